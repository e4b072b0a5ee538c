"""What a seat cannot know, dealt anew: cards in others' hands and in places of piles it has not seen. (ruling: PF-4)

Purses are secret but can be counted, so they stay. Every kind of card is dealt from a number with a bit for each card
whose place the seat does not know.
"""

from __future__ import annotations

from signoria.core.rules.bits import count_bits, has_bit
from signoria.core.rules.chance import below
from signoria.games.princes_of_florence.components import MINIMUM
from signoria.games.princes_of_florence.rules.card_values import all_bonus_values
from signoria.games.princes_of_florence.state import (
    BONUS,
    BONUS_PILE,
    NOTHING,
    OVER,
    PRESTIGE_PILE,
    PROFESSION_PILE,
    RETURN,
    State,
)


def redeal(state: State, seat: int) -> None:
    """Deal anew what this seat cannot know."""
    redeal_professions(state, seat)
    redeal_others(state, seat, BONUS_PILE)
    while is_short_of_bonus(state, seat):
        redeal_others(state, seat, BONUS_PILE)
    if state.phase != OVER:
        redeal_others(state, seat, PRESTIGE_PILE)


def draw_unknown(state: State, pool: int, kept_back: int) -> int:
    """A card of a pool by lot, but none of those kept back."""
    free = pool & ~kept_back
    skip = below(state.generator, count_bits(free))
    card = 0
    while skip > 0 or not has_bit(free, card):
        if has_bit(free, card):
            skip -= 1
        card += 1
    return card


def unknown_in_pile(state: State, seat: int, pile: int) -> int:
    """The cards of a pile, and those somebody else is looking at, that the seat has not seen."""
    pool = 0
    for place in range(state.pile_size[pile]):
        if not has_bit(state.pile_known[pile, place], seat):
            pool |= 1 << state.pile[pile, place]
    if state.looked_pile == pile and state.actor != seat:
        for place in range(state.looked_size):
            pool |= 1 << state.looked[state.actor, place]
    return pool


def deal_into_pile(state: State, seat: int, pile: int, pool: int) -> None:
    """All cards of the pool into the places of a pile (and those being looked at) that the seat has not seen."""
    for place in range(state.pile_size[pile]):
        if not has_bit(state.pile_known[pile, place], seat):
            card = draw_unknown(state, pool, 0)
            pool &= ~(1 << card)
            state.pile[pile, place] = card
    if state.looked_pile == pile and state.actor != seat:
        for place in range(state.looked_size):
            card = draw_unknown(state, pool, 0)
            pool &= ~(1 << card)
            state.looked[state.actor, place] = card


# -- professions


def redeal_professions(state: State, seat: int) -> None:
    """PF-2: what the seat gave back cannot be in a hand that has drawn nothing since; recruited ones stay (PF-25)."""
    pool = unknown_in_pile(state, seat, PROFESSION_PILE)
    for other in range(state.seats):
        if other != seat:
            pool |= state.hand[other] & ~state.shown[other]
    given_back = 0
    if state.phase != RETURN and state.returned[seat] != NOTHING:
        given_back = 1 << state.returned[seat]
    for other in range(state.seats):
        if other != seat and state.drawn[other] == 0:
            pool = deal_hand(state, other, pool, given_back)
    for other in range(state.seats):
        if other != seat and state.drawn[other] > 0:
            pool = deal_hand(state, other, pool, 0)
    deal_into_pile(state, seat, PROFESSION_PILE, pool)
    for other in range(state.seats):
        if other != seat:
            choose_anew(state, other)


def deal_hand(state: State, other: int, pool: int, kept_back: int) -> int:
    """As many cards as were unknown in a hand; what is left of the pool."""
    due = count_bits(state.hand[other] & ~state.shown[other])
    state.hand[other] &= state.shown[other]
    for _ in range(due):
        card = draw_unknown(state, pool, kept_back)
        pool &= ~(1 << card)
        state.hand[other] |= 1 << card
    return pool


def choose_anew(state: State, other: int) -> None:
    """PF-2: a choice made but not yet shown is any of the new hand; what was given back is forgotten."""
    state.returned[other] = NOTHING
    if state.phase == RETURN and has_bit(state.chosen, other):
        state.returned[other] = draw_unknown(state, state.hand[other], 0)


# -- bonus and prestige cards


def is_short_of_bonus(state: State, seat: int) -> int:
    """PF-32: somebody who has begun a work holds bonus cards that reach the minimum, and everybody knows it."""
    if state.phase != BONUS or state.actor == seat:
        return 0
    reached = state.work_value + all_bonus_values(state, state.actor, 0)
    return 1 if reached < MINIMUM[state.round] else 0


def redeal_others(state: State, seat: int, pile: int) -> None:
    """Cards of the others' hands and of the pile."""
    pool = unknown_in_pile(state, seat, pile)
    for other in range(state.seats):
        if other != seat:
            pool |= cards_held(state, other, pile)
    for other in range(state.seats):
        if other != seat:
            held = 0
            for _ in range(count_bits(cards_held(state, other, pile))):
                card = draw_unknown(state, pool, 0)
                pool &= ~(1 << card)
                held |= 1 << card
            hold_cards(state, other, pile, held)
    deal_into_pile(state, seat, pile, pool)


def cards_held(state: State, seat: int, pile: int) -> int:
    return state.bonus_hand[seat] if pile == BONUS_PILE else state.prestige_hand[seat]


def hold_cards(state: State, seat: int, pile: int, cards: int) -> None:
    if pile == BONUS_PILE:
        state.bonus_hand[seat] = cards
    else:
        state.prestige_hand[seat] = cards
