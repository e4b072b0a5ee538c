"""The order of play at a table: over the rounds everybody is in each place about as often."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import permutations

from signoria.server.tournaments.history import History

STEEP = 32
"""How many times worse it is to sit in a place once more than the time before."""


def seated(players: Sequence[int], history: History, dice: random.Random) -> tuple[int, ...]:
    """The players in the order in which nobody sits where they have sat more often than they must; else by lot."""
    drawn = sorted(players)
    dice.shuffle(drawn)
    cost = {(player, place): STEEP ** history.seats[player, place] for player in drawn for place in range(len(drawn))}
    return min(permutations(drawn), key=lambda order: sum(cost[player, place] for place, player in enumerate(order)))
