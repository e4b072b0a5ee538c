"""Things that say what they are, and what their cards tell a mouse that rests on them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.thinning import step_of

TABLE = {"viewport": {"width": 1366, "height": 900}}
EXPLAINED = "#view [data-explained], #seats [data-explained], .dock [data-explained]"
NAMES = "(all) => all.map((one) => one.dataset.explained)"
CARD = """
async (name) => {
  const rest = (on) => on.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  const lines = () => [...document.querySelectorAll("[data-explanation] p")].map((one) => one.textContent.trim());
  rest(document.body);
  rest([...document.querySelectorAll(`[data-explained="${name}"]`)].find((one) => one.checkVisibility()));
  for (let tries = 0; tries < 40 && lines().length < 2; tries += 1)
    await new Promise((done) => setTimeout(done, 50));
  return lines();
}
"""
"""What the card of a thing says, line by line."""
OWN_POINT = """
(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const parts = [8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15].map((part) => part / 16);
  const points = parts.flatMap((down) => parts.map((across) => [left + across * width, top + down * height]));
  return points.find(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-explained]") === thing) ?? null;
}
"""
"""A point of a thing, its middle first: what is bent has none of its own there."""
UNSAID = re.compile(r"\b(card|board|city|word|role|region|order|symbol|page)-[a-z]+|\{")
"""What the name of a message looks like, where its sentence is missing."""
MANY = 9
"""So many things share one that is looked at, unless all are."""


def explained(person: Person) -> list[str]:
    """The names of the things on the table, in its seats and in the dock that say what they are."""
    names: list[str] = person.page.locator(EXPLAINED).filter(visible=True).evaluate_all(NAMES)
    return names


def read_in(person: Person, language: str) -> None:
    """Load the page again, in this language."""
    person.page.evaluate("(language) => localStorage.setItem('signoria-language', language)", language)
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.page.locator(EXPLAINED).first).to_be_visible()
    assert person.wait_for_question() == "moves"


def expect_cards(person: Person, names: list[str], language: str) -> None:
    """Every thing, or some of them, has a card with a title and a sentence, all in words."""
    person.page.mouse.move(1, 1)
    for name in names[:: step_of(MANY)]:
        told = person.page.evaluate(CARD, name)
        assert len(told) > 1, f"{name} has no card in {language}"
        assert not [line for line in told if line == "" or UNSAID.search(line)], f"{name} in {language}: {told}"


def rest_on(person: Person, thing: Locator) -> None:
    """The mouse comes to rest on a thing, wherever it can be seen."""
    thing.scroll_into_view_if_needed()
    point = thing.evaluate(OWN_POINT)
    assert point is not None, f"nothing is seen of {thing.get_attribute('data-explained')}"
    person.page.mouse.move(*point)
