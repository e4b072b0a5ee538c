"""The apprentice: the move that the game's own heuristic weighs most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from signoria.bots.level import LevelBot
from signoria.core.play import playouts
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move


class Apprentice(LevelBot):
    """Chooses the heaviest move; among equals one by lot."""

    level: ClassVar[int] = playouts.APPRENTICE

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        moves = match.legal(seat)
        if len(moves) == 1:
            return moves[0]
        weights = self.weigh(match, seat, moves)
        heaviest = max(weights)
        return self.dice.choice([move for move, weight in zip(moves, weights, strict=True) if weight == heaviest])

    def weigh(self, match: Match, seat: int, moves: Sequence[Move]) -> list[int]:
        """How much speaks for each move."""
        numbers, weights = [move.id for move in moves], [0] * len(moves)
        match.game.rules.weigh(match.state, seat, numbers, len(numbers), weights)
        return weights
