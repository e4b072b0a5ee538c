"""A place at a table and who holds it."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from signoria.server.protocol.facts import Family, Holder


@dataclass(slots=True)
class Seat:
    """Who holds a seat; a person's seat has a `level` while a bot stands in."""

    family: Family
    holder: Holder = "nobody"
    guest: str | None = None
    name: str = ""
    token_hash: str = ""
    nonce: str = ""
    level: str | None = None
    reserved: str | None = None
    """The only guest who may sit here."""
    resigned: bool = False
    hints: int = 0
    """How many hints were taken here."""
    taken_back: int = 0
    """How often the others let it take back."""
    until_move: bool = False
    """Whether the bot makes one move only, since there was no time for it."""
    note: str = ""
    """What its person has noted for themselves."""

    @property
    def is_played_by_a_bot(self) -> bool:
        return self.level is not None


def hash_of_token(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(f"signoria token {token}".encode()).hexdigest()


def token_of_seat(guest_token: str, table: str, seat: int) -> str:
    """The seat's token: only the server can make it, and only while the guest shows their own."""
    return hmac.new(guest_token.encode(), f"signoria seat {table} {seat}".encode(), hashlib.sha256).hexdigest()
