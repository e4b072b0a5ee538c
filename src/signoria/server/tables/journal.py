"""What every seat has been told of a game, ready to be sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from signoria.core.play.match import Match
from signoria.core.rules.journal import EVERYBODY
from signoria.server.tables.encoded import sayings


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
        said = sayings(match.game)
        for told in match.journal(self.told):
            encoded = said.event(told, view)
            if told.to == EVERYBODY:
                for events in self.known:
                    events.append(encoded)
            else:
                self.known[told.to].append(encoded)
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
        for told in match.journal(self.told):
            for seat in range(len(self.known)) if told.to == EVERYBODY else (told.to,):
                self.known[seat] += 1
        self.told = match.told_count
        return self.known
