"""Signoria: four board games of Renaissance Italy, for people, bots and researchers."""

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
