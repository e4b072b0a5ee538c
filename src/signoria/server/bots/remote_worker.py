"""A worker elsewhere as the house sees it: one of those behind a connection, asked one question at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec

from signoria.server.bots.question import Answer, Prepare, Question
from signoria.server.bots.remote_messages import BUSY, GONE, MOST_WORKERS, Done, Free, Hello, Task, ToRemote
from signoria.transport.process import GARBLED, WorkerError

PATIENCE = 3.0
"""Seconds after its budget in which an answer must have come; a worker that hangs is known there before."""


class RemoteWorker:
    """One worker; it comes with its connection, and goes with it for good."""

    pid = None
    """It is no process of ours."""

    def __init__(self, connection: RemoteConnection, place: int) -> None:
        self._connection = connection
        self._place = place
        self._number = 0
        self._answer: asyncio.Future[Answer] | None = None
        self._free = asyncio.Event()
        self._free.set()

    @property
    def is_gone(self) -> bool:
        return self._connection.is_closed

    async def ready(self) -> None:
        """Wait until it thinks for nobody else; WorkerError if it is gone."""
        await self._free.wait()
        if self.is_gone:
            raise WorkerError(GONE)

    def prepare(self, game: str) -> None:
        """The connection has told all of its workers."""

    async def ask(self, question: Question) -> Answer:
        """A move and its level; WorkerError says how it went wrong."""
        await self.ready()
        self._number += 1
        self._answer = asyncio.get_running_loop().create_future()
        self._connection.send(Task(self._place, self._number, question))
        try:
            async with asyncio.timeout(question.budget + PATIENCE):
                answer = await self._answer
        except TimeoutError:
            self._connection.close()
            raise WorkerError(GONE) from None
        finally:
            self._answer = None
        if answer.failure:
            raise WorkerError(answer.failure)
        return answer

    async def stop(self) -> None:
        """Nothing that its machine says is believed any more."""
        self._connection.close()

    # -- what comes over the connection ------------------------------------------------------------------------------

    def heard(self, answer: Answer) -> None:
        """An answer has come; one that was no longer waited for is passed over."""
        if answer.failure == BUSY:
            self._free.clear()
        if self._answer is not None and answer.number == self._number and not self._answer.done():
            self._answer.set_result(answer)

    def is_free(self) -> None:
        self._free.set()

    def leave(self) -> None:
        self._free.set()
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(WorkerError(GONE))


class RemoteConnection:
    """The workers of one machine. `write` sends a frame soon, `end` closes the socket; neither waits."""

    def __init__(self, hello: Hello, write: Callable[[str], object], end: Callable[[], object]) -> None:
        self.name = hello.name
        self.workers = [RemoteWorker(self, place) for place in range(min(hello.workers, MOST_WORKERS))]
        self.is_closed = False
        self._write = write
        self._end = end

    def send(self, message: ToRemote) -> None:
        if not self.is_closed:
            self._write(msgspec.json.encode(message).decode())

    def prepare(self, game: str) -> None:
        """Let all its workers compile a game's rules, beside their other work."""
        self.send(Prepare(game))

    def heard(self, message: Done | Free) -> None:
        """WorkerError if it makes no sense."""
        if not 0 <= message.worker < len(self.workers):
            raise WorkerError(GARBLED)
        worker = self.workers[message.worker]
        if isinstance(message, Free):
            worker.is_free()
        else:
            worker.heard(message.answer)

    def close(self) -> None:
        """Whoever waits for its workers need not any more."""
        if not self.is_closed:
            self.is_closed = True
            for worker in self.workers:
                worker.leave()
            with suppress(RuntimeError):
                self._end()
