"""A whole visit without a mouse: from the lobby into a game, and from its last moves to the next one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.going_on import sit_down
from tests.browser.keyboard import Keyboard
from tests.browser.person import THE_END
from tests.play import nearly_over, with_all_options

some_or_all_moves = pytest.mark.parametrize(
    "most", [6, pytest.param(1000, marks=pytest.mark.slow)], ids=["some moves", "all moves"]
)


@pytest.mark.full
@some_or_all_moves
def test_a_game_begun_in_the_lobby_by_keyboard(visit: Visit, most: int) -> None:
    ada = visit()
    keyboard = Keyboard(ada)
    expect(ada.card("Patrician")).to_be_visible()
    keyboard.take_a_name("Ada")
    keyboard.open_form("Patrician", 2)
    keyboard.reach("Ambassadors", "input")
    keyboard.press("Space")
    keyboard.open_with_friends()
    keyboard.seat_novices("B")
    made = play_by_keyboard(keyboard, most)
    assert made == most or made > 20


def test_a_game_to_its_end_and_the_next_by_keyboard(visit: Visit) -> None:
    ada = visit()
    ada.enter("Ada")
    sit_down(nearly_over(with_all_options("patrician", 2), seed=1, left=20), {0: ada})
    keyboard = Keyboard(ada)
    assert play_by_keyboard(keyboard) > 3
    keyboard.focused()
    expect(ada.heading(THE_END)).to_be_visible()
    keyboard.use("Play again")
    expect(ada.heading("Seats")).to_be_visible()


def play_by_keyboard(keyboard: Keyboard, most: int = 1000) -> int:
    """Tab to the first move and press Enter, again and again; after each the focus is at the question."""
    ada = keyboard.person
    made = 0
    while made < most and ada.wait_for_question() == "moves":
        if made:
            assert keyboard.focused()["tag"] == "h2"
        keyboard.reach(ada.names_of_moves()[0])
        ada.begin_answer()
        keyboard.press("Enter")
        made += 1
    return made
