"""The catalogue: the same sentences in both languages, all there, all of them well formed."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

import signoria
from signoria.bots import LEVELS
from signoria.core.rules.chapter_source import source_of
from signoria.core.text.words import HOUSE_WORDS, LANGUAGES, Catalogue, catalogue, word_files
from tests.play import random_play

SOURCES = Path(str(signoria.__file__)).parent
FOLDERS = [None, *(signoria.game(name).kit.folder for name in signoria.GAMES)]
TRIED = ("x", 0, 1, 2, 5)
"""What stands for a variable, besides the keys a sentence chooses by."""


class Variables(Visitor):
    """The variables of a message, each with the keys it is compared to."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, set[str]] = {}
        self.named: set[str] = set()
        """The messages it is said with."""

    def visit_MessageReference(self, node: syntax.MessageReference) -> None:
        self.named.add(node.id.name)

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: syntax.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, syntax.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, syntax.Identifier)}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)


def messages(file: Path) -> dict[str, dict[str, set[str]]]:
    """Every message of a file with its variables, also those of the messages it names."""
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, syntax.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, syntax.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables
    return {name: with_named(name, found) for name in found}


def with_named(name: str, found: Mapping[str, Variables]) -> dict[str, set[str]]:
    """The variables of a message and of those it is said with, which may be the house's."""
    keys = dict(found[name].keys)
    for other in found[name].named & found.keys():
        for variable, values in with_named(other, found).items():
            keys[variable] = keys.get(variable, set()) | values
    return keys


def files(folder: Path | None) -> dict[str, Path]:
    """The house's own words, or a game's, by language."""
    own = HOUSE_WORDS if folder is None else folder
    return {language: word_files(own, language)[-1] for language in LANGUAGES}


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path | None) -> None:
    spoken = {
        language: {name: set(variables) for name, variables in messages(file).items()}
        for language, file in files(folder).items()
    }
    assert spoken["en"] == spoken["fr"]


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=str)
def test_a_game_takes_no_word_from_the_house(folder: Path) -> None:
    assert not set(messages(files(None)["en"])) & set(messages(files(folder)["en"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_message_can_be_said(folder: Path | None, language: str) -> None:
    words = catalogue(language, folder)
    for name, variables in messages(files(folder)[language]).items():
        for values in every_value(variables):
            assert words.say(name, **values).strip(), name


def every_value(variables: Mapping[str, set[str]]) -> Iterator[dict[str, Any]]:
    """Values that reach every variant of a message."""
    choices = [[*keys, *TRIED] if keys else TRIED[:1] for keys in variables.values()]
    for values in itertools.product(*choices):
        yield dict(zip(variables, values, strict=True))


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, game_name: str) -> Catalogue:
    return signoria.game(game_name).words(request.param)


def test_a_game_has_words_for_the_lobby_and_its_options(game_name: str, words: Catalogue) -> None:
    for message in ("game-pitch", "game-kind", "game-length"):
        assert words.has(message)
    for option in signoria.game(game_name).options:
        assert words.has(f"option-{option.replace('_', '-')}")
        assert words.has(f"option-name-{option.replace('_', '-')}")


def test_a_game_has_words_for_every_table_of_its_components(game_name: str, words: Catalogue) -> None:
    for table, _ in signoria.game(game_name).components.rows():
        assert words.has(f"components-{table}")


def test_a_game_has_words_for_its_events_with_their_arguments(game_name: str, words: Catalogue) -> None:
    game = signoria.game(game_name)
    said = messages(files(game.kit.folder)[words.language])
    for kind in game.kit.events:
        allowed = set(kind.arguments)
        allowed |= {"who"} if "seat" in allowed else set()
        allowed |= {"whose"} if "owner" in allowed else set()
        assert set(said[f"event-{kind.name}"]) <= allowed, kind.name


def test_a_game_has_words_for_every_clause_that_forbids(game_name: str, words: Catalogue) -> None:
    game = signoria.game(game_name)
    numbers = {number for chapter in game.kit.chapters for number in forbidding(chapter)}
    assert numbers
    for number in numbers:
        assert words.has(f"why-{game.clause(number)}"), number


def forbidding(chapter: ModuleType) -> Iterator[int]:
    """The clause numbers a chapter's questions can answer with; a plain yes or no is none."""
    for function in ast.walk(ast.parse(source_of(chapter))):
        if isinstance(function, ast.FunctionDef) and function.name.startswith(("may", "clause_")):
            numbers = set(returned(function))
            if numbers > {0, 1} or not numbers <= {0, 1}:
                yield from numbers - {0}


def returned(function: ast.FunctionDef) -> Iterator[int]:
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            ends = [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]
            yield from (end.value for end in ends if isinstance(end, ast.Constant) and type(end.value) is int)


def test_a_game_has_words_for_its_phases_moves_and_endings(game_name: str, words: Catalogue) -> None:
    game = signoria.game(game_name)
    for seats in game.seats:
        options: dict[str, Any] = {
            name: option.choices[-1] for name, option in game.options.items() if seats in option.seats
        }
        for match in random_play(game.start(seats, 1, **options), seed=1):
            phase = match.view(None).get("phase")
            assert phase is None or words.has(f"phase-{phase}"), phase
            for seat in match.to_act:
                for move in match.legal(seat):
                    assert words.has(f"move-{move.data['do']}"), move
        assert match.outcome is not None
        assert words.has(match.outcome.reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_words_for_every_level_of_bots(language: str) -> None:
    words = catalogue(language)
    for level in LEVELS:
        assert words.has(f"level-{level}")
        assert words.has(f"name-{level}")
        assert words.has(f"level-means-{level}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_code_asks_for_by_name_is_there(language: str) -> None:
    known = {name for folder in FOLDERS for name in messages(files(folder)[language])}
    for source in SOURCES.rglob("*.py"):
        text = source.read_text(encoding="utf-8")
        asked = re.findall(r"""\bsay\(\s*["']([a-z][a-z0-9-]*)["']""", text) + re.findall(
            r'help="(help-[a-z-]+)"', text
        )
        assert set(asked) <= known, source


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_french_is_set_with_its_own_spaces_and_apostrophes(folder: Path | None) -> None:
    for number, line in enumerate(files(folder)["fr"].read_text(encoding="utf-8").splitlines(), start=1):
        if not line.startswith("#"):
            assert not re.search(r"\w [;:!»]|« |\w'\w|\d %", line), f"line {number}: {line}"
