"""Pieces laid on the page: dragged by mouse and by finger, led by keys, turned, flipped, refused, and taken back."""

from __future__ import annotations

import statistics

import pytest
from playwright.sync_api import Locator, expect

from signoria import Match
from tests.browser.conftest import Visit
from tests.browser.going_on import sit_down
from tests.browser.keyboard import Keyboard
from tests.browser.person import PHONE, WIDE, Person
from tests.games.princes_of_florence.laying import (
    Finger,
    Mouse,
    expect_ghost,
    expect_laid,
    on_screen,
    said,
    squares_of,
    supply,
    tool,
)
from tests.games.princes_of_florence.positions import acting, position, tile
from tests.games.princes_of_florence.sitting import Wire
from tests.games.princes_of_florence.tables import GAME

pytestmark = pytest.mark.compiles

PALACE = ["a6", "b6", "c6", "a7", "b7", "c7"]
BELOW_THE_TOWER = ["a2", "b2", "c2", "a3", "b3"]
PLACE = "opera e3 m90"
BOTH = ["build opera", f"place {PLACE}"]
TIMES = "() => performance.getEntriesByName('signoria-placing').map((one) => one.duration)"
IN_TIME = 16.0
"""Milliseconds until a placement preview is drawn."""
MOVEMENTS = 100


def before_building() -> Match:
    """Seat 0 has a tower in the corner and may build."""
    words = acting(position(3, round=2))
    words["players"][0]["tiles"] = [tile("tower", "a1")]
    return GAME.from_position(words)


@pytest.fixture
def ada(visit: Visit) -> Person:
    ada = visit(**WIDE)
    ada.enter("Ada")
    return ada


def test_a_building_dragged_from_the_supply_is_built_and_laid_and_one_undo_takes_both_back(ada: Person) -> None:
    match, wire, mouse = before_building(), Wire(ada), Mouse(ada)
    sit_down(match, {0: ada})
    assert ada.wait_for_question() == "moves"
    mouse.grasp(supply(ada, "opera"))
    mouse.lead(squares_of(match, "opera e3 r0"))
    expect(said(ada)).to_contain_text("it fits")
    for key in "fr":
        ada.page.keyboard.press(key)
    mouse.lead(squares_of(match, PLACE))
    expect_ghost(ada, squares_of(match, PLACE))
    expect(live(ada)).to_contain_text("turned by 90°, flipped: it fits.")
    assert wire.sent == []
    mouse.drop()
    expect_laid(ada, PLACE)
    assert wire.sent == BOTH
    assert wire.tiles(0)["opera"] == (squares_of(match, PLACE), "m90")
    ada.undo()
    expect(supply(ada, "opera")).to_be_visible()
    assert wire.sent == [*BOTH, "undo", "undo"]
    assert "opera" not in wire.tiles(0)
    assert (wire.view["phase"], wire.view["you"]["florins"], wire.refusals) == ("act", 3500, [])


@pytest.mark.full
def test_where_a_building_does_not_fit_the_rule_is_named_and_nothing_is_sent(ada: Person) -> None:
    match, wire, mouse = before_building(), Wire(ada), Mouse(ada)
    sit_down(match, {0: ada})
    assert ada.wait_for_question() == "moves"
    mouse.grasp(supply(ada, "opera"))
    mouse.lead(PALACE)
    expect(said(ada)).to_contain_text("PF-41")
    mouse.lead(BELOW_THE_TOWER)
    expect_ghost(ada, BELOW_THE_TOWER)
    expect(said(ada)).to_contain_text("PF-42")
    mouse.drop()
    expect(ada.page.locator("button[data-lay]")).to_have_attribute("aria-disabled", "true")
    said(ada).get_by_role("link", name="PF-42").click()
    expect(ada.page.locator(".rules .asked")).to_contain_text("PF-42")
    tool(ada, "Put back").click()
    expect(supply(ada, "opera")).to_be_visible()
    expect(ada.page.locator("[data-field]")).to_have_count(0)
    assert (wire.sent, wire.refusals) == ([], [])


@pytest.mark.full
def test_a_building_taken_by_a_click_turned_by_the_wheel_and_laid_by_a_click(ada: Person) -> None:
    match, wire, mouse = before_building(), Wire(ada), Mouse(ada)
    sit_down(match, {0: ada})
    assert ada.wait_for_question() == "moves"
    supply(ada, "opera").click()
    tool(ada, "Flip").click()
    mouse.lead(squares_of(match, PLACE))
    mouse.wheel()
    mouse.lead(squares_of(match, PLACE))
    expect_ghost(ada, squares_of(match, PLACE))
    mouse.press()
    expect_laid(ada, PLACE)
    assert wire.sent == BOTH


@pytest.mark.full
def test_a_building_dragged_by_a_finger_on_a_phone(visit: Visit) -> None:
    ada = visit(**PHONE)
    ada.enter("Ada")
    match, wire, finger = before_building(), Wire(ada), Finger(ada)
    sit_down(match, {0: ada})
    assert ada.wait_for_question() == "moves"
    finger.grasp(supply(ada, "opera"))
    finger.lead(squares_of(match, "opera e3 r0"))
    expect_ghost(ada, squares_of(match, "opera e3 r0"))
    finger.lead(PALACE)
    expect(said(ada)).to_contain_text("PF-41")
    finger.drop()
    assert wire.sent == []
    for name in ("Flip", "Turn"):
        tool(ada, name).tap()
    ada.page.touchscreen.tap(*on_screen(ada, squares_of(match, PLACE)))
    expect_ghost(ada, squares_of(match, PLACE))
    assert wire.sent == []
    tool(ada, "Lay").tap()
    expect_laid(ada, PLACE)
    assert wire.sent == BOTH


@pytest.mark.full
def test_a_building_led_by_keys(ada: Person) -> None:
    match, wire, keyboard = before_building(), Wire(ada), Keyboard(ada)
    sit_down(match, {0: ada})
    assert ada.wait_for_question() == "moves"
    keyboard.use("opera, 3 left")
    expect_ghost(ada, squares_of(match, "opera c3 r0"))
    press_all(keyboard, "ArrowDown", "ArrowDown")
    expect(live(ada)).to_contain_text("PF-41")
    press_all(keyboard, "Enter", "Escape")
    expect(supply(ada, "opera")).to_be_focused()
    assert wire.sent == []
    press_all(keyboard, "Enter")
    expect_ghost(ada, squares_of(match, "opera c3 r0"))
    press_all(keyboard, "f", "r", "ArrowRight", "ArrowDown")
    expect_ghost(ada, squares_of(match, PLACE))
    expect(live(ada)).to_contain_text("turned by 90°, flipped: it fits.")
    keyboard.press("Enter")
    expect_laid(ada, PLACE)
    assert wire.sent == BOTH


@pytest.mark.full
def test_a_placement_preview_answers_within_a_frame(ada: Person) -> None:
    sit_down(late_in_a_game_of_five(), {1: ada})
    assert ada.wait_for_question() == "moves"
    mouse = Mouse(ada)
    mouse.grasp(supply(ada, "university"))
    for step in range(MOVEMENTS):
        mouse.mouse.move(*on_screen(ada, [f"{'ghijklmno'[step % 9]}{step % 11 + 1}"]))
    times: list[float] = sorted(ada.page.evaluate(TIMES))
    assert len(times) >= MOVEMENTS
    middle, most = statistics.median(times), times[int(len(times) * 0.95)]
    assert middle < IN_TIME, f"median {middle:.1f} ms, 95 of 100 within {most:.1f} ms"


def late_in_a_game_of_five() -> Match:
    """Seat 1, amid four neighbours, has an architect and much to build."""
    words = acting(position(5, round=6, cooperation=True), seat=1)
    words["players"][1]["architects"] = 2
    words["players"][1]["tiles"] = [tile("tower", "h1"), tile("forest", "h5"), tile("opera", "l1"), tile("lake", "l6")]
    words["players"][0]["tiles"] = [tile("chapel", "b1"), tile("park", "a5")]
    return GAME.from_position(words)


def press_all(keyboard: Keyboard, *keys: str) -> None:
    for key in keys:
        keyboard.press(key)


def live(person: Person) -> Locator:
    """What is read aloud to somebody who leads a piece by keys."""
    return person.page.locator(".placing [aria-live=polite]")
