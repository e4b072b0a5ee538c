"""Entries of a table's log: everything that ever happened at it, in order. The log is the truth."""

from __future__ import annotations

from typing import Any

import msgspec

from signoria.core.play.plans import Beyond, PlanKind
from signoria.server.protocol.facts import Admission, ChatFor, Ending, Family


class _Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened; `key` is the page's own name for the request, where there was one."""


class Taught(_Entry, frozen=True, tag="taught"):
    """The table is for a lesson; `script` names what happens in it."""

    lesson: str
    script: str


class Arranged(_Entry, frozen=True, tag="arranged"):
    """Who may sit down, whether one guest may hold several seats, and whether hints are allowed."""

    admission: Admission
    one_device: bool
    hints: bool = False


class SeatAsked(_Entry, frozen=True, tag="seat-asked"):
    """A guest asked for a seat."""

    guest: str
    name: str


class Withdrew(_Entry, frozen=True, tag="withdrew"):
    """A guest no longer asks for a seat."""

    guest: str


class Admitted(_Entry, frozen=True, tag="admitted"):
    """The host lets a guest sit down, who asked for it or was kept out."""

    guest: str


class KeptOut(_Entry, frozen=True, tag="kept-out"):
    """The host declined a guest, here or at the table before."""

    guest: str
    name: str


class Reserved(_Entry, frozen=True, tag="reserved"):
    """A seat is kept for a guest, who sat there in the game before."""

    seat: int
    guest: str
    name: str
    family: Family


class Sat(_Entry, frozen=True, tag="sat"):
    """A person sat down."""

    seat: int
    guest: str
    name: str
    family: Family
    token_hash: str
    nonce: str


class BotSat(_Entry, frozen=True, tag="bot-sat"):
    """A bot was put into a seat."""

    seat: int
    level: str
    family: Family


class Left(_Entry, frozen=True, tag="left"):
    """A seat was freed before the game; a person whom the host sent away stays out, with all their seats."""

    seat: int
    sent_away: bool = False


class Started(_Entry, frozen=True, tag="started"):
    """The game was dealt, from the table's secret and the nonces of the seats."""


class Decided(_Entry, frozen=True, tag="decided"):
    """A seat made a move."""

    seat: int
    move: str
    key: str | None = None


class Hinted(_Entry, frozen=True, tag="hinted"):
    """A seat took a hint for what it is asked; what the hint said is kept nowhere."""

    seat: int
    key: str | None = None


class Planned(_Entry, frozen=True, tag="planned"):
    """A seat plans what is done when it is asked: of `Plan`, what does not follow from the log."""

    seat: int
    what: PlanKind
    limit: int = 0
    beyond: Beyond = "pass"
    move: str = ""
    data: dict[str, Any] = {}
    anyway: bool = False
    key: str | None = None


class Unplanned(_Entry, frozen=True, tag="unplanned"):
    """A seat withdraws what it has planned."""

    seat: int
    key: str | None = None


class Undone(_Entry, frozen=True, tag="undone"):
    """A seat took back its last decision."""

    seat: int
    key: str | None = None


class Spoke(_Entry, frozen=True, tag="spoke"):
    """A line of chat."""

    guest: str | None
    seat: int | None
    name: str
    text: str
    key: str | None = None


class Removed(_Entry, frozen=True, tag="removed"):
    """The host took a line out of the chat; the first is 0."""

    guest: str
    line: int
    key: str | None = None


class Muted(_Entry, frozen=True, tag="muted"):
    """The host muted an author of the chat or, with `muted` false, lets them speak again."""

    guest: str
    author: str
    muted: bool
    key: str | None = None


class Allowed(_Entry, frozen=True, tag="allowed"):
    """The host said who may speak."""

    guest: str
    who: ChatFor
    key: str | None = None


class Relieved(_Entry, frozen=True, tag="relieved"):
    """A bot stands in for a person."""

    seat: int
    level: str
    key: str | None = None


class Returned(_Entry, frozen=True, tag="returned"):
    """A person has their seat back from the bot."""

    seat: int
    key: str | None = None


class Resigned(_Entry, frozen=True, tag="resigned"):
    """A person plays no longer: a bot has their seat to the end."""

    seat: int
    level: str
    key: str | None = None


class EndWished(_Entry, frozen=True, tag="end-wished"):
    """A person agrees that the game ends now, or no longer does; for all their seats."""

    seat: int
    agrees: bool
    key: str | None = None


class Ended(_Entry, frozen=True, tag="ended"):
    """The game was broken off."""

    why: Ending


class Rematched(_Entry, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


class Passed(_Entry, frozen=True, tag="passed"):
    """A guest signed in: what was theirs here is the member's."""

    guest: str
    to: str


class Forgotten(_Entry, frozen=True, tag="forgotten"):
    """A member left the house: neither their name nor what they said is kept."""

    guests: tuple[str, ...]


class Closed(_Entry, frozen=True, tag="closed"):
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
    | Undone
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
    | Closed
)


PRIVATE = (Planned, Unplanned)
"""What nobody learns but the seat itself, not even that it happened: no number that others are told counts it."""


def kind_of(entry: Entry) -> str:
    """The entry's name in the log."""
    return str(entry.__struct_config__.tag)


def as_data(entry: Entry) -> dict[str, Any]:
    """What the log keeps of an entry besides its kind."""
    data: dict[str, Any] = msgspec.to_builtins(entry)
    del data["kind"]
    return data


def read_entry(kind: str, data: dict[str, Any]) -> Entry:
    """The entry a row of the log holds."""
    entry: Entry = msgspec.convert({**data, "kind": kind}, Entry)
    return entry
