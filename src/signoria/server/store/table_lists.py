"""Lists of tables: those everybody may see, those of a guest, and those at which a game runs."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from signoria.server.protocol.facts import Admission
from signoria.server.store import schema
from signoria.server.store.database import Database
from signoria.server.store.rows import TableRow
from signoria.server.store.statements import count, rows

FORGOTTEN = 3 * 24 * 3600.0
"""Seconds after which a table that never began no longer counts or is listed."""
TABLE = schema.game_table.c


class TableLists:
    """Tables by what they have in common, those first at which something changed last."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self, limit: int) -> list[TableRow]:
        """Tables everybody may join or watch."""
        return await self._newest(sa.select(schema.game_table).where(TABLE.listed, _is_open()), limit)

    async def of_guest(self, guest: str, limit: int) -> list[TableRow]:
        """The tables a guest is part of."""
        member = schema.member.c
        query = sa.select(schema.game_table).join(schema.member, member.table_id == TABLE.id)
        return await self._newest(query.where(member.guest_id == guest, TABLE.status != "closed"), limit)

    async def running_of_guest(self, guest: str, limit: int) -> list[TableRow]:
        """The tables a guest is part of at which a game runs."""
        member = schema.member.c
        query = sa.select(schema.game_table).join(schema.member, member.table_id == TABLE.id)
        return await self._newest(query.where(member.guest_id == guest, TABLE.status == "playing"), limit)

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

    async def admissions(self, tables: Iterable[str]) -> dict[str, Admission]:
        """Who may sit down at these tables, where something was arranged."""
        log = schema.entry.c
        query = sa.select(log.table_id, log.data).where(log.table_id.in_(list(tables)), log.kind == "arranged")
        query = query.order_by(log.table_id, log.seq)
        return await self._database.read(
            lambda connection: {row.table_id: row.data["admission"] for row in connection.execute(query)}
        )

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
