"""Rows about keeping order: sanctions, reports, and what hosts did."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

SanctionKind = Literal["ban", "mute", "name", "address"]
"""Kept out of the house, not heard at any table, asked to choose another name, and an address kept out."""
What = Literal[
    "ban",
    "unban",
    "mute",
    "unmute",
    "rename",
    "remove-line",
    "close-report",
    "close-table",
    "role",
    "sign-out",
    "ban-address",
    "unban-address",
    "setting",
    "text",
]
"""What hosts and administrators do."""


class SanctionRow(msgspec.Struct, frozen=True):
    """A ban, a mute or a name to be changed; without `until` it is for good, and until somebody lifts it."""

    id: str
    kind: SanctionKind
    guest_id: str | None
    name: str
    network: str | None
    cookies: list[str]
    why: str
    by_name: str
    created_at: float
    until: float | None = None
    lifted_at: float | None = None

    def holds(self, now: float) -> bool:
        return self.lifted_at is None and (self.until is None or self.until > now)


class ReportRow(msgspec.Struct, frozen=True):
    """What somebody reported of somebody; `said` are the lines of chat that were there, `line` the one it is about."""

    id: str
    at: float
    table_id: str
    reporter_id: str
    reporter_name: str
    accused_id: str
    accused_name: str
    reason: str
    text: str
    line: int | None
    said: list[dict[str, Any]]
    closed_at: float | None = None
    closed_by: str = ""
    note: str = ""
    thanked: bool = False


class DeedRow(msgspec.Struct, frozen=True):
    """What a host or administrator did: names are as they were then. Nobody in `by_id` is who runs the machine."""

    id: str
    at: float
    by_id: str | None
    by_name: str
    what: What
    to_id: str | None
    to_name: str
    table_id: str | None
    why: str
    facts: dict[str, Any]
