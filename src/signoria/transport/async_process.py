"""The same process on an event loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

from signoria.transport.process import HUNG, Heard, LineProcess, WorkerError, line_in


class AsyncLineProcess:
    """A process whose lines are waited for on an event loop."""

    def __init__(self, command: Sequence[str], *, most_bytes: int | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._inbox: asyncio.Queue[Heard] = asyncio.Queue()
        self._process = LineProcess(command, most_bytes=most_bytes, deliver=self._pass_on)

    def _pass_on(self, heard: Heard) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._inbox.put_nowait, heard)

    @property
    def pid(self) -> int | None:
        """The id of the process, while it runs."""
        return self._process.pid

    def send(self, line: bytes) -> None:
        """Send a line, now or as soon as it is read; never waits."""
        self._process.send(line)

    async def receive(self, seconds: float) -> bytes:
        """Its next line; WorkerError if there is none within so many seconds, or never will be."""
        try:
            async with asyncio.timeout(seconds):
                return line_in(await self._inbox.get())
        except TimeoutError:
            raise WorkerError(HUNG) from None

    async def end(self) -> None:
        """Kill it, and wait until it is gone."""
        await asyncio.to_thread(self._process.end)
