"""Games played on from a position, in the rules subset: what a seat's move is worth to everybody, by what it may know.

Each time what the seat cannot know is dealt anew, its move is made, and players of one kind go on: a network makes the
moves it likes best, or apprentices make theirs. The same number deals the same, whatever the move: so two moves can be
compared in the same deals.
"""

from __future__ import annotations

from typing import Any

from signoria.core.network.evaluate import evaluate
from signoria.core.network.sizes import WEIGHED
from signoria.core.play.playouts import APPRENTICE, choose
from signoria.core.rules.arrays import (
    Counts,
    Dice,
    Features,
    Moves,
    NetworkBiases,
    NetworkLayer,
    NetworkSizes,
    NetworkSums,
    NetworkWeights,
    States,
    Weights,
)
from signoria.core.rules.bits import lowest_bit
from signoria.core.rules.chance import below, reseed
from signoria.core.rules.entry_points import apply, legal, observe, place, redeal, to_act, weigh
from signoria.core.search.columns import CERTAIN

Array = Any
State = Any

NO_MOVE = -1
TO_NEXT = 0
"""Until anybody has a choice to make; there the network tells what everybody can hope for."""
TO_OWN = 1
"""Until the seat itself has."""
TO_END = 2


def network_goes_on(  # noqa: PLR0913, PLR0917 (compiled code takes its arrays one by one)
    states: States,
    seat: int,
    action: int,
    reach: int,
    times: int,
    number: int,
    shares: Counts,
    features: Features,
    moves: Moves,
    weights: Weights,
    dice: Dice,
    sizes: NetworkSizes,
    numbers: NetworkWeights,
    biases: NetworkBiases,
    sums: NetworkSums,
    near: NetworkLayer,
    far: NetworkLayer,
    facts: NetworkLayer,
    hopes: Counts,
) -> int:
    """Play on from the first state so many times by a network; every seat's shares of the win are added up.

    How many decisions the network made.
    """
    decisions = 0
    clear(shares)
    for turn in range(times):
        deal_anew(states, seat, number + turn, dice)
        if action != NO_MOVE:
            apply(states[1], seat, action)
        waiting = to_act(states[1])
        is_told = 0
        while waiting != 0 and is_told == 0:
            other = lowest_bit(waiting)
            count = legal(states[1], other, moves)
            if count > 1:
                if sizes[WEIGHED] != 0:
                    weigh(states[1], other, moves, count, weights)
                observe(states[1], other, features)
                evaluate(
                    states[1],
                    other,
                    features,
                    moves,
                    count,
                    weights,
                    sizes,
                    numbers,
                    biases,
                    sums,
                    near,
                    far,
                    facts,
                    hopes,
                )
                decisions += 1
                if reach == TO_NEXT or (reach == TO_OWN and other == seat):
                    add_hopes(other, states[1].seats, hopes, shares)
                    is_told = 1
            if is_told == 0:
                apply(states[1], other, best_of(moves, weights, count))
                waiting = to_act(states[1])
        if is_told == 0:
            add_end(states[1], shares)
    return decisions


def apprentices_go_on(  # noqa: PLR0913, PLR0917
    states: States,
    seat: int,
    action: int,
    times: int,
    number: int,
    shares: Counts,
    moves: Moves,
    weights: Weights,
    dice: Dice,
) -> int:
    """Play on from the first state to the end so many times by apprentices; every seat's shares are added up."""
    decisions = 0
    clear(shares)
    for turn in range(times):
        deal_anew(states, seat, number + turn, dice)
        if action != NO_MOVE:
            apply(states[1], seat, action)
        waiting = to_act(states[1])
        while waiting != 0:
            other = lowest_bit(waiting)
            count = legal(states[1], other, moves)
            apply(states[1], other, choose(states[1], other, APPRENTICE, dice, moves, count, weights))
            decisions += 1
            waiting = to_act(states[1])
        add_end(states[1], shares)
    return decisions


def deal_anew(states: Array, seat: int, number: int, dice: Array) -> None:
    """The second state becomes the first, with all dealt anew that a seat cannot know; dice from this number too."""
    states[1] = states[0]
    reseed(dice, number)
    high = below(dice, 1 << 30)
    low = below(dice, 1 << 30)
    reseed(states[1].generator, high * (1 << 30) + low)
    redeal(states[1], seat)


def clear(shares: Array) -> None:
    for seat in range(len(shares)):
        shares[seat] = 0


def best_of(moves: Array, likings: Array, count: int) -> int:
    """The move liked best, of equals the first."""
    best = 0
    if count > 1:
        for index in range(1, count):
            if likings[index] > likings[best]:
                best = index
    return int(moves[best])


def add_hopes(seat: int, seats: int, hopes: Array, shares: Array) -> None:
    """What a network hopes for every seat, from the acting one on: made so that all together are one win."""
    total = 0
    for step in range(seats):
        total += max(1, int(hopes[step]))
    for step in range(seats):
        other = seat + step
        if other >= seats:
            other -= seats
        shares[other] += max(1, int(hopes[step])) * CERTAIN // max(1, total)


def add_end(state: State, shares: Array) -> None:
    """The win, shared by those who tie for it."""
    winners = 0
    for seat in range(state.seats):
        if place(state, seat) == 1:
            winners += 1
    for seat in range(state.seats):
        if place(state, seat) == 1:
            shares[seat] += CERTAIN // max(1, winners)
