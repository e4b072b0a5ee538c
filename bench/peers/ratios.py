"""How many times as many decisions we make as a peer, and which of our ways a peer's is held against."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from bench.peers.contests import INSIDE, MOVES, OURS, SEEN, SESSION, Measured

WANTED = 20
"""Times ahead that are asked for."""
BATCH = "batch"
"""How the calls of our batches begin."""


@dataclass(frozen=True)
class Spread:
    """The median of several rounds, and the least and the most of them."""

    median: float
    least: float
    most: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Spread:
        """Return the spread of some numbers."""
        return cls(median(numbers), min(numbers), max(numbers))


@dataclass(frozen=True)
class Lead:
    """Our batch against a peer's contest: in the slowest of our games and in the fastest."""

    peer: Measured
    slowest: Spread
    fastest: Spread
    seen: Spread
    single: Spread | None
    """One game of ours, in the slowest, where the peer's caller picks moves in Python, too."""

    @property
    def is_enough(self) -> bool:
        """Say whether even our slowest game is as far ahead as is asked."""
        return self.slowest.median >= WANTED


def batches(all_of_them: Sequence[Measured], way: str) -> list[Measured]:
    """Our batches in one way, a game each."""
    return [one for one in all_of_them if one.library == OURS and one.way == way and one.call.startswith(BATCH)]


def fair_way(peer: Measured) -> str:
    """A peer that gives observations is held against our batch with observations, others against our batch by lot."""
    return SEEN if peer.way == SEEN else INSIDE


def times_ahead(ours: Sequence[Measured], peer: Measured) -> tuple[Spread, Spread]:
    """How far the slowest and the fastest of our games are ahead in each round."""
    rounds = [[one.speeds[place] / speed for one in ours] for place, speed in enumerate(peer.speeds)]
    return Spread.of([min(each) for each in rounds]), Spread.of([max(each) for each in rounds])


def lead_over(all_of_them: Sequence[Measured], peer: Measured) -> Lead:
    """Compare our batches with a peer's contest."""
    slowest, fastest = times_ahead(batches(all_of_them, fair_way(peer)), peer)
    seen, _ = times_ahead(batches(all_of_them, SEEN), peer)
    sessions = [one for one in all_of_them if one.library == OURS and one.call == SESSION]
    single = times_ahead(sessions, peer)[0] if sessions and peer.way == MOVES else None
    return Lead(peer, slowest, fastest, seen, single)


def leads(all_of_them: Sequence[Measured]) -> tuple[list[Lead], list[Lead]]:
    """The comparable peers' contests, and those that are for information only; the closest to us first."""
    found = [lead_over(all_of_them, one) for one in all_of_them if one.library != OURS and one.slices]
    found.sort(key=lambda lead: lead.slowest.median)
    return [lead for lead in found if lead.peer.is_comparable], [lead for lead in found if not lead.peer.is_comparable]
