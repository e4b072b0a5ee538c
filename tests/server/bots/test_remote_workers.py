"""Workers of other machines in a house's pool: they come, think for several houses, are lost and lie."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from signoria.server.bots.errors import BotFailed
from signoria.server.bots.pool import BotPool
from signoria.server.bots.question import Answer, Prepare, Question
from signoria.server.bots.remote_messages import Done, FromRemote, Hello, Task, ToRemote
from signoria.server.bots.remote_worker import RemoteConnection
from signoria.server.bots.workshop import Workshop
from tests.server.bots.test_pool import stand_in, until

FROM = msgspec.json.Decoder(FromRemote)
TO = msgspec.json.Decoder(ToRemote)


def question(level: str = "apprentice", seat: int = 0, budget: float = 0.0, key: str = "") -> Question:
    return Question("any", {}, seat, level, budget, 0, key)


def run(story: Coroutine[None, None, None]) -> None:
    asyncio.run(story)


@asynccontextmanager
async def a_workshop(*ways: str, workers: int = 1) -> AsyncIterator[Workshop]:
    shop = Workshop(workers, stand_in(*ways))
    await shop.open()
    try:
        yield shop
    finally:
        await shop.close()
        assert not shop.pids


@asynccontextmanager
async def a_pool(workers: int = 0, *ways: str, has_spare: bool = False) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, 10.0, stand_in(*ways), has_spare=has_spare)
    pool.start()
    try:
        yield pool
    finally:
        await pool.stop()
        assert not pool.connections


def joined(pool: BotPool, shop: Workshop, workers: int = 1) -> RemoteConnection:
    """The workshop thinks for this pool: what goes to and fro is what would go over a socket."""

    def write(frame: str) -> None:
        message = TO.decode(frame)
        if isinstance(message, Task):
            shop.take(message, lambda said: connection.heard(FROM.decode(msgspec.json.encode(said))))
        elif isinstance(message, Prepare):
            shop.prepare(message.game)

    connection = RemoteConnection(Hello("elsewhere", workers, {}), write, lambda: pool.leave(connection))
    pool.join(connection)
    return connection


def test_workers_elsewhere_answer_for_a_house_that_has_none() -> None:
    async def story() -> None:
        async with a_workshop(workers=2) as shop, a_pool() as pool:
            asked = [asyncio.create_task(pool.choose(question(seat=seat), "a")) for seat in range(5)]
            await asyncio.sleep(0.05)
            assert not any(task.done() for task in asked)
            joined(pool, shop, 2)
            assert await asyncio.gather(*asked) == [f"apprentice {seat}" for seat in range(5)]
            assert (pool.own, pool.elsewhere, pool.restarts) == (0, 2, 0)

    run(story())


def test_a_house_with_workers_of_its_own_uses_both(tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "hold").touch()
        async with a_workshop(f"hold={tmp_path / 'hold'}") as shop, a_pool(1, f"hold={tmp_path / 'hold'}") as pool:
            joined(pool, shop)
            asked = [asyncio.create_task(pool.choose(question(), str(payer))) for payer in range(2)]
            await until(lambda: pool.waiting == 0 and pool.free == 0)
            (tmp_path / "hold").unlink()
            assert await asyncio.gather(*asked) == ["apprentice 0"] * 2

    run(story())


def test_games_are_compiled_elsewhere_whether_they_were_begun_before_or_after(tmp_path: Path) -> None:
    async def story() -> None:
        told = tmp_path / "told"
        async with a_workshop(f"prepared={told}") as shop, a_pool() as pool:
            pool.prepare("patrician")
            joined(pool, shop)
            pool.prepare("il-principe")
            await until(lambda: told.exists() and told.read_text() == "patrician\nil-principe\n")

    run(story())


def test_what_a_lost_machine_was_asked_another_one_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            hold = tmp_path / "hold"
            hold.touch()
            lost = await stack.enter_async_context(a_workshop(f"hold={hold}"))
            other = await stack.enter_async_context(a_workshop())
            pool = await stack.enter_async_context(a_pool())
            gone = joined(pool, lost)
            asked = asyncio.create_task(pool.choose(question(), "a"))
            await until(lambda: pool.waiting == 0 and pool.free == 0)
            joined(pool, other)
            pool.leave(gone)
            assert await asked == "apprentice 0", "at the same level: nothing was wrong with it"
            assert pool.moves == {("apprentice", "apprentice"): 1}
            hold.unlink()

    run(story())


def test_after_a_loss_there_is_no_more_time_than_half_of_it_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            hold = tmp_path / "hold"
            hold.touch()
            lost = await stack.enter_async_context(a_workshop(f"hold={hold}"))
            pool = await stack.enter_async_context(a_pool(0, "apprentice=tell", has_spare=True))
            gone = joined(pool, lost)
            asked = asyncio.create_task(pool.choose(question(budget=0.8), "a"))
            await until(lambda: pool.waiting == 0)
            await asyncio.sleep(0.6)
            pool.leave(gone)
            _, told = (await asked).split()
            assert float(told) == pytest.approx(0.4)
            hold.unlink()

    run(story())


def test_the_spare_worker_thinks_only_while_nobody_else_is_there() -> None:
    async def story() -> None:
        async with a_workshop("apprentice=who") as shop, a_pool(0, "apprentice=who", has_spare=True) as pool:
            (spare,) = [await pool.choose(question(), "a")]
            assert spare.split()[1] == str(pool.pids[0])
            assert (pool.own, pool.elsewhere) == (1, 0)
            connection = joined(pool, shop)
            assert (pool.own, pool.elsewhere) == (0, 1)
            for _ in range(4):
                assert (await pool.choose(question(), "a")).split()[1] == str(shop.pids[0])
            pool.leave(connection)
            assert await pool.choose(question(), "a") == spare

    run(story())


def test_two_houses_share_a_worker_which_thinks_for_one_at_a_time() -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            shop = await stack.enter_async_context(a_workshop("apprentice=nap"))
            pools = [await stack.enter_async_context(a_pool()) for _ in range(2)]
            for pool in pools:
                joined(pool, shop)
            asked = [pool.choose(question(seat=seat), "a") for seat in range(6) for pool in pools]
            async with asyncio.timeout(20):
                answers = await asyncio.gather(*asked)
            assert answers == [f"apprentice {seat}" for seat in range(6) for _ in pools]
            assert all(pool.moves == {("apprentice", "apprentice"): 6} for pool in pools), "busy is no failure"

    run(story())


def test_what_goes_wrong_elsewhere_is_dealt_with_as_here() -> None:
    async def story() -> None:
        async with a_workshop("apprentice=die", "master=unreadable") as shop, a_pool() as pool:
            joined(pool, shop)
            async with asyncio.timeout(20):
                assert await pool.choose(question(), "a") == "novice 0"
                with pytest.raises(BotFailed, match="makes no sense"):
                    await pool.choose(question("master"), "a")

    run(story())


@pytest.mark.parametrize("answer", [Answer(1, "take everything", "apprentice"), Answer(1, "pass", "a stranger")])
def test_a_move_that_is_not_legal_is_not_taken_from_anybody(answer: Answer) -> None:
    async def story() -> None:
        async with a_pool() as pool:

            def write(_frame: str) -> None:
                asyncio.get_running_loop().call_soon(lambda: liar.heard(Done(0, answer)))

            liar = RemoteConnection(Hello("liar", 1, {}), write, lambda: pool.leave(liar))
            pool.join(liar)
            asked = asyncio.create_task(pool.choose(question(), "a", ["pass", "apprentice 0"]))
            await until(lambda: liar.is_closed)
            assert not asked.done() and pool.connections == []
            async with a_workshop() as shop:
                joined(pool, shop)
                assert await asked == "apprentice 0"

    run(story())


def test_a_machine_that_says_nothing_in_time_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_pool(0, has_spare=True) as pool:
            mute = RemoteConnection(Hello("mute", 1, {}), lambda _: None, lambda: pool.leave(mute))
            pool.join(mute)
            async with asyncio.timeout(20):
                assert await pool.choose(question(), "a") == "apprentice 0"
            assert mute.is_closed

    monkeypatch.setattr("signoria.server.bots.remote_worker.PATIENCE", 0.2)
    run(story())


def test_a_machine_that_is_lost_again_and_again_costs_the_level_in_the_end() -> None:
    async def story() -> None:
        async with a_pool() as pool:
            asked = asyncio.create_task(pool.choose(question("novice"), "a"))
            await until(lambda: pool.waiting == 1)
            for _ in range(4):
                mute = RemoteConnection(Hello("mute", 1, {}), lambda _: None, lambda: None)
                pool.join(mute)
                await until(lambda: pool.waiting == 0)
                pool.leave(mute)
                await until(lambda: pool.waiting == 1 or asked.done())
            with pytest.raises(BotFailed):
                await asked

    run(story())
