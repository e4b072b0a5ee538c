"""The store: what can be written and read; the same code on both databases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from signoria.server.protocol.facts import Admission
from signoria.server.store import presence, schema
from signoria.server.store.database_file import DatabaseFile, file_of
from signoria.server.store.engine import make_engine
from signoria.server.store.migration_runner import migrate
from signoria.server.store.pruning import Keep, Pruned, prune
from signoria.server.store.rows import (
    AtProcess,
    EntryRow,
    GuestRow,
    RecordRow,
    StoredTable,
    TableChange,
    TableRow,
    Trouble,
)
from signoria.server.store.writer import Work, Write, Writer

Answer = TypeVar("Answer")
FORGOTTEN = 3 * 24 * 3600.0
"""Seconds after which a table that never began no longer counts or is listed."""
OFTEN = 1.0
"""Seconds for which it is known whether the database can be written to."""
PATIENCE = 10.0
"""Seconds after which a database that does not answer is not well."""


class Store:
    """Reads run in threads of their own, writes in one: see `writer`."""

    def __init__(self, engine: sa.Engine, file: DatabaseFile | None = None) -> None:
        self.engine = engine
        self._file = file
        self._trial: asyncio.Task[bool] | None = None
        self._tried = 0.0
        self._notices: Any = None
        if engine.dialect.name == "postgresql":
            from signoria.server.store.notices import Notices

            self._notices = Notices(engine)
        self._writer = Writer(engine, sa.insert(schema.entry), self._notify, self.check_file)

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at this address, brought up to date."""
        engine = make_engine(url)
        try:
            await asyncio.to_thread(migrate, engine)
            file = await asyncio.to_thread(file_of, engine)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, file)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it, too."""
        return self._notices is not None

    async def close(self) -> None:
        """Finish what is to be written, and let go."""
        await self._writer.close()
        if self._notices is not None:
            await self._notices.close()
        await asyncio.to_thread(self.engine.dispose)
        if self._file is not None:
            await asyncio.to_thread(self._file.close)

    def check_file(self) -> None:
        """Gone if the database is a file that is no longer where it was opened."""
        if self._file is not None:
            self._file.check()

    async def listen(self, heard: Callable[[str | None, int], object]) -> None:
        """Call back with a table and the number of its last entry whenever another process has written one.

        The number is 0 when somebody has come or gone there. Without a table it means that calls may have been missed.
        """
        if self._notices is not None:
            self._notices.listen(heard)

    def _notify(self, connection: sa.Connection, batch: list[Write]) -> None:
        if self._notices is not None:
            changed = {str(row["table_id"]): int(str(row["seq"])) for write in batch for row in write.rows}
            self._notices.send(connection, changed)

    # -- writing -----------------------------------------------------------------------------------------------------

    async def add_guest(self, guest: GuestRow) -> None:
        await self._writer.write([], lambda connection: _insert(connection, schema.guest, guest))

    async def rename_guest(self, id: str, name: str) -> None:
        change = sa.update(schema.guest).where(schema.guest.c.id == id).values(name=name)
        await self._writer.write([], lambda connection: _execute(connection, change))

    async def add_table(self, row: TableRow, entries: Sequence[EntryRow], members: Iterable[str]) -> None:
        """A new table with the beginning of its log."""

        def work(connection: sa.Connection) -> None:
            _insert(connection, schema.game_table, row)
            _add_members(connection, row.id, members)

        await self._writer.write(_log_rows(row.id, entries), work)

    async def add_record(self, record: RecordRow) -> None:
        await self._writer.write([], lambda connection: _insert(connection, schema.record, record))

    async def append(
        self,
        table: str,
        entries: Sequence[EntryRow],
        change: TableChange | None = None,
        members: Sequence[str] = (),
        snapshot: bytes | None = None,
    ) -> None:
        """Add to a table's log, and in the same transaction to what goes with it; Conflict if somebody was faster."""
        work: Work | None = None
        if change is not None or members or snapshot is not None:
            last = entries[-1]

            def work(connection: sa.Connection) -> None:
                if change is not None:
                    _change_table(connection, table, change, last.at)
                _add_members(connection, table, members)
                if snapshot is not None:
                    _keep_snapshot(connection, table, last.seq, snapshot)

        await self._writer.write(_log_rows(table, entries), work)

    async def note_seen(self, guest: str, at: float) -> None:
        """A guest has come."""
        change = sa.update(schema.guest).where(schema.guest.c.id == guest).values(seen_at=at)
        await self._writer.write([], lambda connection: _execute(connection, change))

    async def prune(self, keep: Keep, now: float, spared: Collection[str]) -> Pruned:
        """Remove what is older than it is to be kept, but for some tables."""
        done: list[Pruned] = []
        await self._writer.write([], lambda connection: done.append(prune(connection, keep, now, spared)))
        return done[-1]

    # -- who is there ------------------------------------------------------------------------------------------------

    async def tell_presence(self, table: str, who: AtProcess | None) -> None:
        """Let other processes know who is connected to a table here."""

        def work(connection: sa.Connection) -> None:
            presence.tell(connection, self._notices.process, table, who)
            self._notices.send(connection, {table: 0})

        await self._writer.write([], work)

    async def presence(self, tables: Sequence[str]) -> dict[str, list[AtProcess]]:
        """Who is connected to these tables at other processes."""
        return await self._read(lambda connection: presence.elsewhere(connection, self._notices.process, tables))

    async def beat(self) -> int:
        """This process is still there; how many tables it has told of."""
        told: list[int] = []
        await self._writer.write([], lambda connection: told.append(presence.beat(connection, self._notices.process)))
        return told[-1]

    async def leave(self) -> None:
        """Nobody is connected here any more."""
        await self._writer.write([], lambda connection: presence.leave(connection, self._notices.process))

    # -- reading -----------------------------------------------------------------------------------------------------

    async def _read(self, ask: Callable[[sa.Connection], Answer]) -> Answer:
        def asked() -> Answer:
            self.check_file()
            with self.engine.connect() as connection:
                return ask(connection)

        return await asyncio.to_thread(asked)

    async def guest_by_token(self, token_hash: str) -> GuestRow | None:
        query = sa.select(schema.guest).where(schema.guest.c.token_hash == token_hash)
        rows = await self._read(lambda connection: _rows(connection, query, GuestRow))
        return rows[0] if rows else None

    async def load(self, table: str) -> StoredTable | None:
        """A table as it is kept, of one moment."""

        def ask(connection: sa.Connection) -> StoredTable | None:
            found = _rows(connection, sa.select(schema.game_table).where(schema.game_table.c.id == table), TableRow)
            if not found:
                return None
            kept = schema.snapshot
            last = connection.execute(sa.select(kept.c.seq, kept.c.data).where(kept.c.table_id == table)).first()
            snapshot = None if last is None else (int(last.seq), bytes(last.data))
            return StoredTable(found[0], snapshot, _entries(connection, table, snapshot[0] if snapshot else 0))

        return await self._read(ask)

    async def entries(self, table: str, after: int) -> list[EntryRow]:
        """A table's log from a point on; 0 is all of it."""
        return await self._read(lambda connection: _entries(connection, table, after))

    async def listed_tables(self, limit: int) -> list[TableRow]:
        """Tables everybody may join or watch, the newest first."""
        table = schema.game_table.c
        query = sa.select(schema.game_table).where(
            table.listed, table.status.in_(("waiting", "playing")), table.changed_at > time.time() - FORGOTTEN
        )
        query = query.order_by(table.changed_at.desc()).limit(limit)
        return await self._read(lambda connection: _rows(connection, query, TableRow))

    async def admissions(self, tables: Iterable[str]) -> dict[str, Admission]:
        """Who may sit down at these tables, where something was arranged."""
        log = schema.entry.c
        query = sa.select(log.table_id, log.data).where(log.table_id.in_(list(tables)), log.kind == "arranged")
        query = query.order_by(log.table_id, log.seq)
        return await self._read(
            lambda connection: {row.table_id: row.data["admission"] for row in connection.execute(query)}
        )

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """The tables a guest is part of, the newest first."""
        table = schema.game_table.c
        query = (
            sa.select(schema.game_table)
            .join(schema.member, schema.member.c.table_id == table.id)
            .where(schema.member.c.guest_id == guest, table.status != "closed")
            .order_by(table.changed_at.desc())
            .limit(limit)
        )
        return await self._read(lambda connection: _rows(connection, query, TableRow))

    async def running_tables(self, limit: int) -> list[str]:
        """The tables at which a game runs, those first at which something changed last."""
        table = schema.game_table.c
        query = sa.select(table.id).where(table.status == "playing").order_by(table.changed_at.desc()).limit(limit)
        return await self._read(lambda connection: [str(row.id) for row in connection.execute(query)])

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        log = schema.entry.c
        query = sa.select(log.table_id, sa.func.max(log.seq)).where(log.table_id.in_(tables)).group_by(log.table_id)
        return await self._read(lambda connection: {str(id): int(seq) for id, seq in connection.execute(query)})

    async def count_open_tables(self, host: str) -> int:
        """How many tables a guest has opened that are neither over nor forgotten."""
        table = schema.game_table.c
        query = sa.select(sa.func.count()).where(
            table.host_id == host,
            table.status.in_(("waiting", "playing")),
            table.changed_at > time.time() - FORGOTTEN,
        )
        return await self._read(lambda connection: int(connection.execute(query).scalar_one()))

    async def record(self, id: str) -> RecordRow | None:
        """A record that a guest brought."""
        query = sa.select(schema.record).where(schema.record.c.id == id)
        rows = await self._read(lambda connection: _rows(connection, query, RecordRow))
        return rows[0] if rows else None

    async def count_records(self, guest: str) -> int:
        """How many records a guest has brought."""
        query = sa.select(sa.func.count()).where(schema.record.c.guest_id == guest)
        return await self._read(lambda connection: int(connection.execute(query).scalar_one()))

    # -- health ------------------------------------------------------------------------------------------------------

    async def is_well(self) -> bool:
        """Whether the database can be written to: it is tried, not more often than once a second."""
        loop = asyncio.get_running_loop()
        if self._trial is None or (self._trial.done() and loop.time() - self._tried >= OFTEN):
            self._trial = asyncio.create_task(self._try_to_write())
        trial = self._trial
        return await asyncio.shield(trial)

    async def _try_to_write(self) -> bool:
        beat = sa.update(schema.pulse).values(at=time.time())
        try:
            async with asyncio.timeout(PATIENCE):
                await self._writer.write([], lambda connection: _execute(connection, beat))
        except (Trouble, TimeoutError):
            return False
        finally:
            self._tried = asyncio.get_running_loop().time()
        return True


# -- statements --------------------------------------------------------------------------------------------------------


def _execute(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)


def _insert(connection: sa.Connection, table: sa.Table, row: GuestRow | TableRow | RecordRow) -> None:
    connection.execute(sa.insert(table), [msgspec.structs.asdict(row)])


def _log_rows(table: str, entries: Sequence[EntryRow]) -> list[dict[str, object]]:
    return [{"table_id": table, **msgspec.structs.asdict(entry)} for entry in entries]


def _add_members(connection: sa.Connection, table: str, guests: Iterable[str]) -> None:
    for guest in guests:
        row = {"guest_id": guest, "table_id": table}
        member = schema.member.c
        known = sa.select(member.table_id).where(member.guest_id == guest, member.table_id == table)
        if connection.execute(known).first() is None:
            connection.execute(sa.insert(schema.member), [row])


def _change_table(connection: sa.Connection, table: str, change: TableChange, at: float) -> None:
    values = {"status": change.status, "names": change.names, "changed_at": at}
    connection.execute(sa.update(schema.game_table).where(schema.game_table.c.id == table).values(**values))


def _keep_snapshot(connection: sa.Connection, table: str, seq: int, data: bytes) -> None:
    """Only the latest is kept."""
    connection.execute(sa.delete(schema.snapshot).where(schema.snapshot.c.table_id == table))
    connection.execute(sa.insert(schema.snapshot), [{"table_id": table, "seq": seq, "data": data}])


def _entries(connection: sa.Connection, table: str, after: int) -> list[EntryRow]:
    log = schema.entry.c
    query = sa.select(log.seq, log.at, log.kind, log.data).where(log.table_id == table, log.seq > after)
    return _rows(connection, query.order_by(log.seq), EntryRow)


def _rows(connection: sa.Connection, query: sa.Select[Any], kind: type[Answer]) -> list[Answer]:
    return [kind(**row._mapping) for row in connection.execute(query)]
