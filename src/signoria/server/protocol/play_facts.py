"""A game as both socket and replays tell it: moves, events, reasons and the outcome."""

from __future__ import annotations

from typing import Any

import msgspec


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
