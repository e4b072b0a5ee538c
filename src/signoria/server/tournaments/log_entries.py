"""Entries of a tournament's log: everything that ever happened in it, in order. The log is the truth."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from signoria.server.tables.log_entry import LogEntry

By = Literal["host", "self", "house"]
"""Who did it: the tournament's host, the person themselves, or the house by itself."""


class Registered(LogEntry, frozen=True, tag="registered"):
    """A member takes part from now on, or waits for a place."""

    guest: str


class Withdrew(LogEntry, frozen=True, tag="withdrew"):
    """A member does not take part after all, before it began, or waits no longer."""

    guest: str


class Begun(LogEntry, frozen=True, tag="begun"):
    """Registration is over; so many bots play along."""

    by: By
    bots: int


class RoundTable(msgspec.Struct, frozen=True):
    """A table of a round: its id, and who sits there in the order of play."""

    id: str
    entrants: tuple[int, ...]


class RoundBegun(LogEntry, frozen=True, tag="round-begun"):
    """The next round: its tables, who has none, and until when it is played, if there is such a time."""

    tables: tuple[RoundTable, ...]
    byes: tuple[int, ...]
    ends_at: float | None
    final: bool = False


class TableEnded(LogEntry, frozen=True, tag="table-ended"):
    """A table of the round has ended."""

    table: str
    places: tuple[int, ...]
    points: tuple[int, ...]
    broken_off: bool


class Hurried(LogEntry, frozen=True, tag="hurried"):
    """The host ends the round: bots play on for whoever is waited for."""


class Replaced(LogEntry, frozen=True, tag="replaced"):
    """Somebody's place, with its score, is another's: a member's who waited for one, or a bot's."""

    entrant: int
    by: By
    guest: str | None
    level: str | None


class TakenOut(LogEntry, frozen=True, tag="taken-out"):
    """Somebody plays no more."""

    entrant: int
    by: By


class Over(LogEntry, frozen=True, tag="over"):
    """All rounds are played."""


class CalledOff(LogEntry, frozen=True, tag="called-off"):
    """It takes place no more: its host says so, or too few came."""

    by: By


TournamentEntry = (
    Registered | Withdrew | Begun | RoundBegun | TableEnded | Hurried | Replaced | TakenOut | Over | CalledOff
)


def read_entry(kind: str, data: dict[str, Any]) -> TournamentEntry:
    """The entry a row of the log holds."""
    entry: TournamentEntry = msgspec.convert({**data, "kind": kind}, TournamentEntry)
    return entry
