"""Everything on Il Principe's table says what it is: each thing has a card, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.games.il_principe.page import play_until
from tests.games.il_principe.tables import GAME
from tests.thinning import step_of

pytestmark = pytest.mark.compiles

SEATS = 4
TABLE = {"viewport": {"width": 1366, "height": 900}}
EXPLAINED = "#view [data-explained], #seats [data-explained], .dock [data-explained]"
NAMES = "(all) => all.map((one) => one.dataset.explained)"
UNEXPLAINED = """
() => [...document.querySelectorAll("#view svg")]
  .filter((one) => one.checkVisibility() && !one.closest("[data-explained]") && !one.querySelector("[data-explained]"))
  .filter((one) => one.parentElement.closest("svg")?.querySelector("[data-explained]") == null)
  .map((one) => one.outerHTML.slice(0, 160))
"""
"""Pictures on the board that nothing explains; of the map its parts are explained."""
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
UNSAID = re.compile(r"\b(card|board|city|word|role|region)-[a-z]+|\{")


def must_have() -> set[str]:
    """The names of what is always there in an auction."""
    view = GAME.start(SEATS, seed=1, abundance=True).view(0)
    names = {"round", "deck", "cities-to-come", "map", "lot"}
    names |= {f"column-{column}" for column in ("laid", "major", "minor", "shields", "most", "second")}
    names |= {f"city-{place['name']}" for place in view["places"]}
    names |= {f"role-{role['name']}" for role in view["roles"]}
    for seat in range(SEATS):
        names |= {f"player-{seat}", f"seat-{seat}", f"bidder-{seat}"}
        names |= {f"fact-{fact}-{seat}" for fact in ("points", "cards", "shields", "cities")}
        names |= {f"laid-{colour}-{seat}" for colour in view["unsold"]}
        names |= {f"share-{region['name']}-{seat}" for region in view["regions"]}
    for region in view["regions"]:
        names |= {f"{kind}-{region['name']}" for kind in ("region", "shields", "row")}
        names |= {f"award-{region['name']}-{place}" for place in ("most", "second")}
    return names | {f"colour-{colour}" for colour in view["unsold"]}


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Somebody who bids in a game of four."""
    ada = visit(**TABLE)
    ada.enter("Ada")
    ada.open_against_bots("Il Principe", SEATS, options=1)
    play_until(ada, "auction")
    return ada


def test_everything_public_has_a_card(ada: Person) -> None:
    names = ada.page.locator(EXPLAINED).evaluate_all(NAMES)
    assert must_have() - set(names) == set()
    assert len([name for name in names if name.startswith("offer-")]) == 4
    assert {"hand", "crown"} <= {name.split("-")[0] for name in names}
    assert ada.page.evaluate(UNEXPLAINED) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(ada: Person, language: str) -> None:
    ada.page.evaluate("(language) => localStorage.setItem('signoria-language', language)", language)
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    expect(ada.page.locator("#view table")).to_be_visible()
    names = ada.page.locator(EXPLAINED).filter(visible=True).evaluate_all(NAMES)
    assert len(names) == len(set(names)) > 100
    for name in names[len(language) :: step_of(9)]:
        told = ada.page.evaluate(CARD, name)
        assert len(told) > 1, f"{name} has no card in {language}"
        assert not [line for line in told if line == "" or UNSAID.search(line)], f"{name} in {language}: {told}"
