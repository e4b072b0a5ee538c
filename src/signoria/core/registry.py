"""The games with their rules, each imported when it is first asked for."""

from __future__ import annotations

import difflib
import importlib
import threading
from functools import cache
from pathlib import Path

from signoria.core.about import games, packages
from signoria.core.errors import UnknownGame
from signoria.core.game import Game
from signoria.core.kit import Kit
from signoria.core.play.match import Match
from signoria.core.play.record_reader import read_record

_games: dict[str, Game] = {}
_lock = threading.Lock()


@cache
def kit(name: str) -> Kit:
    """A game's kit; its rules are imported now."""
    found: Kit = importlib.import_module(f"{packages()[name][0]}.kit").KIT
    return found


def game(name: str, components: str | Path | None = None) -> Game:
    """The game with this name; `components` is another data file to play it with."""
    known = games()
    if name not in known:
        near = difflib.get_close_matches(str(name), known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        raise UnknownGame(f"no game is called {name!r}: {hint}")
    if components is not None:
        return Game(kit(name), components)
    with _lock:
        if name not in _games:
            _games[name] = Game(kit(name))
        return _games[name]


def replay(text: str, components: str | Path | None = None) -> Match:
    """The match a record describes; BadRecord names the line that is wrong."""
    return read_record(text, lambda name: game(name, components))
