"""Every table of a house followed from the beginning of its log, as a server would after losing all snapshots."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from signoria.server.live.loading import charter_of, is_stranded, read_rows
from signoria.server.store import schema
from signoria.server.store.rows import EntryRow, TableRow
from signoria.server.store.statements import rows
from signoria.server.store.tables import entries_after
from signoria.server.tables import entries
from signoria.server.tables.table import Table

OF_THE_GAME = (entries.Started, entries.Decided, entries.Undone, entries.TakenBack)
"""What a position follows from."""
NAMED_OTHERWISE = ("rules", "components")
"""What other rules call themselves is no difference that anybody meets."""
RUNNING = ("waiting", "playing")


@dataclass
class Followed:
    """What came of it; of running games the position after each entry, as a fingerprint."""

    tables: int = 0
    stranded: int = 0
    """How many could not be followed here because they were begun with other rules; their logs are whole."""
    broken: list[str] = field(default_factory=list)
    """Tables whose log has a gap, cannot be read, or does not lead to what lists say of them."""
    courses: list[tuple[str, int, str]] = field(default_factory=list)
    """Table, number of the entry, fingerprint."""


def follow_all(connection: sa.Connection) -> Followed:
    """Follow every table."""
    found = Followed()
    for row in tables_of(connection):
        log = entries_after(connection, row.id, 0)
        found.tables += 1
        try:
            if is_stranded(row):
                _look_through(log)
                found.stranded += 1
            else:
                found.courses += [(row.id, seq, print_) for seq, print_ in _followed(row, log)]
        except Exception:  # whatever a log can be wrong in
            found.broken.append(row.id)
    return found


def tables_of(connection: sa.Connection) -> Iterator[TableRow]:
    """All tables, the oldest first."""
    table = schema.game_table.c
    for id in connection.scalars(sa.select(table.id).order_by(table.created_at, table.id)).all():
        yield from rows(connection, sa.select(schema.game_table).where(table.id == id), TableRow)


def _look_through(log: list[EntryRow]) -> None:
    if [row.seq for row in log] != list(range(1, len(log) + 1)):
        raise ValueError("there is a gap in the log")
    read_rows(log)


def _followed(row: TableRow, log: list[EntryRow]) -> Iterator[tuple[int, str]]:
    _look_through(log)
    table = Table(charter_of(row))
    for seq, (entry, at) in enumerate(read_rows(log), start=1):
        table.apply(entry, at)
        if row.status == "playing" and isinstance(entry, OF_THE_GAME):
            yield seq, fingerprint(table)
    if table.status != row.status:
        raise ValueError(f"the log leads to {table.status}, and not to {row.status}")


def fingerprint(table: Table) -> str:
    """A short text that differs where a game's position does."""
    assert table.match is not None
    position = {name: part for name, part in table.match.position().items() if name not in NAMED_OTHERWISE}
    return hashlib.sha256(msgspec.json.encode(position, order="deterministic")).hexdigest()[:16]
