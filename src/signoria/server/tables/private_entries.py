"""Entries of a table's log that nobody may know of but one seat."""

from __future__ import annotations

from typing import Any

import msgspec

from signoria.core.play.plans import Beyond, PlanKind
from signoria.server.tables.log_entry import LogEntry


class Planned(LogEntry, frozen=True, tag="planned"):
    """A seat plans what is done when it is asked: of `Plan`, what does not follow from the log."""

    seat: int
    what: PlanKind
    limit: int = 0
    beyond: Beyond = "pass"
    move: str = ""
    data: dict[str, Any] = msgspec.field(default_factory=dict)
    anyway: bool = False
    key: str | None = None


class Unplanned(LogEntry, frozen=True, tag="unplanned"):
    """A seat withdraws what it has planned."""

    seat: int
    key: str | None = None


class Noted(LogEntry, frozen=True, tag="noted"):
    """A seat wrote its notes anew."""

    seat: int
    text: str
    key: str | None = None


PRIVATE = (Planned, Unplanned, Noted)
"""What nobody learns but the seat itself, not even that it happened: no number that others are told counts it."""
