"""Whole games in the rules subset: played at random, or by simple bots."""

from __future__ import annotations

from typing import Any

from signoria.core.rules.arrays import Counts, Dice, LevelRows, Moves, States, Weights
from signoria.core.rules.bits import lowest_bit
from signoria.core.rules.chance import below, reseed
from signoria.core.rules.entry_points import apply, legal, setup, to_act, weigh

NOVICE = 0
APPRENTICE = 1

BEST = 64
"""The preference for the move an apprentice weighs most."""

DEAD_END = -1
TOO_LONG = -2
OVER = -3

Array = Any
State = Any


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


def prefer(moves: Array, weights: Array, count: int, preferences: Array) -> None:
    """Mark how an apprentice likes the moves of a list."""
    as_preferences(weights, count)
    for place_in_list in range(count):
        preferences[moves[place_in_list]] = weights[place_in_list]


def as_preferences(weights: Array, count: int) -> None:
    """From weights to how an apprentice likes each move: BEST the heaviest, half as much one of the mean weight."""
    heaviest_weight = weights[0]
    sum_of_weights = 0
    for place_in_list in range(count):
        heaviest_weight = max(heaviest_weight, weights[place_in_list])
        sum_of_weights += weights[place_in_list]
    spread = max(1, heaviest_weight - sum_of_weights // max(1, count))
    for place_in_list in range(count):
        lighter = (heaviest_weight - weights[place_in_list]) * (BEST // 2) // max(1, spread)
        weights[place_in_list] = BEST - min(BEST - 1, lighter)


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
