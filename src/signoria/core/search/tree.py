"""The memory of a search, its arrays of the same kinds everywhere, so that the search is compiled once."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.compiled.buffers import buffers_for, states_for
from signoria.core.play import playouts
from signoria.core.rules.twins import Twin
from signoria.core.search import columns

if TYPE_CHECKING:
    from signoria.core.kit import GameRules
    from signoria.core.rules.state_record import Record

Numbers = npt.NDArray[np.int64]

MOST_NODES = 40_000
EDGES_A_NODE = 12
"""Room for so many moves a decision, on average."""
DEEPEST = 48
MOST_SEATS = 8


@dataclass(frozen=True)
class Style:
    """How a search looks ahead; `core/search/search.py` explains every number. The order is that of its settings."""

    exploration: int = 100
    rollout: int = playouts.APPRENTICE
    whim: int = 0
    horizon: int = 0
    margin: int = 80
    paranoid: int = 0
    most_moves: int = 24
    widening: int = 100
    sharpness: int = 200
    caution: int = 10
    played: int = 0
    near: int = 0


@dataclass(frozen=True)
class Tried:
    """How often a move was looked at, and the sum of what came of it."""

    visits: int
    total: int


class Tree:
    """What one thread of a search has found out. It belongs to one seat: it knows what that seat knows."""

    def __init__(self, game: GameRules, style: Style | None = None, most_nodes: int = MOST_NODES) -> None:
        self.room = buffers_for(game)
        self.states: npt.NDArray[Any] = states_for(game, 2)
        self.settings: Numbers = np.array(astuple(style or Style()), np.int64)
        self.table: Numbers = np.zeros((2 * most_nodes, columns.TABLE_COLUMNS), np.int64)
        self.nodes: Numbers = np.zeros((most_nodes, columns.NODE_COLUMNS), np.int64)
        self.edges: Numbers = np.zeros((most_nodes * EDGES_A_NODE, columns.EDGE_COLUMNS), np.int64)
        self.path: Numbers = np.zeros((DEEPEST, columns.PATH_COLUMNS), np.int64)
        self.counters: Numbers = np.zeros(columns.COUNTERS, np.int64)
        self.results: Numbers = np.zeros((columns.RESULT_ROWS, MOST_SEATS), np.int64)
        self.features = np.zeros(len(game.features), np.float32)

    @property
    def size(self) -> int:
        """How many decisions are in the tree."""
        return int(self.counters[columns.NODES_USED])

    def begin(self, state: Record) -> None:
        """Search from this state; what was found before is kept as long as there is room for as much again."""
        self.states[0] = state.to_array()[0]
        used = self.counters[columns.NODES_USED], self.counters[columns.EDGES_USED]
        if 2 * used[0] > len(self.nodes) or 2 * used[1] > len(self.edges):
            self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.table[:] = 0
        self.counters[:] = 0

    def simulate(self, twin: Twin, seat: int, simulations: int, number: int) -> int:
        """The node of the seat's decision after so many simulations."""
        node: int = twin.search_many(*self.searched(seat, simulations, number))
        return node

    def searched(self, seat: int, simulations: int, number: int) -> tuple[Any, ...]:
        """What a search takes, in its order."""
        return (
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
            self.results,
            self.features,
            self.room.moves,
            self.room.weights,
            self.room.dice,
        )

    def grow(self, twin: Twin, seat: int, simulations: int, number: int) -> dict[int, Tried]:
        """So many simulations for a seat, with dice from `number`; what is known of each of its moves by now."""
        node = self.simulate(twin, seat, simulations, number)
        first, count = self.nodes[node, columns.FIRST_EDGE], self.nodes[node, columns.EDGE_COUNT]
        wanted = [columns.ACTION, columns.VISITS, columns.TOTAL]
        rows = self.edges[first : first + count, wanted].tolist()
        return {action: Tried(visits, total) for action, visits, total in rows}
