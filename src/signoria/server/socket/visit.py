"""A visit: a page at a table, who sits before it, and what it may ask for."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.server.limits.budgets import Budget
from signoria.server.limits.rate_limits import counted_as
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.to_page import ToPage
from signoria.server.socket.connection import Connection
from signoria.server.tables.frames import encode


@dataclass(frozen=True)
class Client:
    """Who opens a socket: a guest, if they have a name here, and from where."""

    guest: str | None
    name: str
    address: str
    session: str | None = None
    """Of a member: which device it is."""

    @property
    def who(self) -> str:
        """Whom to count what is asked for."""
        return f"address {counted_as(self.address)}" if self.guest is None else f"guest {self.guest}"


@dataclass(frozen=True)
class Visit:
    """One socket at one table."""

    house: House
    live: LiveTable
    connection: Connection
    client: Client
    budget: Budget

    def seat(self) -> int:
        """The seat with whose eyes the page looks; a spectator is refused."""
        if self.connection.seat is None:
            raise Refused("refused-spectator", status=403)
        return self.connection.seat

    def answer(self, message: ToPage) -> None:
        self.connection.push(encode(message))
