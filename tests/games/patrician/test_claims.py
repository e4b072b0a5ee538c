"""What the board says at a glance: who leads, who would with the next floor, and what is at stake."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.patrician.state import State
from tests.games.patrician.games import SETTINGS, random_states
from tests.games.patrician.tables import GAME, RULES, Table, city_view, tower
from tests.probes import play


def leaders_with_one_more(state: State, where: int) -> list[int]:
    """Who would lead a tower, found by building the floor."""
    found = []
    for seat in range(state.seats):
        grown = state.copy()
        RULES.add_floor(grown, where, seat)
        if RULES.leader_of(grown, where) == seat:
            found.append(seat)
    return found


@pytest.mark.clause("PA-21", "PA-22")
@pytest.mark.parametrize(("seats", "ambassadors", "messengers"), SETTINGS[::4])
def test_who_would_lead_is_who_leads_once_the_floor_is_built(seats: int, ambassadors: bool, messengers: bool) -> None:
    for step, state in enumerate(random_states(seats, ambassadors, messengers, seed=5)):
        if step % 9:
            continue
        for shown in GAME.kit.view(GAME, state, None)["cities"]:
            for side in shown["towers"]:
                where = tower(f"{shown['name']} {side['site']}")
                would = leaders_with_one_more(state, where)
                assert RULES.would_lead(state, where) == sum(1 << seat for seat in would)
                can_grow = not shown["scored"] and RULES.may_add_floor(state, where) == 0
                assert side["takers"] == ([seat for seat in would if seat != side["leader"]] if can_grow else [])


@pytest.mark.clause("PA-12", "PA-13")
def test_nobody_takes_a_tower_that_the_last_floor_may_not_go_to() -> None:
    left, right = city_view(Table(2).city("lucca", "001010").match(), "lucca")["towers"]
    assert (left["takers"], right["takers"]) == ([], [0, 1])
    full = Table(2).city("lucca", "001010", "1").scored("lucca").match()
    assert [side["takers"] for side in city_view(full, "lucca")["towers"]] == [[], []]


def stakes(table: Table, name: str) -> list[tuple[bool, int]]:
    """For both towers of a city: whether it is the higher, and what it would win."""
    return [(side["is_higher"], side["stake"]) for side in city_view(table.match(), name)["towers"]]


@pytest.mark.clause("PA-21", "PA-23")
def test_the_higher_tower_stands_for_the_larger_tile_and_an_empty_site_for_none() -> None:
    assert stakes(Table(2), "roma") == [(False, 0), (False, 0)]
    assert stakes(Table(2).city("roma", "0"), "roma") == [(True, 9), (False, 0)]
    assert stakes(Table(2).city("roma", "0", "1"), "roma") == [(True, 9), (False, 6)]
    assert stakes(Table(2).city("roma", "0", "11"), "roma") == [(False, 6), (True, 9)]


@pytest.mark.parametrize(("seats", "ambassadors", "messengers"), SETTINGS[::4])
def test_what_a_tower_is_said_to_win_is_what_it_wins(seats: int, ambassadors: bool, messengers: bool) -> None:
    *_, state = random_states(seats, ambassadors, messengers, seed=6)
    for shown in GAME.kit.view(GAME, state, None)["cities"]:
        won = {side["stake"]: side["leader"] for side in shown["towers"]}
        assert won == {tile["value"]: tile["owner"] for tile in shown["tiles"]}
        assert shown["room"] == 0


@pytest.mark.clause("PA-12")
def test_a_city_says_how_many_floors_are_still_to_come() -> None:
    match = Table(2).city("lucca", "01", "0").hold(0, "lucca-1").match()
    assert (city_view(match, "lucca")["room"], city_view(match, "roma")["room"]) == (4, 9)
    play(match, "play lucca-1", "floor lucca left")
    assert city_view(match, "lucca")["room"] == 3


def owners(table: Table) -> list[Any]:
    return [shown["owner"] for shown in table.match().view(None)["ambassadors"]]


@pytest.mark.clause("PA-40", "PA-41", "PA-42")
def test_whose_each_ambassador_would_be_now_is_shown() -> None:
    assert Table(2).match().view(None)["ambassadors"] == []
    assert owners(Table(3, ambassadors=True)) == [None] * 4
    table = Table(3, ambassadors=True).tiles(firenze=".0", roma=".1", milano="12")
    assert owners(table) == [0, 2, None, 1]
    shown = table.match().view(None)["ambassadors"]
    assert [(row["letter"], row["value"]) for row in shown] == [("a", 6), ("b", 4), ("c", 2), ("d", None)]
    assert shown[3]["cities"] == ["verona", "parma", "milano"]


@pytest.mark.parametrize(("seats", "ambassadors", "messengers"), [setting for setting in SETTINGS if setting[1]])
def test_at_the_end_they_are_whose_they_are(seats: int, ambassadors: bool, messengers: bool) -> None:
    *_, state = random_states(seats, ambassadors, messengers, seed=7)
    view = GAME.kit.view(GAME, state, None)
    held = {letter: row["seat"] for row in view["sheet"] for letter in row["ambassadors"]}
    assert {row["letter"]: row["owner"] for row in view["ambassadors"]} == held
