"""Moves that a seat may be able to make when it is asked next: found in games that go on by chance."""

from __future__ import annotations

import random
from collections import Counter

from signoria.core.play.match import Match
from signoria.core.play.plans import described
from signoria.core.rules.moves import Move

GAMES = 4
"""So many games go on."""
MOST = 120
"""Decisions of others, at most, until the seat is asked."""


def moves_ahead(dealt: Match, seat: int) -> list[Move]:
    """What could be chosen beforehand, what is most often legal first; the match is one dealt anew for the seat.

    Moves that are about something else by then, as about a card that is looked at, are not among them.
    """
    found: Counter[Move] = Counter()
    for number in range(GAMES):
        match, dice = dealt.redeal(seat, number + 1), random.Random(number)
        for _ in range(MOST):
            waiting = match.to_act
            if seat in waiting or not waiting:
                break
            other = dice.choice(waiting)
            match.play(other, dice.choice(match.legal(other)))
        found.update(match.legal(seat))
    same = [move for move in found if _is_same(dealt, seat, move)]
    return sorted(same, key=lambda move: (-found[move], move.id))


def _is_same(dealt: Match, seat: int, move: Move) -> bool:
    now = described(dealt, seat, move.text)
    return now is not None and (now.id, dict(now.data)) == (move.id, dict(move.data))
