"""A bot that makes the move a network likes best, without looking ahead: at once, and with nothing compiled."""

from __future__ import annotations

from signoria.bots.apprentice import Apprentice
from signoria.core.network.judging import judge
from signoria.core.network.shipped import network_for_match
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move


class NetworkBot(Apprentice):
    """Plays by the network that learned the game as it is played here; as an apprentice where there is none."""

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        moves = match.legal(seat)
        network = network_for_match(match)
        if len(moves) == 1 or network is None:
            return super().choose(match, seat, budget)
        likings, _ = judge(network, match, seat, moves)
        return max(zip(likings, moves, strict=True), key=lambda pair: pair[0])[1]
