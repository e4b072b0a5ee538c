"""Tasks beside the answers: those that a stop waits for, and those that it cancels."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Read = TypeVar("Read")
GRACE = 5.0
"""Seconds that a stop waits."""


class BackgroundTasks:
    """Everything that was begun and has not ended."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self._later: set[asyncio.Task[None]] = set()

    def keep(self, doing: Coroutine[None, None, Read]) -> asyncio.Task[Read]:
        """Do something that `stop` waits for."""
        task = asyncio.create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def do_later(self, seconds: float, do: Callable[[], Coroutine[None, None, None]]) -> None:
        """Do something after a while, unless all is stopped before."""

        async def doing() -> None:
            await asyncio.sleep(seconds)
            await do()

        task = asyncio.create_task(doing())
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    @property
    def is_idle(self) -> bool:
        """Whether there is nothing that a stop would wait for."""
        return not self._running

    @property
    def counts(self) -> tuple[int, int]:
        """How many are under way, and how many are for later."""
        return len(self._running), len(self._later)

    async def done(self) -> None:
        """Wait until all is done that a stop would wait for, or for so long as it would."""
        if self._running:
            await asyncio.wait(self._running, timeout=GRACE)

    async def stop(self) -> None:
        """Cancel what was for later, and let what is under way come to its end."""
        for task in self._later:
            task.cancel()
        await self.done()
