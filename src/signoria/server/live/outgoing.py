"""What is to be sent to many pages in one turn of the event loop."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Sends(Protocol):
    """A connection with something to send."""

    def flush(self) -> None:
        """Send it."""


class Outgoing:
    """The connections that have something to send: one callback for all of them."""

    def __init__(self) -> None:
        self._due: list[Sends] = []

    def add(self, connection: Sends) -> None:
        """It sends before long, after those who came before."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._flush)
        self._due.append(connection)

    def _flush(self) -> None:
        due, self._due = self._due, []
        for connection in due:
            connection.flush()
