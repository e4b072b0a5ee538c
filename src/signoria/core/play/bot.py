"""What every bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from signoria.core.play.match import Match
    from signoria.core.rules.moves import Move


class Bot:
    """Chooses moves for a seat.

    The match it is given was re-dealt for that seat, so it holds no secret; a budget is seconds (a float) or
    simulations (an int).
    """

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        """A legal move of this seat."""
        raise NotImplementedError
