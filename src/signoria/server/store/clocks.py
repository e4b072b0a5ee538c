"""Clocks of running games as the store knows them: they are found when they end, though nobody is at their tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.database import Database
from signoria.server.store.rows import ClockRow, Turn

CLOCK = schema.clock.c
PULSE = schema.pulse.c


def keep_clock(connection: sa.Connection, table: str, row: ClockRow | None, now: float) -> None:
    """From now on a table's clocks end so; None once no game runs there. Who was waited for before still is."""
    if row is None:
        connection.execute(sa.delete(schema.clock).where(CLOCK.table_id == table))
        return
    known = connection.execute(sa.select(CLOCK.turns).where(CLOCK.table_id == table)).scalar_one_or_none()
    turns = {
        guest: {"until": until, "since": known[guest]["since"] if known and guest in known else now}
        for guest, until in row.turns.items()
    }
    values = {"due_at": row.due_at, "is_slow": row.is_slow, "turns": turns}
    if known is not None:
        connection.execute(sa.update(schema.clock).where(CLOCK.table_id == table).values(**values))
    else:
        connection.execute(sa.insert(schema.clock), [{"table_id": table, **values}])
        connection.execute(sa.update(schema.pulse).where(PULSE.at < now).values(at=now))


class ClockStore:
    """When clocks end, and when the house was last there to see it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, before: float) -> list[tuple[str, float]]:
        """The tables at which a clock ends before then, with when it does."""
        query = sa.select(CLOCK.table_id, CLOCK.due_at).where(CLOCK.due_at < before)
        return await self._database.read(
            lambda connection: [(str(id), float(due)) for id, due in connection.execute(query)]
        )

    async def turns(self, tables: Iterable[str]) -> dict[str, dict[str, Turn]]:
        """Of these tables those that are timed: for which guests they wait, and until when."""
        query = sa.select(CLOCK.table_id, CLOCK.turns).where(CLOCK.table_id.in_(list(tables)))
        return await self._database.read(
            lambda connection: {
                str(id): msgspec.convert(turns, dict[str, Turn]) for id, turns in connection.execute(query)
            }
        )

    async def beat(self, now: float) -> None:
        """The house is there, as long as any clock runs."""
        query = sa.select(CLOCK.table_id).limit(1)
        if await self._database.read(lambda connection: connection.execute(query).first()) is not None:
            await self._database.write(lambda connection: connection.execute(sa.update(schema.pulse).values(at=now)))

    async def make_up(self, now: float, least: float, grace: float, held: Callable[[float], dict[str, Any]]) -> int:
        """The house is there again: if it was away for at least so long, no clock has run meanwhile, nor does one for
        a little while; `held` makes of the seconds what the log of each such table is told. How many those are."""
        return await self._database.write(lambda connection: _make_up(connection, now, least, grace, held))


def _make_up(
    connection: sa.Connection, now: float, least: float, grace: float, held: Callable[[float], dict[str, Any]]
) -> int:
    last = float(connection.execute(sa.select(PULSE.at)).scalar_one())
    # Of processes that start together one does it.
    is_first = connection.execute(sa.update(schema.pulse).where(PULSE.at == last).values(at=now)).rowcount > 0
    if not is_first or now - last < least:
        return 0
    seconds = now - last + grace
    running = connection.execute(sa.select(CLOCK.table_id, CLOCK.due_at, CLOCK.is_slow, CLOCK.turns)).all()
    for id, due, is_slow, turns in running:
        log = schema.entry.c
        length = connection.execute(sa.select(sa.func.max(log.seq)).where(log.table_id == id)).scalar_one()
        entry = {"table_id": id, "seq": length + 1, "at": now, **held(seconds)}
        connection.execute(sa.insert(schema.entry), [entry])
        untils = {guest: turn["until"] for guest, turn in turns.items()}
        later = {guest: None if until is None else until + seconds for guest, until in untils.items()}
        keep_clock(connection, str(id), ClockRow(None if due is None else due + seconds, is_slow, later), now)
    return len(running)
