"""Which of a clause's causes a refusal names (PF-11, PF-30, PF-44 to PF-48, PF-103, PF-121); amounts without a move."""

from __future__ import annotations

import pytest

from signoria.games.princes_of_florence.constants import FREEDOM_NAMES
from signoria.games.princes_of_florence.state import NUMBERS
from tests.games.princes_of_florence.tables import Table, piece, pile
from tests.probes import forbids, play, why


@pytest.mark.clause("PF-11")
def test_what_is_not_asked_in_the_auctions_is_refused_for_its_own_cause() -> None:
    match = Table(3).match()
    assert why(match, "pass") == why(match, "bid 300") == "PF-11-open"
    assert why(match, "give up", seat=1) == "PF-11-wait"
    play(match, "open jester")
    for florins in (0, -100, 100, 250, 400, 1_000_000):
        assert why(match, f"bid {florins}") == "PF-11-bid"
    assert why(match, "give up") == "PF-11-bid"
    assert why(match, "bid x") == why(match, "bid") == "no-such-move"


@pytest.mark.clause("PF-30", "PF-109")
def test_an_action_that_is_over_is_refused_for_its_own_cause() -> None:
    table = Table(3, muse_and_princess=True).owner("merchant", 0).florins(0, 5000).actions()
    match = table.match()
    assert why(match, "bid 300") == "PF-30-now"
    assert why(match, "end", seat=1) == "PF-30-wait"
    play(match, "freedom travel")
    assert why(match, "freedom opinion") == "PF-30-freedom"
    play(match, "draw bonus", "keep buildings", "rest")
    assert why(match, "build tower") == why(match, "draw bonus") == "PF-30-spent"
    drawn = play(table.match(), "draw profession")
    play(drawn, drawn.legal(0)[0].text, "rest")
    assert why(drawn, "draw profession") == "PF-30-profession"


@pytest.mark.clause("PF-44", "PF-121")
def test_a_building_that_may_not_be_built_is_refused_for_its_own_cause() -> None:
    table = Table(3).florins(0, 5000).tile(0, "tower a1 r0").actions()
    table.state.stock[piece("chapel")] = 0
    match = table.match()
    assert why(match, "build tower") == "PF-44-owned"
    assert why(match, "build chapel") == "PF-44-gone"
    assert why(match, "offer opera") == "PF-121-off"
    squares = [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)]
    palace = match.view(None)["players"][1]["palace"]
    table.covering(1, " ".join(square for square in squares if square not in palace)).actions(1)
    assert why(table.florins(1, 5000).match(), "build tower") == "PF-44-no-place"


@pytest.mark.clause("PF-46", "PF-48")
def test_an_action_that_cannot_be_paid_or_had_is_refused_for_its_own_cause() -> None:
    table = Table(3).florins(0, 5000).freedoms(0, "travel").actions()
    table.state.freedom_supply[FREEDOM_NAMES.index("opinion")] = 0
    table.state.pile_size[pile("bonus")] = 0
    match = table.match()
    assert why(match, "freedom travel") == "PF-46-owned"
    assert why(match, "freedom opinion") == "PF-46-gone"
    assert why(match, "draw bonus") == "PF-48-empty"
    poor = Table(3).florins(0, 0).points(0, 0).actions().match()
    for text in ("draw bonus", "draw profession", "freedom travel", "build tower"):
        assert why(poor, text) == "PF-48-means"


@pytest.mark.clause("PF-101", "PF-103")
def test_a_number_for_a_character_is_refused_for_its_own_cause() -> None:
    table = Table(3, muse_and_princess=True).characters().florins(0, 300)
    match = table.match()
    assert why(match, "muse 4") == why(match, f"muse {NUMBERS}") == why(match, "muse 999") == "PF-103-florins"
    assert why(match, "banker 6") == "PF-103-card"
    assert why(match, "muse -1") == why(match, "price 50") == "PF-101"
    assert why(match, "muse x") == "no-such-move"
    rich = table.florins(0, 100 * NUMBERS).match()
    assert forbids(rich, f"muse {NUMBERS - 1}") is None
    assert why(rich, f"muse {NUMBERS}") == "PF-101"


@pytest.mark.clause("PF-125", "PF-33")
def test_a_price_of_any_number_is_refused_with_the_clause_for_prices() -> None:
    table = Table(3, cooperation=True).actions()
    match = play(table.match(), "offer tower", "partner 1", "place tower f1 r0")
    for florins in (-100, 50, 3100, 100_000):
        assert why(match, f"price {florins}") == "PF-125"
    play(match, "price 100")
    assert why(match, "counter 150") == why(match, "counter 3100") == "PF-125"
    assert why(match, "price x") == "no-such-move"
