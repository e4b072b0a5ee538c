"""Guests as they are kept, and the records that they brought."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.database import Database
from signoria.server.store.rows import GuestRow, RecordRow
from signoria.server.store.statements import count, insert, one

GUEST = schema.guest.c
RECORD = schema.record.c


class GuestStore:
    """The guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, guest: GuestRow) -> None:
        await self._database.write(lambda connection: insert(connection, schema.guest, guest))

    async def rename(self, id: str, name: str) -> None:
        await self._change(id, name=name)

    async def note_seen(self, id: str, at: float) -> None:
        """A guest has come."""
        await self._change(id, seen_at=at)

    async def _change(self, id: str, **values: Any) -> None:
        change = sa.update(schema.guest).where(GUEST.id == id).values(**values)
        await self._database.write(lambda connection: connection.execute(change))

    async def by_token(self, token_hash: str) -> GuestRow | None:
        query = sa.select(schema.guest).where(GUEST.token_hash == token_hash)
        return await self._database.read(lambda connection: one(connection, query, GuestRow))


class RecordStore:
    """The records that guests brought."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, record: RecordRow) -> None:
        await self._database.write(lambda connection: insert(connection, schema.record, record))

    async def find(self, id: str) -> RecordRow | None:
        query = sa.select(schema.record).where(RECORD.id == id)
        return await self._database.read(lambda connection: one(connection, query, RecordRow))

    async def count_of(self, guest: str) -> int:
        """How many records a guest has brought."""
        return await self._database.read(lambda connection: count(connection, RECORD.guest_id == guest))
