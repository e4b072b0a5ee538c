"""The store: the same promises on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from signoria.server.store import Conflict, RecordRow, Store, TableChange, Trouble
from signoria.server.store.engine import make_engine
from tests.server.stored import (
    GUEST,
    a_guest,
    a_row,
    an_entry,
    lose_the_next_answer,
    make_read_only,
    opened,
    with_table,
)

RACERS = 20


def test_a_guest_is_found_by_the_hash_of_their_token_and_under_a_new_name(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.guests.add(GUEST)
            assert await store.guests.by_token("hash-0") == GUEST
            assert await store.guests.by_token("hash-1") is None
            await store.guests.rename(GUEST.id, "Éléonore")
            found = await store.guests.by_token("hash-0")
            assert found is not None and found.name == "Éléonore"

    asyncio.run(story())


def test_a_table_comes_back_as_it_was_kept(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.guests.add(GUEST)
            row, log = a_row(), [an_entry(1), an_entry(2, "« Où donc ? »")]
            await store.tables.add(row, log, [GUEST.id])
            stored = await store.tables.load(row.id)
            assert stored is not None
            assert (stored.row, stored.snapshot, stored.entries) == (row, None, log)
            assert await store.tables.entries(row.id, 1) == log[1:]
            assert await store.tables.load("no-such-table") is None
            assert await store.tables.entries("no-such-table", 0) == []

    asyncio.run(story())


def test_a_table_comes_back_with_the_position_its_game_begins_with(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.guests.add(GUEST)
            row = a_row(position={"deck": ["roma-1", None, 2], "first": 0})
            await store.tables.add(row, [], [GUEST.id])
            await store.tables.add(a_row("table-1"), [], [GUEST.id])
            stored = await store.tables.load(row.id)
            assert stored is not None and stored.row == row
            assert await nulls_in(store, "position") == 1

    asyncio.run(story())


async def nulls_in(store: Store, column: str) -> int:
    """How many tables have nothing in a column."""

    def count() -> int:
        with store.engine.connect() as connection:
            return int(connection.scalar(sa.text(f"SELECT count(*) FROM game_table WHERE {column} IS NULL")) or 0)

    return await asyncio.to_thread(count)


def test_a_record_comes_back_as_it_was_brought(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.guests.add(GUEST)
            await store.guests.add(a_guest(1))
            record = RecordRow("record-0", "patrician", "signoria-record 1\r\nname 0 Éléonore\n", GUEST.id, 2.5)
            await store.records.add(record)
            assert await store.records.find("record-0") == record
            assert await store.records.find("record-1") is None
            assert [await store.records.count_of(guest) for guest in ("guest-0", "guest-1")] == [1, 0]

    asyncio.run(story())


def test_everything_outlives_the_store_that_wrote_it(database_url: str) -> None:
    async def story() -> None:
        async with with_table(database_url) as store:
            await store.tables.append("table-0", [an_entry(1)])
        async with opened(database_url) as store:
            assert await store.tables.entries("table-0", 0) == [an_entry(1)]
            assert await store.guests.by_token("hash-0") == GUEST

    asyncio.run(story())


def test_an_entry_and_what_goes_with_it_are_written_together(database_url: str) -> None:
    async def story() -> None:
        async with with_table(database_url) as store:
            await store.guests.add(a_guest(1))
            change = TableChange("playing", ["Lucrezia", "Name 1"])
            await store.tables.append("table-0", [an_entry(1, at=5.5)], change, ["guest-1"], b"first")
            stored = await store.tables.load("table-0")
            assert stored is not None
            assert (stored.row.status, stored.row.names, stored.row.changed_at) == (*_parts(change), 5.5)
            assert (stored.snapshot, stored.entries) == ((1, b"first"), [])
            assert [row.id for row in await store.lists.of_guest("guest-1", 9)] == ["table-0"]
            await store.tables.append("table-0", [an_entry(2), an_entry(3)], None, ["guest-1"], b"second")
            stored = await store.tables.load("table-0")
            assert stored is not None and stored.snapshot == (3, b"second")

    asyncio.run(story())


def _parts(change: TableChange) -> tuple[str, list[str]]:
    return change.status, change.names


def test_nothing_of_what_goes_with_a_conflicting_entry_is_written(database_url: str) -> None:
    async def story() -> None:
        async with with_table(database_url) as store:
            await store.guests.add(a_guest(1))
            await store.tables.append("table-0", [an_entry(1)], None, (), b"right")
            with pytest.raises(Conflict):
                await store.tables.append(
                    "table-0", [an_entry(2), an_entry(1)], TableChange("over", ["x", "y"]), ["guest-1"], b"wrong"
                )
            stored = await store.tables.load("table-0")
            assert stored is not None
            assert (stored.row.status, stored.row.names) == ("waiting", ["", "Ésope"])
            assert (stored.snapshot, stored.entries) == ((1, b"right"), [])
            assert await store.lists.of_guest("guest-1", 9) == []

    asyncio.run(story())


def test_of_many_racers_for_one_number_exactly_one_wins(database_url: str) -> None:
    async def story() -> None:
        async with with_table(database_url) as store, opened(database_url) as other:
            racing = [
                [store, other][racer % 2].tables.append(
                    "table-0", [an_entry(1, f"racer {racer}")], None, (), b"%d" % racer
                )
                for racer in range(RACERS)
            ]
            outcomes = await asyncio.gather(*racing, return_exceptions=True)
            winners = [racer for racer, outcome in enumerate(outcomes) if outcome is None]
            assert len(winners) == 1
            assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome is not None)
            stored = await store.tables.load("table-0")
            assert stored is not None and stored.snapshot == (1, b"%d" % winners[0])
            assert await store.tables.entries("table-0", 0) == [an_entry(1, f"racer {winners[0]}")]

    asyncio.run(story())


def test_a_conflict_harms_nothing_that_is_committed_with_it(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            await store.guests.add(GUEST)
            for number in range(10):
                await store.tables.add(a_row(f"table-{number}"), [an_entry(1)], [])
            slow = store._writer.write([], lambda _: time.sleep(0.1))
            writes = [
                store.tables.append(f"table-{number}", [an_entry(1 if number == 4 else 2)]) for number in range(10)
            ]
            _, *outcomes = await asyncio.gather(slow, *writes, return_exceptions=True)
            assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [4]
            assert isinstance(outcomes[4], Conflict)
            lengths = [len(await store.tables.entries(f"table-{number}", 0)) for number in range(10)]
            assert lengths == [2, 2, 2, 2, 1, 2, 2, 2, 2, 2]

    asyncio.run(story())


def test_what_nobody_waits_for_any_more_is_written_all_the_same(database_url: str) -> None:
    async def story() -> None:
        async with with_table(database_url) as store:
            slow = asyncio.create_task(store._writer.write([], lambda _: time.sleep(0.1)))
            writing = asyncio.create_task(store.tables.append("table-0", [an_entry(1)]))
            await asyncio.sleep(0.02)
            writing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await writing
            await slow
            await store.tables.append("table-0", [an_entry(2)])
            assert len(await store.tables.entries("table-0", 0)) == 2

    asyncio.run(story())


def test_closing_finishes_what_is_to_be_written(database_url: str) -> None:
    async def story() -> None:
        async with with_table(database_url) as store:
            slow = asyncio.create_task(store._writer.write([], lambda _: time.sleep(0.1)))
            writing = [asyncio.create_task(store.tables.append("table-0", [an_entry(seq)])) for seq in range(1, 51)]
            await asyncio.sleep(0)
            await store.close()
            await asyncio.gather(slow, *writing)
            with pytest.raises(RuntimeError, match="the store is closed"):
                await store.tables.append("table-0", [an_entry(51)])
        async with opened(database_url) as again:
            assert len(await again.tables.entries("table-0", 0)) == 50

    asyncio.run(story())


def test_what_the_database_refuses_reaches_who_asked(database_url: str) -> None:
    async def story() -> None:
        async with with_table(database_url) as store:
            allow = make_read_only(store)
            with pytest.raises(Trouble, match=r"(?i)read-?only"):
                await store.tables.append("table-0", [an_entry(1)])
            allow()
            await store.tables.append("table-0", [an_entry(1)])
            assert len(await store.tables.entries("table-0", 0)) == 1

    asyncio.run(story())


def test_a_locked_file_is_told_as_such_and_written_to_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_table(f"sqlite:///{tmp_path / 'house.db'}") as store:
            sa.event.listen(store.engine, "begin", lambda c: c.exec_driver_sql("PRAGMA busy_timeout=50"))
            other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(sa.exc.OperationalError, match="locked"):
                await store.tables.append("table-0", [an_entry(1)])
            other.close()
            await store.tables.append("table-0", [an_entry(1)])

    asyncio.run(story())


def test_a_table_that_is_not_there_gets_no_log(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            with pytest.raises(Conflict):
                await store.tables.append("no-such-table", [an_entry(1)])
            assert await store.tables.entries("no-such-table", 0) == []

    asyncio.run(story())


# -- lists -------------------------------------------------------------------------------------------------------------


def test_the_lobby_lists_what_can_be_joined_or_watched_the_newest_first(database_url: str) -> None:
    async def story() -> None:
        now = time.time()
        async with opened(database_url) as store:
            await store.guests.add(GUEST)
            await store.tables.add(a_row("older", changed_at=now - 60), [], [])
            await store.tables.add(a_row("newer", status="playing", changed_at=now), [], [])
            await store.tables.add(a_row("private", listed=False), [], [])
            await store.tables.add(a_row("over", status="over"), [], [])
            await store.tables.add(a_row("closed", status="closed"), [], [])
            await store.tables.add(a_row("forgotten", changed_at=now - 4 * 24 * 3600), [], [])
            assert [row.id for row in await store.lists.listed(9)] == ["newer", "older"]
            assert [row.id for row in await store.lists.listed(1)] == ["newer"]
            assert await store.lists.count_open(GUEST.id) == 3
            assert await store.lists.count_open("guest-1") == 0

    asyncio.run(story())


def test_a_guest_finds_the_tables_they_are_part_of(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            for number in range(2):
                await store.guests.add(a_guest(number))
            await store.tables.add(a_row("both", changed_at=1.0), [], ["guest-0", "guest-1"])
            await store.tables.add(a_row("mine", status="over", changed_at=2.0), [], ["guest-0"])
            await store.tables.add(a_row("given-up", status="closed"), [], ["guest-0"])
            assert [row.id for row in await store.lists.of_guest("guest-0", 9)] == ["mine", "both"]
            assert [row.id for row in await store.lists.of_guest("guest-0", 1)] == ["mine"]
            assert [row.id for row in await store.lists.of_guest("guest-1", 9)] == ["both"]

    asyncio.run(story())


# -- trouble -----------------------------------------------------------------------------------------------------------


def test_a_store_that_answers_is_well(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            assert await store.is_well()

    asyncio.run(story())


@pytest.mark.parametrize("url", ["sqlite:////", "postgresql://nobody@127.0.0.1:1/nothing"])
def test_a_store_that_cannot_be_reached_is_not_well(url: str) -> None:
    async def story() -> None:
        store = Store(make_engine(url))
        assert not await store.is_well()
        await store.close()

    asyncio.run(story())


def test_an_answer_lost_with_the_connection_is_a_conflict_with_oneself_and_written_once(postgres_url: str) -> None:
    async def story() -> None:
        async with with_table(postgres_url) as store:
            lose_the_next_answer(store)
            with pytest.raises(Conflict):
                await store.tables.append("table-0", [an_entry(1)])
            assert await store.tables.entries("table-0", 0) == [an_entry(1)]

    asyncio.run(story())


def test_writing_goes_on_and_notices_are_heard_after_all_connections_were_cut(postgres_url: str) -> None:
    async def story() -> None:
        async with with_table(postgres_url) as store, opened(postgres_url) as other:
            heard: asyncio.Queue[tuple[str | None, int]] = asyncio.Queue()
            await other.listen(lambda table, seq: heard.put_nowait((table, seq)))
            async with asyncio.timeout(20):
                assert await heard.get() == (None, 0)
                await store.tables.append("table-0", [an_entry(1)])
                assert await heard.get() == ("table-0", 1)
                cut_all_connections(postgres_url)
                await store.tables.append("table-0", [an_entry(2)])
                assert len(await other.tables.entries("table-0", 0)) == 2
                assert await heard.get() == (None, 0), "notices may have been missed meanwhile"
                await store.tables.append("table-0", [an_entry(3)])
                next_heard = await heard.get()
                if next_heard == ("table-0", 2):  # it listened again before that was written
                    next_heard = await heard.get()
                assert next_heard == ("table-0", 3)

    asyncio.run(story())


def test_a_connection_cut_in_the_middle_of_a_transaction_costs_nothing(postgres_url: str) -> None:
    async def story() -> None:
        async with with_table(postgres_url) as store:
            cuts = iter([postgres_url])

            def cut_once(*_: object) -> None:
                for url in cuts:
                    cut_all_connections(url)

            sa.event.listen(store.engine, "after_cursor_execute", cut_once)
            await store.tables.append("table-0", [an_entry(1)], TableChange("playing", ["a", "b"]), (), b"kept")
            stored = await store.tables.load("table-0")
            assert stored is not None and (stored.row.status, stored.snapshot) == ("playing", (1, b"kept"))

    asyncio.run(story())


def cut_all_connections(url: str) -> None:
    """End all connections to a database but this one, and wait until they have ended."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_a_store_does_not_hear_its_own_notices(postgres_url: str) -> None:
    async def story() -> None:
        async with with_table(postgres_url) as store, opened(postgres_url) as other:
            heard: list[tuple[str | None, int]] = []
            told: asyncio.Queue[int] = asyncio.Queue()
            await store.listen(lambda table, seq: heard.append((table, seq)))
            await other.listen(lambda _, seq: told.put_nowait(seq))
            async with asyncio.timeout(20):
                await told.get()
                while not heard:  # until both listen
                    await asyncio.sleep(0.01)
                for seq in range(1, 4):
                    await store.tables.append("table-0", [an_entry(seq)])
                while await told.get() != 3:
                    pass
                await other.tables.append("table-0", [an_entry(4)])
                while ("table-0", 4) not in heard:
                    await asyncio.sleep(0.01)
            assert [seq for table, seq in heard if table is not None] == [4]

    asyncio.run(story())
