"""Everything public on the board, in the seats and in the hand says what it is, and the board holds still."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from signoria import Match
from tests.browser.conftest import Visit
from tests.browser.explaining import rest_on
from tests.browser.going_on import sit_down
from tests.browser.person import PHONE, WIDE, Person
from tests.games.princes_of_florence.laying import supply, tool
from tests.games.princes_of_florence.positions import acting, base, position, take, tile
from tests.games.princes_of_florence.sitting import Wire
from tests.games.princes_of_florence.tables import GAME

pytestmark = pytest.mark.compiles

WORDY = re.compile(r"\w")
EXPLAINED = """
() => [...document.querySelectorAll(".stage [data-explained], #seats [data-explained], .hand [data-explained]")]
  .filter((one) => one.checkVisibility()).map((one) => one.dataset.explained)
"""
BARE = """
() => [...document.querySelectorAll(".stage svg, .hand svg")]
  .filter((one) => one.checkVisibility() && !one.closest("[data-explained], .pull, .kinds, .use, .partners"))
  .filter((one) => one.querySelector("[data-explained]") === null && !one.matches(".shape, .persona"))
  .map((one) => one.outerHTML.slice(0, 160))
"""
"""Pictures that nothing explains, but those on buttons that say in words what they do."""
BOXES = """
() => [...document.querySelectorAll(".stage .board, .stage section")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})
"""
IS_HIT = """
(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button") === one;
}
"""


def rich() -> Match:
    """Seat 0 has something of everything, and may act."""
    words = acting(position(4, round=3, muse_and_princess=True))
    own = words["players"][0]
    own.update(jesters=2, architects=1, freedoms=["travel"], bonus=take(words, "bonus", "hand", "jesters"))
    own.update(prestige=take(words, "prestige", "most-lakes"))
    own["tiles"] = [tile("tower", "a1"), tile("forest", "e1")]
    words["players"][1]["tiles"] = [tile("opera", "d2")]
    return GAME.from_position(words)


def names_of(view: dict[str, Any]) -> set[str]:
    """What must be explained of a view: each thing by its name."""
    own, seats = view["you"], range(view["seats"])
    return {
        *(f"round-{number}" for number in range(1, 8)), "first-player", "best-works", "florins", "actions-left",
        *(f"track-{seat}" for seat in seats), *(f"fact-prestige-{seat}" for seat in seats),
        *(f"ground-{seat}" for seat in seats if seat != own["seat"]), f"palace-{own['seat']}", "free-squares",
        *(f"character-{character['name']}" for character in view["characters"]),
        *(f"building-{piece}" for piece in view["stock"]), "building-cost",
        *(f"tile-0-{one['squares'][0]}" for one in view["players"][0]["tiles"]),
        *(f"profession-{card['name']}" for card in own["hand"]), *(f"bonus-{card['name']}" for card in own["bonus"]),
        *(f"prestige-{card['name']}" for card in own["prestige_cards"]), "action-profession", "action-bonus",
        *(f"freedom-{freedom}" for freedom in view["freedoms"] if freedom not in view["players"][0]["freedoms"]),
        *(f"fact-{fact}-0" for fact in ("profession", "table", "buildings", "jesters", "architects", "forest")),
        "fact-first-0", "fact-freedom-travel-0", "turn-items",
    }  # fmt: skip


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_has_a_card_with_a_title_and_a_text(visit: Visit, language: str) -> None:
    ada = visit(language=language, **WIDE)
    ada.enter("Ada")
    wire = Wire(ada)
    sit_down(rich(), {0: ada})
    assert ada.wait_for_question() == "moves"
    names = ada.page.evaluate(EXPLAINED)
    assert names_of(wire.view) <= set(names)
    assert len(names) == len(set(names))
    assert ada.page.evaluate(BARE) == []
    for name in names:
        expect_card(ada, name)


def expect_card(person: Person, name: str) -> None:
    """A mouse that rests on a thing is told what it is."""
    person.page.mouse.move(1, 1)
    expect(person.page.locator("[data-explanation]")).to_have_count(0)
    rest_on(person, person.page.locator(f"[data-explained='{name}']").filter(visible=True).first)
    card = person.page.locator("[data-explanation]")
    expect(card.locator(".title")).to_have_text(WORDY, timeout=5_000)
    told = card.inner_text().strip().splitlines()
    assert len([line for line in told if line.strip()]) > 1, f"{name} only has a title: {told}"


@pytest.mark.full
@pytest.mark.parametrize("name", ["bid", "open"])
def test_items_and_bidders_are_explained_while_they_are_auctioned(visit: Visit, name: str) -> None:
    ada = visit(**WIDE)
    ada.enter("Ada")
    match, wire = base(name), Wire(ada)
    sit_down(match, {match.to_act[0]: ada})
    assert ada.wait_for_question() == "moves"
    names = set(ada.page.evaluate(EXPLAINED))
    assert {f"item-{item}" for item in wire.view["auction"]["items"]} <= names
    assert "bidders" in names
    assert ("lot" in names) == (name == "bid")
    assert ada.page.evaluate(BARE) == []


@pytest.mark.full
def test_on_a_phone_a_piece_its_tools_and_the_ground_are_reached_together(visit: Visit) -> None:
    ada = visit(**PHONE)
    ada.enter("Ada")
    sit_down(rich(), {0: ada})
    assert ada.wait_for_question() == "moves"
    boxes = ada.page.evaluate(BOXES)
    supply(ada, "opera").tap()
    for found in (*(tool(ada, name) for name in ("Turn", "Flip", "Put back", "Lay")), ada.page.locator("[data-field]")):
        assert found.evaluate(IS_HIT)
    expect(ada.page.locator(".placing .said")).to_contain_text("Opera, 300 florins: it fits.")
    tool(ada, "Turn").tap()
    assert ada.page.evaluate(BOXES) == boxes
    tool(ada, "Put back").tap()
    assert ada.page.evaluate(BOXES) == boxes


@pytest.mark.full
def test_the_usual_good_action_is_loud_and_to_leave_actions_unused_is_asked_once(visit: Visit) -> None:
    ada = visit(asks_twice=True, **WIDE)
    ada.enter("Ada")
    sit_down(rich(), {0: ada})
    assert ada.wait_for_question() == "moves"
    end = ada.page.get_by_role("button", name="End your turn")
    assert "primary" not in (end.get_attribute("class") or "")
    boxes = ada.page.evaluate(BOXES)
    end.click()
    expect(ada.button("page-confirm")).to_be_visible()
    assert ada.page.evaluate(BOXES) == boxes
    ada.button("page-not-yet").click()
    expect(end).to_be_visible()
