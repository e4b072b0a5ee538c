"""A backup brought back, into a place where there is no house yet: a new file, or an empty database of PostgreSQL."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from pathlib import Path

import sqlalchemy as sa

from signoria.server.store.copying import copy_rows, counts_of
from signoria.server.store.engine import make_engine
from signoria.server.store.migration_runner import migrate, upgrade_schema
from signoria.server.store.schema import METADATA
from signoria.server.upkeep.backup import follow_file
from signoria.server.upkeep.backup_file import Facts, checked, close_file, opened
from signoria.server.upkeep.errors import NotDone
from signoria.server.upkeep.following import Followed

SQLITE = "sqlite:///"


def restore_backup(file: Path, database: str) -> tuple[Facts, Followed]:
    """Check the backup, bring it up to date beside the place, follow all its tables, and only then put it there."""
    facts = checked(file)
    if database.startswith(SQLITE):
        return facts, _into_file(file, Path(database.removeprefix(SQLITE)))
    return facts, _into_server(file, database)


def _into_file(file: Path, place: Path) -> Followed:
    if any(Path(f"{place}{end}").exists() for end in ("", "-wal", "-journal")):
        raise NotDone("restore-not-empty")
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place.parent, prefix=".restore-") as folder:
            house = prepared(file, Path(folder))
            followed = follow_file(house)
            close_file(house)
            house.replace(place)
    except (OSError, sqlite3.Error):
        raise NotDone("save-impossible", file=str(place)) from None
    return followed


def _into_server(file: Path, database: str) -> Followed:
    target = make_engine(database)
    try:
        with tempfile.TemporaryDirectory(prefix="restore-") as folder:
            house = prepared(file, Path(folder))
            followed = follow_file(house)
            source = make_engine(f"{SQLITE}{house}")
            with source.connect() as reading, target.begin() as writing:
                _must_be_empty(writing)
                upgrade_schema(writing)
                copy_rows(reading, writing)
                if counts_of(reading) != counts_of(writing):
                    raise NotDone("backup-source-spoiled")
            source.dispose()
    finally:
        target.dispose()
    return followed


def prepared(file: Path, folder: Path) -> Path:
    """A copy with nothing in it but the house, brought up to date."""
    house = folder / "house.db"
    shutil.copyfile(file, house)
    house.chmod(0o600)
    with opened(house) as connection:
        connection.execute("DROP TABLE backup")
        connection.execute("DROP TABLE course")
    engine = make_engine(f"{SQLITE}{house}")
    migrate(engine)
    engine.dispose()
    return house


def _must_be_empty(connection: sa.Connection) -> None:
    there = set(sa.inspect(connection).get_table_names())
    if there & {"alembic_version", *METADATA.tables}:
        raise NotDone("restore-not-empty")
