"""Il Principe without a mouse: from the lobby into a game, and to the end of one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.going_on import sit_down
from tests.browser.keyboard import Keyboard
from tests.browser.person import THE_END, WIDE, Person
from tests.games.il_principe.page import on_offer, wanted, way_to
from tests.play import nearly_over, with_all_options

pytestmark = pytest.mark.compiles


@pytest.mark.full
@pytest.mark.parametrize("most", [8, pytest.param(1000, marks=pytest.mark.slow)], ids=["some moves", "all moves"])
def test_a_game_with_all_options_by_keyboard(visit: Visit, most: int) -> None:
    ada = visit(**WIDE)
    keyboard = Keyboard(ada)
    expect(ada.card("Il Principe")).to_be_visible()
    keyboard.take_a_name("Ada")
    open_a_table_for_three(keyboard)
    keyboard.seat_novices("BC")
    made = play_by_keyboard(keyboard, most)
    assert made == most or made > 20


@pytest.mark.full
def test_a_game_to_its_end_by_keyboard(visit: Visit) -> None:
    ada = visit(**WIDE)
    ada.enter("Ada")
    sit_down(nearly_over(with_all_options("il-principe", 3), seed=1, left=30), {0: ada})
    keyboard = Keyboard(ada)
    assert play_by_keyboard(keyboard) > 3
    keyboard.focused()
    expect(ada.heading(THE_END)).to_be_visible()


def open_a_table_for_three(keyboard: Keyboard) -> None:
    """By the first edition, with abundance."""
    keyboard.open_form("Il Principe", 3)
    keyboard.reach("Second edition", "input")
    keyboard.press("ArrowLeft")
    keyboard.reach("Abundance", "input")
    keyboard.press("Space")
    keyboard.open_with_friends()
    expect(keyboard.person.seat(2)).to_be_visible()
    expect(keyboard.person.seat(3)).to_have_count(0)


def play_by_keyboard(keyboard: Keyboard, most: int = 1000) -> int:
    """Reach whatever a move needs and press Enter; after each move the focus is at the question."""
    ada = keyboard.person
    made = 0
    while made < most and ada.wait_for_question() == "moves":
        if made:
            assert keyboard.focused()["tag"] == "h2"
        make_by_keyboard(keyboard, ada)
        made += 1
    return made


def make_by_keyboard(keyboard: Keyboard, ada: Person) -> None:
    *before, last = way_to(ada, wanted(on_offer(ada)))
    for button in before:
        keyboard.use_button(button)
    ada.begin_answer()
    keyboard.use_button(last)
