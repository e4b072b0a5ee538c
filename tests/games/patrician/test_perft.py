"""How many ways there are to play on: a guard against a rule that changes by accident."""

from __future__ import annotations

import pytest

from signoria.games.patrician.moves import MOVES
from signoria.games.patrician.state import OVER, State
from tests.games.patrician.tables import GAME, RULES, state_of


def ways(state: State, depth: int) -> list[int]:
    """How many sequences there are of 1 to `depth` decisions; a game that ends earlier counts as one of each."""
    counts = []
    layer = [state]
    ended = 0
    for level in range(1, depth + 1):
        found = [(before, legal_moves(before)) for before in layer]
        counts.append(ended + sum(len(moves) for _, moves in found))
        if level < depth:
            layer = [after(before, action) for before, moves in found for action in moves]
            ended += sum(one.phase == OVER for one in layer)
            layer = [one for one in layer if one.phase != OVER]
    return counts


def legal_moves(state: State) -> list[int]:
    moves = [0] * MOVES.actions
    return moves[: RULES.legal(state, state.turn, moves)]


def after(state: State, action: int) -> State:
    copy = state.copy()
    RULES.apply(copy, copy.turn, action)
    return copy


def after_first_moves(seats: int, decisions: int) -> State:
    """A game with both expansions in which the first, the second, the third legal move, and so on, is made by turns."""
    state = state_of(GAME.start(seats, seed=5, first=0, ambassadors=True, messengers=True))
    for number in range(decisions):
        moves = legal_moves(state)
        RULES.apply(state, state.turn, moves[number % len(moves)])
    return state


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (2, {}, [3, 6, 18, 36, 108]),
        (2, {"ambassadors": True, "messengers": True}, [3, 6, 54, 162, 324]),
        (4, {"ambassadors": True, "messengers": True}, [3, 6, 54, 162, 324]),
        (5, {"messengers": True}, [3, 6, 64, 192, 384]),
    ],
)
def test_ways_to_play_from_the_start(seats: int, options: dict[str, bool], counts: list[int]) -> None:
    assert ways(state_of(GAME.start(seats, seed=5, first=0, **options)), 5) == counts


@pytest.mark.parametrize(
    ("seats", "decisions", "counts"),
    [
        (2, 14, [7, 21, 42, 196]),
        (2, 30, [7, 21, 42, 210]),
        (2, 102, [5, 15, 30, 170]),
        (2, 128, [2, 4, 4, 4]),
        (3, 30, [9, 27, 54, 252]),
        (3, 90, [7, 21, 42, 448]),
        (3, 102, [11, 33, 66, 328]),
        (3, 124, [2, 10, 10, 20]),
        (4, 22, [9, 27, 54, 144]),
        (4, 78, [3, 6, 48, 156]),
        (4, 122, [1, 2, 3, 3]),
        (5, 14, [8, 24, 48, 128]),
        (5, 22, [10, 30, 60, 320]),
        (5, 136, [2, 4, 4, 8]),
    ],
)
def test_ways_to_play_from_the_middle(seats: int, decisions: int, counts: list[int]) -> None:
    assert ways(after_first_moves(seats, decisions), 4) == counts
