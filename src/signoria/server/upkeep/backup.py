"""A backup: everything that a house keeps, of one moment, while it runs; checked once it is written."""

from __future__ import annotations

import os
import sqlite3
import time
from importlib.metadata import version
from pathlib import Path

import sqlalchemy as sa

from signoria.server.store.copying import copy_rows, counts_of
from signoria.server.store.engine import make_engine
from signoria.server.store.migration_runner import migrate, newest, revision_of
from signoria.server.upkeep.backup_file import (
    FORMAT,
    Facts,
    close_file,
    counts_in,
    keep_course,
    leave_out,
    opened,
    seal,
)
from signoria.server.upkeep.errors import NotDone
from signoria.server.upkeep.following import Followed, follow_all


def take_backup(database: str, file: Path) -> tuple[Facts, Followed]:
    """Copy the house into a file that was not there, check the copy, and only then give it its name."""
    if file.exists():
        raise NotDone("backup-there", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        facts, followed = _take(database, part)
        part.replace(file)
    except (OSError, sqlite3.Error):
        raise NotDone("save-impossible", file=str(file)) from None
    finally:
        for left in part.parent.glob(f"{part.name}*"):
            left.unlink()
    return facts, followed


def _take(database: str, part: Path) -> tuple[Facts, Followed]:
    source, began = make_engine(database), time.time()
    try:
        _must_be_of_this_version(source)
        if source.dialect.name == "sqlite":
            _copy_file(source, part)
        else:
            _copy_rows(source, part)
    finally:
        source.dispose()
    with opened(part) as connection:
        leave_out(connection)
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise NotDone("backup-source-spoiled")
    followed = follow_file(part)
    with opened(part) as connection:
        facts = Facts(FORMAT, version("signoria"), newest(), began, {})
        keep_course(connection, followed.courses)
        seal(connection, facts)
    close_file(part)
    return facts, followed


def _must_be_of_this_version(source: sa.Engine) -> None:
    with source.connect() as connection:
        revision = revision_of(connection)
    if revision != newest():
        raise NotDone("backup-other-version")


def _copy_file(source: sa.Engine, part: Path) -> None:
    """SQLite's own way: all pages in one step, as they are at one moment; nobody waits for it."""
    connection = source.raw_connection()
    try:
        with opened(part) as target:
            connection.driver_connection.backup(target)  # type: ignore[union-attr]
    finally:
        connection.close()


def _copy_rows(source: sa.Engine, part: Path) -> None:
    """All rows as one transaction sees them."""
    target = make_engine(f"sqlite:///{part}")
    migrate(target)
    moment = source.connect().execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    with moment as reading, target.begin() as writing:
        copy_rows(reading, writing)
        expected = counts_of(reading)
    target.dispose()
    with opened(part) as connection:
        found = counts_in(connection)
    if any(found[name] != count for name, count in expected.items()):
        raise NotDone("backup-source-spoiled")


def follow_file(file: Path) -> Followed:
    """Follow every table that is kept in a file."""
    engine = make_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            return follow_all(connection)
    finally:
        engine.dispose()
