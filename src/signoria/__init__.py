"""Signoria: four board games of Renaissance Italy, for people, bots and researchers."""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from signoria import bots as bots
    from signoria.core.errors import BadComponents as BadComponents
    from signoria.core.errors import BadOption as BadOption
    from signoria.core.errors import BadPosition as BadPosition
    from signoria.core.errors import BadRecord as BadRecord
    from signoria.core.errors import BadSeat as BadSeat
    from signoria.core.errors import CannotCompile as CannotCompile
    from signoria.core.errors import CannotUndo as CannotUndo
    from signoria.core.errors import IllegalMove as IllegalMove
    from signoria.core.errors import InterpretedRules as InterpretedRules
    from signoria.core.errors import SignoriaError as SignoriaError
    from signoria.core.errors import UnknownGame as UnknownGame
    from signoria.core.game import Game as Game
    from signoria.core.play.bot import Bot as Bot
    from signoria.core.play.match import Match as Match
    from signoria.core.play.options import Option as Option
    from signoria.core.play.playing import Outcome as Outcome
    from signoria.core.play.playing import Refusal as Refusal
    from signoria.core.registry import game as game
    from signoria.core.registry import replay as replay
    from signoria.core.rules.moves import Move as Move

    GAMES: tuple[str, ...]
    """The names of the games there are."""

_PLACES = {
    "play.bot": ("Bot",),
    "errors": (
        "BadComponents",
        "BadOption",
        "BadPosition",
        "BadRecord",
        "BadSeat",
        "CannotCompile",
        "CannotUndo",
        "IllegalMove",
        "InterpretedRules",
        "SignoriaError",
        "UnknownGame",
    ),
    "game": ("Game",),
    "play.match": ("Match",),
    "play.options": ("Option",),
    "play.playing": ("Outcome", "Refusal"),
    "rules.moves": ("Move",),
    "registry": ("game", "replay"),
}
"""Where in the core everything is; it is imported when it is first asked for, so that a start waits for nothing."""

__all__ = [
    "GAMES",
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Bot",
    "CannotCompile",
    "CannotUndo",
    "Game",
    "IllegalMove",
    "InterpretedRules",
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


def __getattr__(name: str) -> Any:
    """What is first asked for is imported now, and known from then on."""
    if name == "bots":
        return importlib.import_module("signoria.bots")
    if name == "GAMES":
        value: Any = tuple(importlib.import_module("signoria.core.about").games())
    else:
        place = next((place for place, names in _PLACES.items() if name in names), None)
        if place is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(importlib.import_module(f"signoria.core.{place}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "bots"})
