"""Reports: what somebody at a table tells the house's hosts of a line or a person, and what they read of it."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.order.standing import (
    About,
    Keeper,
    Person,
    lock_keepers,
    may_act_on,
    must_still_keep,
    note_deed,
    person_of,
    roles_of,
)
from signoria.server.protocol.order_bodies import NewReport, ReportFacts, Reports, SaidLine
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict, GuestRow
from signoria.server.store.order_rows import ReportRow
from signoria.server.store.reports import add_report, close_report, report_of, reports, said_around
from signoria.server.tables.names import one_line
from signoria.server.tables.table import Table

BEFORE, AFTER = 15, 5
"""Lines of chat that are kept before and after the one that is reported."""
MOST = 20
"""Reports that are read at once."""
DAY = 24 * 3600.0


async def report(house: House, live: LiveTable, guest: GuestRow, asked: NewReport) -> None:
    """Keep what somebody reports, with what was said around it; said again, it is kept once."""
    table, now = live.table, house.clock()

    def statements(connection: sa.Connection) -> None:
        said = said_around(connection, table.id, asked.line, BEFORE, AFTER)
        accused = _accused(connection, table, asked, said)
        reporter = person_of(connection, guest.id)
        if accused.id == reporter.id:
            raise Refused("refused-report-yourself", status=422)
        which = f"line {asked.line}" if asked.line is not None else f"day {int(now / DAY)}"
        id = hashlib.sha256(f"{reporter.id} {table.id} {accused.id} {which}".encode()).hexdigest()[:16]
        lines = [
            {
                "line": number,
                "at": at,
                "name": data["name"],
                "text": data["text"],
                "accused": _speaker(table, data) in accused.ids,
            }
            for number, at, data in said
        ]
        words = one_line(asked.text)
        row = ReportRow(
            id,
            now,
            table.id,
            reporter.id,
            reporter.name,
            accused.id,
            _name_there(table, accused, asked, said),
            asked.reason,
            words,
            asked.line,
            lines,
        )
        add_report(connection, row)

    with suppress(Conflict):
        await house.store.write(statements)


def _accused(connection: sa.Connection, table: Table, asked: NewReport, said: list[Any]) -> Person:
    """Who said the line, or holds the seat."""
    guest = None
    if asked.line is not None:
        guest = next((_speaker(table, data) for number, _, data in said if number == asked.line), None)
    elif asked.seat is not None and asked.seat < len(table.seats):
        guest = table.seats[asked.seat].guest
    if guest is None:
        raise Refused("refused-report-nobody", status=404)
    return person_of(connection, guest)


def _speaker(table: Table, data: dict[str, Any]) -> str | None:
    """Whose line this is: the guest's who said it or, if their page had no cookie, the seat's."""
    guest, seat = data.get("guest"), data.get("seat")
    return guest if guest is not None or seat is None else table.seats[seat].guest


def _name_there(table: Table, accused: Person, asked: NewReport, said: list[Any]) -> str:
    """What the person was called where it happened."""
    if asked.line is not None:
        return next((str(data["name"]) for number, _, data in said if number == asked.line), accused.name)
    return table.seats[asked.seat or 0].name or accused.name


async def read_reports(house: House, keeper: Keeper, *, closed: bool, skip: int) -> Reports:
    """Reports as a host reads them: never those about themselves."""

    def read(connection: sa.Connection) -> Reports:
        found, total = reports(connection, keeper.id or "", closed=closed, skip=skip, most=MOST)
        roles = roles_of(connection, {row.accused_id for row in found})
        return Reports([_facts(house, keeper, row, roles.get(row.accused_id)) for row in found], total)

    return await house.store.read(read)


def _facts(house: House, keeper: Keeper, row: ReportRow, role: Any) -> ReportFacts:
    return ReportFacts(
        id=row.id,
        at=row.at,
        table=row.table_id,
        reporter=row.reporter_name,
        person=row.accused_id,
        name=row.accused_name,
        role=role,
        banned=house.sanctions.of(row.accused_id, "ban") is not None,
        muted=house.sanctions.of(row.accused_id, "mute") is not None,
        reason=row.reason,  # type: ignore[arg-type]
        text=row.text,
        line=row.line,
        said=[SaidLine(**line) for line in row.said],
        closed=row.closed_at,
        closed_by=row.closed_by,
        note=row.note,
        yours=may_act_on(keeper, row.accused_id, role),
    )


async def close(house: House, keeper: Keeper, id: str, note: str) -> None:
    """A report was dealt with: its reporter is told so, and nothing else."""
    now = house.clock()

    def statements(connection: sa.Connection) -> None:
        lock_keepers(connection)
        must_still_keep(connection, keeper, now)
        row = report_of(connection, id)
        if row is None or row.accused_id == keeper.id:
            raise Refused("refused-no-such-report", status=404)
        if not close_report(connection, id, now, keeper.name, one_line(note)):
            raise Refused("refused-report-closed")
        whom = About(row.accused_name, row.accused_id, row.table_id)
        note_deed(connection, keeper, "close-report", now, whom, note)

    await house.store.write(statements)
