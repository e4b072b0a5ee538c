"""Playing again: another table with the same game, options and people."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from weakref import WeakKeyDictionary

from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.new_table import open_table
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.refusals import Refused
from signoria.server.store import GuestRow
from signoria.server.tables import entries
from signoria.server.tables.table import Table

OPENING: WeakKeyDictionary[LiveTable, asyncio.Lock] = WeakKeyDictionary()
"""Held while a rematch is opened: all ask at once when a game ends, and one table is enough."""


async def rematch_of(house: House, live: LiveTable, guest: GuestRow, unwanted: Collection[str] = ()) -> str:
    """The id of the table where it goes on; the first who asks opens it, everybody else finds it. For the unwanted no
    seat is kept."""
    charter = live.table.charter
    if not live.table.seats_of_guest(guest.id):
        raise Refused("refused-not-seated", status=403)
    if live.table.status not in ("over", "ended"):
        raise Refused("refused-not-over")
    async with OPENING.setdefault(live, asyncio.Lock()):
        if live.table.rematch is None:
            await house.shared_limiter.check("new_tables", guest.id)
            wanted = NewTable(
                charter.game,
                charter.seats,
                dict(charter.options),
                charter.listed,
                live.table.admission,
                holds_several(live.table),
                live.table.hints,
                live.table.clock,
                live.table.rated,
            )
            id = await open_table(house, guest, wanted, live.table, unwanted=unwanted)
            await house.change(live, lambda table: _unless_there(table, id))
    assert live.table.rematch is not None
    return live.table.rematch


def holds_several(table: Table) -> bool:
    """Whether one guest may hold several seats, or does since a time when anybody might."""
    return table.one_device or any(len(table.seats_of_guest(seat.guest)) > 1 for seat in table.seats if seat.guest)


def _unless_there(table: Table, id: str) -> entries.Rematched | None:
    return entries.Rematched(id) if table.rematch is None else None
