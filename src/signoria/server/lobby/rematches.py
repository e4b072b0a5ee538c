"""Playing again: who played is invited, but for those who want nothing to do with one another."""

from __future__ import annotations

from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.rematches import rematch_of
from signoria.server.lobby.invitations import invite_again
from signoria.server.lobby.news import Newsroom
from signoria.server.store import GuestRow
from signoria.server.store.blocks import blocked_by


async def play_again(house: House, news: Newsroom, live: LiveTable, guest: GuestRow) -> str:
    """The id of the table where it goes on. Who opens it keeps no seat for those whom they have blocked."""
    is_new = live.table.rematch is None
    blocked = await house.store.read(lambda connection: blocked_by(connection, guest.id)) if is_new else set()
    id = await rematch_of(house, live, guest, blocked)
    if is_new:
        await invite_again(house, news, live.table, id, guest)
    return id
