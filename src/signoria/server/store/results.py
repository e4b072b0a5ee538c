"""How games ended, seat by seat: what an archive shows and statistics count."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.rows import TableRow
from signoria.server.store.statements import insert, rows

TABLE = schema.game_table.c
MEMBER = schema.member.c
RESULT = schema.result.c
FINISHED = ("over", "ended")
AT_ONCE = 500
"""Tables in one statement."""


class ResultRow(msgspec.Struct, frozen=True):
    """A seat at the end of a game: without a place if it was broken off, without a name if a bot sat there."""

    table_id: str
    seat: int
    guest_id: str | None
    name: str
    level: str | None
    place: int | None
    points: int | None


def finished_tables(connection: sa.Connection, guest: str) -> list[TableRow]:
    """The games that a guest has played and that are over or broken off, the last first."""
    query = sa.select(schema.game_table).join(schema.member, MEMBER.table_id == TABLE.id)
    query = query.where(MEMBER.guest_id == guest, TABLE.status.in_(FINISHED))
    return rows(connection, query.order_by(TABLE.changed_at.desc(), TABLE.id), TableRow)


def results_of(connection: sa.Connection, tables: Sequence[str]) -> dict[str, list[ResultRow]]:
    """What is known of how these games ended, in the order of seats."""
    found: dict[str, list[ResultRow]] = {}
    for start in range(0, len(tables), AT_ONCE):
        some = sa.select(schema.result).where(RESULT.table_id.in_(tables[start : start + AT_ONCE]))
        for row in rows(connection, some.order_by(RESULT.table_id, RESULT.seat), ResultRow):
            found.setdefault(row.table_id, []).append(row)
    return found


def keep_results(connection: sa.Connection, results: Sequence[ResultRow]) -> None:
    """Keep how a game ended; what is known stays."""
    known = sa.select(RESULT.seat).where(RESULT.table_id == results[0].table_id)
    if connection.execute(known).first() is None:
        for row in results:
            insert(connection, schema.result, row)


def forget_name(connection: sa.Connection, guests: Collection[str], name: str) -> None:
    """How they ended stays, but not who it was."""
    theirs = sa.update(schema.result).where(RESULT.guest_id.in_(guests))
    connection.execute(theirs.values(name=name, guest_id=None))
