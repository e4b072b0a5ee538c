"""Games that end before their end: somebody resigns, or all who are there agree."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import PHONE, THE_END, Person


def two_people(visit: Visit) -> tuple[Person, Person]:
    """Ada plays against Bo, who has a phone."""
    ada, bo = visit(), visit(**PHONE)
    ada.enter("Ada")
    bo.page.goto(ada.open_table("Patrician", 2))
    bo.enter("Bo")
    ada.sit(0)
    bo.sit(1)
    ada.start()
    expect(bo.table).to_be_visible()
    return ada, bo


@pytest.mark.full
def test_who_resigns_leaves_their_seat_to_a_bot_and_the_result_says_so(visit: Visit) -> None:
    ada, bo = two_people(visit)
    bo.open_tab("page-tab-about")
    bo.button("page-resign").click()
    bo.shoot("resign-phone")
    bo.button("page-not-yet").click()
    expect(bo.button("page-resign")).to_be_focused()
    bo.sure("page-resign")
    expect(ada.seat(1)).to_contain_text("resigned; a bot plays to the end (apprentice)")
    ada.shoot("resigned")
    bo.close_side()
    expect(bo.button("page-back")).to_have_count(0)
    ada.rest()
    expect(ada.heading(THE_END)).to_be_visible()
    expect(ada.page.get_by_role("listitem").filter(has_text="B, Bo:")).to_contain_text("(resigned)")


@pytest.mark.full
def test_all_who_are_there_end_a_game_together_and_look_at_it(visit: Visit) -> None:
    ada, bo = two_people(visit)
    ada.sure("page-end")
    for person in (ada, bo):
        expect(person.page.get_by_text("Ada wants to end the game now.")).to_be_visible()
    bo.shoot("ending-phone")
    look_closely(ada, "ending")
    ada.button("page-end-withdraw").click()
    expect(bo.page.get_by_text("wants to end the game now")).to_have_count(0)
    ada.sure("page-end")
    bo.button("page-end").click()
    bo.button("page-end").click()
    for person in (ada, bo):
        expect(person.page.locator("h2#result")).to_have_text("The game was broken off")
        expect(person.page.get_by_text("All who were there agreed to end it.")).to_be_visible()
    bo.shoot("ended-phone")
    look_closely(ada, "ended")
    expect(ada.moves).to_have_count(0)
    bo.page.get_by_role("link", name="Replay", exact=True).click()
    expect(bo.heading("Patrician")).to_be_visible()
    ada.button("page-rematch").click()
    expect(ada.page.get_by_text("Kept for Ada")).to_be_visible()
