"""A chat that some would spoil: each reader mutes whom they like, and the host keeps order."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.looking import expect_to_fit, look_closely
from tests.browser.person import PHONE, Person

LONG = "€" * 480
"""Some of them are more than a table's first answer has room for."""


def line(person: Person, text: str) -> Locator:
    return person.chat.get_by_role("listitem").filter(has_text=text)


def about(person: Person, text: str, name: str, deed: str) -> None:
    """Do something about a line of somebody's."""
    found = line(person, text)
    found.get_by_role("button", name=person.says("page-chat-options", name=name)).click()
    found.get_by_role("button", name=person.says(deed), exact=True).click()


def say(person: Person, text: str) -> None:
    person.page.get_by_label(person.says("page-chat-say")).fill(text)
    person.button("page-chat-send").click()
    expect(person.chat.get_by_text(text)).to_be_visible()


@pytest.mark.full
def test_lines_are_fetched_muted_and_removed_and_the_chat_is_closed(visit: Visit) -> None:
    ada, bo, cy = visit(), visit(), visit(language="fr", **PHONE)
    ada.enter("Ada")
    link = ada.open_table("Patrician", 2)
    for person, name in ((bo, "Bo"), (cy, "Cy")):
        person.page.goto(link)
        person.enter(name)
    bo.sit(1)
    say(ada, "Benvenuti")
    for number in range(6):
        say(bo, f"{number} {LONG}")
    say(bo, "something vile")
    expect(cy.page.get_by_text(cy.says("refused-chat-seated"))).to_be_visible()

    cy.page.reload()
    expect(line(cy, "something vile")).to_be_visible()
    expect(line(cy, "Benvenuti")).to_have_count(0)
    cy.button("page-earlier-lines").click()
    expect(line(cy, "Benvenuti")).to_have_count(1)
    expect(cy.button("page-earlier-lines")).to_have_count(0)

    about(ada, "something vile", "Bo", "page-chat-remove")
    for person in (ada, bo, cy):
        expect(line(person, person.says("page-chat-removed"))).to_have_count(1)
        expect(person.page.get_by_text("something vile")).to_have_count(0)
    about(ada, ada.says("page-chat-removed"), "Bo", "page-chat-mute-all")
    expect(bo.page.get_by_text(bo.says("refused-muted"))).to_be_visible()

    about(cy, "Benvenuti", "Ada", "page-chat-mute")
    expect(line(cy, "Benvenuti")).to_have_count(0)
    say(ada, "Tutto bene")
    cy.page.reload()
    expect(cy.chat.get_by_text(cy.says("page-chat-removed"))).to_be_visible()
    expect(line(cy, "Tutto bene")).to_have_count(0)
    cy.shoot("chat-muted-fr")
    expect_to_fit(cy, "chat", 360)
    cy.button("page-chat-unmute", name="Ada").click()
    expect(line(cy, "Tutto bene")).to_be_visible()

    line(ada, f"5 {LONG}").get_by_role("button").first.click()
    expect(line(ada, f"5 {LONG}").get_by_role("button", name=ada.says("page-chat-mute"))).to_be_in_viewport()
    look_closely(ada, "chat-of-the-host")
    ada.page.get_by_label(ada.says("page-chat-for")).select_option("nobody")
    for person in (ada, cy):
        expect(person.page.get_by_text(person.says("refused-chat-closed"))).to_be_visible()
        expect(person.button("page-chat-send")).to_have_count(0)


@pytest.mark.full
def test_on_a_phone_it_is_seen_that_something_was_said(visit: Visit) -> None:
    ada, bo = visit(language="fr", **PHONE), visit()
    ada.enter("Ada")
    bo.page.goto(ada.open_table("Patrician", 2))
    bo.enter("Bo")
    bo.sit(1)
    ada.start()
    expect(bo.table).to_be_visible()
    side = ada.page.get_by_role("button", name=ada.says("page-open-side"))
    unread = re.compile(ada.says("page-tab-new"))
    expect(side).not_to_have_accessible_name(unread)
    bo.say("Buongiorno")
    expect(side).to_have_accessible_name(unread)
    ada.open_tab("page-chat")
    expect(ada.chat.get_by_text("Buongiorno")).to_be_visible()
    ada.close_side()
    expect(side).not_to_have_accessible_name(unread)
    bo.say("Tutto bene?")
    expect(side).to_have_accessible_name(unread)
