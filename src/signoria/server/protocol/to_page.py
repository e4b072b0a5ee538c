"""What the page is told on the socket; `docs/protocol.md` explains it, and the page's types are made from it."""

from __future__ import annotations

import msgspec

from signoria.server.protocol.facts import Standing, TableFacts
from signoria.server.protocol.play_facts import EventFacts, MoveFacts, OutcomeFacts, PlanningFacts, ReasonFacts
from signoria.server.protocol.refusals import Said


class _ToPage(msgspec.Struct, frozen=True, tag_field="it"):
    """A message to the page."""


class Welcome(_ToPage, frozen=True, tag="welcome"):
    """The answer to hello: your seat, or null for a spectator, and whether you opened the table.

    `author` is you in its chat, null for who is no guest and has no seat. `seating`, `chat` and `play` follow.
    """

    seat: int | None
    is_host: bool
    author: str | None


class Door(_ToPage, frozen=True, tag="door"):
    """Whether you may sit down, while the table waits: after hello, and whenever it has changed."""

    standing: Standing


class Seating(_ToPage, frozen=True, tag="seating"):
    """Who sits where, and what else is known of the table."""

    seq: int
    table: TableFacts


class Play(_ToPage, frozen=True, tag="play"):
    """The game as this seat sees it: the view is `view` with what is in `own` put over it.

    `log` begins with the line of number `log_from` and goes behind the lines before it. After hello it has the last
    lines alone; those before them are asked for.
    """

    seq: int
    view: msgspec.Raw
    own: msgspec.Raw
    waiting: list[int]
    """The seats that may act now."""
    moves: list[MoveFacts]
    may_undo: bool
    planning: PlanningFacts | None
    """What this seat has planned ahead; null for a spectator."""
    decided: int
    """How many decisions the game of a lesson has had; elsewhere 0, since it would tell of choices made in secret."""
    log_from: int
    log: list[EventFacts]
    news_from: int
    """How many lines of the log this seat knew when it last decided: the others are news. To a spectator none are."""
    outcome: OutcomeFacts | None


class ClockFacts(msgspec.Struct, frozen=True):
    """A seat's clock: the seconds that are left, and whether it runs; it begins to after `off` seconds, in which its
    person has taken days off. `days_off` is how many whole days of these are left for this game."""

    left: float
    runs: bool
    off: float
    days_off: int


class ClocksNow(_ToPage, frozen=True, tag="clocks"):
    """What the clock of each seat shows, where time counts: after hello, and whenever a clock may start or stop."""

    seats: list[ClockFacts]


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat; `seat` is null for a spectator, `text` where the host has removed it.

    `author` is the same for all that one guest says at this table, whatever their name and seat.
    """

    at: float
    author: str
    seat: int | None
    name: str
    text: str | None


class Chat(_ToPage, frozen=True, tag="chat"):
    """The last lines of chat, the first of them number `chat_from`; the first line ever said is 0.

    `anew` says that they take the place of all lines held so far; else they go behind those before `chat_from`.
    Lines from `oldest` on can still be asked for.
    """

    chat_from: int
    chat: list[ChatLine]
    oldest: int
    anew: bool


class EarlierLines(_ToPage, frozen=True, tag="lines"):
    """The answer to lines: as many as fit, the first of them number `lines_from`."""

    key: str
    lines_from: int
    lines: list[ChatLine]
    oldest: int


class EarlierLog(_ToPage, frozen=True, tag="earlier"):
    """The answer to earlier: as many lines of the log as fit, the first of them number `log_from`."""

    key: str
    log_from: int
    log: list[EventFacts]


class RemovedLine(_ToPage, frozen=True, tag="removed"):
    """What this line of chat said is gone."""

    line: int


class OwnNote(_ToPage, frozen=True, tag="note"):
    """What this seat has noted for itself: after hello, and whenever it has been written anew."""

    text: str


class Accepted(_ToPage, frozen=True, tag="accepted"):
    """What was asked with this key is done and kept."""

    key: str
    seq: int


class RefusedFacts(_ToPage, frozen=True, tag="refused"):
    """What was asked is not done; nothing has changed. Without a key the message was not understood."""

    key: str | None
    why: Said
    clause: str | None


class Because(_ToPage, frozen=True, tag="because"):
    """The answer to why: null if the move is allowed."""

    text: str
    why: Said | None
    clause: str | None


class PreviewFacts(_ToPage, frozen=True, tag="preview"):
    """The answer to preview: the game after the move as far as this seat can know it now, and what it would be told.

    `final` says that the move could not be taken back: it shows something nobody can know yet, or it ends the game.
    `reason` says what speaks for it, as far as everybody would see, to a seat that has taken a hint; null where
    nothing is known.
    """

    key: str
    id: int
    seq: int
    view: msgspec.Raw
    own: msgspec.Raw
    log: list[EventFacts]
    final: bool
    reason: ReasonFacts | None


class BotHinted(_ToPage, frozen=True, tag="bot-hint"):
    """The answer to bot-hint: the move, by its number."""

    key: str
    id: int


class AheadFacts(_ToPage, frozen=True, tag="ahead"):
    """The answer to ahead: moves that may be legal when this seat is asked next, the likeliest first."""

    key: str
    moves: list[MoveFacts]


class GlanceFacts(_ToPage, frozen=True, tag="glance"):
    """The answer to glance: the public events that tell it, the last first, 60 at most."""

    key: str
    seat: int
    log: list[EventFacts]


class ThenFacts(_ToPage, frozen=True, tag="then"):
    """The answer to then: the game as this seat saw it when this line of its log was told."""

    key: str
    line: int
    view: msgspec.Raw
    own: msgspec.Raw


class GivenReason(_ToPage, frozen=True, tag="reason"):
    """The answer to reason: null where the line tells nothing that everybody knows a seat to have chosen."""

    key: str
    line: int
    reason: ReasonFacts | None


class Pong(_ToPage, frozen=True, tag="pong"):
    """I am here."""


class Closing(_ToPage, frozen=True, tag="closing"):
    """The server closes this connection; `again` says whether to connect anew."""

    why: Said
    again: bool


ToPage = (
    Welcome
    | Door
    | Seating
    | Play
    | ClocksNow
    | Chat
    | EarlierLines
    | EarlierLog
    | RemovedLine
    | OwnNote
    | Accepted
    | RefusedFacts
    | Because
    | PreviewFacts
    | BotHinted
    | AheadFacts
    | GlanceFacts
    | ThenFacts
    | GivenReason
    | Pong
    | Closing
)
