"""When a bot chooses in secret, neither what it thought of nor how long shows in the time that others wait for it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Collection, Coroutine
from pathlib import Path

import pytest

from signoria.server.bots.pool import BotPool
from signoria.server.bots.question import Question
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.tables import requests
from signoria.server.tables.entries import Entry
from signoria.server.tables.table import Table
from tests.games.habemus_papam.choices import choosing
from tests.server.stored import a_house, all_at_a_table
from tests.server.table_builders import the_match

PACE = 1.0
THOUGHTS = {0: 0.0, 1: 0.3, 2: 0.6}
"""Seconds that each bot thinks."""
JITTER = 0.4
"""Seconds by which a busy machine may be late."""
ATTEMPTS = 8
"""So often at most is looked: a busy machine may be later still, but what shows a thought shows it every time."""
THOUGHT = 1.0
"""Seconds that each is granted."""
UNEQUAL_MASTERS = f"""
import time
from signoria.bots import LEVELS, Novice
from signoria.server.bots import worker

class Unequal(Novice):
    def choose(self, match, seat, budget):
        time.sleep({THOUGHTS}[seat])
        return super().choose(match, seat, budget)

    def looks_ahead(self, match, budget):
        return True

LEVELS["master"] = Unequal
worker.main()
"""
"""A worker in which masters know their moves sooner than they might."""


class Thinkers(BotPool):
    """Bots that think for longer or shorter, and choose otherwise."""

    async def choose(self, question: Question, payer: str, legal: Collection[str] | None = None) -> str:
        await asyncio.sleep(THOUGHTS[question.seat])
        return ["bid nothing", "bid amber", "bid diamond diamond diamond"][question.seat]


def resting(seat: int, level: str = "apprentice") -> Callable[[Table], Entry]:
    """A bot stands in for somebody from now on."""
    return lambda table: requests.rest(table, seat, None, level)


async def waits(house: House, live: LiveTable) -> list[float]:
    """Seconds from a bot's coming to its choice, when all have chosen."""
    async with asyncio.timeout(60):
        while the_match(live.table).to_act != (3,):
            await asyncio.sleep(0.02)
    async with live.lock:  # what the table has in memory is written once the lock is free
        written = await house.store.tables.entries(live.table.id, 0)
    at = {(row.kind, row.data.get("seat")): row.at for row in written}
    return [at["decided", seat] - at["relieved", seat] for seat in THOUGHTS]


def check_that_all_wait_alike(least: float, story: Callable[[str], Coroutine[None, None, list[float]]]) -> None:
    """Nobody is ever heard of too soon, and in one attempt of a few all are heard of together."""
    spreads = []
    for attempt in range(ATTEMPTS):
        waited = asyncio.run(story(f"house{attempt}.db"))
        assert min(waited) >= least
        spreads.append(max(waited) - min(waited))
        if spreads[-1] < JITTER:
            return
    raise AssertionError(spreads)


def test_bots_that_choose_at_once_are_heard_of_together_however_long_each_has_thought(tmp_path: Path) -> None:
    async def story(file: str) -> list[float]:
        async with a_house(f"sqlite:///{tmp_path / file}", pace=PACE) as house:
            live = await all_at_a_table(house, choosing("bid"))
            house.bot_runner.pool = Thinkers(0)
            for seat in THOUGHTS:
                await house.change(live, resting(seat))
            return await waits(house, live)

    check_that_all_wait_alike(PACE - JITTER, story)


@pytest.mark.full
def test_masters_that_choose_at_once_are_heard_of_together_however_soon_each_knew(tmp_path: Path) -> None:
    async def story(file: str) -> list[float]:
        async with a_house(f"sqlite:///{tmp_path / file}", pace=0.0, thought=THOUGHT) as house:
            live = await all_at_a_table(house, choosing("bid"))
            pool = house.bot_runner.pool = BotPool(len(THOUGHTS), command=[sys.executable, "-c", UNEQUAL_MASTERS])
            pool.start()
            async with asyncio.timeout(60):
                while pool.free < len(THOUGHTS):
                    await asyncio.sleep(0.02)
            for seat in THOUGHTS:
                await house.change(live, resting(seat, "master"))
            waited = await waits(house, live)
            await pool.stop()
            return waited

    check_that_all_wait_alike(THOUGHT, story)


def test_a_bot_that_thinks_for_longer_than_its_pace_moves_when_it_is_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}", pace=0.05) as house:
            live = await all_at_a_table(house, choosing("bid"))
            house.bot_runner.pool = Thinkers(0)
            await house.change(live, resting(1))
            async with asyncio.timeout(30):
                while 1 in the_match(live.table).to_act:
                    await asyncio.sleep(0.02)
            assert the_match(live.table).view(1)["you"]["choice"] == ["amber"]

    asyncio.run(story())
