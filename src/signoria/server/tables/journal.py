"""What every seat has been told of a game, ready to be sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from signoria.core.kit import GameRules
from signoria.core.play.match import Match
from signoria.core.rules.journal import EVERYBODY
from signoria.core.text.message_refs import phrased
from signoria.server.protocol.play_facts import EventFacts

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
            encoded = msgspec.Raw(ENCODER.encode(event_facts(match.game, event, view)))
            for place, events in enumerate(self.known):
                if to in (EVERYBODY, place):
                    events.append(encoded)
        self.told = match.told_count


class Lines:
    """How many events each seat knows of, counted without being encoded."""

    def __init__(self, seats: int) -> None:
        self.known = [0] * seats
        self.told = 0

    def forget(self) -> None:
        """After an undo: everything is counted anew."""
        self.known = [0] * len(self.known)
        self.told = 0

    def catch_up(self, match: Match) -> list[int]:
        """Count what was told since the last time, too."""
        for to in match.addressees(self.told):
            for seat in range(len(self.known)) if to == EVERYBODY else (to,):
                self.known[seat] += 1
        self.told = match.told_count
        return self.known


def event_facts(game: GameRules, event: Mapping[str, object], view: Mapping[str, Any]) -> EventFacts:
    """An event as a page is told of it, given what everybody sees."""
    data = {name: value for name, value in event.items() if name != "kind"}
    return EventFacts(str(event["kind"]), data, phrased(game, view, data))
