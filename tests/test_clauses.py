"""Every clause of every game has a test, every mark names a clause there is, and players read about all of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import signoria
from signoria import Game
from signoria.core.rules.chapter_source import source_of

ROOT = Path(__file__).parent.parent
RULINGS = ROOT / "docs" / "rulings"


def clauses(game_name: str) -> list[str]:
    """The ids of a game's clause file."""
    text = (ROOT / "docs" / "rules" / f"{game_name}.md").read_text(encoding="utf-8")
    return re.findall(r"^- ([A-Z]+-\d+) ", text, flags=re.MULTILINE)


def sources(game: Game) -> Iterator[str]:
    """The text of a game's rules, and of the table that says which of them hold when."""
    yield from (source_of(chapter) for chapter in game.kit.chapters)
    yield (game.kit.folder / "moves.py").read_text(encoding="utf-8")


@cache
def marked() -> tuple[tuple[str, str], ...]:
    """Every clause a test is marked with, and where."""
    return tuple(marks())


def marks() -> Iterator[tuple[str, str]]:
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                        yield from (
                            (argument.value, f"{file.name}::{node.name}")
                            for argument in decorator.args
                            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                        )


def test_every_clause_has_a_test(game_name: str) -> None:
    tested = {clause for clause, _ in marked()}
    missing = [clause for clause in clauses(game_name) if clause not in tested]
    assert not missing, f"no test for {', '.join(missing)}"


def test_no_test_is_marked_with_a_clause_that_is_not_there() -> None:
    known = {clause for name in signoria.GAMES for clause in clauses(name)}
    assert [(clause, where) for clause, where in marked() if clause not in known] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_players_rules_cite_every_clause(game_name: str, language: str) -> None:
    text = (signoria.game(game_name).kit.folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    cited = set(re.findall(r"[A-Z]+-\d+", text))
    assert set(clauses(game_name)) == cited


def test_every_clause_a_rule_names_is_in_the_clause_file(game_name: str) -> None:
    game = signoria.game(game_name)
    known = set(clauses(game_name))
    named = set()
    for text in sources(game):
        named |= set(re.findall(rf"{game.kit.clauses}-\d+", text))
    assert named <= known
    unnamed = known - named - without_a_rule(game_name)
    assert not unnamed, f"no rule names {', '.join(sorted(unnamed))}"


def without_a_rule(game_name: str) -> set[str]:
    """Clauses that follow from others or from the data, and so have no rule of their own, only tests."""
    text = (ROOT / "docs" / "rules" / f"{game_name}.md").read_text(encoding="utf-8")
    found = re.search(r"^Without a rule of their own: (.*)\.$", text, flags=re.MULTILINE)
    return set(found[1].split(", ")) if found else set()


def rulings(game_name: str) -> set[str]:
    """The clauses that a game's rulings are about; none if its rulebook left nothing open."""
    page = RULINGS / f"{game_name}.md"
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    return set(re.findall(r"^## ([A-Z]+-\d+) ", text, flags=re.MULTILINE))


def test_every_ruling_is_about_a_clause_there_is_and_every_one_in_code_is_written_down(game_name: str) -> None:
    ruled = rulings(game_name)
    assert ruled <= set(clauses(game_name))
    for text in sources(signoria.game(game_name)):
        assert set(re.findall(r"ruling: ([A-Z]+-\d+)", text)) <= ruled


def test_the_index_of_rulings_has_every_page_and_every_page_rulings_of_a_game() -> None:
    pages = {page.stem for page in RULINGS.glob("*.md")} - {"README"}
    index = (RULINGS / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\| \[([a-z-]+)\.md\]", index)) == pages <= set(signoria.GAMES)
    assert pages and all(rulings(name) for name in pages)
