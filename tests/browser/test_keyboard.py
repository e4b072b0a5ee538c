"""A whole visit without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import Keyboard
from tests.browser.person import THE_END


def test_a_game_from_the_lobby_to_its_end_by_keyboard(visit: Visit) -> None:
    ada = visit()
    keyboard = Keyboard(ada)
    expect(ada.card("Patrician")).to_be_visible()
    keyboard.reach("Your name", "input")
    ada.page.keyboard.type("Ada")
    keyboard.press("Enter")
    expect(ada.page.get_by_text("You are Ada.")).to_be_visible()
    open_a_table_for_two(keyboard)
    keyboard.use("Sit down here")
    expect(ada.seat(0)).to_contain_text("(you)")
    keyboard.reach("Bot", "select")
    keyboard.press("ArrowUp")
    keyboard.use("Seat the bot")
    expect(ada.heading("Novice B")).to_be_visible()
    keyboard.use("Start the game")
    expect(ada.table).to_be_visible()
    play_to_the_end(keyboard)
    keyboard.use("Play again")
    expect(ada.heading("Seats")).to_be_visible()


def open_a_table_for_two(keyboard: Keyboard) -> None:
    keyboard.use("Start a table: Patrician", "summary")
    keyboard.reach("Players", "select")
    for _ in range(2):
        keyboard.press("ArrowUp")
    keyboard.reach("Ambassadors", "input")
    keyboard.press("Space")
    keyboard.use("Open the table")
    expect(keyboard.person.heading("Seats")).to_be_visible()
    keyboard.focused()


def play_to_the_end(keyboard: Keyboard) -> None:
    """Tab to the first move and press Enter, again and again; after each the focus is at the question."""
    ada = keyboard.person
    made = 0
    while ada.wait_for_question() == "moves":
        if made:
            assert keyboard.focused()["tag"] == "h2"
        keyboard.reach(ada.names_of_moves()[0])
        ada.begin_answer()
        keyboard.press("Enter")
        made += 1
    assert made > 20
    keyboard.focused()
    expect(ada.heading(THE_END)).to_be_visible()
