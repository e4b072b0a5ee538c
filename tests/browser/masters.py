"""A house full of masters who think, and how long somebody else waits there meanwhile."""

from __future__ import annotations

import re
import time

from tests.browser.person import Person
from tests.server.running import Page, Server

TABLES = 10
NOTE_ANSWERS = """
window.waits = [];
const asked = new Map();
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  send(text) {
    const { do: what, key } = JSON.parse(text);
    if (what === "move") asked.set(key, performance.now());
    super.send(text);
  }
  set onmessage(hear) {
    super.onmessage = (event) => {
      const { it, key } = JSON.parse(event.data);
      if (it === "accepted" && asked.has(key)) window.waits.push(performance.now() - asked.get(key));
      hear(event);
    };
  }
};
"""
"""Milliseconds from each move that the page asks for until the house has written it down and says so."""
COMPILING = 300
"""Seconds until masters can think where nothing is compiled yet."""


def moves_made(server: Server, asked: str, moved: str) -> int:
    """How many moves of bots of one level were made by bots of another, or of the same."""
    told = server.guest("Gabriele").ask("GET", "/metrics").text
    found = re.search(rf'signoria_bot_moves{{asked="{asked}",moved="{moved}"}} ([0-9.]+)', told)
    return int(float(found[1])) if found else 0


def a_table_of_masters(server: Server, name: str, game: str = "patrician") -> Page:
    """A game in which masters play all seats; the page of somebody who began it and left."""
    visitor = server.guest(name)
    table = visitor.open_table(game, 4)
    token = visitor.sit(table, 0)
    for seat in range(1, 4):
        visitor.seat_bot(table, seat, "master")
    visitor.start(table)
    page = visitor.connect(table, token)
    assert page.ask("rest", level="master")["it"] == "accepted"
    page.close()
    return page


def has_gone_on(page: Page) -> bool:
    """Whether anything has happened at a table since somebody left it."""
    now = page.visitor.connect(page.table)
    now.close()
    return bool(now.play["seq"] > page.play["seq"])


def until_masters_think(server: Server) -> None:
    """Play games until the rules are compiled: before that, apprentices are done with one in a moment."""
    end = time.monotonic() + COMPILING
    while not moves_made(server, "master", "master"):
        assert time.monotonic() < end, "masters do not think"
        a_table_of_masters(server, "Prima")
        time.sleep(2)


def play_among_masters(ada: Person, moves: int) -> list[float]:
    """Make moves at a table of one's own; how many milliseconds each took to be acknowledged."""
    for _ in range(moves):
        assert ada.wait_for_question() == "moves"
        ada.choose()
    ada.page.wait_for_function(f"() => window.waits.length >= {moves}")
    waits: list[float] = ada.page.evaluate("window.waits")
    return waits
