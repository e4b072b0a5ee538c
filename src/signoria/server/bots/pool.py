"""The pool: workers that answer questions to bots, in a fair order, whatever happens to one of them.

Workers of the house's own are processes of its machine; others come over a connection from any machine, and go.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter, OrderedDict
from collections.abc import Collection, Sequence
from contextlib import suppress

import msgspec

from signoria.bots import DRIVEN, LEVELS
from signoria.server.bots.errors import UNREADABLE, BotFailed, BotsStopped
from signoria.server.bots.fair_queue import FairQueue
from signoria.server.bots.pending import Pending, levels_to_try
from signoria.server.bots.question import Answer, Question
from signoria.server.bots.remote_messages import BUSY, GONE
from signoria.server.bots.remote_worker import RemoteConnection, RemoteWorker
from signoria.server.bots.worker_process import Worker
from signoria.transport.process import GARBLED, HUNG, WorkerError

ON_THE_WAY = 0.1
"""Seconds that a question and its answer take beside the thought."""
MOST_PLACES = 4096
"""Of so many seats it is known which worker answered for them last."""
MOST_LOST = 2
"""How often a question may be lost with a connection before that counts as a failure of its level."""

AnyWorker = Worker | RemoteWorker

log = logging.getLogger(__name__)


class BotPool:
    """Bots in worker processes. `patience` is how long after its budget a worker may still answer, in seconds.

    With `has_spare` there is one worker more, which thinks only while no machine has brought any.
    """

    def __init__(
        self,
        workers: int = 1,
        patience: float = 3.0,
        command: Sequence[str] | None = None,
        *,
        has_spare: bool = False,
    ) -> None:
        self.seconds = dict.fromkeys(LEVELS, 0.0)
        """The seconds that bots of each level have thought."""
        self.moves: Counter[tuple[str, str]] = Counter()
        """How many moves were made, by the level that was asked for and who moved."""
        self._workers = [Worker(patience, command) for _ in range(workers + has_spare)]
        self._spare = self._workers[-1] if has_spare else None
        self.connections: list[RemoteConnection] = []
        """The machines whose workers think here, too."""
        self._queue: FairQueue[Pending] = FairQueue(at_once=1)
        self._share()
        self._pending: set[Pending] = set()
        self._idle: dict[AnyWorker, asyncio.Future[Pending]] = {}
        self._last: OrderedDict[str, AnyWorker] = OrderedDict()
        self._games: set[str] = set()
        self._weaker: set[tuple[str, str]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._elsewhere: set[asyncio.Task[None]] = set()
        self._stopped = False

    @property
    def own(self) -> int:
        """How many workers of the house's own think."""
        return len(self._workers) - bool(self._spare and self.connections)

    @property
    def elsewhere(self) -> int:
        """How many workers of other machines think."""
        return sum(len(connection.workers) for connection in self.connections)

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
        for connection in list(self.connections):
            self.leave(connection)
        tasks = [*self._tasks, *self._elsewhere]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for pending in self._pending:
            pending.fail(BotsStopped("the bots have been stopped"))

    def prepare(self, game: str) -> None:
        """Let the workers compile a game's rules, beside their other work."""
        if game not in self._games:
            self._games.add(game)
            for worker in self._workers:
                worker.prepare(game)
            for connection in self.connections:
                connection.prepare(game)

    # -- workers of other machines -----------------------------------------------------------------------------------

    def join(self, connection: RemoteConnection) -> None:
        """These workers think here from now on."""
        if self._stopped:
            connection.close()
            return
        self.connections.append(connection)
        self._share()
        for game in self._games:
            connection.prepare(game)
        for worker in connection.workers:
            task = asyncio.create_task(self._work_elsewhere(worker))
            self._elsewhere.add(task)
            task.add_done_callback(self._elsewhere.discard)

    def leave(self, connection: RemoteConnection) -> None:
        """They think here no longer: others are asked what they were asked."""
        connection.close()
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self._share()
        for worker in connection.workers:
            handed = self._idle.pop(worker, None)
            if handed is not None:
                handed.set_exception(WorkerError(GONE))
        left = set(connection.workers)
        self._last = OrderedDict((key, worker) for key, worker in self._last.items() if worker not in left)
        self._hand_out()

    async def _work_elsewhere(self, worker: RemoteWorker) -> None:
        with suppress(WorkerError):
            while True:
                await worker.ready()
                await self._think(worker, await self._next(worker))

    def _share(self) -> None:
        """One visitor's bots leave a worker to the others, where there are several."""
        self._queue.at_once = max(1, self.own + self.elsewhere - 1)

    # -- questions ---------------------------------------------------------------------------------------------------

    async def choose(self, question: Question, payer: str, legal: Collection[str] | None = None) -> str:
        """A bot's move as text; BotsBusy if too many wait, BotFailed if no level answers, BotsStopped at the end.

        Where it is said which moves are legal, no other is taken, whoever answers.
        """
        if self._stopped:
            raise BotsStopped("the bots have been stopped")
        if question.level not in LEVELS:
            raise BotFailed(f"no bot's level is {question.level!r}")
        pending = Pending(question, payer, levels_to_try(question.level), legal)
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

    async def _next(self, worker: AnyWorker) -> Pending:
        handed: asyncio.Future[Pending] = asyncio.get_running_loop().create_future()
        self._idle[worker] = handed
        self._hand_out()
        return await handed

    def _hand_out(self) -> None:
        """Whose turn it is gets a free worker: the one that may remember the seat, else the one free for longest."""
        now = asyncio.get_running_loop().time()
        while (free := self._free()) and not self._stopped and (pending := self._queue.take(now)) is not None:
            known = self._last.get(pending.question.key)
            worker = known if known is not None and known in free else free[0]
            self._idle.pop(worker).set_result(pending)

    def _free(self) -> list[AnyWorker]:
        """The workers that may be asked now."""
        return [
            worker
            for worker in self._idle
            if not (worker is self._spare and self.connections)
            if not (isinstance(worker, RemoteWorker) and worker.is_gone)
        ]

    async def _think(self, worker: AnyWorker, pending: Pending) -> None:
        """Ask at the next level to be tried; the payer pays for the time in any case, but not for a worker's start."""
        now = asyncio.get_running_loop().time
        level, began = pending.levels.popleft(), math.inf
        try:
            await worker.ready()
            began = now()
            thoughts = sum(other.takes_thought for other in self._pending)
            budget = pending.share(thoughts, self.own + self.elsewhere)
            answer = await worker.ask(msgspec.structs.replace(pending.question, level=level, budget=budget))
            if not pending.takes(answer):
                await worker.stop()
                raise WorkerError(GARBLED)
            if answer.thought and answer.level not in DRIVEN:
                pending.due = began + budget + ON_THE_WAY
            self._answered(pending, worker, answer)
        except WorkerError as failure:
            self._failed(pending, level, failure)
        except Exception:
            log.exception("a question to a bot could not be asked")
            pending.fail(BotFailed("the question could not be asked"))
        finally:
            thought = max(0.0, now() - began)
            self.seconds[level] += thought
            pending.spent += thought
            self._queue.settle(pending.payer, thought, now())
            self._hand_out()

    def _answered(self, pending: Pending, worker: AnyWorker, answer: Answer) -> None:
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
        if failure.kind == BUSY or (failure.kind == GONE and pending.lost < MOST_LOST):
            pending.lost += failure.kind == GONE
            pending.levels.appendleft(level)
        else:
            log.warning("a bot's worker failed (%s) for %s at level %s", failure.kind, pending.question.game, level)
        if failure.kind == UNREADABLE:
            pending.fail(BotFailed("the question to the bot makes no sense"))
            return
        if failure.kind == HUNG:
            while len(pending.levels) > 1 and pending.levels[0] == level:
                pending.levels.popleft()
        if not pending.levels:
            pending.fail(BotFailed("no bot could answer, not even of the weakest level"))
        elif not pending.answer.done():
            self._queue.put_back(pending.payer, pending)
