"""The worked examples the rulebook prints about works."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.princes_of_florence.tables import Table, own
from tests.probes import forbids, play, player, texts

ANNE = 0


def annes_table() -> Match:
    """Round three: Anne has a theatre, the freedom to travel, two jesters, three professions and a recruiting card."""
    table = Table(4).tile(ANNE, "theatre a1 r0").freedoms(ANNE, "travel").jesters(ANNE, 2).recruiting(ANNE, in_hand=1)
    table.hand(ANNE, "poet", "composer").worked(ANNE, "sculptor").florins(ANNE, 0)
    return table.round(3).actions().match()


@pytest.mark.clause("PF-31", "PF-32", "PF-33")
def test_annes_poet_is_worth_15_and_brings_7_points_and_100_florins() -> None:
    match = annes_table()
    assert (match.view(None)["round"], match.view(None)["minimum"]) == (3, 12)
    play(match, "work poet")
    assert match.events(None) == [
        {"kind": "work-begun", "seat": ANNE, "card": "poet", "value": 15},
        {"kind": "work-made", "seat": ANNE, "value": 15},
    ]
    assert texts(match) == [f"prestige {points}" for points in range(8)]
    play(match, "prestige 7")
    assert match.events(None)[-1] == {"kind": "work-paid", "seat": ANNE, "florins": 100, "points": 7}
    assert (player(match, ANNE)["prestige"], own(match, ANNE)["florins"]) == (7, 100)
    assert player(match, ANNE)["best_work"] == 15


@pytest.mark.clause("PF-31", "PF-32")
def test_annes_other_professions_fall_short_of_12_without_a_bonus_card() -> None:
    """The composer likes nothing Anne has: 4 for jesters and 4 for cards."""
    match = annes_table()
    assert {held["name"]: held["value"] for held in own(match, ANNE)["hand"]} == {"composer": 8, "poet": 15}
    assert (forbids(match, "work composer"), forbids(match, "work sculptor")) == ("PF-32", "PF-31")


@pytest.mark.clause("PF-33")
@pytest.mark.parametrize(("points", "florins"), [(0, 1500), (1, 1300), (7, 100)])
def test_a_work_of_15_pays_1500_florins_of_which_200_to_1400_can_be_given_back(points: int, florins: int) -> None:
    match = play(annes_table(), "work poet")
    assert forbids(match, "prestige 8") == "PF-33"
    play(match, f"prestige {points}")
    assert (player(match, ANNE)["prestige"], own(match, ANNE)["florins"]) == (points, florins)


@pytest.mark.clause("PF-32")
@pytest.mark.parametrize(("number", "minimum"), [(2, 10), (6, 16)])
def test_in_round_two_a_work_needs_10_and_in_round_six_16(number: int, minimum: int) -> None:
    """Jesters and cards alone make 9 or 10, 15 or 16."""
    for cards, clause in ((1, "PF-32"), (2, None)):
        table = Table(4).hand(ANNE, "poet").jesters(ANNE, minimum // 2 - 1).recruiting(ANNE, on_table=cards - 1)
        match = table.round(number).actions().match()
        assert match.view(None)["minimum"] == minimum
        assert own(match, ANNE)["hand"][0]["value"] == minimum - 2 + cards
        assert forbids(match, "work poet") == clause


@pytest.mark.clause("PF-35")
def test_the_only_work_of_the_round_is_the_best_and_scores_3() -> None:
    match = play(annes_table(), "work poet", "prestige 7", "end", "end", "end", "end")
    assert [event for event in match.events(None) if event["kind"] == "best-work"] == [
        {"kind": "best-work", "seat": ANNE, "value": 15, "points": 3}
    ]
    assert player(match, ANNE)["prestige"] == 7 + 3


@pytest.mark.clause("PF-70", "PF-71", "PF-33")
def test_there_are_two_ways_to_get_money_a_work_and_going_back() -> None:
    """Anne has no florins: a work pays for a building, or points do, 100 florins each."""
    worked = play(annes_table(), "work poet", "prestige 3", "build tower", "place tower e1 r0")
    assert (own(worked, ANNE)["florins"], player(worked, ANNE)["prestige"]) == (200, 3 + 3)
    table = Table(4).florins(ANNE, 0).points(ANNE, 8)
    back = play(table.actions().match(), "build tower", "place tower e1 r0")
    assert (own(back, ANNE)["florins"], player(back, ANNE)["prestige"]) == (0, 8 - 7 + 3)
