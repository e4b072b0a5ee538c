"""The rules for a browser: a WebAssembly module a game, its network, and facts that tell the page how to call them.

`python -m signoria.core.wasm FOLDER` writes those of every game; the page's build does so.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import sys
from base64 import b64encode
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple
from pathlib import Path
from typing import TYPE_CHECKING, Any

from signoria.core import registry
from signoria.core.about import packages
from signoria.core.compiled.building import compile_into, find_zig
from signoria.core.compiled.emitter.entries import entries_of
from signoria.core.compiled.emitter.program import cpu_program_for, sizes_of
from signoria.core.compiled.twin import key_of
from signoria.core.errors import CannotCompile
from signoria.core.network.network import Network
from signoria.core.network.shipped import network_for
from signoria.core.rules.arrays import MAX_LEVELS
from signoria.core.rules.state_record import GENERATOR_WORDS
from signoria.core.search import columns, tree
from signoria.core.search.guided_tree import guided_style
from signoria.core.shared_chapters import GUIDED_CHAPTERS, SHARED_CHAPTERS, guided_chapters

if TYPE_CHECKING:
    from signoria.core.game import Game

FLAGS = (
    *("-target", "wasm32-freestanding", "-x", "c++", "-std=c++17", "-w", "-O3", "-msimd128", "-mbulk-memory"),
    *("-fvisibility=hidden", "-fno-exceptions", "-fno-rtti", "-nostdlib"),
    *("-Wl,--no-entry", "-Wl,--export-dynamic", "-Wl,--export=__heap_base", "-Wl,--strip-all"),
)
CALLED = (*SHARED_CHAPTERS, *GUIDED_CHAPTERS)
"""Chapters with functions that the page calls."""
COLUMNS = (
    *("NODES_USED", "EDGES_USED", "FIRST_EDGE", "EDGE_COUNT", "NODE_COLUMNS"),
    *("ACTION", "VISITS", "TOTAL", "EDGE_COLUMNS"),
)
"""Numbers of `core/search/search.py` that the page needs."""


def write_modules(folder: Path, games: Iterable[Game]) -> None:
    """A module and its facts for each game; CannotCompile says why there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(2) as threads:
        for _ in threads.map(lambda game: write_module(folder, game), games):
            pass


def write_module(folder: Path, game: Game) -> None:
    """The module's name changes with the rules; that of its facts does not. Modules of other rules are removed."""
    compiler = find_zig()
    if compiler is None:
        raise CannotCompile("the rules for a browser are built by Zig: pip install 'signoria[compiler]'", "no-compiler")
    facts = facts_of(game)
    module = folder / facts["module"]
    if not module.is_file():
        compile_into(module, compiler, (*FLAGS, *compiler.flags), program_of(game))
        module.chmod(0o644)
    network = network_for(game)
    if network is not None:
        (folder / facts["network"]["file"]).write_bytes(packed(network))
    kept = {facts["module"], facts["network"] and facts["network"]["file"]}
    for other in (*folder.glob(f"{game.name}-*.wasm"), *folder.glob(f"{game.name}-*.gz")):
        if other.name not in kept:
            other.unlink()
    (folder / f"{game.name}.json").write_text(json.dumps(facts, separators=(",", ":")), encoding="utf-8")


def program_of(game: Game) -> str:
    """The C++ of a module: loops over games, searching, and what a network does. In one: clang makes it no slower."""
    return cpu_program_for(game, guided_chapters(game.kit.move_facts), CALLED)


def packed(network: Network) -> bytes:
    """A network's numbers, the low bytes of all weights before the high ones, which makes them smaller; and gzipped."""
    weights = network.numbers.view("u1").reshape(-1, 2).T.tobytes()
    content = network.sizes.tobytes() + network.all_biases.tobytes() + weights
    return gzip.compress(content, mtime=0)


def network_facts(game: Game) -> dict[str, Any] | None:
    """What the page must know of a game's network; None where there is none."""
    network = network_for(game)
    if network is None:
        return None
    digest = hashlib.sha256(network.numbers.tobytes() + network.all_biases.tobytes() + network.sizes.tobytes())
    return {
        "file": f"{game.name}-{digest.hexdigest()[:16]}.network.gz",
        "sizes": len(network.sizes),
        "biases": len(network.all_biases),
        "weights": len(network.numbers),
        "widest": network.widest,
        "facts": max(1, network.facts),
        "hopes": 2 * network.seats,
        # With so many players and these choices it learned.
        "settings": [{"seats": setting["seats"], "options": setting["options"]} for setting in network.settings],
        # Whether a search that it guides is stronger than one without.
        "guides": game.kit.levels.temperature is not None,
        "style": list(astuple(guided_style(game))),
    }


def facts_of(game: Game) -> dict[str, Any]:
    """What the page must know to call a game's module; `web/src/lib/wasm/facts.ts` says it in TypeScript."""
    key = game.rules_key
    fields: Mapping[str, Any] = game.kit.state.DTYPE.fields or {}
    return {
        "game": game.name,
        "rules": key,
        "module": f"{game.name}-{key_of(game, *guided_chapters(game.kit.move_facts))}.wasm",
        "sizes": sizes_of(game) | {"LEVELS": MAX_LEVELS, "GENERATOR": GENERATOR_WORDS},
        "state": {
            "bytes": game.kit.state.DTYPE.itemsize,
            "seats": fields["seats"][1],
            "generator": fields["generator"][1],
        },
        # A game with its usual options before it is set up, by the number of seats.
        "blanks": {seats: as_text(game.blank(seats, None, {})[0].to_array().tobytes()) for seats in game.seats},
        # How many 64-bit numbers each argument of a function is.
        "entries": {
            entry.name: [1 if kind is None else 3 if kind.row == "any" else 2 for kind in entry.parameters.values()]
            for entry in entries_of(CALLED).values()
        },
        "network": network_facts(game),
        "search": {
            "settings": list(astuple(tree.Style())),
            "nodes": tree.MOST_NODES,
            "edges": tree.MOST_NODES * tree.EDGES_A_NODE,
            "deepest": tree.DEEPEST,
            "seats": tree.MOST_SEATS,
            "rows": columns.RESULT_ROWS,
            "counters": columns.COUNTERS,
            "certain": columns.CERTAIN,
            "columns": {name: getattr(columns, name) for name in COLUMNS},
        },
    }


def as_text(state: bytes) -> str:
    """A state's bytes as they travel in JSON."""
    return b64encode(state).decode("ascii")


if __name__ == "__main__":
    try:
        write_modules(Path(sys.argv[1]), [registry.game(name) for name in packages()])
    except CannotCompile as error:
        sys.exit(str(error))
