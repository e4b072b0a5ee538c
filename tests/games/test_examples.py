"""Worked examples: each is what the rules do, and every clause that a reader can open has one."""

from __future__ import annotations

import re
import tomllib

import pytest

import signoria
from signoria.core.play.examples import PARTS, Example, Worked, examples_in, explained_clauses, numbers_of, worked
from signoria.core.text.words import LANGUAGES
from tests.games.cited import cited_clauses
from tests.test_clauses import clauses

GAMES = [name for name in signoria.GAMES if examples_in(signoria.game(name).kit.folder)]
EXAMPLES = [(name, example) for name in GAMES for example in examples_in(signoria.game(name).kit.folder)]
EVERY_GAME = pytest.mark.parametrize("name", GAMES)
EVERY_EXAMPLE = pytest.mark.parametrize(
    ("name", "example"), EXAMPLES, ids=[f"{example.clauses[0]}-{place}" for place, (_, example) in enumerate(EXAMPLES)]
)


SHOWN: dict[int, Worked] = {}
"""Every example is worked once."""


def shown_of(name: str, example: Example) -> Worked:
    if id(example) not in SHOWN:
        SHOWN[id(example)] = worked(signoria.game(name), example)
    return SHOWN[id(example)]


def test_every_game_of_ours_has_examples() -> None:
    assert {"patrician", "il-principe", "habemus-papam", "princes-of-florence"} <= {*GAMES}


@EVERY_GAME
def test_every_clause_that_a_reader_can_open_has_an_example(name: str) -> None:
    game = signoria.game(name)
    missing = cited_clauses(game) - set(explained_clauses(game.kit.folder))
    assert not missing, f"scripts/find_examples {name}: {sorted(missing)}"


@EVERY_GAME
def test_examples_are_of_clauses_there_are(name: str) -> None:
    assert set(explained_clauses(signoria.game(name).kit.folder)) <= set(clauses(name))


@EVERY_EXAMPLE
def test_an_example_is_what_the_rules_do(name: str, example: Example) -> None:
    """Its move is legal and leads to what is told, or one of its clauses refuses it; the sheet has what is counted."""
    shown = shown_of(name, example)
    assert example.part in PARTS
    if example.refused is not None:
        assert example.move is None
        assert shown.refusal is not None, f"{example.refused} is allowed"
        assert shown.refusal.clause in example.clauses
    elif example.move is not None:
        assert shown.events(example)
        assert {event["kind"] for event in shown.events(example)} >= {*example.tells}
    else:
        assert example.message is not None or shown.lines(example)
    if example.part == "sheet":
        assert shown.last.over


@EVERY_EXAMPLE
def test_the_numbers_of_an_example_are_those_of_its_position(name: str, example: Example) -> None:
    """Its sentence has no number of its own, so none can become wrong."""
    game = signoria.game(name)
    if example.message is None:
        assert not example.numbers
        return
    numbers = numbers_of(example, shown_of(name, example).last.view(example.seat))
    for language in LANGUAGES:
        sentence = game.words(language).say(example.message, **numbers)
        assert {int(number) for number in re.findall(r"\d+", sentence)} == set(numbers.values())


@EVERY_EXAMPLE
def test_an_example_can_be_said_in_every_language(name: str, example: Example) -> None:
    shown = shown_of(name, example)
    messages = {f"event-{event['kind']}" for event in shown.events(example)} if example.move else set()
    messages |= {f"sheet-line-{line['why']}" for _, line in shown.lines(example)}
    messages |= {shown.refusal.message} if shown.refusal else set()
    for language in LANGUAGES:
        words = signoria.game(name).words(language)
        assert not [message for message in messages if not words.has(message)]


@EVERY_GAME
def test_no_position_and_no_sentence_of_examples_is_left_over(name: str) -> None:
    folder = signoria.game(name).kit.folder
    told = tomllib.loads((folder / "text" / "examples.toml").read_text(encoding="utf-8"))
    assert {about["position"] for about in told["example"]} >= {*told["position"]}
    said = {example.message for example in examples_in(folder)} - {None}
    for language in LANGUAGES:
        text = (folder / "text" / f"words.{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(example-[a-z0-9-]+) =", text, re.MULTILINE)) == said


@EVERY_EXAMPLE
def test_an_example_shows_a_seat_what_that_seat_may_know(name: str, example: Example) -> None:
    """Also an example has secrets: what is sent of it is the view of one seat."""
    shown = shown_of(name, example)
    for match in (shown.before, shown.after):
        if match is not None and not match.over:
            assert match.redeal(example.seat).view(example.seat) == match.view(example.seat)
