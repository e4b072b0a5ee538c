"""Who was banned, here or at another process or by a command, is let go; limits and texts that were set hold."""

from __future__ import annotations

import asyncio

from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.sanctions import BANNED, banned
from signoria.server.socket.connection import Connection
from signoria.server.store import Trouble
from signoria.server.store.house_settings import house_settings
from signoria.server.store.order_rows import SanctionRow

LOOK = 4.0
"""Seconds within which what was done elsewhere holds here, if nobody said so."""


async def follow_for_ever(house: House) -> None:
    """Look every few seconds, and at once when another process says so."""
    while True:
        house.order_changed.clear()
        try:
            await follow(house)
        except Trouble as trouble:
            house.faults.note("it cannot be read who is banned", trouble)
        house.load.note()
        try:
            async with asyncio.timeout(LOOK):
                await house.order_changed.wait()
        except TimeoutError:
            continue


async def follow(house: House) -> None:
    """Once: read what holds, and let go who is banned."""
    for guest in await house.sanctions.read():
        for forget in house.when_signed_out:
            forget(guest)
    house.changed_settings.follow(await house.store.read(house_settings))
    await let_banned_go(house)


async def let_banned_go(house: House) -> None:
    """Close the pages of whoever is banned, with until when and why."""
    closing = []
    for live in house.tables.values():
        for listener in list(live.listeners):
            ban = ban_of(house, live, listener) if isinstance(listener, Connection) else None
            if ban is not None and isinstance(listener, Connection):
                said = banned(ban).said
                closing.append(listener.close(BANNED, said.say, again=False, **said.arguments))
    await asyncio.gather(*closing)


def ban_of(house: House, live: LiveTable, page: Connection) -> SanctionRow | None:
    """What keeps the person before a page out: as themselves, by the seat they look from, or by their address."""
    holder = None if page.seat is None else live.table.seats[page.seat].guest
    ban = house.sanctions.of(page.guest, "ban") or house.sanctions.of(holder, "ban")
    return ban or (house.sanctions.ban_of_address(page.address) if page.session is None else None)
