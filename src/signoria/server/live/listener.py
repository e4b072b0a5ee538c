"""A connection to a table, as the table sees it."""

from __future__ import annotations

from typing import Protocol


class Listener(Protocol):
    """A connection, as a table sees it."""

    guest: str | None
    seat: int | None
    token_hash: str
    """Of the token that opened the seat."""
    is_greeted: bool
    """Whether hello was said."""

    def push(self, frame: bytes) -> None:
        """Send a frame, now or as soon as the connection can take it; never waits."""
