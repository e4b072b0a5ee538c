"""Guests: a name and a cookie, of which the house keeps a hash."""

from __future__ import annotations

import secrets
from collections import OrderedDict

from signoria.server.house import House
from signoria.server.names import checked_name
from signoria.server.store import GuestRow
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
        guest = self._known.get(token_hash) or await self.house.store.guest_by_token(token_hash)
        if guest is not None:
            self._remember(guest)
        return guest

    def _remember(self, guest: GuestRow) -> None:
        self._known[guest.token_hash] = guest
        self._known.move_to_end(guest.token_hash)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def welcome(self, name: str) -> tuple[GuestRow, str]:
        """A new guest, and the token for their cookie."""
        token, now = secrets.token_urlsafe(32), self.house.clock()
        guest = GuestRow(secrets.token_hex(8), hash_of_token(token), checked_name(name), now)
        await self.house.store.add_guest(guest)
        self._remember(guest)
        return guest, token

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        """The guest under another name; seats taken before keep theirs."""
        await self.house.store.rename_guest(guest.id, checked_name(name))
        renamed = GuestRow(guest.id, guest.token_hash, checked_name(name), guest.created_at)
        self._remember(renamed)
        return renamed
