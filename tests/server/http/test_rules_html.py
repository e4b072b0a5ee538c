"""The rules as the page gets them: with a place to jump to for every clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import signoria
from signoria.core.text.words import LANGUAGES
from signoria.server.http.rules_html import rules_of
from tests.test_clauses import clauses

RULES = """# A game

In short: you build and you score. [XX-1, XX-2]

- **Build** a *floor*
  on a <site>. [XX-1] Only one. [XX-3]
- Score it. [XX-2, XX-4]

| card | what it does |
| --- | --- |
| pass | nothing [XX-5] |
| wait | nothing yet [XX-3] |
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "rules.en.md"
    file.write_text(RULES, encoding="utf-8")
    return file


def test_a_clause_has_its_place_where_it_is_cited_with_fewest_others_and_rather_not_in_a_table(file: Path) -> None:
    told = rules_of(file).replace('<span class="clause">', "").replace("</span>", "")
    told = re.sub(r'<span class="clause" id="([^"]+)">', r"{\1}", told)
    for place in (
        "you score. [XX-1, {XX-2}XX-2]",
        "&lt;site&gt;. [{XX-1}XX-1] Only one. [{XX-3}XX-3]",
        "Score it. [XX-2, {XX-4}XX-4]",
        "nothing [{XX-5}XX-5]",
        "nothing yet [XX-3]",
    ):
        assert place in told


def test_every_mention_is_marked_and_the_one_that_tells_a_clause_is_its_place(file: Path) -> None:
    html = rules_of(file)
    assert html.count('<span class="clause"') == len(re.findall(r"XX-\d", RULES))
    assert '[<span class="clause">XX-1</span>, <span class="clause" id="XX-2">XX-2</span>]' in html
    assert '&lt;site&gt;. [<span class="clause" id="XX-1">XX-1</span>]' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_of_a_game_has_one_place(game_name: str, language: str) -> None:
    file = signoria.game(game_name).kit.folder / "text" / f"rules.{language}.md"
    known = clauses(game_name)
    assert sorted(re.findall(r'id="([^"]+)"', rules_of(file))) == sorted(known)


def test_a_game_without_rules_has_no_clauses(tmp_path: Path) -> None:
    assert rules_of(tmp_path / "rules.en.md") == ""
