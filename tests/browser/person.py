"""A person in front of the page: what they see and click, by the names that are on it."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import signoria
from signoria.core.text.words import catalogue

MOVES = "button[data-move]:not([aria-disabled=true])"
"""Whatever makes a move when it is tapped: on the board, in the hand, in the dock."""
QUESTION = f"""
[document.querySelector("#log")?.dataset.lines ?? "", ...document.querySelectorAll("{MOVES}")]
  .map((one) => one.dataset?.move ?? one).join()
"""
"""How long the log is and what is on offer: after a move at least one of them is another."""
NEXT_QUESTION = f"""
() => {{
  if (document.querySelector("#result")) return "over";
  if (document.querySelector("#curtain")) return "curtain";
  return document.querySelector("{MOVES}") && document.body.dataset.answered !== {QUESTION} ? "moves" : null;
}}
"""
"""A question that was answered is none before something has happened."""
ANSWERED = f"""
() => document.querySelector("[data-confirm]") ? "asked again"
  : document.body.dataset.answered !== {QUESTION} ? "done" : null
"""
ANSWERING = f"() => {{ document.body.dataset.answered = {QUESTION}; }}"
NAME = "(one) => one.ariaLabel || one.innerText"
NAMES = f"(all) => all.map({NAME})"
PLACE = re.compile(r"\d\.\s+([A-E]), ([^:]+):")
"""A line of the ranking: whose seat it is and who sits there."""
THE_END = re.compile(r"wins? with|share the victory")
"""What the heading of the result says."""
PATIENCE = 90.0
"""Seconds without a move before a game counts as stuck."""
BREATH = 20.0
"""Milliseconds between two looks at what the pages ask, which leave the others room to answer."""
WIDE = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
OPEN_LIST = "details.list[open]"
"""The list of all moves, for those who do not find them on the board."""


class Person:
    """Somebody with a browser, who reads one of the two languages."""

    def __init__(self, page: Page, address: str, language: str, asks_twice: bool = True) -> None:
        self.page = page
        self.language = language
        self.asks_twice = asks_twice
        """Whether the page asks them once more before what cannot be taken back, as it does unless told not to."""
        self.has_touch: bool = page.evaluate("navigator.maxTouchPoints > 0")
        page.goto(address)

    def says(self, message: str, **values: Any) -> str:
        """What the house says in this person's language."""
        return catalogue(self.language).say(message, **values)

    def button(self, message: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.says(message, **values), exact=True)

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("heading", name=name)

    # -- the lobby

    def enter(self, name: str) -> None:
        """Take a name, in the settings: nobody has to."""
        settings = self.open_settings()
        settings.get_by_role("button", name=self.name_button).click()
        settings.get_by_label(self.says("page-your-name")).fill(name)
        settings.get_by_role("button", name=self.says("page-name-save"), exact=True).click()
        expect(settings).to_contain_text(self.says("page-you-are", name=name))
        self.close_settings()

    @property
    def name_button(self) -> re.Pattern[str]:
        """To choose a name, or another one."""
        return re.compile("|".join(self.says(f"page-name-{what}") for what in ("choose", "change")))

    def open_settings(self) -> Locator:
        self.button("page-settings").click()
        return self.page.get_by_role("dialog", name=self.says("page-settings"))

    def close_settings(self) -> None:
        self.page.get_by_role("dialog").get_by_role("button", name=self.says("page-close")).click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def card(self, title: str) -> Locator:
        return self.page.get_by_role("article", name=title)

    def play_now(self, title: str) -> None:
        """From the lobby against bots."""
        self.card(title).get_by_role("button", name=self.says("page-play-now")).click()

    def open_form(self, title: str) -> Locator:
        """A game's page, with the form for a new table."""
        self.card(title).get_by_role("link", name=title, exact=True).click()
        form = self.page.get_by_role("form", name=self.says("page-play"))
        expect(form).to_be_visible()
        return form

    def open_against_bots(self, title: str = "Patrician", seats: int = 2, options: int = 0) -> str:
        """A table with this person in its first seat and bots in all others, begun; its address."""
        link = self.open_table(title, seats, options)
        self.sit(0)
        for number in range(1, seats):
            self.seat_bot(number)
        self.start()
        return link

    def open_table(self, title: str, seats: int, options: int = 0, listed: bool = False) -> str:
        """Open a table for friends with the first options that the form offers; its address. Its opener is seated."""
        form = self.open_form(title)
        self.pick_seats(form, seats)
        for number in range(options):
            form.get_by_role("checkbox").nth(number).check()
        if listed:
            form.locator("summary").click()
            form.get_by_label(self.says("page-listed")).check()
        self.open_for_friends(form)
        return self.page.url

    def pick_seats(self, form: Locator, seats: int) -> None:
        """How many play."""
        form.get_by_role("radio", name=str(seats), exact=True).check()

    def open_for_friends(self, form: Locator) -> None:
        form.get_by_role("button", name=self.says("page-with-friends"), exact=True).click()
        self.page.wait_for_url(re.compile("/t/"))
        expect(self.button("page-leave")).to_be_visible()

    # -- before the game

    def seat(self, number: int) -> Locator:
        """A seat's place in the list of seats."""
        seats = self.page.get_by_role("region", name=self.says("page-seats"))
        return seats.locator("li:not(li li)").nth(number)

    def sit(self, number: int, family: str | None = None) -> None:
        """Sit down here and, if this person opened the table and so has a seat, leave that one."""
        seat = self.seat(number)
        expect(seat).to_be_visible()
        leave = self.button("page-leave")
        if leave.is_visible():
            if family is None and seat.get_by_text(self.says("page-that-is-you")).is_visible():
                return
            leave.click()
            expect(leave).to_have_count(0)
        if family:
            seat.get_by_label(self.says("page-family")).select_option(family)
        seat.get_by_role("button", name=self.says("page-sit")).click()
        expect(seat.get_by_text(self.says("page-that-is-you"))).to_be_visible()

    def ask_for_seat(self) -> None:
        """Where the host decides who sits down."""
        self.button("page-ask-seat").click()
        expect(self.page.get_by_text(self.says("page-asked-seat"))).to_be_visible()

    def admit(self, name: str) -> None:
        """As the host, let somebody sit down who asks for it."""
        self.button("page-admit", name=name).click()
        expect(self.button("page-admit", name=name)).to_have_count(0)

    def seat_second(self, number: int, name: str) -> None:
        """Somebody else on this device sits down."""
        seat = self.seat(number)
        seat.get_by_text(self.says("page-second-player")).click()
        seat.get_by_label(self.says("page-second-name")).fill(name)
        seat.get_by_role("button", name=self.says("page-seat-second")).click()
        expect(seat.get_by_text(self.says("page-that-is-you"))).to_be_visible()

    def seat_bot(self, number: int, level: str = "novice") -> None:
        seat = self.seat(number)
        seat.get_by_label(self.says("page-bot"), exact=True).select_option(level)
        seat.get_by_role("button", name=self.says("page-seat-bot")).click()
        expect(seat.get_by_role("heading", name=self.says(f"name-{level}", seat="ABCDE"[number]))).to_be_visible()

    def start(self) -> None:
        self.button("page-start").click()
        expect(self.table).to_be_visible()

    # -- in play

    @property
    def table(self) -> Locator:
        return self.page.get_by_role("region", name=self.says("page-view"))

    @property
    def hand(self) -> Locator:
        """The cards this person holds, at Patrician."""
        return self.page.get_by_role("list", name=signoria.game("patrician").words(self.language).say("board-hand"))

    @property
    def moves(self) -> Locator:
        """The moves on offer, wherever they can be tapped."""
        return self.page.locator(MOVES).filter(visible=True)

    def names_of_moves(self) -> list[str]:
        """What the moves on offer are called."""
        names: list[str] = self.moves.evaluate_all(NAMES)
        return names

    def open_list(self) -> Locator:
        """The list of all moves, opened."""
        found = self.page.locator("details.list")
        if found.get_attribute("open") is None:
            found.locator("summary").click()
        return found

    def open_tab(self, message: str) -> None:
        """Open the log, the chat, the rules or what is to be known of the table, beside the board."""
        tab = self.page.get_by_role("tab", name=self.says(message), exact=True)
        if not tab.is_visible():
            self.page.get_by_role("button", name=self.says("page-open-side")).click()
        tab.click()

    def close_side(self) -> None:
        """On a phone: back to the board."""
        if self.button("page-close").is_visible():
            self.button("page-close").click()

    @property
    def log(self) -> Locator:
        """The lines of the log, also those of turns that are closed."""
        return self.page.locator("#log li li, #log li:not(:has(li))")

    def open_turns(self) -> None:
        """Open every entry of the log into its steps."""
        closed = self.page.locator("#log .line[aria-expanded=false]")
        while closed.count() > 0:
            closed.first.click()

    def fetch_the_whole_log(self) -> None:
        """Ask for earlier lines of the log until there are none."""
        expect(self.log).not_to_have_count(0)
        earlier = self.button("page-earlier-lines")
        while earlier.is_visible():
            held = self.log.count()
            earlier.click()
            expect(self.log).not_to_have_count(held)

    @property
    def chat(self) -> Locator:
        return self.page.get_by_role("log", name=self.says("page-chat"))

    @property
    def connection(self) -> Locator:
        return self.page.get_by_test_id("connection")

    @property
    def alerts(self) -> Locator:
        """What the page warns of."""
        return self.page.get_by_role("alert").filter(has_text=re.compile(r"\S"))

    def say(self, text: str) -> None:
        """Say something in the chat."""
        self.open_tab("page-chat")
        self.page.get_by_label(self.says("page-chat-say")).fill(text)
        self.button("page-chat-send").click()
        expect(self.chat.get_by_text(text)).to_have_count(1)

    def question(self) -> str | None:
        """What the page wants now: moves, the curtain, nothing, or it is over."""
        state: str | None = self.page.evaluate(NEXT_QUESTION)
        return state

    def wait_for_question(self) -> str:
        return str(self.page.wait_for_function(NEXT_QUESTION).json_value())

    def choose(self, number: int = 0) -> str:
        """Make one of the moves on offer; what it is called."""
        return self.make(self.moves.nth(number))

    def make(self, move: Locator) -> str:
        """Tap a move, and once more where it could not be taken back; what it is called."""
        name: str = move.evaluate(NAME)
        self.begin_answer()
        self.tap(move)
        if self.asks_twice:
            self.confirm()
        return name

    def tap(self, target: Locator) -> None:
        """With the mouse or, on a phone, with a finger."""
        if self.has_touch:
            target.tap()
        else:
            target.click()

    def undo(self) -> None:
        """Take the last move back; the question is asked anew."""
        lines = self.log.count()
        self.button("page-undo").click()
        expect(self.log).not_to_have_count(lines)
        self.page.evaluate("() => { delete document.body.dataset.answered; }")
        assert self.wait_for_question() == "moves"

    def rest(self) -> None:
        """Let a bot play in this person's place to the end, unless it has come."""
        if self.question() != "over":
            self.open_tab("page-tab-about")
            self.button("page-rest").click()
        expect(self.page.locator("#result")).to_be_visible(timeout=180_000)

    def sure(self, message: str) -> None:
        """Do what the page asks about once before it does it, among all about the table."""
        self.open_tab("page-tab-about")
        self.button(message).click()
        self.button(message).click()

    def begin_answer(self) -> None:
        """Note that the question on the page is about to be answered."""
        self.page.evaluate(ANSWERING)

    def confirm(self) -> None:
        """Wait until what was tapped has happened; where the page asks once more, it is told so."""
        if self.page.wait_for_function(ANSWERED).json_value() == "asked again":
            self.tap(self.button("page-confirm"))

    def shoot(self, name: str) -> None:
        """A picture of the whole page, where pictures are wanted."""
        if folder := os.environ.get("SIGNORIA_SHOTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True, animations="disabled")


def expect_columns(result: Locator, first: str | re.Pattern[str]) -> list[int]:
    """A column for each seat in the order of the ranking, after the first one; the seats in that order."""
    ranking = result.get_by_role("listitem").filter(has_text=PLACE)
    found = [PLACE.search(text) for text in ranking.all_inner_texts()]
    ranked = [(place[1], place[2]) for place in found if place is not None]
    columns = [first, *(re.compile(rf"^\s*{letter}\s*{re.escape(name)}") for letter, name in ranked)]
    expect(result.get_by_role("columnheader")).to_have_text(columns)
    return ["ABCDE".index(letter) for letter, _ in ranked]


def first_asked(*people: Person) -> Person | None:
    """Whoever is asked for a move first; nobody once the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for person in people:
            question = person.question()
            if question == "moves":
                return person
            if question == "over":
                return None
        people[0].page.wait_for_timeout(BREATH)
    raise AssertionError("nobody is asked for anything")


def play_out(*people: Person, most: int = 1000, make_a_move: Callable[[Person], object] = Person.choose) -> int:
    """Let people make moves until the game is over, or so many, by default the first on offer; how many they made."""
    for made in range(most):
        asked = first_asked(*people)
        if asked is None:
            return made
        make_a_move(asked)
    return most
