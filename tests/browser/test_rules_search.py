"""The rules with their contents and a search, on a game's page and beside the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import PHONE

IN_SIGHT = """
(one) => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}
"""


def current(page: Page) -> Locator:
    return page.locator("mark.current")


def test_a_word_is_found_marked_and_gone_to(visit: Visit) -> None:
    ada = visit()
    ada.open_form("Patrician")
    search = ada.page.get_by_role("searchbox", name="Search the rules")
    search.fill("capacity")
    expect(ada.page.get_by_text(re.compile(r"^1 of \d+$"))).to_be_visible()
    assert ada.page.locator("mark").count() > 1
    assert current(ada.page).evaluate(IN_SIGHT)
    search.press("Enter")
    expect(ada.page.get_by_text(re.compile(r"^2 of \d+$"))).to_be_visible()
    assert current(ada.page).evaluate(IN_SIGHT)
    search.fill("zeppelin")
    expect(ada.page.get_by_text("not found")).to_be_visible()
    search.press("Escape")
    expect(search).to_have_value("")
    expect(ada.page.locator("mark")).to_have_count(0)


@pytest.mark.full
def test_the_contents_lead_to_every_chapter(visit: Visit) -> None:
    ada = visit()
    ada.open_form("Il Principe")
    entries = ada.page.get_by_role("list").filter(has=ada.page.get_by_role("button", name="Final scoring"))
    chapters = entries.get_by_role("button").all_inner_texts()
    assert chapters == ada.page.locator(".rules").locator("h4, h5").all_inner_texts()
    entries.get_by_role("button", name="Final scoring").click()
    heading = ada.page.locator(".rules").get_by_role("heading", name="Final scoring")
    assert heading.evaluate(IN_SIGHT)
    expect(heading).to_be_focused()


@pytest.mark.full
def test_beside_the_board_on_a_phone(visit: Visit) -> None:
    zoe = visit(language="fr", **PHONE)
    zoe.play_now("Patrician")
    assert zoe.wait_for_question() == "moves"
    zoe.open_tab("page-rules")
    zoe.page.get_by_role("searchbox", name="Chercher dans les règles").fill("CAPACITE")
    expect(zoe.page.get_by_text(re.compile(r"^1 sur \d+$"))).to_be_visible()
    assert current(zoe.page).evaluate(IN_SIGHT)
    zoe.page.get_by_text("Sommaire", exact=True).click()
    expect(zoe.page.locator(".contents")).to_be_visible()
