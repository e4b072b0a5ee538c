"""Migrations: the database brought up to date when it is opened.

Alembic is imported only when there is something to do: a server that starts again need not wait for it.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from signoria.server.store.engine import make_engine
from signoria.server.store.rows import Trouble

if TYPE_CHECKING:
    from alembic.config import Config

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
    except (Trouble, ImportError, OSError) as error:
        raise Unusable from error


def configuration(connection: sa.Connection) -> Config:
    """Alembic's configuration for an open connection; there is no file of it."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(engine: sa.Engine) -> None:
    """Bring the schema up to date; a SQLite file is copied first, because there a migration cannot be rolled back."""
    with engine.connect() as connection:
        current = revision_of(connection)
    if current == newest():
        return
    if current is not None and engine.dialect.name == "sqlite":
        _copy(engine, current)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        upgrade_schema(connection)


def upgrade_schema(connection: sa.Connection) -> None:
    """Make all tables, or bring them up to date, in the connection's transaction."""
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise Unusable from error


def newest() -> str:
    """The last of the migrations there are; each file's name begins with its number."""
    return max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def revision_of(connection: sa.Connection) -> str | None:
    """The last migration of a database; None if it had none."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


def _copy(engine: sa.Engine, current: str) -> None:
    file = engine.url.database
    if file and Path(file).is_file():
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copy2(file, f"{file}.before-{current}")
