"""Bodies of the requests and answers about keeping order: reports, bans, and the log of what was done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from signoria.server.protocol.account_bodies import Role
from signoria.server.protocol.bodies import EXACT

Reason = Literal["insults", "cheating", "name", "spam", "other"]
"""Why something is reported."""
SanctionName = Literal["ban", "mute", "name", "address"]
LONGEST_SAID = 500
Why = Annotated[str, Field(max_length=300, pattern=r"[^\W_]")]
"""Why something is done; the person it is done to reads it."""
Hours = Annotated[int, Field(ge=1, le=24 * 365 * 5, strict=True)]


@dataclass(frozen=True)
class OwnOrder:
    """What the house has to tell you: choose another name, why you are not heard, what was dealt with."""

    rename: bool
    muted: str | None
    """Why."""
    muted_until: float | None
    dealt_with: int
    """Reports of yours."""


@dataclass(frozen=True)
class HouseFacts:
    """The house's own texts, in the languages in which there are any, and what it has to tell you."""

    name: dict[str, str]
    greeting: dict[str, str]
    rules: dict[str, str]
    contact: dict[str, str]
    you: OwnOrder


@dataclass(frozen=True)
class NewReport:
    """A line of a table's chat that is reported, or who holds a seat there; why, and in your own words."""

    __pydantic_config__ = EXACT
    reason: Reason
    text: Annotated[str, Field(max_length=LONGEST_SAID)] = ""
    line: Annotated[int, Field(ge=0, le=10_000_000, strict=True)] | None = None
    seat: Annotated[int, Field(ge=0, le=11, strict=True)] | None = None


@dataclass(frozen=True)
class SaidLine:
    """A line of chat that is kept with a report."""

    line: int
    at: float
    name: str
    text: str
    accused: bool
    """Whether who is reported said it."""


@dataclass(frozen=True)
class ReportFacts:
    """What was reported, as hosts read it."""

    id: str
    at: float
    table: str
    reporter: str
    person: str
    """The id of who is reported; there may be none."""
    name: str
    role: Role | None
    banned: bool
    muted: bool
    reason: Reason
    text: str
    line: int | None
    said: list[SaidLine]
    closed: float | None
    closed_by: str
    note: str
    yours: bool
    """Whether you may act on who is reported."""


@dataclass(frozen=True)
class Reports:
    """A part of the reports, and how many there are."""

    reports: list[ReportFacts]
    total: int


@dataclass(frozen=True)
class DeedFacts:
    """What a host or administrator did."""

    id: str
    at: float
    by: str
    what: str
    name: str
    """To whom, or of what."""
    person: str | None
    table: str | None
    why: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class Deeds:
    """A part of the log, the newest first, and how many there are."""

    deeds: list[DeedFacts]
    total: int


@dataclass(frozen=True)
class SanctionFacts:
    """Who is banned, muted or to choose another name, or which address is kept out."""

    id: str
    kind: SanctionName
    person: str | None
    name: str
    network: str | None
    why: str
    by: str
    since: float
    until: float | None


@dataclass(frozen=True)
class Reasoned:
    """Why something is done."""

    __pydantic_config__ = EXACT
    why: Why


@dataclass(frozen=True)
class ForAWhile:
    """For how many hours, or for good, and why."""

    __pydantic_config__ = EXACT
    why: Why
    hours: Hours | None = None


@dataclass(frozen=True)
class CloseReport:
    """What was done about a report, for other hosts to read."""

    __pydantic_config__ = EXACT
    note: Annotated[str, Field(max_length=300)] = ""


@dataclass(frozen=True)
class BanNetwork:
    """Guests of which address, or network as in 192.0.2.0/24, are kept out, for how long and why."""

    __pydantic_config__ = EXACT
    network: Annotated[str, Field(min_length=2, max_length=50)]
    hours: Hours
    why: Why


@dataclass(frozen=True)
class UnbanNetwork:
    """Guests of which network are let in again, and why."""

    __pydantic_config__ = EXACT
    network: Annotated[str, Field(min_length=2, max_length=50)]
    why: Why


@dataclass(frozen=True)
class GiveRole:
    """What a member may do in the house."""

    __pydantic_config__ = EXACT
    role: Role
    why: Annotated[str, Field(max_length=300)] = ""


@dataclass(frozen=True)
class Desk:
    """Who asks, as somebody who keeps order."""

    name: str
    role: Role
    open: int
    """Reports."""
