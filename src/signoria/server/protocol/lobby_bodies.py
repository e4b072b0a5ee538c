"""Bodies of the requests and answers about the lobby: friends, blocking, invitations, looking for a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from signoria.server.protocol.bodies import EXACT, Name, Nonce

SeenBy = Literal["everybody", "friends", "nobody"]
"""Who may see that a member is here."""
Pace = Literal["live", "slow"]
"""A game is played at one sitting, or over days."""
TableName = Annotated[str, Field(pattern=r"^[a-z0-9]{8,32}$")]
Seat = Annotated[int, Field(ge=0, le=11, strict=True)]
RowId = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
Author = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
Games = Annotated[list[Annotated[str, Field(max_length=60)]], Field(min_length=1, max_length=20)]
Players = Annotated[int, Field(ge=2, le=12, strict=True)]
Yes = Annotated[bool, Field(strict=True)]


@dataclass(frozen=True)
class Whom:
    """Somebody: by their name, by the seat they have or had at a table, as an author of its chat, or by the id under
    which you know a friend or somebody who asks to be one."""

    __pydantic_config__ = EXACT
    name: Name | None = None
    id: RowId | None = None
    table: TableName | None = None
    seat: Seat | None = None
    author: Author | None = None


@dataclass(frozen=True)
class Answer:
    """Whether who was asked wishes it."""

    __pydantic_config__ = EXACT
    accept: Yes


@dataclass(frozen=True)
class SeenByWhom:
    """Who may see that you are here."""

    __pydantic_config__ = EXACT
    seen_by: SeenBy


@dataclass(frozen=True)
class FriendFacts:
    """A friend: whether they are here now and at which table, as far as they wish it and it is a listed one."""

    id: str
    name: str
    here: bool
    table: str | None


@dataclass(frozen=True)
class AskFacts:
    """Somebody who asks to be your friend, or whom you have asked, and when."""

    id: str
    name: str
    at: float


@dataclass(frozen=True)
class BlockFacts:
    """Somebody whom you have blocked; what they were called then."""

    id: str
    name: str


@dataclass(frozen=True)
class Friends:
    """Your friends, those who ask to be, those whom you have asked, and whom you have blocked."""

    friends: list[FriendFacts]
    asking: list[AskFacts]
    asked: list[AskFacts]
    blocked: list[BlockFacts]
    seen_by: SeenBy


@dataclass(frozen=True)
class Invite:
    """Whom to invite to a table: a friend, or whoever is called so."""

    __pydantic_config__ = EXACT
    friend: RowId | None = None
    name: Name | None = None


@dataclass(frozen=True)
class InvitedFacts:
    """Somebody who was invited to a table."""

    id: str
    name: str
    declined: bool


@dataclass(frozen=True)
class InvitationFacts:
    """A table to which you are invited: by whom, what is played, who sits there."""

    id: str
    table: str
    game: str
    host: str
    seats: int
    names: list[str]
    pace: Pace
    at: float


@dataclass(frozen=True)
class Look:
    """What game somebody looks for: any of these, with so many players, live or over days, with bots if they lack."""

    __pydantic_config__ = EXACT
    games: Games
    least: Players
    most: Players
    pace: Pace
    bots: Yes = False


@dataclass(frozen=True)
class FoundFacts:
    """The table that was found, and your seat there."""

    table: str
    game: str
    seat: int


@dataclass(frozen=True)
class SearchFacts:
    """What game you look for, since when, and the table that was found."""

    games: list[str]
    least: int
    most: int
    pace: Pace
    bots: bool
    began: float
    found: FoundFacts | None


@dataclass(frozen=True)
class TakeSeat:
    """What you add to the deal of a game that was found, or to which you were invited."""

    __pydantic_config__ = EXACT
    nonce: Nonce | None = None


@dataclass(frozen=True)
class News:
    """What there is for you now: how many are here, for members the names of those who wish that all members see them,
    how many look for a game, who invites you, how many ask to be your friends, and the game that you look for."""

    member: bool
    here: int
    looking: int
    names: list[str]
    invitations: list[InvitationFacts]
    asking: int
    search: SearchFacts | None
