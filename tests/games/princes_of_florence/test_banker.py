"""What the banker does (PF-110)."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.princes_of_florence.powers import after, owners, table
from tests.games.princes_of_florence.tables import own
from tests.probes import kinds, play, player


def pass_round(match: Match, *characters: str) -> Match:
    """A round in which nobody buys or does anything."""
    chosen = characters or ("pass",) * match.seats
    return play(match, *["give up"] * match.seats, *chosen, *["end"] * match.seats)


def on_banker(match: Match) -> int:
    (florins,) = (row["florins"] for row in match.view(None)["characters"] if row["name"] == "banker")
    return int(florins)


@pytest.mark.clause("PF-110")
@pytest.mark.parametrize("number", range(6))
def test_the_banker_pays_what_lies_on_the_card_less_the_bid(number: int) -> None:
    match = play(table().characters().match(), f"banker {number}", "pass", "pass")
    assert own(match, 0)["florins"] == 3500 + 600 - 100 * number
    assert match.events(None)[3:] == [
        {"kind": "character-taken", "seat": 0, "character": "banker", "florins": 100 * number},
        {"kind": "banker-paid", "seat": 0, "florins": 600 - 100 * number},
    ]
    assert owners(match) == {}
    assert (match.view(None)["stage"], match.to_act) == ("actions", (0,))


@pytest.mark.clause("PF-110")
def test_without_a_taker_100_are_added_when_the_next_phase_starts_and_600_lie_there_after_one() -> None:
    match = table(2).match()
    found = []
    for number in range(1, 8):
        play(match, "give up", "give up")
        found.append(on_banker(match))
        play(match, *(["banker 1", "pass"] if number in (3, 6) else ["pass", "pass"]), "end", "end")
    assert found == [600, 700, 800, 600, 700, 800, 600]
    assert match.over


@pytest.mark.clause("PF-110")
def test_money_is_added_only_when_the_next_phase_starts() -> None:
    match = pass_round(table(2).match())
    assert (match.view(None)["round"], on_banker(match)) == (2, 600)
    play(match, "give up")
    assert on_banker(match) == 600
    play(match, "give up")
    assert on_banker(match) == 700
    taken = play(match, "banker 0", "pass", "end", "end", "give up", "give up")
    assert (taken.view(None)["round"], on_banker(taken)) == (3, 600)


@pytest.mark.clause("PF-110")
def test_the_money_of_rounds_without_a_taker_goes_to_the_next_one() -> None:
    match = pass_round(pass_round(table(2).match()))
    play(match, "give up", "give up", "banker 2", "pass")
    assert own(match, 0)["florins"] == 2500 + 800 - 200


def last_round(florins: int) -> Match:
    """Round seven, and its characters are to come; seat 0 has so many florins and a prestige card worth 6."""
    last = table().round(7).florins(0, florins).prestige(0, "most-jesters").jesters(0, 1)
    return play(last.match(), "give up", "give up", "give up")


@pytest.mark.clause("PF-110", "PF-72")
@pytest.mark.parametrize(("florins", "points", "left"), [(0, 3, 100), (100, 4, 0), (200, 4, 100), (1300, 10, 0)])
def test_who_took_the_banker_in_round_seven_turns_florins_into_points_after_the_cards(
    florins: int, points: int, left: int
) -> None:
    match = last_round(florins)
    assert on_banker(match) == 700
    play(match, "banker 0", "pass", "pass")
    assert after(match, "end", "end", "end")[-3:] == [
        {"kind": "card-scored", "seat": 0, "card": "most-jesters", "points": 6},
        {"kind": "florins-exchanged", "seat": 0, "florins": 200 * points, "points": points},
        {"kind": "game-ended"},
    ]
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (left, 6 + points)
    assert player(match, 0)["earned"]["banker"] == points


@pytest.mark.clause("PF-110")
@pytest.mark.parametrize(("florins", "points", "left"), [(0, 0, 100), (100, 1, 0)])
def test_every_two_hundred_florins_make_a_point(florins: int, points: int, left: int) -> None:
    draws = ["draw bonus", "keep buildings", "rest", "draw bonus", "keep landscapes", "rest"]
    match = play(last_round(florins), "banker 0", "pass", "pass", *draws, "end", "end")
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (left, 6 + points)


@pytest.mark.clause("PF-110")
def test_who_took_the_banker_earlier_or_another_character_keeps_the_florins() -> None:
    earlier = play(table().round(6).match(), *["give up"] * 3, "banker 0", "pass", "pass", *["end"] * 3)
    play(earlier, *["give up"] * 3, "pass", "muse 3", "pass", *["end"] * 3)
    assert earlier.over
    assert [own(earlier, seat)["florins"] for seat in range(3)] == [3500 + 700, 3500, 3500 - 300]
    assert [player(earlier, seat)["prestige"] for seat in range(3)] == [0, 0, 0]
    assert "florins-exchanged" not in kinds(earlier.events(None))


@pytest.mark.clause("PF-110", "PF-72")
def test_points_bought_at_the_end_count_before_florins() -> None:
    match = play(last_round(600), "banker 0", "pass", "pass", "end", "end", "end")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners) == ((12, 0, 0), (0,))
    assert outcome.places == (1, 2, 2)
