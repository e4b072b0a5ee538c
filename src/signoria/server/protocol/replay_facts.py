"""What is told of a game that is over, or of one that was brought as a record."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from signoria.server.protocol.facts import Choice, Family
from signoria.server.protocol.play_facts import OutcomeFacts
from signoria.server.protocol.refusals import Said

Origin = Literal["table", "upload"]


class ReplaySeat(msgspec.Struct, frozen=True):
    """Who sat where; a bot has a level, and a name only where the record gives it one.

    Of a person who `resigned` a bot made the last moves, and the result.
    """

    seat: int
    name: str
    family: Family
    level: str | None
    resigned: bool


class MadeMove(msgspec.Struct, frozen=True):
    """A decision. Its sentence is the message `move-` and `data.do`, with `data` and, over it, `with`."""

    seat: int
    text: str
    data: dict[str, Any]
    arguments: dict[str, Any] = msgspec.field(name="with")


class ReplayFacts(msgspec.Struct, frozen=True):
    """A game to be looked at after each of its decisions: step 0 is the opening, step `steps` the last position."""

    id: str
    game: str
    options: dict[str, Choice]
    seats: list[ReplaySeat]
    steps: int
    moves: list[MadeMove]
    """The decisions: the first leads from step 0 to step 1."""
    outcome: OutcomeFacts | None
    is_whole: bool
    """Whether the game was played to its end."""
    from_position: bool
    """Whether it began in the middle of another game."""
    origin: Origin
    table: str | None
    """The table at which it was played; null for a record that was brought."""


class StepFacts(msgspec.Struct, frozen=True):
    """The game after a step: what everybody saw and, by seat, what only those seats saw on top of it."""

    step: int
    view: msgspec.Raw
    owns: dict[str, msgspec.Raw]
    waiting: list[int]
    lines: int
    """How many lines of the log, as these eyes read it, were told by then."""


class AskedFacts(msgspec.Struct, frozen=True):
    """A decision in an auction: the step before it, and for each move that bids which of the heights that is."""

    step: int
    bids: dict[str, int]


class LotFacts(msgspec.Struct, frozen=True):
    """What was bid for, in which decisions, and whose bid of which height stood when the first of them was made."""

    name: Said
    asked: list[AskedFacts]
    bidder: int | None
    bid: int | None


class CourseFacts(msgspec.Struct, frozen=True):
    """A whole game for the rules in a browser, which can go through it and think about every decision.

    `rules` names the rules that the bytes are a state of; `state` is the opening in Base64, `seats` and `actions` are
    who decided and on which move. `lots` is what was bid for, and `heights` how high it could be, the lowest first:
    what the message `bid-height` is said with.
    """

    rules: str
    state: str
    seats: list[int]
    actions: list[int]
    heights: list[dict[str, Any]]
    lots: list[LotFacts]
