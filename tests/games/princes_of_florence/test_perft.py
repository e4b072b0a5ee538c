"""How many ways there are to play on: a guard against a rule that changes by accident."""

from __future__ import annotations

import pytest

from signoria.games.princes_of_florence.moves import MOVES
from signoria.games.princes_of_florence.state import OVER, State
from tests.games.princes_of_florence.games import Options, name_of
from tests.games.princes_of_florence.tables import GAME, RULES, state_of

BASE: Options = {}
MUSE: Options = {"muse_and_princess": True}
COOPERATION: Options = {"cooperation": True}
BOTH: Options = {**MUSE, **COOPERATION}


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


def to_act(state: State) -> int:
    """Who decides; of several the lowest seat."""
    return int(RULES.lowest_bit(RULES.to_act(state)))


def legal_moves(state: State) -> list[int]:
    moves = [0] * MOVES.actions
    return moves[: RULES.legal(state, to_act(state), moves)]


def after(state: State, action: int) -> State:
    copy = state.copy()
    RULES.apply(copy, to_act(copy), action)
    return copy


def after_first_moves(seats: int, decisions: int, options: Options) -> State:
    """A game in which the first, the fourth, the seventh legal move, and so on, is made by turns."""
    state = state_of(GAME.start(seats, seed=5, first=0, **options))
    for number in range(decisions):
        moves = legal_moves(state)
        RULES.apply(state, to_act(state), moves[3 * number % len(moves)])
    return state


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (2, BASE, [4, 16, 96, 256, 1680]),
        (2, {"scarce_freedoms": True}, [4, 16, 96, 256]),
        (2, MUSE, [4, 16, 96, 256, 5264]),
        (3, BASE, [4, 16, 64, 512, 1408]),
        (3, COOPERATION, [4, 16, 64, 512, 1408]),
        (5, BOTH, [4, 16, 64, 256]),
    ],
    ids=name_of,
)
def test_ways_to_play_from_the_start(seats: int, options: Options, counts: list[int]) -> None:
    assert ways(state_of(GAME.start(seats, seed=5, first=0, **options)), len(counts)) == counts


@pytest.mark.parametrize(
    ("seats", "options", "decisions", "counts"),
    [
        (2, BASE, 18, [5, 35, 395]),
        (2, BASE, 29, [2, 7, 50]),
        (2, MUSE, 14, [7, 29, 140]),
        (2, MUSE, 21, [4, 7, 35]),
        (2, MUSE, 87, [3, 11, 51]),
        (2, COOPERATION, 6, [1, 20, 620]),
        (2, COOPERATION, 35, [13, 109, 800]),
        (2, COOPERATION, 75, [13, 13, 13]),
        (3, BASE, 36, [11, 83, 1342]),
        (3, BASE, 60, [7, 49, 266]),
        (3, BASE, 125, [9, 63, 306]),
        (3, MUSE, 14, [2, 6, 52]),
        (3, MUSE, 60, [5, 19, 91]),
        (3, MUSE, 92, [3, 11, 58]),
        (3, MUSE, 132, [2, 3, 3]),
        (3, MUSE, 140, [4, 10, 30]),
        (3, COOPERATION, 25, [2, 48, 457]),
        (3, COOPERATION, 104, [19, 50, 503]),
        (3, COOPERATION, 127, [7, 36, 145]),
        (3, COOPERATION, 238, [3, 18, 90]),
        (3, COOPERATION, 253, [3, 6, 8]),
        (3, BOTH, 46, [20, 64, 604]),
        (3, BOTH, 67, [2, 28, 132]),
        (3, BOTH, 101, [2, 17, 63]),
        (3, BOTH, 180, [5, 24, 64]),
        (4, MUSE, 84, [14, 317, 384]),
        (4, MUSE, 138, [7, 19, 62]),
        (4, COOPERATION, 53, [2, 22, 79]),
        (4, COOPERATION, 164, [2, 16, 100]),
        (5, BASE, 60, [7, 19, 43]),
        (5, BASE, 135, [4, 20, 104]),
        (5, COOPERATION, 106, [2, 29, 157]),
        (5, COOPERATION, 158, [14, 56, 658]),
        (5, BOTH, 63, [2, 52, 472]),
        (5, BOTH, 282, [4, 12, 44]),
    ],
    ids=name_of,
)
def test_ways_to_play_from_the_middle(seats: int, options: Options, decisions: int, counts: list[int]) -> None:
    assert ways(after_first_moves(seats, decisions, options), len(counts)) == counts
