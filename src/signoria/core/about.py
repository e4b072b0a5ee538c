"""Which games there are, and what is known of each without its rules: every package of `signoria.games`."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from signoria.core.play.options import Option


@dataclass(frozen=True)
class About:
    """A game, as its package declares it; its rules are in the module `kit` beside."""

    name: str
    """The name on the command line and in records: lower case with hyphens."""
    title: str
    designer: str
    year: int
    shelf: int
    """The game's place in lists."""
    folder: Path
    seats: range
    options: tuple[Option, ...]


@cache
def packages() -> dict[str, tuple[str, About]]:
    """The package of every game and what it is about, by name, in the order of the shelf."""
    games = importlib.import_module("signoria.games")
    found = []
    for module in pkgutil.iter_modules(games.__path__):
        package = f"signoria.games.{module.name}"
        about = getattr(importlib.import_module(package), "ABOUT", None)
        if isinstance(about, About):
            found.append((package, about))
    return {about.name: (package, about) for package, about in sorted(found, key=lambda of: (of[1].shelf, of[1].name))}


@cache
def games() -> dict[str, About]:
    """What every game is about, by name, in the order of the shelf."""
    return {name: about for name, (_, about) in packages().items()}
