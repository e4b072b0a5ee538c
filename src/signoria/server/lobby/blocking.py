"""Blocking: who is blocked is kept away from a member, and is told nothing that others are not told."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.accounts.secrets_of_members import new_id
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.lobby.people import whom
from signoria.server.protocol.lobby_bodies import Whom
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict
from signoria.server.store.blocks import add_block, blocked_by, count_blocks, drop_block, who_blocks
from signoria.server.store.friends import decline_asks, drop_asks, part_friends
from signoria.server.store.invitations import forget_invitations
from signoria.server.store.lobby_rows import BlockRow
from signoria.server.tables.chat import author_of

MOST = 300
"""People whom one member has blocked."""


async def block(house: House, account: str, asked: Whom) -> None:
    """Block somebody, known by a seat, a line of chat, or as a friend; they are no friend any more, and what they ask
    is not heard."""
    if asked.name is not None:
        raise Refused("refused-invalid", status=422, where="name")
    meant, now = await whom(house, account, asked), house.clock()
    (blocked,) = meant.guests
    if blocked == account:
        raise Refused("refused-yourself", status=422)

    def statements(connection: sa.Connection) -> None:
        if count_blocks(connection, account) >= MOST:
            raise Refused("refused-too-many-blocked", status=429)
        add_block(connection, BlockRow(account, blocked, new_id(), meant.name, now))
        part_friends(connection, account, blocked)
        drop_asks(connection, account, blocked)
        decline_asks(connection, blocked, account)
        forget_invitations(connection, account, blocked)

    try:
        await house.store.write(statements)
    except Conflict:
        return  # another page of theirs has done it


async def unblock(house: House, account: str, id: str) -> None:
    """Block somebody no longer."""
    if not await house.store.write(lambda connection: drop_block(connection, account, id)):
        raise Refused("refused-nobody-there", status=404)


async def must_be_welcome(house: House, live: LiveTable, guest: str) -> None:
    """Whom the host or somebody seated has blocked hears what those hear whom the host keeps out."""
    table = live.table
    is_expected = any(seat.reserved == guest for seat in table.seats)
    if is_expected or table.door.answer_to(guest) == "admitted" or table.seats_of_guest(guest):
        return
    there = {table.charter.host, *(seat.guest for seat in table.seats if seat.guest)} - {guest}
    if there & await house.store.read(lambda connection: who_blocks(connection, guest)):
        raise Refused("refused-kept-out", status=403)


async def unheard_authors(house: House, account: str, table: str) -> list[str]:
    """By which the lines of those are known, in the chat of a table, whom a member has blocked."""
    await house.table(table)
    blocked = await house.store.read(lambda connection: blocked_by(connection, account))
    return sorted(author_of(table, guest) for guest in blocked)
