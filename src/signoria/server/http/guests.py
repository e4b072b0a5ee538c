"""Guests: a name and a cookie, of which the house keeps a hash."""

from __future__ import annotations

import secrets
from collections import OrderedDict

import msgspec

from signoria.server.live.house import House
from signoria.server.store import GuestRow, Trouble
from signoria.server.store.pruning import DAY
from signoria.server.tables.names import checked_name
from signoria.server.tables.seat import hash_of_token

COOKIE = "signoria_guest"
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000
"""Guests held in memory."""


class Guests:
    """Who is behind a cookie."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._known: OrderedDict[str, GuestRow] = OrderedDict()

    async def of_token(self, token: str | None) -> GuestRow | None:
        """The guest with this token."""
        if not token or len(token) > 100:
            return None
        token_hash = hash_of_token(token)
        guest = self._known.get(token_hash) or await self.house.store.guests.by_token(token_hash)
        if guest is not None:
            guest = self._seen(guest)
            self._remember(guest)
        return guest

    def _seen(self, guest: GuestRow) -> GuestRow:
        """The guest has come: that is noted once a day."""
        now = self.house.clock()
        if now - guest.seen_at < DAY:
            return guest
        self.house.tasks.keep(self._note_seen(guest.id, now))
        return msgspec.structs.replace(guest, seen_at=now)

    async def _note_seen(self, id: str, at: float) -> None:
        try:
            await self.house.store.guests.note_seen(id, at)
        except Trouble as trouble:
            self.house.faults.note("a guest's visit could not be noted", trouble)

    def _remember(self, guest: GuestRow) -> None:
        self._known[guest.token_hash] = guest
        self._known.move_to_end(guest.token_hash)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def welcome(self, name: str) -> tuple[GuestRow, str]:
        """A new guest, and the token for their cookie."""
        token, now = secrets.token_urlsafe(32), self.house.clock()
        guest = GuestRow(secrets.token_hex(8), hash_of_token(token), checked_name(name), now, now)
        await self.house.store.guests.add(guest)
        self._remember(guest)
        return guest, token

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        """The guest under another name; seats taken before keep theirs."""
        await self.house.store.guests.rename(guest.id, checked_name(name))
        renamed = msgspec.structs.replace(guest, name=checked_name(name))
        self._remember(renamed)
        return renamed
