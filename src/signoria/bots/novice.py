"""The novice: any legal move."""

from __future__ import annotations

from typing import ClassVar

from signoria.bots.level import LevelBot
from signoria.core.play import playouts
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move


class Novice(LevelBot):
    """Chooses among the legal moves by lot."""

    level: ClassVar[int] = playouts.NOVICE

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        return self.dice.choice(match.legal(seat))
