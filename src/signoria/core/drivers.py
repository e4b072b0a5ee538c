"""Loops over games, in the rules subset: random and heuristic playouts, batches, copies.

The first functions are stand-ins: every twin binds these names to the game's own entry points.
"""

from __future__ import annotations

from typing import Any

from signoria.core.arrays import (
    Counts,
    Dice,
    FeatureRows,
    Features,
    LevelRows,
    Levels,
    Mask,
    MaskRows,
    Moves,
    PointRows,
    Seats,
    States,
    Weights,
)
from signoria.core.bits import has_bit, lowest_bit
from signoria.core.chance import below, reseed

NOVICE = 0
APPRENTICE = 1

DEAD_END = -1
TOO_LONG = -2
OVER = -3

Array = Any
State = Any


def setup(state: State) -> None:
    raise NotImplementedError


def to_act(state: State) -> int:
    raise NotImplementedError


def legal(state: State, seat: int, moves: Array) -> int:
    raise NotImplementedError


def may(state: State, seat: int, action: int) -> int:
    raise NotImplementedError


def apply(state: State, seat: int, action: int) -> None:
    raise NotImplementedError


def points(state: State, seat: int) -> int:
    raise NotImplementedError


def place(state: State, seat: int) -> int:
    raise NotImplementedError


def redeal(state: State, seat: int) -> None:
    raise NotImplementedError


def observe(state: State, seat: int, features: Array) -> None:
    raise NotImplementedError


def weigh(state: State, seat: int, moves: Array, count: int, weights: Array) -> None:
    raise NotImplementedError


def heaviest(dice: Array, weights: Array, count: int) -> int:
    """The place of the greatest weight; among equals one by lot."""
    best = 0
    ties = 1
    for place_in_list in range(1, count):
        if weights[place_in_list] > weights[best]:
            best = place_in_list
            ties = 1
        elif weights[place_in_list] == weights[best]:
            ties += 1
            if below(dice, ties) == 0:
                best = place_in_list
    return best


def choose(state: State, seat: int, level: int, dice: Array, moves: Array, count: int, weights: Array) -> int:
    """The move a simple bot makes: any legal one (novice), or the one it weighs most (apprentice)."""
    if count == 1:
        return int(moves[0])
    if level == APPRENTICE:
        weigh(state, seat, moves, count, weights)
        return int(moves[heaviest(dice, weights, count)])
    return int(moves[below(dice, count)])


def playout(state: State, dice: Array, moves: Array) -> int:
    """Play random legal moves to the end; the number of decisions, DEAD_END if a seat to act had none."""
    decisions = 0
    waiting = to_act(state)
    while waiting != 0:
        seat = lowest_bit(waiting)
        count = legal(state, seat, moves)
        if count == 0:
            return DEAD_END
        apply(state, seat, int(moves[below(dice, count)]))
        decisions += 1
        waiting = to_act(state)
    return decisions


def contest(state: State, levels: Array, dice: Array, moves: Array, weights: Array, longest: int) -> int:
    """Play to the end with a bot of the given level in each seat; decisions, or DEAD_END or TOO_LONG."""
    decisions = 0
    waiting = to_act(state)
    while waiting != 0:
        seat = lowest_bit(waiting)
        count = legal(state, seat, moves)
        if count == 0:
            return DEAD_END
        if decisions == longest:
            return TOO_LONG
        apply(state, seat, choose(state, seat, int(levels[seat]), dice, moves, count, weights))
        decisions += 1
        waiting = to_act(state)
    return decisions


def setup_many(states: States, start: int, stop: int) -> None:
    """Set up games whose seats, options, first seat and generator are filled in."""
    for game in range(start, stop):
        setup(states[game])


def playout_many(states: States, number: int, decisions: Counts, moves: Moves, dice: Dice) -> int:
    """Play every game out at random, game g with dice from number + g; decisions in all."""
    total = 0
    for game in range(len(states)):
        reseed(dice, number + game)
        decisions[game] = playout(states[game], dice, moves)
        total += decisions[game]
    return total


def contest_many(  # noqa: PLR0913, PLR0917 (compiled code takes its arrays one by one)
    states: States,
    levels: LevelRows,
    number: int,
    decisions: Counts,
    moves: Moves,
    weights: Weights,
    dice: Dice,
    longest: int,
) -> None:
    """Play every game out with bots, game g with dice from number + g."""
    for game in range(len(states)):
        reseed(dice, number + game)
        decisions[game] = contest(states[game], levels[game], dice, moves, weights, longest)


def setup_and_playout(states: States, blank: States, number: int, moves: Moves, dice: Dice) -> int:
    """Set up and play out as many games as there are states, from one filled-in blank; decisions in all."""
    total = 0
    for game in range(len(states)):
        states[game] = blank[0]
        reseed(states[game].generator, number + game)
        setup(states[game])
        reseed(dice, number + game)
        total += playout(states[game], dice, moves)
    return total


def copy_many(states: States, source: States, times: int) -> None:
    """Copy one record over another again and again (for measuring)."""
    last = len(states) - 1
    place_to = 0
    for _ in range(times):
        states[place_to] = source[0]
        place_to = 0 if place_to == last else place_to + 1


def acting_many(states: States, seats: Seats) -> None:
    """The lowest seat to act in each game; -1 when it is over."""
    for game in range(len(states)):
        seats[game] = lowest_bit(to_act(states[game]))


def legal_many(states: States, masks: MaskRows, moves: Moves) -> None:
    """Mark the legal moves of each game's acting seat in rows of zeros."""
    for game in range(len(states)):
        waiting = to_act(states[game])
        if waiting != 0:
            count = legal(states[game], lowest_bit(waiting), moves)
            for place_in_list in range(count):
                masks[game, moves[place_in_list]] = 1


def observe_many(states: States, features: FeatureRows) -> None:
    """What each game's acting seat may know; rows of finished games stay zero."""
    for game in range(len(states)):
        waiting = to_act(states[game])
        if waiting != 0:
            observe(states[game], lowest_bit(waiting), features[game])


def points_many(states: States, out: PointRows) -> None:
    """Every seat's points in every game."""
    for game in range(len(states)):
        for seat in range(states[game].seats):
            out[game, seat] = points(states[game], seat)


def places_many(states: States, out: PointRows) -> None:
    """Every seat's place (1 is a winner) in every game that is over."""
    for game in range(len(states)):
        for seat in range(states[game].seats):
            out[game, seat] = place(states[game], seat)


def redeal_many(states: States, seat: int, number: int) -> None:
    """Deal anew what the seat cannot know, each game from its own fresh stream."""
    for game in range(len(states)):
        reseed(states[game].generator, number + game)
        redeal(states[game], seat)


def weigh_one(states: States, seat: int, moves: Moves, weights: Weights) -> int:
    """The legal moves of a seat and the heuristic's weight for each; how many there are."""
    count = legal(states[0], seat, moves)
    weigh(states[0], seat, moves, count, weights)
    return count


def apply_one(states: States, seat: int, action: int) -> None:
    """One decision in the first game (the way from Python into compiled rules)."""
    apply(states[0], seat, action)


def next_legal_one(states: States, moves: Moves) -> int:
    """The moves of the acting seat of the first game; how many there are, 0 when it is over."""
    waiting = to_act(states[0])
    if waiting == 0:
        return 0
    return legal(states[0], lowest_bit(waiting), moves)


def next_play_one(states: States, action: int) -> int:
    """A decision of the acting seat of the first game; 0, or the clause that forbids it, or OVER."""
    waiting = to_act(states[0])
    if waiting == 0:
        return OVER
    return play_one(states, lowest_bit(waiting), action)


def play_one(states: States, seat: int, action: int) -> int:
    """A decision in the first game if no clause forbids it; 0, or the clause and nothing has changed."""
    clause = may(states[0], seat, action)
    if clause == 0:
        apply(states[0], seat, action)
    return clause


def mask_one(states: States, seat: int, mask: Mask, moves: Moves) -> int:
    """Mark the moves of a seat that is to act in the first game, and no others; how many there are."""
    for action in range(len(mask)):
        mask[action] = 0
    count = legal(states[0], seat, moves)
    for place_in_list in range(count):
        mask[moves[place_in_list]] = 1
    return count


def copy_one(states: States, source: States) -> None:
    """The first game becomes a copy of another."""
    states[0] = source[0]


def redeal_one(states: States, seat: int, number: int) -> None:
    """Deal anew what the seat cannot know of the first game."""
    reseed(states[0].generator, number)
    redeal(states[0], seat)


def may_one(states: States, seat: int, action: int) -> int:
    """0 or the clause that forbids an action, in the first game."""
    return may(states[0], seat, action)


def waiting_one(states: States) -> int:
    """The seats to act in the first game, as bits; 0 when it is over."""
    return to_act(states[0])


def legal_one(states: States, seat: int, moves: Moves) -> int:
    """The moves of a seat that is to act in the first game; how many there are."""
    return legal(states[0], seat, moves)


def observe_one(states: States, seat: int, features: Features) -> None:
    """What any seat of the first game may know."""
    observe(states[0], seat, features)


def answer_one(states: States, seat: int, levels: Levels, dice: Dice, moves: Moves, weights: Weights) -> int:
    """Play the first game on with bots until this seat is to act or it is over; how many decisions they made."""
    return answer(states[0], seat, levels, dice, moves, weights)


def answer(state: State, seat: int, levels: Array, dice: Array, moves: Array, weights: Array) -> int:
    """Play a game on with bots until this seat is to act or it is over; how many decisions they made."""
    decisions = 0
    waiting = to_act(state)
    while waiting != 0 and not has_bit(waiting, seat):
        other = lowest_bit(waiting)
        count = legal(state, other, moves)
        apply(state, other, choose(state, other, int(levels[other]), dice, moves, count, weights))
        decisions += 1
        waiting = to_act(state)
    return decisions
