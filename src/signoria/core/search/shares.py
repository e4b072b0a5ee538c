"""What a seat's moves are worth to everybody, found by playing on from them; `continuing.py` plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from signoria.core.network.network import Network
from signoria.core.rules.state_record import Record
from signoria.core.rules.twins import Twin
from signoria.core.search.columns import CERTAIN
from signoria.core.search.continuing import NO_MOVE, TO_END
from signoria.core.search.guided_tree import GuidedTree
from signoria.core.search.tree import MOST_SEATS, Tree

if TYPE_CHECKING:
    from signoria.core.kit import GameRules

Shares = npt.NDArray[np.float64]
"""Of the win, by seat."""


class Continuations:
    """Games played on from a position: by a network if one is given, else by apprentices. `twin` is the guided one."""

    def __init__(self, game: GameRules, twin: Twin, network: Network | None = None) -> None:
        self._twin = twin
        self._tree = Tree(game, most_nodes=1) if network is None else GuidedTree(game, network, most_nodes=1)
        self._network = self._tree.network if isinstance(self._tree, GuidedTree) else None
        self._sums = np.zeros(MOST_SEATS, np.int64)
        self._seats = 0

    def begin(self, state: Record) -> None:
        """Play on from this state."""
        self._tree.states[0] = state.to_array()[0]
        self._seats = int(state.seats)

    def shares(self, seat: int, action: int = NO_MOVE, *, times: int, number: int, reach: int = TO_END) -> Shares:
        """Everybody's mean share of the win after a seat's move; the same number deals the same."""
        room, states = self._tree.room, self._tree.states
        if self._network is None:
            self._twin.apprentices_go_on(
                states, seat, action, times, number, self._sums, room.moves, room.weights, room.dice
            )
        else:
            arrays = self._tree.features, room.moves, room.weights, room.dice, *self._network
            self._twin.network_goes_on(states, seat, action, reach, times, number, self._sums, *arrays)
        return self._sums[: self._seats] / (CERTAIN * times)
