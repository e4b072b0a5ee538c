"""The report of a tournament, opened from its file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

import signoria
from signoria.arena.tournament.plan import one_against_the_rest
from signoria.arena.tournament.report import report
from signoria.arena.tournament.summary import summarise
from tests.arena.small_tournaments import of_line_ups, won_by
from tests.browser.looking import look_closely
from tests.browser.person import Person
from tests.browser.trouble import Trouble

pytestmark = pytest.mark.full

UNSEEN = """
() => [...document.querySelectorAll("svg")]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const parts = [...one.querySelectorAll("circle, rect, text")].map((part) => part.getBoundingClientRect());
    const isInside = ({ left, right, bottom }) =>
      left >= box.left - 8 && right <= box.right + 8 && bottom <= box.bottom + 2;
    return box.width < 100 || box.height < 20 || parts.length === 0 || !parts.every(isInside);
  })
  .map((one) => one.outerHTML.slice(0, 300))
"""
"""Pictures that are too small, empty, or reach out of their frame."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_reads_well_on_every_screen_and_has_no_broken_picture(
    new_context: Callable[..., BrowserContext], trouble: Trouble, tmp_path: Path, language: str
) -> None:
    tournament = of_line_ups(one_against_the_rest(["novice", "apprentice", "master@100ms"], (), 4), 40)
    results = [won_by(tournament, one, [one.game % 3]) for one in tournament.fixtures()]
    game = signoria.game(tournament.game)
    file = tmp_path / "report.html"
    file.write_text(report(game, summarise(tournament, results), game.words(language)), encoding="utf-8")
    context = new_context()
    trouble.watch(context)
    reader = Person(context.new_page(), file.as_uri(), language, False)
    for width in (360, 1280):
        reader.page.set_viewport_size({"width": width, "height": 800})
        assert reader.page.evaluate(UNSEEN) == []
    look_closely(reader, f"arena-report-{language}")
