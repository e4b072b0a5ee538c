"""A worker as the server sees it: a process that is started when needed, and anew after any failure."""

from __future__ import annotations

import asyncio
import math
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from signoria.server.bots.errors import DEAD, GARBLED, HUNG, NOT_STARTED, UNREADABLE, WorkerFailed
from signoria.server.bots.question import Answer, Asked, Prepare, Question, ToWorker

DEAF = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
"""Said before the long imports: Ctrl-C is meant for the server."""
COMMAND = (sys.executable, "-P", "-c", f"{DEAF}; from signoria.server.bots.worker import main; main()")
STARTING = 30.0
"""Seconds a worker may take to start."""
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0
"""Seconds before a start when one failure follows another; the first failure costs no pause."""
CLOSING = 2.0
"""Seconds a killed process may take to be gone."""


class Worker:
    """One process, asked one question at a time."""

    def __init__(self, patience: float, command: Sequence[str] | None = None) -> None:
        self.patience = patience
        self.command = tuple(command or COMMAND)
        self.starts = 0
        self._games: set[str] = set()
        self._process: Process | None = None
        self._number = 0
        self._failures = 0

    @property
    def pid(self) -> int | None:
        """The id of the process, while it runs."""
        return None if self._process is None or self._process.returncode is not None else self._process.pid

    async def ready(self) -> None:
        """Start the process unless it runs; WorkerFailed if that is not to be done."""
        if self.pid is not None:
            return
        await self.stop()
        await asyncio.sleep(self._pause())
        self.starts += 1
        try:
            process = await self._spawn()
            for game in self._games:
                self._say(process, Prepare(game))
            async with asyncio.timeout(STARTING):
                await self._hear(process, 0)
        except (OSError, ValueError, WorkerFailed) as error:
            await self._give_up()
            raise WorkerFailed(NOT_STARTED) from error

    def prepare(self, game: str) -> None:
        """Let the process compile this game's rules beside its other work, and each process after it."""
        if game not in self._games:
            self._games.add(game)
            if self._process is not None:
                with suppress(OSError):
                    self._say(self._process, Prepare(game))

    async def ask(self, question: Question) -> Answer:
        """A move and its level; WorkerFailed says how it went wrong, and then the process has been ended."""
        await self.ready()
        try:
            answer = await self._exchange(question)
            if answer.failure and answer.failure != UNREADABLE:
                raise WorkerFailed(answer.failure)
        except WorkerFailed:
            await self._give_up()
            raise
        self._failures = 0
        if answer.failure:
            raise WorkerFailed(answer.failure)
        return answer

    async def stop(self) -> None:
        """End the process, whatever it does, and wait until it is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        with suppress(ProcessLookupError):
            process.kill()
        process.stdin.close()
        with suppress(OSError):
            async with asyncio.timeout(CLOSING):
                await process.wait()
                await process.stdout.read()
                await process.stdin.wait_closed()

    async def _spawn(self) -> Process:
        """Start the process; a cancellation waits until there is one, so that `stop` can end it."""
        spawning = asyncio.ensure_future(asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE))
        try:
            await asyncio.shield(spawning)
        finally:
            self._process = await spawning
        return self._process

    async def _exchange(self, question: Question) -> Answer:
        process = self._process
        assert process is not None and process.stdin is not None
        self._number += 1
        try:
            async with asyncio.timeout(question.budget + self.patience):
                self._say(process, Asked(self._number, question))
                await process.stdin.drain()
                return await self._hear(process, self._number)
        except TimeoutError:
            raise WorkerFailed(HUNG) from None
        except OSError:
            raise WorkerFailed(DEAD) from None
        except ValueError:
            raise WorkerFailed(GARBLED) from None

    @staticmethod
    def _say(process: Process, message: ToWorker) -> None:
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(message) + b"\n")

    @staticmethod
    async def _hear(process: Process, number: int) -> Answer:
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise WorkerFailed(DEAD)
        answer = msgspec.json.decode(line, type=Answer)
        if answer.number != number:
            raise WorkerFailed(GARBLED)
        return answer

    async def _give_up(self) -> None:
        self._failures += 1
        await self.stop()

    def _pause(self) -> float:
        if self._failures < 2:
            return 0.0
        return min(FIRST_PAUSE * math.exp2(self._failures - 2), LONGEST_PAUSE)
