"""Entries of a table's log: everything that ever happened at it, in order. The log is the truth."""

from __future__ import annotations

from typing import Any

import msgspec

from signoria.server.protocol.facts import NO_CLOCK, Admission, ChatFor, ClockRules, Ending, Family
from signoria.server.tables.back_entries import BackAsked, BackDropped, BackGranted, TakenBack
from signoria.server.tables.clock_entries import ClocksHeld, DaysOff, TimeEnded
from signoria.server.tables.log_entry import LogEntry, as_data, kind_of
from signoria.server.tables.private_entries import PRIVATE, Noted, Planned, Unplanned

__all__ = [
    "PRIVATE",
    "BackAsked",
    "BackDropped",
    "BackGranted",
    "ClocksHeld",
    "DaysOff",
    "Noted",
    "Planned",
    "TakenBack",
    "TimeEnded",
    "Unplanned",
    "as_data",
    "kind_of",
]
"""What is declared elsewhere and told here with the rest."""


class Taught(LogEntry, frozen=True, tag="taught"):
    """The table is for a lesson; `script` names what happens in it."""

    lesson: str
    script: str


class Arranged(LogEntry, frozen=True, tag="arranged"):
    """Who may sit down, whether one guest may hold several seats, hints, the clock, and whether the game is rated."""

    admission: Admission
    one_device: bool
    hints: bool = False
    clock: ClockRules = NO_CLOCK
    rated: bool = False


class SeatAsked(LogEntry, frozen=True, tag="seat-asked"):
    """A guest asked for a seat."""

    guest: str
    name: str


class Withdrew(LogEntry, frozen=True, tag="withdrew"):
    """A guest no longer asks for a seat."""

    guest: str


class Admitted(LogEntry, frozen=True, tag="admitted"):
    """The host lets a guest sit down, who asked for it or was kept out."""

    guest: str


class KeptOut(LogEntry, frozen=True, tag="kept-out"):
    """The host declined a guest, here or at the table before."""

    guest: str
    name: str


class Reserved(LogEntry, frozen=True, tag="reserved"):
    """A seat is kept for a guest, who sat there in the game before."""

    seat: int
    guest: str
    name: str
    family: Family


class Sat(LogEntry, frozen=True, tag="sat"):
    """A person sat down."""

    seat: int
    guest: str
    name: str
    family: Family
    token_hash: str
    nonce: str


class BotSat(LogEntry, frozen=True, tag="bot-sat"):
    """A bot was put into a seat."""

    seat: int
    level: str
    family: Family


class Left(LogEntry, frozen=True, tag="left"):
    """A seat was freed before the game; a person whom the host sent away stays out, with all their seats."""

    seat: int
    sent_away: bool = False


class Started(LogEntry, frozen=True, tag="started"):
    """The game was dealt, from the table's secret and the nonces of the seats."""


class Decided(LogEntry, frozen=True, tag="decided"):
    """A seat made a move."""

    seat: int
    move: str
    key: str | None = None


class Hinted(LogEntry, frozen=True, tag="hinted"):
    """A seat took a hint for what it is asked; what the hint said is kept nowhere."""

    seat: int
    key: str | None = None


class Undone(LogEntry, frozen=True, tag="undone"):
    """A seat took back its last decision."""

    seat: int
    key: str | None = None


class Spoke(LogEntry, frozen=True, tag="spoke"):
    """A line of chat."""

    guest: str | None
    seat: int | None
    name: str
    text: str
    key: str | None = None


class Removed(LogEntry, frozen=True, tag="removed"):
    """The host took a line out of the chat; the first is 0."""

    guest: str
    line: int
    key: str | None = None


class Muted(LogEntry, frozen=True, tag="muted"):
    """The host muted an author of the chat or, with `muted` false, lets them speak again."""

    guest: str
    author: str
    muted: bool
    key: str | None = None


class Allowed(LogEntry, frozen=True, tag="allowed"):
    """The host said who may speak."""

    guest: str
    who: ChatFor
    key: str | None = None


class Relieved(LogEntry, frozen=True, tag="relieved"):
    """A bot stands in for a person."""

    seat: int
    level: str
    key: str | None = None


class Returned(LogEntry, frozen=True, tag="returned"):
    """A person has their seat back from the bot."""

    seat: int
    key: str | None = None


class Resigned(LogEntry, frozen=True, tag="resigned"):
    """A person plays no longer: a bot has their seat to the end."""

    seat: int
    level: str
    key: str | None = None


class EndWished(LogEntry, frozen=True, tag="end-wished"):
    """A person agrees that the game ends now, or no longer does; for all their seats."""

    seat: int
    agrees: bool
    key: str | None = None


class Ended(LogEntry, frozen=True, tag="ended"):
    """The game was broken off."""

    why: Ending


class Rematched(LogEntry, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


class Passed(LogEntry, frozen=True, tag="passed"):
    """A guest signed in: what was theirs here is the member's."""

    guest: str
    to: str


class Forgotten(LogEntry, frozen=True, tag="forgotten"):
    """A member left the house: neither their name nor what they said is kept."""

    guests: tuple[str, ...]


class Renamed(LogEntry, frozen=True, tag="renamed"):
    """The house has given somebody another name, for theirs could not stay."""

    guests: tuple[str, ...]
    name: str


class Closed(LogEntry, frozen=True, tag="closed"):
    """The table was given up before a game began, or because its game could not go on."""


Entry = (
    Taught
    | Arranged
    | SeatAsked
    | Withdrew
    | Admitted
    | KeptOut
    | Reserved
    | Sat
    | BotSat
    | Left
    | Started
    | Decided
    | Hinted
    | Planned
    | Unplanned
    | Noted
    | Undone
    | BackAsked
    | BackGranted
    | BackDropped
    | TakenBack
    | TimeEnded
    | DaysOff
    | ClocksHeld
    | Spoke
    | Removed
    | Muted
    | Allowed
    | Relieved
    | Returned
    | Resigned
    | EndWished
    | Ended
    | Rematched
    | Passed
    | Forgotten
    | Renamed
    | Closed
)


def read_entry(kind: str, data: dict[str, Any]) -> Entry:
    """The entry a row of the log holds."""
    entry: Entry = msgspec.convert({**data, "kind": kind}, Entry)
    return entry


def who_asked(entry: Entry) -> str:
    """Who made a request with a key: a seat, or a guest who holds none."""
    seat = getattr(entry, "seat", None)
    return f"guest {getattr(entry, 'guest', None)}" if seat is None else f"seat {seat}"
