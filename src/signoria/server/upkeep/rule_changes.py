"""What the rules installed here would change for running games: all their decisions are made again, one after another.

A backup knows the position after every entry of a running game under the rules it was played with, so the first
decision that comes out otherwise is found. Without one only what is no longer allowed is.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import sqlalchemy as sa

import signoria
from signoria.server.live.loading import charter_of, is_stranded, read_rows
from signoria.server.store.engine import make_engine
from signoria.server.store.migration_runner import newest, revision_of
from signoria.server.store.rows import EntryRow, TableRow
from signoria.server.store.tables import entries_after
from signoria.server.tables import entries
from signoria.server.tables.table import Table
from signoria.server.upkeep.backup_file import checked, close_file, names_of, opened
from signoria.server.upkeep.errors import NotDone
from signoria.server.upkeep.following import OF_THE_GAME, RUNNING, fingerprint, tables_of
from signoria.server.upkeep.restoring import prepared

Course = Mapping[int, str]


@dataclass(frozen=True)
class RuleChange:
    """What becomes of a running table under the rules installed here."""

    table: TableRow
    what: Literal["gone", "same", "otherwise", "refused"]
    is_stranded: bool
    """Whether it goes on only under the version it was begun with."""
    decision: int = 0
    """The first that comes out otherwise, or is refused; 0 is the deal."""
    seat: int = 0
    move: str = ""
    why: str = ""


@dataclass(frozen=True)
class Compared:
    """All running tables."""

    changes: list[RuleChange]
    same: int
    """How many go on as they are."""

    @property
    def must_stay(self) -> list[str]:
        """The tables that can go on only under the rules they were begun with."""
        return [change.table.id for change in self.changes if change.is_stranded or change.what != "same"]


def changes_in_backup(file: Path) -> Compared:
    """Of the house in a backup, which the version before took; it stays as it is."""
    checked(file)
    with opened(file) as connection:
        courses: dict[str, dict[int, str]] = {}
        for table, seq, print_ in connection.execute("SELECT table_id, seq, print FROM course"):
            courses.setdefault(table, {})[seq] = print_
    with (
        tempfile.TemporaryDirectory(prefix="upgrade-") as folder,
        _connected(f"sqlite:///{prepared(file, Path(folder))}") as connection,
    ):
        return _compared(connection, courses)


def changes_in_house(database: str) -> Compared:
    """Of the house itself, which may be open."""
    with _connected(database) as connection:
        if revision_of(connection) != newest():
            raise NotDone("upgrade-other-version")
        return _compared(connection, {})


@contextmanager
def _connected(database: str) -> Iterator[sa.Connection]:
    engine = make_engine(database)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _compared(connection: sa.Connection, courses: Mapping[str, Course]) -> Compared:
    found = [
        change_of(row, entries_after(connection, row.id, 0), courses.get(row.id, {}))
        for row in tables_of(connection)
        if row.status in RUNNING
    ]
    changes = [change for change in found if change is not None]
    return Compared(changes, len(found) - len(changes))


def change_of(row: TableRow, log: list[EntryRow], course: Course) -> RuleChange | None:
    """What becomes of a table; None if it goes on as it is."""
    if row.game not in signoria.GAMES:
        return RuleChange(row, "gone", True)
    stranded, table, decision = is_stranded(row), Table(charter_of(row)), 0
    for seq, (entry, at) in enumerate(read_rows(log), start=1):
        seat, move = 0, ""
        if isinstance(entry, entries.Decided):
            decision, seat, move = decision + 1, entry.seat, entry.move
        try:
            table.apply(entry, at)
        except Exception as error:  # whatever other rules make of it
            return RuleChange(row, "refused", stranded, decision, seat, move, str(error))
        is_otherwise = isinstance(entry, OF_THE_GAME) and seq in course and course[seq] != fingerprint(table)
        if is_otherwise:
            return RuleChange(row, "otherwise", stranded, decision, seat, move)
    return RuleChange(row, "same", True) if stranded else None


def write_old_house(file: Path, tables: list[str], place: Path) -> None:
    """A house with these tables of a backup alone, as the version before knows it, to be ended under its rules."""
    if place.exists():
        raise NotDone("backup-there", file=str(place))
    part = place.with_name(f"{place.name}.part")
    try:
        shutil.copyfile(file, part)
        part.chmod(0o600)
        with opened(part) as connection:
            marks = ", ".join("?" * len(tables))
            for name in names_of(connection):
                columns = {row[1] for row in connection.execute(f'PRAGMA table_info("{name}")')}
                column = "id" if name == "game_table" else "table_id"
                if column in columns:
                    connection.execute(f'DELETE FROM "{name}" WHERE {column} NOT IN ({marks})', tables)
            for name in ("backup", "course"):
                connection.execute(f"DROP TABLE {name}")
        close_file(part)
        part.replace(place)
    except OSError:
        raise NotDone("save-impossible", file=str(place)) from None
    finally:
        part.unlink(missing_ok=True)
