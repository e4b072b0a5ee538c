"""Bots that play any game, by level, the weakest first."""

from __future__ import annotations

from signoria.bots.apprentice import Apprentice
from signoria.bots.level import LevelBot
from signoria.bots.novice import Novice

LEVELS: dict[str, type[LevelBot]] = {"novice": Novice, "apprentice": Apprentice}

__all__ = ["LEVELS", "Apprentice", "LevelBot", "Novice"]
