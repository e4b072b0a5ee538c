"""Bodies of the requests and answers about members."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from signoria.server.protocol.bodies import EXACT, Name

Language = Literal["en", "fr"]
Email = Annotated[str, Field(min_length=3, max_length=254)]
Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{20,100}$")]
PasskeyName = Annotated[str, Field(max_length=60)]
PasskeyAnswer = Annotated[dict[str, Any], Field(max_length=20)]
Yes = Annotated[bool, Field(strict=True)]
Role = Literal["member", "host", "administrator"]
Way = Literal["link", "passkey", "code", "new"]


@dataclass(frozen=True)
class SessionFacts:
    """A device on which you are signed in: what it is, how it came in, and when it was last here."""

    id: str
    device: str
    way: Way
    created: float
    seen: float
    current: bool
    """Whether it is the one that asks."""


@dataclass(frozen=True)
class PasskeyFacts:
    """A passkey of yours."""

    id: str
    name: str
    created: float
    used: float | None


@dataclass(frozen=True)
class AccountFacts:
    """You, as a member."""

    name: str
    email: str | None
    role: Role
    language: str
    created: float
    turn_mail: bool
    """Whether you are written to when it is your turn in a game that takes days."""
    off_leaderboards: bool
    """Whether leaderboards leave you out."""
    codes: int
    """Recovery codes that are still good."""
    passkeys: list[PasskeyFacts]
    sessions: list[SessionFacts]


@dataclass(frozen=True)
class Membership:
    """Whether who asks is a member, and whether the house can send mail."""

    account: AccountFacts | None
    mail: bool
    tables: int
    """Of a guest who is no member: the tables that would come along."""


@dataclass(frozen=True)
class ChangeAccount:
    """What a member changes of themselves; what is left out stays as it is."""

    __pydantic_config__ = EXACT
    language: Language | None = None
    turn_mail: Yes | None = None
    off_leaderboards: Yes | None = None


@dataclass(frozen=True)
class AskLink:
    """Where to send a link, and in which language."""

    __pydantic_config__ = EXACT
    email: Email
    language: Language


@dataclass(frozen=True)
class LookAtLink:
    """What opens a link."""

    __pydantic_config__ = EXACT
    token: Token


@dataclass(frozen=True)
class LinkFacts:
    """What a link does: sign a new member up, sign one in, or add its address to the member who asked for it."""

    does: Literal["sign-up", "sign-in", "add-address"]
    email: str
    name: str | None
    """The member's."""


@dataclass(frozen=True)
class UseLink:
    """Use a link. A new member who is no guest yet is called by this name; a guest's games come along or stay."""

    __pydantic_config__ = EXACT
    token: Token
    name: Name
    takes_along: Yes = True


@dataclass(frozen=True)
class NewPasskey:
    """What the browser answers that has made a passkey, and what to call it."""

    __pydantic_config__ = EXACT
    answer: PasskeyAnswer
    name: PasskeyName


@dataclass(frozen=True)
class RenamePasskey:
    """What a passkey is to be called."""

    __pydantic_config__ = EXACT
    name: PasskeyName


@dataclass(frozen=True)
class UsePasskey:
    """What the browser answers that has shown a passkey."""

    __pydantic_config__ = EXACT
    answer: PasskeyAnswer
    takes_along: Yes = True


@dataclass(frozen=True)
class UseCode:
    """A recovery code."""

    __pydantic_config__ = EXACT
    code: Annotated[str, Field(max_length=60)]
    takes_along: Yes = True


@dataclass(frozen=True)
class Codes:
    """Recovery codes, shown this once."""

    codes: list[str]


@dataclass(frozen=True)
class PasskeyRequest:
    """What to hand to the browser's own request for a passkey."""

    options: dict[str, Any]


@dataclass(frozen=True)
class ArchiveSeat:
    """Who sat where in a game of yours, and how it ended for them; without a place it was broken off."""

    name: str
    level: str | None
    place: int | None
    points: int | None
    yours: bool


@dataclass(frozen=True)
class ArchiveGame:
    """A game of yours that is over or was broken off."""

    id: str
    game: str
    changed: float
    broken_off: bool
    seats: list[ArchiveSeat]
    stranded: bool
    """Whether it was played by other rules than there are now, so that it cannot be looked at again."""


@dataclass(frozen=True)
class Archive:
    """A part of your games, the last first."""

    games: list[ArchiveGame]
    total: int
    """How many there are that fit the search."""
    unread: int
    """Older games that the next look will find."""


@dataclass(frozen=True)
class GameStatistics:
    """What your games of one kind come to."""

    game: str
    played: int
    won: int
    broken_off: int
    place: float | None
    """On average."""
    best: int | None
    """Points."""


@dataclass(frozen=True)
class RivalStatistics:
    """What your games with one person, or with bots of one level, come to."""

    name: str
    level: str | None
    played: int
    ahead: int
    """Times that you were placed before them."""
    behind: int


@dataclass(frozen=True)
class Statistics:
    """By game and by rival; games in which you held several seats do not count."""

    games: list[GameStatistics]
    rivals: list[RivalStatistics]
    unread: int
    """Older games that the next look will count."""
