"""Migrations: the database brought up to date when it is opened."""

from __future__ import annotations

import shutil
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from signoria.server.store.engine import make_engine
from signoria.server.store.rows import Trouble

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x5160_0A1A
"""Of PostgreSQL, held by the process that migrates, so that others started with it wait and find all done."""


class Unusable(Exception):
    """There is no such database, it is of another program or a newer version, or it cannot be written to."""


def prepare(url: str) -> None:
    """Bring the database at this address up to date, before anything is served from it."""
    try:
        engine = make_engine(url)
        try:
            migrate(engine)
        finally:
            engine.dispose()
    except (Trouble, CommandError, ImportError, OSError) as error:
        raise Unusable from error


def configuration(connection: sa.Connection) -> Config:
    """Alembic's configuration for an open connection; there is no file of it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(engine: sa.Engine) -> None:
    """Bring the schema up to date; a SQLite file is copied first, because there a migration cannot be rolled back."""
    with engine.connect() as connection:
        newest = ScriptDirectory.from_config(configuration(connection)).get_current_head()
        current = MigrationContext.configure(connection).get_current_revision()
    if current == newest:
        return
    if current is not None and engine.dialect.name == "sqlite":
        _copy(engine, current)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        command.upgrade(configuration(connection), "head")


def _copy(engine: sa.Engine, current: str) -> None:
    file = engine.url.database
    if file and Path(file).is_file():
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copy2(file, f"{file}.before-{current}")
