"""Puzzles in a browser: some solved and one failed, what the page finds out by itself, and what it remembers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import signoria
from signoria.core.play.puzzles import Puzzle, puzzle_match, puzzles_in
from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import PHONE, WIDE, Person
from tests.server.running import Server

SCREENS: dict[str, dict[str, Any]] = {"wide": WIDE, "phone": PHONE}
SOLVED = 5
GAMES = [name for name in signoria.GAMES if puzzles_in(signoria.game(name).kit.folder)]
CASES = [
    pytest.param(name, screen, language, marks=pytest.mark.full)
    for name in GAMES
    for screen in SCREENS
    for language in ("en", "fr")
]


def known(person: Person) -> Puzzle:
    """The puzzle that is shown."""
    game, id = person.page.url.split("/")[-2:]
    return puzzles_in(signoria.game(game).kit.folder)[id]


def try_move(person: Person, game: str, *, rightly: bool) -> None:
    """Make a right or a wrong move, from the list of all moves."""
    puzzle = known(person)
    legal = puzzle_match(signoria.game(game), puzzle).legal(puzzle.seat)
    wanted = next(move for move in legal if (move.text in puzzle.answers) is rightly)
    person.page.locator("details.list summary").click()
    person.page.locator(f"details.list button[data-move='{wanted.id}']").click()
    expect(verdict(person)).to_have_text(begins(person, "page-puzzle-right" if rightly else "page-puzzle-wrong"))


def verdict(person: Person) -> Locator:
    return person.page.locator("#prompt")


def begins(person: Person, message: str) -> re.Pattern[str]:
    """How a sentence begins."""
    said = person.says(message, move="@", percent=0, other="@", less=0, more=0, games=0, beside=0)
    return re.compile(r"^\s*" + re.escape(re.split(r"[“«@]", said)[0].strip()))


def open_first(person: Person, house: Server, game: str) -> None:
    first = next(iter(puzzles_in(signoria.game(game).kit.folder)))
    person.page.goto(f"{house.address}/puzzles/{game}/{first}")
    expect(verdict(person)).to_be_visible()


def next_one(person: Person) -> None:
    if person.button("page-puzzle-show").is_visible():
        person.button("page-puzzle-show").click()
    before = person.page.url
    person.button("page-puzzle-next").click()
    person.page.wait_for_url(lambda url: url != before)
    expect(person.page.locator("details.list")).to_be_visible()


def test_a_puzzle_is_failed_tried_again_and_the_next_one_solved(visit: Visit, house: Server) -> None:
    ada = visit(**WIDE)
    ada.page.get_by_role("link", name=ada.says("page-puzzle-daily")).click()
    expect(ada.heading(ada.says("page-puzzle-daily"))).to_be_visible()
    open_first(ada, house, "patrician")
    try_move(ada, "patrician", rightly=False)
    ada.button("page-puzzle-show").click()
    expect(verdict(ada)).to_have_text(re.compile(r"\d+ of 100 games"))
    expect(ada.button("page-try-again")).to_have_count(0)
    next_one(ada)
    try_move(ada, "patrician", rightly=True)
    ada.button("page-puzzle-think").click()
    expect(ada.page.locator(".consequences")).to_contain_text(re.compile(r"\d+ times from each: .* won \d+ of 100"))
    ada.page.goto(f"{house.address}/puzzles")
    count = len(puzzles_in(signoria.game("patrician").kit.folder))
    expect(ada.page.get_by_text(ada.says("page-puzzles-count", solved=1, count=count))).to_be_visible()
    expect(ada.page.get_by_text(ada.says("page-puzzles-run", run=1, best=1))).to_be_visible()


@pytest.mark.full
def test_a_puzzle_is_solved_with_the_keyboard_alone(visit: Visit, house: Server) -> None:
    ada = visit(**WIDE)
    open_first(ada, house, "patrician")
    puzzle = known(ada)
    answer = next(
        move.id
        for move in puzzle_match(signoria.game("patrician"), puzzle).legal(puzzle.seat)
        if move.text in puzzle.answers
    )
    ada.page.locator("details.list summary").focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator(f"details.list button[data-move='{answer}']").focus()
    ada.page.keyboard.press("Enter")
    expect(verdict(ada)).to_be_focused()
    expect(verdict(ada)).to_have_text(begins(ada, "page-puzzle-right"))
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Tab")
    expect(ada.page.locator("[data-next]")).to_be_focused()


@pytest.mark.parametrize(("name", "screen", "language"), CASES)
def test_five_puzzles_are_solved_and_one_failed(
    visit: Visit, house: Server, name: str, screen: str, language: str
) -> None:
    ada = visit(language=language, **SCREENS[screen])
    size = SCREENS[screen]["viewport"]
    open_first(ada, house, name)
    look_closely(ada, f"puzzle-{name}-{screen}-{language}")
    ada.page.set_viewport_size(size)
    try_move(ada, name, rightly=False)
    look_closely(ada, f"puzzle-{name}-{screen}-{language}-failed")
    ada.page.set_viewport_size(size)
    for number in range(SOLVED):
        next_one(ada)
        try_move(ada, name, rightly=True)
        if number == 0:
            ada.shoot(f"puzzle-{name}-{screen}-{language}-solved")
    ada.page.goto(f"{house.address}/puzzles")
    count = len(puzzles_in(signoria.game(name).kit.folder))
    expect(ada.page.get_by_text(ada.says("page-puzzles-count", solved=SOLVED, count=count))).to_be_visible()
    expect(ada.page.get_by_text(ada.says("page-puzzles-run", run=SOLVED, best=SOLVED))).to_be_visible()
    look_closely(ada, f"puzzles-{name}-{screen}-{language}")
