"""The whole page in French, and the change of language in the middle of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import english_texts
from tests.browser.person import Person, play_out


@pytest.mark.full
def test_every_screen_speaks_french(visit: Visit) -> None:
    ada = visit(language="fr")
    expect(ada.card("Patrician")).to_be_visible()
    expect_french(ada)
    ada.enter("Zoé")
    ada.open_form("The Princes of Florence")
    expect_french(ada)
    ada.page.get_by_role("link", name="Signoria", exact=True).click()
    ada.open_table("Patrician", 3, options=2)
    ada.sit(0, "visconti")
    ada.seat_bot(1)
    expect_french(ada)
    ada.seat_bot(2, "apprentice")
    ada.start()
    assert ada.wait_for_question() == "moves"
    expect(ada.page).to_have_title("À vous – Patrician")
    expect_french(ada)
    ada.open_tab("page-rules")
    expect(ada.page.locator(".rules h3").first).to_be_visible()
    expect_french(ada)
    play_out(ada)
    expect(ada.page).to_have_title("Patrician – Signoria")
    expect_french(ada)


def expect_french(person: Person) -> None:
    """Nothing English is left, not even in names that only a screen reader says."""
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")
    assert english_texts(person) == []


@pytest.mark.full
def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_against_bots(seats=3)
    play_out(ada, most=3)
    assert ada.wait_for_question() == "moves"
    lines = ada.log.count()
    expect(ada.log.filter(has_text="You play")).not_to_have_count(0)
    ada.page.get_by_role("button", name="Français").click()
    ada.language = "fr"
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.log.filter(has_text="Vous jouez")).not_to_have_count(0)
    expect(ada.log).to_have_count(lines)
    expect_french(ada)
    ada.page.reload()
    expect(ada.table).to_be_visible()
    expect_french(ada)
    ada.page.get_by_role("button", name="English").click()
    ada.language = "en"
    expect(ada.log.filter(has_text="You play")).not_to_have_count(0)


@pytest.mark.full
def test_two_people_read_the_same_game_in_two_languages(visit: Visit) -> None:
    ada, zoe = visit(), visit(language="fr")
    ada.enter("Ada")
    zoe.page.goto(ada.open_table("The Princes of Florence", 2))
    zoe.enter("Zoé")
    ada.sit(0)
    zoe.sit(1)
    ada.start()
    expect(zoe.table).to_be_visible()
    play_out(ada, zoe, most=12)
    expect(ada.log.filter(has_text="You ")).not_to_have_count(0)
    expect(zoe.log.filter(has_text="Vous ")).not_to_have_count(0)
    expect_french(zoe)
