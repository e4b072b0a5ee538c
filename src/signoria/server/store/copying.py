"""All rows of one database into another, which may be of the other kind."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.store.schema import METADATA

AT_ONCE = 1_000
"""Rows in one statement."""


def copy_rows(source: sa.Connection, target: sa.Connection) -> None:
    """Into tables that are new."""
    for table in METADATA.sorted_tables:
        target.execute(sa.delete(table))  # what migrations put there
        found = source.execution_options(yield_per=AT_ONCE).execute(sa.select(table))
        for some in found.mappings().partitions(AT_ONCE):
            target.execute(sa.insert(table), [dict(row) for row in some])


def counts_of(connection: sa.Connection) -> dict[str, int]:
    """How many rows each table has."""
    return {
        table.name: int(connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0)
        for table in METADATA.sorted_tables
    }
