"""Reports as they are kept, and what was said at a table when they were made."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from signoria.server.store import order_schema, schema
from signoria.server.store.order_rows import ReportRow
from signoria.server.store.statements import count, insert, one, rows

REPORT = order_schema.report.c
LOG = schema.entry.c


def add_report(connection: sa.Connection, report: ReportRow) -> None:
    """Conflict if it was made before."""
    insert(connection, order_schema.report, report)


def reports(
    connection: sa.Connection, reader: str, *, closed: bool, skip: int, most: int
) -> tuple[list[ReportRow], int]:
    """What is open, the oldest first, or closed, the last first, and how many there are; not those about the reader."""
    is_closed = REPORT.closed_at.is_not(None)
    those = [is_closed if closed else ~is_closed, REPORT.accused_id != reader]
    order = REPORT.closed_at.desc() if closed else REPORT.at
    query = sa.select(order_schema.report).where(*those).order_by(order, REPORT.id).offset(skip).limit(most)
    return rows(connection, query, ReportRow), count(connection, *those)


def report_of(connection: sa.Connection, id: str) -> ReportRow | None:
    return one(connection, sa.select(order_schema.report).where(REPORT.id == id), ReportRow)


def close_report(connection: sa.Connection, id: str, at: float, by: str, note: str) -> bool:
    """Whether it was open."""
    those = sa.update(order_schema.report).where(REPORT.id == id, REPORT.closed_at.is_(None))
    return connection.execute(those.values(closed_at=at, closed_by=by, note=note)).rowcount > 0


def dealt_with(connection: sa.Connection, reporter: str) -> int:
    """How many of somebody's reports were dealt with since they last read so."""
    return count(connection, REPORT.reporter_id == reporter, REPORT.closed_at.is_not(None), ~REPORT.thanked)


def thank(connection: sa.Connection, reporter: str) -> None:
    """The reporter has read it."""
    those = sa.update(order_schema.report).where(REPORT.reporter_id == reporter, REPORT.closed_at.is_not(None))
    connection.execute(those.values(thanked=True))


def said_around(connection: sa.Connection, table: str, line: int | None, before: int, after: int) -> list[Any]:
    """Lines of a table's chat with their numbers: those around one, which may have been removed, or the last ones."""
    query = sa.select(LOG.at, LOG.data).where(LOG.table_id == table, LOG.kind == "spoke")
    first = 0
    if line is None:
        first = max(0, count(connection, LOG.table_id == table, LOG.kind == "spoke") - before)
    else:
        first = max(0, line - before)
    most = before + after + 1 if line is None else line - first + after + 1
    found = connection.execute(query.order_by(LOG.seq).offset(first).limit(most))
    return [(number, float(row.at), row.data) for number, row in enumerate(found, start=first)]


def forget_in_reports(connection: sa.Connection, own: Collection[str], name: str) -> None:
    """A member leaves for good: their reports stay without their name, and what was reported of them goes."""
    theirs = sa.update(order_schema.report).where(REPORT.reporter_id.in_(own))
    connection.execute(theirs.values(reporter_name=name, thanked=True))
    connection.execute(sa.delete(order_schema.report).where(REPORT.accused_id.in_(own)))
    held = sa.update(order_schema.sanction).where(order_schema.sanction.c.guest_id.in_(own))
    connection.execute(held.values(name=name))


def reports_by(connection: sa.Connection, own: Collection[str]) -> list[ReportRow]:
    """What somebody has reported, the oldest first."""
    query = sa.select(order_schema.report).where(REPORT.reporter_id.in_(own)).order_by(REPORT.at)
    return rows(connection, query, ReportRow)


def hand_reports_over(connection: sa.Connection, guest: str, account: str) -> None:
    """A guest signs in: what they reported, what was reported of them and what holds for them is the member's."""
    for column in (REPORT.reporter_id, REPORT.accused_id):
        connection.execute(sa.update(order_schema.report).where(column == guest).values({column.name: account}))
    held = sa.update(order_schema.sanction).where(order_schema.sanction.c.guest_id == guest)
    connection.execute(held.values(guest_id=account))
