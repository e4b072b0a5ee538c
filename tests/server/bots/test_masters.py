"""Masters in the bots' workers: killed, stopped, remembered, and on a machine that has compiled nothing yet."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import signoria
from signoria.core.play.starting import match_of_position
from signoria.server.bots.bot_memory import RememberedBots
from signoria.server.bots.pool import BotPool
from signoria.server.bots.question import Asked, Question, question_for
from signoria.server.bots.worker import reply
from tests.play import play_some

LOTS = random.Random(9)
SIMULATIONS = 60
COMPILING = 300.0
"""Seconds that rules may take to be compiled where no test before has done it."""


def the_match(decisions: int = 8) -> signoria.Match:
    """A game of Patrician under way, in which the seat that is to act has a choice."""
    match = play_some(signoria.game("patrician").start(3, 5), 5, decisions)
    assert len(match.legal(match.to_act[0])) > 1
    return match


def question(match: signoria.Match, budget: float = 0.05, key: str = "key", level: str = "master") -> Question:
    return question_for(match, match.to_act[0], level, budget, LOTS.getrandbits(128), key)


@asynccontextmanager
async def running() -> AsyncIterator[BotPool]:
    """A pool with one worker, as patient as a server's."""
    pool = BotPool()
    pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


async def until_masters_move(pool: BotPool) -> None:
    pool.prepare("patrician")
    async with asyncio.timeout(COMPILING):
        while not pool.moves["master", "master"]:
            await pool.choose(question(the_match()), "a")
            await asyncio.sleep(0.05)
    pool.moves.clear()


@pytest.mark.full
@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stopped"])
def test_a_master_whose_worker_is_killed_or_stopped_in_the_middle_of_a_thought_is_replaced(way: signal.Signals) -> None:
    async def story() -> None:
        async with running() as pool:
            await until_masters_move(pool)
            match, restarts, began = the_match(), pool.restarts, time.monotonic()
            asking = asyncio.create_task(pool.choose(question(match, budget=4.0), "a"))
            await asyncio.sleep(0.3)
            assert not asking.done()
            os.kill(pool.pids[0], way)
            answer = await asking
            assert answer in [move.text for move in match.legal(match.to_act[0])]
            assert time.monotonic() - began < 60
            assert pool.moves == {("master", "network"): 1}
            assert pool.restarts == restarts + 1
            await until_masters_move(pool)

    asyncio.run(story())


@pytest.mark.full
def test_where_nothing_is_compiled_yet_a_table_goes_on_at_once_and_nothing_counts_as_hanging(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "slow-c++"
    compiler.write_text("#!/bin/sh\nexec sleep 8\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("CXX", str(compiler))
    monkeypatch.setenv("SIGNORIA_CACHE", str(tmp_path / "empty"))

    async def story() -> None:
        async with running() as pool:
            pool.prepare("patrician")
            for level in ("master", "grand-master"):
                for _ in range(10):
                    await pool.choose(question(the_match(), level=level), "a")
                assert pool.moves.pop((level, "network")) == 10
            assert not pool.moves
            assert pool.restarts == 0

    began = time.monotonic()
    asyncio.run(story())
    assert time.monotonic() - began < 60


# -- what they remember


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    compilation = signoria.game("patrician").compile_in_background()
    assert compilation.wait(COMPILING), compilation.error


def test_a_master_is_asked_about_earlier_positions_too_and_about_the_same_one_again() -> None:
    bots = RememberedBots()
    for decisions in (8, 20, 8, 8, 30, 2):
        match = the_match(decisions)
        seat = match.to_act[0]
        answer = reply(Asked(1, question(match, key=f"seat {seat}")), bots)
        assert (answer.failure, answer.level) == ("", "master")
        assert answer.move in [move.text for move in match.legal(seat)]


@pytest.mark.full
def test_what_a_master_thought_in_one_seat_changes_nothing_in_another(game_name: str) -> None:
    compilation = signoria.game(game_name).compile_in_background()
    assert compilation.wait(COMPILING), compilation.error
    all_think, one_thinks = answers(game_name, {0, 1, 2}), answers(game_name, {1})
    assert len(all_think) > len(one_thinks) > 2
    assert one_thinks == {step: move for step, move in all_think.items() if step in one_thinks}


def answers(name: str, thinking: set[int]) -> dict[int, str]:
    """What the masters in these seats would do at each step of a game that takes another course."""
    bots, course, found = RememberedBots(), random.Random(8), {}
    match = signoria.game(name).start(3, 5)
    for step in range(24):
        seat = match.to_act[0]
        if seat in thinking:
            asked = question_for(match, seat, "master", 1.0, 1000 + step, key=f"seat {seat}")
            dealt = match_of_position(match.game, asked.position)
            found[step] = bots.bot_for(asked).choose(dealt, seat, SIMULATIONS).text
        match.play(seat, course.choice(match.legal(seat)))
    return found
