"""What a seat cannot know, dealt anew: orders, decks, the smokes, choices not yet revealed. (ruling: HP-6)

Gems, gold and action cards behind the screens can be counted, so they stay.
"""

from __future__ import annotations

from signoria.core.rules.chance import below, shuffle_anew
from signoria.games.habemus_papam.components import ABOVE_BLACK, BLACK_PLACES
from signoria.games.habemus_papam.constants import (
    ACTION_KINDS,
    BID_COUNT,
    BLACK_SMOKE,
    CARDINALS,
    ORDER_CARDS,
    ORDERS_DEALT,
    UNDER_WHITE_SMOKE,
    WHITE_SMOKE,
)
from signoria.games.habemus_papam.rules.action_cards import NO_CARD
from signoria.games.habemus_papam.rules.bidding import may_bid
from signoria.games.habemus_papam.rules.revealing import top_of_cardinals
from signoria.games.habemus_papam.rules.setting_up import put_under
from signoria.games.habemus_papam.state import ACTION, BID, BID_SECOND, NOTHING, OVER, State


def redeal(state: State, seat: int) -> None:
    """Deal anew what this seat cannot know."""
    if state.phase != OVER:
        redeal_orders(state, seat)
    redeal_cardinals(state)
    shuffle_anew(state.generator, state.politics, state.deck_size)
    shuffle_anew(state.generator, state.action_deck, state.deck_size)
    if state.phase == ACTION or state.phase == BID or state.phase == BID_SECOND:
        choose_anew(state, seat)


# -- orders


def redeal_orders(state: State, seat: int) -> None:
    """HP-5: all orders but the own two go back to the box and are dealt again; so are those discarded (HP-20)."""
    left = ORDER_CARDS - ORDERS_DEALT * state.seats
    for other in range(state.seats):
        if other != seat:
            for held in range(ORDERS_DEALT):
                if state.order[other, held] != NOTHING:
                    state.orders_out[left] = state.order[other, held]
                    left += 1
            if state.discarded[other] != NOTHING:
                state.orders_out[left] = state.discarded[other]
                left += 1
    shuffle_anew(state.generator, state.orders_out, left)
    for other in range(state.seats):
        if other != seat:
            for held in range(ORDERS_DEALT):
                if state.order[other, held] != NOTHING:
                    left -= 1
                    state.order[other, held] = state.orders_out[left]
                    state.orders_out[left] = 0
            if state.discarded[other] != NOTHING:
                left -= 1
                state.discarded[other] = state.orders_out[left]
                state.orders_out[left] = 0


# -- the cardinals' deck


def redeal_cardinals(state: State) -> None:
    """HP-2: shuffled, with the smokes at places where they may still lie, each as likely as before."""
    take_smokes_out(state)
    shuffle_anew(state.generator, state.cardinals, state.cardinals_left)
    if state.is_last_round:
        return
    drawn = CARDINALS - state.cardinals_left
    under_white = min(UNDER_WHITE_SMOKE, state.cardinals_left)
    under = below(state.generator, under_white + 1)
    put_under(state, WHITE_SMOKE, state.cardinals_left, under)
    if not state.smoke:
        above = above_black_by_lot(state, drawn)
        put_under(state, BLACK_SMOKE, state.cardinals_left + 1, CARDINALS + 1 - above)


def take_smokes_out(state: State) -> None:
    """The cardinals of the deck move together."""
    place = 0
    for card in range(top_of_cardinals(state) + 1):
        if state.cardinals[card] < CARDINALS:
            state.cardinals[place] = state.cardinals[card]
            place += 1
    while place <= top_of_cardinals(state):
        state.cardinals[place] = 0
        place += 1


def above_black_by_lot(state: State, drawn: int) -> int:
    """HP-2: under how many cardinals Black Smoke may lie, now that so many have been drawn."""
    found = 0
    chosen = 0
    for place in range(BLACK_PLACES):
        if ABOVE_BLACK[place] >= drawn:
            found += 1
            if below(state.generator, found) == 0:
                chosen = ABOVE_BLACK[place]
    return chosen


# -- choices not yet revealed


def choose_anew(state: State, seat: int) -> None:
    """HP-11, HP-12: who has chosen has chosen something that was possible."""
    for other in range(state.seats):
        if other != seat and state.choice[other] != NOTHING:
            if state.phase == ACTION:
                state.choice[other] = action_by_lot(state, other)
            else:
                state.choice[other] = bid_by_lot(state, other)


def action_by_lot(state: State, other: int) -> int:
    """A card of those held, or none."""
    chosen = NO_CARD
    found = 1
    for kind in range(ACTION_KINDS):
        if state.actions[other, kind] > 0:
            found += 1
            if below(state.generator, found) == 0:
                chosen = kind
    return chosen


def bid_by_lot(state: State, other: int) -> int:
    """A bid of the gems one has."""
    state.chosen &= ~(1 << other)
    chosen = 0
    found = 0
    for bid in range(BID_COUNT):
        if may_bid(state, other, bid) == 0:
            found += 1
            if below(state.generator, found) == 0:
                chosen = bid
    state.chosen |= 1 << other
    return chosen
