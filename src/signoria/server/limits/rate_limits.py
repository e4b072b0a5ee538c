"""Limits: how often a visitor may do something at this process, counted in a window that slides."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from signoria.server.config.settings import Limits
from signoria.server.protocol.refusals import Refused


class Limiter:
    """Counts what visitors do at this process; nothing is kept over a restart.

    What is to hold over all processes is counted by `shared_limits.py`.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._windows = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._connections: Counter[str] = Counter()

    def check(self, what: str, who: str) -> None:
        """Refuse what is done too often; `what` is the name of a limit."""
        if not self.allows(what, who):
            raise Refused("refused-too-often", status=429)

    def allows(self, what: str, who: str) -> bool:
        return self._windows.hit(rate_of(getattr(self.limits, what)), what, who)

    def connect(self, most: Mapping[str, int]) -> bool:
        """Count a socket for each of these, unless one of them has as many as it may have already."""
        if any(self._connections[who] >= count for who, count in most.items()):
            return False
        self._connections.update(most.keys())
        return True

    def disconnect(self, most: Iterable[str]) -> None:
        for who in most:
            self._connections[who] -= 1
            if self._connections[who] <= 0:
                del self._connections[who]


class Bucket:
    """How much somebody may still do: it fills steadily and overflows.

    Written here because a moving window costs more than the rest of reading a message.
    """

    def __init__(self, size: float, a_second: float, now: float) -> None:
        self._size = self._left = float(size)
        self._a_second = a_second
        self._filled = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take so much out, if there is so much."""
        self._fill(now)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def charge(self, now: float, cost: float) -> None:
        """Take out what something has cost; what is lacking is owed."""
        self._fill(now)
        self._left -= cost

    def lacks(self, now: float, cost: float = 1.0) -> float:
        """Seconds until there is so much in it."""
        self._fill(now)
        return max(0.0, min(cost, self._size) - self._left) / self._a_second

    def is_full(self, now: float) -> bool:
        """Whether it is as good as new."""
        self._fill(now)
        return self._left >= self._size

    def _fill(self, now: float) -> None:
        self._left = min(self._size, self._left + max(0.0, now - self._filled) * self._a_second)
        self._filled = now


@cache
def rate_of(text: str) -> RateLimitItem:
    """How often in how long, as it is written in the settings."""
    return parse(text)


@lru_cache(maxsize=10_000)
def counted_as(address: str) -> str:
    """By what an address is counted: of IPv6 one visitor has a whole network of 64 bits."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
