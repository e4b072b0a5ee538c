"""Which games there are: every package under `signoria.games` that has a `KIT`."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
import threading
from functools import cache
from pathlib import Path

from signoria.core.errors import UnknownGame
from signoria.core.game import Game
from signoria.core.kit import Kit
from signoria.core.match import Match
from signoria.core.records import read_record

_games: dict[str, Game] = {}
_lock = threading.Lock()


@cache
def kits() -> dict[str, Kit]:
    """Every game's kit by name, in the order of the shelf."""
    package = importlib.import_module("signoria.games")
    found = []
    for module in pkgutil.iter_modules(package.__path__):
        kit = getattr(importlib.import_module(f"signoria.games.{module.name}"), "KIT", None)
        if isinstance(kit, Kit):
            found.append(kit)
    return {kit.name: kit for kit in sorted(found, key=lambda kit: (kit.shelf, kit.name))}


def game(name: str, components: str | Path | None = None) -> Game:
    """The game with this name; `components` is another data file to play it with."""
    known = kits()
    if name not in known:
        near = difflib.get_close_matches(str(name), known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        raise UnknownGame(f"no game is called {name!r}: {hint}")
    if components is not None:
        return Game(known[name], components)
    with _lock:
        if name not in _games:
            _games[name] = Game(known[name])
        return _games[name]


def replay(text: str, components: str | Path | None = None) -> Match:
    """The match a record describes; BadRecord names the line that is wrong."""
    return read_record(text, lambda name: game(name, components))
