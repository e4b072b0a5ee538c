"""The file of a backup: a house's database in SQLite, whatever it was kept in, with a page that says what it is.

The page is a table of its own, `backup`: format, version, moment, counts, and a hash over everything. A second table,
`course`, has fingerprints of the positions of running games, for `signoria house upgrade`.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from signoria.server.store.migration_runner import newest
from signoria.server.upkeep.errors import NotDone

FORMAT = 1
LEFT_OUT = {
    "presence": "1",
    "mail": "state NOT IN ('sent', 'failed', 'unsure')",
    "delivery": "state NOT IN ('sent', 'failed', 'unsure', 'passed')",
    "happening": "1",
    "tally": "1",
}
"""Who is connected is not connected to a copy, what waits to be sent is sent by the house itself, once, and of a copy
nobody has asked for anything yet."""


class Facts(msgspec.Struct):
    """What a backup says of itself."""

    format: int
    version: str
    """That of the program."""
    revision: str
    """That of the database's tables."""
    taken_at: float
    counts: dict[str, int]
    digest: str = ""


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """The file by SQLite itself; it must be there, and what is done holds."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection:
        yield connection
        connection.commit()


def names_of(connection: sqlite3.Connection) -> list[str]:
    """The tables of a house in it."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return [name for (name,) in found if name != "backup" and not name.startswith("sqlite_")]


def leave_out(connection: sqlite3.Connection) -> None:
    """What belongs to the running server alone."""
    connection.execute("PRAGMA secure_delete=ON").fetchone()
    for table, those in LEFT_OUT.items():
        connection.execute(f"DELETE FROM {table} WHERE {those}")


def keep_course(connection: sqlite3.Connection, courses: list[tuple[str, int, str]]) -> None:
    connection.execute("CREATE TABLE course (table_id TEXT, seq INTEGER, print TEXT, PRIMARY KEY (table_id, seq))")
    connection.executemany("INSERT INTO course VALUES (?, ?, ?)", courses)


def seal(connection: sqlite3.Connection, facts: Facts) -> None:
    """Write down what the file is, and its hash."""
    facts.counts = counts_in(connection)
    facts.digest = digest_of(connection, facts)
    connection.execute("CREATE TABLE backup (facts TEXT NOT NULL)")
    connection.execute("INSERT INTO backup VALUES (?)", [msgspec.json.encode(facts).decode()])


def counts_in(connection: sqlite3.Connection) -> dict[str, int]:
    return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names_of(connection)}


def digest_of(connection: sqlite3.Connection, facts: Facts) -> str:
    """A hash over every row of every table, and over what the backup says of itself."""
    found = hashlib.sha256(msgspec.json.encode(msgspec.structs.replace(facts, digest="")))
    for name in names_of(connection):
        found.update(f"\n{name}\n".encode())
        for row in connection.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):
            found.update(f"{row!r}\n".encode())
    return found.hexdigest()


def close_file(file: Path) -> None:
    """One file with nothing beside it, on disk."""
    with opened(file) as connection:
        connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def checked(file: Path) -> Facts:
    """What a backup says of itself, once it was seen that this holds."""
    if not file.is_file():
        raise NotDone("backup-not-there", file=str(file))
    try:
        with opened(file) as connection:
            facts = _facts_in(connection)
            if facts is None:
                raise NotDone("backup-is-none", file=str(file))
            if facts.format > FORMAT or facts.revision > newest():
                raise NotDone("backup-newer", file=str(file), version=facts.version)
            is_whole = connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
            if not is_whole or digest_of(connection, facts) != facts.digest:
                raise NotDone("backup-spoiled", file=str(file))
    except sqlite3.DatabaseError:
        raise NotDone("backup-is-none" if not _is_sqlite(file) else "backup-spoiled", file=str(file)) from None
    return facts


def _facts_in(connection: sqlite3.Connection) -> Facts | None:
    try:
        (text,) = connection.execute("SELECT facts FROM backup").fetchone()
        return msgspec.json.decode(text, type=Facts)
    except sqlite3.OperationalError:
        return None
    except (TypeError, ValueError):
        return None


def _is_sqlite(file: Path) -> bool:
    with file.open("rb") as content:
        return content.read(16) == b"SQLite format 3\0"
