"""Comfort at a table in real browsers: notes to oneself, taking back what others grant, what somebody has bought."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import signoria
from tests.browser.conftest import Visit
from tests.browser.going_on import sit_down
from tests.browser.layout import BOARD
from tests.browser.person import PHONE, WIDE, Person, first_asked
from tests.play import play_some

SIZES: dict[str, dict[str, Any]] = {"wide": WIDE, "phone": PHONE}
NOTE = "Bruno garde Firenze ?"
CASES = [("en", "phone"), ("fr", "wide")]


def two_people(visit: Visit, language: str, size: str) -> tuple[Person, Person]:
    """Anna, whose last decision can no longer be undone, and Bruno, in the middle of Patrician."""
    game = signoria.game("patrician")
    match = play_some(game.start(2, seed=6), 6, 14)
    anna, bruno = visit(language=language, **SIZES[size]), visit(language=language, **SIZES[size])
    anna.enter("Anna")
    bruno.enter("Bruno")
    asked = match.to_act[0]
    sit_down(game.from_position(match.position()), {asked: anna, 1 - asked: bruno})
    for person in (anna, bruno):
        expect(person.table).to_be_visible()
    assert anna.wait_for_question() == "moves"
    return anna, bruno


@pytest.mark.full
@pytest.mark.parametrize(("language", "size"), CASES)
def test_notes_are_kept_for_oneself_and_outlive_a_reload(visit: Visit, language: str, size: str) -> None:
    anna, bruno = two_people(visit, language, size)
    anna.open_tab("page-tab-about")
    notes = anna.page.get_by_label(anna.says("page-note"), exact=True)
    notes.fill(NOTE)
    notes.blur()
    expect(anna.page.get_by_text(anna.says("page-note-kept"))).to_be_visible()
    report = Axe().run(anna.page)
    assert report.violations_count == 0, report.generate_report()
    anna.page.reload()
    expect(anna.table).to_be_visible()
    anna.open_tab("page-tab-about")
    expect(anna.page.get_by_label(anna.says("page-note"), exact=True)).to_have_value(NOTE)
    bruno.open_tab("page-tab-about")
    expect(bruno.page.get_by_label(bruno.says("page-note"), exact=True)).to_have_value("")


@pytest.mark.full
@pytest.mark.parametrize(("language", "size"), CASES)
def test_what_others_grant_is_taken_back_and_seen_by_all(visit: Visit, language: str, size: str) -> None:
    anna, bruno = two_people(visit, language, size)
    while first_asked(anna, bruno) is anna:
        anna.choose()
    bruno.choose()
    anna.open_tab("page-tab-about")
    anna.sure("page-back-ask")
    anna.close_side()
    still = bruno.page.evaluate(BOARD)
    notice = bruno.page.locator("[data-take-back]")
    expect(notice).to_be_visible()
    assert bruno.page.evaluate(BOARD) == still, "the table holds still"
    expect(notice).to_contain_text(bruno.says("page-back-wish", name="Anna").split(",", maxsplit=1)[0])
    bruno.shoot(f"take-back-{language}-{size}")
    bruno.button("page-back-grant").click()
    expect(notice).to_have_count(0)
    anna.page.evaluate("() => { delete document.body.dataset.answered; }")  # the question is asked anew
    assert anna.wait_for_question() == "moves"
    once = re.compile(re.escape(bruno.says("page-taken-back", count=1)))
    bruno.open_tab("page-tab-about")
    expect(bruno.page.locator("#seats").get_by_text(once)).to_have_count(1)


@pytest.mark.full
@pytest.mark.parametrize(("language", "size"), CASES)
def test_what_a_rival_has_taken_is_shown_at_a_glance(visit: Visit, language: str, size: str) -> None:
    anna, bruno = two_people(visit, language, size)
    while first_asked(anna, bruno) is anna:
        anna.choose()
    bruno.open_tab("page-tab-about")
    glance = bruno.page.locator("[data-glance]")
    glance.get_by_text("Anna").click()
    expect(glance.get_by_role("listitem").first).to_contain_text("Anna")
