"""A search over compiled rules: how it looks ahead, its memory, and its budget."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria.core import drivers, search
from signoria.core.game import Game
from signoria.core.record import GENERATOR_WORDS, Record

Numbers = npt.NDArray[np.int64]

MOST_NODES = 40_000
EDGES_A_NODE = 12
"""Room for so many moves a decision, on average."""
DEEPEST = 48
MOST_SEATS = 8
FIRST_CHUNK = 16
LONGEST_CHUNK = 4096
CHUNK_SECONDS = 0.02
"""A search looks at the clock so often."""


@dataclass(frozen=True)
class Style:
    """How a search looks ahead; `core/search.py` explains every number. The order is that of its settings."""

    exploration: int = 100
    rollout: int = drivers.APPRENTICE
    whim: int = 10
    horizon: int = 0
    margin: int = 30
    paranoid: int = 0
    most_moves: int = 24
    widening: int = 100
    sharpness: int = 200
    caution: int = 10


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


class Lane:
    """The memory of one thread of a search."""

    def __init__(self, game: Game, style: Style, most_nodes: int) -> None:
        self.game = game
        self.settings: Numbers = np.array(astuple(style), np.int64)
        self.states: npt.NDArray[Any] = np.zeros(2, game.kit.state.DTYPE)
        self.table: Numbers = np.zeros((2 * most_nodes, search.TABLE_COLUMNS), np.int64)
        self.nodes: Numbers = np.zeros((most_nodes, search.NODE_COLUMNS), np.int64)
        self.edges: Numbers = np.zeros((most_nodes * EDGES_A_NODE, search.EDGE_COLUMNS), np.int64)
        self.path: Numbers = np.zeros((DEEPEST, search.PATH_COLUMNS), np.int64)
        self.counters: Numbers = np.zeros(search.COUNTERS, np.int64)
        self.rewards: Numbers = np.zeros(MOST_SEATS, np.int64)
        self.features = np.zeros(len(game.features), np.float32)
        self.moves = np.zeros(game.actions, np.int32)
        self.weights: Numbers = np.zeros(game.actions, np.int64)
        self.dice = np.zeros(GENERATOR_WORDS, np.uint32)

    def make_room(self) -> None:
        """Forget what was thought before, if there is not room for as much again: what is kept still holds."""
        used = self.counters[search.NODES_USED], self.counters[search.EDGES_USED]
        if 2 * used[0] > len(self.nodes) or 2 * used[1] > len(self.edges):
            self.table[:] = 0
            self.counters[:] = 0

    def run(self, seat: int, simulations: int, number: int) -> int:
        """So many simulations; the node of the decision."""
        return int(
            self.game.compiled.search_many(
                self.states,
                seat,
                simulations,
                number,
                self.settings,
                self.table,
                self.nodes,
                self.edges,
                self.path,
                self.counters,
                self.rewards,
                self.features,
                self.moves,
                self.weights,
                self.dice,
            )
        )

    def found(self, node: int) -> dict[int, tuple[int, int]]:
        """For each move looked at how often it was, and the sum of what came of it."""
        first, count = int(self.nodes[node, search.FIRST_EDGE]), int(self.nodes[node, search.EDGE_COUNT])
        rows = self.edges[first : first + count]
        return {int(row[search.ACTION]): (int(row[search.VISITS]), int(row[search.TOTAL])) for row in rows}


class Search:
    """Searches in a game, by time or by a number of simulations, in one or several threads, each with its own tree."""

    def __init__(self, game: Game, style: Style | None = None, threads: int = 1, most_nodes: int = MOST_NODES) -> None:
        self.game = game
        self.lanes = [Lane(game, style or Style(), most_nodes) for _ in range(threads)]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None

    def think(self, state: Record, seat: int, budget: float, number: int) -> Thought:
        """Look ahead for a seat from a state re-dealt for it; a budget is seconds (a float) or simulations (an int).

        `number`, of 40 bits, decides all chance: the same number and as many simulations find the same.
        """
        simulate = self._counted if isinstance(budget, int) else self._timed
        record = state.to_array()[0]
        for lane in self.lanes:
            lane.make_room()
            lane.states[0] = record
        done = self._in_all_lanes(lambda place: simulate(self.lanes[place], seat, budget, (number << 4 | place) << 18))
        return self._merged(done)

    def _in_all_lanes(self, run: Callable[[int], tuple[int, int]]) -> list[tuple[int, int]]:
        places = range(len(self.lanes))
        return list(map(run, places) if self._threads is None else self._threads.map(run, places))

    def _counted(self, lane: Lane, seat: int, budget: float, number: int) -> tuple[int, int]:
        simulations = max(1, int(budget) // len(self.lanes))
        return lane.run(seat, simulations, number), simulations

    def _timed(self, lane: Lane, seat: int, budget: float, number: int) -> tuple[int, int]:
        """In chunks that last about as long as the clock may be left alone."""
        end = time.monotonic() + budget
        chunk, done = FIRST_CHUNK, 0
        while True:
            began = time.monotonic()
            node = lane.run(seat, chunk, number + done)
            done += chunk
            now = time.monotonic()
            if now >= end:
                return node, done
            at_once = min(CHUNK_SECONDS, end - now) / max(1e-6, now - began)
            chunk = max(1, min(LONGEST_CHUNK, int(chunk * at_once)))

    def _merged(self, done: list[tuple[int, int]]) -> Thought:
        visits: dict[int, int] = {}
        totals: dict[int, int] = {}
        for lane, (node, _) in zip(self.lanes, done, strict=True):
            for action, (tries, total) in lane.found(node).items():
                visits[action] = visits.get(action, 0) + tries
                totals[action] = totals.get(action, 0) + total
        values = (totals[action] / max(1, tries) / search.CERTAIN for action, tries in visits.items())
        return Thought(tuple(visits), tuple(visits.values()), tuple(values), sum(count for _, count in done))
