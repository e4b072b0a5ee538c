"""Looking for a game: those who are matched have seats, nobody has two, and who has left has none."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from signoria.server.bots.pool import BotPool
from signoria.server.config.settings import Settings
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.lobby import searching
from signoria.server.lobby.here import GONE
from signoria.server.lobby.lobby import Lobby
from signoria.server.lobby.matching import FILL, SETTLE
from signoria.server.lobby.searching import BOT_LEVEL, COME, DAYS
from signoria.server.protocol.lobby_bodies import Look, Pace
from signoria.server.protocol.refusals import Refused
from signoria.server.store.blocks import add_block
from signoria.server.store.lobby_rows import BlockRow
from signoria.server.store.searches import all_searches, search_of
from tests.server.live.test_clock_runner import Clock
from tests.server.lobby.guests import a_member, come, guest, refused, sit
from tests.server.running import PATIENCE, Server, Visitor
from tests.server.stored import opened

TWO = {"games": ["patrician"], "least": 2, "most": 2, "pace": "live"}


@asynccontextmanager
async def a_lobby(url: str, clock: Clock) -> AsyncIterator[Lobby]:
    """A lobby without doors, in which nothing happens by itself."""
    async with opened(url) as store:
        house = House(Settings(), store, BotPool(0), clock)
        try:
            yield Lobby(house)
        finally:
            await house.stop()


def status_of(live: LiveTable) -> str:
    return live.table.status


async def look(lobby: Lobby, *names: str, most: int = 2, pace: Pace = "live", bots: bool = False) -> None:
    for name in names:
        wanted = Look(["patrician"], 2, most, pace, bots)
        lobby.here.note(name.lower())
        await searching.begin(lobby.house, lobby.news, guest(name), wanted, is_member=True)


async def match(lobby: Lobby) -> list[str]:
    lobby.news.change()
    return await searching.match(lobby.house, lobby.here, lobby.news)


async def found_for(lobby: Lobby, name: str) -> Any:
    lobby.news.change()
    news = await lobby.news.of(guest(name), True)
    return news.search and news.search.found


def test_two_who_look_for_the_same_have_a_seat_each_that_waits_for_them(database_url: str) -> None:
    async def story() -> None:
        async with a_lobby(database_url, Clock()) as lobby:
            await come(lobby.house, "Anna", "Bruno")
            await look(lobby, "Anna")
            assert await match(lobby) == []
            await look(lobby, "Bruno")
            (table,) = await match(lobby)
            anna, bruno = await found_for(lobby, "Anna"), await found_for(lobby, "Bruno")
            assert anna.table == bruno.table == table and {anna.seat, bruno.seat} == {0, 1}
            live = await lobby.house.table(table)
            assert live.table.seats[anna.seat].reserved == "anna" and status_of(live) == "waiting"
            assert live.table.clock.seconds == 45 * 60
            with pytest.raises(Refused, match="refused-search-found"):
                await searching.withdraw(lobby.house, lobby.news, "anna")
            for name, seat in (("Anna", anna.seat), ("Bruno", bruno.seat)):
                await sit(lobby.house, live, seat, name)
                await searching.has_come(lobby.house, lobby.news, name.lower(), live)
            assert status_of(live) == "playing", "it begins when all have come"
            assert await lobby.house.store.read(all_searches) == []

    asyncio.run(story())


def test_who_looks_anew_looks_for_that_alone_and_who_withdraws_is_not_seated(database_url: str) -> None:
    async def story() -> None:
        async with a_lobby(database_url, Clock()) as lobby:
            await come(lobby.house, "Anna", "Bruno")
            await look(lobby, "Anna", most=3)
            await look(lobby, "Anna")
            (search,) = await lobby.house.store.read(all_searches)
            assert search.most == 2
            await searching.withdraw(lobby.house, lobby.news, "anna")
            await searching.withdraw(lobby.house, lobby.news, "anna")
            await look(lobby, "Bruno")
            assert await match(lobby) == []

    asyncio.run(story())


def test_a_live_search_ends_when_the_page_is_gone_and_a_slow_one_after_days(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with a_lobby(database_url, clock) as lobby:
            await come(lobby.house, "Anna", "Bruno", "Carla")
            await look(lobby, "Anna", "Bruno", most=4)
            await look(lobby, "Carla", pace="slow")
            clock.now += GONE - 1
            lobby.here.note("bruno")
            await lobby.here.note_searchers({"anna", "bruno", "carla"})
            clock.now += 2
            await match(lobby)
            assert {search.guest_id for search in await lobby.house.store.read(all_searches)} == {"bruno", "carla"}
            clock.now += DAYS
            await match(lobby)
            assert await lobby.house.store.read(all_searches) == []

    asyncio.run(story())


def test_a_game_over_days_begins_though_nobody_is_here(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with a_lobby(database_url, clock) as lobby:
            await come(lobby.house, "Anna", "Bruno")
            await look(lobby, "Anna", pace="slow")
            clock.now += 24 * 3600
            await look(lobby, "Bruno", pace="slow")
            (table,) = await match(lobby)
            live = await lobby.house.table(table)
            assert live.table.status == "playing" and live.table.clock.per == "move"
            assert {seat.guest for seat in live.table.seats} == {"anna", "bruno"}
            turns = await lobby.house.store.clocks.turns([table])
            assert set(turns[table]) <= {"anna", "bruno"} and turns[table], "who is to move is written to"
            clock.now += COME + 1
            await searching.go_on_without(lobby.house, lobby.news)
            assert live.table.status == "playing" and await lobby.house.store.read(all_searches) == []

    asyncio.run(story())


def test_bots_take_the_seats_for_which_nobody_was_found(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with a_lobby(database_url, clock) as lobby:
            await come(lobby.house, "Anna", "Bruno")
            wanted = Look(["habemus-papam"], 3, 4, "live", bots=True)
            for name in ("Anna", "Bruno"):
                await searching.begin(lobby.house, lobby.news, guest(name), wanted, is_member=False)
            assert await match(lobby) == []
            for name in ("anna", "bruno"):
                lobby.here.note(name)
            clock.now += FILL["live"]
            (table,) = await match(lobby)
            live = await lobby.house.table(table)
            assert sorted(seat.level or "" for seat in live.table.seats) == ["", "", BOT_LEVEL]

    asyncio.run(story())


@pytest.mark.parametrize("bots", [True, False])
def test_who_does_not_come_is_not_waited_for(database_url: str, bots: bool) -> None:
    async def story() -> None:
        clock = Clock()
        async with a_lobby(database_url, clock) as lobby:
            await come(lobby.house, "Anna", "Bruno", "Carla")
            await look(lobby, "Anna", "Bruno", "Carla", most=3, bots=bots)
            (table,) = await match(lobby)
            live = await lobby.house.table(table)
            for name in ("Anna", "Bruno"):
                await sit(lobby.house, live, (await found_for(lobby, name)).seat, name)
                await searching.has_come(lobby.house, lobby.news, name.lower(), live)
            clock.now += COME - 1
            await searching.go_on_without(lobby.house, lobby.news)
            assert status_of(live) == "waiting"
            clock.now += 2
            await searching.go_on_without(lobby.house, lobby.news)
            (third,) = [seat for seat in live.table.seats if seat.guest is None]
            assert third.reserved is None and (third.level is not None) is bots
            assert (status_of(live) == "playing") is bots
            assert await lobby.house.store.read(lambda connection: search_of(connection, "carla")) is None

    asyncio.run(story())


def test_a_table_to_which_nobody_comes_is_given_up(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with a_lobby(database_url, clock) as lobby:
            await come(lobby.house, "Anna", "Bruno")
            await look(lobby, "Anna", "Bruno", bots=True)
            (table,) = await match(lobby)
            clock.now += COME + 1
            await searching.go_on_without(lobby.house, lobby.news)
            assert (await lobby.house.table(table)).table.status == "closed"

    asyncio.run(story())


def test_who_is_blocked_is_not_seated_with_the_blocker(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with a_lobby(database_url, clock) as lobby:
            await come(lobby.house, "Anna", "Eve", "Bruno")
            row = BlockRow("anna", "eve", "0" * 16, "Eve", 1.0)
            await lobby.house.store.write(lambda connection: add_block(connection, row))
            await look(lobby, "Anna", "Eve")
            assert await match(lobby) == []
            await look(lobby, "Bruno")
            await match(lobby)
            assert await found_for(lobby, "Anna") and await found_for(lobby, "Bruno")
            assert await found_for(lobby, "Eve") is None

    asyncio.run(story())


def test_two_processes_that_match_at_once_seat_everybody_once(postgres_url: str) -> None:
    async def story() -> None:
        clock, names = Clock(), [f"Player {letter}" for letter in "ABCDEFGHIJ"]
        async with a_lobby(postgres_url, clock) as first, a_lobby(postgres_url, clock) as second:
            await come(first.house, *names, members=False)
            for round in range(5):
                for place, name in enumerate(names):
                    await look((first, second)[place % 2], name)
                    (first, second)[place % 2].here.note(name.lower())
                tables = [one for those in await asyncio.gather(match(first), match(second)) for one in those]
                tables += await match(first)
                found = [str(search.table_id) for search in await first.house.store.read(all_searches)]
                assert sorted(found) == sorted(tables * 2), f"two to a table, in round {round}"
                clock.now += COME + 1
                await asyncio.gather(
                    searching.go_on_without(first.house, first.news), searching.go_on_without(second.house, second.news)
                )
                assert await second.house.store.read(all_searches) == []

    asyncio.run(story())


def test_who_leaves_while_others_are_matched_is_either_seated_or_gone(postgres_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with a_lobby(postgres_url, clock) as first, a_lobby(postgres_url, clock) as second:
            await come(first.house, "Anna", "Bruno", members=False)
            for _ in range(10):
                await look(first, "Anna", "Bruno")
                leaving = searching.withdraw(second.house, second.news, "bruno")
                tables, left = await asyncio.gather(match(first), leaving, return_exceptions=True)
                assert isinstance(tables, list)
                bruno = await first.house.store.read(lambda connection: search_of(connection, "bruno"))
                if left is None:
                    assert tables == [] and bruno is None
                else:
                    assert len(tables) == 1 and bruno is not None and bruno.table_id == tables[0]
                clock.now += COME + GONE
                await searching.go_on_without(first.house, first.news)
                await match(first)
                assert await first.house.store.read(all_searches) == []

    asyncio.run(story())


# -- over HTTP ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def servers(postgres_url: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Two servers on one database."""
    with Server(postgres_url, tmp_path / "a.log") as first, Server(postgres_url, tmp_path / "b.log") as second:
        yield [first, second]
    for log in (tmp_path / "a.log", tmp_path / "b.log"):
        assert "Traceback" not in log.read_text()


def found_by(visitor: Visitor) -> Any:
    """The game that is found for somebody, whose page asks for news as pages do."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        search = visitor.get("/api/news")["search"]
        if search is not None and search["found"] is not None:
            return search["found"]
        time.sleep(0.1)
    raise AssertionError("no game was found")


def test_two_people_at_two_servers_find_one_another_and_play(servers: list[Server]) -> None:
    anna, bruno = (server.guest(name) for server, name in zip(servers, ("Anna", "Bruno"), strict=True))
    assert refused(anna, "POST", "/api/search/seat", {}) == (404, "refused-nothing-found")
    for visitor in (anna, bruno):
        assert visitor.post("/api/search", TWO)["found"] is None
    tables = set()
    for visitor in (anna, bruno):
        found = found_by(visitor)
        assert found["game"] == "patrician"
        tables.add(visitor.post("/api/search/seat", {"nonce": "n"})["id"])
    (table,) = tables
    facts, until = bruno.get(f"/api/tables/{table}"), time.monotonic() + PATIENCE
    while anna.get(f"/api/tables/{table}")["status"] != "playing":
        assert time.monotonic() < until
    assert facts["status"] == "playing" and sorted(seat["name"] for seat in facts["seats"]) == ["Anna", "Bruno"]
    for visitor in (anna, bruno):
        (held,) = visitor.get(f"/api/tables/{table}/mine")
        page = visitor.connect(table, held["token"])
        assert page.last["welcome"]["seat"] == held["seat"]
        page.close()
        assert visitor.get("/api/news")["search"] is None


@pytest.mark.full
def test_what_a_friend_sees_and_who_invites_them_crosses_servers(servers: list[Server]) -> None:
    anna, bruno = a_member(servers[0], "Anna"), a_member(servers[1], "Bruno")
    anna.post("/api/friends", {"name": "Bruno"})
    bruno.post("/api/friends", {"name": "Anna"})
    table = str(bruno.post("/api/tables", {"game": "patrician", "seats": 2, "listed": True})["id"])
    page = bruno.connect(table)
    until = time.monotonic() + PATIENCE
    while anna.get("/api/friends")["friends"][0]["table"] != table:
        assert time.monotonic() < until
        time.sleep(0.2)
    bruno.post(f"/api/tables/{table}/invitations", {"name": "anna"})
    while not (found := anna.get("/api/news")["invitations"]):
        assert time.monotonic() < until
        time.sleep(0.2)
    assert found[0]["host"] == "Bruno"
    page.close()


def test_a_guest_looks_for_no_game_over_days_and_nobody_for_one_that_is_not_played_so(house: Server) -> None:
    visitor = house.guest("Zita")
    assert refused(visitor, "POST", "/api/search", {**TWO, "pace": "slow"}) == (403, "refused-search-members")
    assert refused(visitor, "POST", "/api/search", {**TWO, "games": ["chess"]})[0] == 422
    wanted = {**TWO, "least": 7, "most": 9}
    assert refused(visitor, "POST", "/api/search", wanted) == (422, "refused-search-seats")
    assert refused(Visitor(house), "POST", "/api/search", TWO) == (401, "refused-no-guest")
    assert a_member(house, "Zoe").post("/api/search", {**TWO, "pace": "slow"})["pace"] == "slow"


def test_the_search_waits_a_moment_for_more_than_it_needs() -> None:
    assert 0 < SETTLE["live"] < FILL["live"] < GONE < COME
