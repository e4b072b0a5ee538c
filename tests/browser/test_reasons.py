"""Why the bots move as they do, asked on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import Person


def whys(person: Person) -> Locator:
    """Whatever can be asked why."""
    return person.log.locator("button[aria-expanded]").filter(has_text=person.says("page-why"))


def beside_a_bot(visit: Visit, language: str = "en") -> Person:
    """Somebody whom a bot has answered."""
    ada = visit(language=language)
    ada.enter("Ada")
    ada.open_against_bots()
    while whys(ada).count() == 0:
        assert ada.wait_for_question() == "moves"
        ada.choose()
    assert ada.wait_for_question() == "moves"
    ada.open_turns()
    return ada


@pytest.mark.full
def test_a_bots_move_can_be_asked_why_and_ones_own_cannot(visit: Visit) -> None:
    ada = beside_a_bot(visit)
    names = whys(ada).evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert names and all("Novice B" in name for name in names)
    first = whys(ada).first
    reason = first.locator("xpath=../p")
    expect(reason).to_have_text("")
    first.focus()
    ada.page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-expanded", "true")
    expect(reason).to_have_text(re.compile(r"\w.*\.$"))
    ada.page.keyboard.press("Enter")
    expect(reason).to_have_text("")


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
def test_reasons_are_readable_by_everybody_and_in_one_language(visit: Visit, language: str) -> None:
    ada = beside_a_bot(visit, language)
    for number in range(whys(ada).count()):
        whys(ada).nth(number).click()
        expect(ada.log.get_by_role("status").nth(number)).not_to_have_text("")
    look_closely(ada, f"reasons-{language}")


@pytest.mark.full
def test_a_replay_can_be_asked_why_anybody_moved(visit: Visit) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_against_bots()
    while ada.wait_for_question() == "moves":
        ada.choose()
    ada.page.get_by_role("link", name=ada.says("page-replay")).click()
    ada.button("page-step-forward").click()
    expect(whys(ada)).not_to_have_count(0)
    whys(ada).first.click()
    expect(ada.log.get_by_role("status").first).to_have_text(re.compile(r"\w.*\.$"))
