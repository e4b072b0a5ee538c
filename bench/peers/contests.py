"""What is measured: a game of a library, played at random in one of its ways, a slice of time after another."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

INSIDE = "inside"
"""The library plays whole games by lot in its own code; the caller gets what came of them."""
MOVES = "moves"
"""A legal move by lot for every decision; nothing else is looked at."""
SEEN = "seen"
"""For every decision a mask of the legal moves and an observation, from which a caller could choose."""

COMPARABLE_KINDS = ("card", "auction", "euro")
LEAST_DECISIONS = 50
OURS = "signoria"
SESSION = "session.legal and session.play"
"""One game of ours, moved from Python."""


def move_by_lot(mask: Any, dice: random.Random) -> int:
    """One of the moves that a mask allows."""
    legal = mask.nonzero()[0]
    return int(legal[int(dice.random() * len(legal))])


@dataclass(frozen=True)
class Contest:
    """A game of a library in one way: `play` plays a little and returns its decisions and games."""

    library: str
    game: str
    kind: str
    way: str
    call: str
    play: Callable[[], tuple[float, float]]
    copy: Callable[[], object] | None = None
    copies: int = 1
    """How many copies one call of `copy` makes."""

    def told(self) -> dict[str, str]:
        """Say what it is, in words that go through a pipe."""
        return {"library": self.library, "game": self.game, "kind": self.kind, "way": self.way, "call": self.call}


@dataclass(frozen=True)
class Slice:
    """What was done in a slice of CPU time."""

    decisions: float
    games: float
    seconds: float


@dataclass
class Measured:
    """A contest as the runner knows it, with a slice for every round."""

    library: str
    game: str
    kind: str
    way: str
    call: str
    slices: list[Slice] = field(default_factory=list)
    copy_seconds: float | None = None

    def told(self) -> dict[str, Any]:
        """Say everything that was measured."""
        return asdict(self) | {"is_comparable": self.is_comparable}

    @property
    def speeds(self) -> list[float]:
        """Decisions a CPU-second, round by round."""
        return [one.decisions / one.seconds for one in self.slices]

    @property
    def games_a_second(self) -> float:
        """Games a CPU-second, over all rounds."""
        return sum(one.games for one in self.slices) / sum(one.seconds for one in self.slices)

    @property
    def length(self) -> float:
        """Decisions a game, over all rounds; endless where no game ended."""
        games = sum(one.games for one in self.slices)
        return sum(one.decisions for one in self.slices) / games if games else float("inf")

    @property
    def is_comparable(self) -> bool:
        """A card, auction or euro game in which a game played by lot has 50 decisions or more."""
        return self.kind in COMPARABLE_KINDS and self.length >= LEAST_DECISIONS


def slice_of(play: Callable[[], tuple[float, float]], seconds: float) -> Slice:
    """Play until so much CPU time of this process is spent, all its threads counted."""
    decisions, games = 0.0, 0.0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more, ended = play()
        decisions, games = decisions + more, games + ended
    return Slice(decisions, games, spent)


def copy_cost(contest: Contest, seconds: float) -> float | None:
    """CPU seconds of one copy; none where nothing can be copied."""
    if contest.copy is None:
        return None
    contest.copy()
    calls, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        contest.copy()
        calls += 1
    return spent / (calls * contest.copies)
