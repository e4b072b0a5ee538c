"""Devices that are no longer signed in: their pages are told so and let go, at every process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from signoria.server.live.house import House
from signoria.server.socket.connection import Connection
from signoria.server.store import Trouble
from signoria.server.store.sessions import living_sessions

SIGNED_OUT = 4401
LOOK = 5.0
"""Seconds within which a device is let go that was signed out at another process."""


def connections_of(house: House, wanted: Callable[[str], bool]) -> list[Connection]:
    """The sockets of members' devices."""
    everybody = [listener for live in house.tables.values() for listener in live.listeners]
    sockets = [listener for listener in everybody if isinstance(listener, Connection)]
    return [socket for socket in sockets if socket.session is not None and wanted(socket.session)]


async def let_go(house: House, sessions: Collection[str]) -> None:
    """Close the pages of these devices."""
    closing = [
        connection.close(SIGNED_OUT, "closing-signed-out", again=False)
        for connection in connections_of(house, lambda session: session in sessions)
    ]
    await asyncio.gather(*closing)


async def let_go_for_ever(house: House) -> None:
    """Close the pages of devices that were signed out at other processes."""
    while house.store.is_shared:
        await asyncio.sleep(LOOK)
        here = {str(connection.session) for connection in connections_of(house, lambda _: True)}
        if not here:
            continue
        try:
            living = await house.store.read(lambda connection: living_sessions(connection, here))  # noqa: B023
        except Trouble:
            continue  # nobody is signed out because nobody can be asked
        await let_go(house, here - living)
