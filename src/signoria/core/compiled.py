"""The compiled twin: the same rule functions through Numba, with a disk cache that can never be stale.

Numba's own cache watches only each function's own file. Here the cache directory is named by a hash of everything that
went into the code: all rule sources, the component tables, the compiler's options and the versions of all tools.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import threading
import time
import types
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from signoria.core import asking, drivers, lowering, scratch, search, trees, turns, twins
from signoria.core.batch import Batch
from signoria.core.on_cpu import Cpu
from signoria.core.twins import Tables, Twin

if TYPE_CHECKING:
    from signoria.core.game import Game

KEPT_CACHES = 12
"""How many cache directories are kept; the ones unused for longest go first."""

_numba_configuration = threading.Lock()


def cache_root() -> Path:
    """Where compiled code is kept: $SIGNORIA_CACHE, else the user's cache folder."""
    chosen = os.environ.get("SIGNORIA_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "signoria"


ENTERED = (drivers.__name__, search.__name__, turns.__name__)
"""The modules whose functions Python calls."""
INSIDE: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False, "cache": False}
"""For functions that only compiled code calls: no way in from Python, no memory to count, and kept in their callers.

Halves compilation.
"""


LISTING = "legal"
"""Names of functions that list legal moves begin so."""
OBSERVING = "observe"
"""Names of functions that write an observation begin so; but for `observe` itself they become part of what calls them.

It then knows where each number goes: a third less time.
"""
INLINED = (asking.__name__,)
"""Modules whose functions become part of what calls them, so that the loops over games know the rows' shapes."""


def compiler_options(*, boundscheck: bool) -> dict[str, Any]:
    """The options every rule function is compiled with."""
    return {"error_model": "numpy", "nogil": True, "boundscheck": boundscheck}


def cache_key(chapters: tuple[types.ModuleType, ...], tables: Tables, options: dict[str, Any]) -> str:
    """A hash of everything that decides what the compiled code does."""
    import llvmlite
    import numba

    digest = hashlib.sha256()
    versions = (sys.version, platform.machine(), np.__version__, numba.__version__, llvmlite.__version__)
    digest.update(repr((versions, sorted(options.items()))).encode())
    for compiler in (__file__, lowering.__file__):
        digest.update(Path(compiler).read_bytes())
    for module in (*twins.HOUSE_CHAPTERS, *chapters):
        digest.update(Path(str(module.__file__)).read_bytes())
        digest.update(repr(_constants(module)).encode())
    for name, table in sorted(tables.items()):
        value = (table.dtype, table.shape, table.tolist()) if isinstance(table, np.ndarray) else table
        digest.update(repr((name, value)).encode())
    return digest.hexdigest()[:24]


def _constants(module: types.ModuleType) -> list[tuple[str, Any]]:
    """Every number a chapter can see, wherever it was imported from."""
    return sorted((name, value) for name, value in vars(module).items() if type(value) in (int, bool, float))


def compile_twin(chapters: tuple[types.ModuleType, ...], tables: Tables, *, boundscheck: bool = False) -> Twin:
    """The twin that runs on arrays of records; a function is compiled, or loaded from the cache, at its first call."""
    import numba

    options = compiler_options(boundscheck=boundscheck)
    directory = cache_root() / cache_key(chapters, tables, options)
    caching = _usable(directory)
    with _numba_configuration:
        before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
        numba.config.CACHE_DIR = str(directory)  # type: ignore[attr-defined]
        try:
            return twins.build(chapters, tables, _compiler(cache=caching, **options), {})
        finally:
            numba.config.CACHE_DIR = before  # type: ignore[attr-defined]


def _compiler(**options: Any) -> twins.Wrap:
    """Compiles a function; only the drivers can be called from Python."""
    import numba

    def compiled(function: types.FunctionType) -> Any:
        return _widened(numba.njit(**{**options, **_way_to_compile(function)})(function))

    return compiled


def _way_to_compile(function: types.FunctionType) -> dict[str, Any]:
    """What a function is for decides how it is compiled."""
    if function.__module__ in ENTERED:
        return {"pipeline_class": lowering.compiler_of_rules()}
    if function.__name__.startswith(OBSERVING):
        is_part = function.__name__ != OBSERVING
        return {**INSIDE, "pipeline_class": lowering.compiler_of_observations(), "forceinline": is_part}
    listing = function.__name__.startswith(LISTING)
    return {
        **INSIDE,
        "pipeline_class": lowering.compiler_of_listings() if listing else lowering.compiler_of_rules(),
        "forceinline": function.__module__ in INLINED,
    }


def _widened(dispatcher: Any) -> Any:
    """Compile one version of a function for whole numbers of any width, where Numba would make one for each."""
    from numba.core import types as numba_types

    template_for = dispatcher.get_call_template
    whole = (numba_types.Integer, numba_types.Boolean)

    def get_call_template(args: tuple[Any, ...], keywords: dict[str, Any]) -> tuple[Any, ...]:
        plain = (getattr(kind, "literal_type", kind) for kind in args)
        wide = tuple(numba_types.int64 if isinstance(kind, whole) else kind for kind in plain)
        template, signature, folded, keywords = template_for(wide, keywords)
        return template, signature, (*args, *folded[len(args) :]), keywords

    dispatcher.get_call_template = get_call_template
    return dispatcher


def _usable(directory: Path) -> bool:
    """Whether the cache can be written; without one everything still works, only slower to start."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        (directory / "used").write_text(str(int(time.time())))
    except OSError:
        return False
    _prune(directory.parent, keep=directory)
    return True


def _prune(root: Path, keep: Path) -> None:
    caches = [path for path in root.iterdir() if (path / "used").is_file() and path != keep]
    caches.sort(key=lambda path: (path / "used").stat().st_mtime, reverse=True)
    for path in caches[KEPT_CACHES - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


def warm(game: Game, *, boundscheck: bool = False) -> Twin:
    """Compile every driver, or load it from the cache, by playing one game through all of them."""
    twin = game.checked if boundscheck else game.compiled
    room = scratch.scratch_for(game)
    seats = min(game.seats)
    blank = game.blank(seats, None, {})[0].to_array()
    states, decisions = scratch.states_for(game, 1), scratch.counts_for(1)
    twin.setup_and_playout(states, blank, 1, room.moves, room.dice)
    twin.copy_many(states, blank, 1)
    twin.setup_many(states, 0, 1)
    acting = np.zeros(1, np.int8)
    twin.acting_many(states, acting)
    twin.redeal_many(states, 0, 1)
    twin.legal_many(states, np.zeros((1, game.actions), np.uint8), room.moves)
    twin.observe_many(states, np.zeros((1, len(game.features)), np.float32))
    twin.weigh_one(states, int(acting[0]), room.moves, room.weights)
    action = int(room.moves[0])
    twin.first_illegal(states, np.array([action]))
    twin.may_one(states, int(acting[0]), action)
    twin.apply_one(states, int(acting[0]), action)
    waiting = int(twin.waiting_one(states))
    seat = waiting.bit_length() - 1
    twin.legal_one(states, seat, room.moves)
    twin.observe_one(states, seat, np.zeros(len(game.features), np.float32))
    twin.answer_one(states, seat, np.zeros(scratch.MAX_LEVELS, np.int8), room.dice, room.moves, room.weights)
    twin.legal_many(states, np.zeros((1, game.actions), np.uint8), room.moves)
    twin.step_many(states, np.array([int(room.moves[0])]))
    twin.contest_many(
        states, scratch.levels_for(1), 1, decisions, room.moves, room.weights, room.dice, game.kit.longest
    )
    twin.playout_many(states, 1, decisions, room.moves, room.dice)
    twin.points_many(states, scratch.table_for(1, seats))
    twin.places_many(states, scratch.table_for(1, seats))
    batch = Batch(game, 1, seats, 1, None, True, "win", {}, Cpu(game, twin, 1))
    batch.advance(batch.turn.by_lot)
    batch.play_by_lot(1)
    opening = game.start(seats, seed=1)
    tree = trees.Tree(game, most_nodes=1)
    tree.begin(opening.state)
    tree.grow(twin, opening.to_act[0], 1, 1)
    return twin
