"""Auctions (PF-10 to PF-17, PF-75, PF-76) and what the seven items do (PF-20 to PF-26, PF-108)."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits, has_bit
from signoria.core.rules.events import tell
from signoria.core.rules.seats import next_seat
from signoria.games.princes_of_florence.components import OPENING, RAISE
from signoria.games.princes_of_florence.constants import BUILDINGS, LANDSCAPE_ITEM, LANDSCAPES
from signoria.games.princes_of_florence.rules.characters import start_last_call
from signoria.games.princes_of_florence.rules.grid import fits_somewhere
from signoria.games.princes_of_florence.rules.items import may_choose_landscape, receive
from signoria.games.princes_of_florence.rules.money import means_of, pay, touch_purse
from signoria.games.princes_of_florence.rules.rounds import score_merchant
from signoria.games.princes_of_florence.rules.turns import start_actions
from signoria.games.princes_of_florence.state import (
    ARCHITECT,
    AUCTION_OPENED,
    BID,
    BID_PASSED,
    BID_RAISED,
    GAVE_UP,
    ITEM_BOUGHT,
    ITEM_FREE,
    LAST,
    MERCHANT,
    NEXT,
    NOBODY,
    NOTHING,
    OPEN,
    PRESTIGE_CARD,
    PRESTIGE_PILE,
    SETTLE,
    SOLD,
    State,
)

MAX_ARCHITECTS = 3

# -- what may be bought, and by whom


def is_sold_here(state: State, item: int) -> int:
    """PF-76: with two players the three landscapes are one item; with more there is no such item."""
    if state.seats == 2:
        return 1 if item >= LANDSCAPES else 0
    return 1 if item != LANDSCAPE_ITEM else 0


def is_left(state: State, item: int) -> int:
    """PF-10: an empty pile sells nothing."""
    if item == PRESTIGE_CARD:
        return 1 if state.pile_size[PRESTIGE_PILE] > 0 else 0
    if item == LANDSCAPE_ITEM:
        return 1 if state.supply[0] + state.supply[1] + state.supply[2] > 0 else 0
    return 1 if state.supply[item] > 0 else 0


def may_have(state: State, seat: int, item: int) -> int:
    """PF-17: no fourth architect (PF-23), no landscape that fits nowhere (PF-20)."""
    if item == ARCHITECT:
        return 23 if state.architects[seat] == MAX_ARCHITECTS else 0
    if item < LANDSCAPES:
        return 0 if fits_somewhere(state, seat, BUILDINGS + item) else 20
    if item == LANDSCAPE_ITEM:
        for kind in range(LANDSCAPES):
            if may_choose_landscape(state, seat, kind) == 0:
                return 0
        return 20
    return 0


def may_buy(state: State, seat: int, item: int, price: int) -> int:
    """PF-10: an available item; PF-17: that one may have; PF-16: within the means."""
    if not is_sold_here(state, item):
        return 76
    if has_bit(state.sold, item) or not is_left(state, item):
        return 10
    forbidden = may_have(state, seat, item)
    if forbidden:
        return forbidden
    return 16 if price > means_of(state, seat) else 0


def opening_price(state: State) -> int:
    """PF-11, PF-75: exactly 200; with two players 300."""
    return OPENING[state.seats]


def may_buy_at_opening(state: State, seat: int, item: int) -> int:
    """PF-10, PF-15: whoever opens or takes the last item pays the opening price at least."""
    return may_buy(state, seat, item, opening_price(state))


# -- an auction


def open_auction(state: State, seat: int, item: int) -> None:
    """PF-11: the opener bids the opening price."""
    state.item = item
    state.bid = opening_price(state)
    state.bidder = seat
    state.passed = 0
    tell(state, AUCTION_OPENED, seat, item, state.bid)
    ask_next_bidder(state, seat)


def may_raise(state: State, seat: int) -> int:
    """PF-16: within the means."""
    return 16 if state.bid + RAISE > means_of(state, seat) else 0


def raise_bid(state: State, seat: int) -> None:
    """PF-11: exactly 100 more."""
    state.bid += RAISE
    state.bidder = seat
    tell(state, BID_RAISED, seat, state.bid)
    ask_next_bidder(state, seat)


def pass_bid(state: State, seat: int) -> None:
    """PF-11: for this auction."""
    state.passed |= 1 << seat
    tell(state, BID_PASSED, seat)
    ask_next_bidder(state, seat)


def is_bidding(state: State, seat: int) -> int:
    """PF-11: has neither bought nor given up nor passed, and may have the item. (ruling: PF-11)"""
    if has_bit(state.out, seat) or has_bit(state.passed, seat) or seat == state.bidder:
        return 0
    return 1 if may_have(state, seat, state.item) == 0 else 0


def ask_next_bidder(state: State, seat: int) -> None:
    """PF-11: clockwise, again and again; the last bidder wins."""
    other = next_seat(state, seat)
    while other != seat:
        if is_bidding(state, other):
            state.actor = other
            state.phase = BID
            return
        other = next_seat(state, other)
    touch_purse(state, state.bidder, seat)
    state.phase = SOLD


def take_last_item(state: State, seat: int, item: int) -> None:
    """PF-15: for the opening price, without an auction."""
    state.item = item
    state.bid = opening_price(state)
    state.bidder = seat
    state.phase = SOLD


def give_up(state: State, seat: int) -> None:
    """PF-13: no more bidding or buying this round."""
    state.out |= 1 << seat
    state.phase = NEXT
    tell(state, GAVE_UP, seat)


def open_next_auction(state: State) -> None:
    """PF-12, PF-13: the opener, if still in; else the next one clockwise. PF-15: the last one needs no auction."""
    state.item = NOTHING
    state.bid = 0
    state.bidder = NOBODY
    state.passed = 0
    left = state.seats - count_bits(state.out)
    if left == 0:
        end_auctions(state)
    else:
        while has_bit(state.out, state.turn):
            state.turn = next_seat(state, state.turn)
        state.actor = state.turn
        state.phase = LAST if left == 1 else OPEN


def end_auctions(state: State) -> None:
    """PF-108: a merchant still unused gives points; PF-100: then the characters."""
    score_merchant(state)
    if state.muse_and_princess:
        start_last_call(state)
    else:
        start_actions(state)


# -- what the winner does


def win(state: State) -> None:
    """PF-14: the last bidder, who buys no other item this round; PF-108: the merchant's owner is asked first."""
    seat = state.bidder
    state.out |= 1 << seat
    state.sold |= 1 << state.item
    state.actor = seat
    if state.character_owner[MERCHANT] == seat:
        state.phase = SETTLE
    else:
        pay_for_item(state, seat)
        receive(state, seat)


def pay_for_item(state: State, seat: int) -> None:
    """PF-11: the last bid, to the bank."""
    tell(state, ITEM_BOUGHT, seat, state.item, state.bid)
    pay(state, seat, state.bid)


def settle_free(state: State, seat: int) -> None:
    """PF-108: the purchase is free, the merchant goes back (PF-104)."""
    state.character_owner[MERCHANT] = NOBODY
    tell(state, ITEM_FREE, seat, state.item, state.bid)
    receive(state, seat)


def settle_for_points(state: State, seat: int) -> None:
    """PF-108: pay, and take the merchant's points now."""
    pay_for_item(state, seat)
    score_merchant(state)
    receive(state, seat)


def settle_and_wait(state: State, seat: int) -> None:
    """PF-108: pay, and keep the merchant until the auctions are over."""
    pay_for_item(state, seat)
    receive(state, seat)
