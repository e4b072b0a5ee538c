"""Bots that play any game, by level, the weakest first."""

from __future__ import annotations

from signoria.bots.apprentice import Apprentice
from signoria.bots.level import LevelBot
from signoria.bots.master import Master
from signoria.bots.novice import Novice
from signoria.bots.seat import ask

LEVELS: dict[str, type[LevelBot]] = {"novice": Novice, "apprentice": Apprentice, "master": Master}
DRIVEN = ("novice", "apprentice")
"""The levels that play whole games inside compiled code, thousands a second."""

__all__ = ["DRIVEN", "LEVELS", "Apprentice", "LevelBot", "Master", "Novice", "ask"]
