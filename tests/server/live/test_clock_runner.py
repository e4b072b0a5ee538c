"""Clocks end when they are due, after a restart and at any process, and no time counts in which no house was there."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from signoria.server.bots.pool import BotPool
from signoria.server.config.settings import Settings
from signoria.server.live import clock_runner, stand_ins
from signoria.server.live.clock_runner import GRACE
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.loading import load_table
from signoria.server.live.new_table import open_table
from signoria.server.live.rematches import rematch_of
from signoria.server.live.turns import tables_waiting_for
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.facts import ClockRules
from signoria.server.protocol.refusals import Refused
from signoria.server.store import schema
from signoria.server.store.pruning import remove_tables
from signoria.server.tables import ending, entries, requests
from signoria.server.tables.snapshots import frozen
from tests.server.live.test_processes import Ears
from tests.server.running import PATIENCE, Server
from tests.server.stored import GUEST, a_guest, opened, playing, sitting, state_of

BEGUN = 1_800_000_000.0
MOVE = ClockRules("move", 100, 0, "bot")


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = BEGUN

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def timed_house(url: str, clock: Clock) -> AsyncIterator[House]:
    """A house that has just opened its doors, in which no bot answers."""
    async with opened(url) as store:
        house = House(Settings(), store, BotPool(0), clock)
        await house.clock_runner.make_up()
        try:
            yield house
        finally:
            await house.stop()


async def two_with_a_clock(
    house: House, rules: ClockRules = MOVE, game: str = "patrician", seats: int = 2
) -> LiveTable:
    for number in range(seats):
        await house.store.guests.add(a_guest(number))
    live = await house.table(await open_table(house, GUEST, NewTable(game, seats, clock=rules)))
    for number in range(seats):
        await house.change(live, sitting(number))
    await house.change(live, lambda table: requests.start(table, "guest-0"))
    return live


async def kinds(house: House, id: str) -> list[str]:
    return [row.kind for row in await house.store.tables.entries(id, 0)]


def first_of(live: LiveTable) -> int:
    return live.table.waiting()[0]


def tell(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


def test_time_ends_when_it_is_due_and_is_written_once(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(database_url, clock) as house:
            live = await two_with_a_clock(house)
            first = first_of(live)
            clock.now += 99.9
            await house.clock_runner.end_due()
            assert not live.table.seats[first].is_played_by_a_bot
            clock.now += 0.1
            await house.clock_runner.end_due()
            await house.clock_runner.end_due()
            assert live.table.seats[first].level == "apprentice"
            assert (await kinds(house, live.table.id)).count("time-ended") == 1

    tell(story)


def test_who_moves_in_time_has_the_next_moves_time(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(database_url, clock) as house:
            live = await two_with_a_clock(house)
            for number in range(5):
                clock.now += 90
                await house.change(live, playing(f"k{number}"))
                await house.clock_runner.end_due()
            assert "time-ended" not in await kinds(house, live.table.id)

    tell(story)


def test_all_who_owe_a_choice_run_out_together(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(f"sqlite:///{tmp_path / 'house.db'}", clock) as house:
            live = await two_with_a_clock(house, MOVE, "princes-of-florence", 3)
            await house.change(live, lambda table: entries.Decided(1, table.legal(1)[0].text))
            clock.now += 100
            await house.clock_runner.end_due()
            assert [seat.level for seat in live.table.seats] == ["apprentice", None, "apprentice"]

    tell(story)


def test_a_house_whose_clock_is_put_back_goes_on_looking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock_runner, "BEAT", 0.02)

    async def story() -> None:
        clock = Clock()
        async with timed_house(f"sqlite:///{tmp_path / 'house.db'}", clock) as house:
            await two_with_a_clock(house)
            running = asyncio.create_task(house.clock_runner.run())
            for moved in (0.0, -3_600.0, 50.0):
                clock.now = BEGUN + moved
                async with asyncio.timeout(PATIENCE):
                    while await house.store.read(lambda one: one.scalar(sa.select(schema.pulse.c.at))) != clock.now:
                        await asyncio.sleep(0.01)
            running.cancel()

    tell(story)


def test_a_table_that_was_put_away_is_brought_back_for_it(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(database_url, clock) as house:
            id = (await two_with_a_clock(house, ClockRules("move", 86_400, 0, "bot"))).table.id
            clock.now += 10_000
            house.put_away_idle()
            assert id not in house.tables
            clock.now += 80_000
            await house.clock_runner.end_due()
            assert "time-ended" in await kinds(house, id)

    tell(story)


def test_after_a_restart_the_clocks_are_the_same_but_for_the_time_without_a_house(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(database_url, clock) as house:
            live = await two_with_a_clock(house)
            id, first = live.table.id, first_of(live)
            clock.now += 60
        clock.now += 5_000
        async with timed_house(database_url, clock) as house:
            table = (await house.table(id)).table
            assert table.clocks is not None
            assert table.clocks.left(first, clock.now) == pytest.approx(40.0)
            clock.now += GRACE + 39
            await house.clock_runner.end_due()
            assert not table.seats[first].is_played_by_a_bot
            clock.now += 1.01
            await house.clock_runner.end_due()
            assert table.seats[first].is_played_by_a_bot
            assert state_of(table) == frozen((await load_table(house.store, id))[0])

    tell(story)


def test_after_a_restart_a_clock_ends_though_nobody_comes_and_no_table_was_brought_into_memory(
    database_url: str,
) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(database_url, clock) as house:
            id = (await two_with_a_clock(house)).table.id
        clock.now += 5_000
        async with timed_house(database_url, clock) as house:
            clock.now += GRACE + 101
            running = asyncio.create_task(house.clock_runner.run())
            async with asyncio.timeout(PATIENCE):
                while "time-ended" not in await kinds(house, id):
                    await asyncio.sleep(0.02)
            running.cancel()

    tell(story)


def test_a_house_that_died_counts_from_when_it_was_last_there(tmp_path: Path) -> None:
    async def story() -> None:
        clock, url = Clock(), f"sqlite:///{tmp_path / 'house.db'}"
        async with timed_house(url, clock) as house:
            live = await two_with_a_clock(house)
            id, first = live.table.id, first_of(live)
            clock.now += 30
            await house.store.clocks.beat(clock.now)
            alive = clock.now
        async with opened(url) as store:  # as if it had been killed then
            await store.write(lambda connection: connection.execute(sa.update(schema.pulse).values(at=alive)))
        clock.now += 777
        async with timed_house(url, clock) as house:
            table = (await house.table(id)).table
            assert table.clocks is not None
            assert table.clocks.left(first, clock.now + GRACE) == pytest.approx(70.0)

    tell(story)


def test_of_two_processes_one_ends_the_time_and_one_takes_over_from_one_that_died(postgres_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(postgres_url, clock) as other, timed_house(postgres_url, clock) as house:
            live = await two_with_a_clock(house)
            id = live.table.id
            await other.table(id)
            clock.now += 100
            await asyncio.gather(house.clock_runner.end_due(), other.clock_runner.end_due())
            assert (await kinds(other, id)).count("time-ended") == 1
            await house.change(live, playing("k"))
            assert "clocks-held" not in await kinds(other, id)

    tell(story)


def test_a_process_that_comes_to_others_holds_no_clock_back(postgres_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(postgres_url, clock) as house:
            id = (await two_with_a_clock(house)).table.id
            clock.now += 9
            async with timed_house(postgres_url, clock) as second:
                assert "clocks-held" not in await kinds(second, id)

    tell(story)


def test_everybody_is_shown_clocks_when_they_may_change_and_notes_show_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(f"sqlite:///{tmp_path / 'house.db'}", clock) as house:
            live = await two_with_a_clock(house)
            ears = Ears()
            live.listeners.add(ears)
            clock.now += 25
            await house.change(live, lambda _: entries.Noted(0, "Firenze"))
            await house.change(live, lambda _: entries.Spoke("guest-0", 0, "N0", "Buona sera"))
            assert [json.loads(frame)["it"] for frame in ears.frames] == ["chat"]
            await house.change(live, playing("k"))
            told = [message for message in map(json.loads, ears.frames) if message["it"] == "clocks"]
            assert len(told) == 1 and sorted(seat["left"] for seat in told[0]["seats"]) == [100.0, 100.0]

    tell(story)


def test_the_lobby_knows_of_all_timed_games_whose_turn_it_is_and_how_long_still(tmp_path: Path) -> None:
    async def story() -> None:
        clock, url = Clock(), f"sqlite:///{tmp_path / 'house.db'}"
        async with timed_house(url, clock) as house:
            live = await two_with_a_clock(house)
            id, first = live.table.id, first_of(live)
            clock.now += 30
            house.tables.clear()
            rows = await house.store.lists.of_guest(f"guest-{first}", 50)
            assert await tables_waiting_for(house, f"guest-{first}", rows) == {id: 70.0}
            assert await tables_waiting_for(house, f"guest-{1 - first}", rows) == {}
            assert house.tables == {}

    tell(story)


def test_where_the_others_wait_they_may_let_a_bot_stand_in_for_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(f"sqlite:///{tmp_path / 'house.db'}", clock) as house:
            live = await two_with_a_clock(house, ClockRules("move", 100, 0, "wait"))
            first = first_of(live)
            with pytest.raises(Refused, match="refused-not-away"):
                stand_ins.may_be_replaced(live, live.table, first)
            clock.now += 100
            await house.clock_runner.end_due()
            stand_ins.may_be_replaced(live, live.table, first)

    tell(story)


def test_the_same_people_play_again_with_the_same_clock(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(f"sqlite:///{tmp_path / 'house.db'}", clock) as house:
            live = await two_with_a_clock(house)
            await house.change(live, lambda _: entries.Ended("agreed"))
            again = await house.table(await rematch_of(house, live, GUEST))
            assert again.table.clock == MOVE

    tell(story)


def test_a_table_that_goes_takes_its_clock_along(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(database_url, clock) as house:
            live = await two_with_a_clock(house)
            await house.store.write(lambda connection: remove_tables(connection, [live.table.id]))
            assert await house.store.clocks.due(clock.now + 10_000) == []

    tell(story)


def test_a_game_that_is_over_has_no_clock_that_could_end(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with timed_house(f"sqlite:///{tmp_path / 'house.db'}", clock) as house:
            live = await two_with_a_clock(house)
            await house.change(live, lambda _: entries.Ended("agreed"))
            clock.now += 1_000
            await house.clock_runner.end_due()
            assert await house.store.clocks.due(clock.now) == []
            assert "time-ended" not in await kinds(house, live.table.id)

    tell(story)


def test_at_a_real_server_a_bot_plays_on_when_time_ends_after_a_restart_too(tmp_path: Path) -> None:
    settings = {"shortest_clock": 1.0}
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", settings) as server:
        anna, bruno = server.guest("Anna"), server.guest("Bruno")
        wanted = {
            "game": "patrician",
            "seats": 2,
            "clock": {"per": "move", "seconds": 2, "increment": 0, "then": "lose"},
        }
        table = str(anna.post("/api/tables", wanted)["id"])
        tokens = [anna.sit(table, 0), bruno.sit(table, 1)]
        anna.start(table)
        page = anna.connect(table, tokens[0])
        assert any(seat["runs"] for seat in page.until("clocks")["seats"])
        seats = page.until("seating")["table"]["seats"]
        while not any(seat["times_up"] for seat in seats):
            seats = page.until("seating")["table"]["seats"]
        lost = next(seat for seat in seats if seat["times_up"])
        assert lost["resigned"] and lost["level"] == "apprentice"
        page.close()
        server.kill()
        server.start()
        facts = anna.get(f"/api/tables/{table}")
        assert facts["clock"] == {"per": "move", "seconds": 2, "increment": 0, "then": "lose", "days_off": 0}
    assert not re.search("Traceback", server.log.read_text())


@pytest.mark.parametrize("then", ["wait", "bot"])
def test_in_a_game_over_days_nobody_is_missed_before_their_time_ends(tmp_path: Path, then: str) -> None:
    """Else who is about to lose would put a bot in their rival's place, or end the game, while they sleep."""
    day = 24 * 3600.0

    async def story() -> None:
        clock = Clock()
        async with timed_house(f"sqlite:///{tmp_path / 'house.db'}", clock) as house:
            live = await two_with_a_clock(house, ClockRules("move", 86_400, 0, then))  # type: ignore[arg-type]
            first = first_of(live)
            other = 1 - first
            ears = Ears()
            ears.seat, ears.guest = other, f"guest-{other}"
            live.listeners.add(ears)
            live.note_who_is_there()
            clock.now += day - 60
            assert live.away() == set()
            with pytest.raises(Refused, match="refused-not-away"):
                stand_ins.agree(live, first, other, f"guest-{other}")
            await house.change(live, lambda table: ending.wish_end(table, other, True, "k1"))
            await house.presence.end_if_agreed(live)
            assert "ended" not in await kinds(house, live.table.id)
            assert not ending.is_deserted(live.table, live.away())
            clock.now += 61
            await house.clock_runner.end_due()
            assert live.away() == {first}
            await house.presence.end_if_agreed(live)
            assert (await kinds(house, live.table.id))[-1] == "ended"

    tell(story)
