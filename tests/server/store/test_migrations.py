"""Migrations: up, down, and never without a copy where one may be needed."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from signoria.server.store import migration_runner
from signoria.server.store.engine import make_engine
from signoria.server.store.migration_runner import configuration, migrate
from signoria.server.store.rows import TableRow
from signoria.server.store.schema import METADATA
from tests.server.stored import GUEST, a_row, opened

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"


def upgrade():
    op.add_column("guest", sa.Column("motto", sa.Text))
    {then}
"""
"""One more migration, as it may come one day."""
NEWEST = migration_runner.newest()


@contextmanager
def engine_for(url: str) -> Iterator[sa.Engine]:
    engine = make_engine(url)
    yield engine
    engine.dispose()


def tables_in(engine: sa.Engine) -> set[str]:
    return set(sa.inspect(engine).get_table_names())


def revision_of(engine: sa.Engine) -> str | None:
    """By Alembic's word, and by ours."""
    with engine.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
        assert migration_runner.revision_of(connection) == revision
        return revision


def test_the_newest_migration_is_known_without_alembic(tmp_path: Path) -> None:
    with engine_for(f"sqlite:///{tmp_path / 'house.db'}") as engine, engine.connect() as connection:
        assert ScriptDirectory.from_config(configuration(connection)).get_current_head() == migration_runner.newest()


def test_a_database_that_is_up_to_date_is_opened_without_alembic(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    program = (
        "import sys; from signoria.server.store.migration_runner import prepare; prepare(sys.argv[1]);"
        "sys.exit('alembic' in sys.modules)"
    )
    codes = [subprocess.run([sys.executable, "-c", program, url], check=False).returncode for _ in range(2)]
    assert codes == [1, 0]


def test_the_schema_goes_up_and_down_and_up_again(database_url: str) -> None:
    with engine_for(database_url) as engine:
        migrate(engine)
        assert set(METADATA.tables) < tables_in(engine)
        with engine.begin() as connection:
            command.downgrade(configuration(connection), "base")
        assert tables_in(engine) == {"alembic_version"}
        migrate(engine)
        assert set(METADATA.tables) < tables_in(engine)


def test_the_migrations_make_what_the_code_expects(database_url: str) -> None:
    with engine_for(database_url) as engine:
        migrate(engine)
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, METADATA) == []


def test_a_database_of_the_first_version_takes_guests_and_keeps_those_it_has(database_url: str) -> None:
    with engine_for(database_url) as engine, engine.begin() as connection:
        command.upgrade(configuration(connection), "0001")
        first = "INSERT INTO guest (id, token_hash, name, created_at, seen_at) VALUES ('old', 'hash', 'Bona', 1.0, 2.0)"
        connection.exec_driver_sql(first)

    async def story() -> None:
        async with opened(database_url) as store:
            await store.guests.add(GUEST)
            kept = await store.guests.by_token("hash")
            assert kept is not None and (kept.id, kept.name) == ("old", "Bona")
            assert kept.seen_at > 1_700_000_000, "nobody knows when they came last, so they count as seen"

    asyncio.run(story())


def test_an_old_database_keeps_its_tables(database_url: str) -> None:
    fill(database_url, a_row())
    with engine_for(database_url) as engine:
        with engine.begin() as connection:
            command.downgrade(configuration(connection), "0001")
        assert "record" not in tables_in(engine)
        assert "position" not in {column["name"] for column in sa.inspect(engine).get_columns("game_table")}

    async def story() -> None:
        async with opened(database_url) as store:
            stored = await store.tables.load("table-0")
            assert stored is not None and stored.row.names == ["", "Ésope"] and stored.row.position is None
            assert await store.records.find("table-0") is None

    asyncio.run(story())


def test_a_current_database_is_left_alone(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with engine_for(database_url) as engine:
        migrate(engine)
        monkeypatch.setattr(command, "upgrade", lambda *_: pytest.fail("there is nothing to migrate"))
        migrate(engine)
        assert revision_of(engine) == NEWEST


@pytest.fixture
def next_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The migrations with one more, which may be changed."""
    folder = tmp_path / "migrations"
    shutil.copytree(migration_runner.MIGRATIONS, folder)
    monkeypatch.setattr(migration_runner, "MIGRATIONS", folder)
    return folder / "versions" / "9999_next.py"


def fill(url: str, *tables: TableRow) -> None:
    """A database in use."""

    async def story() -> None:
        async with opened(url) as store:
            await store.guests.add(GUEST)
            for table in tables:
                await store.tables.add(table, [], [GUEST.id])

    asyncio.run(story())


def guests_in(file: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(file)
    rows = connection.execute("SELECT * FROM guest").fetchall()
    connection.close()
    return rows


def test_a_file_is_copied_before_it_is_migrated(tmp_path: Path, next_migration: Path) -> None:
    file = tmp_path / "house.db"
    fill(f"sqlite:///{file}")
    next_migration.write_text(NEXT.format(newest=NEWEST, then=""))
    with engine_for(f"sqlite:///{file}") as engine:
        migrate(engine)
        assert revision_of(engine) == "9999"
    assert guests_in(tmp_path / f"house.db.before-{NEWEST}") == [("guest-0", "hash-0", "Lucrezia", 1.0, 0.0)]
    assert guests_in(file) == [("guest-0", "hash-0", "Lucrezia", 1.0, 0.0, None)]


def test_a_file_of_which_the_migration_fails_has_its_copy(tmp_path: Path, next_migration: Path) -> None:
    file = tmp_path / "house.db"
    fill(f"sqlite:///{file}")
    next_migration.write_text(NEXT.format(newest=NEWEST, then="op.drop_table('no_such_table')"))
    with engine_for(f"sqlite:///{file}") as engine, pytest.raises(sa.exc.OperationalError):
        migrate(engine)
    assert guests_in(tmp_path / f"house.db.before-{NEWEST}") == [("guest-0", "hash-0", "Lucrezia", 1.0, 0.0)]


def test_a_new_file_is_not_copied(tmp_path: Path) -> None:
    with engine_for(f"sqlite:///{tmp_path / 'house.db'}") as engine:
        migrate(engine)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["house.db"]


def test_a_migration_that_fails_on_postgresql_leaves_all_as_it_was(postgres_url: str, next_migration: Path) -> None:
    fill(postgres_url)
    next_migration.write_text(NEXT.format(newest=NEWEST, then="op.drop_table('no_such_table')"))
    with engine_for(postgres_url) as engine:
        with pytest.raises(sa.exc.ProgrammingError):
            migrate(engine)
        assert revision_of(engine) == NEWEST
        assert "motto" not in {column["name"] for column in sa.inspect(engine).get_columns("guest")}


def test_processes_started_together_on_an_empty_database_do_not_trip_over_each_other(postgres_url: str) -> None:
    program = "import sys; from signoria.server.store.migration_runner import migrate"
    program += "; from signoria.server.store.engine import make_engine"
    program += "; print('ready', flush=True); input(); migrate(make_engine(sys.argv[1]))"
    command_line = [sys.executable, "-c", program, postgres_url]
    started = [
        subprocess.Popen(command_line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    for process in started:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in started:
        process.communicate(timeout=30)
    assert [process.returncode for process in started] == [0, 0]
