"""After a restart bots go on, though nobody comes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from signoria.server.live import resume
from signoria.server.tables import requests
from tests.server.recording import entries_of
from tests.server.running import PATIENCE, Server
from tests.server.stored import a_house, a_row, playing, two_at_a_table


@pytest.fixture(autouse=True)
def no_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resume, "LOOK", 0.0)
    monkeypatch.setattr(resume, "SPREAD", 0.0)
    monkeypatch.setattr(resume, "PAUSE", 0.0)


def test_bots_alone_go_on_after_a_restart(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url) as house:
            live = await two_at_a_table(house)
            for seat in range(2):
                await house.change(live, partial(requests.rest, seat=seat, key=None))
            id = live.table.id
            await house.store.tables.add(a_row("waiting"), [], [])
            await house.store.tables.add(a_row("other-rules", status="playing", rules_version="0"), [], [])
        async with a_house(database_url) as house:
            await resume.resume_tables(house)
            assert list(house.tables) == [id]
            assert house.tables[id].bots

    asyncio.run(story())


def test_a_server_that_was_killed_and_comes_back_plays_on_though_nobody_comes(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", {"pace": 0.2}) as server:
        anna = server.guest("Anna")
        table = anna.open_table()
        token = anna.sit(table, 0)
        anna.seat_bot(table, 1)
        anna.start(table)
        page = anna.connect(table, token)
        assert page.ask("rest")["it"] == "accepted"
        server.kill()
        before = entries_of(server, table)
        server.start()
        end = time.monotonic() + PATIENCE
        while entries_of(server, table) < before + 3:
            assert time.monotonic() < end, "the bots do not go on"
            time.sleep(0.1)


def test_only_so_many_tables_are_woken_those_that_changed_last_first(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_house(database_url) as house:
            newest = (await two_at_a_table(house)).table.id
            await house.store.tables.add(a_row("older", status="playing", changed_at=1.0), [], [])
            assert await house.store.lists.running(9) == [newest, "older"]
        monkeypatch.setattr(resume, "MOST", 1)
        async with a_house(database_url) as house:
            await resume.resume_tables(house)
            assert list(house.tables) == [newest]

    asyncio.run(story())


def test_what_goes_on_at_another_process_is_left_to_it(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_house(postgres_url) as first, a_house(postgres_url) as second:
            live = await two_at_a_table(first)
            usual = second.store.tables.lengths

            async def lengths(tables: Sequence[str]) -> dict[str, int]:
                """As many as there are, before the other process goes on."""
                found = await usual(tables)
                await first.change(live, playing(f"key-{live.table.seq}"))
                return found

            monkeypatch.setattr(second.store.tables, "lengths", lengths)
            await resume.resume_tables(second)
            assert second.tables == {}

    asyncio.run(story())
