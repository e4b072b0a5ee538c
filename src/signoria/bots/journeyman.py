"""The journeyman: plays by a game's network, now and then the second best move; or looks ahead a little."""

from __future__ import annotations

import math

from signoria.bots.master import Master
from signoria.bots.network_bot import NetworkBot
from signoria.core.network.judging import judge
from signoria.core.network.network import Network
from signoria.core.network.shipped import network_for_match
from signoria.core.network.sizes import FRACTION_BITS
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move


class Journeyman(Master):
    """Chooses by lot among the moves its network likes, as freely as the game's `Levels` say, whatever its budget.

    Where they say so, or where no network has learned the game as it is played here, it looks ahead, a little.
    """

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        moves = match.legal(seat)
        network, temperature = network_of(match), match.game.kit.levels.temperature
        if network is None:
            return super().choose(match, seat, match.game.kit.levels.simulations)
        if len(moves) == 1 or not temperature:
            return NetworkBot.choose(self, match, seat, budget)
        likings, _ = judge(network, match, seat, moves)
        most, unit = max(likings), temperature * (1 << FRACTION_BITS)
        return self.dice.choices(moves, [math.exp((liking - most) / unit) for liking in likings])[0]

    def looks_ahead(self, match: Match, budget: float) -> bool:
        return network_of(match) is None and match.game.compile_in_background().ready

    def stand_in(self, match: Match, budget: float) -> str | None:
        return None if network_of(match) is not None else super().stand_in(match, budget)


def network_of(match: Match) -> Network | None:
    """The network that a journeyman plays by; None where it looks ahead."""
    return None if match.game.kit.levels.temperature is None else network_for_match(match)
