"""What the kernel of `move_facts.h` calls, in the rules subset."""

from __future__ import annotations

from typing import Any

from signoria.core.play.playouts import as_preferences
from signoria.core.rules.entry_points import describe_move, legal, weigh

Array = Any


def listed(states: Array, game: int, seat: int, moves: Array) -> int:
    """The legal moves of a seat; how many there are."""
    return legal(states[game], seat, moves)


def described(states: Array, game: int, seat: int, action: int, facts: Array) -> None:
    """What a move is about."""
    describe_move(states[game], seat, action, facts)


def liked(states: Array, game: int, seat: int, moves: Array, count: int, weights: Array) -> None:
    """How an apprentice likes each of the moves."""
    weigh(states[game], seat, moves, count, weights)
    as_preferences(weights, count)
