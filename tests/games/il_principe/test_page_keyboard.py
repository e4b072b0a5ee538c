"""A whole game of Il Principe without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import Keyboard
from tests.browser.person import THE_END, WIDE, Person
from tests.games.il_principe.page import on_offer, wanted, way_to

pytestmark = pytest.mark.compiles


def test_a_game_with_all_options_by_keyboard(visit: Visit) -> None:
    ada = visit(**WIDE)
    keyboard = Keyboard(ada)
    expect(ada.card("Il Principe")).to_be_visible()
    keyboard.reach("Your name", "input")
    ada.page.keyboard.type("Ada")
    keyboard.press("Enter")
    expect(ada.page.get_by_text("You are Ada.")).to_be_visible()
    open_a_table_for_three(keyboard)
    keyboard.use("Sit down here")
    expect(ada.seat(0)).to_contain_text("(you)")
    for letter in "BC":
        keyboard.reach("Bot", "select")
        keyboard.press("ArrowUp")
        keyboard.use("Seat the bot")
        expect(ada.heading(f"Novice {letter}")).to_be_visible()
    keyboard.use("Start the game")
    expect(ada.table).to_be_visible()
    play_to_the_end(keyboard)


def open_a_table_for_three(keyboard: Keyboard) -> None:
    """By the first edition, with abundance."""
    keyboard.use("Start a table: Il Principe", "summary")
    keyboard.reach("Players", "select")
    keyboard.press("3")
    keyboard.reach("Edition", "select")
    keyboard.press("ArrowUp")
    keyboard.reach("Abundance", "input")
    keyboard.press("Space")
    keyboard.use("Open the table")
    expect(keyboard.person.heading("Seats")).to_be_visible()
    expect(keyboard.person.seat(2)).to_be_visible()
    expect(keyboard.person.seat(3)).to_have_count(0)


def play_to_the_end(keyboard: Keyboard) -> None:
    """Reach whatever a move needs and press Enter; after each move the focus is at the question."""
    ada = keyboard.person
    made = 0
    while ada.wait_for_question() == "moves":
        if made:
            assert keyboard.focused()["tag"] == "h2"
        make_by_keyboard(keyboard, ada)
        made += 1
    assert made > 20
    keyboard.focused()
    expect(ada.heading(THE_END)).to_be_visible()


def make_by_keyboard(keyboard: Keyboard, ada: Person) -> None:
    *before, last = way_to(ada, wanted(on_offer(ada)))
    for button in before:
        keyboard.use_button(button)
    ada.begin_answer()
    keyboard.use_button(last)
