"""The game in `examples/` is put in place as docs/adding-a-game.md says, and held to all that games are held to."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import build_web

ROOT = next(folder for folder in Path(__file__).parents if (folder / "pyproject.toml").is_file())
EXAMPLE = ROOT / "examples" / "bottega"
PAGE = ROOT / "docs" / "adding-a-game.md"
NEEDED = ("src", "tests", "docs", "web", "scripts", "train", "pyproject.toml", "Makefile")
"""What of the repository the tests of games look at."""
QUICK = ("contract", "leaks", "known_to", "positions", "twins", "subset", "words", "sheet_lines", "clauses")
OF_NO_GAME = ("packaging", "wheel", "toy_game", "example_game")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with the example in place."""
    folder = tmp_path_factory.mktemp("checkout")
    left_out = shutil.ignore_patterns("node_modules", "static")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=left_out)
        else:
            shutil.copy2(ROOT / name, folder / name)
    shutil.copytree(EXAMPLE, folder / "examples" / "bottega")
    subprocess.run(command_of_the_page(), shell=True, check=True, cwd=folder)
    return folder


def command_of_the_page() -> str:
    """How a game is put in place, by the page on adding one."""
    found = re.search(r"^```text\n(cp -r .*)\n```", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert found is not None
    return found[1]


def run(*command: str, cwd: Path, text: str = "", **variables: str) -> str:
    """What a command says; it must succeed."""
    environment = {**os.environ, **variables}
    done = subprocess.run(command, env=environment, input=text, capture_output=True, text=True, check=False, cwd=cwd)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


def pytest_in(checkout: Path, *arguments: str) -> str:
    """What pytest says there of the example."""
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "bottega", *arguments)
    return run(*command, cwd=checkout, PYTHONPATH=str(checkout / "src"))


def signoria(*arguments: str, text: str = "") -> str:
    """What the command line says with the example named in the environment, where it lies."""
    games = str(EXAMPLE / "src" / "signoria" / "games")
    return run(sys.executable, "-m", "signoria", *arguments, cwd=ROOT, text=text, SIGNORIA_GAMES=games)


def test_the_example_adds_files_to_the_repository_and_changes_none() -> None:
    files = {path.relative_to(EXAMPLE) for path in EXAMPLE.rglob("*") if path.is_file()} - {Path("README.md")}
    assert {path.parts[0] for path in files} == {"src", "tests", "docs", "web"}
    assert [path for path in files if (ROOT / path).exists()] == []


def test_its_readme_leads_to_files_there_are() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (EXAMPLE / "README.md").read_text(encoding="utf-8"))
    assert links and [link for link in links if not (EXAMPLE / link).exists()] == []


def test_its_board_is_built_into_the_page_where_it_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "web" / "src" / "games" / "patrician", tmp_path / "web" / "src" / "games" / "patrician")
    alone = build_web.sources_of_page(tmp_path)
    assert build_web.with_boards(tmp_path) == tmp_path / "web"
    monkeypatch.setenv("SIGNORIA_BOARDS", str(EXAMPLE / "web" / "src" / "games"))
    assert build_web.sources_of_page(tmp_path) != alone
    games = build_web.with_boards(tmp_path) / "src" / "games"
    assert [folder.name for folder in sorted(games.iterdir())] == ["bottega", "patrician"]
    assert not (tmp_path / "web" / "src" / "games" / "bottega").exists()


@pytest.mark.full
@pytest.mark.compiles
def test_in_place_it_passes_its_own_tests_and_the_contract(checkout: Path) -> None:
    files = [str(next((checkout / "tests").rglob(f"test_{name}.py"))) for name in QUICK]
    said = pytest_in(checkout, "--one-setting", "-m", "not full and not slow", *files, "tests/games/bottega")
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None and int(passed[1]) > 150


@pytest.mark.full
@pytest.mark.compiles
def test_in_place_it_passes_all_tests_of_games_with_every_number_of_seats(checkout: Path) -> None:
    tests = checkout / "tests"
    found = [*tests.glob("test_*.py"), *(tests / "games").glob("test_*.py"), *(tests / "core").rglob("test_*.py")]
    files = [str(file) for file in found if file.stem.removeprefix("test_") not in OF_NO_GAME]
    assert " passed" in pytest_in(checkout, "-m", "not slow and not gpu and not browser", *files, "tests/games/bottega")


def test_in_place_its_types_and_fields_are_those_of_its_views(checkout: Path) -> None:
    program = """
from pathlib import Path
import signoria
from signoria.server.codegen.field_pages import page
from signoria.server.codegen.typescript import game_types
game = signoria.game("bottega")
for path, text in {"web/src/games/bottega/view.ts": game_types(game), "docs/fields/bottega.md": page(game)}.items():
    assert Path(path).read_text(encoding="utf-8") == text, f"run scripts/types: {path} is not up to date"
"""
    run(sys.executable, "-c", program, cwd=checkout, PYTHONPATH=str(checkout / "src"))


@pytest.mark.full
def test_in_place_its_page_is_linted_typed_tested_built_and_played(checkout: Path) -> None:
    web = checkout / "web"
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules", target_is_directory=True)
    build_web.install(web, tools=True)
    for tool in (
        ("prettier", "--check", "src/games/bottega"),
        ("eslint", "--max-warnings", "0", "src/games/bottega"),
        ("svelte-check", "--fail-on-warnings"),
        ("vitest", "run", "src/games/bottega"),
    ):
        done = build_web.run_npm(web, "exec", "--", *tool, quiet=True)
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    run(sys.executable, "scripts/build_web.py", cwd=checkout, PYTHONPATH=str(checkout / "src"))
    assert "3 passed" in pytest_in(checkout, "-m", "browser", "tests/games/bottega")


@pytest.mark.parametrize(
    ("language", "pitch", "ending"),
    [
        ("en", "against rival workshops", "so the game is over (BO-30)"),
        ("fr", "contre les ateliers rivaux", "la partie est finie (BO-30)"),
    ],
)
def test_where_it_lies_it_is_listed_and_played_in_the_terminal(language: str, pitch: str, ending: str) -> None:
    assert pitch in signoria("games", "--lang", language)
    shown = signoria("play", "bottega", "--seats", "3", "--seed", "1", "--lang", language, text="1\n" * 80)
    assert ending in shown


@pytest.mark.compiles
def test_where_it_lies_it_is_simulated() -> None:
    report = json.loads(signoria("simulate", "bottega", "-n", "20", "--json"))
    assert [(row["seats"], row["games"]) for row in report["settings"]] == [(3, 20), (4, 20), (5, 20)]
