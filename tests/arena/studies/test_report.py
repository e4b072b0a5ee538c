"""A study's report: whole, in both languages, in the house's colours, and as a short summary."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest

import signoria
from signoria.arena.reports.html import STYLE
from signoria.arena.studies.numbers import StudyNumbers, numbers_of
from signoria.arena.studies.plan import RuleSet
from signoria.arena.studies.report import OWN_STYLE, arguments, report, summary
from signoria.arena.studies.runner import run
from signoria.arena.studies.wording import Wording
from signoria.arena.tournament.playing import code_digest
from tests.arena.small_studies import MESSENGERS, PLAIN, small
from tests.arena.small_tournaments import here
from tests.arena.tournament.test_report import TOKENS, read


@cache
def studied(rule_sets: int, close: int) -> StudyNumbers:
    study = small([PLAIN, MESSENGERS, {"ambassadors": "on", "messengers": "on"}][:rule_sets], 20, close)
    study = replace(study, varied=("ambassadors", "messengers") if rule_sets > 1 else ())
    return numbers_of(study, run(study, here), signoria.game("patrician").kit.measures)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("rule_sets", [1, 2, 3])
@pytest.mark.parametrize("close", [0, 6])
def test_a_report_has_every_picture_with_a_title_and_needs_nothing_else(
    rule_sets: int, close: int, language: str
) -> None:
    game = signoria.game("patrician")
    page = report(game, studied(rule_sets, close), game.words(language))
    reader = read(page)
    assert reader.untitled == 0
    assert reader.addresses == []
    assert reader.counts.get("script", 0) == reader.counts.get("link", 0) == 0
    assert "NaN" not in page
    assert "inf%" not in page
    assert reader.counts["section"] == (7 if close else 5)
    deeds = len(studied(rule_sets, close).deeds)
    rows = 2 + 2 + 1 + 3 + 1 + min(12, deeds) + deeds
    axes = 5 + (2 if close else 0)
    assert reader.counts["svg"] == rows * rule_sets + 2 * rule_sets + axes
    assert ("Seuls des robots ont joué" in page) == (language == "fr")


def test_a_report_says_what_differs_and_how_to_repeat_it() -> None:
    game = signoria.game("patrician")
    page = report(game, studied(2, 6), game.words("en"))
    assert "difference" in page
    assert "--vary messengers=off,on" in page
    assert "--bots novice --seats 2 -n 20 --close 6 --seed 7" in page
    alone = report(game, studied(1, 6), game.words("en"))
    assert "same seeds" not in alone
    assert "--option messengers=off" in alone


@pytest.mark.parametrize(
    ("language", "warning"), [("en", "2 versions of the code"), ("fr", "2 versions du code")], ids=["en", "fr"]
)
def test_a_study_that_went_on_with_other_code_warns_of_it_and_names_both(language: str, warning: str) -> None:
    game = signoria.game("patrician")
    numbers, words = studied(2, 6), game.words(language)
    mixed = replace(numbers, codes=("0123456789ab", *numbers.codes))
    for text in (report(game, mixed, words), summary(game, mixed, words)):
        assert warning in text
    assert f"0123456789ab, {code_digest(game)}" in report(game, mixed, words)
    for text in (report(game, numbers, words), summary(game, numbers, words)):
        assert warning not in text
    assert f", {code_digest(game)}<" in report(game, numbers, words)


def test_a_data_file_is_named_in_the_report_and_in_the_command() -> None:
    study = small([PLAIN])
    other = RuleSet(PLAIN, "0123", "mine.toml", "game = …")
    both = replace(study, rule_sets=(*study.rule_sets, other), varied=("components",))
    assert "components=usual,mine.toml" in arguments(both)
    assert Wording(both, signoria.game("patrician").words("en")).labels == ["usual data", "mine.toml"]
    alone = replace(study, rule_sets=(other,), varied=())
    assert arguments(alone)[5:7] == ["--components", "mine.toml"]


def test_a_summary_is_a_table_of_markdown() -> None:
    game = signoria.game("patrician")
    text = summary(game, studied(2, 6), game.words("en"))
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len({row.count("|") for row in rows}) == 1
    assert "| winner’s points |" in text
    assert "| plain | Messengers | difference |" in text


def test_a_report_is_in_the_colours_of_the_house() -> None:
    own = dict(re.findall(r"(--[a-z-]+): (light-dark\(.*?\));", OWN_STYLE.read_text(encoding="utf-8")))
    house = dict(re.findall(r"(--[a-z-]+): (light-dark\(.*?\));", TOKENS.read_text(encoding="utf-8")))
    assert own
    assert own.items() <= house.items()
    known = {*own, *re.findall(r"(--[a-z-]+):", STYLE.read_text(encoding="utf-8")), "--tint", "--wide"}
    assert set(re.findall(r"var\((--[a-z-]+)\)", OWN_STYLE.read_text(encoding="utf-8"))) <= known
