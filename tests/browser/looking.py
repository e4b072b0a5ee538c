"""What every screen must be: readable by everybody, on every screen, in one language."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from fluent.syntax import ast, parse

import signoria
from signoria.core.text.words import HOUSE_WORDS
from tests.browser.person import Person

WIDTHS = (360, 768, 1280, 2560)
SMALLEST_TARGET = 44
TARGETS = """
(smallest) => [...document.querySelectorAll("a, button, input, select, summary")]
  .filter((one) => one.checkVisibility() && !one.matches(".skip"))
  .map((one) => one.matches("input[type=checkbox], input[type=radio]") ? one.closest("label") ?? one : one)
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const isInText = one.matches("a") && one.closest("p, li, dd, td, th") && getComputedStyle(one).display === "inline";
    const around = getComputedStyle(one, "::after");
    const [height, width] = ["height", "width"].map((side) =>
      Math.max(box[side], around.position === "absolute" ? parseFloat(around[side]) || 0 : 0));
    return box.height > 0 && !isInText && (height < smallest - 0.5 || width < smallest - 0.5);
  })
  .map((one) => `${one.tagName} ${one.innerText || one.ariaLabel} ${JSON.stringify(one.getBoundingClientRect())}`)
"""
OVERFLOW = """
() => document.scrollingElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
    .slice(0, 5)
    .map((one) => one.outerHTML.slice(0, 200))
    .concat([`${document.scrollingElement.scrollWidth} pixels wide`])
"""
TEXTS = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest("[lang]:not(html), code")) texts.push(walker.currentNode.data);
  }
  for (const one of document.querySelectorAll("[aria-label], [alt], [title], [placeholder]"))
    for (const name of ["aria-label", "alt", "title", "placeholder"])
      if (one.hasAttribute(name)) texts.push(one.getAttribute(name));
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}
"""
UNDER_SIGNS = """
() => {
  const name = document.querySelector("header .brand span")?.getBoundingClientRect();
  const signs = [...document.querySelectorAll("header > :not(.brand)")].map((one) => one.getBoundingClientRect());
  return name && name.width > 1 && signs.some((sign) => sign.width > 0 && sign.left < name.right - 0.5);
}
"""
"""The house's name lies under what stands beside it in the header."""
IN_SIGHT = """
() => [...document.querySelectorAll("button.legal, button[data-move]:not([aria-disabled=true])")].some((one) => {
  const box = one.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("button") === one;
})
"""
"""Something that may be tapped is not hidden by anything else."""
ENGLISH = re.compile(r"\b(the|of|and|your|you|with|is|are|has|have|this|that|from|who|was|at)\b", re.IGNORECASE)
MESSAGE_ID = re.compile(r"\b(page|view|move|event|phase|option|word|name|level|refused)-[a-z]+")


def look_closely(person: Person, name: str) -> None:
    """Look at a screen in every width and both colour schemes."""
    for width in WIDTHS:
        expect_to_fit(person, name, width)
        too_small = person.page.evaluate(TARGETS, SMALLEST_TARGET)
        assert too_small == [], f"{name} has small targets at {width}: {too_small}"
    if person.language == "fr":
        assert english_texts(person) == [], f"{name} is not all French"
        return  # the same elements in other words
    look_with_axe(person, name, 360, "light")
    look_with_axe(person, name, 1280, "dark")


def look(person: Person, name: str) -> None:
    """Look closely and, where pictures are wanted, have them for a phone and for a desk; what was shown stays so."""
    size = person.page.viewport_size
    look_closely(person, name)
    person.page.emulate_media(color_scheme="light")
    for width, height in ((1280, 720), (360, 800)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.shoot(f"{name}-{width}")
    if size is not None:
        person.page.set_viewport_size(size)


def expect_to_fit(person: Person, name: str, width: int) -> None:
    """Nothing has to be scrolled sideways."""
    person.page.set_viewport_size({"width": width, "height": 800})
    too_wide = person.page.evaluate(OVERFLOW)
    assert too_wide == [], f"{name} is too wide at {width}: {too_wide}"
    assert not person.page.evaluate(UNDER_SIGNS), f"{name} has no room for the house's name at {width}"


def look_with_axe(person: Person, name: str, width: int, scheme: Literal["light", "dark"]) -> None:
    """Axe, which knows what those need who read with their ears or in poor light, finds nothing wrong."""
    person.page.set_viewport_size({"width": width, "height": 800})
    person.page.emulate_media(color_scheme=scheme)
    person.shoot(f"{name}-{width}-{scheme}")
    found = Axe().run(person.page)
    assert found.violations_count == 0, f"{name} at {width}, {scheme}: {found.generate_report()}"


def english_texts(person: Person) -> list[str]:
    """Texts of the page that a French reader would not understand; games and their designers keep their names."""
    texts: list[str] = person.page.evaluate(TEXTS)
    for game in map(signoria.game, signoria.GAMES):
        texts = [text.replace(game.title, "").replace(game.kit.about.designer, "") for text in texts]
    return [text for text in texts if ENGLISH.search(text) or MESSAGE_ID.search(text) or text in english_only()]


@cache
def english_only() -> set[str]:
    """Whole sentences of the house that are not the same in French."""
    return house_sentences("en") - house_sentences("fr")


def house_sentences(language: str) -> set[str]:
    """The house's sentences without arguments."""
    entries = parse((HOUSE_WORDS / f"{language}.ftl").read_text(encoding="utf-8")).body
    patterns = [entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value is not None]
    whole = [pattern.elements[0] for pattern in patterns if len(pattern.elements) == 1]
    return {element.value for element in whole if isinstance(element, ast.TextElement)}
