"""Pictures of every screen, to be looked at: `make shots`, or `python -m tests.browser.shots FOLDER`."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import chromium, quick
from tests.browser.person import Person, play_out
from tests.server.running import Server

SIZES = {"wide": (1280, 800), "phone": (360, 740), "huge": (2560, 1440)}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
OPENING = 2
MIDDLE = 24
"""Moves of the person until a game of four is half over."""


class Album:
    """Takes every picture in every size and both colour schemes."""

    def __init__(self, folder: Path, person: Person) -> None:
        self.folder = folder
        self.person = person

    def take(self, name: str) -> None:
        page = self.person.page
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                page.wait_for_timeout(300)
                file = self.folder / f"{name}-{size}-{scheme}.png"
                page.screenshot(path=file, full_page=size == "phone", animations="disabled")
        page.set_viewport_size({"width": 1280, "height": 800})


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, house(Path(home)) as server, browser() as chrome:
        for language in ("en", "fr"):
            person = visitor(chrome, server, language)
            visit(person, Album(folder, person), language)


def visit(person: Person, album: Album, language: str) -> None:
    """A whole visit: the lobby, a table with all options from its opening to its end, and its replay."""
    album.take(f"lobby-new-{language}")
    person.enter("Ada")
    person.open_form("Patrician")
    album.take(f"lobby-{language}")
    person.page.goto(person.page.url)
    person.open_table("Patrician", 4, options=2)
    person.sit(0)
    album.take(f"waiting-{language}")
    for seat in (1, 2, 3):
        person.seat_bot(seat, "apprentice")
    person.start()
    play_out(person, most=OPENING)
    album_of_play(person, album, f"opening-{language}")
    play_out(person, most=MIDDLE)
    album_of_play(person, album, f"middle-{language}")
    play_out(person)
    album.take(f"sheet-{language}")
    person.button("page-to-board").click()
    album.take(f"end-{language}")
    person.page.goto(person.page.url.replace("/t/", "/r/"))
    person.page.locator("input[type=range]").wait_for()
    person.page.locator("input[type=range]").fill("40")
    album.take(f"replay-{language}")


def album_of_play(person: Person, album: Album, name: str) -> None:
    """The table while it is asked for a move, and with a move looked at."""
    if person.wait_for_question() != "moves":
        raise AssertionError("the game is over already")
    album.take(name)
    person.moves.first.hover()
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=album.folder / f"{name}-preview.png")


@contextmanager
def house(home: Path, **settings: Any) -> Iterator[Server]:
    with Server(f"sqlite:///{home / 'house.db'}", home / "server.log", quick(**settings)) as server:
        yield server


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(**chromium())
        yield chrome
        chrome.close()


def visitor(chrome: Browser, server: Server, language: str) -> Person:
    context = chrome.new_context(locale={"en": "en-GB", "fr": "fr-FR"}[language])
    context.set_default_timeout(20_000)
    return Person(context.new_page(), server.address, language)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else os.environ.get("SHOTS", "shots")))
