"""One place for how the reader likes the page, and what comes of it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import Person

LETTERS = "parseFloat(getComputedStyle(document.body).fontSize)"


def choose(person: Person, group: str, name: str) -> None:
    """One of several in the settings."""
    person.page.get_by_role("group", name=person.says(group)).get_by_role("radio", name=name, exact=True).check()


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_settings_on_every_screen(visit: Visit, language: str) -> None:
    ada = visit(language=language)
    ada.open_settings()
    look_closely(ada, f"settings-{language}")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.button("page-settings")).to_be_focused()


def test_what_is_chosen_is_seen_at_once_and_stays(visit: Visit) -> None:
    ada = visit()
    root = ada.page.locator("html")
    before = ada.page.evaluate(LETTERS)
    ada.open_settings()
    choose(ada, "page-settings-theme", "dark")
    choose(ada, "page-settings-text-size", "very large")
    choose(ada, "page-settings-motion", "not at all")
    ada.page.get_by_label(ada.says("page-strong-patterns")).check()
    ada.page.get_by_label(ada.says("page-left-handed")).check()
    ada.page.get_by_label(ada.says("page-forced-moves")).uncheck()
    for _ in range(2):
        for name, value in {"theme": "dark", "motion": "off", "patterns": "strong", "hand": "left"}.items():
            expect(root).to_have_attribute(f"data-{name}", value)
        assert ada.page.evaluate(LETTERS) == pytest.approx(1.25 * before)
        assert ada.page.evaluate("localStorage.getItem('signoria-forced-moves')") == "no"
        ada.page.reload()
        expect(ada.card("Patrician")).to_be_visible()


def test_the_language_is_chosen_there_too(visit: Visit) -> None:
    ada = visit()
    ada.open_settings()
    choose(ada, "page-settings-language", "Français")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.get_by_role("dialog", name="Réglages")).to_be_visible()


@pytest.mark.full
def test_bots_move_one_after_another_for_who_wants_to_follow(visit: Visit) -> None:
    """Three bots answer within a moment, but each move rests on the page before the next."""
    ada = visit()
    ada.page.add_init_script("localStorage.setItem('signoria-bot-speed', 'slow')")
    ada.page.reload()
    ada.play_now("Patrician")
    assert ada.wait_for_question() == "moves"
    ada.page.evaluate("""
      window.seen = [];
      new MutationObserver(() => {
        const lines = document.querySelectorAll("#log li").length;
        if (window.seen.at(-1)?.lines !== lines) window.seen.push({ lines, at: performance.now() });
      }).observe(document.body, { childList: true, subtree: true });
    """)
    for _ in range(2):
        ada.choose()
        assert ada.wait_for_question() == "moves"
    times = [one["at"] for one in ada.page.evaluate("window.seen")]
    rests = [later - earlier for earlier, later in pairwise(times)]
    assert sum(rest > 1500 for rest in rests) >= 3, rests
