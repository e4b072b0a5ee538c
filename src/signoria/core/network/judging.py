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
    numbers, weights, preferences = [move.id for move in moves], [0] * len(moves), None
    if network.trust:
        match.game.rules.weigh(match.state, seat, numbers, len(numbers), weights)
        as_preferences(weights, len(weights))
        preferences = np.zeros(match.game.actions)
        preferences[numbers] = weights
    facts = None
    if network.facts:
        facts = {
            number: whole_facts(match, seat, number, weight) for number, weight in zip(numbers, weights, strict=True)
        }
    likings, hopes = network.evaluate(match.observe(seat), preferences, facts)
    return [int(likings[number]) for number in numbers], hopes


def whole_facts(match: Match, seat: int, number: int, preference: int) -> list[int]:
    """What a legal move is about, and before it how an apprentice likes it."""
    facts = [0] * match.game.kit.move_facts
    match.game.rules.describe_move(match.state, seat, number, facts)
    return [preference, *facts[1:]]
