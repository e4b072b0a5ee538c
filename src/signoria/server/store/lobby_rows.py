"""Rows about the lobby, as the rest of the server sees them."""

from __future__ import annotations

import msgspec

from signoria.server.protocol.lobby_bodies import Pace, SeenBy


class AskRow(msgspec.Struct, frozen=True):
    """A member asks somebody to be friends, who is called so; nobody is told where `to_id` is empty."""

    asker_id: str
    called: str
    to_id: str
    id: str
    name: str
    at: float
    declined: bool = False
    withdrawn: bool = False


class FriendRow(msgspec.Struct, frozen=True):
    """A friend of a member; the id is of this side of the friendship."""

    id: str
    friend_id: str
    name: str
    seen_by: SeenBy
    since: float


class BlockRow(msgspec.Struct, frozen=True):
    """Somebody whom a member has blocked."""

    account_id: str
    blocked_id: str
    id: str
    name: str
    at: float


class InvitationRow(msgspec.Struct, frozen=True):
    """Somebody is invited to a table."""

    table_id: str
    called: str
    to_id: str
    id: str
    from_id: str
    name: str
    at: float
    declined: bool = False


class SearchRow(msgspec.Struct, frozen=True):
    """Somebody looks for a game; with a table, it was found."""

    guest_id: str
    name: str
    games: list[str]
    least: int
    most: int
    pace: Pace
    bots: bool
    began_at: float
    seen_at: float
    table_id: str | None = None
    seat: int | None = None
    found_at: float | None = None
