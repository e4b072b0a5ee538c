"""What the apprentice expects: what works would be worth, and what would raise them. In tenths of a prestige point.

A hundred florins are half a point, the rate at which works are paid. A work below the minimum is worth the less the
further it is away, so what lifts it towards the minimum counts twice.
"""

from __future__ import annotations

from signoria.core.rules.bits import has_bit, lowest_bit
from signoria.games.princes_of_florence.components import (
    MINIMUM,
)
from signoria.games.princes_of_florence.constants import ROUNDS
from signoria.games.princes_of_florence.rules.card_values import landscape_bits
from signoria.games.princes_of_florence.rules.works import common_value, liked
from signoria.games.princes_of_florence.state import ACTIONS_STAGE, State

HUNDRED = 5
POINT = 10
LAST_ACTIONS = 6
"""Hundreds that the last actions may need; what is left beyond them serves for nothing."""
RESERVE = 4
RESERVED_ROUNDS = 3
SCARCE = 4
"""What a hundred is worth beyond its rate when less than the reserve, so much a round, would be left."""


def turns_ahead(state: State, seat: int) -> int:
    """Actions a player will have until the end."""
    if state.stage == ACTIONS_STAGE:
        now = state.actions_left if state.turn == seat else 1
        return now + 2 * (ROUNDS - state.round)
    return 2 * (ROUNDS - state.round + 1)


def works_ahead(state: State, seat: int) -> int:
    """Works a player may hope to make beyond those in hand."""
    return max(0, turns_ahead(state, seat) * 3 // 7 - state.hand_size[seat])


def minimum_ahead(state: State) -> int:
    """What a work needs if it is not made at once."""
    return MINIMUM[min(ROUNDS, state.round + 1)]


def worth_of_work(value: int, minimum: int) -> int:
    """What a work of a value is worth when it needs a minimum."""
    if value >= minimum:
        return HUNDRED * value
    return HUNDRED * value * value // max(1, minimum)


def hand_worth(state: State, seat: int, buildings: int, landscapes: int, freedoms: int, more: int) -> int:
    """What the works in hand would be worth with these buildings, landscapes and freedoms and so much more value."""
    common = common_value(state, seat) + more
    minimum = minimum_ahead(state)
    worth = 0
    cards = state.hand[seat]
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        worth += worth_of_work(common + liked(card, buildings, landscapes, freedoms), minimum)
    turns = turns_ahead(state, seat)
    if state.hand_size[seat] > turns:
        return worth * turns // max(1, state.hand_size[seat])
    return worth


def hand_worth_now(state: State, seat: int) -> int:
    """What the works in hand would be worth as things are."""
    return hand_worth(state, seat, state.buildings[seat], landscape_bits(state, seat), state.freedoms[seat], 0)


# -- what would raise them


def gain_of_value(state: State, seat: int, more: int) -> int:
    """More value for every work: a jester, a card."""
    raised = hand_worth(state, seat, state.buildings[seat], landscape_bits(state, seat), state.freedoms[seat], more)
    return raised - hand_worth_now(state, seat) + HUNDRED * more * works_ahead(state, seat)


def gain_of_landscape(state: State, seat: int, kind: int) -> int:
    """A kind of landscape not yet there."""
    bits = landscape_bits(state, seat)
    if has_bit(bits, kind):
        return 0
    raised = hand_worth(state, seat, state.buildings[seat], bits | (1 << kind), state.freedoms[seat], 0)
    likers = 3 - kind
    return raised - hand_worth_now(state, seat) + likers * HUNDRED * works_ahead(state, seat) // 2


def gain_of_freedom(state: State, seat: int, freedom: int) -> int:
    """A freedom not yet there."""
    bits = landscape_bits(state, seat)
    raised = hand_worth(state, seat, state.buildings[seat], bits, state.freedoms[seat] | (1 << freedom), 0)
    return raised - hand_worth_now(state, seat) + HUNDRED * works_ahead(state, seat)


def gain_of_building(state: State, seat: int, kind: int) -> int:
    """A kind of building not yet there, for the works in hand."""
    bits = landscape_bits(state, seat)
    raised = hand_worth(state, seat, state.buildings[seat] | (1 << kind), bits, state.freedoms[seat], 0)
    return raised - hand_worth_now(state, seat)


def price_of(state: State, seat: int, cost: int) -> int:
    """What so many hundreds are worth: more when they leave too little for the rounds to come, less at the end."""
    if state.round == ROUNDS:
        spare = max(0, state.florins[seat] - LAST_ACTIONS)
        return cost + (HUNDRED - 1) * max(0, cost - spare)
    reserve = RESERVE * min(RESERVED_ROUNDS, ROUNDS - state.round)
    left = state.florins[seat] - cost
    return HUNDRED * cost + SCARCE * min(cost, max(0, reserve - left))
