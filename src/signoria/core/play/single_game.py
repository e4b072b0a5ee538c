"""One game in the rules subset: what a session asks of compiled rules."""

from __future__ import annotations

from typing import Any

from signoria.core.play.playouts import OVER, choose
from signoria.core.rules.arrays import Dice, Features, Levels, Mask, Moves, States, Weights
from signoria.core.rules.bits import has_bit, lowest_bit
from signoria.core.rules.chance import reseed
from signoria.core.rules.entry_points import apply, legal, may, observe, redeal, to_act, weigh

Array = Any
State = Any


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
