"""Hints in real browsers: asked by one player and seen by the other, given in time, by the page or by the house."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Route, expect

import signoria
from tests.browser.conftest import Visit
from tests.browser.layout import BOARD
from tests.browser.person import PHONE, WIDE, Person

SECONDS = 2.0
"""A hint is there after so long on a machine that has nothing else to do."""
SIZES: dict[str, dict[str, Any]] = {"wide": WIDE, "phone": PHONE}
PATIENT = "const plain = setTimeout; window.setTimeout = (act, after) => plain(act, after === 1150 ? 60000 : after);"
"""A page that does not ask the house, however slow its machine: what it finds out itself is looked at."""
QUICK = ("habemus-papam-fr-wide",)
"""What is tried each time; the others with everything."""

HEIGHT = "document.documentElement.scrollHeight"


def cases() -> list[Any]:
    all_of_them = [(game, language, size) for game in signoria.GAMES for language in ("en", "fr") for size in SIZES]
    marked = [pytest.param(*case, id="-".join(case)) for case in all_of_them]
    return [
        param if param.id in QUICK else pytest.param(*param.values, id=param.id, marks=pytest.mark.full)
        for param in marked
    ]


def allowing(person: Person, game: str, seats: int) -> str:
    """A table of friends whose host allows hints at the door; its address."""
    link = person.open_table(signoria.game(game).title, seats)
    box = person.page.get_by_role("checkbox", name=person.says("page-hints-allow"))
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()
    return link


def two_people(visit: Visit, game: str, language: str, size: str) -> tuple[Person, Person]:
    """Anna and Bruno in play, with a bot where the game needs three; first who is asked, then the other."""
    seats = max(2, min(signoria.game(game).seats))
    anna, bruno = visit(language=language, **SIZES[size]), visit(language=language, **SIZES[size])
    for person in (anna, bruno):
        person.page.add_init_script(PATIENT)
        person.page.reload()
    anna.enter("Anna")
    bruno.enter("Bruno")
    link = allowing(anna, game, seats)
    bruno.page.goto(link)
    bruno.sit(1)
    expect(bruno.page.get_by_text(bruno.says("page-hints-allowed"))).to_be_visible()
    for seat in range(2, seats):
        anna.seat_bot(seat)
    anna.start()
    expect(bruno.table).to_be_visible()
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for one, other in ((anna, bruno), (bruno, anna)):
            if one.question() == "moves":
                return one, other
    raise AssertionError("nobody is asked")


def button(person: Person) -> Locator:
    return person.page.get_by_role("button", name=person.says("page-hint"), exact=True)


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.says("page-hint-moves"))


def hinted(person: Person) -> Locator:
    """The moves that a hint names, each a button."""
    return panel(person).get_by_role("listitem").get_by_role("button")


def ask(person: Person) -> float:
    """Take a hint; after how many seconds it was there."""
    began = time.monotonic()
    person.tap(button(person))
    expect(hinted(person).first).to_be_visible()
    return time.monotonic() - began


@pytest.mark.parametrize(("game", "language", "size"), cases())
def test_a_hint_is_asked_and_seen_by_the_other_player(visit: Visit, game: str, language: str, size: str) -> None:
    asked, other = two_people(visit, game, language, size)
    expect(button(asked)).to_be_visible()
    expect(button(other)).to_have_count(1 if other.question() == "moves" else 0)
    still = asked.page.evaluate(BOARD), asked.page.evaluate(HEIGHT)
    taken = re.compile(asked.says("page-hint-taken", name="(Anna|Bruno)"))
    asked.tap(button(asked))
    expect(other.page.get_by_text(taken)).to_be_visible()  # for a moment only
    expect(asked.page.get_by_text(taken)).to_have_count(0)
    expect(hinted(asked).first).to_be_visible()
    legal = set(
        asked.page.locator("details.list button[data-move]").evaluate_all("all => all.map(m => m.dataset.move)")
    )
    named = hinted(asked).evaluate_all("all => all.map((one) => one.dataset.move)")
    assert 0 < len(named) <= 3 and set(named) <= legal and len(set(named)) == len(named)
    for place in range(len(named)):
        expect(hinted(asked).nth(place)).to_contain_text("%")
        expect(hinted(asked).nth(place).locator(".why")).not_to_be_empty()
    assert (asked.page.evaluate(BOARD), asked.page.evaluate(HEIGHT)) == still, "the table holds still"
    seats = asked.says("page-hints-taken", count=1)
    for person in (asked, other):
        person.open_tab("page-tab-about")
        expect(person.page.locator("#seats").get_by_text(seats)).to_have_count(1)
        expect(person.page.get_by_text(person.says("page-hints-allowed"))).to_be_visible()
        person.close_side()
    asked.shoot(f"hint-{game}-{language}-{size}")
    report = Axe().run(asked.page)
    assert report.violations_count == 0, report.generate_report()
    asked.make(hinted(asked).first)
    expect(panel(asked)).to_have_count(0)


def alone(visit: Visit) -> Person:
    """Somebody who plays at once against bots, where hints are allowed."""
    person = visit(**WIDE)
    person.play_now("Patrician")
    expect(person.table).to_be_visible()
    assert person.wait_for_question() == "moves"
    return person


def test_hints_come_in_time_and_are_counted_once_for_each_question(visit: Visit) -> None:
    person = alone(visit)
    assert ask(person) < 3 * SECONDS, "a machine may have much else to do"
    button(person).click()
    expect(panel(person)).to_have_count(0)
    button(person).click()
    expect(hinted(person).first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(panel(person)).to_have_count(0)
    expect(button(person)).to_be_focused()
    person.page.reload()
    assert person.wait_for_question() == "moves"
    assert ask(person) < 6 * SECONDS, "the rules are loaded anew"
    expect(person.page.locator("#seats").get_by_text(person.says("page-hints-taken", count=1))).to_have_count(1)


def test_a_hint_is_taken_and_followed_by_keys_alone(visit: Visit) -> None:
    person = alone(visit)
    button(person).focus()
    person.page.keyboard.press("Enter")
    expect(hinted(person).first).to_be_visible()
    for _ in range(2):
        person.page.keyboard.press("Tab")
    expect(hinted(person).first).to_be_focused()
    person.begin_answer()
    person.page.keyboard.press("Enter")
    person.confirm()
    expect(panel(person)).to_have_count(0)


@pytest.mark.full
def test_where_the_page_cannot_think_the_houses_bot_names_a_move(visit: Visit) -> None:
    def refuse(route: Route) -> None:
        route.fulfill(status=200, body="no module", content_type="application/wasm")

    person = visit(**WIDE)
    person.page.route(re.compile(r"/rules/.*\.wasm"), refuse)
    person.play_now("Patrician")
    assert person.wait_for_question() == "moves"
    ask(person)
    expect(hinted(person)).to_have_count(1)
    expect(panel(person)).to_contain_text(person.says("page-hint-house"))


@pytest.mark.full
def test_at_a_table_without_hints_there_is_no_button(visit: Visit) -> None:
    person = visit(**WIDE)
    person.open_against_bots()
    assert person.wait_for_question() == "moves"
    expect(button(person)).to_have_count(0)
    person.open_tab("page-tab-about")
    expect(person.page.get_by_text(person.says("page-hints-none"))).to_be_visible()
