"""Patrician on its board: by mouse, by finger, and what the board answers to those who look before they leap."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import IN_SIGHT
from tests.browser.person import OPEN_LIST, PHONE, THE_END, WIDE, Person
from tests.thinning import step_of

some_or_all_moves = pytest.mark.parametrize(
    "most", [12 // step_of(2), pytest.param(1000, marks=pytest.mark.slow)], ids=["some moves", "all moves"]
)


@pytest.mark.full
@some_or_all_moves
def test_a_game_on_the_board_by_mouse(visit: Visit, most: int) -> None:
    ada = visit(asks_twice=True, **WIDE)
    ada.enter("Ada")
    ada.open_against_bots(seats=3, options=2)
    made = play_on_the_board(ada, most)
    assert made == most or made > 20
    ada.rest()
    expect(ada.heading(THE_END)).to_be_visible()


@pytest.mark.full
@some_or_all_moves
def test_a_game_by_touch_on_a_phone(visit: Visit, most: int) -> None:
    ada = visit(asks_twice=True, language="fr", **PHONE)
    ada.enter("Zoé")
    ada.open_against_bots(seats=4, options=1)
    made = play_on_the_board(ada, most)
    assert made == most or made > 15
    ada.rest()
    expect(ada.page.locator("#result")).to_be_visible()


def play_on_the_board(person: Person, most: int) -> int:
    """Tap whatever glows, now the first and now the last, without ever opening the list of moves; how many moves."""
    made = 0
    while made < most and person.wait_for_question() == "moves":
        offered = person.moves.count()
        person.choose(offered - 1 if made % 3 == 2 else 0)
        expect(person.page.locator(OPEN_LIST)).to_have_count(0)
        made += 1
    return made


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Somebody who is asked to play the first card of a game of two."""
    ada = visit(asks_twice=True, **WIDE)
    ada.enter("Ada")
    ada.open_against_bots()
    assert ada.wait_for_question() == "moves"
    return ada


@pytest.mark.full
def test_looking_at_a_move_shows_what_it_would_do_and_changes_nothing(ada: Person) -> None:
    ada.choose()
    assert ada.wait_for_question() == "moves"
    lines = ada.log.count()
    ada.moves.first.hover()
    consequences = ada.page.locator(".consequences")
    expect(consequences).to_contain_text("You build a floor at")
    ada.page.mouse.move(5, 400)
    expect(consequences).to_be_hidden()
    assert ada.log.count() == lines


def test_what_cannot_be_taken_back_is_asked_for_twice(ada: Person) -> None:
    ada.choose()
    assert ada.wait_for_question() == "moves"
    lines = ada.log.count()
    site = ada.moves.first
    site.click()
    expect(ada.button("page-confirm")).to_be_visible()
    assert ada.log.count() == lines
    ada.button("page-not-yet").click()
    expect(ada.button("page-confirm")).to_have_count(0)
    assert ada.log.count() == lines
    site.click()
    expect(ada.button("page-confirm")).to_be_visible()
    site.click()
    expect(ada.log.filter(has_text="You build a floor at")).to_have_count(1)


def test_a_tap_on_what_is_not_allowed_says_which_rule_forbids_it_and_opens_the_book_there(ada: Person) -> None:
    site = ada.table.get_by_role("button", name=re.compile("^Milano, left site")).first
    site.click(force=True)  # it says itself that nothing can be done there now
    reason = ada.alerts.filter(has_text="PA-10")
    expect(reason).to_contain_text("A turn begins with playing a card")
    reason.get_by_role("link", name="PA-10").click()
    expect(ada.page.locator(".rules .asked")).to_be_in_viewport()
    expect(ada.page.locator(".rules .asked")).to_contain_text("PA-10")


@pytest.mark.full
def test_a_line_of_the_log_shows_the_board_as_it_was(ada: Person) -> None:
    towers = "[aria-label*='site: one floor']"
    for _ in range(4):
        ada.choose()
        assert ada.wait_for_question() == "moves"
    now = ada.table.locator(towers).count()
    assert now > 0
    ada.open_turns()
    ada.log.first.get_by_role("button").click()
    expect(ada.page.get_by_text(ada.says("page-looking-back"))).to_be_visible()
    expect(ada.table.locator(towers)).to_have_count(0)
    expect(ada.moves).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(ada.table.locator(towers)).to_have_count(now)
    expect(ada.moves).not_to_have_count(0)


@pytest.mark.full
def test_what_happened_since_the_last_move_is_marked_until_the_next(ada: Person) -> None:
    for _ in range(4):
        ada.choose()
        assert ada.wait_for_question() == "moves"
    news = ada.page.locator("#log li.news")
    if news.count() == 0:
        ada.choose()
        assert ada.wait_for_question() == "moves"
    marked = news.count()
    ada.page.reload()
    assert ada.wait_for_question() == "moves"
    expect(news).to_have_count(marked)


@pytest.mark.full
def test_arrow_keys_walk_over_the_board(ada: Person) -> None:
    ada.choose()
    assert ada.wait_for_question() == "moves"
    ada.moves.first.focus()
    name = "document.activeElement.ariaLabel ?? document.activeElement.dataset.explained ?? null"
    seen = {ada.page.evaluate(name)}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        ada.page.keyboard.press(key)
        seen.add(ada.page.evaluate(name))
    assert len(seen) > 2 and None not in seen


@pytest.mark.full
def test_what_happens_is_told_to_those_who_listen(ada: Person) -> None:
    happened = ada.page.get_by_test_id("happened")
    expect(happened).not_to_contain_text("You play")
    ada.choose()
    expect(happened).to_contain_text("You play")


@pytest.mark.full
def test_on_a_phone_what_may_be_tapped_is_in_sight(visit: Visit) -> None:
    ada = visit(**PHONE)
    ada.enter("Ada")
    ada.open_against_bots(seats=2)
    for _ in range(8):
        assert ada.wait_for_question() == "moves"
        ada.page.wait_for_function(IN_SIGHT)
        ada.choose()
