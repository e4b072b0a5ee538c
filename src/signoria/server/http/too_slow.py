"""Visitors who do not take what they are sent, and when they are cut off."""

from __future__ import annotations

import asyncio

from signoria.server.limits.connections import ConnectionLimits

CLOSING = 3.0
"""Seconds that a visitor has to take what waits for them when a connection is closed."""


class Unread:
    """How long a visitor has taken nothing of what waits for them."""

    def __init__(self) -> None:
        self.waiting = 0
        """Bytes, when that was last asked."""
        self._since = 0.0

    def seconds(self, waiting: int, now: float) -> float:
        """Asked now and then, with the bytes that wait."""
        if waiting == 0 or waiting < self.waiting or self.waiting == 0:
            self._since = now
        self.waiting = waiting
        return now - self._since


def is_too_slow(transport: asyncio.Transport, unread: Unread, incoming: ConnectionLimits) -> bool:
    """Whether a visitor is to be cut off: they do not take what they are sent."""
    seconds = unread.seconds(transport.get_write_buffer_size(), incoming.clock())
    longest = incoming.settings.unread
    return seconds >= (min(CLOSING, longest) if transport.is_closing() else longest)
