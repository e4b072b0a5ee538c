"""Pruning: what is old goes with all that belongs to it, and nothing else does."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from signoria.server.http.guests import Guests
from signoria.server.live.pruning import prune_once
from signoria.server.store import GuestRow, RecordRow, Store, TableChange
from signoria.server.store.file_lock import HouseLock
from signoria.server.store.pruning import DAY, Keep
from signoria.server.tables.seat import hash_of_token
from tests.cli.terminal import refusal, run
from tests.server.stored import a_guest, a_house, a_row, an_entry, opened, two_at_a_table

NOW = time.time()
LONG_AGO, LATELY = NOW - 100 * DAY, NOW - DAY


def guest_seen(number: int, at: float) -> GuestRow:
    return msgspec.structs.replace(a_guest(number), seen_at=at)


async def fill(store: Store) -> None:
    """Guest 0 came lately, the others long ago; tables and records of different ages."""
    for number in range(5):
        await store.guests.add(guest_seen(number, LATELY if number == 0 else LONG_AGO))
    for id, status, changed, host, guests in (
        ("old-over", "over", LONG_AGO, 1, [1]),
        ("old-closed", "closed", LONG_AGO, 1, [0, 1]),
        ("old-waiting", "waiting", LONG_AGO, 0, [0]),
        ("old-game-of-who-came", "playing", LONG_AGO, 2, [0, 2]),
        ("old-game-of-nobody", "playing", LONG_AGO, 1, [1]),
        ("new-over", "over", LATELY, 3, [3]),
        ("said-something", "over", LONG_AGO, 0, [0]),
    ):
        row = a_row(id, status=status, changed_at=changed, host_id=f"guest-{host}")
        at = LATELY if id == "said-something" else changed
        await store.tables.add(row, [an_entry(1, at=at)], [f"guest-{number}" for number in guests])
    await store.tables.append("old-over", [an_entry(2, at=LONG_AGO)], TableChange("over", []), [], b"snapshot")
    await store.records.add(RecordRow("old-record", "patrician", "text", "guest-4", LONG_AGO))
    await store.records.add(RecordRow("new-record", "patrician", "text", "guest-0", LATELY))


async def left(store: Store) -> dict[str, set[str]]:
    def read(connection: sa.Connection) -> dict[str, set[str]]:
        return {
            table: {str(row[0]) for row in connection.execute(sa.text(f"SELECT {column} FROM {table}"))}
            for table, column in (
                ("game_table", "id"),
                ("entry", "table_id"),
                ("snapshot", "table_id"),
                ("member", "table_id"),
                ("record", "id"),
                ("guest", "id"),
            )
        }

    return await store.read(read)


def test_what_is_old_goes_with_all_that_belongs_to_it(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await fill(store)
            pruned = await store.prune(Keep(tables=30, records=30, guests=30), NOW, ())
            assert asdict(pruned) == {"tables": 4, "records": 1, "guests": 2}
            kept = await left(store)
            tables = {"old-game-of-who-came", "new-over", "said-something"}
            assert kept["game_table"] == kept["entry"] == kept["member"] == tables
            assert kept["snapshot"] == set()
            assert kept["record"] == {"new-record"}
            assert kept["guest"] == {"guest-0", "guest-2", "guest-3"}

    asyncio.run(story())


def test_what_has_no_limit_is_kept_for_ever(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await fill(store)
            before = await left(store)
            assert asdict(await store.prune(Keep(), NOW, ())) == {"tables": 0, "records": 0, "guests": 0}
            assert asdict(await store.prune(Keep(guests=30), NOW, ()))["guests"] == 0, "all have tables or records"
            assert asdict(await store.prune(Keep(tables=200, records=200), NOW, ()))["tables"] == 0
            assert await left(store) == before

    asyncio.run(story())


def test_a_server_prunes_by_its_settings_but_not_what_is_in_use(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}", keep_tables_days=30) as house:
            used = (await two_at_a_table(house)).table.id
            await house.store.tables.add(a_row("old", status="over", changed_at=LONG_AGO), [], [])
            house.clock = lambda: NOW + 60 * DAY
            await prune_once(house)
            assert (await left(house.store))["game_table"] == {used}
            house.tables.clear()
            await prune_once(house)
            assert (await left(house.store))["game_table"] == set()

    asyncio.run(story())


def test_a_guest_who_comes_is_noted_once_a_day(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
            guests = Guests(house)
            _, token = await guests.welcome("Lucrezia")
            noted: list[float] = []
            usual = house.store.guests.note_seen

            async def note_seen(id: str, at: float) -> None:
                noted.append(at)
                await usual(id, at)

            house.store.guests.note_seen = note_seen  # type: ignore[method-assign]
            began = house.clock()
            for hours in (0, 1, 23, 25, 26, 48):
                house.clock = lambda hours=hours: began + hours * 3600.0  # type: ignore[misc]
                await guests.of_token(token)
            await house.tasks.done()
            assert noted == [began + 25 * 3600.0]
            row = await house.store.guests.by_token(hash_of_token(token))
            assert row is not None and row.seen_at == noted[0]

    asyncio.run(story())


def test_a_house_is_pruned_by_hand_once_it_was_seen_what_would_go(database_url: str, tmp_path: Path) -> None:
    async def story(what: str) -> dict[str, set[str]]:
        async with opened(database_url) as store:
            if what == "fill":
                await fill(store)
            return await left(store)

    before = asyncio.run(story("fill"))
    asked = ("house", "prune", "--tables", "30", "--records", "30", "--guests", "30", "--database", database_url)
    assert run(*asked, "--dry-run").stdout == "These would go: 4 tables, 1 records, 2 guests.\n"
    assert asyncio.run(story("look")) == before
    assert run(*asked).stdout == "Removed: 4 tables, 1 records, 2 guests.\n"
    assert asyncio.run(story("look"))["guest"] == {"guest-0", "guest-2", "guest-3"}
    config = tmp_path / "house.toml"
    config.write_text(f'database = "{database_url}"\nkeep_tables_days = 30\n')
    by_settings = ("house", "prune", "--config", str(config), "--dry-run")
    assert run(*by_settings).stdout == "These would go: 0 tables, 0 records, 0 guests.\n"
    assert run(*asked, "--lang", "fr").stdout == "Enlevé\u00a0: 0 tables, 0 enregistrements, 0 invités.\n"


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("prune",), "Say what may go and after how many days: --tables, --records or --guests."),
        (("prune", "--tables", "0"), "What may go is at least a day old: a number of days is 1 or more."),
        (("burn", "--tables", "9"), "A house has no burn: choose among init,"),
        (("prune", "--tables", "9"), "cannot be used"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(tmp_path: Path, asked: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal("house", *asked, "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert list(tmp_path.iterdir()) == [], "a house that is not there is not made"


def test_a_house_that_is_open_is_not_pruned_by_hand(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    (tmp_path / "house.db").touch()
    with HouseLock(database) as lock:
        lock.tell("http://localhost:1/")
        refused = refusal("house", "prune", "--tables", "9", "--database", database, code=1)
    assert "This house is open, at http://localhost:1/" in refused
    assert (tmp_path / "house.db").stat().st_size == 0
