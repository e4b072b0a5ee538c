"""Work on many games shared by threads: compiled code lets go of Python's lock, so that each has a core of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from signoria.core.compiled.buffers import Buffers
from signoria.core.errors import BadOption

LEAST_SHARE = 64
"""Games that are worth a thread: waking one costs as much as a decision in some dozens."""


@cache
def pool(threads: int) -> ThreadPoolExecutor:
    """One pool for all batches that have so many threads."""
    return ThreadPoolExecutor(threads, thread_name_prefix="signoria-batch")


def shared_by_threads(buffers: Sequence[Buffers], games: int, work: Callable[[Buffers, int, int], int]) -> list[int]:
    """Do the work on ranges of games, each with room of its own; what came of each."""
    threads = min(len(buffers), max(1, games // LEAST_SHARE))
    if threads == 1:
        return [work(buffers[0], 0, games)]
    bounds = [games * share // threads for share in range(threads + 1)]
    first, *others = zip(buffers[:threads], bounds, bounds[1:], strict=False)
    waited = [pool(len(buffers)).submit(work, *share) for share in others]
    return [work(*first), *(one.result() for one in waited)]


def check_threads(threads: object) -> int:
    """How many threads play: one or more, or None for one a core."""
    if threads is None:
        return os.cpu_count() or 1
    if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
        raise BadOption(f"a batch has one thread or more, or None for one a core, not {threads!r}")
    return threads
