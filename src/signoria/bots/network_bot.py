"""A bot that makes the move a network likes best, without looking ahead: at once, and with nothing compiled."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from signoria.bots.apprentice import Apprentice
from signoria.core.network.network import Network
from signoria.core.network.shipped import network_for
from signoria.core.play.match import Match
from signoria.core.play.playouts import as_preferences
from signoria.core.rules.moves import Move


class NetworkBot(Apprentice):
    """Plays by the network that ships with a game; as an apprentice where there is none, as with other components."""

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        moves = match.legal(seat)
        network = network_for(match.game)
        if len(moves) == 1 or network is None:
            return super().choose(match, seat, budget)
        liked = self.likings(network, match, seat, moves)
        return max(zip(liked, moves, strict=True), key=lambda pair: pair[0])[1]

    def likings(self, network: Network, match: Match, seat: int, moves: Sequence[Move]) -> list[int]:
        """How much the network likes each move, in 256ths; one more is e times as likely."""
        preferences = None
        if network.trust:
            weights = self.weigh(match, seat, moves)
            as_preferences(weights, len(weights))
            preferences = np.zeros(match.game.actions)
            preferences[[move.id for move in moves]] = weights
        likings, _ = network.evaluate(match.observe(seat), preferences)
        return [int(likings[move.id]) for move in moves]
