"""Pictures of every screen, to be looked at: `make shots`, or `python -m tests.browser.shots FOLDER`."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import AT_ONCE, OWN_MOVES, chromium, quick
from tests.browser.game_pages import GamePage, game_pages
from tests.browser.layout import SIZES
from tests.browser.person import Person
from tests.server.running import Server

BY_NIGHT = {(360, 800), (1440, 900)}
"""Sizes of which there is a picture in dark colours, too."""


class Album:
    """Takes every picture in every size, and some by night."""

    def __init__(self, folder: Path, person: Person) -> None:
        self.folder = folder
        self.person = person

    def take(self, name: str) -> None:
        page = self.person.page
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
            for scheme in schemes[: 2 if (width, height) in BY_NIGHT else 1]:
                page.emulate_media(color_scheme=scheme)
                page.wait_for_timeout(300)
                file = self.folder / f"{name}-{width}x{height}-{scheme}.png"
                page.screenshot(path=file, animations="disabled")
        page.set_viewport_size({"width": 1280, "height": 720})


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, house(Path(home)) as server, browser() as chrome:
        for language in ("en", "fr"):
            person = visitor(chrome, server, language)
            album = Album(folder, person)
            album.take(f"lobby-new-{language}")
            person.open_settings()
            album.take(f"settings-{language}")
            person.close_settings()
            person.enter("Ada")
            album.take(f"lobby-{language}")
            for game, page in game_pages():
                person.page.goto(server.address)
                person.open_form(game.title)
                album.take(f"{game.name}-page-{language}")
                for number, (seats, options) in enumerate(page.TABLES, start=1):
                    person.page.goto(server.address)
                    person.open_table(game.title, seats, options)
                    visit(album, page, game.name if number == 1 else f"{game.name}-{number}", seats)


def visit(album: Album, page: GamePage, name: str, seats: int) -> None:
    """A table just opened, to its end, and its replay."""
    person, language = album.person, album.person.language
    person.sit(0)
    album.take(f"{name}-waiting-{language}")
    for seat in range(1, seats):
        person.seat_bot(seat, "apprentice")
    person.start()
    play(album, page, name)
    album.take(f"{name}-sheet-{language}")
    person.button("page-to-board").click()
    album.take(f"{name}-end-{language}")
    person.page.goto(person.page.url.replace("/t/", "/r/"))
    slider = person.page.get_by_role("slider", name=person.says("page-replay-slider"))
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    album.take(f"{name}-replay-{language}")


def play(album: Album, page: GamePage, name: str) -> None:
    """A whole game, and a picture of each moment that is worth one."""
    taken: set[str] = set()
    for made in count():
        if album.person.wait_for_question() == "over":
            return
        picture = page.picture(album.person, made)
        if picture is not None and picture not in taken:
            taken.add(picture)
            album_of_play(album, f"{name}-{picture}-{album.person.language}")
        page.make_a_move(album.person)


def album_of_play(album: Album, name: str) -> None:
    """The table while it is asked for a move, and with a move looked at."""
    album.take(name)
    on_the_board = album.person.page.locator("button.legal[data-move]").filter(visible=True)
    if on_the_board.count() > 0:
        on_the_board.first.hover()
        album.person.page.wait_for_timeout(400)
        album.person.page.screenshot(path=album.folder / f"{name}-preview.png")


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
    context.add_init_script(OWN_MOVES)
    context.set_default_timeout(20_000)
    context.add_init_script(AT_ONCE)
    return Person(context.new_page(), server.address, language)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else os.environ.get("SHOTS", "shots")))
