"""A game as both socket and replays tell it: moves, events, reasons and the outcome."""

from __future__ import annotations

from typing import Any

import msgspec

from signoria.core.play.plans import Beyond, Broken, PlanKind


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


class ExpectedFacts(msgspec.Struct, frozen=True):
    """What a bot's network expected: each seat's percentage of wins, by what the reader knows or by all it knew."""

    percents: list[int]
    is_open: bool


class ReasonFacts(msgspec.Struct, frozen=True):
    """Why something was done. Its sentence is the message `reason-` and `kind`, with `data` and, over it, `with`.

    Of a bot that has a network it is told what that expected, too.
    """

    kind: str
    data: dict[str, Any]
    arguments: dict[str, Any] = msgspec.field(name="with")
    expected: ExpectedFacts | None = None


class OutcomeFacts(msgspec.Struct, frozen=True):
    """How the game ended; `reason` is a message of the game."""

    points: list[int]
    winners: list[int]
    ranking: list[int]
    places: list[int]
    reason: str


class PlanFacts(msgspec.Struct, frozen=True):
    """What this seat has planned: how high it goes, and what is done then; or the move that is made."""

    kind: PlanKind
    limit: int
    beyond: Beyond
    move: MoveFacts | None
    anyway: bool


class LotOnOffer(msgspec.Struct, frozen=True):
    """What is bid for: a message of the game, and its arguments."""

    say: str
    arguments: dict[str, Any] = msgspec.field(name="with")


class PlanningFacts(msgspec.Struct, frozen=True):
    """What a seat has planned, why its last plan holds no more, and what it may plan now; told to nobody else."""

    plan: PlanFacts | None
    broken: Broken | None
    lot: LotOnOffer | None
    may_limit: bool
    may_let_go: bool
    may_choose: bool
