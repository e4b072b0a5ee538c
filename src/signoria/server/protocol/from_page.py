"""What the page says on the socket; `docs/protocol.md` explains it, and the page's types are made from it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from signoria.core.play.plans import Beyond, PlanKind
from signoria.server.protocol.facts import ChatFor

LONGEST_SAID = 500
"""Characters of a line of chat."""
LONGEST_NOTE = 800
"""Characters: whatever they are, a message has room for them."""
HIGHEST_LIMIT = 1_000_000

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


class Hint(_FromPage, frozen=True, tag="hint"):
    """Take a hint for what I am asked: everybody is shown that I did, once for each question."""

    seq: Sequence
    key: Key


class BotHint(_FromPage, frozen=True, tag="bot-hint"):
    """Ask which move the house's strongest bot would make here, once I have taken a hint."""

    seq: Sequence
    key: Key


class Undo(_FromPage, frozen=True, tag="undo"):
    """Take back my last decision."""

    seq: Sequence
    key: Key


class MakePlan(_FromPage, frozen=True, tag="plan"):
    """Plan what is done when I am asked: bid up to a limit and then pass or ask me, let a lot go, or make the move with
    this text if it is legal then and nobody has done anything to me, or `anyway`."""

    what: PlanKind
    key: Key
    limit: Annotated[int, msgspec.Meta(ge=0, le=HIGHEST_LIMIT)] = 0
    beyond: Beyond = "pass"
    move: Annotated[str, msgspec.Meta(max_length=200)] = ""
    anyway: bool = False


class Ahead(_FromPage, frozen=True, tag="ahead"):
    """Ask which moves I may be able to make when I am asked next, to plan one of them."""

    key: Key


class Glance(_FromPage, frozen=True, tag="glance"):
    """Ask what a player has bought and shown so far, as far as everybody knows it."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class Unplan(_FromPage, frozen=True, tag="unplan"):
    """Withdraw what I have planned."""

    key: Key


class AskBack(_FromPage, frozen=True, tag="ask-back"):
    """Ask the others to let me take back my last decision, where undo has ended."""

    key: Key


class AnswerBack(_FromPage, frozen=True, tag="answer-back"):
    """Grant what another asks to take back, or not; who asked says with false that they no longer ask."""

    grant: bool
    key: Key


class Note(_FromPage, frozen=True, tag="note"):
    """Keep these notes for me, in place of those before; nobody else sees them."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)]
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


class TakeDaysOff(_FromPage, frozen=True, tag="days-off"):
    """My clock stands still for so many days from now on; 0: I am back, and keep what is left of them."""

    days: Annotated[int, msgspec.Meta(ge=0, le=60)]
    key: Key


class End(_FromPage, frozen=True, tag="end"):
    """Agree that the game ends now, or no longer; it ends when all agree who play and are not away."""

    agree: bool
    key: Key


class GoOn(_FromPage, frozen=True, tag="go-on"):
    """I have read what the lesson says after so many decisions: let the next player move, or the lesson end."""

    decided: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class Ping(_FromPage, frozen=True, tag="ping"):
    """Are you there?"""


FromPage = (
    Hello
    | Move
    | Hint
    | BotHint
    | Undo
    | Note
    | AskBack
    | AnswerBack
    | MakePlan
    | Ahead
    | Glance
    | Unplan
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
    | TakeDaysOff
    | Resign
    | End
    | GoOn
    | Ping
)
