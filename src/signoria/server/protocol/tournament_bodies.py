"""Bodies of the requests and answers about tournaments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from signoria.server.protocol.bodies import EXACT, ExactChoice
from signoria.server.protocol.facts import NO_CLOCK, Choice, ClockRules

System = Literal["swiss", "groups"]
"""Everybody meets people of like score, or everybody plays in a group and the best meet at a last table."""
Scoring = Literal["places", "wins"]
"""Points by place, as 4-3-2-1 at a table of four, or a whole point for the winner alone."""
Fillers = Literal["none", "even", "all"]
"""Bots that play along: none, so many that all tables are full, or one in every place that nobody has taken."""
Progress = Literal["open", "running", "over", "called-off"]
"""Open is a tournament for which people register."""
Standing = Literal["in", "reserve", "out"]
"""Whether somebody plays, waits for a place, or plays no more."""
Whole = Annotated[int, Field(strict=True)]
LONGEST_TITLE = 60


@dataclass(frozen=True)
class NewTournament:
    """A tournament to open.

    Registration ends at `closes_at`, in seconds since 1970, or when the host begins. A round ends when all its tables
    have ended; after `round_seconds`, if there are any, whoever is waited for is treated as their clock says.
    """

    __pydantic_config__ = EXACT
    name: Annotated[str, Field(min_length=1, max_length=200)]
    game: Annotated[str, Field(max_length=60)]
    seats: Annotated[int, Field(ge=3, le=5, strict=True)]
    rounds: Annotated[int, Field(ge=1, le=12, strict=True)]
    places: Annotated[int, Field(ge=3, le=64, strict=True)]
    system: System = "swiss"
    scoring: Scoring = "places"
    bots: Fillers = "none"
    level: Annotated[str, Field(max_length=40)] = "apprentice"
    options: Annotated[dict[str, ExactChoice], Field(max_length=20)] = field(default_factory=dict)
    clock: ClockRules = NO_CLOCK
    closes_at: Annotated[float, Field(ge=0.0, le=1e11)] | None = None
    round_seconds: Annotated[int, Field(ge=600, le=60 * 24 * 3600, strict=True)] | None = None


@dataclass(frozen=True)
class Replace:
    """Who takes a player's place: a bot, or somebody who waits for one, by their number."""

    __pydantic_config__ = EXACT
    reserve: Whole | None = None


@dataclass(frozen=True)
class TournamentCard:
    """A tournament in a list."""

    id: str
    name: str
    game: str
    seats: int
    system: System
    rounds: int
    round: int
    """The round that is played or was played last; none is 0."""
    status: Progress
    places: int
    entered: int
    """How many people are registered and play."""
    clock: ClockRules
    closes_at: float | None
    changed: float
    registered: bool
    """Whether who asks is."""


@dataclass(frozen=True)
class Tournaments:
    """All tournaments that are open or run, and the last that are over; and whether who asks may make one."""

    open: list[TournamentCard]
    running: list[TournamentCard]
    over: list[TournamentCard]
    may_make: bool


@dataclass(frozen=True)
class EntrantFacts:
    """Somebody who takes part, known by a number in this tournament alone; a bot has a level and no name."""

    number: int
    name: str
    level: str | None
    standing: Standing
    group: int | None
    """Where there are groups: which, from 0."""


@dataclass(frozen=True)
class StandingFacts:
    """Where somebody stands, and all that decides it, in this order; after it the lot does."""

    place: int
    entrant: int
    score: float
    wins: float
    rivals: float
    """What those whom they met have scored, on average."""
    share: float
    """Their part of all points of a game, on average."""
    played: int
    byes: int


@dataclass(frozen=True)
class RoundSeatFacts:
    """A seat of a round's table, in the order of play; once it has ended, the place, points and worth."""

    entrant: int
    place: int | None
    points: int | None
    score: float | None


@dataclass(frozen=True)
class RoundTableFacts:
    """A table of a round."""

    id: str
    seats: list[RoundSeatFacts]
    ended: bool
    broken_off: bool


@dataclass(frozen=True)
class RoundFacts:
    """A round; the last of a tournament with groups is the final."""

    number: int
    final: bool
    began: float
    ends_at: float | None
    tables: list[RoundTableFacts]
    byes: list[int]


@dataclass(frozen=True)
class HostDeedFacts:
    """Something that was done by hand, for all to see: by the host, or by somebody who left."""

    at: float
    what: Literal["begun", "hurried", "replaced", "replaced-by-bot", "taken-out", "left", "called-off", "too-few"]
    entrant: str
    """The name of whom it was done to, where there is somebody."""
    other: str
    """The name of who came instead."""


@dataclass(frozen=True)
class TournamentFacts:
    """All about a tournament, for members of the house."""

    id: str
    name: str
    game: str
    seats: int
    options: dict[str, Choice]
    clock: ClockRules
    system: System
    scoring: Scoring
    rounds: int
    places: int
    bots: Fillers
    level: str
    closes_at: float | None
    round_seconds: int | None
    status: Progress
    host: str
    is_host: bool
    """Whether who asks may arrange it."""
    you: int | None
    """The number of who asks, if they are registered."""
    your_table: str | None
    """Where who asks plays now."""
    entrants: list[EntrantFacts]
    standings: list[StandingFacts]
    played: list[RoundFacts]
    """The rounds that have begun."""
    deeds: list[HostDeedFacts]
