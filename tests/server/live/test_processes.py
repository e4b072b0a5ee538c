"""Several processes at one table: one log, and everybody sees the same."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from signoria.server.live.loading import load_table
from signoria.server.live.new_table import open_table
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.refusals import Refused
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry
from signoria.server.tables.table import Table
from tests.server.live.test_crashes import BOTH_EXPANSIONS, check_log, check_record, read_log
from tests.server.running import Page, Server, Visitor
from tests.server.stored import (
    a_guest,
    a_house,
    lose_the_next_answer,
    make_read_only,
    playing,
    sitting,
    state_of,
    two_at_a_table,
)
from tests.server.stubborn import StubbornPage, play_stubbornly


@pytest.fixture
def servers(postgres_url: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Two servers on one database."""
    with (
        Server(postgres_url, tmp_path / "a.log") as first,
        Server(postgres_url, tmp_path / "b.log") as second,
    ):
        yield [first, second]


def there(visitor: Visitor, server: Server) -> Visitor:
    """The same person with a page on another server."""
    return Visitor(server, visitor.cookie)


def hear_until(page: Page, kind: str, seq: int) -> None:
    while page.last[kind]["seq"] < seq:
        page.until(kind)


def test_people_and_bots_play_a_game_through_two_servers(servers: list[Server]) -> None:
    host, friend = servers[0].guest("Lucrezia"), servers[1].guest("Cosimo")
    table = host.open_table(seats=4, **BOTH_EXPANSIONS)
    far = friend.connect(table)
    mine = host.sit(table, 0)
    theirs = friend.sit(table, 2)
    for seat in (1, 3):
        there(host, servers[seat // 2]).seat_bot(table, seat)
    while far.last["seating"]["table"]["seats"][3]["holder"] != "bot":
        far.until("seating")
    host.start(table)
    far.until("play")
    far.close()
    pages = [StubbornPage(host, table, mine), StubbornPage(friend, table, theirs)]
    assert pages[0].insist("say", text="Buongiorno")["it"] == "accepted"
    while not pages[1].last["chat"]["chat"]:
        pages[1].until("chat")
    assert pages[1].last["chat"]["chat"][-1]["text"] == "Buongiorno"
    play_stubbornly(pages, random.Random(1))
    for page in pages:
        page.catch_up(pages[0].play["seq"])
    assert pages[0].play["outcome"] == pages[1].play["outcome"]
    assert pages[0].play["view"] == pages[1].play["view"]
    log = read_log(servers[0].database, table)
    check_log(log, pages)
    check_record(host, table, log)
    check_record(there(host, servers[1]), table, log)
    for page in pages:
        page.close()


def test_of_two_moves_for_one_seat_on_two_servers_one_is_made(servers: list[Server]) -> None:
    host = servers[0].guest("Lucrezia")
    table = host.open_table(seats=2, one_device=True)
    tokens = [host.sit(table, seat) for seat in range(2)]
    host.start(table)
    for _ in range(6):
        pages = [there(host, server).connect(table, token) for token in tokens for server in servers]
        newest = max(page.play["seq"] for page in pages)
        for page in pages:
            hear_until(page, "play", newest)
        racing = [page for page in pages if page.play["moves"]]
        assert len(racing) == 2
        last = [len(page.play["moves"]) - 1 for page in racing]
        threads = [
            threading.Thread(target=page.move, args=(place,)) for page, place in zip(racing, (0, last[1]), strict=True)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        kinds = sorted(("accepted" in page.last) + 2 * ("refused" in page.last) for page in racing)
        assert kinds == [1, 2]
        winner = next(page for page in racing if "accepted" in page.last)
        for page in pages:
            hear_until(page, "play", winner.last["accepted"]["seq"])
        assert len({str(page.play["view"]) for page in pages}) == 1
        for page in pages:
            page.close()


# -- two houses, without their doors -----------------------------------------------------------------------------------


def test_a_house_that_was_too_late_starts_over_and_is_right_again(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url, snapshot_every=4) as first, a_house(database_url, snapshot_every=4) as second:
            here = await two_at_a_table(first)
            id = here.table.id
            there = await second.table(id)
            numbers = []
            for number in range(8):
                numbers.append(await first.change(here, playing(f"here-{number}")))
                numbers.append(await second.change(there, speaking(f"there-{number}")))
            assert numbers == list(range(4, 20))
            await first.catch_up(id, 19)
            assert state_of(here.table) == state_of(there.table)
            table, _ = await load_table(first.store, id)
            assert state_of(table) == state_of(here.table)

    asyncio.run(story())


def speaking(key: str) -> Callable[[Table], Entry]:
    return lambda _: entries.Spoke("guest-0", None, "Name 0", "a word", key)


class Ears:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.guest: str | None = None
        self.token_hash = ""
        self.is_greeted = True
        self.frames: list[str] = []

    def push(self, frame: bytes) -> None:
        self.frames.append(frame.decode())


def test_after_starting_over_everybody_is_shown_what_the_log_says(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url) as first, a_house(database_url) as second:
            here = await two_at_a_table(first)
            there = await second.table(here.table.id)
            ears = Ears()
            there.listeners.add(ears)
            await first.change(here, playing("one"))
            await first.change(here, speaking("two"))
            await second.change(there, playing("three"))
            kinds = [frame.partition('"it":"')[2].partition('"')[0] for frame in ears.frames]
            assert kinds == ["welcome", "seating", "chat", "play", "play"]
            assert "a word" in ears.frames[2]

    asyncio.run(story())


def test_what_was_written_though_the_answer_was_lost_is_recognised(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url) as house:
            live = await two_at_a_table(house)
            lose_the_next_answer(house.store)
            assert await house.change(live, playing("lost")) == 4
            assert live.table.seq == 4
            log = await house.store.tables.entries(live.table.id, 0)
            assert [entry.data.get("key") for entry in log] == [None, None, None, "lost"]
            assert await house.change(live, playing("next")) == 5

    asyncio.run(story())


def test_somebody_who_sat_down_though_the_answer_was_lost_has_the_seat(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url) as house:
            await house.store.guests.add(a_guest(0))
            id = await open_table(house, a_guest(0), NewTable("patrician", 2, {}, False))
            live = await house.table(id)
            lose_the_next_answer(house.store)
            assert await house.change(live, sitting(0)) == 1
            assert live.table.seats[0].guest == "guest-0"

    asyncio.run(story())


def test_a_change_that_cannot_be_written_leaves_no_trace(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url) as house:
            live = await two_at_a_table(house)
            before = state_of(live.table)
            allow = make_read_only(house.store)
            with pytest.raises(Refused, match="refused-store"):
                await house.change(live, playing("key"))
            allow()
            assert state_of(live.table) == before
            assert await house.change(live, playing("key")) == 4

    asyncio.run(story())


def test_a_table_waits_for_a_store_that_is_away(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_house(database_url) as house:
            live = await two_at_a_table(house)
            before, away, usual = state_of(live.table), 2, house.store.tables.load

            async def load(id: str) -> object:
                nonlocal away
                away -= 1
                if away >= 0:
                    raise sa.exc.OperationalError("SELECT", {}, OSError("nobody answers"))
                return await usual(id)

            monkeypatch.setattr(house.store.tables, "load", load)
            monkeypatch.setattr("signoria.server.live.log_sync.READ_AGAIN", 0.01)
            allow = make_read_only(house.store)
            with pytest.raises(Refused, match="refused-store"):
                await house.change(live, playing("key"))
            allow()
            assert away < 0
            assert state_of(live.table) == before

    asyncio.run(story())


def test_what_another_process_writes_while_a_table_is_read_is_not_missed(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url) as first, a_house(database_url) as second:
            here = await two_at_a_table(first)
            id, usual = here.table.id, second.store.tables.load

            async def load(id: str) -> object:
                stored = await usual(id)
                await first.change(here, playing("meanwhile"))
                second.heard(id, 4)
                return stored

            second.store.tables.load = load  # type: ignore[method-assign,assignment]
            there = await second.table(id)
            async with asyncio.timeout(10):
                while there.table.seq < 4:
                    await asyncio.sleep(0.01)
            assert state_of(there.table) == state_of(here.table)

    asyncio.run(story())


def test_notices_that_were_missed_are_made_up_for(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url) as first, a_house(database_url) as second:
            here = await two_at_a_table(first)
            there = await second.table(here.table.id)
            for number in range(3):
                await first.change(here, playing(f"key-{number}"))
            assert there.table.seq == 3
            second.heard(None, 0)
            async with asyncio.timeout(10):
                while there.table.seq < 6:
                    await asyncio.sleep(0.01)
            assert state_of(there.table) == state_of(here.table)

    asyncio.run(story())
