"""What every seat has been told of a game, ready to be sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from signoria.core.journal import EVERYBODY
from signoria.core.match import Match
from signoria.core.said import phrased
from signoria.server.messages import EventFacts

ENCODER = msgspec.json.Encoder()


class Journal:
    """The encoded events each seat knows of and, last, those a spectator knows of; an event is encoded once."""

    def __init__(self, seats: int) -> None:
        self.known: list[list[msgspec.Raw]] = [[] for _ in range(seats + 1)]
        self.told = 0

    def of(self, seat: int | None) -> list[msgspec.Raw]:
        """What a seat knows of; None is a spectator."""
        return self.known[-1 if seat is None else seat]

    def lengths(self) -> list[int]:
        """How many events each seat knows of and, last, a spectator."""
        return [len(events) for events in self.known]

    def forget(self) -> None:
        """After an undo: everything is taken in anew."""
        for events in self.known:
            events.clear()
        self.told = 0

    def catch_up(self, match: Match, view: Mapping[str, Any]) -> None:
        """Take in what was told since the last time."""
        for to, event in match.told(self.told):
            encoded = msgspec.Raw(ENCODER.encode(_facts(match, event, view)))
            for place, events in enumerate(self.known):
                if to in (EVERYBODY, place):
                    events.append(encoded)
        self.told = match.told_count


def _facts(match: Match, event: dict[str, object], view: Mapping[str, Any]) -> EventFacts:
    data = {name: value for name, value in event.items() if name != "kind"}
    return EventFacts(str(event["kind"]), data, phrased(match.game, view, data))
