"""A day (BO-10 to BO-15)."""

from __future__ import annotations

from signoria.core.rules.events import tell
from signoria.core.rules.seats import next_seat
from signoria.games.bottega.components import FAME, OPEN
from signoria.games.bottega.rules.florins import empty_box, go_to_next_day, share_price
from signoria.games.bottega.state import (
    BID,
    BID_MADE,
    BID_PASSED,
    COMMISSION_OFFERED,
    COMMISSION_TAKEN,
    NOBODY,
    NOTHING,
    OFFER,
    PASSED,
    State,
)


def to_act(state: State) -> int:
    """BO-10, BO-11: the master offers, then one after the other bids."""
    return 1 << state.turn if state.phase else 0


def may_offer(state: State, commission: int) -> int:
    """BO-10: one that lies open."""
    for place_open in range(OPEN):
        if state.open[place_open] == commission:
            return 0
    return 10


def offer(state: State, commission: int) -> None:
    """BO-10, BO-11: the player on the master's left bids first."""
    state.offered = commission
    state.phase = BID
    state.turn = next_seat(state, state.master)
    tell(state, COMMISSION_OFFERED, state.master, commission)


def least_bid(state: State, seat: int) -> int:
    """BO-12, BO-13: more than the highest bid, for the master just as much."""
    return state.highest if seat == state.master else state.highest + 1


def may_bid(state: State, seat: int, price: int) -> int:
    """BO-12, BO-13: enough, and no more than one has."""
    if price > state.florins[seat]:
        return 12
    if price < least_bid(state, seat):
        return 13 if seat == state.master else 12
    return 0


def make_bid(state: State, seat: int, price: int) -> None:
    """BO-11: the highest so far, since it may not be less."""
    state.bid[seat] = price
    state.highest = price
    state.highest_bidder = seat
    tell(state, BID_MADE, seat, price)
    state.turn = next_seat(state, seat)


def pass_bid(state: State, seat: int) -> None:
    """BO-11: no bid this day."""
    state.bid[seat] = PASSED
    tell(state, BID_PASSED, seat)
    state.turn = next_seat(state, seat)


def go_on(state: State) -> None:
    """After every decision: on to the next one, past all that follows by itself."""
    while state.phase == BID and not is_asked(state):
        if is_bidding_over(state):
            take_commission(state)
            empty_box(state)
            go_to_next_day(state)
            if state.phase == OFFER:
                offer_the_only_one(state)
        else:
            pass_bid(state, state.turn)


def is_bidding_over(state: State) -> int:
    """BO-11, BO-14: the master has spoken, or has nobody to bid against."""
    return 1 if state.bid[state.master] != 0 or (state.turn == state.master and state.highest == 0) else 0


def is_asked(state: State) -> int:
    """BO-12: whoever cannot bid so much is not."""
    return 1 if not is_bidding_over(state) and state.florins[state.turn] >= least_bid(state, state.turn) else 0


def take_commission(state: State) -> None:
    """BO-14, BO-15: by whoever bid last, or for nothing by the master."""
    winner = state.master if state.highest_bidder == NOBODY else state.highest_bidder
    state.highest_bidder = winner
    state.owner[state.offered] = winner
    state.points[winner] += FAME[state.offered]
    tell(state, COMMISSION_TAKEN, winner, state.offered, state.highest)
    share_price(state, winner)


def offer_the_only_one(state: State) -> None:
    """BO-10: where there is no choice."""
    if state.open[0] == NOTHING:
        offer(state, state.open[1])
    elif state.open[1] == NOTHING:
        offer(state, state.open[0])
