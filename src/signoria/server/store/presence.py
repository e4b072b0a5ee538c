"""Who is connected at which process: rows that a process refreshes, and that no longer count when it has died."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from signoria.server.store import schema
from signoria.server.store.rows import AtProcess

BEAT = 5.0
"""Seconds between two times that a process says that it is still there."""
DEAD = 20.0
"""Seconds after which a process that has said nothing counts as dead."""

NOW = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Double)
"""The database's clock, since those of several machines may differ."""
ROWS = schema.presence.c


def tell(connection: sa.Connection, process: str, table: str, who: AtProcess | None) -> None:
    """Who is connected to a table at a process from now on; None is nobody."""
    if who is None:
        connection.execute(sa.delete(schema.presence).where(ROWS.process == process, ROWS.table_id == table))
        return
    row = {"process": process, "table_id": table, "at": NOW, "who": msgspec.to_builtins(who)}
    written = insert(schema.presence).values(**row)
    keys = [ROWS.process, ROWS.table_id]
    connection.execute(written.on_conflict_do_update(index_elements=keys, set_={"at": NOW, "who": row["who"]}))


def beat(connection: sa.Connection, process: str) -> int:
    """The process is still there; how many rows it has. Those of the dead are swept away."""
    refreshed = connection.execute(sa.update(schema.presence).where(ROWS.process == process).values(at=NOW))
    connection.execute(sa.delete(schema.presence).where(ROWS.at < NOW - 2 * DEAD))
    return refreshed.rowcount


def leave(connection: sa.Connection, process: str) -> None:
    """Nobody is connected at this process any more."""
    connection.execute(sa.delete(schema.presence).where(ROWS.process == process))


def elsewhere(connection: sa.Connection, process: str, tables: Iterable[str]) -> dict[str, list[AtProcess]]:
    """Who is connected to each of these tables at other processes."""
    found: dict[str, list[AtProcess]] = {table: [] for table in tables}
    query = sa.select(ROWS.table_id, ROWS.who).where(
        ROWS.process != process, ROWS.table_id.in_(list(found)), ROWS.at >= NOW - DEAD
    )
    for row in connection.execute(query.order_by(ROWS.process)):
        found[row.table_id].append(msgspec.convert(row.who, AtProcess))
    return found
