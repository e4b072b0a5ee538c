"""The goodbye: every page that is connected is told so before the server goes."""

from __future__ import annotations

import asyncio

from signoria.server.live.house import House
from signoria.server.protocol.refusals import Said
from signoria.server.protocol.to_page import Closing
from signoria.server.socket.connection import Connection
from signoria.server.tables.frames import encode


async def say_goodbye(house: House) -> None:
    """Tell every page that the server stops and that it may come again; done when all who listen have heard it."""
    frame = encode(Closing(Said("closing-stopping"), again=True))
    everybody = [listener for live in house.tables.values() for listener in live.listeners]
    for listener in everybody:
        listener.push(frame)
    await asyncio.gather(*(listener.sent() for listener in everybody if isinstance(listener, Connection)))
