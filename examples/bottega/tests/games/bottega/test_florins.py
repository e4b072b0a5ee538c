"""Florins (BO-20 to BO-22), and that none is created or lost."""

from __future__ import annotations

import random

import pytest

from signoria.games.bottega.state import OVER
from tests.games.bottega.tables import ASIDE, GAME, Table, purses, state_of
from tests.probes import play


@pytest.mark.clause("BO-20", "BO-21")
def test_the_example_of_the_rules() -> None:
    """Four players, 8 florins: 2 for each of the others, 2 into the box, which the master empties."""
    match = play(Table().florins(20, 20, 20, 17, box=3).match(), "offer painting-2", "bid 8", "pass", "pass", "pass")
    assert purses(match) == [20 + 2 + 2 + 3, 12, 22, 19]
    assert match.view(None)["box"] == 0


@pytest.mark.clause("BO-20")
@pytest.mark.parametrize(
    ("seats", "price", "share", "rest"), [(3, 1, 0, 1), (3, 7, 3, 1), (4, 7, 2, 1), (5, 11, 2, 3), (5, 8, 2, 0)]
)
def test_the_price_is_shared_equally_and_the_rest_goes_into_the_box(
    seats: int, price: int, share: int, rest: int
) -> None:
    match = play(Table(seats).match(), "offer painting-2", f"bid {price}", *["pass"] * (seats - 2), f"bid {price}")
    assert purses(match) == [20 - price, *[20 + share] * (seats - 1)]
    assert match.view(None)["box"] == rest
    shared = next(event for event in match.events(None) if event["kind"] == "price-shared")
    assert (shared["share"], shared["rest"]) == (share, rest)


@pytest.mark.clause("BO-21")
def test_a_master_who_takes_the_commission_leaves_the_box() -> None:
    match = play(Table().florins(16, box=4).match(), "offer painting-2", "pass", "pass", "pass")
    assert match.view(None)["box"] == 4
    assert purses(match)[0] == 16


@pytest.mark.clause("BO-21")
def test_nothing_is_told_of_an_empty_box() -> None:
    match = play(Table().match(), "offer painting-2", "bid 3", "pass", "pass", "pass")
    assert "box-emptied" not in [event["kind"] for event in match.events(None)]


@pytest.mark.clause("BO-22")
def test_a_commission_is_turned_up_and_the_next_player_is_master() -> None:
    match = play(Table().match(), "offer painting-2", "pass", "pass", "pass")
    view = match.view(None)
    assert [one["name"] for one in view["open"]] == ["painting-1", "painting-3"]
    assert (view["master"], view["turn"], view["phase"], view["bids"]) == (1, 1, "offer", [])


@pytest.mark.clause("BO-22", "BO-30")
def test_nothing_is_turned_up_once_only_those_set_aside_are_left() -> None:
    match = play(Table().last_day("painting-1").match(), "offer painting-1")
    play(match, "pass", "pass", "pass")
    assert match.over
    assert match.view(None)["open"] == []


@pytest.mark.clause("BO-1", "BO-20", "BO-22", "BO-30")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_florin_and_no_commission_is_created_or_lost(seats: int) -> None:
    dice, match = random.Random(seats), GAME.start(seats, seed=seats)
    while not match.over:
        state = state_of(match)
        assert sum(state.florins) + state.box == 20 * seats
        places = [state.deck[place] for place in range(state.deck_size)]
        places += [lying for lying in state.open if lying != -1]
        places += [number for number in range(24) if state.owner[number] != -1]
        assert sorted(places) == list(range(24))
        (seat,) = match.to_act
        match.play(seat, dice.choice(match.legal(seat)))
    state = state_of(match)
    assert state.phase == OVER
    assert sum(owner != -1 for owner in state.owner) == 24 - ASIDE[seats]
    masters = [event["seat"] for event in match.events(None) if event["kind"] == "commission-offered"]
    assert masters == [(state.first + day) % seats for day in range(24 - ASIDE[seats])]
