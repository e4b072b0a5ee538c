"""A heuristic's weight for each legal move: the apprentice."""

from __future__ import annotations

from signoria.core.record import Row
from signoria.games.habemus_papam.state import State


def weigh(state: State, seat: int, moves: Row, count: int, weights: Row) -> None:
    """Every move alike, for the time being."""
    for index in range(count):
        weights[index] = 1
