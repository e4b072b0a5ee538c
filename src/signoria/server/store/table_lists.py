"""Lists of tables: those everybody may see, those of a guest, and those at which a game runs."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from signoria.server.protocol.facts import NO_CLOCK, Admission, ClockRules
from signoria.server.store import lobby_schema, schema
from signoria.server.store.database import Database
from signoria.server.store.rows import TableRow
from signoria.server.store.statements import count, rows

FORGOTTEN = 3 * 24 * 3600.0
"""Seconds after which a table that never began no longer counts or is listed."""
TABLE = schema.game_table.c


class Arranged(msgspec.Struct, frozen=True):
    """What a host has arranged, as lists show it."""

    admission: Admission = "open"
    clock: ClockRules = NO_CLOCK


class TableLists:
    """Tables by what they have in common, those first at which something changed last."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(
        self, limit: int, game: str | None = None, reader: str | None = None, *, waiting: bool = False
    ) -> list[TableRow]:
        """Tables everybody may join or watch, perhaps of one game, or those that wait alone; not those of members who
        have blocked the reader."""
        query = sa.select(schema.game_table).where(TABLE.listed, _is_open())
        if game is not None:
            query = query.where(TABLE.game == game)
        if waiting:
            query = query.where(TABLE.status == "waiting")
        if reader is not None:
            member, block = schema.member.c, lobby_schema.block.c
            theirs = sa.exists().where(
                member.table_id == TABLE.id, block.account_id == member.guest_id, block.blocked_id == reader
            )
            query = query.where(~theirs)
        return await self._newest(query, limit)

    async def of_guest(self, guest: str, limit: int) -> list[TableRow]:
        """The tables a guest is part of."""
        member = schema.member.c
        query = sa.select(schema.game_table).join(schema.member, member.table_id == TABLE.id)
        return await self._newest(query.where(member.guest_id == guest, TABLE.status != "closed"), limit)

    async def _newest(self, query: sa.Select[Any], limit: int) -> list[TableRow]:
        query = query.order_by(TABLE.changed_at.desc()).limit(limit)
        return await self._database.read(lambda connection: rows(connection, query, TableRow))

    async def running(self, limit: int) -> list[str]:
        """The tables at which a game runs."""
        query = sa.select(TABLE.id).where(TABLE.status == "playing").order_by(TABLE.changed_at.desc()).limit(limit)
        return await self._database.read(lambda connection: [str(row.id) for row in connection.execute(query)])

    async def count_open(self, host: str) -> int:
        """How many tables a guest has opened that are neither over nor forgotten."""
        return await self._database.read(lambda connection: count(connection, TABLE.host_id == host, _is_open()))

    async def arranged(self, tables: Iterable[str]) -> dict[str, Arranged]:
        """What was arranged at these tables before the game, where something was."""
        log = schema.entry.c
        query = sa.select(log.table_id, log.data).where(log.table_id.in_(list(tables)), log.kind == "arranged")
        query = query.order_by(log.table_id, log.seq)
        return await self._database.read(
            lambda connection: {row.table_id: msgspec.convert(row.data, Arranged) for row in connection.execute(query)}
        )

    async def rated(self, tables: Iterable[str]) -> set[str]:
        """Which of these tables are rated: that is said when a table is opened."""
        log = schema.entry.c
        query = sa.select(log.table_id, log.data).where(log.table_id.in_(list(tables)), log.seq == 1)
        query = query.where(log.kind == "arranged")
        return await self._database.read(
            lambda connection: {str(row.table_id) for row in connection.execute(query) if row.data.get("rated")}
        )

    async def slow(self, tables: Iterable[str]) -> set[str]:
        """Of these tables those whose running game takes days."""
        clock = schema.clock.c
        query = sa.select(clock.table_id).where(clock.table_id.in_(list(tables)), clock.is_slow)
        return await self._database.read(lambda connection: {str(id) for id in connection.scalars(query)})

    async def lessons(self, tables: Iterable[str]) -> dict[str, str]:
        """Which lesson is taught at these tables, where one is."""
        log = schema.entry.c
        query = sa.select(log.table_id, log.data).where(log.table_id.in_(list(tables)), log.seq == 1)
        query = query.where(log.kind == "taught")
        return await self._database.read(
            lambda connection: {row.table_id: row.data["lesson"] for row in connection.execute(query)}
        )


def _is_open() -> sa.ColumnElement[bool]:
    """Whether a table is neither over nor forgotten."""
    return TABLE.status.in_(("waiting", "playing")) & (TABLE.changed_at > time.time() - FORGOTTEN)


def speakers(connection: sa.Connection, table: str) -> list[tuple[str, str]]:
    """The guests who have said something at a table, and under which name at last."""
    log = schema.entry.c
    query = sa.select(log.data).where(log.table_id == table, log.kind == "spoke").order_by(log.seq)
    said = {str(data["guest"]): str(data["name"]) for data in connection.scalars(query) if data.get("guest")}
    return list(said.items())
