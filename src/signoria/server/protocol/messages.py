"""The socket's messages; `docs/protocol.md` explains them, and the page's types are made from them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from signoria.server.protocol.facts import ChatFor, Standing, TableFacts
from signoria.server.protocol.refusals import Said

LONGEST_SAID = 500
"""Characters of a line of chat."""

Key = Annotated[str, msgspec.Meta(pattern=r"^[\x21-\x7e]+$", max_length=40)]
"""The page's own name for a request; sent again with the same key, a request is done once."""
Sequence = Annotated[int, msgspec.Meta(ge=0)]


class _FromPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A message from the page."""


class Hello(_FromPage, frozen=True, tag="hello"):
    """The first message: whose eyes to look with. Without a token a spectator's. It may be said again with another."""

    token: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class Move(_FromPage, frozen=True, tag="move"):
    """Make the move with this id; `seq` is that of the `play` message the person was looking at."""

    id: Annotated[int, msgspec.Meta(ge=0)]
    seq: Sequence
    key: Key


class Undo(_FromPage, frozen=True, tag="undo"):
    """Take back my last decision."""

    seq: Sequence
    key: Key


class Say(_FromPage, frozen=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SAID)]
    key: Key


class Lines(_FromPage, frozen=True, tag="lines"):
    """Ask for the lines of chat that come right before the line with this number, the first is 0."""

    before: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class Earlier(_FromPage, frozen=True, tag="earlier"):
    """Ask for the lines of the log that come right before the line with this number, the first is 0."""

    before: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class Remove(_FromPage, frozen=True, tag="remove"):
    """Take a line out of the chat; for the host."""

    line: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class Mute(_FromPage, frozen=True, tag="mute"):
    """Let an author of the chat speak no longer, or with `muted` false speak again; for the host."""

    author: Annotated[str, msgspec.Meta(max_length=40)]
    muted: bool
    key: Key


class Allow(_FromPage, frozen=True, tag="allow"):
    """Say who may speak; for the host."""

    who: ChatFor
    key: Key


class Why(_FromPage, frozen=True, tag="why"):
    """Ask why the move with this text is not allowed."""

    text: Annotated[str, msgspec.Meta(max_length=200)]


class Preview(_FromPage, frozen=True, tag="preview"):
    """Ask what the move with this id would lead to, as far as this seat can know; nothing changes."""

    id: Annotated[int, msgspec.Meta(ge=0)]
    seq: Sequence
    key: Key


class Then(_FromPage, frozen=True, tag="then"):
    """Ask how the game looked to this seat right after the decision that told this line of its log, the first is 0."""

    line: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class AskReason(_FromPage, frozen=True, tag="reason"):
    """Ask why what this line of my log tells was done, the first is 0: a reason from what everybody could see."""

    line: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class Agree(_FromPage, frozen=True, tag="agree"):
    """Agree that a bot stands in for a person who stays away."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class Rest(_FromPage, frozen=True, tag="rest"):
    """Let a bot of this level stand in for me; without one, of the usual level."""

    key: Key
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Back(_FromPage, frozen=True, tag="back"):
    """Take my seat back from the bot."""

    key: Key


class Resign(_FromPage, frozen=True, tag="resign"):
    """Play no longer: a bot has my seat to the end."""

    key: Key


class End(_FromPage, frozen=True, tag="end"):
    """Agree that the game ends now, or no longer; it ends when all agree who play and are not away."""

    agree: bool
    key: Key


class Ping(_FromPage, frozen=True, tag="ping"):
    """Are you there?"""


FromPage = (
    Hello
    | Move
    | Undo
    | Say
    | Lines
    | Earlier
    | Remove
    | Mute
    | Allow
    | Why
    | Preview
    | Then
    | AskReason
    | Agree
    | Rest
    | Back
    | Resign
    | End
    | Ping
)


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


class MoveFacts(msgspec.Struct, frozen=True):
    """A legal move. Its sentence is the message `move-` and `data.do`, with `data` and, over it, `with`."""

    id: int
    text: str
    data: dict[str, Any]
    arguments: dict[str, Any] = msgspec.field(name="with")


class EventFacts(msgspec.Struct, frozen=True):
    """What happened. Its sentence is the message `event-` and `kind`, with `data` and, over it, `with`."""

    kind: str
    data: dict[str, Any]
    arguments: dict[str, Any] = msgspec.field(name="with")


class ReasonFacts(msgspec.Struct, frozen=True):
    """Why something was done. Its sentence is the message `reason-` and `kind`, with `data` and, over it, `with`."""

    kind: str
    data: dict[str, Any]
    arguments: dict[str, Any] = msgspec.field(name="with")


class OutcomeFacts(msgspec.Struct, frozen=True):
    """How the game ended; `reason` is a message of the game."""

    points: list[int]
    winners: list[int]
    ranking: list[int]
    places: list[int]
    reason: str


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
    log_from: int
    log: list[EventFacts]
    news_from: int
    """How many lines of the log this seat knew when it last decided: the others are news. To a spectator none are."""
    outcome: OutcomeFacts | None


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
    """

    key: str
    id: int
    seq: int
    view: msgspec.Raw
    own: msgspec.Raw
    log: list[EventFacts]
    final: bool


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
    | Chat
    | EarlierLines
    | EarlierLog
    | RemovedLine
    | Accepted
    | RefusedFacts
    | Because
    | PreviewFacts
    | ThenFacts
    | GivenReason
    | Pong
    | Closing
)
