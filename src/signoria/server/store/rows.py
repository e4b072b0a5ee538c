"""Rows of the database, as the rest of the server sees them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy.exc import DataError, SQLAlchemyError

from signoria.server.protocol.facts import Choice, Status
from signoria.server.store.notice_rows import Unseen

Trouble = SQLAlchemyError
"""What is raised when the database does not do what it is asked."""


Unkeepable = DataError
"""Something in a value that the database does not take, such as a zero byte in PostgreSQL: what was asked is wrong."""


class Gone(Trouble):
    """The database's file is no longer where it was opened, so nothing more is written to it or read from it."""


class Conflict(Exception):
    """Another process has written this entry of the log first."""


class GuestRow(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    token_hash: str
    name: str
    created_at: float
    seen_at: float = 0.0
    """When they last came, to within a day."""


class TableRow(msgspec.Struct, frozen=True):
    """A table: what was settled when it was opened, and what lists show of it."""

    id: str
    game: str
    seats: int
    options: dict[str, Choice]
    listed: bool
    host_id: str
    status: Status
    secret: str
    """The server's part of the deal: it leaves the server only in the record of a game that is over."""
    rules_version: str
    components: str
    created_at: float
    changed_at: float
    names: list[str]
    rematch_of: str | None
    position: dict[str, Any] | None = None
    """Where its game begins, if not with a deal; it leaves the server only in the record of a game that is over."""


class RecordRow(msgspec.Struct, frozen=True):
    """A record that a guest brought."""

    id: str
    game: str
    text: str
    guest_id: str
    created_at: float


class EntryRow(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    seq: int
    at: float
    kind: str
    data: dict[str, Any]


class Connected(msgspec.Struct, frozen=True):
    """Somebody who is connected to a table, as a guest, with the eyes of a seat, both or neither."""

    guest: str | None
    seat: int | None


class AtProcess(msgspec.Struct, frozen=True):
    """Who is connected to a table at one process, and which seats there agree that a bot stands in for which seat."""

    connected: tuple[Connected, ...]
    agreed: tuple[tuple[int, tuple[int, ...]], ...]


class TableChange(msgspec.Struct, frozen=True):
    """What lists show of a table from now on, and who has not seen what happened and is told of it later."""

    status: Status
    names: list[str]
    unseen: Unseen | None = None


class Turn(msgspec.Struct, frozen=True):
    """A game waits for a guest: until when, if a clock runs, and since when without a break."""

    until: float | None
    since: float


class ClockRow(msgspec.Struct, frozen=True):
    """A running game that is timed: when the next clock ends, if one runs, whether it takes days, and for whom it
    waits until when."""

    due_at: float | None
    is_slow: bool
    turns: dict[str, float | None]


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it is kept: its row, its last snapshot (up to which entry, and the data), and the entries after it."""

    row: TableRow
    snapshot: tuple[int, bytes] | None
    entries: list[EntryRow]
