"""The pool: workers that answer questions to bots, in a fair order, whatever happens to one of them."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter, OrderedDict, deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from signoria.bots import DRIVEN, LEVELS
from signoria.core.errors import SignoriaError
from signoria.server.bots.errors import UNREADABLE, BotFailed, BotsStopped
from signoria.server.bots.fair_queue import FairQueue
from signoria.server.bots.question import Answer, Question
from signoria.server.bots.worker_process import Worker
from signoria.transport.process import HUNG, WorkerError

LEAST_THOUGHT = 0.1
"""Seconds that a bot may think at least, however many wait."""
ON_THE_WAY = 0.1
"""Seconds that a question and its answer take beside the thought."""
MOST_PLACES = 4096
"""Of so many seats it is known which worker answered for them last."""

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class Pending:
    """A question somebody waits for, the levels that are still to be tried, and when its answer is given at last.

    That is after as much time as the bot was granted, however soon it knew: else it would tell something of its cards.
    """

    question: Question
    payer: str
    levels: deque[str]
    due: float = 0.0
    answer: asyncio.Future[str] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def takes_thought(self) -> bool:
        """Whether a bot that looks ahead still has to answer."""
        return self.question.level not in DRIVEN and not self.answer.done()


class BotPool:
    """Bots in worker processes. `patience` is how long after its budget a worker may still answer, in seconds."""

    def __init__(self, workers: int = 1, patience: float = 3.0, command: Sequence[str] | None = None) -> None:
        self.seconds = dict.fromkeys(LEVELS, 0.0)
        """The seconds that bots of each level have thought."""
        self.moves: Counter[tuple[str, str]] = Counter()
        """How many moves were made, by the level that was asked for and who moved."""
        self._workers = [Worker(patience, command) for _ in range(workers)]
        self._queue: FairQueue[Pending] = FairQueue(at_once=max(1, workers - 1))
        self._pending: set[Pending] = set()
        self._idle: dict[Worker, asyncio.Future[Pending]] = {}
        self._last: OrderedDict[str, Worker] = OrderedDict()
        self._games: set[str] = set()
        self._weaker: set[tuple[str, str]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._stopped = False

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._queue)

    @property
    def free(self) -> int:
        """How many workers wait for a question."""
        return len(self._idle)

    @property
    def restarts(self) -> int:
        """How often a worker has been started anew."""
        return sum(max(0, worker.starts - 1) for worker in self._workers)

    @property
    def pids(self) -> list[int]:
        """The ids of the workers' processes that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def start(self) -> None:
        """Start the workers, unless they have been, without waiting for them to be ready."""
        if not self._tasks and not self._stopped:
            self._tasks = [asyncio.create_task(self._work(worker)) for worker in self._workers]

    async def stop(self) -> None:
        """End all workers; whoever still waits gets BotsStopped."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pending in self._pending:
            _fail(pending, BotsStopped("the bots have been stopped"))

    def prepare(self, game: str) -> None:
        """Let the workers compile a game's rules, beside their other work."""
        if game not in self._games:
            self._games.add(game)
            for worker in self._workers:
                worker.prepare(game)

    async def choose(self, question: Question, payer: str) -> str:
        """A bot's move as text; BotsBusy if too many wait, BotFailed if no level answers, BotsStopped at the end."""
        if self._stopped:
            raise BotsStopped("the bots have been stopped")
        if question.level not in LEVELS:
            raise BotFailed(f"no bot's level is {question.level!r}")
        pending = Pending(question, payer, levels_to_try(question.level))
        self._queue.put(payer, pending)
        self._pending.add(pending)
        self._hand_out()
        try:
            text = await pending.answer
        finally:
            self._pending.discard(pending)
            self._queue.remove(payer, pending)
        await asyncio.sleep(pending.due - asyncio.get_running_loop().time())
        return text

    async def _work(self, worker: Worker) -> None:
        try:
            with suppress(WorkerError):
                await worker.ready()
            while True:
                await self._think(worker, await self._next(worker))
        finally:
            await worker.stop()

    async def _next(self, worker: Worker) -> Pending:
        handed: asyncio.Future[Pending] = asyncio.get_running_loop().create_future()
        self._idle[worker] = handed
        self._hand_out()
        return await handed

    def _hand_out(self) -> None:
        """Whose turn it is gets a free worker: the one that may remember the seat, else the one free for longest."""
        now = asyncio.get_running_loop().time()
        while self._idle and not self._stopped and (pending := self._queue.take(now)) is not None:
            known = self._last.get(pending.question.key)
            worker = known if known is not None and known in self._idle else next(iter(self._idle))
            self._idle.pop(worker).set_result(pending)

    async def _think(self, worker: Worker, pending: Pending) -> None:
        """Ask at the next level to be tried; the payer pays for the time in any case, but not for a worker's start."""
        now = asyncio.get_running_loop().time
        level, began = pending.levels.popleft(), math.inf
        try:
            await worker.ready()
            began = now()
            thoughts = sum(other.takes_thought for other in self._pending)
            budget = shared(pending.question.budget, thoughts, len(self._workers))
            answer = await worker.ask(msgspec.structs.replace(pending.question, level=level, budget=budget))
            if answer.thought and answer.level not in DRIVEN:
                pending.due = began + budget + ON_THE_WAY
            self._answered(pending, worker, answer)
        except WorkerError as failure:
            self._failed(pending, level, failure)
        except Exception:
            log.exception("a question to a bot could not be asked")
            _fail(pending, BotFailed("the question could not be asked"))
        finally:
            thought = max(0.0, now() - began)
            self.seconds[level] += thought
            self._queue.settle(pending.payer, thought, now())
            self._hand_out()

    def _answered(self, pending: Pending, worker: Worker, answer: Answer) -> None:
        self._note_level(pending.question, answer.level)
        if pending.question.key:
            self._last[pending.question.key] = worker
            self._last.move_to_end(pending.question.key)
            if len(self._last) > MOST_PLACES:
                self._last.popitem(last=False)
        if not pending.answer.done():
            pending.answer.set_result(answer.move)

    def _note_level(self, question: Question, moved: str) -> None:
        """Say that somebody weaker moved than was asked for, once until the right level does again."""
        self.moves[question.level, moved] += 1
        told = question.game, question.level
        if moved == question.level:
            self._weaker.discard(told)
        elif told not in self._weaker:
            self._weaker.add(told)
            log.info("%s moves in place of a bot of level %s in %s", moved, question.level, question.game)

    def _failed(self, pending: Pending, level: str, failure: WorkerError) -> None:
        """Ask again, unless it is of no use or nobody waits any more; who has waited for long gets a weaker level."""
        log.warning("a bot's worker failed (%s) for %s at level %s", failure.kind, pending.question.game, level)
        if failure.kind == UNREADABLE:
            _fail(pending, BotFailed("the question to the bot makes no sense"))
            return
        if failure.kind == HUNG:
            while len(pending.levels) > 1 and pending.levels[0] == level:
                pending.levels.popleft()
        if not pending.levels:
            _fail(pending, BotFailed("no bot could answer, not even of the weakest level"))
        elif not pending.answer.done():
            self._queue.put_back(pending.payer, pending)


def levels_to_try(level: str) -> deque[str]:
    """The level twice, unless it hangs, then every weaker one, down to the weakest."""
    names = list(LEVELS)
    return deque([level, *reversed(names[: names.index(level) + 1])])


def shared(budget: float, thoughts: int, workers: int) -> float:
    """A thought's share of the time: where more are asked for than there are workers, all are shorter."""
    return min(budget, max(LEAST_THOUGHT, budget * workers / max(1, thoughts)))


def _fail(pending: Pending, error: SignoriaError) -> None:
    if not pending.answer.done():
        pending.answer.set_exception(error)
