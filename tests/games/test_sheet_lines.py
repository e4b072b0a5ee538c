"""The score sheet explains every point: its lines add up, cite clauses there are, and can be said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.text.words import LANGUAGES, Catalogue
from tests.play import Setting, random_play
from tests.test_clauses import clauses

SEEDS = (1, 2)
PLAIN = {"clause", "points", "why"}


def sheets(setting: Setting) -> Iterator[Mapping[str, Any]]:
    """The rows of the score sheets of some games played at random."""
    for seed in SEEDS:
        *_, match = random_play(setting.start(seed), seed)
        assert match.outcome is not None
        yield from match.view(None)["sheet"]


def sentence(words: Catalogue, line: Mapping[str, Any]) -> str:
    """A line as the page says it: a name in it is the word it stands for; clause and points stand beside it."""
    arguments = {name: word(words, name, value) for name, value in line.items() if name not in PLAIN}
    return words.say(f"sheet-line-{line['why']}", **arguments)


def word(words: Catalogue, name: str, value: Any) -> Any:
    found = (message for message in (f"word-{name}-{value}", f"word-{value}") if words.has(message))
    message = next(found, None)
    return value if message is None else words.say(message)


def test_the_lines_of_a_sheet_add_up_to_its_total_and_cite_clauses_there_are(setting: Setting) -> None:
    known = set(clauses(setting.name))
    for row in sheets(setting):
        assert sum(line["points"] for line in row["lines"]) == row["total"]
        assert {line["clause"] for line in row["lines"]} <= known
        assert all(set(line) >= PLAIN for line in row["lines"])


def test_every_line_of_a_sheet_can_be_said_in_both_languages(setting: Setting) -> None:
    catalogues = [setting.game.words(language) for language in LANGUAGES]
    lines = [line for row in sheets(setting) for line in row["lines"]]
    assert lines
    for words in catalogues:
        for line in lines:
            assert re.fullmatch(r"[^{}_]+", sentence(words, line)), line
