"""docs/training.md: its programs are those in docs/examples, they learn, and what they learn plays in the arena."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.arena.tournament.plan import one_against_the_rest, plan
from signoria.arena.tournament.runner import on_cores, run
from signoria.arena.tournament.summary import summarise
from tests.test_docs import ROOT, blocks

EXAMPLES = ROOT / "docs" / "examples"
PAGE = ROOT / "docs" / "training.md"
WAVES = 8


@pytest.fixture(name="training")
def training_from_the_examples(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module("training")


@pytest.mark.parametrize("name", ["training.py", "learned.py"])
def test_the_page_shows_the_programs_as_they_are(name: str) -> None:
    program = (EXAMPLES / name).read_text(encoding="utf-8")
    assert program in [code for language, code, _ in blocks(PAGE) if language == "python"]


@pytest.mark.full
def test_a_short_training_already_wins_more_often_than_no_training(training: Any) -> None:
    agent = training.Agent(seed=1)
    before = training.share_of_wins(agent, 400)
    training.train(agent, WAVES)
    after = training.share_of_wins(agent, 400)
    assert abs(before - 1 / training.SEATS) < 0.1, "at first it plays like a novice"
    assert after > before + 0.3


def test_what_was_saved_plays_in_the_arena(training: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    training.main(minutes=0)
    line_ups = one_against_the_rest(["learned:Learned"], ["novice"], training.SEATS)
    tournament = plan(signoria.game(training.GAME.name), training.SEATS, line_ups, games=3, seed=1, options={})
    (share,) = summarise(tournament, run(tournament, on_cores(1))).shares
    assert (share.bot, share.games) == ("learned:Learned", 3)
