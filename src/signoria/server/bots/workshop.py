"""Bots that think on this machine for houses elsewhere: workers as a house has them, shared by all that ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from signoria.server.bots.question import Answer
from signoria.server.bots.remote_messages import BUSY, Done, Free, Task
from signoria.server.bots.worker_process import Worker
from signoria.transport.process import GARBLED, WorkerError

PATIENCE = 2.0
"""Seconds after its budget in which a worker answers: less than a house waits, so that it hears what went wrong."""
AGAIN = 1.0
"""Seconds until a worker is started again that could not be."""

Say = Callable[[Done | Free], object]
"""To one house; it does not wait."""


class Workshop:
    """So many workers, each of which thinks for one house at a time."""

    def __init__(self, workers: int, command: Sequence[str] | None = None) -> None:
        self._workers = [Worker(PATIENCE, command) for _ in range(workers)]
        self._busy = [True] * workers
        self._waiting: list[list[Say]] = [[] for _ in range(workers)]
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def pids(self) -> list[int]:
        """The ids of the workers' processes."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def open(self) -> None:
        """Start all workers, so that no question waits for that."""
        await asyncio.gather(*(self._make_ready(place) for place in range(len(self._workers))))

    async def close(self) -> None:
        """End all workers, whatever they think about."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    def prepare(self, game: str) -> None:
        """Compile a game's rules beside the other work."""
        for worker in self._workers:
            worker.prepare(game)

    def take(self, task: Task, say: Say) -> None:
        """Have a question thought about, or say at once that its worker is busy."""
        if not 0 <= task.worker < len(self._workers):
            say(Done(task.worker, Answer(task.number, failure=GARBLED)))
        elif self._busy[task.worker]:
            self._waiting[task.worker].append(say)
            say(Done(task.worker, Answer(task.number, failure=BUSY)))
        else:
            self._busy[task.worker] = True
            thinking = asyncio.create_task(self._think(task, say))
            self._tasks.add(thinking)
            thinking.add_done_callback(self._tasks.discard)

    async def _think(self, task: Task, say: Say) -> None:
        try:
            answer = await self._workers[task.worker].ask(task.question)
        except WorkerError as failure:
            say(Done(task.worker, Answer(task.number, failure=failure.kind)))
            await self._make_ready(task.worker)
        else:
            self._busy[task.worker] = False
            # its number is the worker's own; the house knows the question by another
            say(Done(task.worker, Answer(task.number, answer.move, answer.level, answer.thought)))
            self._tell_waiting(task.worker)

    async def _make_ready(self, place: int) -> None:
        while True:
            try:
                await self._workers[place].ready()
                break
            except WorkerError:
                await asyncio.sleep(AGAIN)
        self._busy[place] = False
        self._tell_waiting(place)

    def _tell_waiting(self, place: int) -> None:
        waiting, self._waiting[place] = self._waiting[place], []
        for say in waiting:
            say(Free(place))
