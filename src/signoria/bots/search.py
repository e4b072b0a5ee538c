"""A search over compiled rules, by time or by a number of simulations, in one thread or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from signoria.core.compiled_rules import CompiledRules
from signoria.core.rules.state_record import Record
from signoria.core.rules.twins import Twin
from signoria.core.search.columns import CERTAIN
from signoria.core.search.tree import MOST_NODES, Style, Tree, Tried

FIRST_CHUNK = 16
LONGEST_CHUNK = 4096
COUNTED_CHUNK = 64
CHUNK_SECONDS = 0.02
"""A search looks at the clock so often."""
NUMBER_BITS = 40
LANE_BITS = 4
SIMULATION_BITS = 18
"""A number of so many bits decides a search's chance; below it there is room for its threads and simulations."""


@dataclass(frozen=True)
class Thought:
    """What a search found: for each move it looked at how often it did, and what came of it (1 is a sure win)."""

    actions: tuple[int, ...]
    visits: tuple[int, ...]
    values: tuple[float, ...]
    simulations: int

    @property
    def best(self) -> int:
        """The move it looked at most."""
        return self.actions[max(range(len(self.actions)), key=self.visits.__getitem__)]


@dataclass(frozen=True)
class Found:
    """What one thread found, and in how many simulations."""

    moves: dict[int, Tried]
    simulations: int


class Search:
    """Looks ahead for one seat of one match. Every thread has a tree of its own, kept from one decision to the next."""

    def __init__(
        self,
        game: CompiledRules,
        style: Style | None = None,
        threads: int = 1,
        most_nodes: int = MOST_NODES,
        *,
        trees: Sequence[Tree] = (),
    ) -> None:
        self.game = game
        self.trees = list(trees) or [Tree(game, style, most_nodes) for _ in range(threads)]
        self._threads = ThreadPoolExecutor(len(self.trees)) if len(self.trees) > 1 else None

    @property
    def twin(self) -> Twin:
        """What searches."""
        return self.game.compiled

    def think(self, state: Record, seat: int, budget: float, number: int) -> Thought:
        """Look ahead from a state re-dealt for the seat; a budget is seconds (a float) or simulations (an int).

        It ends before that when nothing it could still find would change its choice.
        `number`, of 40 bits, decides all chance: the same number and as many simulations find the same.
        """
        for tree in self.trees:
            tree.begin(state)
        simulate = self._counted if isinstance(budget, int) else self._timed

        def in_lane(lane: int) -> Found:
            start = (number << LANE_BITS | lane) << SIMULATION_BITS
            return simulate(self.trees[lane], seat, budget, start)

        return merged(self._in_all_lanes(in_lane))

    def forget(self) -> None:
        """Begin anew, as for another seat or match."""
        for tree in self.trees:
            tree.forget()

    def _in_all_lanes(self, run: Callable[[int], Found]) -> list[Found]:
        lanes = range(len(self.trees))
        return list(map(run, lanes) if self._threads is None else self._threads.map(run, lanes))

    def _counted(self, tree: Tree, seat: int, budget: float, number: int) -> Found:
        simulations, done = max(1, int(budget) // len(self.trees)), 0
        while True:
            chunk = min(COUNTED_CHUNK, simulations - done)
            moves = tree.grow(self.twin, seat, chunk, number + done)
            done += chunk
            if done == simulations or is_decided(moves, simulations - done):
                return Found(moves, done)

    def _timed(self, tree: Tree, seat: int, budget: float, number: int) -> Found:
        """In chunks that last about as long as the clock may be left alone."""
        end = time.monotonic() + budget
        chunk, done = FIRST_CHUNK, 0
        while True:
            began = time.monotonic()
            moves = tree.grow(self.twin, seat, chunk, number + done)
            done += chunk
            now = time.monotonic()
            a_second = chunk / max(1e-6, now - began)
            if now >= end or is_decided(moves, a_second * (end - now)):
                return Found(moves, done)
            chunk = max(1, min(LONGEST_CHUNK, int(a_second * min(CHUNK_SECONDS, end - now))))


def is_decided(moves: dict[int, Tried], left: float) -> bool:
    """Whether no other move can catch up with the one looked at most in as many simulations as are left."""
    visits = sorted((tried.visits for tried in moves.values()), reverse=True)
    return len(visits) == 1 or visits[0] - visits[1] > left


def merged(lanes: Iterable[Found]) -> Thought:
    """What all threads found together."""
    visits: dict[int, int] = {}
    totals: dict[int, int] = {}
    simulations = 0
    for found in lanes:
        simulations += found.simulations
        for action, tried in found.moves.items():
            visits[action] = visits.get(action, 0) + tried.visits
            totals[action] = totals.get(action, 0) + tried.total
    values = (totals[action] / max(1, tries) / CERTAIN for action, tries in visits.items())
    return Thought(tuple(visits), tuple(visits.values()), tuple(values), simulations)
