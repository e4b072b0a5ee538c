"""Where built libraries are kept, and the name of each: a hash of everything that decides what it does."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import time
import types
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from signoria.core.rules import arrays
from signoria.core.rules.chapter_source import source_of
from signoria.core.rules.twins import Tables
from signoria.core.shared_chapters import SHARED_CHAPTERS

BUILDING = ".building-"
"""What a folder is called in which a library is being built."""
LEFT_BEHIND_S = 3600.0
KEPT = 24
"""How many libraries are kept; the ones unused for longest go first."""


def cache_root() -> Path:
    """Where libraries are kept: $SIGNORIA_CACHE, else the user's cache folder."""
    chosen = os.environ.get("SIGNORIA_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("signoria", appauthor=False, opinion=False)


def rules_key(chapters: tuple[types.ModuleType, ...], tables: Tables, *texts: str) -> str:
    """A hash of everything that decides a game's C++: rules, tables, what writes them, and more texts.

    It takes a hundredth of the time of writing the C++, and is the same on every system.
    """
    digest = hashlib.sha256(repr(texts).encode())
    digest.update(Path(arrays.__file__).read_bytes())
    for file in sorted(files("signoria.core.compiled.emitter").iterdir(), key=lambda file: file.name):
        if file.name.endswith((".py", ".h")):
            digest.update(file.read_bytes())
    for module in (*SHARED_CHAPTERS, *chapters):
        digest.update(source_of(module).encode())
        digest.update(repr(_constants(module)).encode())
    for name, table in sorted(tables.items()):
        value = (table.dtype, table.shape, table.tolist()) if isinstance(table, np.ndarray) else table
        digest.update(repr((name, value)).encode())
    return digest.hexdigest()[:24]


def _constants(module: types.ModuleType) -> list[tuple[str, Any]]:
    """Every number a chapter can see, wherever it was imported from."""
    return sorted((name, value) for name, value in vars(module).items() if type(value) in (int, bool, float))


def mark_as_used(file: Path) -> None:
    """Note that a library was used now, and remove those that were not for longest, and what a killed build left."""
    with contextlib.suppress(OSError):
        os.utime(file)
        for left in file.parent.glob(f"{BUILDING}*"):
            if time.time() - left.stat().st_mtime > LEFT_BEHIND_S:
                shutil.rmtree(left, ignore_errors=True)
        others = [other for other in file.parent.glob(f"*{file.suffix}") if other != file]
        others.sort(key=lambda other: other.stat().st_mtime, reverse=True)
        for other in others[KEPT - 1 :]:
            other.unlink()
