"""The pool: workers that answer questions to bots, in a fair order, whatever happens to one of them."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from signoria.bots import LEVELS
from signoria.core.errors import SignoriaError
from signoria.server.bots.errors import UNREADABLE, BotFailed, BotsStopped, WorkerFailed
from signoria.server.bots.fair_queue import FairQueue
from signoria.server.bots.process import Worker
from signoria.server.bots.question import Question

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class Pending:
    """A question somebody waits for, and the levels that are still to be tried."""

    question: Question
    payer: str
    levels: deque[str]
    answer: asyncio.Future[str] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class BotPool:
    """Bots in worker processes. `patience` is how long after its budget a worker may still answer, in seconds."""

    def __init__(self, workers: int = 1, patience: float = 5.0, command: Sequence[str] | None = None) -> None:
        self.seconds = dict.fromkeys(LEVELS, 0.0)
        """The seconds that bots of each level have thought."""
        self._workers = [Worker(patience, command) for _ in range(workers)]
        self._queue: FairQueue[Pending] = FairQueue(at_once=max(1, workers - 1))
        self._pending: set[Pending] = set()
        self._asked = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._stopped = False

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._queue)

    @property
    def restarts(self) -> int:
        """How often a worker has been started anew."""
        return sum(max(0, worker.starts - 1) for worker in self._workers)

    @property
    def pids(self) -> list[int]:
        """The ids of the workers' processes that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Start the workers, without waiting for them to be ready."""
        self._tasks = [asyncio.create_task(self._work(worker)) for worker in self._workers]

    async def stop(self) -> None:
        """End all workers; whoever still waits gets BotsStopped."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pending in self._pending:
            _fail(pending, BotsStopped("the bots have been stopped"))

    async def choose(self, question: Question, payer: str) -> str:
        """A bot's move as text; BotsBusy if too many wait, BotFailed if no level answers, BotsStopped at the end."""
        if self._stopped:
            raise BotsStopped("the bots have been stopped")
        if question.level not in LEVELS:
            raise BotFailed(f"no bot's level is {question.level!r}")
        pending = Pending(question, payer, levels_to_try(question.level))
        self._queue.put(payer, pending)
        self._pending.add(pending)
        self._asked.set()
        try:
            return await pending.answer
        finally:
            self._pending.discard(pending)
            self._queue.remove(payer, pending)

    async def _work(self, worker: Worker) -> None:
        try:
            with suppress(WorkerFailed):
                await worker.ready()
            while True:
                await self._think(worker, await self._next())
        finally:
            await worker.stop()

    async def _next(self) -> Pending:
        now = asyncio.get_running_loop().time
        while (pending := self._queue.take(now())) is None:
            self._asked.clear()
            await self._asked.wait()
        return pending

    async def _think(self, worker: Worker, pending: Pending) -> None:
        """Ask at the next level to be tried; the payer pays for the time in any case, but not for a worker's start."""
        now = asyncio.get_running_loop().time
        level, began = pending.levels.popleft(), math.inf
        try:
            await worker.ready()
            began = now()
            text = await worker.ask(msgspec.structs.replace(pending.question, level=level))
            if not pending.answer.done():
                pending.answer.set_result(text)
        except WorkerFailed as failure:
            self._failed(pending, level, failure)
        except Exception:
            log.exception("a question to a bot could not be asked")
            _fail(pending, BotFailed("the question could not be asked"))
        finally:
            thought = max(0.0, now() - began)
            self.seconds[level] += thought
            self._queue.settle(pending.payer, thought, now())

    def _failed(self, pending: Pending, level: str, failure: WorkerFailed) -> None:
        """Ask again, unless it is of no use or nobody waits any more."""
        log.warning("a bot's worker failed (%s) for %s at level %s", failure.kind, pending.question.game, level)
        if failure.kind == UNREADABLE:
            _fail(pending, BotFailed("the question to the bot makes no sense"))
        elif not pending.levels:
            _fail(pending, BotFailed("no bot could answer, not even of the weakest level"))
        elif not pending.answer.done():
            self._queue.put_back(pending.payer, pending)
            self._asked.set()


def levels_to_try(level: str) -> deque[str]:
    """The level twice, then every weaker one, down to the weakest."""
    names = list(LEVELS)
    return deque([level, *reversed(names[: names.index(level) + 1])])


def _fail(pending: Pending, error: SignoriaError) -> None:
    if not pending.answer.done():
        pending.answer.set_exception(error)
