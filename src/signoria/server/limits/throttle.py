"""Throttling: what one address begins at once is begun one after another, with time for everybody else in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from signoria.server.limits.rate_limits import counted_as

MANY = 1_000
"""Addresses after which those whose turns are past are forgotten."""


class Throttle:
    """Gives each address a turn every so many seconds."""

    def __init__(self, apart: float, clock: Callable[[], float]) -> None:
        self._apart = apart
        self._clock = clock
        self._free: dict[str, float] = {}
        self._forget_at = MANY

    async def turn(self, address: str) -> None:
        """Wait for the address's next turn."""
        if pause := self.wait(address):
            await asyncio.sleep(pause)

    def wait(self, address: str) -> float:
        """Take the address's next turn; seconds until then."""
        who, now = counted_as(address), self._clock()
        turn = max(now, self._free.get(who, now))
        self._free[who] = turn + self._apart
        if len(self._free) > self._forget_at:
            self._free = {who: free for who, free in self._free.items() if free > now}
            self._forget_at = 2 * len(self._free) + MANY
        return turn - now
