"""The report of a study, opened from its file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

import signoria
from signoria.arena.studies.report import report
from tests.arena.studies.test_report import studied
from tests.browser.looking import look_closely
from tests.browser.person import Person
from tests.browser.test_arena_report import UNSEEN
from tests.browser.trouble import Trouble

pytestmark = pytest.mark.full


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_study_reads_well_on_every_screen_and_has_no_broken_picture(
    new_context: Callable[..., BrowserContext], trouble: Trouble, tmp_path: Path, language: str
) -> None:
    game = signoria.game("patrician")
    file = tmp_path / "report.html"
    file.write_text(report(game, studied(2, 6), game.words(language)), encoding="utf-8")
    context = new_context()
    trouble.watch(context)
    reader = Person(context.new_page(), file.as_uri(), language, False)
    reader.page.evaluate("() => document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    for width in (360, 1280):
        reader.page.set_viewport_size({"width": width, "height": 800})
        assert reader.page.evaluate(UNSEEN) == []
    look_closely(reader, f"study-report-{language}")
