"""The memory of a search that a network guides."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from signoria.core.network.network import Network
from signoria.core.rules.twins import Twin
from signoria.core.search.tree import MOST_NODES, Style, Tree

if TYPE_CHECKING:
    from signoria.core.kit import GameRules

GUIDED = Style(exploration=30, margin=30, most_moves=32, widening=200, played=50, near=1)
"""`bench/guided_settings.py` tried these and others among masters; docs/networks.md has what came of it."""


def guided_style(game: GameRules) -> Style:
    """How a search looks ahead in a game when its network guides it."""
    return replace(GUIDED, sharpness=game.kit.levels.sharpness)


class GuidedTree(Tree):
    """A tree whose new decisions a network judges."""

    def __init__(
        self, game: GameRules, network: Network, style: Style | None = None, most_nodes: int = MOST_NODES
    ) -> None:
        super().__init__(game, style or guided_style(game), most_nodes)
        self.network = (
            network.sizes,
            network.numbers,
            network.all_biases,
            np.zeros(network.widest, np.int32),
            np.zeros(network.widest, np.int16),
            np.zeros(network.widest, np.int16),
            np.zeros(max(1, network.facts), np.int16),
            np.zeros(2 * network.seats, np.int64),
        )

    def simulate(self, twin: Twin, seat: int, simulations: int, number: int) -> int:
        """The node of the seat's decision after so many simulations."""
        node: int = twin.guided_search_many(*self.searched(seat, simulations, number), *self.network)
        return node
