"""Guests: a name and a cookie, of which the house keeps a hash. A member's devices each have such a cookie."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from fastapi import Response

from signoria.server.live.house import House
from signoria.server.store import GuestRow, Trouble
from signoria.server.store.accounts import change_guest
from signoria.server.store.pruning import DAY
from signoria.server.store.sanctions import lift
from signoria.server.store.sessions import note_session_seen, session_with_token
from signoria.server.tables.names import checked_name
from signoria.server.tables.seat import hash_of_token

COOKIE = "signoria_guest"
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000
"""Guests held in memory."""
HOUR = 3600.0
ELSEWHERE = 5.0
"""Seconds for which what was read of somebody holds where another process may have changed it."""


@dataclass(frozen=True)
class Known:
    """Who a cookie says somebody is, when that was read, and the session if they are signed in as a member."""

    guest: GuestRow
    read_at: float
    session: str | None = None
    session_seen: float = 0.0


class Guests:
    """Who is behind a cookie."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._known: OrderedDict[str, Known] = OrderedDict()
        house.when_signed_out.append(self.forget)

    async def of_token(self, token: str | None) -> GuestRow | None:
        """The guest with this token."""
        known = await self.known(token)
        return None if known is None else known.guest

    async def known(self, token: str | None) -> Known | None:
        """The guest with this token, and the session if it is a member's."""
        if not token or len(token) > 100:
            return None
        token_hash = hash_of_token(token)
        known = self._held(token_hash) or await self._read(token_hash)
        if known is not None:
            known = self._seen(known)
            self._remember(token_hash, known)
        return known

    def _held(self, token_hash: str) -> Known | None:
        known = self._known.get(token_hash)
        is_old = self.house.store.is_shared and known is not None and self.house.clock() - known.read_at > ELSEWHERE
        return None if is_old else known

    async def _read(self, token_hash: str) -> Known | None:
        now = self.house.clock()
        guest = await self.house.store.guests.by_token(token_hash)
        if guest is not None:
            return Known(guest, now)
        found = await self.house.store.read(lambda connection: session_with_token(connection, token_hash, now))
        return None if found is None else Known(found[1], now, found[0].id, found[0].seen_at)

    def _seen(self, known: Known) -> Known:
        """The guest has come: that is noted once a day, and of a device once an hour."""
        now, guest, session_seen = self.house.clock(), known.guest, known.session_seen
        if now - guest.seen_at >= DAY:
            self.house.tasks.keep(self._note_seen(guest.id, now))
            guest = msgspec.structs.replace(guest, seen_at=now)
        if known.session is not None and now - session_seen >= HOUR:
            self.house.tasks.keep(self._note_session_seen(known.session, now))
            session_seen = now
        return Known(guest, known.read_at, known.session, session_seen)

    async def _note_seen(self, id: str, at: float) -> None:
        try:
            await self.house.store.guests.note_seen(id, at)
        except Trouble as trouble:
            self.house.faults.note("a guest's visit could not be noted", trouble)

    async def _note_session_seen(self, id: str, at: float) -> None:
        try:
            await self.house.store.write(lambda connection: note_session_seen(connection, id, at))
        except Trouble as trouble:
            self.house.faults.note("a device's visit could not be noted", trouble)

    def _remember(self, token_hash: str, known: Known) -> None:
        self._known[token_hash] = known
        self._known.move_to_end(token_hash)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, id: str) -> None:
        """Something about a guest has changed, or about a member's devices: it is read again."""
        for token_hash in [token_hash for token_hash, known in self._known.items() if known.guest.id == id]:
            del self._known[token_hash]

    async def welcome(self, name: str) -> tuple[GuestRow, str]:
        """A new guest, and the token for their cookie."""
        token, now = secrets.token_urlsafe(32), self.house.clock()
        guest = GuestRow(secrets.token_hex(8), hash_of_token(token), checked_name(name), now, now)
        await self.house.store.guests.add(guest)
        self._remember(guest.token_hash, Known(guest, now))
        return guest, token

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        """The guest under another name; seats taken before keep theirs."""
        shown, now = checked_name(name), self.house.clock()
        self.house.sanctions.must_be_another(guest.id, shown)

        def statements(connection: sa.Connection) -> None:
            change_guest(connection, guest.id, name=shown)
            if lift(connection, guest.id, "name", now):
                self.house.store.tell_house(connection)

        await self.house.store.write(statements)
        self.forget(guest.id)
        if self.house.sanctions.of(guest.id, "name") is not None:
            await self.house.sanctions.read()
        return msgspec.structs.replace(guest, name=shown)


def give_cookie(response: Response, token: str, house: House) -> None:
    """Let a browser keep a token where no script can read it."""
    is_secure = (house.settings.public_url or "").startswith("https:")
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure)


def take_cookie(response: Response, house: House) -> None:
    """Let a browser forget it."""
    is_secure = (house.settings.public_url or "").startswith("https:")
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=is_secure)
