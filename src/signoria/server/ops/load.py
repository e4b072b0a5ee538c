"""Load: how much this process does, as a person reads it; for machines there are the metrics."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path

from signoria.server.ops.metrics import Metrics

WINDOW = 60.0
"""Seconds over which moves are counted."""
STATUS = Path("/proc/self/status")


class Load:
    """Moves of the last minute, memory, and how long the process runs."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float]) -> None:
        self._metrics = metrics
        self._clock = clock
        self.started = clock()
        self._counted: deque[tuple[float, float]] = deque([(self.started, 0.0)])

    def note(self) -> None:
        """Count the moves there were up to now; to be called every few seconds."""
        now = self._clock()
        self._counted.append((now, self._metrics.registry.get_sample_value("signoria_entries_total", MOVE) or 0.0))
        while len(self._counted) > 2 and self._counted[1][0] <= now - WINDOW:
            self._counted.popleft()

    def moves_a_second(self) -> float:
        """Over the last minute."""
        self.note()
        (began, before), (now, moves) = self._counted[0], self._counted[-1]
        return (moves - before) / max(1.0, now - began)


MOVE = {"kind": "decided"}


def memory() -> int:
    """Bytes this process has in memory; where a system does not say, the most it ever had, or 0."""
    if STATUS.is_file():
        for line in STATUS.read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
