"""The page's modules, run in Node."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from scripts.build_web import find_node
from signoria import Game
from signoria.core.wasm import facts_of, write_module
from signoria.server.http.built_page import STATIC

ROOT = Path(__file__).parents[3]
SCRIPT = Path(__file__).with_name("wasm_in_node.mjs")


@cache
def facts_file(game: Game) -> Path:
    """The facts of a game's module, as built with the page; where the rules have changed since, of one built now."""
    built = STATIC / "rules" / f"{game.name}.json"
    if built.is_file() and json.loads(built.read_text()) == facts_of(game):
        return built
    folder = ROOT / "build" / "modules"
    folder.mkdir(parents=True, exist_ok=True)
    write_module(folder, game)
    return folder / built.name


def ask(game: Game, **request: Any) -> Any:
    """What the module answers in Node."""
    told = json.dumps({"facts": str(facts_file(game)), **request})
    node = [str(find_node()[0]), "--disable-warning=ExperimentalWarning", str(SCRIPT)]
    done = subprocess.run(node, input=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
