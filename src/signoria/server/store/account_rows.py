"""Rows about members, as the rest of the server sees them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from signoria.server.protocol.lobby_bodies import SeenBy

Role = Literal["member", "host", "administrator"]
"""What a member may do in the house: play, keep order at tables, or run it."""
Way = Literal["link", "passkey", "code", "new"]
"""How somebody signed in; new is who has just become a member."""
MailState = Literal["waiting", "claimed", "sending", "sent", "failed", "unsure"]
"""What became of a mail; a claimed one was surely not taken yet, of an unsure one nobody knows, so it goes no more."""


class AccountRow(msgspec.Struct, frozen=True):
    """A member; the id is their guest's."""

    id: str
    email: str | None
    role: Role
    language: str
    created_at: float
    turn_mail: bool = True
    """Whether they are written to when it is their turn in a game that takes days."""
    letters_key: str = ""
    off_leaderboards: bool = False
    """Whether leaderboards leave them out."""
    seen_by: SeenBy = "friends"
    """Who may see that they are here: everybody, friends or nobody."""


class SessionRow(msgspec.Struct, frozen=True):
    """A device on which a member is signed in."""

    id: str
    token_hash: str
    account_id: str
    device: str
    way: Way
    created_at: float
    seen_at: float


class PasskeyRow(msgspec.Struct, frozen=True):
    """A passkey; the id is the authenticator's own, in Base64."""

    id: str
    account_id: str
    public_key: bytes
    sign_count: int
    name: str
    created_at: float
    used_at: float | None = None


class LinkRow(msgspec.Struct, frozen=True):
    """A link sent by mail; with an account it shows that this member reads mail at the address."""

    id: str
    token_hash: str | None
    email: str
    account_id: str | None
    created_at: float
    expires_at: float


class MailRow(msgspec.Struct, frozen=True):
    """A mail to be sent; its words are made when it is sent."""

    id: str
    kind: str
    to_address: str
    language: str
    data: dict[str, Any]
    state: MailState
    tries: int
    created_at: float
    due_at: float
