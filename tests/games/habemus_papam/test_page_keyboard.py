"""1655 without a mouse: from the lobby to the first action card, and the last rounds to the count of votes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import Keyboard
from tests.browser.person import THE_END, WIDE, Person
from tests.games.habemus_papam.page import moment, on_offer, play_on, wanted, way_to
from tests.games.habemus_papam.positions import go_on, opening

pytestmark = pytest.mark.compiles


@pytest.mark.full
def test_from_the_lobby_to_the_first_action_card_by_keyboard(visit: Visit) -> None:
    ada = visit(**WIDE)
    keyboard = Keyboard(ada)
    expect(ada.card("1655 – Habemus Papam")).to_be_visible()
    keyboard.take_a_name("Ada")
    keyboard.open_form("1655 – Habemus Papam", 3)
    keyboard.open_with_friends()
    keyboard.seat_novices("BC")
    met = play(keyboard, last="action")
    assert met >= {"bid", "take", "action"}


@pytest.mark.full
def test_the_last_rounds_by_keyboard(visit: Visit) -> None:
    ada = visit(**WIDE)
    ada.enter("Ada")
    play_on(ada, go_on(opening(), "bid", 16))
    assert play(Keyboard(ada)) >= {"bid", "take"}
    expect(ada.heading(THE_END)).to_be_visible()


def play(keyboard: Keyboard, last: str = "") -> set[str]:
    """Reach whatever a move needs and press Enter, until a moment of this name is over; after each move the focus is at
    the question."""
    ada = keyboard.person
    met: set[str] = set()
    while last not in met and ada.wait_for_question() == "moves":
        if met:
            assert keyboard.focused()["tag"] == "h2"
        met.add(moment(ada))
        make_by_keyboard(keyboard, ada)
    keyboard.focused()
    return met


def make_by_keyboard(keyboard: Keyboard, ada: Person) -> None:
    *before, last = way_to(ada, wanted(on_offer(ada)))
    for button in before:
        keyboard.use_button(button)
    ada.begin_answer()
    keyboard.use_button(last)
