"""The card that explains a thing: by mouse, by keyboard, by a long press; never over what acts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import PHONE, Person

OVERLAPS = """
(card) => [...document.querySelectorAll("[data-decision]")].some((one) => {
  const [a, b] = [card.getBoundingClientRect(), one.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
})
"""
PRESS = 700
"""Milliseconds that are a long press."""
RESTING = 800
"""Milliseconds after which a mouse rests, and the card of what it left is gone."""


def at_a_table(person: Person) -> Person:
    person.enter("Ada")
    person.open_against_bots("Patrician", 3)
    assert person.wait_for_question() == "moves"
    return person


def card(person: Person) -> Locator:
    return person.page.locator("[data-explanation]")


def press(person: Person, target: Locator) -> None:
    """A finger stays on something for a while."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    session = person.page.context.new_cdp_session(person.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    person.page.wait_for_timeout(PRESS)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(visit: Visit) -> None:
    ada = at_a_table(visit(viewport={"width": 1366, "height": 650}))
    for thing in ada.page.locator("#view [data-explained]").filter(visible=True).all()[:12]:
        thing.hover(force=True)
        ada.page.wait_for_timeout(RESTING)
        expect(card(ada)).to_be_visible()
        assert not card(ada).evaluate(OVERLAPS)
    ada.page.mouse.move(2, 2)
    expect(card(ada)).to_have_count(0)


@pytest.mark.full
def test_a_card_stays_while_the_mouse_rests_on_its_thing_and_the_focus_moves(visit: Visit) -> None:
    ada = at_a_table(visit(viewport={"width": 1366, "height": 650}))
    resting, other = ada.page.locator("#view [data-explained]").filter(visible=True).all()[3:5]
    resting.hover(force=True)
    expect(card(ada)).to_be_visible()
    told = card(ada).inner_text()
    for asked in ("#prompt", "[data-decision] button, .hand button"):
        ada.page.locator(asked).filter(visible=True).first.focus()
        ada.page.wait_for_timeout(RESTING)
        expect(card(ada)).to_have_text(told, use_inner_text=True)
    other.hover(force=True)
    expect(card(ada)).not_to_have_text(told, use_inner_text=True)


@pytest.mark.full
def test_arrow_keys_lead_to_things_and_tell_what_they_are(visit: Visit) -> None:
    ada = at_a_table(visit(viewport={"width": 1366, "height": 650}))
    ada.page.get_by_role("group", name=ada.says("page-board-keys")).focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowRight"):
        ada.page.keyboard.press(key)
        expect(card(ada)).to_be_visible()
        described = ada.page.evaluate("() => document.querySelector('[aria-describedby]') !== null")
        assert described
    ada.page.keyboard.press("Escape")
    expect(card(ada)).to_have_count(0)


@pytest.mark.full
def test_in_the_lowest_window_a_card_keeps_clear_of_the_decision(visit: Visit) -> None:
    ada = at_a_table(visit(viewport={"width": 1366, "height": 650}))
    ada.page.set_viewport_size({"width": 1000, "height": 420})
    for thing in ada.page.locator("#view [data-explained]").filter(visible=True).all()[:24:3]:
        thing.hover(force=True)
        expect(card(ada)).to_be_visible()
        assert not card(ada).evaluate(OVERLAPS)
        ada.page.mouse.move(2, 2)
        expect(card(ada)).to_have_count(0)


def test_a_long_press_explains_and_chooses_nothing(visit: Visit) -> None:
    ada = at_a_table(visit(**PHONE))
    offered = ada.names_of_moves()
    press(ada, ada.moves.first)
    expect(card(ada)).to_be_visible()
    assert ada.names_of_moves() == offered
    assert ada.page.locator("[data-confirm]").count() == 0
    # A tap beside the sheet closes it, and does nothing else.
    ada.page.touchscreen.tap(180, 720)
    expect(card(ada)).to_have_count(0)
    assert ada.names_of_moves() == offered


@pytest.mark.full
def test_the_sheet_leads_to_the_clause_in_the_rules(visit: Visit) -> None:
    ada = at_a_table(visit(**PHONE))
    press(ada, ada.moves.first)
    ada.button("page-to-rule").tap()
    expect(ada.page.locator(".rules .asked")).to_be_visible()
