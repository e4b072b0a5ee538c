"""Worked examples in a browser: a refused move opens its clause with a board, as every mark in the rules does."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import signoria
from signoria.core.play.examples import examples_in, examples_of, explained_clauses
from tests.browser.conftest import Visit
from tests.browser.looking import look_with_axe
from tests.browser.person import PHONE, WIDE

GAMES = [name for name in signoria.GAMES if examples_in(signoria.game(name).kit.folder)]
SCREENS: dict[str, dict[str, Any]] = {"wide": WIDE, "phone": PHONE}
DRAWN = """
(pictures) => pictures.map((picture) => {
  const drawing = picture.querySelector("[data-example]");
  const [one, other] = [drawing.getBoundingClientRect(), picture.getBoundingClientRect()];
  const isInside = one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
  return isInside && one.width > 0 && getComputedStyle(drawing).visibility === "visible";
})
"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


def open_example(page: Page, clause: str) -> None:
    """Its mark in the rules, by keyboard."""
    page.locator(f'[id="{clause}"]').press("Enter")
    expect(page.locator(f'[data-example-of="{clause}"]').first).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.full)])
@pytest.mark.parametrize("screen", ["wide", pytest.param("phone", marks=pytest.mark.full)])
def test_a_refused_move_opens_its_clause_with_a_board(visit: Visit, screen: str, language: str) -> None:
    ada = visit(language=language, **SCREENS[screen])
    ada.play_now("Patrician")
    assert ada.wait_for_question() == "moves"
    ada.page.locator("#view button.target[aria-disabled=true]").first.click(force=True)
    mark = ada.page.locator("[data-decision] a.clause").first
    expect(mark).to_be_visible()
    board = ada.page.locator("#view").bounding_box()
    mark.click()
    example = ada.page.locator("[data-example-of=PA-10]")
    expect(example.locator("[data-rings]")).to_have_count(1)
    expect(example).to_contain_text(signoria.game("patrician").words(language).say("why-PA-10"))
    assert ada.page.locator("#view").bounding_box() == board, "the table does not move"
    expect(example.locator("[data-example]")).to_be_visible()
    assert all(example.locator("[data-rings]").evaluate_all(DRAWN))
    look_with_axe(ada, "example", SCREENS[screen]["viewport"]["width"], "light")


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", GAMES)
def test_every_example_is_drawn(visit: Visit, name: str, screen: str, language: str) -> None:
    game = signoria.game(name)
    ada = visit(language=language, **SCREENS[screen])
    ada.page.goto(f"{ada.page.url.rstrip('/')}/g/{name}")
    faults: list[Any] = []
    for clause in explained_clauses(game.kit.folder):
        open_example(ada.page, clause)
        shown = ada.page.locator(f'[data-example-of="{clause}"]')
        examples = examples_of(game.kit.folder, clause)
        expect(shown).to_have_count(len(examples))
        expect(shown.locator("[data-example]").last).to_be_visible()
        if not all(shown.locator("[data-rings]").evaluate_all(DRAWN)):
            faults.append((clause, "not drawn"))
        if ada.page.evaluate(TOO_WIDE):
            faults.append((clause, "too wide"))
        pointed = [picture.get_attribute("data-rings") != "0" for picture in shown.locator("[data-rings]").all()]
        if any(example.at for example in examples) and not any(pointed):
            faults.append((clause, "nothing is pointed at"))
        if re.search(r"example-|why-|event-|\{", shown.first.locator("figcaption").inner_text()):
            faults.append((clause, "a sentence is missing"))
    assert not faults
    look_with_axe(ada, f"examples-{name}", SCREENS[screen]["viewport"]["width"], "light")
