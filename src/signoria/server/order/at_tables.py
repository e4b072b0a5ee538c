"""What hosts do at tables that are not theirs: remove a line, rename somebody there; administrators close them."""

from __future__ import annotations

from contextlib import suppress

import sqlalchemy as sa

from signoria.server.live.house import House
from signoria.server.order.standing import (
    About,
    Keeper,
    Person,
    about,
    lock_keepers,
    must_act_on,
    must_still_keep,
    note_deed,
)
from signoria.server.protocol.refusals import Refused
from signoria.server.store.reports import said_around
from signoria.server.tables import entries
from signoria.server.tables.chat import author_of
from signoria.server.tables.table import Table

RENAMED = 200
"""Tables of somebody, the most recent first, at which they are called otherwise from now on."""


async def remove_line(house: House, keeper: Keeper, id: str, line: int, why: str) -> None:
    """Take a line out of the chat of any table."""
    live, now = await house.table(id), house.clock()

    def check(connection: sa.Connection) -> Person:
        [(_, _, data)] = said_around(connection, id, line, 0, 0) or [(0, 0.0, None)]
        seat = None if data is None else data["seat"]
        guest = None if data is None else data["guest"] or (None if seat is None else live.table.seats[seat].guest)
        if guest is None:
            raise Refused("refused-no-such-line", status=404)
        return must_act_on(connection, keeper, guest, now)

    person = await house.store.write(check)

    def remove(table: Table) -> entries.Removed:
        said = table.chat.line(line)
        if said is None or said.text is None:
            raise Refused("refused-no-such-line", status=404)
        return entries.Removed(keeper.id or "", line)

    await house.change(live, remove)
    await house.store.write(
        lambda connection: note_deed(connection, keeper, "remove-line", now, about(person, id), why, line=line)
    )


async def rename_at_tables(house: House, person: Person, name: str) -> list[str]:
    """Let the tables of somebody know that they are called otherwise; a table that cannot be read stays as it is."""
    rows = [row for id in person.ids for row in await house.store.lists.of_guest(id, RENAMED)]
    renamed = entries.Renamed(person.ids, name)
    for row in rows:
        with suppress(Refused):
            live = await house.table(row.id)
            await house.change(live, lambda table: renamed if _is_known(table, person) else None)
    return [row.id for row in rows]


def _is_known(table: Table, person: Person) -> bool:
    at_door = any(table.door.answer_to(id) is not None for id in person.ids)
    seated = any(seat.name and (seat.guest in person.ids or seat.reserved in person.ids) for seat in table.seats)
    return at_door or seated or any(table.chat.knows(author_of(table.id, id)) for id in person.ids)


async def close_table(house: House, keeper: Keeper, id: str, why: str) -> None:
    """Give up a table that waits, or break off its game."""
    live, now = await house.table(id), house.clock()

    def check(connection: sa.Connection) -> None:
        lock_keepers(connection)
        must_still_keep(connection, keeper, now)

    def ask(table: Table) -> entries.Closed | entries.Ended:
        if table.status == "waiting":
            return entries.Closed()
        if table.status == "playing":
            return entries.Ended("house")
        raise Refused("refused-closed")

    await house.store.write(check)
    names = ", ".join(name for name in live.table.names() if name)
    await house.change(live, ask)
    await house.store.write(
        lambda connection: note_deed(connection, keeper, "close-table", now, About(names, None, id), why)
    )
