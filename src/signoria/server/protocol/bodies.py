"""Bodies of the HTTP requests and answers; FastAPI checks them and writes them into OpenAPI."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import ConfigDict, Field

from signoria.server.protocol.facts import NO_CLOCK, Admission, Choice, ClockRules, Family, TableCard

LONGEST_NAME = 24
Name = Annotated[str, Field(min_length=1, max_length=60)]
"""Spaces at the ends and runs of them are dropped before the length is judged."""
Nonce = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
ExactChoice = Annotated[bool, Field(strict=True)] | str
EXACT = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class NewGuest:
    """What a guest wants to be called."""

    __pydantic_config__ = EXACT
    name: Name


@dataclass(frozen=True)
class Guest:
    """Who you are here."""

    name: str


@dataclass(frozen=True)
class Visitor:
    """Who asks: a guest, or nobody the house knows yet."""

    guest: Guest | None


@dataclass(frozen=True)
class NewTable:
    """A table to open: the game, how many sit at it, its options, and whether strangers find it in the lobby.

    Who may sit down is settled by `admission`: without a wish, anybody who has the link of a table that is not listed,
    and at a listed one whom the host admits. At a table for one device a guest may hold several seats. Where `hints`
    are allowed everybody is shown who takes how many. With a `clock` people have only so much time. A `rated` game
    counts for the ratings of those who play: members, each in a seat and on their own.
    """

    __pydantic_config__ = EXACT
    game: Annotated[str, Field(max_length=60)]
    seats: Annotated[int, Field(ge=1, le=12, strict=True)]
    options: Annotated[dict[str, ExactChoice], Field(max_length=20)] = field(default_factory=dict)
    listed: Annotated[bool, Field(strict=True)] = False
    admission: Admission | None = None
    one_device: Annotated[bool, Field(strict=True)] = False
    hints: Annotated[bool, Field(strict=True)] = False
    clock: ClockRules = NO_CLOCK
    rated: Annotated[bool, Field(strict=True)] = False


@dataclass(frozen=True)
class Arrange:
    """What the host changes while the table waits; what is left out stays as it is."""

    __pydantic_config__ = EXACT
    admission: Admission | None = None
    one_device: Annotated[bool, Field(strict=True)] | None = None
    hints: Annotated[bool, Field(strict=True)] | None = None
    clock: ClockRules | None = None


@dataclass(frozen=True)
class Admit:
    """The host's answer to somebody who asks for a seat, or whom they kept out."""

    __pydantic_config__ = EXACT
    admit: Annotated[bool, Field(strict=True)]


@dataclass(frozen=True)
class Sit:
    """How to sit: under which name (your own by default), as which family, adding what to the deal."""

    __pydantic_config__ = EXACT
    name: Name | None = None
    family: Family | None = None
    nonce: Nonce | None = None


@dataclass(frozen=True)
class SeatBot:
    """A bot for a seat."""

    __pydantic_config__ = EXACT
    level: Annotated[str, Field(max_length=40)]


@dataclass(frozen=True)
class HeldSeat:
    """A seat of yours and the token that opens it on the socket; whoever has the token has the seat."""

    seat: int
    token: str


@dataclass(frozen=True)
class SeatState:
    """The game as a seat knows it, for rules in the browser: what the seat may not know is dealt anew.

    `rules` names the rules that the bytes are a state of; `state` is in Base64. `seats` and `options` say what a
    network must have learned to judge it.
    """

    game: str
    seats: int
    options: dict[str, Choice]
    rules: str
    seat: int
    state: str


@dataclass(frozen=True)
class Opened:
    """A new table."""

    id: str


@dataclass(frozen=True)
class PlayOn:
    """After which step of a replay to play on, and whether strangers find the table in the lobby."""

    __pydantic_config__ = EXACT
    step: Annotated[int, Field(ge=0, le=100_000, strict=True)]
    listed: Annotated[bool, Field(strict=True)] = False


@dataclass(frozen=True)
class BeginLesson:
    """Whether to begin anew, though the same lesson is under way."""

    __pydantic_config__ = EXACT
    anew: Annotated[bool, Field(strict=True)] = False


@dataclass(frozen=True)
class KeptRecord:
    """A record that was brought: it opens as a replay with this id."""

    id: str


@dataclass(frozen=True)
class Lobby:
    """The tables you are part of, and those open to everybody."""

    yours: list[TableCard]
    open: list[TableCard]


@dataclass(frozen=True)
class Invitation:
    """Addresses at which a friend finds a table, the best first; `qr` is a picture of it, as a data address."""

    links: list[str]
    qr: str
    reaches_others: bool
    """Whether another machine can open it; else the server would have to be started so that it can."""


@dataclass(frozen=True)
class Refusal:
    """Why a request was not done: a message of the catalogue, and the sentence in the language asked for."""

    say: str
    arguments: dict[str, Any]
    sentence: str
