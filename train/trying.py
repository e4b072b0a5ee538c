"""What the kernel of `move_values.h` calls, in the rules subset: a move made, and the game played on by apprentices."""

from __future__ import annotations

from typing import Any

from signoria.core.play.playouts import APPRENTICE, choose
from signoria.core.rules.bits import lowest_bit
from signoria.core.rules.chance import below, reseed
from signoria.core.rules.entry_points import apply, legal, place, points, redeal, to_act

Array = Any


def tried(  # noqa: PLR0913, PLR0917 (compiled code takes its arrays one by one)
    states: Array, game: int, seat: int, action: int, number: int, moves: Array, weights: Array, dice: Array
) -> int:
    """What the seat cannot know is dealt anew, its move made, and apprentices go on; how many share the win.

    Deals and dice are those of `apprentices_go_on` in `core/search/continuing.py`.
    """
    reseed(dice, number)
    high = below(dice, 1 << 30)
    low = below(dice, 1 << 30)
    reseed(states[game].generator, high * (1 << 30) + low)
    redeal(states[game], seat)
    apply(states[game], seat, action)
    waiting = to_act(states[game])
    while waiting != 0:
        other = lowest_bit(waiting)
        count = legal(states[game], other, moves)
        apply(states[game], other, choose(states[game], other, APPRENTICE, dice, moves, count, weights))
        waiting = to_act(states[game])
    winners = 0
    for other in range(states[game].seats):
        if place(states[game], other) == 1:
            winners += 1
    return winners


def has_won(states: Array, game: int, seat: int) -> int:
    """Whether a seat is among the winners."""
    return 1 if place(states[game], seat) == 1 else 0


def points_of(states: Array, game: int, seat: int) -> int:
    return int(points(states[game], seat))


def seats_at(states: Array, game: int) -> int:
    return int(states[game].seats)
