"""How many ways there are to play on: a guard against a rule that changes by accident."""

from __future__ import annotations

import pytest

from signoria.games.habemus_papam.moves import MOVES
from signoria.games.habemus_papam.state import OVER, State
from tests.games.habemus_papam.tables import GAME, RULES, state_of


def ways(state: State, depth: int) -> list[int]:
    """How many sequences there are of 1 to `depth` decisions, the lowest seat to act first."""
    counts = []
    layer = [state]
    for level in range(1, depth + 1):
        found = [(before, legal_moves(before)) for before in layer if before.phase != OVER]
        counts.append(sum(len(moves) for _, moves in found))
        if level < depth:
            layer = [after(before, action) for before, moves in found for action in moves]
    return counts


def asked(state: State) -> int:
    seat: int = RULES.lowest_bit(RULES.to_act(state))
    return seat


def legal_moves(state: State) -> list[int]:
    moves = [0] * MOVES.actions
    return moves[: RULES.legal(state, asked(state), moves)]


def after(state: State, action: int) -> State:
    copy = state.copy()
    RULES.apply(copy, asked(copy), action)
    return copy


def after_first_moves(seats: int, decisions: int) -> State:
    """A game in which the first, the eighth, the fifteenth legal move, and so on, is made by turns."""
    state = state_of(GAME.start(seats, seed=5, first=0))
    for number in range(decisions):
        moves = legal_moves(state)
        RULES.apply(state, asked(state), moves[number * 7 % len(moves)])
    return state


@pytest.mark.parametrize("seats", [3, 4])
def test_ways_to_play_from_the_start(seats: int) -> None:
    state = state_of(GAME.start(seats, seed=5, first=0))
    assert ways(state, 2) == [29, 29 * 29]


@pytest.mark.parametrize(
    ("seats", "decisions", "counts"),
    [
        (3, 6, [2, 68]),
        (3, 20, [2, 31, 450]),
        (3, 29, [2, 4, 60, 540]),
        (3, 56, [2, 4, 8, 24]),
        (3, 66, [4, 60]),
        (3, 73, [3, 12, 108]),
        (3, 76, [11, 11, 44, 132, 297]),
        (3, 97, [8, 31, 31]),
        (3, 106, [9, 39, 39]),
        (3, 114, [2, 4, 19]),
        (3, 118, [8, 88, 880, 7512]),
        (3, 121, [9, 72, 10, 0]),
        (4, 15, [3, 39]),
        (4, 31, [3, 6, 12, 170]),
        (4, 34, [5, 33, 276]),
        (4, 69, [2, 4, 8, 16, 32]),
        (4, 94, [7, 28, 84, 195, 742]),
        (4, 108, [14, 123, 136]),
        (4, 119, [15, 150, 1184]),
        (4, 130, [10, 80, 160]),
        (4, 140, [10, 20, 40]),
        (4, 143, [15, 15, 150, 1354]),
    ],
)
def test_ways_to_play_from_the_middle(seats: int, decisions: int, counts: list[int]) -> None:
    assert ways(after_first_moves(seats, decisions), len(counts)) == counts
