"""Tables for tests: seated, started, and played by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.play.match import Match
from signoria.server.limits.preview_queue import PreviewQueue
from signoria.server.protocol.from_page import Move
from signoria.server.socket.previews import Looker
from signoria.server.tables import requests
from signoria.server.tables.charter import Charter
from signoria.server.tables.entries import Entry
from signoria.server.tables.table import Table

SECRET = "5e" * 32
TABLE = "testtable23456789"


def a_table(game: str = "patrician", seats: int = 4, options: Mapping[str, Any] | None = None) -> Table:
    """A table at which nobody sits."""
    return Table(Charter(TABLE, game, seats, options or {}, False, "guest-0", SECRET))


def happen(table: Table, entry: Entry) -> Entry:
    """Let what was asked for happen."""
    table.apply(entry, 1_000.0 + table.told)
    return entry


def sit_all(table: Table) -> None:
    """A person in every seat: guest-0 in seat 0, and so on."""
    for seat in range(len(table.seats)):
        asked = requests.sit(table, seat, f"guest-{seat}", f"Name {seat}", None, f"nonce-{seat}", f"hash-{seat}")
        happen(table, asked)


def started(game: str = "patrician", seats: int = 4, options: Mapping[str, Any] | None = None) -> Table:
    """A table at which people sit and a game has begun."""
    table = a_table(game, seats, options)
    sit_all(table)
    happen(table, requests.start(table, "guest-0"))
    return table


def started_at(match: Match) -> Table:
    """A table at which people sit and play on from a match."""
    position = match.position()
    table = Table(Charter(TABLE, match.game.name, match.seats, match.options, False, "guest-0", SECRET, None, position))
    sit_all(table)
    happen(table, requests.start(table, "guest-0"))
    return table


def the_match(table: Table) -> Match:
    assert table.match is not None
    return table.match


def first_move(table: Table, seat: int, key: str = "k") -> Move:
    """The first legal move of a seat, as its page would send it now."""
    return Move(table.legal(seat)[0].id, table.told, key)


def play_on(table: Table, dice: random.Random, most: int = 10_000) -> Iterator[int]:
    """Play by chance; yields the seat that has moved, after each move."""
    for number in range(most):
        waiting = the_match(table).to_act
        if not waiting:
            return
        seat = dice.choice(waiting)
        move = dice.choice(table.legal(seat))
        happen(table, requests.move(table, seat, Move(move.id, table.told, f"key-{number}")))
        yield seat


def looker() -> Looker:
    """Somebody who looks and has a budget without end."""
    return Looker(PreviewQueue(), "somebody", lambda seconds: None)
