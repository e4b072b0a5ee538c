"""Becoming a member and signing in on a device: what is written for it, in one transaction."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from signoria.server.accounts.secrets_of_members import dead_hash, new_id, new_token
from signoria.server.store.account_rows import AccountRow, SessionRow, Way
from signoria.server.store.accounts import add_account, change_guest
from signoria.server.store.former_guests import keys_of_guest
from signoria.server.store.sessions import add_session, keep_seat_keys
from signoria.server.tables.seat import hash_of_token


@dataclass(frozen=True)
class Device:
    """From where somebody signs in: which device it is, how its reader's language is called, and when it is."""

    name: str
    language: str
    now: float


@dataclass(frozen=True)
class SignedIn:
    """A session that has begun, and the token for the device's cookie."""

    session: SessionRow
    token: str


def become_member(connection: sa.Connection, guest: str, email: str | None, device: Device, way: Way) -> SignedIn:
    """A guest becomes a member on this device. Their old cookie opens nothing any more, and all their seats stay."""
    add_account(connection, AccountRow(guest, email, "member", device.language, device.now))
    signed_in = begin_session(connection, guest, device, way)
    take_seats(connection, guest, signed_in.session)
    change_guest(connection, guest, token_hash=dead_hash())
    return signed_in


def begin_session(connection: sa.Connection, account: str, device: Device, way: Way) -> SignedIn:
    """A member signs in on a device."""
    token = new_token()
    session = SessionRow(new_id(), hash_of_token(token), account, device.name, way, device.now, device.now)
    add_session(connection, session)
    return SignedIn(session, token)


def take_seats(connection: sa.Connection, guest: str, session: SessionRow) -> None:
    """Pages that are open keep their seats: what opened a guest's seats on this device belongs to its session now."""
    for table, keys in keys_of_guest(connection, guest).items():
        keep_seat_keys(connection, session.id, table, keys)
