"""How many ways there are to play on: a guard against a rule that changes by accident."""

from __future__ import annotations

import pytest

from signoria.games.il_principe.moves import MOVES
from signoria.games.il_principe.state import OVER, State
from tests.games.il_principe.tables import GAME, RULES, state_of


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


def after_first_moves(seats: int, edition: str, decisions: int) -> State:
    """A game in which the first, the eighth, the fifteenth legal move, and so on, is made by turns."""
    state = state_of(GAME.start(seats, seed=5, first=0, edition=edition))
    for number in range(decisions):
        moves = legal_moves(state)
        RULES.apply(state, asked(state), moves[number * 7 % len(moves)])
    return state


@pytest.mark.parametrize(
    ("seats", "edition", "abundance", "counts"),
    [
        (2, "second", False, [2, 14, 168]),
        (3, "first", False, [2, 12, 36]),
        (4, "second", True, [2, 12, 36]),
        (5, "second", False, [2, 12, 36]),
    ],
)
def test_ways_to_play_from_the_start(seats: int, edition: str, abundance: bool, counts: list[int]) -> None:
    state = state_of(GAME.start(seats, seed=5, first=0, edition=edition, abundance=abundance))
    assert ways(state, len(counts)) == counts


@pytest.mark.parametrize(
    ("seats", "edition", "decisions", "counts"),
    [
        (2, "first", 13, [4, 72, 649, 5095]),
        (2, "second", 94, [14, 36, 187, 1548]),
        (2, "second", 103, [6, 11, 30, 0]),
        (3, "first", 94, [5, 70, 980, 5880]),
        (3, "first", 211, [6, 36, 0]),
        (3, "second", 67, [7, 16, 16, 34]),
        (3, "second", 94, [2, 6, 6, 6]),
        (4, "first", 31, [6, 48, 384, 1920]),
        (4, "first", 58, [7, 42, 294, 1530]),
        (4, "second", 76, [9, 54, 432, 1242]),
        (4, "second", 103, [12, 108, 413, 2166]),
        (4, "second", 229, [2, 2, 6, 0]),
        (5, "first", 130, [9, 108, 216, 522]),
        (5, "second", 94, [6, 54, 540, 3240]),
        (5, "second", 229, [15, 44, 88, 106]),
    ],
)
def test_ways_to_play_from_the_middle(seats: int, edition: str, decisions: int, counts: list[int]) -> None:
    assert ways(after_first_moves(seats, edition, decisions), len(counts)) == counts
