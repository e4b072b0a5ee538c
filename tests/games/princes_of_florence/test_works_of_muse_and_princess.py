"""Works with the muse (PF-105), and the work of the princess (PF-107)."""

from __future__ import annotations

import pytest

from tests.games.princes_of_florence.tables import RULES, Table, own
from tests.games.princes_of_florence.working import value_of, worth
from tests.probes import forbids, play, player, texts

# -- the muse (PF-105)


@pytest.mark.clause("PF-105", "PF-31")
@pytest.mark.parametrize("number", [1, 4, 7])
def test_the_muse_adds_the_number_of_the_round_to_her_owners_works(number: int) -> None:
    table = Table(3, muse_and_princess=True).hand(0, "poet").hand(1, "painter").owner("muse", 0).round(number)
    assert (value_of(table, "poet"), value_of(table, "painter", 1)) == (1 + number, 1)


@pytest.mark.clause("PF-105", "PF-32", "PF-33", "PF-35")
def test_the_muse_counts_for_the_minimum_the_pay_and_the_best_work() -> None:
    """16 with the muse in round six; 10 would not do."""
    table = worth(10, muse_and_princess=True).owner("muse", 0).round(6).actions()
    match = play(table.match(), "work poet")
    assert texts(match)[-1] == "prestige 8"
    play(match, "prestige 8")
    assert (own(match, 0)["florins"], player(match, 0)["best_work"]) == (3500, 16)


# -- the princess (PF-107)


@pytest.mark.clause("PF-107")
@pytest.mark.parametrize(
    ("table", "value"),
    [
        (Table(), 0),
        (Table().owning(0, "lake", "lake", "park"), 9),
        (Table().owning(0, "tower", "university"), 4),
        (Table().architects(0, 3), 6),
        (Table().hand(0, "poet", "painter"), 2),
        (Table().worked(0, "poet", "painter", "composer"), 3),
        (Table().recruiting(0, in_hand=1, on_table=2), 3),
        (Table().jesters(0, 3).freedoms(0, "travel").bonus(0, "lakes").prestige(0, "most-lakes"), 0),
        (Table().owner("princess", 0).owner("muse", 0), 0),
        (Table().owning(1, "lake", "tower").architects(1, 1).hand(1, "poet").worked(1, "painter"), 0),
    ],
)
def test_the_princesss_work_counts_landscapes_buildings_architects_and_cards(table: Table, value: int) -> None:
    assert RULES.value_of_princess_work(table.state, 0) == value


@pytest.mark.clause("PF-107", "PF-32")
def test_the_princesss_work_needs_the_minimum_and_her_owner() -> None:
    table = Table(3, muse_and_princess=True).owning(0, "lake", "lake").bonus(0, "lakes").owner("princess", 0)
    short = table.actions().match()
    assert forbids(short, "princess") == "PF-32"
    assert "princess" not in texts(short)
    enough = table.hand(0, "poet").actions().match()
    assert (forbids(enough, "princess"), texts(enough)[1]) == (None, "princess")
    other = table.owner("princess", 1).actions().match()
    assert forbids(other, "princess") == "PF-107"
    assert "princess" not in texts(other)


@pytest.mark.clause("PF-107", "PF-33", "PF-35", "PF-104")
def test_the_princess_makes_one_work_without_a_profession_or_a_bonus_card() -> None:
    table = Table(3, muse_and_princess=True).owning(0, "lake", "lake").hand(0, "poet", "painter").bonus(0, "lakes")
    match = play(table.owner("princess", 0).actions().match(), "princess")
    assert match.events(None) == [
        {"kind": "princess-helped", "seat": 0, "value": 8},
        {"kind": "work-made", "seat": 0, "value": 8},
    ]
    assert texts(match) == [f"prestige {points}" for points in range(5)]
    play(match, "prestige 1")
    assert match.events(None)[-1] == {"kind": "work-paid", "seat": 0, "florins": 600, "points": 1}
    assert (player(match, 0)["best_work"], player(match, 0)["table"], player(match, 0)["professions"]) == (8, [], 2)
    assert match.view(None)["action"]["actions_left"] == 1
    assert forbids(match, "princess") == "PF-107"
    assert {held["name"]: held["owner"] for held in match.view(None)["characters"]}["princess"] is None


@pytest.mark.clause("PF-107", "PF-30")
def test_the_princess_needs_an_action() -> None:
    table = Table(3, muse_and_princess=True).owning(0, "lake", "lake", "lake").owner("princess", 0).owner("merchant", 0)
    match = play(table.actions().match(), "build tower", "place tower a1 r0", "build chapel", "place chapel a3 r0")
    assert (match.to_act, texts(match), forbids(match, "princess")) == ((0,), ["merchant points", "end"], "PF-30")
