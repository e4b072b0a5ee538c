"""Everything on Patrician's table says what it is: each thing has a card, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.games.patrician.tables import GAME
from tests.thinning import step_of

SEATS = 5
TABLE = {"viewport": {"width": 1366, "height": 900}}
EXPLAINED = "#view [data-explained], [data-place^=seat-] [data-explained], .dock [data-explained]"
NAMES = "(all) => all.map((one) => one.dataset.explained)"
UNEXPLAINED = """
() => [...document.querySelectorAll("#view svg:not(.country, .way)")]
  .filter((one) => one.checkVisibility() && !one.closest("[data-explained]"))
  .map((one) => one.outerHTML.slice(0, 160))
"""
"""Pictures on the board, besides the country and its roads, that nothing explains."""
CARD = """
async (name) => {
  const rest = (on) => on.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  const lines = () => [...document.querySelectorAll("[data-explanation] p")].map((one) => one.textContent.trim());
  rest(document.body);
  rest(document.querySelector(`[data-explained="${name}"]`));
  for (let tries = 0; tries < 40 && lines().length < 2; tries += 1)
    await new Promise((done) => setTimeout(done, 50));
  return lines();
}
"""
"""What the card of a thing says, line by line."""
MIDDLE = 12
"""Moves until towers, tiles and messengers are there."""
UNSAID = re.compile(r"\b(card|board|city|word)-[a-z]+|\{")


def must_have(seats: int) -> set[str]:
    """The names of what is always there at a table of so many with all options."""
    view = GAME.start(seats, seed=1, ambassadors=True, messengers=True).view(0)
    names = {"deck", "head-a", "head-b", "head-c", "own-floors", "own-messengers", "own-pile"}
    for city in view["cities"]:
        name = city["name"]
        names |= {f"city-{name}", f"capacity-{name}", f"card-at-{name}"}
        names |= {f"{kind}-{name}-{tower['site']}" for kind in ("site", "tile") for tower in city["towers"]}
    names |= {f"road-{'-'.join(sorted(road['cities']))}" for road in view["roads"]}
    names |= {f"ambassador-{ambassador['letter']}" for ambassador in view["ambassadors"]}
    facts = ("points", "floors", "cards", "messengers", "tokens")
    return names | {f"fact-{fact}-{player['seat']}" for player in view["players"] for fact in facts}


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Somebody in the middle of a game of five with both expansions."""
    ada = visit(**TABLE)
    ada.enter("Ada")
    ada.open_against_bots(seats=SEATS, options=2)
    for _ in range(MIDDLE):
        assert ada.wait_for_question() == "moves"
        ada.choose()
    assert ada.wait_for_question() == "moves"
    return ada


def test_everything_public_has_a_card(ada: Person) -> None:
    names = set(ada.page.locator(EXPLAINED).evaluate_all(NAMES))
    assert must_have(SEATS) <= names
    assert {name.split("-")[0] for name in names} >= {"hand", "pennant", "pile"}
    assert ada.page.evaluate(UNEXPLAINED) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(ada: Person, language: str) -> None:
    ada.page.evaluate("(language) => localStorage.setItem('signoria-language', language)", language)
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    expect(ada.page.locator("#view .city")).to_have_count(10)
    names = ada.page.locator(EXPLAINED).filter(visible=True).evaluate_all(NAMES)
    assert len(names) == len(set(names)) > 100
    for name in names[len(language) :: step_of(9)]:
        told = ada.page.evaluate(CARD, name)
        assert len(told) > 1, f"{name} has no card in {language}"
        assert not [line for line in told if line == "" or UNSAID.search(line)], f"{name} in {language}: {told}"
