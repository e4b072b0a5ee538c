"""A table holds still: whole games in six sizes and both languages, measured after every move."""

from __future__ import annotations

import re
import time
from itertools import product

import pytest
from playwright.sync_api import Route, expect

from signoria import Game
from tests import thinning
from tests.browser.conftest import Visit
from tests.browser.game_pages import GamePage, game_pages
from tests.browser.layout import MOST_SHIFT, SIZES, TOUCHED, Watcher
from tests.browser.person import Person

GAMES = list(game_pages())
CASES = [
    pytest.param(game, page, size, language, id=f"{game.name}-{size[0]}x{size[1]}-{language}", marks=marks)
    for number, ((game, page), (place, size)) in enumerate(product(GAMES, enumerate(SIZES)))
    for language in ("en", "fr")
    for marks in [
        () if place == number // len(SIZES) + 2 and language == ("en", "fr")[number % 2] else pytest.mark.full
    ]
]
"""Of each game one size in one language is usual; all others are for `make full`."""
LATE = 0.3
"""Seconds that something takes which is waited for."""
ENOUGH = 12
"""Moves of a game that are looked at where a part of it is enough."""


@pytest.mark.few(1)
@pytest.mark.parametrize(("game", "page", "size", "language"), CASES)
def test_a_table_holds_still_and_everything_is_within_reach(
    visit: Visit, game: Game, page: GamePage, size: tuple[int, int], language: str
) -> None:
    person = visit(language=language, viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < TOUCHED)
    watcher = Watcher(person)
    watcher.begin()
    person.page.reload()
    person.enter("Ada")
    seats, options = page.TABLES[0]
    person.open_against_bots(game.title, seats, options)
    play(person, page, watcher)
    assert watcher.looked > 8
    assert watcher.faults == [], "\n".join(watcher.faults[:12])
    assert watcher.shift() < MOST_SHIFT, watcher.shifted


@pytest.mark.full
@pytest.mark.parametrize("late", [r"\.woff2", r"/assets/.*\.js", "/api/"])
@pytest.mark.parametrize("place", ["", *(f"/g/{game.name}" for game, _ in GAMES)])
def test_a_page_holds_still_when_a_part_of_it_comes_late(visit: Visit, place: str, late: str) -> None:
    person = visit(language="fr", viewport={"width": 1280, "height": 720})
    watcher = Watcher(person)
    watcher.begin()
    person.page.route(re.compile(late), keep_waiting)
    address = person.page.url.rstrip("/")
    person.page.goto(f"{address}{place}")
    person.page.wait_for_load_state("networkidle")
    expect(person.page.get_by_role("button", name=person.says("page-play-now")).first).to_be_visible()
    assert watcher.shift() < MOST_SHIFT, watcher.shifted


def keep_waiting(route: Route) -> None:
    time.sleep(LATE)
    route.continue_()


def play(person: Person, page: GamePage, watcher: Watcher) -> None:
    """A game, looked at before and after each move, and while a move is looked at or refused."""
    made = 0
    while person.wait_for_question() == "moves" and not (thinning.thin and made >= ENOUGH):
        leave(person)
        watcher.look(f"before move {made}")
        look_about(person, watcher, made)
        page.make_a_move(person)
        made += 1


def leave(person: Person) -> None:
    """Who goes elsewhere with the mouse leaves the thing it rested on, and its card closes."""
    if not person.has_touch:
        person.page.mouse.move(0, 0)
        person.page.wait_for_function("!document.querySelector('[data-explanation]:popover-open')")


def look_about(person: Person, watcher: Watcher, made: int) -> None:
    """The mouse rests on a move; a tap on what is not allowed is refused; neither moves anything."""
    if not person.has_touch and person.moves.count() > 0:
        person.moves.last.hover()
        person.page.wait_for_timeout(120)
        watcher.look(f"looking at move {made}", resting=True)
    forbidden = person.page.locator("button.target[aria-disabled=true]").filter(visible=True)
    if made % 5 == 0 and forbidden.count() > 0:
        leave(person)
        forbidden.last.dispatch_event("click")
        person.page.wait_for_timeout(200)
        watcher.look(f"refused at move {made}")
