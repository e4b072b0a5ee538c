"""What is told of games, tables and seats, over HTTP and on the socket alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, get_args

from pydantic import ConfigDict, Field

Family = Literal["medici", "visconti", "carraresi", "este", "gonzaga"]
FAMILIES: tuple[Family, ...] = get_args(Family)
"""The families a seat may choose among: a colour, a pattern and arms on the page."""
Holder = Literal["nobody", "person", "bot"]
Status = Literal["waiting", "playing", "over", "ended", "closed"]
"""Over is a game played to its end, ended one that was broken off, closed a table given up before a game."""
Ending = Literal["agreed", "abandoned", "resigned", "taught", "house"]
"""Why a game was broken off: all who were there agreed, the host closed a deserted table, nobody was left, it was a
lesson that has come to its end, or an administrator closed the table."""
ChatFor = Literal["nobody", "seated", "everybody"]
"""Who may speak in a table's chat: nobody, those who sit and the host, or spectators too."""
Admission = Literal["open", "request"]
"""Who may sit down: anybody who comes, or only who asked for a seat and was admitted by the host."""
Standing = Literal["free", "must-ask", "asked", "kept-out"]
"""Whether a guest may sit down: freely, after asking, once the host answers, or not at all."""
Choice = bool | str
TimedBy = Literal["none", "move", "game"]
"""What a clock measures: nothing, each move, or all of a seat's moves together."""
WhenTimeEnds = Literal["bot", "move", "lose", "wait"]
"""What happens to a seat whose time has ended: a bot stands in until its person is back, a bot makes this one move, a
bot plays to the end as if the person had resigned, or the others wait and may let a bot stand in."""
Seconds = Annotated[int, Field(strict=True)]


@dataclass(frozen=True)
class ClockRules:
    """How much time people have: `seconds` for each move, or for the whole game with `increment` more for each move.

    Where time counts in days each seat may take `days_off` in a game, in which its clock stands still.
    """

    __pydantic_config__ = ConfigDict(extra="forbid")
    per: TimedBy
    seconds: Seconds
    increment: Seconds
    then: WhenTimeEnds
    days_off: Seconds = 0


NO_CLOCK = ClockRules("none", 0, 0, "bot")


@dataclass(frozen=True)
class TakeBackFacts:
    """A seat asks to take back its last decision: whether something hidden has become known since, who has granted it,
    and whose word is still needed."""

    seat: int
    revealed: bool
    granted: list[int]
    needed: list[int]


@dataclass(frozen=True)
class OptionFacts:
    """One thing to choose before a game, and with how many seats it may be chosen."""

    name: str
    choices: list[Choice]
    default: Choice
    seats: list[int]


@dataclass(frozen=True)
class ProvenanceFacts:
    """A table of a game's components: of its rows so many hold something reconstructed, others something derived.

    What is reconstructed was made by this project to satisfy every known constraint: the printed piece may differ.
    """

    table: str
    rows: int
    reconstructed: int
    derived: int


@dataclass(frozen=True)
class LearnedFacts:
    """What the network of a game has met: with how many seats, and which choices of each option."""

    seats: list[int]
    options: dict[str, list[Choice]]


@dataclass(frozen=True)
class LessonHead:
    """A lesson by its name, and how many minutes it takes; its title is the message `lesson-` and its name."""

    name: str
    minutes: int


@dataclass(frozen=True)
class GameFacts:
    """A game of the house; its sentences are in the catalogue."""

    name: str
    title: str
    designer: str
    year: int
    seats: list[int]
    options: list[OptionFacts]
    levels: list[str]
    """How bots can play it, the weakest first."""
    learned: LearnedFacts | None
    """What its network has learned; null where there is none."""
    provenance: list[ProvenanceFacts]
    explained: list[str]
    """The kinds of events that can be asked a reason of."""
    lessons: list[LessonHead]
    """In their order; the first is for who has never played it."""


@dataclass(frozen=True)
class SeatFacts:
    """A place at a table and who holds it.

    A person's seat has a `level` while a bot stands in for them. `present` says whether the person is connected, `away`
    whether they have been gone so long that the others may agree to a stand-in, `agreed` which seats did agree,
    `reserved` that only one guest may sit here, `resigned` that a bot plays here to the end, and `hints` how many hints
    were taken here, `taken_back` how often the others let it take back, `times_up` how often its time has ended, and
    `out_of_time` that it has and the seat has not moved since.
    """

    seat: int
    holder: Holder
    name: str
    family: Family
    level: str | None
    present: bool
    away: bool
    agreed: list[int]
    reserved: bool
    resigned: bool
    hints: int
    taken_back: int
    times_up: int
    out_of_time: bool


@dataclass(frozen=True)
class RequestFacts:
    """Somebody who asks for a seat, or whom the host keeps out; the host answers by the number."""

    number: int
    name: str


@dataclass(frozen=True)
class TableFacts:
    """A table as everybody at it may know it."""

    id: str
    game: str
    options: dict[str, Choice]
    seats: list[SeatFacts]
    status: Status
    listed: bool
    admission: Admission
    one_device: bool
    """Whether one guest may hold several seats: several people around one screen."""
    hints: bool
    """Whether hints are allowed."""
    clock: ClockRules
    """How much time people have."""
    rated: bool
    """Whether the game counts for ratings; then only members sit here."""
    requests: list[RequestFacts]
    """Who asks for a seat."""
    kept_out: list[RequestFacts]
    """Whom the host sent away or declined."""
    host_away: bool
    """Whether the host has been gone so long that anybody seated may start the game."""
    commitment: str
    """The hash of the server's secret, shown before anybody adds a nonce."""
    nonces: list[str]
    """What each seat added to the deal; a bot adds nothing."""
    rematch: str | None
    """The table at which the same people play again."""
    rematch_of: str | None
    from_position: bool
    """Whether the game begins in the middle of another one."""
    lesson: str | None
    """The lesson that is taught here."""
    spectators: int
    stranded: bool
    """Whether it was opened with other rules or components than there are now, so that it cannot go on."""
    goes_on_at: str | None
    """The address at which a stranded table goes on, under the version it was opened with, if the host keeps one."""
    chat_for: ChatFor
    muted: list[str]
    """The authors of lines of chat whom the host has muted."""
    ending: list[int]
    """The seats that agree to end the game now."""
    ended: Ending | None
    """Why the game was broken off, if it was."""
    back: TakeBackFacts | None
    """What somebody asks to take back."""
    deserted: bool
    """Whether all who play, but for the host, have been gone so long that the host may close the table."""


@dataclass(frozen=True)
class TableCard:
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Choice]
    status: Status
    seats: int
    names: list[str]
    """Who sits where; empty for a bot and for a free seat."""
    levels: list[str | None]
    """How the bot in a seat plays; null where there is none."""
    admission: Admission
    rated: bool
    """Whether the game counts for ratings."""
    slow: bool
    """Whether a move may take days there."""
    changed: float
    your_turn: bool
    """Whether the game waits for who asks."""
    time_left: float | None
    """Seconds that who asks has left for it, where a clock runs."""
    lesson: str | None
    """The lesson that is taught there."""
    stranded: bool
    """Whether it was opened with other rules or components than there are now, so that it cannot go on."""
