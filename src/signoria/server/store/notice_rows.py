"""Rows about what members are told while they are away, as the rest of the server sees them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Kind = Literal["turn", "time", "ended", "seat", "invited", "round"]
"""It is your turn; your time runs short; a game of yours has ended; somebody asks for a seat, or you may sit down; you
are invited to a table; your table in a tournament is ready."""
Channel = Literal["mail", "push", "webhook"]
Sent = Literal["push", "webhook"]
"""What goes out by itself; letters wait in the outbox for mail."""
DeliveryState = Literal["waiting", "claimed", "sending", "sent", "failed", "unsure", "passed"]
"""What became of a delivery; of an unsure one nobody knows whether it was taken, one that passed told nothing new."""
KINDS: tuple[Kind, ...] = ("turn", "time", "ended", "seat", "invited", "round")
CHANNELS: tuple[Channel, ...] = ("mail", "push", "webhook")
Choices = dict[Channel, dict[Kind, bool]]


class WaitingGame(msgspec.Struct, frozen=True):
    """A running game that is timed and waits for a member: since when, until when, and whether it takes days."""

    table: str
    game: str
    since: float
    until: float | None
    is_slow: bool


class Unseen(msgspec.Struct, frozen=True):
    """What an entry of a table's log means for guests who are not there."""

    kind: Kind
    guests: tuple[str, ...]


class Happening(msgspec.Struct, frozen=True):
    """Something that a member did not see when it happened: the entry of the table's log, and when that was."""

    account_id: str
    table_id: str
    game: str
    kind: Kind
    seq: int
    at: float


class Told(msgspec.Struct, frozen=True):
    """The last turn, or what else happened last, that a member was told of a table in one way, and when."""

    account_id: str
    table_id: str
    kind: Kind
    channel: Channel
    turn: float
    at: float


class PushDeviceRow(msgspec.Struct, frozen=True):
    """Where the browser of a device takes notices, and what they are encrypted for; it goes with its session."""

    session_id: str
    account_id: str
    endpoint: str
    p256dh: bytes
    auth: bytes
    created_at: float


class WebhookRow(msgspec.Struct, frozen=True):
    """Where a member wants notices to be posted; `failures` in a row, and `said` by the address at last."""

    account_id: str
    address: str
    secret: str
    is_on: bool
    failures: int
    said: str
    created_at: float
    changed_at: float


class DeliveryRow(msgspec.Struct, frozen=True):
    """A notice on its way to a device (its session) or to a webhook (its member); words are made when it is sent."""

    id: str
    account_id: str
    channel: Sent
    target: str
    table_id: str | None
    data: dict[str, Any]
    state: DeliveryState
    tries: int
    created_at: float
    due_at: float
