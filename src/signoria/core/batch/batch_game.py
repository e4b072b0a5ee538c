"""One game of a batch, in the rules subset: a decision, a fresh game when it ends, and what is asked next.

Each game has a row in every array, so that threads share nothing but what they only read. Legal moves are kept twice:
as a mask for whoever plays, and as bits that only these functions write, by which the next moves are checked.
"""

from __future__ import annotations

from typing import Any

from signoria.core.play.playouts import APPRENTICE, choose, prefer
from signoria.core.rules.arrays import BITS
from signoria.core.rules.bits import lowest_bit
from signoria.core.rules.chance import below
from signoria.core.rules.entry_points import apply, legal, observe, place, points, setup, to_act, weigh
from signoria.core.rules.seed_hash import deal_generator

Array = Any
State = Any
States = Any


def deal(states: States, game: int, blank: States, seeds: Array, table: Array, block: Array) -> None:
    """Set a game up anew from one filled-in blank, with its seed."""
    states[game] = blank[0]
    deal_generator(states[game].generator, int(seeds[game]), table, block)
    setup(states[game])


def deal_next(
    states: States, game: int, blank: States, seeds: Array, seed_stride: int, table: Array, block: Array
) -> None:
    """Set a game up anew with the next seed of its own."""
    seeds[game] += seed_stride
    deal(states, game, blank, seeds, table, block)


def ask(  # noqa: PLR0913, PLR0917 (compiled code takes its arrays one by one)
    states: States,
    game: int,
    seats: Array,
    masks: Array,
    bits: Array,
    features: Array,
    random_moves: Array,
    dice: Array,
    moves: Array,
) -> None:
    """What is asked in a game: the acting seat, its legal moves, what it may know, and one of its moves by lot."""
    ask_for_move(states, game, seats, masks, bits, random_moves, dice, moves)
    tell_what_is_known(states, game, seats, features)


def ask_for_move(  # noqa: PLR0913, PLR0917
    states: States,
    game: int,
    seats: Array,
    masks: Array,
    bits: Array,
    random_moves: Array,
    dice: Array,
    moves: Array,
) -> None:
    """The acting seat of a game, its legal moves, and one of them by lot."""
    for action in range(len(masks[game])):
        masks[game, action] = 0
    for word in range(len(bits[game])):
        bits[game, word] = 0
    seat = acting(states[game])
    seats[game] = seat
    random_moves[game] = 0
    if seat >= 0:
        count = legal(states[game], seat, moves)
        for place_in_list in range(count):
            action = int(moves[place_in_list])
            masks[game, action] = 1
            bits[game, action // BITS] |= 1 << (action % BITS)
        random_moves[game] = moves[below(dice[game], count)]


def tell_what_is_known(states: States, game: int, seats: Array, features: Array) -> None:
    """What the acting seat of a game may know; nothing once it is over."""
    if seats[game] >= 0:
        observe(states[game], int(seats[game]), features[game])
    else:
        for feature in range(len(features[game])):
            features[game, feature] = 0


def is_asked(game: int, seats: Array, bits: Array, actions: Array) -> int:
    """Whether a game's action is among its legal moves; in a game that is over any is."""
    if seats[game] < 0:
        return 1
    action = int(actions[game])
    if action < 0 or action >= BITS * len(bits[game]):
        return 0
    return (int(bits[game, action // BITS]) >> (action % BITS)) & 1


def acting(state: State) -> int:
    """The seat to act, of several the lowest; -1 when the game is over."""
    return lowest_bit(to_act(state))


def apprentice_move(states: States, game: int, seats: Array, dice: Array, moves: Array, weights: Array) -> int:
    """The move an apprentice makes for the acting seat of a game; 0 where the game is over."""
    if seats[game] < 0:
        return 0
    seat = int(seats[game])
    count = legal(states[game], seat, moves)
    return choose(states[game], seat, APPRENTICE, dice[game], moves, count, weights)


def preferences_in(states: States, game: int, seats: Array, preferences: Array, moves: Array, weights: Array) -> None:
    """How an apprentice likes the legal moves of the acting seat of a game; 0 for all others."""
    for action in range(len(preferences[game])):
        preferences[game, action] = 0
    if seats[game] >= 0:
        seat = int(seats[game])
        count = legal(states[game], seat, moves)
        weigh(states[game], seat, moves, count, weights)
        prefer(moves, weights, count, preferences[game])


def score(state: State, scores: Array) -> None:
    """Everybody's points."""
    for seat in range(state.seats):
        scores[seat] = points(state, seat)


def settle(state: State, scores: Array, places: Array) -> None:
    """Everybody's points and place at the end."""
    score(state, scores)
    for seat in range(state.seats):
        places[seat] = place(state, seat)


def decide(states: States, game: int, seat: int, action: int, ended: Array, scores: Array, places: Array) -> None:
    """A decision that was checked before; if the game ends by it, everybody's points and places."""
    apply(states[game], seat, action)
    if to_act(states[game]) == 0:
        ended[game] = 1
        settle(states[game], scores[game], places[game])


def advance(  # noqa: PLR0913, PLR0917
    states: States,
    game: int,
    actions: Array,
    blank: States,
    seeds: Array,
    seed_stride: int,
    table: Array,
    block: Array,
    seats: Array,
    masks: Array,
    bits: Array,
    features: Array,
    random_moves: Array,
    dice: Array,
    moves: Array,
    ended: Array,
    scores: Array,
    places: Array,
) -> None:
    """A decision in a game, a new one if it ends, and all that is asked next."""
    take_turn(
        states,
        game,
        actions,
        blank,
        seeds,
        seed_stride,
        table,
        block,
        seats,
        masks,
        bits,
        random_moves,
        dice,
        moves,
        ended,
        scores,
        places,
    )
    tell_what_is_known(states, game, seats, features)


def take_turn(  # noqa: PLR0913, PLR0917
    states: States,
    game: int,
    actions: Array,
    blank: States,
    seeds: Array,
    seed_stride: int,
    table: Array,
    block: Array,
    seats: Array,
    masks: Array,
    bits: Array,
    random_moves: Array,
    dice: Array,
    moves: Array,
    ended: Array,
    scores: Array,
    places: Array,
) -> None:
    """A decision in a game that is not over, a new game if it ends (`seed_stride` is not 0), and the next move asked.

    The action was checked before. A game that starts anew gets its last seed and `seed_stride` more.
    """
    ended[game] = 0
    if seats[game] >= 0:
        decide(states, game, int(seats[game]), int(actions[game]), ended, scores, places)
        if ended[game] != 0 and seed_stride != 0:
            deal_next(states, game, blank, seeds, seed_stride, table, block)
        ask_for_move(states, game, seats, masks, bits, random_moves, dice, moves)


def random_moves_for(  # noqa: PLR0913, PLR0917
    states: States,
    game: int,
    blank: States,
    seeds: Array,
    seed_stride: int,
    table: Array,
    block: Array,
    dice: Array,
    moves: Array,
    steps: int,
) -> int:
    """So many moves by lot in a game, and a new one wherever it ends (`seed_stride` is not 0); the decisions made."""
    decisions = 0
    waiting = to_act(states[game])
    while waiting != 0 and decisions < steps:
        seat = lowest_bit(waiting)
        count = legal(states[game], seat, moves)
        apply(states[game], seat, int(moves[below(dice[game], count)]))
        decisions += 1
        waiting = to_act(states[game])
        if waiting == 0 and seed_stride != 0:
            deal_next(states, game, blank, seeds, seed_stride, table, block)
            waiting = to_act(states[game])
    return decisions
