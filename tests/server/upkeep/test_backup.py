"""Backups: taken while the house is in use, whole, of one moment, and brought back only into an empty place."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from signoria.server.store import EntryRow
from signoria.server.store.engine import make_engine
from signoria.server.upkeep.backup_file import opened as file_opened
from tests.cli.terminal import refusal, run, unwrapped
from tests.server.running import Server, play_out, settle
from tests.server.stored import a_house, opened, playing, two_at_a_table
from tests.server.upkeep.busy_house import BusyHouse


def signoria(*arguments: str) -> str:
    """The command in a process of its own, as a host or a timer starts it."""
    environment = {**os.environ, "SIGNORIA_LANG": "en"}
    command = [sys.executable, "-m", "signoria", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def logs_of(database: str) -> dict[str, list[EntryRow]]:
    async def story() -> dict[str, list[EntryRow]]:
        async with opened(database) as store:
            ids = await store.read(lambda connection: connection.scalars(sa.text("SELECT id FROM game_table")).all())
            return {str(id): await store.tables.entries(str(id), 0) for id in ids}

    return asyncio.run(story())


@pytest.fixture(params=["same kind", "other kind"])
def elsewhere(request: pytest.FixtureRequest, database_url: str, tmp_path: Path) -> str:
    """An empty place for what is restored: a file, or a database of PostgreSQL."""
    is_file = database_url.startswith("sqlite") == (request.param == "same kind")
    if is_file:
        return f"sqlite:///{tmp_path / 'elsewhere' / 'house.db'}"
    if not database_url.startswith("sqlite"):
        engine = make_engine(database_url)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text(f'CREATE DATABASE "{engine.url.database}_elsewhere"'))
        engine.dispose()
        return database_url.replace(str(engine.url.database), f"{engine.url.database}_elsewhere")
    return str(request.getfixturevalue("postgres_url"))


@pytest.mark.few(1)
def test_a_backup_taken_while_moves_are_made_has_all_that_was_acknowledged_before_and_nothing_in_halves(
    database_url: str, elsewhere: str, tmp_path: Path
) -> None:
    file = tmp_path / "copy.db"
    with Server(database_url, tmp_path / "server.log") as server, BusyHouse(server) as busy:
        busy.wait_for(60)
        before = dict(busy.acknowledged)
        taking = subprocess.Popen(
            [sys.executable, "-m", "signoria", "house", "backup", str(file), "--database", database_url]
        )
        busy.wait_for(30)
        assert taking.wait(120) == 0
        busy.wait_for(10)
    signoria("house", "restore", str(file), "--database", elsewhere)
    original, restored = logs_of(database_url), logs_of(elsewhere)
    assert before.keys() <= restored.keys() <= original.keys()
    for table, log in restored.items():
        assert log == original[table][: len(log)], table
        assert len(log) >= before.get(table, 0), table
    assert sum(map(len, restored.values())) < sum(map(len, original.values())), (
        "it is of a moment while moves were made"
    )
    with Server(elsewhere, tmp_path / "elsewhere.log") as other:
        assert other.guest("Carla").get("/api/tables")["yours"] == []
        anna, bruno = (other.guest(name) for name in ("Anna", "Bruno"))
        table = anna.open_table("patrician", 2)
        pages = [anna.connect(table, anna.sit(table, 0)), bruno.connect(table, bruno.sit(table, 1))]
        anna.start(table)
        for page in pages:
            page.until("play")
        play_out(pages, 5)
    assert "Traceback" not in (tmp_path / "elsewhere.log").read_text()


def test_people_play_on_where_the_backup_was_taken(tmp_path: Path) -> None:
    database, other = (f"sqlite:///{tmp_path / name / 'house.db'}" for name in ("one", "two"))
    (tmp_path / "one").mkdir()
    file = tmp_path / "copy.db"
    with Server(database, tmp_path / "server.log") as server:
        anna, bruno = (server.guest(name) for name in ("Anna", "Bruno"))
        table = anna.open_table("patrician", 2)
        tokens = [anna.sit(table, 0), bruno.sit(table, 1)]
        anna.start(table)
        pages = [person.connect(table, token) for person, token in zip((anna, bruno), tokens, strict=True)]
        play_out(pages, 9)
        settle(pages)
        seen = [page.play["view"] for page in pages]
        assert "1 tables with 12 entries in their logs, 2 guests" in signoria(
            "house", "backup", str(file), "--database", database
        )
        play_out(pages, 3)
    run("house", "restore", str(file), "--database", other)
    with Server(other, tmp_path / "other.log") as server:
        for person in (anna, bruno):
            person.server = server
        pages = [person.connect(table, token) for person, token in zip((anna, bruno), tokens, strict=True)]
        assert [page.play["view"] for page in pages] == seen
        play_out(pages)
        assert pages[0].play["outcome"] is not None


@pytest.fixture
def kept(tmp_path: Path) -> tuple[str, Path]:
    """A house with a running game, and its backup."""

    async def story() -> None:
        async with a_house(database) as house:
            live = await two_at_a_table(house)
            for number in range(5):
                await house.change(live, playing(f"key-{number}"))

    database, file = f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "copy.db"
    asyncio.run(story())
    run("house", "backup", str(file), "--database", database)
    return database, file


def test_a_backup_is_one_file_that_only_its_owner_reads_and_says_what_it_is(kept: tuple[str, Path]) -> None:
    _, file = kept
    assert not [path for path in file.parent.iterdir() if path.name.startswith("copy.db") and path != file]
    assert sys.platform == "win32" or stat.S_IMODE(file.stat().st_mode) == 0o600
    with file_opened(file) as connection:
        facts = json.loads(connection.execute("SELECT facts FROM backup").fetchone()[0])
        prints = connection.execute("SELECT count(DISTINCT print) FROM course").fetchone()
    assert (facts["format"], facts["counts"]["game_table"], facts["counts"]["guest"]) == (1, 1, 2)
    assert facts["version"] and facts["revision"] and len(facts["digest"]) == 64
    assert prints == (6,), "dealt, and after each of five decisions"


def test_nothing_is_overwritten(kept: tuple[str, Path], tmp_path: Path) -> None:
    database, file = kept
    before = file.read_bytes(), (tmp_path / "house.db").read_bytes()
    assert "is there already" in refusal("house", "backup", str(file), "--database", database, code=1)
    assert "There is a house already" in refusal("house", "restore", str(file), "--database", database, code=1)
    (tmp_path / "new.db-wal").write_bytes(b"what a server left")
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert "There is a house already" in refusal("house", "restore", str(file), "--database", new, code=1)
    assert (file.read_bytes(), (tmp_path / "house.db").read_bytes()) == before
    assert not (tmp_path / "new.db").exists()


def test_a_database_that_holds_a_house_is_left_as_it_is(kept: tuple[str, Path], postgres_url: str) -> None:
    asyncio.run(_open_once(postgres_url))
    refused = refusal("house", "restore", str(kept[1]), "--database", postgres_url, code=1)
    assert "There is a house already" in refused and "postgres:@" not in refused
    assert logs_of(postgres_url) == {}


async def _open_once(database: str) -> None:
    async with opened(database):
        pass


def spoil(file: Path, statement: str) -> None:
    with file_opened(file) as connection:
        connection.execute(statement)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entry SET data = '{}' WHERE seq = 4",
        "DELETE FROM guest WHERE id = 'guest-1'",
        "UPDATE game_table SET secret = 'another'",
        "UPDATE backup SET facts = replace(facts, '\"taken_at\":1', '\"taken_at\":2')",
    ],
)
def test_a_backup_in_which_anything_was_changed_is_not_restored(
    kept: tuple[str, Path], tmp_path: Path, statement: str
) -> None:
    spoil(kept[1], statement)
    new = f"sqlite:///{tmp_path / 'new' / 'house.db'}"
    assert "is not as it was written" in refusal("house", "restore", str(kept[1]), "--database", new, code=1)
    assert not (tmp_path / "new").exists()


def test_what_is_no_backup_is_not_restored(kept: tuple[str, Path], tmp_path: Path) -> None:
    text, cut = tmp_path / "notes.txt", tmp_path / "cut.db"
    text.write_text("This is no database at all.\n" * 100)
    cut.write_bytes(kept[1].read_bytes()[:9000])
    new = f"sqlite:///{tmp_path / 'new' / 'house.db'}"
    for file, said in (
        (text, "is no backup of a house"),
        (tmp_path / "house.db", "is no backup of a house"),
        (tmp_path / "none.db", "There is no file"),
        (cut, "is not as it was written"),
    ):
        assert said in unwrapped(refusal("house", "restore", str(file), "--database", new, code=1))
    assert "Say which file" in refusal("house", "restore", "--database", new)
    assert not (tmp_path / "new").exists()


def test_a_backup_of_a_newer_version_is_not_restored(kept: tuple[str, Path], tmp_path: Path) -> None:
    spoil(kept[1], "UPDATE backup SET facts = replace(facts, '\"format\":1', '\"format\":2')")
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert "written by a newer version" in refusal("house", "restore", str(kept[1]), "--database", new, code=1)


def test_a_log_that_cannot_be_followed_is_copied_as_it_is_and_named(kept: tuple[str, Path], tmp_path: Path) -> None:
    database, _ = kept
    with sqlite3.connect(tmp_path / "house.db") as connection:
        ((table,),) = connection.execute("SELECT id FROM game_table").fetchall()
        connection.execute("DELETE FROM entry WHERE seq = 4")
        connection.execute("DELETE FROM snapshot")
    second = tmp_path / "second.db"
    said = run("house", "backup", str(second), "--database", database, code=1).stderr
    assert f"the log of one table cannot be followed: {table}" in said
    assert second.is_file()


def test_who_is_connected_and_mail_that_waits_are_not_in_a_backup(kept: tuple[str, Path], tmp_path: Path) -> None:
    database, _ = kept
    with sqlite3.connect(tmp_path / "house.db") as connection:
        connection.execute("INSERT INTO presence VALUES ('process', 'table', 1.0, '{}')")
        for id, state in (("m1", "waiting"), ("m2", "sending"), ("m3", "sent")):
            row = (id, "sign-in", f"{id}@example.org", "en", "{}", state, 0, 1.0, 1.0)
            connection.execute(f"INSERT INTO mail VALUES ({','.join('?' * 9)})", row)
    second = tmp_path / "second.db"
    run("house", "backup", str(second), "--database", database)
    with file_opened(second) as connection:
        assert connection.execute("SELECT count(*) FROM presence").fetchone() == (0,)
        assert connection.execute("SELECT id FROM mail").fetchall() == [("m3",)]
    assert b"m1@example.org" not in second.read_bytes()
