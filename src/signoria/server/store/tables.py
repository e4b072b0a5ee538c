"""Tables as they are kept: the row, the log, the last snapshot, and who is part of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.clocks import keep_clock
from signoria.server.store.database import Database
from signoria.server.store.rows import ClockRow, EntryRow, StoredTable, TableChange, TableRow
from signoria.server.store.statements import insert, one, rows
from signoria.server.store.writer import LogRow, Work

TABLE = schema.game_table.c
LOG = schema.entry.c


class TableStore:
    """The tables and their logs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: TableRow, entries: Sequence[EntryRow], members: Iterable[str]) -> None:
        """A new table with the beginning of its log."""

        await self._database.write(lambda connection: insert_table(connection, row, members), log_rows(row.id, entries))

    async def append(  # noqa: PLR0913 - each is a part of one transaction
        self,
        table: str,
        entries: Sequence[EntryRow],
        change: TableChange | None = None,
        members: Sequence[str] = (),
        snapshot: bytes | None = None,
        clock: ClockRow | None = None,
        *,
        is_timed: bool = False,
        besides: Work | None = None,
    ) -> None:
        """Add to a table's log, and in the same transaction to what goes with it; Conflict if somebody was faster.

        Where a game is timed, `clock` is what is known of it from now on; `besides` is what else follows.
        """
        log, last = log_rows(table, entries), entries[-1]
        if change is None and not members and snapshot is None and not is_timed and besides is None:
            await self._database.write_log(log)
            return

        def statements(connection: sa.Connection) -> None:
            if change is not None:
                _change_table(connection, table, change, last.at)
            _add_members(connection, table, members)
            if snapshot is not None:
                _keep_snapshot(connection, table, last.seq, snapshot)
            if is_timed:
                keep_clock(connection, table, clock, last.at)
            if besides is not None:
                besides(connection)

        await self._database.write(statements, log)

    async def load(self, table: str) -> StoredTable | None:
        """A table as it is kept, of one moment."""
        return await self._database.read(lambda connection: _load(connection, table))

    async def entries(self, table: str, after: int) -> list[EntryRow]:
        """A table's log from a point on; 0 is all of it."""
        return await self._database.read(lambda connection: entries_after(connection, table, after))

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        query = sa.select(LOG.table_id, sa.func.max(LOG.seq)).where(LOG.table_id.in_(tables)).group_by(LOG.table_id)
        return await self._database.read(
            lambda connection: {str(id): int(seq) for id, seq in connection.execute(query)}
        )


def insert_table(connection: sa.Connection, row: TableRow, members: Iterable[str]) -> None:
    """A new table, but for its log."""
    insert(connection, schema.game_table, row)
    _add_members(connection, row.id, members)


def add_table(connection: sa.Connection, row: TableRow, entries: Sequence[EntryRow], members: Iterable[str]) -> None:
    """A new table with the beginning of its log, in a transaction with other things."""
    insert_table(connection, row, members)
    log = [{"table_id": row.id, **msgspec.structs.asdict(entry)} for entry in entries]
    connection.execute(sa.insert(schema.entry), log)


def log_rows(table: str, entries: Sequence[EntryRow]) -> list[LogRow]:
    return [(table, entry.seq, entry.at, entry.kind, msgspec.json.encode(entry.data).decode()) for entry in entries]


def _add_members(connection: sa.Connection, table: str, guests: Iterable[str]) -> None:
    member = schema.member.c
    for guest in guests:
        known = sa.select(member.table_id).where(member.guest_id == guest, member.table_id == table)
        if connection.execute(known).first() is None:
            connection.execute(sa.insert(schema.member), [{"guest_id": guest, "table_id": table}])


def _change_table(connection: sa.Connection, table: str, change: TableChange, at: float) -> None:
    values = {"status": change.status, "names": change.names, "changed_at": at}
    connection.execute(sa.update(schema.game_table).where(TABLE.id == table).values(**values))


def _keep_snapshot(connection: sa.Connection, table: str, seq: int, data: bytes) -> None:
    """Only the latest is kept."""
    connection.execute(sa.delete(schema.snapshot).where(schema.snapshot.c.table_id == table))
    connection.execute(sa.insert(schema.snapshot), [{"table_id": table, "seq": seq, "data": data}])


def _load(connection: sa.Connection, table: str) -> StoredTable | None:
    row = one(connection, sa.select(schema.game_table).where(TABLE.id == table), TableRow)
    if row is None:
        return None
    kept = schema.snapshot.c
    last = connection.execute(sa.select(kept.seq, kept.data).where(kept.table_id == table)).first()
    snapshot = None if last is None else (int(last.seq), bytes(last.data))
    return StoredTable(row, snapshot, entries_after(connection, table, snapshot[0] if snapshot else 0))


def entries_after(connection: sa.Connection, table: str, after: int) -> list[EntryRow]:
    """A table's log from a point on; 0 is all of it."""
    query = sa.select(LOG.seq, LOG.at, LOG.kind, LOG.data).where(LOG.table_id == table, LOG.seq > after)
    return rows(connection, query.order_by(LOG.seq), EntryRow)
