"""The pool of bots: answers in a fair order, whatever happens to a worker."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

import signoria
from signoria.bots import LEVELS
from signoria.server.bots.errors import BotFailed, BotsBusy, BotsStopped
from signoria.server.bots.fair_queue import FairQueue
from signoria.server.bots.pending import LEAST_THOUGHT, levels_to_try, shared
from signoria.server.bots.pool import BotPool
from signoria.server.bots.question import Question, question_for
from tests.play import play_some

STAND_IN = Path(__file__).parent / "stand_in.py"
MISBEHAVIOUR = ("die", "leave", "garbage", "flood", "shift", "illegal move", "broken")


def stand_in(*ways: str) -> list[str]:
    return [sys.executable, "-S", str(STAND_IN), *ways]


def question(level: str = "apprentice", seat: int = 0, budget: float = 0.0, key: str = "") -> Question:
    """A question for a stand-in, which looks at level, seat and budget only."""
    return Question("any", {}, seat, level, budget, 0, key)


@asynccontextmanager
async def running(command: list[str] | None, workers: int = 1, patience: float = 10.0) -> AsyncIterator[BotPool]:
    """A pool that is stopped in the end, and has left no process behind."""
    pool = BotPool(workers, patience, command)
    pool.start()
    try:
        yield pool
    finally:
        pids = pool.pids
        await pool.stop()
        assert not pool.pids
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)


Run = Callable[[Coroutine[None, None, None]], None]


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Runs a story in either of the event loops a server may have; their processes are not the same code."""
    loops = pytest.importorskip(request.param)

    def to_the_end(story: Coroutine[None, None, None]) -> None:
        with asyncio.Runner(loop_factory=loops.new_event_loop) as runner:
            runner.run(story)

    return to_the_end


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.005)


# -- answers


def test_real_workers_answer_for_every_game_and_level() -> None:
    async def story() -> None:
        async with running(None, workers=2) as pool:
            await asyncio.gather(*(ask(pool, name, level) for name in signoria.GAMES for level in LEVELS))
            assert (pool.waiting, pool.restarts) == (0, 0)
            assert all(seconds > 0 for seconds in pool.seconds.values())

    async def ask(pool: BotPool, name: str, level: str) -> None:
        match = play_some(signoria.game(name).start(3, 6), 6, 15)
        seat = match.to_act[0]
        text = await pool.choose(question_for(match, seat, level, 0.05, 1 << 100), "a")
        assert match.why_not(seat, text) is None

    asyncio.run(story())


@pytest.mark.full
def test_a_match_is_played_to_the_end_while_its_workers_are_killed_again_and_again() -> None:
    async def story() -> None:
        chooser = random.Random(3)
        match = signoria.game("patrician").start(2, 3)
        async with running(None, workers=1) as pool:
            await until(lambda: pool.pids)
            made = 0
            while not match.over:
                seat = match.to_act[0]
                asking = asyncio.create_task(pool.choose(question_for(match, seat, "novice", 1.0, made), "a"))
                if made % 40 == 8:
                    await asyncio.sleep(chooser.random() * 0.005)
                    for pid in pool.pids:
                        os.kill(pid, signal.SIGKILL)
                match.play(seat, await asking)
                made += 1
            assert pool.restarts >= 2

    asyncio.run(story())


def test_a_question_of_no_sense_is_refused_at_once_and_costs_no_worker() -> None:
    async def story() -> None:
        async with running(stand_in("apprentice=unreadable")) as pool:
            with pytest.raises(BotFailed, match="makes no sense"):
                await pool.choose(question(), "a")
            with pytest.raises(BotFailed, match="no bot's level is 'cheat'"):
                await pool.choose(question("cheat"), "a")
            assert await pool.choose(question("novice"), "a") == "novice 0"
            assert pool.restarts == 0

    asyncio.run(story())


def test_a_question_that_cannot_be_written_fails_alone() -> None:
    async def story() -> None:
        async with running(stand_in()) as pool:
            with pytest.raises(BotFailed, match="could not be asked"):
                await pool.choose(msgspec.structs.replace(question(), position={"what": object()}), "a")
            assert await pool.choose(question(), "a") == "apprentice 0"

    asyncio.run(story())


def test_a_worker_has_its_budget_besides_the_patience() -> None:
    async def story() -> None:
        async with running(stand_in("apprentice=nap"), patience=0.0) as pool:
            assert await pool.choose(question(budget=10.0), "a") == "apprentice 0"
            assert pool.restarts == 0
            assert pool.seconds["apprentice"] >= 0.05

    asyncio.run(story())


# -- failures


@pytest.mark.parametrize("way", MISBEHAVIOUR)
def test_after_a_failure_the_same_level_is_asked_again(way: str, tmp_path: Path, run: Run) -> None:
    async def story() -> None:
        async with running(stand_in(f"apprentice={way}", f"once={tmp_path / 'once'}"), patience=0.5) as pool:
            assert await pool.choose(question(), "a") == "apprentice 0"
            assert pool.restarts == 1

    run(story())


@pytest.mark.parametrize("way", ["die", "illegal move"])
def test_a_level_that_fails_twice_is_replaced_by_the_next_weaker_one(way: str) -> None:
    async def story() -> None:
        async with running(stand_in(f"apprentice={way}"), patience=0.5) as pool:
            assert await pool.choose(question(), "a") == "novice 0"
            assert pool.restarts == 2

    asyncio.run(story())


def test_a_level_that_hangs_is_replaced_by_the_next_weaker_one_at_once(run: Run) -> None:
    async def story() -> None:
        async with running(stand_in("master=sleep"), patience=0.5) as pool:
            assert await pool.choose(question("master"), "a") == "journeyman 0"
            assert pool.restarts == 1
            assert pool.moves == {("master", "journeyman"): 1}

    run(story())


def test_the_weakest_level_is_asked_again_even_if_it_hangs(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(stand_in("novice=sleep", f"once={tmp_path / 'once'}"), patience=0.5) as pool:
            assert await pool.choose(question("novice"), "a") == "novice 0"
            assert pool.restarts == 1

    asyncio.run(story())


def test_that_a_weaker_level_moves_is_logged_once_until_the_right_one_does_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def told() -> int:
        return sum("in place of a bot of level master" in line for line in caplog.messages)

    async def story() -> None:
        hanging = stand_in("master=die", f"while={tmp_path / 'ill'}")
        (tmp_path / "ill").touch()
        async with running(hanging) as pool:
            for _ in range(3):
                assert await pool.choose(question("master"), "a") == "journeyman 0"
            assert told() == 1
            (tmp_path / "ill").unlink()
            assert await pool.choose(question("master"), "a") == "master 0"
            (tmp_path / "ill").touch()
            assert await pool.choose(question("master"), "a") == "journeyman 0"
            assert told() == 2
            assert pool.moves == {("master", "journeyman"): 4, ("master", "master"): 1}

    with caplog.at_level("INFO"):
        asyncio.run(story())


def test_when_every_level_fails_the_caller_is_told_and_the_next_question_is_answered() -> None:
    async def story() -> None:
        async with running(stand_in("novice=die")) as pool:
            with pytest.raises(BotFailed, match="not even of the weakest"):
                await pool.choose(question("novice"), "a")
            assert await pool.choose(question("apprentice"), "a") == "apprentice 0"

    asyncio.run(story())


def test_the_levels_to_try_are_the_one_asked_for_twice_and_then_the_weaker_ones() -> None:
    weaker = ["journeyman", "apprentice", "novice"]
    assert list(levels_to_try("grand-master")) == ["grand-master", "grand-master", "master", *weaker]
    assert list(levels_to_try("master")) == ["master", "master", *weaker]
    assert list(levels_to_try("apprentice")) == ["apprentice", "apprentice", "novice"]
    assert list(levels_to_try("novice")) == ["novice", "novice"]


def test_a_worker_killed_in_the_middle_of_a_thought_is_replaced(tmp_path: Path, run: Run) -> None:
    async def story() -> None:
        async with running(stand_in("apprentice=sleep", f"once={tmp_path / 'once'}")) as pool:
            asking = asyncio.create_task(pool.choose(question(), "a"))
            await until((tmp_path / "once").exists)
            os.kill(pool.pids[0], signal.SIGKILL)
            assert await asking == "apprentice 0"
            assert pool.restarts == 1

    run(story())


def test_a_worker_killed_between_two_questions_is_replaced(run: Run) -> None:
    async def story() -> None:
        async with running(stand_in()) as pool:
            for _ in range(3):
                assert await pool.choose(question(), "a") == "apprentice 0"
                os.kill(pool.pids[0], signal.SIGKILL)
            await until(lambda: not pool.pids)
            assert await pool.choose(question(), "a") == "apprentice 0"
            assert pool.restarts == 3

    run(story())


@pytest.mark.parametrize("program", ["raise SystemExit(1)", "print('hello')", "import os; os.close(1)"])
def test_workers_that_cannot_start_are_tried_ever_more_rarely(program: str) -> None:
    async def story() -> None:
        async with running([sys.executable, "-S", "-c", program]) as pool:
            began = asyncio.get_running_loop().time()
            with pytest.raises(BotFailed):
                await pool.choose(question(), "a")
            starts = pool.restarts
            assert asyncio.get_running_loop().time() - began >= 0.3
            await asyncio.sleep(0.3)
            assert pool.restarts == starts == 3
            assert sum(pool.seconds.values()) == 0

    asyncio.run(story())


def test_a_command_that_does_not_exist_fails_the_question_and_not_the_server(run: Run) -> None:
    async def story() -> None:
        async with running([str(STAND_IN.with_name("nowhere"))]) as pool:
            with pytest.raises(BotFailed):
                await pool.choose(question("novice"), "a")

    run(story())


# -- fairness


def test_a_visitor_with_one_question_does_not_wait_for_all_of_another_s() -> None:
    async def story() -> list[str]:
        answered: list[str] = []

        async def ask(pool: BotPool, payer: str, seat: int) -> None:
            answered.append(f"{payer} {await pool.choose(question(seat=seat), payer)}")

        async with running(stand_in("apprentice=nap")) as pool:
            asked = [asyncio.create_task(ask(pool, "greedy", seat)) for seat in range(5)]
            await until(lambda: answered)
            asked.append(asyncio.create_task(ask(pool, "modest", 0)))
            await asyncio.gather(*asked)
        return answered

    answered = asyncio.run(story())
    greedy = [line for line in answered if line.startswith("greedy")]
    assert greedy == [f"greedy apprentice {seat}" for seat in range(5)]
    assert answered.index("modest apprentice 0") in (1, 2)


def test_a_question_that_hangs_goes_back_into_the_queue_behind_other_visitors() -> None:
    async def story() -> list[str]:
        answered: list[str] = []

        async def ask(pool: BotPool, payer: str, level: str) -> None:
            answered.append(f"{payer} {await pool.choose(question(level), payer)}")

        async with running(stand_in("apprentice=sleep"), patience=0.3) as pool:
            asked = [asyncio.create_task(ask(pool, "unlucky", "apprentice"))]
            await until(lambda: pool.pids and not pool.waiting)
            asked.append(asyncio.create_task(ask(pool, "other", "novice")))
            await asyncio.gather(*asked)
        return answered

    assert asyncio.run(story()) == ["other novice 0", "unlucky novice 0"]


def test_a_cancelled_question_is_not_answered_and_nobody_else_is_hurt(tmp_path: Path) -> None:
    held = tmp_path / "held"
    held.touch()

    async def story() -> None:
        async with running(stand_in(f"hold={held}")) as pool:
            asked = [asyncio.create_task(pool.choose(question(seat=seat), "a")) for seat in range(4)]
            await until(lambda: pool.waiting == 3)
            asked[0].cancel()
            asked[2].cancel()
            await asyncio.sleep(0)
            assert pool.waiting == 2
            held.unlink()
            done = await asyncio.gather(*asked, return_exceptions=True)
            assert [done[1], done[3]] == ["apprentice 1", "apprentice 3"]
            assert isinstance(done[0], asyncio.CancelledError) and isinstance(done[2], asyncio.CancelledError)
            assert pool.restarts == 0

    asyncio.run(story())


def test_a_cancelled_question_is_not_asked_again_when_its_worker_fails() -> None:
    async def story() -> None:
        async with running(stand_in("apprentice=sleep"), patience=0.3) as pool:
            asking = asyncio.create_task(pool.choose(question(), "a"))
            await until(lambda: pool.pids and not pool.waiting)
            asking.cancel()
            assert await pool.choose(question("novice"), "a") == "novice 0"
            assert pool.restarts == 1

    asyncio.run(story())


def test_too_many_questions_of_one_visitor_are_refused() -> None:
    async def story() -> None:
        pool = BotPool(command=stand_in())
        most = FairQueue[int](1).per_payer
        asked = [asyncio.create_task(pool.choose(question(), "a")) for _ in range(most)]
        await until(lambda: pool.waiting == most)
        with pytest.raises(BotsBusy):
            await pool.choose(question(), "a")
        pool.start()
        assert await pool.choose(question(seat=1), "b") == "apprentice 1"
        assert await asyncio.gather(*asked) == ["apprentice 0"] * most
        await pool.stop()

    asyncio.run(story())


# -- thoughts


def test_when_many_wait_all_think_for_less_long_but_never_for_less_than_the_least() -> None:
    assert shared(1.0, thoughts=1, workers=1) == 1.0
    assert shared(1.0, thoughts=3, workers=3) == 1.0
    assert shared(1.0, thoughts=4, workers=2) == 0.5
    assert shared(1.0, thoughts=400, workers=2) == LEAST_THOUGHT
    assert shared(0.02, thoughts=400, workers=2) == 0.02


def test_a_question_among_many_is_asked_with_its_share_of_the_time() -> None:
    async def story() -> None:
        async with running(stand_in("master=tell")) as pool:
            answers = await asyncio.gather(*(pool.choose(question("master", budget=0.8), "a") for _ in range(4)))
            assert [float(answer.split()[1]) for answer in answers] == pytest.approx([0.2, 0.8 / 3, 0.4, 0.8])

    asyncio.run(story())


def test_an_answer_that_took_thought_is_given_when_its_time_is_over_however_soon_it_was_known() -> None:
    async def story() -> None:
        now = asyncio.get_running_loop().time
        async with running(stand_in()) as pool:
            await until(lambda: pool.free)
            began = now()
            thought = asyncio.create_task(pool.choose(question("master", budget=1.0), "a"))
            await asyncio.sleep(0)
            assert await pool.choose(question("apprentice", budget=1.0), "a") == "apprentice 0"
            assert not thought.done()
            assert await thought == "master 0"
            assert 1.0 <= now() - began < 5.0

    asyncio.run(story())


def test_an_answer_that_a_network_gave_is_given_at_once() -> None:
    async def story() -> None:
        now = asyncio.get_running_loop().time
        async with running(stand_in("thoughtless=yes")) as pool:
            await until(lambda: pool.free)
            began = now()
            assert await pool.choose(question("master", budget=30.0), "a") == "master 0"
            assert now() - began < 20.0

    asyncio.run(story())


def test_a_seat_is_thought_for_by_the_same_worker_as_before_if_that_one_is_free() -> None:
    async def story() -> None:
        async with running(stand_in("master=who"), workers=3) as pool:
            await until(lambda: pool.free == 3)
            first = {key: await pool.choose(question("master", key=key), "a") for key in "abc"}
            for key in random.Random(4).choices("abc", k=12):
                assert await pool.choose(question("master", key=key), "a") == first[key]
            assert len(set(first.values())) == 3

    asyncio.run(story())


def test_a_seat_does_not_wait_for_its_worker_while_another_is_free() -> None:
    async def story() -> None:
        async with running(stand_in("master=who", "apprentice=nap"), workers=2) as pool:
            await until(lambda: pool.free == 2)
            before = await pool.choose(question("master", key="a"), "a")
            busy = asyncio.create_task(pool.choose(question("apprentice", key="a"), "a"))
            await asyncio.sleep(0)
            assert await pool.choose(question("master", key="a"), "b") != before
            await busy

    asyncio.run(story())


def test_workers_are_told_which_games_to_compile_and_so_are_those_that_replace_them(tmp_path: Path) -> None:
    async def story() -> None:
        told = tmp_path / "told"
        async with running(stand_in(f"prepared={told}")) as pool:
            await until(lambda: pool.pids)
            for game in ("chess", "morra", "chess"):
                pool.prepare(game)
            await until(lambda: told.exists() and told.read_text().split() == ["chess", "morra"])
            os.kill(pool.pids[0], signal.SIGKILL)
            assert await pool.choose(question(), "a") == "apprentice 0"
            await until(lambda: sorted(told.read_text().split()) == ["chess", "chess", "morra", "morra"])

    asyncio.run(story())


# -- the end


def test_stopping_ends_workers_in_the_middle_of_a_thought_and_tells_those_who_wait(run: Run) -> None:
    async def story() -> None:
        async with running(stand_in("apprentice=sleep"), workers=2) as pool:
            asked = [asyncio.create_task(pool.choose(question(), "a")) for _ in range(3)]
            await until(lambda: pool.waiting == 1 and len(pool.pids) == 2)
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in done] == [BotsStopped] * 3
        with pytest.raises(BotsStopped):
            await pool.choose(question(), "a")

    run(story())


@pytest.mark.parametrize("turns", [0, 1, 2, 3, 4, 20])
def test_stopping_a_pool_that_is_still_starting_is_no_trouble(turns: int, run: Run) -> None:
    async def story() -> None:
        async with running(stand_in()) as pool:
            for _ in range(turns):
                await asyncio.sleep(0)
        await pool.stop()
        assert pool.pids == []

    run(story())
