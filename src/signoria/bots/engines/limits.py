"""How long an engine is waited for, and how much it may write."""

from __future__ import annotations

from dataclasses import dataclass

MOST_BYTES = 1 << 20
"""What an engine may write between one question and the next, on both its outputs together."""


@dataclass(frozen=True)
class Limits:
    """Seconds."""

    start: float = 30.0
    """For its greeting, and again to be ready for a game."""
    grace: float = 1.0
    """For a move, on top of the time it was given."""
    longest: float = 60.0
    """For a move that was given a number of simulations."""
    leave: float = 1.0
    """For going when the game is over."""

    def answer(self, budget: float) -> float:
        """How long a move is waited for."""
        return budget + self.grace if isinstance(budget, float) else self.longest
