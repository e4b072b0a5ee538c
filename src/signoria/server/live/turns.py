"""Whose turn it is at tables that somebody is not looking at, and how much time they have."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from signoria.server.live.house import House
from signoria.server.protocol.refusals import Refused
from signoria.server.store import TableRow
from signoria.server.tables.table import Table

WOKEN = 8
"""Running tables of a guest that are brought into memory for one look, at most, so that a few looks find all; for whom
those wait that are timed the store knows."""


async def tables_waiting_for(house: House, guest: str, rows: Iterable[TableRow]) -> dict[str, float | None]:
    """Which of a guest's tables, the most recent first, wait for them, and the seconds that they have left where they
    are timed; bots go on at those brought into memory."""
    running = [row.id for row in rows if row.status == "playing"]
    known = await house.store.clocks.turns(running)
    for id in [id for id in running if id not in known and id not in house.tables][:WOKEN]:
        with suppress(Refused):
            await house.table(id)
    now = house.clock()
    left = {id: turns[guest].until for id, turns in known.items() if guest in turns}
    left |= {id: None for id in running if id not in known and is_waiting_at(house, id, guest)}
    return {id: None if until is None else max(0.0, until - now) for id, until in left.items()}


def is_waiting_at(house: House, id: str, guest: str) -> bool:
    return id in house.tables and waits_for(house.tables[id].table, guest)


def waits_for(table: Table, guest: str) -> bool:
    """Whether a running game waits for a seat that a guest plays themselves."""
    waiting = table.waiting()
    return any(not table.seats[seat].is_played_by_a_bot for seat in table.seats_of_guest(guest) if seat in waiting)
