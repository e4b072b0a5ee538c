"""Members and guests of a house without doors, and members who come over HTTP."""

from __future__ import annotations

from typing import Any

from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.new_table import open_table
from signoria.server.protocol.bodies import NewTable
from signoria.server.store import GuestRow
from signoria.server.store.account_rows import AccountRow
from signoria.server.store.accounts import add_account
from signoria.server.tables import requests
from tests.server.running import Server, Visitor


def guest(name: str) -> GuestRow:
    """Somebody by their name, which is their id, too."""
    return GuestRow(name.lower(), f"hash of {name}", name, 1.0)


async def come(house: House, *names: str, members: bool = True) -> None:
    """These have come to the house."""
    for name in names:
        await house.store.guests.add(guest(name))
        if members:
            row = AccountRow(name.lower(), None, "member", "en", 1.0)
            await house.store.write(lambda connection: add_account(connection, row))  # noqa: B023


async def table_of(house: House, host: str, game: str = "patrician", seats: int = 3, **how: Any) -> LiveTable:
    """A table that somebody has opened, and at which they sit in the first seat."""
    live = await house.table(await open_table(house, guest(host), NewTable(game, seats, **how)))
    await sit(house, live, 0, host)
    return live


async def sit(house: House, live: LiveTable, seat: int, name: str) -> None:
    token = f"token of {name}"
    await house.change(live, lambda table: requests.sit(table, seat, name.lower(), name, None, "n", token))


def a_member(house: Server, name: str) -> Visitor:
    """Somebody who has signed up with recovery codes."""
    visitor = house.guest(name)
    visitor.post("/api/sign-in/new")
    return visitor


def refused(visitor: Visitor, method: str, path: str, body: object = None) -> tuple[int, str]:
    """With which status and message something is refused."""
    answer = visitor.ask(method, path, body)
    return answer.status, answer.json["say"]
