"""Signoria: four board games of Renaissance Italy, for people, bots and researchers."""

import importlib
from types import ModuleType
from typing import TYPE_CHECKING

from signoria.core.bot import Bot
from signoria.core.errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    CannotUndo,
    IllegalMove,
    SignoriaError,
    UnknownGame,
)
from signoria.core.game import Game
from signoria.core.match import Match, Outcome, Refusal
from signoria.core.moves import Move
from signoria.core.options import Option
from signoria.core.registry import game, kits, replay

if TYPE_CHECKING:
    from signoria import bots as bots

GAMES: tuple[str, ...] = tuple(kits())
"""The names of the games there are."""

__all__ = [
    "GAMES",
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Bot",
    "CannotUndo",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Refusal",
    "SignoriaError",
    "UnknownGame",
    "game",
    "replay",
]


def __getattr__(name: str) -> ModuleType:
    """`signoria.bots` is imported when it is first asked for."""
    if name == "bots":
        return importlib.import_module("signoria.bots")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
