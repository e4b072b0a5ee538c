"""The Princes of Florence without a mouse: a whole game, a character, and an offer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.going_on import sit_down
from tests.browser.keyboard import Keyboard
from tests.browser.person import THE_END, WIDE, Person
from tests.games.princes_of_florence.page import button_of, lay_button, moment, on_offer, wanted
from tests.games.princes_of_florence.positions import base
from tests.games.princes_of_florence.sitting import TITLE, Wire

pytestmark = pytest.mark.compiles


@pytest.mark.full
def test_a_game_of_two_by_keyboard(visit: Visit) -> None:
    ada = visit(**WIDE)
    keyboard = Keyboard(ada)
    expect(ada.card(TITLE)).to_be_visible()
    keyboard.take_a_name("Ada")
    keyboard.open_form(TITLE, 2)
    keyboard.open_with_friends()
    keyboard.seat_novices("B")
    play_to_the_end(keyboard)


def play_to_the_end(keyboard: Keyboard) -> None:
    """Reach whatever a move needs and press Enter; after each move the focus is at the question."""
    ada = keyboard.person
    met: set[str | None] = set()
    while ada.wait_for_question() == "moves":
        if met:
            assert keyboard.focused()["tag"] == "h2"
        met.add(moment(ada))
        make_by_keyboard(keyboard, ada)
    assert met >= {"professions", "actions"}
    keyboard.focused()
    expect(ada.heading(THE_END)).to_be_visible()


def make_by_keyboard(keyboard: Keyboard, ada: Person) -> None:
    """Make a move; a building comes into the hand where it fits."""
    move = wanted(ada, on_offer(ada))
    deed = str(move.data["do"])
    if deed == "build":
        keyboard.use_button(ada.page.locator(f"button[data-take='{move.data['piece']}']"))
    ada.begin_answer()
    keyboard.use_button(lay_button(ada) if deed in ("build", "place") else button_of(ada, move))


@pytest.mark.full
def test_a_character_by_keyboard(visit: Visit) -> None:
    ada = visit(**WIDE)
    ada.enter("Ada")
    wire, keyboard = Wire(ada), Keyboard(ada)
    sit_down(base("characters"), {1: ada})
    assert ada.wait_for_question() == "moves"
    keyboard.use("cardinal")
    keyboard.reach("Hundreds of florins", "input")
    keyboard.press("ArrowUp")
    ada.begin_answer()
    keyboard.use("Bid 400")
    assert ada.wait_for_question() == "moves"
    assert wire.sent[:1] == ["cardinal 4"]


@pytest.mark.full
def test_an_offer_is_answered_by_keyboard(visit: Visit) -> None:
    ada = visit(**WIDE)
    ada.enter("Ada")
    wire, keyboard = Wire(ada), Keyboard(ada)
    sit_down(base("answer"), {1: ada})
    assert ada.wait_for_question() == "moves"
    keyboard.reach("Another price", "input")
    keyboard.press("PageDown")
    ada.begin_answer()
    keyboard.press("Enter")
    expect(ada.log.filter(has_text="You would pay")).not_to_have_count(0)
    assert wire.sent == ["counter 0"]
