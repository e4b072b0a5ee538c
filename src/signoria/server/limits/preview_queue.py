"""The queue for previews and games as they were: worked out beside the event loop, one at a time and fairly."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from signoria.server.bots.errors import BotsBusy
from signoria.server.bots.fair_queue import FairQueue
from signoria.server.protocol.refusals import Refused

SHARE = 1 / 3
"""Of a core's time that they may take, however many are asked for: a thread slows the event loop down, too."""
WAITING = 48
"""Jobs of one payer that may wait: one on each socket, and each socket waits for its answer."""
ALL_WAITING = 1_024

Answer = TypeVar("Answer")


@dataclass(eq=False)
class _Job:
    """Something to be worked out, and who waits for it."""

    payer: str
    work: Callable[[], Any]
    done: asyncio.Future[tuple[Any, float]]


class PreviewQueue:
    """Who has used least of the time goes first."""

    def __init__(self) -> None:
        self._queue: FairQueue[_Job] = FairQueue(1, per_payer=WAITING, overall=ALL_WAITING)
        self._working: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._queue)

    async def work(self, payer: str, work: Callable[[], Answer]) -> tuple[Answer, float]:
        """What the work gives, and the seconds of a core that it took."""
        job = _Job(payer, work, asyncio.get_running_loop().create_future())
        try:
            self._queue.put(payer, job)
        except BotsBusy:
            raise Refused("refused-too-often", status=429) from None
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        try:
            return await job.done
        finally:
            self._queue.remove(payer, job)

    async def _work(self) -> None:
        while (job := self._queue.take(time.monotonic())) is not None:
            seconds = await asyncio.to_thread(_done, job)
            self._queue.settle(job.payer, seconds, time.monotonic())
            await asyncio.sleep(seconds * (1 / SHARE - 1))


def _done(job: _Job) -> float:
    """Work a job out, and tell who waits for it; the seconds of a core that it took."""
    began = time.thread_time()
    answer, error = None, None
    try:
        answer = job.work()
    except Exception as problem:
        error = problem
    seconds = time.thread_time() - began
    job.done.get_loop().call_soon_threadsafe(_tell, job, (answer, seconds), error)
    return seconds


def _tell(job: _Job, answer: tuple[Any, float], error: Exception | None) -> None:
    if job.done.done():
        return
    if error is not None:
        job.done.set_exception(error)
    else:
        job.done.set_result(answer)
