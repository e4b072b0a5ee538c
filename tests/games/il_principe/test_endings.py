"""Whole games that come to every ending there is (IP-50 to IP-55)."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.il_principe.constants import FACE_UP
from tests.games.il_principe.games import wilful_game
from tests.games.il_principe.tables import on_offer
from tests.probes import kinds

BUILDERS = ("build", "bid 1", "pass")
PASSERS = ("pass",)
AT_RANDOM = ()


def reason(match: Match) -> str:
    assert match.outcome is not None
    return match.outcome.reason


def income(match: Match) -> list[object]:
    """What was told after the last round had begun, up to the auctions."""
    told = kinds(match.events(None))
    return told[told.index("last-round-begun") :]


@pytest.mark.clause("IP-50")
@pytest.mark.parametrize(
    ("seats", "edition", "abundance", "seed"),
    [
        (2, "first", True, 0),
        (2, "second", False, 0),
        (3, "first", False, 0),
        (3, "second", True, 0),
        (4, "first", True, 1),
        (4, "second", False, 1),
        (5, "first", False, 21),
        (5, "second", False, 3),
    ],
)
def test_builders_run_out_of_cities(seats: int, edition: str, abundance: bool, seed: int) -> None:
    match = wilful_game(seats, edition, abundance, seed, *BUILDERS)
    assert reason(match) == "ending-cities"
    assert on_offer(match).count(None) > 0
    assert match.view(None)["cities_to_come"] == 0
    built = [shown["name"] for shown in match.view(None)["places"] if shown["builder"] is not None]
    left_out = 5 if seats == 2 else 0
    assert len(built) + FACE_UP - on_offer(match).count(None) + left_out == 15
    assert "last-round-begun" not in kinds(match.events(None))


@pytest.mark.clause("IP-54", "IP-52")
@pytest.mark.parametrize(("seats", "left"), [(3, 4), (4, 4), (5, 0)])
def test_in_the_second_edition_a_deck_that_is_too_small_ends_the_game_of_passers(seats: int, left: int) -> None:
    match = wilful_game(seats, "second", False, 0, *PASSERS)
    assert (reason(match), match.view(None)["deck"]) == ("ending-deck", left)
    assert income(match)[:3] == ["last-round-begun", "coins-paid-out", "game-ended"]


@pytest.mark.clause("IP-54", "IP-23", "IP-55")
@pytest.mark.parametrize(("seats", "left"), [(3, 4), (4, 4), (5, 0)])
def test_in_the_first_edition_passers_see_their_discards_again(seats: int, left: int) -> None:
    match = wilful_game(seats, "first", False, 0, *PASSERS)
    assert reason(match) == "ending-last-round"
    told = match.events(None)
    unsold = 100 - left - 2 * seats * (match.view(None)["round"] - 1)
    assert {"kind": "discards-shuffled", "count": unsold} in told
    last = income(match)
    assert last[:2] == ["last-round-begun", "discards-shuffled"]
    assert last.count("turn-passed") == seats
    assert last.count("roles-returned") == 1
    assert "coins-paid-out" not in last


@pytest.mark.clause("IP-51", "IP-53", "IP-55")
@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 0), (4, 2), (5, 0)])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_after_a_last_round_the_game_is_over(seats: int, edition: str, seed: int) -> None:
    match = wilful_game(seats, edition, True, seed, *AT_RANDOM)
    assert reason(match) == "ending-last-round"
    last = income(match)
    assert ("coins-paid-out" in last) == (edition == "second")
    assert "group-revealed" in last
    assert last.count("roles-returned") == 1


@pytest.mark.clause("IP-53", "IP-55")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_two_players_may_have_no_card_left_for_the_last_auctions(edition: str) -> None:
    match = wilful_game(2, edition, True, 7, "lay red", "pass")
    last = income(match)
    assert (reason(match), match.view(None)["deck"]) == ("ending-last-round", 0)
    assert "no-reserve" in last
    assert "auction-opened" not in last


@pytest.mark.clause("IP-54", "IP-55")
def test_in_the_first_edition_deck_and_discards_may_both_be_empty() -> None:
    match = wilful_game(3, "first", True, 1, "build", "bid 1")
    last = income(match)
    assert (reason(match), match.view(None)["deck"]) == ("ending-last-round", 0)
    assert "no-reserve" in last
    assert "auction-opened" not in last
