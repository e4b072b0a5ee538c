"""A worker as the server sees it: a process that is started when needed, and anew after any failure."""

from __future__ import annotations

import asyncio
import math
import sys
from collections.abc import Sequence

import msgspec

from signoria.server.bots.errors import UNREADABLE
from signoria.server.bots.question import Answer, Asked, Prepare, Question, ToWorker
from signoria.transport.async_process import AsyncLineProcess
from signoria.transport.process import GARBLED, NOT_STARTED, WorkerError, read_message

DEAF = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
"""Said before the long imports: Ctrl-C is meant for the server."""
COMMAND = (sys.executable, "-P", "-c", f"{DEAF}; from signoria.server.bots.worker import main; main()")
STARTING = 30.0
"""Seconds a worker may take to start."""
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0
"""Seconds before a start when one failure follows another; the first failure costs no pause."""
LONGEST_ANSWER = 1 << 16
"""Bytes."""
DECODER = msgspec.json.Decoder(Answer)


class Worker:
    """One process, asked one question at a time."""

    def __init__(self, patience: float, command: Sequence[str] | None = None) -> None:
        self.patience = patience
        self.command = tuple(command or COMMAND)
        self.starts = 0
        self._games: set[str] = set()
        self._process: AsyncLineProcess | None = None
        self._number = 0
        self._failures = 0

    @property
    def pid(self) -> int | None:
        """The id of the process, while it runs."""
        return None if self._process is None else self._process.pid

    async def ready(self) -> None:
        """Start the process unless it runs; WorkerError if that is not to be done."""
        if self.pid is not None:
            return
        await self.stop()
        await asyncio.sleep(self._pause())
        self.starts += 1
        try:
            self._process = AsyncLineProcess(self.command, most_bytes=LONGEST_ANSWER)
            for game in self._games:
                self._say(Prepare(game))
            await self._hear(0, STARTING)
        except WorkerError as error:
            await self._give_up()
            raise WorkerError(NOT_STARTED) from error

    def prepare(self, game: str) -> None:
        """Let the process compile this game's rules beside its other work, and each process after it."""
        if game not in self._games:
            self._games.add(game)
            if self._process is not None:
                self._say(Prepare(game))

    async def ask(self, question: Question) -> Answer:
        """A move and its level; WorkerError says how it went wrong, and then the process has been ended."""
        await self.ready()
        try:
            answer = await self._exchange(question)
            if answer.failure and answer.failure != UNREADABLE:
                raise WorkerError(answer.failure)
        except WorkerError:
            await self._give_up()
            raise
        self._failures = 0
        if answer.failure:
            raise WorkerError(answer.failure)
        return answer

    async def stop(self) -> None:
        """End the process, whatever it does, and wait until it is gone."""
        process, self._process = self._process, None
        if process is not None:
            await process.end()

    async def _exchange(self, question: Question) -> Answer:
        self._number += 1
        self._say(Asked(self._number, question))
        return await self._hear(self._number, question.budget + self.patience)

    def _say(self, message: ToWorker) -> None:
        assert self._process is not None
        self._process.send(msgspec.json.encode(message))

    async def _hear(self, number: int, seconds: float) -> Answer:
        assert self._process is not None
        answer = read_message(await self._process.receive(seconds), DECODER.decode)
        if answer.number != number:
            raise WorkerError(GARBLED)
        return answer

    async def _give_up(self) -> None:
        self._failures += 1
        await self.stop()

    def _pause(self) -> float:
        if self._failures < 2:
            return 0.0
        return min(FIRST_PAUSE * math.exp2(self._failures - 2), LONGEST_PAUSE)
