"""An apprentice for tournaments: it makes the same moves with the same dice, and finds them by compiled rules."""

from __future__ import annotations

from signoria.bots.apprentice import Apprentice
from signoria.core import scratch
from signoria.core.match import Match
from signoria.core.moves import Move


class QuickApprentice(Apprentice):
    """Weighs the moves in compiled code, several times as fast."""

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        moves = match.legal(seat)
        if len(moves) == 1:
            return moves[0]
        room = scratch.scratch_for(match.game)
        count = match.game.compiled.weigh_one(match.state.to_array(), seat, room.moves, room.weights)
        weights = room.weights[:count].tolist()
        heaviest = max(weights)
        return self.dice.choice([move for move, weight in zip(moves, weights, strict=True) if weight == heaviest])
