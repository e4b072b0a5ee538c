"""Where a game's files are written: in this repository, or in a tree of its own that is laid out like it."""

from __future__ import annotations

from pathlib import Path

import signoria

ROOT = Path(__file__).resolve().parent.parent


def home_of(path: Path) -> Path:
    """Return where a path of the repository is, by the game that a part of it is called after."""
    for name in signoria.GAMES:
        if {name, name.replace("-", "_")} & set(path.with_suffix("").parts):
            return signoria.game(name).kit.folder.parents[3] / path
    return ROOT / path
