"""What a worker remembers of its bots: each seat's own thoughts, never another's, and no more than fits."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Collection
from pathlib import Path

import pytest

import signoria
from signoria.bots import LEVELS, Novice
from signoria.core.play.starting import match_of_position
from signoria.server.bots.bot_memory import RememberedBots
from signoria.server.bots.pool import BotPool
from signoria.server.bots.question import Question, question_for
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.new_table import open_table
from signoria.server.protocol.bodies import NewTable
from signoria.server.tables import requests
from signoria.server.tables.entries import Entry
from signoria.server.tables.table import Table
from tests.server.stored import GUEST, a_house, sitting, two_at_a_table


class Rememberer(Novice):
    """A bot that keeps all it has seen."""

    def __init__(self, dice: random.Random | None = None) -> None:
        super().__init__(dice)
        self.seen: list[str] = []

    def choose(self, match: signoria.Match, seat: int, budget: float) -> signoria.Move:
        self.seen.append(str(match.view(seat)))
        return super().choose(match, seat, budget)


@pytest.fixture(autouse=True)
def rememberer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "master", Rememberer)


def question(key: str = "k", seat: int = 0, level: str = "master", game: str = "patrician", dice: int = 1) -> Question:
    return Question(game, {}, seat, level, 1.0, dice, key)


def test_the_same_seat_at_the_same_table_finds_its_bot_again_with_new_dice() -> None:
    bots = RememberedBots()
    first = bots.bot_for(question(dice=1))
    rolled = first.dice.random()
    again = bots.bot_for(question(dice=1))
    assert again is first
    assert again.dice.random() == rolled
    assert bots.bot_for(question(dice=2)).dice.random() != rolled


@pytest.mark.parametrize(
    "other",
    [question(key="l"), question(seat=1), question(game="il-principe")],
    ids=["another table", "another seat", "another game"],
)
def test_no_other_seat_table_or_game_finds_it(other: Question) -> None:
    bots = RememberedBots()
    assert bots.bot_for(other) is not bots.bot_for(question())
    assert len(bots) == 2


def test_without_a_key_nothing_is_remembered_nor_of_bots_that_look_no_further() -> None:
    bots = RememberedBots()
    assert bots.bot_for(question(key="")) is not bots.bot_for(question(key=""))
    for level in ("novice", "apprentice"):
        assert bots.bot_for(question(level=level)) is not bots.bot_for(question(level=level))
    assert len(bots) == 0


def test_whoever_was_not_asked_for_longest_is_forgotten_first() -> None:
    bots = RememberedBots(most=3)
    first, second = (bots.bot_for(question(key)) for key in "ab")
    bots.bot_for(question("c"))
    assert bots.bot_for(question("a")) is first
    bots.bot_for(question("d"))
    assert len(bots) == 3
    assert bots.bot_for(question("a")) is first
    assert bots.bot_for(question("b")) is not second


def test_what_a_bot_has_seen_in_a_whole_game_is_what_its_own_seat_could_see(game_name: str) -> None:
    match, bots, lots = signoria.game(game_name).start(3, 5), RememberedBots(), random.Random(6)
    shown: dict[int, set[str]] = {seat: set() for seat in range(3)}
    for _ in range(60):
        seat = match.to_act[0]
        asked = question_for(match, seat, "master", 1.0, lots.getrandbits(128), key=f"key {seat}")
        shown[seat].add(str(match.view(seat)))
        bot = bots.bot_for(asked)
        assert isinstance(bot, Rememberer)
        move = bot.choose(match_of_position(match.game, asked.position), seat, 1.0)
        assert set(bot.seen) <= shown[seat]
        match.play(seat, move)


def resting(seat: int, level: str) -> Callable[[Table], Entry]:
    """A bot of this level stands in for somebody from now on."""
    return lambda table: requests.rest(table, seat, None, level)


async def another_table(house: House) -> LiveTable:
    """For the same two people."""
    live = await house.table(await open_table(house, GUEST, NewTable("patrician", 2, {}, False)))
    for number in range(2):
        await house.change(live, sitting(number))
    await house.change(live, lambda table: requests.start(table, GUEST.id))
    return live


class Listener(BotPool):
    """Bots that take the first move, and write down what they were asked."""

    def __init__(self) -> None:
        super().__init__(0)
        self.heard: list[tuple[str, Question]] = []
        self.prepared: list[str] = []

    def prepare(self, game: str) -> None:
        self.prepared.append(game)

    async def choose(self, question: Question, payer: str, legal: Collection[str] | None = None) -> str:
        await asyncio.sleep(0)
        self.heard.append((payer, question))
        match = signoria.game(question.game).from_position(question.position)
        return match.legal(question.seat)[0].text


def test_every_seat_of_every_table_is_asked_about_with_a_key_of_its_own_and_always_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}", pace=0.0, thought=0.0) as house:
            pool = house.bot_runner.pool = Listener()
            tables = [await two_at_a_table(house), await another_table(house)]
            for live in tables:
                assert pool.prepared == []
                for seat in range(2):
                    await house.change(live, resting(seat, "master"))
                assert set(pool.prepared) == {"patrician"}
                pool.prepared.clear()
            async with asyncio.timeout(60):
                while len(pool.heard) < 24:
                    await asyncio.sleep(0.02)
        asked = {(live.bot_keys[seat], seat) for live in tables for seat in range(2)}
        assert len({key for key, _ in asked}) == 4
        assert {(question.key, question.seat) for _, question in pool.heard} == asked
        assert all(re.fullmatch("[0-9a-f]{16}", key) for key, _ in asked)

    asyncio.run(story())


def test_rules_are_not_compiled_for_bots_that_look_no_further(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}", pace=0.0) as house:
            pool = house.bot_runner.pool = Listener()
            live = await two_at_a_table(house)
            await house.change(live, resting(0, "apprentice"))
            assert pool.prepared == []

    asyncio.run(story())
