"""A decision with one possible choice is made for the reader, and told; where others would learn from it, it waits."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person

OFFERED = """
() => new Set([...document.querySelectorAll("details.list [data-move]")].map((one) => one.dataset.move)).size
"""
"""How many moves there are."""
TITLE = "Il Principe"


def play_to_a_forced_move(person: Person) -> bool:
    """Play until there is only one move; whether that came before the end."""
    while person.wait_for_question() == "moves":
        if person.page.evaluate(OFFERED) == 1:
            return True
        person.open_list()
        person.make(person.page.locator("details.list [data-move]").first)
    return False


def test_the_only_choice_is_made_for_the_reader_and_told(visit: Visit) -> None:
    ada = visit(forced_moves=True)
    ada.enter("Ada")
    ada.open_against_bots(TITLE, 3)
    assert play_to_a_forced_move(ada)
    ada.begin_answer()
    expect(ada.page.locator("[data-decision]").get_by_text(made_for(ada))).to_be_visible()
    assert ada.wait_for_question() in {"moves", "over"}


@pytest.mark.full
def test_the_only_choice_waits_where_somebody_else_would_learn_of_it(visit: Visit) -> None:
    ada, bo = visit(forced_moves=True), visit()
    ada.enter("Ada")
    link = ada.open_table(TITLE, 3)
    ada.sit(0)
    ada.seat_bot(2)
    bo.page.goto(link)
    bo.enter("Bo")
    bo.sit(1)
    ada.start()
    expect(bo.table).to_be_visible()
    play_both_to_a_forced_move(ada, bo)
    expect(ada.page.get_by_text(ada.says("page-forced-secret"))).to_be_visible()
    ada.page.wait_for_timeout(2_000)
    assert ada.page.evaluate(OFFERED) == 1, "it was made all the same"
    ada.choose()


def made_for(person: Person) -> re.Pattern[str]:
    """What is said of a move that is made for somebody."""
    return re.compile(re.escape(person.says("page-forced", move="\0").split("\0", maxsplit=1)[0].strip("\u2068 ")))


def play_both_to_a_forced_move(ada: Person, bo: Person) -> None:
    while True:
        for person in (ada, bo):
            if person.question() == "moves":
                if person is ada and person.page.evaluate(OFFERED) == 1:
                    return
                person.open_list()
                person.make(person.page.locator("details.list [data-move]").first)
        ada.page.wait_for_timeout(20)
