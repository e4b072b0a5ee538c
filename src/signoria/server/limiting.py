"""Limits: how often a visitor may do something, counted in a window that slides."""

from __future__ import annotations

from collections import Counter
from functools import cache

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from signoria.server.said import Refused
from signoria.server.settings import Limits


class Limiter:
    """Counts what visitors do; nothing is kept over a restart."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._windows = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._connections: Counter[str] = Counter()

    def check(self, what: str, who: str) -> None:
        """Refuse what is done too often; `what` is the name of a limit."""
        if not self.allows(what, who):
            raise Refused("refused-too-often", status=429)

    def allows(self, what: str, who: str) -> bool:
        return self._windows.hit(_rate(getattr(self.limits, what)), what, who)

    def connect(self, who: str) -> bool:
        """Count a socket, unless there are too many."""
        if self._connections[who] >= self.limits.connections:
            return False
        self._connections[who] += 1
        return True

    def disconnect(self, who: str) -> None:
        self._connections[who] -= 1
        if self._connections[who] <= 0:
            del self._connections[who]


class Bucket:
    """How many messages one socket may still send: it fills steadily and overflows.

    Written here because a moving window costs more than the rest of reading a message.
    """

    def __init__(self, size: int, a_second: float, now: float) -> None:
        self._size = self._left = float(size)
        self._a_second = a_second
        self._filled = now

    def take(self, now: float) -> bool:
        """Take one out, if there is one."""
        self._left = min(self._size, self._left + (now - self._filled) * self._a_second)
        self._filled = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


@cache
def _rate(text: str) -> RateLimitItem:
    return parse(text)
