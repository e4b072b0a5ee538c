"""Whose turn it is at tables that somebody is not looking at."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from signoria.server.live.house import House
from signoria.server.protocol.refusals import Refused
from signoria.server.store import TableRow
from signoria.server.tables.table import Table

WOKEN = 8
"""Running tables of a guest that are brought into memory for it, at most."""


async def tables_waiting_for(house: House, guest: str, rows: Iterable[TableRow]) -> set[str]:
    """Which of a guest's tables, the most recent first, wait for them; bots go on at those brought into memory."""
    running = [row.id for row in rows if row.status == "playing"]
    for id in running[:WOKEN]:
        with suppress(Refused):
            await house.table(id)
    return {id for id in running if id in house.tables and waits_for(house.tables[id].table, guest)}


def waits_for(table: Table, guest: str) -> bool:
    """Whether a running game waits for a seat that a guest plays themselves."""
    waiting = table.waiting()
    return any(not table.seats[seat].is_played_by_a_bot for seat in table.seats_of_guest(guest) if seat in waiting)
