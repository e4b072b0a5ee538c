"""Signing in as a member that there is, from a device on which somebody may have played as a guest."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import sqlalchemy as sa

from signoria.server.accounts.membership import Device, SignedIn, become_member, begin_session, take_seats
from signoria.server.accounts.secrets_of_members import dead_hash
from signoria.server.live.house import House
from signoria.server.live.sanctions import banned
from signoria.server.protocol.refusals import Refused
from signoria.server.store import GuestRow, schema
from signoria.server.store.account_rows import Way
from signoria.server.store.accounts import change_guest
from signoria.server.store.former_guests import hand_over
from signoria.server.store.reports import hand_reports_over
from signoria.server.store.sanctions import holding_of
from signoria.server.store.sessions import end_sessions
from signoria.server.store.statements import insert
from signoria.server.tables import entries
from signoria.server.tables.table import Table

PASSED = 50
"""Tables of a guest, the most recent first, at which the member is the same person from now on; the archive has all."""


@dataclass(frozen=True)
class Visitor:
    """Who asks: a guest, perhaps signed in as a member with a session, on a device."""

    guest: GuestRow | None
    session: str | None
    device: Device

    @property
    def plays_as_guest(self) -> bool:
        return self.guest is not None and self.session is None


async def sign_in(house: House, account: str, visitor: Visitor, way: Way, *, takes_along: bool) -> SignedIn:
    """Begin a session; what the visitor had as a guest comes along if they wish it."""
    guest = visitor.guest if visitor.plays_as_guest and takes_along else None
    if guest is not None:
        house.sanctions.must_be_welcome(account)
        await pass_tables(house, guest.id, account)

    def statements(connection: sa.Connection) -> SignedIn:
        must_not_be_banned(connection, account, visitor.device.now)
        end_session_of(connection, visitor)
        signed_in = begin_session(connection, account, visitor.device, way)
        if guest is not None:
            take_seats(connection, guest.id, signed_in.session)
            hand_over(connection, guest.id, account)
            hand_reports_over(connection, guest.id, account)
            change_guest(connection, guest.id, token_hash=dead_hash())
        return signed_in

    return await house.store.write(statements)


def must_not_be_banned(connection: sa.Connection, account: str, now: float) -> None:
    """Refused with until when and why, and whatever they came with stays good."""
    ban = holding_of(connection, account, "ban", now)
    if ban is not None:
        raise banned(ban)


def sign_up(connection: sa.Connection, visitor: Visitor, fresh: GuestRow, email: str | None, way: Way) -> SignedIn:
    """The visitor becomes a member: who plays as a guest as that guest, anybody else as a fresh one."""
    end_session_of(connection, visitor)
    if visitor.guest is not None and visitor.plays_as_guest:
        return become_member(connection, visitor.guest.id, email, visitor.device, way)
    insert(connection, schema.guest, fresh)
    return become_member(connection, fresh.id, email, visitor.device, way)


def end_session_of(connection: sa.Connection, visitor: Visitor) -> None:
    """Who signs in on a device is no longer signed in there as before."""
    if visitor.guest is not None and visitor.session is not None:
        end_sessions(connection, visitor.guest.id, only=visitor.session)


async def pass_tables(house: House, guest: str, account: str) -> None:
    """Let a guest's tables know that the member is the same person; a table that cannot be read stays as it is."""
    for row in await house.store.lists.of_guest(guest, PASSED):
        with suppress(Refused):
            live = await house.table(row.id)
            await house.change(live, lambda table: passed(table, guest, account))
            for listener in live.listeners:
                listener.guest = account if listener.guest == guest else listener.guest


def passed(table: Table, guest: str, account: str) -> entries.Passed | None:
    """Nothing if the guest is not known there."""
    is_known = table.charter.host == guest or table.door.answer_to(guest) is not None
    has_seat = any(guest in (seat.guest, seat.reserved) for seat in table.seats)
    return entries.Passed(guest, account) if is_known or has_seat else None
