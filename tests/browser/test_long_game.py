"""The Princes of Florence with both expansions, and 1655, by the list of all moves alone, to the score sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import MOVES, NAMES, THE_END, Person

MANY = 20
"""With more moves than this the page offers to find one."""
SOME = 12
"""Decisions of a person before a bot goes on for them."""
MOST = 600
"""No game asks one person for so many decisions."""


@pytest.mark.full
@pytest.mark.parametrize("enough", [1, pytest.param(MOST, marks=pytest.mark.slow)], ids=["a while", "to the end"])
def test_a_person_and_four_bots_play_the_princes_of_florence(visit: Visit, enough: int) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_against_bots("The Princes of Florence", 5, options=2)
    found = 0
    for _ in range(MOST):
        if found == enough or ada.wait_for_question() == "over":
            break
        moves = ada.open_list().locator(MOVES)
        is_long = moves.count() > MANY
        ada.make(find_the_last(ada, moves) if is_long else moves.first)
        found += is_long
    assert found > 0
    ada.rest()
    expect(ada.heading(THE_END)).to_be_visible()
    expect(ada.page.get_by_role("row", name="Total")).to_be_visible()
    ada.shoot("princes-over")
    read_the_whole_log_again(ada)


@pytest.mark.full
def test_a_person_and_bots_play_1655_to_its_end(visit: Visit) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_against_bots("1655 – Habemus Papam", 3)
    for _ in range(SOME):
        if ada.wait_for_question() == "over":
            break
        ada.make(ada.open_list().locator(MOVES).first)
    ada.rest()
    expect(ada.heading(THE_END)).to_be_visible()
    expect(ada.page.get_by_role("row", name=re.compile("^Votes "))).to_be_visible()
    ada.shoot("1655-over")


def read_the_whole_log_again(ada: Person) -> None:
    """Who comes to a long game has its last lines at once, and those before them when they ask.

    Bots that give up early leave a log so short that it comes whole.
    """
    lines = ada.page.locator("#log .line")
    before = texts_of(lines)
    ada.page.reload()
    expect(lines).not_to_have_count(0)
    is_whole = lines.count() == len(before)
    expect(ada.page.get_by_role("button", name="Earlier lines")).to_be_visible(visible=not is_whole)
    ada.shoot("log-earlier")
    ada.fetch_the_whole_log()
    assert texts_of(lines) == before


def texts_of(lines: Locator) -> list[str]:
    """What lines say, shown or not."""
    return [" ".join(text.split()) for text in lines.all_text_contents()]


def find_the_last(ada: Person, moves: Locator) -> Locator:
    """Find the last of many moves by its words."""
    before: list[str] = moves.evaluate_all(NAMES)
    wanted = before[-1]
    ada.page.get_by_label("Find a move").fill(wanted.upper())
    ada.shoot("princes-filter")
    left: list[str] = moves.evaluate_all(NAMES)
    expect(ada.page.get_by_text(f"{len(left)} of {len(before)} moves")).to_be_visible()
    assert len(left) < len(before)
    return moves.nth(left.index(wanted))
