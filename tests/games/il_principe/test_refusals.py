"""Which of a clause's causes a refusal names (IP-12, IP-21, IP-30, IP-32, IP-45); bids there are no moves for."""

from __future__ import annotations

import pytest

from signoria.games.il_principe.constants import MAX_COINS
from signoria.games.il_principe.state import BEGIN_TURNS, NEXT_COLOUR, RESERVE
from tests.games.il_principe.tables import Table, auctions
from tests.probes import forbids, play, why


@pytest.mark.clause("IP-12")
@pytest.mark.parametrize(("seats", "due"), [(2, "three"), (3, "two"), (5, "two")])
def test_cards_that_may_not_go_into_the_reserve_are_refused_for_their_own_cause(seats: int, due: str) -> None:
    table = Table(seats)
    for seat in range(seats):
        table.hand(seat, white=3, red=1)
    table.state.phase = RESERVE
    match = table.match()
    some = " white" * (3 if seats == 2 else 2)
    assert why(match, f"reserve green{some[6:]}") == "IP-12-hand"
    for text in ("reserve", "reserve white", f"reserve red{some}", "reserve" + " white" * 9, "pass", "bid 1", "bid 0"):
        assert why(match, text) == f"IP-12-{due}"
    match.play(1, f"reserve{some}")
    assert why(match, f"reserve{some}", seat=1) == why(match, "pass", seat=1) == "IP-12-done"


@pytest.mark.clause("IP-21", "IP-22")
def test_a_bid_that_may_not_be_made_is_refused_for_its_own_cause() -> None:
    match = play(auctions(green=1), "bid 3")
    assert why(match, "bid 3") == why(match, "bid 1") == "IP-21-low"
    assert why(match, "build siena") == "IP-21-now"
    assert why(match, "bid 5", seat=1) == why(match, "bid 5", seat=0) == "IP-21-wait"
    play(match, "pass", "bid 4")
    assert why(match, "bid 5", seat=2) == "IP-21-passed"


@pytest.mark.clause("IP-21", "IP-22")
def test_a_bid_of_any_number_is_refused_with_the_clause_for_bids() -> None:
    match = auctions(green=1)
    assert [why(match, f"bid {coins}") for coins in (0, -1, "00")] == ["IP-21-now"] * 3
    assert [why(match, f"BID   {coins} ") for coins in (10, 99, 100, 1_000_000)] == ["IP-22"] * 4
    for text in ("bid", "bid x", "bid 1.5", "bid 1 2", "bid 10000000000"):
        assert why(match, text) == "no-such-move"


@pytest.mark.clause("IP-21")
def test_a_bid_above_all_there_are_is_never_taken_for_another() -> None:
    """Not even from whoever could pay the highest one."""
    match = auctions(purses=(9, MAX_COINS, 9), green=1)
    assert forbids(match, f"bid {MAX_COINS}") is None
    assert forbids(match, f"bid {MAX_COINS + 1}") == "IP-21"


@pytest.mark.clause("IP-30", "IP-32")
def test_a_city_that_may_not_be_built_is_refused_for_its_own_cause() -> None:
    table = Table().round(2).cities("firenze lucca milano siena").coins(4, 9, 9)
    match = table.hand(0, green=3, white=1).hand(1, red=1).match(BEGIN_TURNS)
    assert why(match, "build rimini") == "IP-32-face-up"
    assert why(match, "build firenze") == "IP-32-coins"
    assert why(match, "build milano") == "IP-32-cards"
    assert why(match, "bid 1") == why(match, "lay green 0") == "IP-30-now"
    assert why(match, "pass", seat=1) == "IP-30-wait"


@pytest.mark.clause("IP-45")
def test_who_may_not_bid_for_a_role_is_told_why() -> None:
    match = Table(4).coins(9, 9, 9, 9).up(1, green=2).up(2, green=2).up(3, green=2).match(NEXT_COLOUR)
    assert match.to_act == (1,)
    assert why(match, "bid 1", seat=0) == "IP-45-others"
    assert why(match, "bid 1", seat=2) == "IP-45-wait"
    assert why(play(match, "pass"), "bid 1", seat=1) == "IP-45-passed"
