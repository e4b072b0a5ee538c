"""What the apprentice hopes for from old boys and orders, in hundredths of a vote."""

from __future__ import annotations

from signoria.games.habemus_papam.components import COATS_FOR_ORDER, FACTION, ORDER_VOTES, SYMBOL
from signoria.games.habemus_papam.constants import (
    FACTIONS,
    FELIPE_MAZARIN_ORDER,
    FIRST_LEADER,
    LEADERS_ORDER,
    LOUIS,
    LOUIS_SYMBOL,
    MAZARIN,
    ORDERS_DEALT,
    PAIR_SYMBOLS,
)
from signoria.games.habemus_papam.rules.counting_votes import coats_of, leaders_of
from signoria.games.habemus_papam.state import NOBODY, NOTHING, State

VOTE = 100
PAIR = 2
"""How many cards of a king or of his minister old boys and orders ask for."""
CARDS_OF_A_KING = 5
"""How many there are of Louis XIV, and of Mazarin."""
PAIR_TO_COME = 25
"""Half of a pair whose other half is still in the decks."""
PAIR_ELSEWHERE = 10
"""Half of a pair whose other half lies in another's display."""
ROYAL_BEGUN = 45
"""Barberini or Sacchetti with one of the two cards asked for."""
ROYAL_TO_COME = 15
"""Barberini or Sacchetti with none of them."""
ONE_MORE = 40
"""The chance, in percent, of one thing that an order still wants."""
ONE_MORE_A_ROUND = 3
"""What each round to come adds to it."""
LIKELY = 85
"""The most it can be."""
SECOND_ORDER = 30
"""What the lesser of two orders counts while both are held, in percent."""


def rounds_to_come(state: State) -> int:
    """How many rounds may still come after this one."""
    return 0 if state.is_last_round else state.cardinals_left


# -- old boys


def worth_of_symbol(state: State, seat: int, person: int) -> int:
    """What a person not in this display would add with its symbol."""
    symbol = SYMBOL[person]
    if symbol == NOTHING:
        return 0
    if symbol < PAIR_SYMBOLS:
        return worth_of_pair(state, seat, partner_of(person))
    held = state.louis[seat] if symbol == LOUIS_SYMBOL else state.mazarin[seat]
    return worth_of_royal_link(state, held, LOUIS if symbol == LOUIS_SYMBOL else MAZARIN)


def partner_of(person: int) -> int:
    """The other one with the same symbol."""
    for other in range(FIRST_LEADER):
        if other != person and SYMBOL[other] == SYMBOL[person]:
            return other
    return NOTHING


def worth_of_pair(state: State, seat: int, partner: int) -> int:
    """A pair completed is a vote; one begun is a hope."""
    if partner == NOTHING:
        return 0
    if state.owner[partner] == seat:
        return VOTE
    if state.is_last_round or state.gone >> partner & 1:
        return 0
    if state.owner[partner] != NOBODY:
        return PAIR_ELSEWHERE
    return PAIR_TO_COME


def worth_of_royal_link(state: State, held: int, card: int) -> int:
    """A vote with two cards of the king or of his minister; less with fewer, while there are some to come."""
    if held >= PAIR:
        return VOTE
    if state.is_last_round or PAIR - held > CARDS_OF_A_KING - state.seen[card]:
        return 0
    return ROYAL_BEGUN if held == 1 else ROYAL_TO_COME


def link_gained(state: State, seat: int, symbol: int, held: int, card: int) -> int:
    """What one more card of the king or of his minister adds to the old boy who is linked with them."""
    for person in range(FIRST_LEADER):
        if SYMBOL[person] == symbol and state.owner[person] == seat:
            return worth_of_royal_link(state, held + 1, card) - worth_of_royal_link(state, held, card)
    return 0


# -- orders


def worth_of_orders(state: State, seat: int) -> int:
    """What the orders held promise: one will be kept."""
    one = worth_of_order(state, seat, state.order[seat, 0])
    if state.order[seat, 1] == NOTHING:
        return one
    other = worth_of_order(state, seat, state.order[seat, 1])
    return max(one, other) + SECOND_ORDER * min(one, other) // 100


def worth_of_order(state: State, seat: int, order: int) -> int:
    """Its votes by how likely it is to be fulfilled: the more it wants, the less."""
    worth = ORDER_VOTES[order] * VOTE
    likely = 0 if state.is_last_round else min(LIKELY, ONE_MORE + ONE_MORE_A_ROUND * rounds_to_come(state))
    for _ in range(wanted_for_order(state, seat, order)):
        worth = worth * likely // 100
    return worth


def wanted_for_order(state: State, seat: int, order: int) -> int:
    """How many coats of arms, leaders or cards an order still wants."""
    if order == LEADERS_ORDER:
        return leaders_wanted(state, seat)
    if order == FELIPE_MAZARIN_ORDER:
        return max(0, PAIR - state.felipe[seat]) + max(0, PAIR - state.mazarin[seat])
    wanted = 0
    for faction in range(FACTIONS):
        coats = COATS_FOR_ORDER[order, faction]
        if coats > 0:
            wanted += max(0, coats - coats_of(state, seat, faction))
    return wanted


def leaders_wanted(state: State, seat: int) -> int:
    """How many leaders it takes to have more than every other."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, leaders_of(state, other))
    return max(0, most + 1 - leaders_of(state, seat))


def help_for_orders(state: State, seat: int, person: int) -> int:
    """How much more the orders of a seat promise with a person that is not in its display."""
    if not is_wanted(state, seat, person):
        return 0
    owner = state.owner[person]
    before = worth_of_orders(state, seat)
    state.owner[person] = seat
    after = worth_of_orders(state, seat)
    state.owner[person] = owner
    return after - before


def is_wanted(state: State, seat: int, person: int) -> int:
    """Whether an order of a seat asks for somebody like this."""
    for held in range(ORDERS_DEALT):
        order = state.order[seat, held]
        if order == LEADERS_ORDER:
            if person >= FIRST_LEADER:
                return 1
        elif order != NOTHING and FACTION[person] != NOTHING and COATS_FOR_ORDER[order, FACTION[person]] > 0:
            return 1
    return 0
