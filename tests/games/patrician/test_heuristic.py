"""How the apprentice weighs moves."""

from __future__ import annotations

import math

import pytest

from signoria.games.patrician.moves import MOVES
from tests.games.patrician.games import SETTINGS, random_states
from tests.games.patrician.tables import COMPONENTS, GAME, RULES, Table, state_of


def weights(table: Table) -> dict[str, float]:
    """The weight of each legal move by its text."""
    state = table.state
    moves, found = [0] * MOVES.actions, [0] * MOVES.actions
    count = RULES.legal(state, state.turn, moves)
    RULES.weigh(state, state.turn, moves, count, found)
    return {GAME.book.describe(state, state.turn, moves[place]).text: found[place] for place in range(count)}


def preferred(table: Table) -> str:
    found = weights(table)
    return max(found, key=found.__getitem__)


@pytest.mark.parametrize(("seats", "ambassadors", "messengers"), SETTINGS[3::4])
def test_weighing_changes_nothing_and_gives_every_move_a_finite_weight(
    seats: int, ambassadors: bool, messengers: bool
) -> None:
    moves, found = [0] * MOVES.actions, [math.nan] * MOVES.actions
    for step, state in enumerate(random_states(seats, ambassadors, messengers, seed=71)):
        if step % 12 or not RULES.to_act(state):
            continue
        before = state.copy()
        count = RULES.legal(state, state.turn, moves)
        RULES.weigh(state, state.turn, moves, count, found)
        assert state == before
        assert all(math.isfinite(weight) for weight in found[:count])
        assert all(abs(weight) < 2**31 for weight in found[:count])


@pytest.mark.parametrize("level", [0, 1])
def test_a_simple_bot_makes_legal_moves_to_the_end(level: int) -> None:
    state = state_of(GAME.start(3, seed=72, ambassadors=True, messengers=True))
    decisions = RULES.contest(
        state, [level] * 3, [7, 8, 9, 1], [0] * MOVES.actions, [0] * MOVES.actions, GAME.kit.longest
    )
    assert 0 < decisions <= GAME.kit.longest
    assert RULES.to_act(state) == 0


def test_the_floor_that_wins_both_towers_is_better_than_the_one_that_wins_one() -> None:
    assert preferred(Table().city("verona", "001", "1").play(0, "verona-2")) == "floor verona right"
    assert preferred(Table().city("lucca", "011", "001").play(0, "lucca-3")) == "floor lucca left"


def test_the_last_floor_does_not_give_the_higher_tower_away() -> None:
    assert preferred(Table(3).city("siena", "001", "222").play(0, "siena-3")) == "floor siena left"
    assert preferred(Table(3).city("siena", "222", "001").play(0, "siena-3")) == "floor siena right"


def test_a_move_that_lets_the_own_last_floor_win_both_towers_is_better_than_none() -> None:
    table = Table().city("lucca", "0111", "00").hold(0, "lucca-3").built(0, "roma-7").lay(roma="siena-1")
    table.rules.after_building(table.state, 0)
    assert preferred(table) == "move lucca left"


def test_a_move_that_puts_a_sure_tower_at_risk_is_worse_than_none() -> None:
    table = Table().city("bologna", "1000", "1111").built(0, "roma-7").lay(roma="siena-1")
    table.rules.after_building(table.state, 0)
    assert preferred(table) == "pass"


def test_a_card_that_completes_a_set_is_better_than_one_that_does_not() -> None:
    table = Table().heads(0, a=2).built(0, "roma-6").lay(bologna="ferrara-2", verona="ferrara-3").hold(1, "siena-1")
    table.rules.start_taking(table.state, 0)
    assert preferred(table) == "take bologna"


def test_a_messenger_goes_where_one_leads_and_not_where_others_do() -> None:
    table = Table(2, messengers=True).hold(1, "siena-1").city("bologna", "0000", "000").city("firenze", "000", "0000")
    table.city("parma", "111", "1").city("verona", "111", "1").built(0, "roma-3")
    table.rules.start_taking(table.state, 0)
    found = weights(table)
    assert preferred(table) == "messenger bologna firenze"
    assert found["messenger parma verona"] < found["pass"]
    assert set(found) == {*(f"messenger {' '.join(pair)}" for pair in COMPONENTS.roads[1:10]), "pass"}
