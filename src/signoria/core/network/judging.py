"""A network's judgement of a decision in a match, by NumPy: with nothing compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from signoria.core.network.network import Network, Whole
from signoria.core.play.playouts import as_preferences
from signoria.core.rules.moves import Move

if TYPE_CHECKING:
    from signoria.core.play.match import Match


def judge(network: Network, match: Match, seat: int, moves: Sequence[Move]) -> tuple[list[int], Whole]:
    """How much it likes each of a seat's legal moves, in 256ths, one more being e times as likely; and its hopes."""
    preferences = None
    if network.trust:
        numbers, weights = [move.id for move in moves], [0] * len(moves)
        match.game.rules.weigh(match.state, seat, numbers, len(numbers), weights)
        as_preferences(weights, len(weights))
        preferences = np.zeros(match.game.actions)
        preferences[[move.id for move in moves]] = weights
    likings, hopes = network.evaluate(match.observe(seat), preferences)
    return [int(likings[move.id]) for move in moves], hopes
