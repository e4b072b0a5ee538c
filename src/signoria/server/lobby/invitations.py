"""Invitations by name to tables that wait: a friend, whoever is called so, or those who played before."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa

from signoria.server.accounts.secrets_of_members import new_id
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.lobby.news import Newsroom
from signoria.server.lobby.people import Meant, named, whom
from signoria.server.protocol.lobby_bodies import Invite, InvitedFacts, Whom
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict, GuestRow
from signoria.server.store.blocks import blocked_by, who_blocks
from signoria.server.store.friends import are_friends
from signoria.server.store.invitations import (
    add_invitation,
    count_invitations,
    decline_invitations,
    drop_invitations,
    invitation_with_id,
    invitations_to,
    withdraw_invitation,
)
from signoria.server.store.lobby_rows import InvitationRow
from signoria.server.tables import entries
from signoria.server.tables.admission import must_be_waiting, standing
from signoria.server.tables.table import Table

MOST = 40
"""Invitations to one table."""


def invited(news: Newsroom, rows: Sequence[InvitationRow]) -> None:
    """Every new invitation comes through here once it is kept, whoever it is from: pages hear of it with their next
    question for news. `to_id` is the guest who is invited, empty where nobody is to be told."""
    if rows:
        news.change()


async def invite(house: House, news: Newsroom, live: LiveTable, guest: GuestRow, asked: Invite) -> None:
    """Somebody who sits at a table, or its host, invites a friend, or whoever is called so; the answer is the same
    whether there is such a member, and whether they want to hear of it."""
    must_be_waiting(live.table)
    must_be_of_table(live.table, guest.id)
    await house.shared_limiter.check("invitations", guest.id)
    meant = await _meant(house, guest.id, asked)
    if guest.id in meant.guests:
        raise Refused("refused-yourself", status=422)
    seated = {seat.guest for seat in live.table.seats if seat.guest}
    now = house.clock()

    def statements(connection: sa.Connection) -> list[InvitationRow]:
        if count_invitations(connection, live.table.id) >= MOST:
            raise Refused("refused-too-many-invited", status=429)
        unwilling = who_blocks(connection, guest.id) | blocked_by(connection, guest.id) | seated
        wanted = [id for id in meant.guests if id not in unwilling]
        friends = [id for id in wanted if are_friends(connection, guest.id, id)]
        rows = [
            InvitationRow(live.table.id, meant.called, id, new_id(), guest.id, meant.name, now)
            for id in friends or wanted or [""]
        ]
        return [row for row in rows if add_invitation(connection, row)]

    await _keep(house, news, statements)


async def _meant(house: House, reader: str, asked: Invite) -> Meant:
    if asked.friend is not None:
        return await whom(house, reader, Whom(id=asked.friend))
    if asked.name is None:
        raise Refused("refused-invalid", status=422, where="name")
    return await named(house, reader, asked.name)


async def invite_again(house: House, news: Newsroom, before: Table, table: str, guest: GuestRow) -> None:
    """Who opens a rematch invites all who played."""
    played = {
        seat.guest: seat.name for seat in before.seats if seat.guest not in (None, guest.id) and not seat.resigned
    }
    now = house.clock()

    def statements(connection: sa.Connection) -> list[InvitationRow]:
        unwilling = who_blocks(connection, guest.id) | blocked_by(connection, guest.id)
        rows = [
            InvitationRow(table, name.casefold(), id, new_id(), guest.id, name, now)
            for id, name in played.items()
            if id is not None and id not in unwilling
        ]
        return [row for row in rows if add_invitation(connection, row)]

    await _keep(house, news, statements)


async def _keep(house: House, news: Newsroom, statements: Callable[[sa.Connection], list[InvitationRow]]) -> None:
    try:
        invited(news, await house.store.write(statements))
    except Conflict:
        return  # somebody else at the table has just invited them


def must_be_of_table(table: Table, guest: str) -> None:
    """Who neither opened the table nor sits there invites nobody, and does not see who is invited."""
    if guest != table.charter.host and not table.seats_of_guest(guest):
        raise Refused("refused-not-seated", status=403)


async def invited_to(house: House, live: LiveTable, guest: str) -> list[InvitedFacts]:
    """Who was invited to a table, for those who are of it."""
    must_be_of_table(live.table, guest)
    rows = await house.store.read(lambda connection: invitations_to(connection, live.table.id))
    return [InvitedFacts(row.id, row.name, row.declined) for row in rows]


async def withdraw(house: House, news: Newsroom, live: LiveTable, guest: str, id: str) -> None:
    """Somebody is invited no longer."""
    must_be_of_table(live.table, guest)
    if not await house.store.write(lambda connection: withdraw_invitation(connection, live.table.id, id)):
        raise Refused("refused-no-such-invitation", status=404)
    news.change()


async def own_invitation(house: House, guest: str, id: str) -> InvitationRow:
    """An invitation to who asks; of any other there is nothing to know."""
    row = await house.store.read(lambda connection: invitation_with_id(connection, id, guest))
    if row is None:
        raise Refused("refused-no-such-invitation", status=404)
    return row


async def decline(house: House, news: Newsroom, guest: str, id: str) -> None:
    """Who is invited does not come."""
    row = await own_invitation(house, guest, id)
    await house.store.write(lambda connection: decline_invitations(connection, row.table_id, guest))
    news.change()


async def come(house: House, live: LiveTable, row: InvitationRow, guest: GuestRow) -> None:
    """Who is invited by the host need not ask for a seat."""
    must_be_waiting(live.table)
    if row.from_id == live.table.charter.host and standing(live.table, guest.id) != "free":
        await house.change(live, lambda table: _known_at_door(table, guest))
        await house.change(live, lambda table: _admitted(table, guest.id))


def _known_at_door(table: Table, guest: GuestRow) -> entries.SeatAsked | None:
    must_be_waiting(table)
    return None if table.door.answer_to(guest.id) is not None else entries.SeatAsked(guest.id, guest.name)


def _admitted(table: Table, guest: str) -> entries.Admitted | None:
    must_be_waiting(table)
    return None if table.door.answer_to(guest) == "admitted" else entries.Admitted(guest)


def seats_for(table: Table, guest: str) -> list[int]:
    """The seats that somebody may try: the one they hold, one kept for them, and those that are free."""
    held = table.seats_of_guest(guest)
    kept = [number for number, seat in enumerate(table.seats) if seat.reserved == guest and seat.holder == "nobody"]
    free = [number for number, seat in enumerate(table.seats) if seat.holder == "nobody" and seat.reserved is None]
    return held[:1] or [*kept, *free]


async def has_come(house: House, news: Newsroom, row: InvitationRow) -> None:
    """Who was invited has a seat."""
    await house.store.write(lambda connection: drop_invitations(connection, row.table_id, row.to_id))
    news.change()
