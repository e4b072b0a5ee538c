"""The store: everything that outlives the process, on SQLite or PostgreSQL."""

from __future__ import annotations

from signoria.server.store.rows import (
    AtProcess,
    ClockRow,
    Conflict,
    Connected,
    EntryRow,
    Gone,
    GuestRow,
    RecordRow,
    StoredTable,
    TableChange,
    TableRow,
    Trouble,
    Unkeepable,
)
from signoria.server.store.store import Store

__all__ = [
    "AtProcess",
    "ClockRow",
    "Conflict",
    "Connected",
    "EntryRow",
    "Gone",
    "GuestRow",
    "RecordRow",
    "Store",
    "StoredTable",
    "TableChange",
    "TableRow",
    "Trouble",
    "Unkeepable",
]
