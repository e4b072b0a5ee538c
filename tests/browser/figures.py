"""How fast the page is: `make figures` prints what design.md asks for; no test depends on it."""

from __future__ import annotations

import gzip
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page

import signoria
from signoria.server.http.built_page import STATIC
from tests.browser.masters import NOTE_ANSWERS as NOTE_WAITS
from tests.browser.masters import TABLES, a_table_of_masters, play_among_masters, until_masters_think
from tests.browser.person import play_out
from tests.browser.reviews import brought, whole_review
from tests.browser.shots import browser, house, visitor

LOADS = 7
MOVES = 20
PACE = 0.3
"""Seconds a bot waits before it moves: half of what `signoria serve` makes it wait."""
NOTE_ANSWERS = """
window.answers = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const arrived = performance.now();
      hear(event);
      if (JSON.parse(event.data).it === "play")
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.answers.push(performance.now() - arrived);
          channel.port2.postMessage(null);
        });
    };
  }
};
"""
"""The time from a frame's arrival until the picture with it has been handed to the screen."""
LOADED = "() => performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"


def main() -> None:
    with tempfile.TemporaryDirectory() as home, house(Path(home), pace=PACE) as server, browser() as chrome:
        ada = visitor(chrome, server, "en")
        ada.page.add_init_script(NOTE_ANSWERS)
        ada.enter("Ada")
        say("first view of the lobby, warm", times(first_views(ada.page, server.address)))
        say_sizes(ada.page)
        ada.open_against_bots(seats=4, options=2)
        play_out(ada, most=MOVES)
        answers: list[float] = ada.page.evaluate("window.answers")
        say(f"from the server's answer to the screen, {len(answers)} answers", times(answers))
        say("first view of the table, warm", times(first_views(ada.page, ada.page.url)))
        until_masters_think(server)
        for number in range(TABLES):
            a_table_of_masters(server, f"Guest {number}")
        bo = visitor(chrome, server, "en")
        bo.page.add_init_script(NOTE_WAITS)
        bo.page.reload()
        bo.enter("Bo")
        bo.open_against_bots()
        waits = play_among_masters(bo, MOVES)
        say(f"from a click to the house's answer while masters think at {TABLES} tables", times(waits))
        say("first view of the table meanwhile, warm", times(first_views(bo.page, bo.page.url)))
    with tempfile.TemporaryDirectory() as home, house(Path(home)) as server, browser() as chrome:
        for game in signoria.GAMES:
            took = whole_review(visitor(chrome, server, "en"), server, brought(server, game))
            seen = f"first chances after {took.first:.1f} s, whole {took.whole:.1f} s, {took.frames} frames a second"
            say(f"review of a game of {game} with four", seen)


def first_views(page: Page, address: str) -> list[float]:
    """Milliseconds from the request to the first view that can be read and used."""
    found = []
    for _ in range(LOADS):
        page.goto(address, wait_until="commit")
        seen = page.wait_for_function("() => document.querySelector('article button, #prompt') && performance.now()")
        found.append(float(seen.json_value()))
    return found[1:]


def say_sizes(page: Page) -> None:
    """What the lobby loads, in kB as it would be compressed."""
    page.reload(wait_until="networkidle")
    names = {Path(path).name for path in page.evaluate(LOADED)}
    files = [file for file in STATIC.rglob("*") if file.name in names]
    for kind, suffixes in (("script and style", (".js", ".css")), ("fonts", (".woff2",)), ("pictures", (".svg",))):
        chosen = [file for file in files if file.suffix in suffixes]
        size = sum(len(gzip.compress(file.read_bytes())) for file in chosen)
        say(f"{kind} before a board loads", f"{size / 1000:.0f} kB in {len(chosen)} files, gzip")


def times(milliseconds: list[float]) -> str:
    ordered = sorted(milliseconds)
    most = ordered[int(len(ordered) * 0.95)]
    return f"median {statistics.median(ordered):.0f} ms, 95 of 100 within {most:.0f} ms, longest {ordered[-1]:.0f} ms"


def say(what: str, figure: str) -> None:
    print(f"{what}: {figure}")  # noqa: T201 - it is there to print


if __name__ == "__main__":
    main()
