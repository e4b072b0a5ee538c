"""Imports point down only, the engine does no I/O of its own, and tests have the rooms of what they test."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import signoria

ROOT = Path(str(signoria.__file__)).parent
BELOW = {
    "core": {"core"},
    "games": {"core", "games"},
    "transport": {"transport"},
    "bots": {"core", "games", "bots", "transport"},
    "arena": {"core", "games", "bots", "arena", "transport"},
    "server": {"core", "games", "bots", "arena", "server", "transport"},
    "adapters": {"core", "games", "bots", "arena", "adapters"},
    "cli": {"core", "games", "bots", "arena", "cli", "server", "adapters"},
}
"""What each layer may import; `signoria` itself, the contract, may import core only."""
MODULES = sorted(path.relative_to(ROOT) for path in ROOT.rglob("*.py"))
HEAVY = {"fluent", "cupy", "platformdirs"}
"""Imported by the engine only where they are needed."""
FOLDERS_WITHOUT_CIRCLES = ("adapters", "arena", "bots", "cli", "server", "transport")
"""Packages in which no folder knows another both ways, not lazily and not by type either."""
ROOMS_OF_THE_CORE = ("rules", "text", "compiled.emitter", "compiled", "play", "network", "search", "batch")
ROOMS_OF_A_GAME = ("rules", "shown", "bot")
"""In their order: each imports from those before it only. The modules beside them put the rooms together."""
MOST_LINES = 300
TESTS = Path(__file__).parent
ROOMS_OF_TESTS_ALONE = {"bench", "browser", "server/bad_inputs", "server/leaks", "toy/morra"}
"""Rooms of the tests that `signoria` has none for: `bench/`, the page, what no seat may learn of the server, a toy."""
Imports = dict[str, set[str]]
CHAPTERS = sorted(
    Path(str(chapter.__file__)).relative_to(ROOT)
    for name in signoria.GAMES
    for chapter in signoria.game(name).kit.chapters
    if Path(str(chapter.__file__)).is_relative_to(ROOT)
)


def read(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> list[tuple[str, ast.stmt, bool]]:
    """Every module a file imports, the statement, and whether it is at the top."""
    return list(found_imports(path))


def found_imports(path: Path) -> Iterator[tuple[str, ast.stmt, bool]]:
    tree = read(ROOT / path)
    top = set(tree.body)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node, node in top) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield str(node.module), node, node in top
            if node.module == "signoria.games":
                yield from ((f"signoria.games.{alias.name}", node, node in top) for alias in node.names)


def in_layers(*layers: str) -> list[Path]:
    """The modules of these layers."""
    return [path for path in MODULES if path.parts[0] in layers]


def test_imports_point_down() -> None:
    for path in MODULES:
        layer = path.parts[0] if len(path.parts) > 1 else ""
        allowed = BELOW.get(layer, {"core", "cli"})
        for name, _, _ in imports(path):
            parts = name.split(".")
            if parts[0] == "signoria" and len(parts) > 1:
                assert parts[1] in allowed, f"{path} imports {name}"


def all_imports(root: Path) -> Imports:
    """Which modules below a folder each of them imports, at the top, in a function or for its types alone."""
    files = {module_of(file, root): file for file in root.rglob("*.py")}
    known = set(files)
    return {name: set(imported(file, known)) - {name} for name, file in files.items()}


@cache
def house_imports() -> Imports:
    """Those of all our modules."""
    return all_imports(ROOT)


def module_of(file: Path, root: Path) -> str:
    parts = file.relative_to(root.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(file: Path, known: set[str]) -> Iterator[str]:
    for node in ast.walk(read(file)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            parts = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [part if part in known else str(node.module) for part in parts]
        yield from known.intersection(names)


def folders(modules: Imports, root: Path) -> Imports:
    """The same of folders: which other ones the modules of each import."""
    folder_of = {module_of(file, root): module_of(file.parent / "__init__.py", root) for file in root.rglob("*.py")}
    found: Imports = {}
    for name, others in modules.items():
        found.setdefault(folder_of[name], set()).update({folder_of[other] for other in others} - {folder_of[name]})
    return found


def circle(graph: Imports) -> list[str]:
    """A circle, if there is one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def part_of(graph: Imports, root: str) -> Imports:
    """What is in a package, and what of it that imports."""
    inside = {name for name in graph if f"{name}.".startswith(f"{root}.")}
    return {name: graph[name] & inside for name in inside}


@pytest.mark.parametrize("package", FOLDERS_WITHOUT_CIRCLES)
def test_no_folder_knows_another_both_ways(package: str) -> None:
    modules = house_imports()
    assert len(part_of(modules, f"signoria.{package}")) > 1
    assert circle(part_of(folders(modules, ROOT), f"signoria.{package}")) == []


@pytest.mark.parametrize(
    ("package", "order"),
    [
        ("core", ROOMS_OF_THE_CORE),
        *((f"games.{kit.parent.name}", ROOMS_OF_A_GAME) for kit in sorted(ROOT.glob("games/*/kit.py"))),
    ],
)
def test_rooms_of_the_core_and_of_a_game_import_from_those_before_them_only(
    package: str, order: tuple[str, ...]
) -> None:
    root = f"signoria.{package}"
    rooms = part_of(folders(house_imports(), ROOT), root)
    assert {f"{root}.{room}" for room in order} == rooms.keys() - {root}
    for place, room in enumerate(order):
        above = {f"{root}.{other}" for other in order[:place]}
        assert rooms[f"{root}.{room}"] - {root} <= above, f"{room} of {package} imports from a room below it"


def test_no_module_knows_another_both_ways_not_lazily_and_not_by_type_either() -> None:
    modules = house_imports()
    assert len(part_of(modules, "signoria.core")) > 50
    assert circle(modules) == []


@pytest.mark.parametrize(
    "way", ["{}", "def f():\n    {}", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    {}"]
)
def test_a_circle_is_found_however_it_is_closed(tmp_path: Path, way: str) -> None:
    root = tmp_path / "house"
    for folder in ("up", "down"):
        (root / folder).mkdir(parents=True)
        (root / folder / "__init__.py").touch()
    (root / "down" / "wall.py").touch()
    (root / "down" / "floor.py").write_text(way.format("from house.up.roof import tile"))
    (root / "up" / "roof.py").write_text("from house.down import wall")
    assert circle(all_imports(root)) == []
    assert {"house.up", "house.down"} == set(circle(folders(all_imports(root), root)))
    (root / "up" / "roof.py").write_text("from house.down import floor")
    assert {"house.up.roof", "house.down.floor"} == set(circle(all_imports(root)))


def test_the_engine_and_the_games_need_only_numpy_until_they_compile_or_speak() -> None:
    for path in in_layers("core", "games"):
        for name, node, at_top in imports(path):
            package = name.split(".")[0]
            if package in HEAVY:
                assert path.parts[0] == "core" and not at_top, f"{path}:{node.lineno} imports {name}"
            else:
                assert package in sys.stdlib_module_names or package in ("numpy", "signoria"), f"{path} imports {name}"


def test_rules_import_nothing_but_rules_and_their_constants() -> None:
    for path in CHAPTERS:
        for name, _, _ in imports(path):
            assert name == "__future__" or name.startswith("signoria."), f"{path} imports {name}"


def test_no_layer_but_the_games_names_a_game() -> None:
    for path in in_layers("core", "transport", "bots", "arena", "adapters", "server", "cli"):
        text = (ROOT / path).read_text(encoding="utf-8").lower()
        for name in signoria.GAMES:
            assert name not in text, f"{path} names {name}"


def test_no_game_knows_another() -> None:
    for path in in_layers("games"):
        for name, _, _ in imports(path):
            if name.startswith("signoria.games.") and len(path.parts) > 2:
                assert name.split(".")[2] == path.parts[1], f"{path} imports {name}"


def test_the_contract_can_be_imported_without_the_compiler_or_the_terminal() -> None:
    unneeded = ("signoria.core.compiled", "rich", "typer", "fluent")
    program = f"import sys, signoria; sys.exit(any(name in sys.modules for name in {unneeded}))"
    done = subprocess.run([sys.executable, "-c", program], check=False)
    assert done.returncode == 0


def test_the_bots_are_imported_when_they_are_asked_for() -> None:
    program = "import sys, signoria; was = 'signoria.bots' in sys.modules; signoria.bots.Apprentice(); sys.exit(was)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
    with pytest.raises(AttributeError, match="module 'signoria' has no attribute 'bot'"):
        getattr(signoria, "bot")  # noqa: B009


def test_everything_the_contract_offers_has_a_docstring() -> None:
    for name in signoria.__all__:
        if name != "GAMES":
            assert getattr(signoria, name).__doc__, name


def test_no_module_is_too_long_to_be_read_at_once() -> None:
    lines = {path: len((ROOT / path).read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert [path for path, length in lines.items() if length > MOST_LINES] == []


def rooms(root: Path) -> set[str]:
    """The folders below a folder that have modules."""
    return {file.parent.relative_to(root).as_posix() for file in root.rglob("*.py")} - {"."}


def test_tests_have_rooms_of_the_same_names_as_what_they_test() -> None:
    assert rooms(TESTS) - rooms(ROOT) == ROOMS_OF_TESTS_ALONE


def test_every_room_of_the_core_has_tests() -> None:
    of_core = {room for room in rooms(ROOT) if room.startswith("core/")}
    with_tests = {file.parent.relative_to(TESTS).as_posix() for file in TESTS.rglob("test_*.py")}
    assert len(of_core) > 5
    assert of_core - with_tests == set()
