"""Who is connected at which process: rows that a process refreshes, and that no longer count when it has died."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from signoria.server.store import schema
from signoria.server.store.database import Database
from signoria.server.store.rows import AtProcess

BEAT = 5.0
"""Seconds between two times that a process says that it is still there."""
DEAD = 20.0
"""Seconds after which a process that has said nothing counts as dead."""

NOW = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Double)
"""The database's clock, since those of several machines may differ."""
ROWS = schema.presence.c


class PresenceStore:
    """Who is connected to tables here and elsewhere, for a database that several processes share."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def _process(self) -> str:
        return str(self._database.notices.process)

    async def tell(self, table: str, who: AtProcess | None) -> None:
        """Let other processes know who is connected to a table here; None is nobody."""

        def statements(connection: sa.Connection) -> None:
            connection.execute(self._gone(table) if who is None else self._there(table, who))
            self._database.notices.send(connection, {table: 0})

        await self._database.write(statements)

    def _gone(self, table: str) -> sa.Delete:
        return sa.delete(schema.presence).where(ROWS.process == self._process, ROWS.table_id == table)

    def _there(self, table: str, who: AtProcess) -> sa.Insert:
        row = {"process": self._process, "table_id": table, "at": NOW, "who": msgspec.to_builtins(who)}
        written = insert(schema.presence).values(**row)
        keys = [ROWS.process, ROWS.table_id]
        return written.on_conflict_do_update(index_elements=keys, set_={"at": NOW, "who": row["who"]})

    async def beat(self) -> int:
        """This process is still there; how many tables it has told of. Rows of the dead are swept away."""

        def statements(connection: sa.Connection) -> int:
            refreshed = connection.execute(
                sa.update(schema.presence).where(ROWS.process == self._process).values(at=NOW)
            )
            connection.execute(sa.delete(schema.presence).where(ROWS.at < NOW - 2 * DEAD))
            return refreshed.rowcount

        return await self._database.write(statements)

    async def leave(self) -> None:
        """Nobody is connected here any more."""
        all_ours = sa.delete(schema.presence).where(ROWS.process == self._process)
        await self._database.write(lambda connection: connection.execute(all_ours))

    async def processes(self) -> list[tuple[str, int, int]]:
        """The other processes that have told of tables: at how many of them how many pages are connected."""
        query = sa.select(ROWS.process, ROWS.who).where(ROWS.process != self._process, ROWS.at >= NOW - DEAD)

        def statements(connection: sa.Connection) -> list[tuple[str, int, int]]:
            found: dict[str, list[int]] = {}
            for row in connection.execute(query.order_by(ROWS.process)):
                pages = len(msgspec.convert(row.who, AtProcess).connected)
                found.setdefault(str(row.process), []).append(pages)
            return [(process, len(pages), sum(pages)) for process, pages in found.items()]

        return await self._database.read(statements)

    async def elsewhere(self, tables: Iterable[str]) -> dict[str, list[AtProcess]]:
        """Who is connected to each of these tables at other processes."""
        found: dict[str, list[AtProcess]] = {table: [] for table in tables}
        query = sa.select(ROWS.table_id, ROWS.who).where(
            ROWS.process != self._process, ROWS.table_id.in_(list(found)), ROWS.at >= NOW - DEAD
        )

        def statements(connection: sa.Connection) -> None:
            for row in connection.execute(query.order_by(ROWS.process)):
                found[row.table_id].append(msgspec.convert(row.who, AtProcess))

        await self._database.read(statements)
        return found
