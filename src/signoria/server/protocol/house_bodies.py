"""Bodies of the requests and answers of the administration page: people, tables, how the house is, what can be set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from signoria.server.protocol.account_bodies import Role, Way
from signoria.server.protocol.bodies import EXACT
from signoria.server.protocol.facts import Status
from signoria.server.protocol.order_bodies import SanctionFacts


@dataclass(frozen=True)
class DeviceFacts:
    """A device on which a member is signed in."""

    device: str
    way: Way
    since: float
    seen: float


@dataclass(frozen=True)
class PersonFacts:
    """A member or a guest, as administrators see them."""

    id: str
    name: str
    role: Role | None
    """Of a member."""
    email: str | None
    since: float
    seen: float
    sessions: list[DeviceFacts]
    addresses: list[str]
    """From which they are connected to this process now."""
    sanctions: list[SanctionFacts]
    yours: bool
    """Whether you may act on them."""


@dataclass(frozen=True)
class People:
    """A part of the people, and how many there are."""

    people: list[PersonFacts]
    total: int


@dataclass(frozen=True)
class TableRowFacts:
    """A table, as administrators see it."""

    id: str
    game: str
    status: Status
    names: list[str]
    host: str
    changed: float
    connected: int
    """Pages at this process."""


@dataclass(frozen=True)
class TablePart:
    """A part of the tables that wait or are played, and how many there are."""

    tables: list[TableRowFacts]
    total: int


@dataclass(frozen=True)
class FaultFacts:
    """What went wrong since the start."""

    place: str
    kind: str
    times: int
    first: float
    last: float


@dataclass(frozen=True)
class ProcessFacts:
    """Another process of the house, by what it says of itself to the others."""

    name: str
    tables: int
    people: int


@dataclass(frozen=True)
class BotsFacts:
    """A machine that thinks for this process's bots."""

    name: str
    workers: int


@dataclass(frozen=True)
class StateFacts:
    """How the house is: queues, faults and load of this process, and its versions."""

    mail: dict[str, int]
    """By state."""
    sends_mail: bool
    bots_waiting: int
    bots_here: int
    """Workers of this process's own."""
    bots_elsewhere: list[BotsFacts]
    tasks: int
    later: int
    looks: int
    faults: list[FaultFacts]
    moves_a_second: float
    sockets: int
    tables: int
    memory: int
    """Bytes."""
    processes: list[ProcessFacts]
    signoria: str
    python: str
    database: str
    schema: str
    rules: dict[str, str]
    """Of each game."""
    started: float


@dataclass(frozen=True)
class LimitFacts:
    """A limit that can be changed while the house is open."""

    name: str
    about: str
    """A message of the catalogue."""
    value: str
    given: str
    """As in house.toml."""
    changed: bool


@dataclass(frozen=True)
class HouseSettings:
    """What can be set while the house is open."""

    limits: list[LimitFacts]
    texts: dict[str, dict[str, str]]
    longest: dict[str, int]
    """Characters that each text may have."""


@dataclass(frozen=True)
class SetLimit:
    """A limit's value; without one it is as in house.toml."""

    __pydantic_config__ = EXACT
    value: Annotated[str, Field(max_length=40)] | None = None


@dataclass(frozen=True)
class SetText:
    """A text of the house in a language; an empty one is none."""

    __pydantic_config__ = EXACT
    language: Literal["en", "fr"]
    text: Annotated[str, Field(max_length=4000)]
