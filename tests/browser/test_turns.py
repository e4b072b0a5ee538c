"""Whose turn it is, seen from another tab."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import NEXT_QUESTION, Person


@pytest.mark.full
def test_the_title_and_the_icon_say_whose_turn_it_is(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.enter("Ada")
    expect(ada.page).to_have_title("Signoria")
    bo.page.goto(ada.open_table("Patrician", 2))
    bo.enter("Bo")
    ada.sit(0)
    bo.sit(1)
    ada.start()
    expect(bo.table).to_be_visible()
    for _ in range(2):
        asked, other = (ada, bo) if ada.moves.count() else (bo, ada)
        expect_turn(asked, True)
        expect_turn(other, False)
        play_a_turn(asked)
        expect_turn(asked, False)
        expect_turn(other, True)


def play_a_turn(person: Person) -> None:
    """Click moves until the title no longer asks for one."""
    still_asked = f"() => ({NEXT_QUESTION})() ?? (document.title.startsWith('Your turn') ? null : 'rests')"
    while person.page.wait_for_function(still_asked).json_value() == "moves":
        person.choose()


def expect_turn(person: Person, is_theirs: bool) -> None:
    expect(person.page).to_have_title("Your turn – Patrician" if is_theirs else "Patrician – Signoria")
    icon = person.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg" if is_theirs else "/favicon.svg")
