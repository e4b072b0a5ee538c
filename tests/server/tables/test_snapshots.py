"""Snapshots: a shorter way to the same table, and never a reason to lose it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from signoria.server.live.loading import load_table
from signoria.server.store import Store, schema
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry
from signoria.server.tables.table import Table
from tests.server.stored import a_house, opened, playing, state_of, two_at_a_table

EVERY = 8


async def change_snapshot(store: Store, data: bytes | None) -> None:
    """Put other bytes in the place of every snapshot, or none."""
    change: sa.Executable = sa.delete(schema.snapshot)
    if data is not None:
        change = sa.update(schema.snapshot).values(data=data)

    def work(connection: sa.Connection) -> None:
        connection.execute(change)

    await store._writer.write([], work)


async def a_played_table(url: str) -> tuple[str, bytes]:
    """A table with more entries than lie between two snapshots; its id, and all it is."""
    async with a_house(url, snapshot_every=EVERY) as house:
        live = await two_at_a_table(house, ambassadors=True)
        dice = random.Random(3)
        for number in range(3 * EVERY):

            def by_chance(table: Table, number: int = number) -> Entry:
                assert table.match is not None
                seat = table.match.to_act[0]
                return entries.Decided(seat, dice.choice(table.legal(seat)).text, f"key-{number}")

            await house.change(live, by_chance)
        return live.table.id, state_of(live.table)


def test_a_snapshot_is_kept_after_so_many_entries_and_says_what_the_log_says(database_url: str) -> None:
    async def story() -> None:
        id, state = await a_played_table(database_url)
        async with opened(database_url) as store:
            stored = await store.tables.load(id)
            assert stored is not None and stored.snapshot is not None
            last = len(await store.tables.entries(id, 0))
            assert last - EVERY < stored.snapshot[0] <= last
            table, since = await load_table(store, id)
            assert (state_of(table), since) == (state, stored.snapshot[0])
            await change_snapshot(store, None)
            table, since = await load_table(store, id)
            assert (state_of(table), since) == (state, 0)

    asyncio.run(story())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00\xff",
        b"[]",
        b'{"format":3}',
        msgspec.json.encode({"format": 99}),
        b'{"format":3,"seq":3,"status":"waiting","rematch":null,"seats":[],"asked":[],"chat":{},"keys":[],"match":null}',
    ],
)
def test_a_snapshot_that_is_of_no_use_is_passed_over(tmp_path: Path, data: bytes) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'house.db'}"
        id, state = await a_played_table(url)
        async with opened(url) as store:
            await change_snapshot(store, data)
            with capture_logs() as logs:
                table, since = await load_table(store, id)
            assert (state_of(table), since) == (state, 0)
            assert [line["event"] for line in logs] == ["a snapshot is of no use"]

    asyncio.run(story())


def test_a_table_often_brought_back_still_gets_its_snapshot(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'house.db'}"
        async with a_house(url, snapshot_every=EVERY) as house:
            id = (await two_at_a_table(house)).table.id
        for number in range(EVERY):
            async with a_house(url, snapshot_every=EVERY) as house:
                await house.change(await house.table(id), playing(f"key-{number}"))
        async with opened(url) as store:
            stored = await store.tables.load(id)
            assert stored is not None and stored.snapshot is not None

    asyncio.run(story())
