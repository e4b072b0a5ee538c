"""What has happened in a tournament so far, as far as the next round depends on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations


@dataclass
class History:
    """Who met whom how often, who sat where in the order of play, and who had no table."""

    meetings: Counter[frozenset[int]] = field(default_factory=Counter)
    seats: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often a player had a place in the order of play."""
    byes: Counter[int] = field(default_factory=Counter)

    def add(self, tables: Iterable[Sequence[int]], byes: Iterable[int] = ()) -> None:
        """One more round; each table has its players in the order of play."""
        for table in tables:
            self.meetings.update(map(frozenset, combinations(table, 2)))
            self.seats.update((player, place) for place, player in enumerate(table))
        self.byes.update(byes)

    def met(self, one: int, other: int) -> int:
        return self.meetings[frozenset((one, other))]
