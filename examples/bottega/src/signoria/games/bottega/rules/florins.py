"""Florins (BO-20 to BO-22)."""

from __future__ import annotations

from signoria.core.rules.events import tell
from signoria.core.rules.seats import next_seat
from signoria.games.bottega.components import OPEN
from signoria.games.bottega.rules.setting_up import commissions_to_come, turn_up
from signoria.games.bottega.rules.the_end import end_game
from signoria.games.bottega.state import BOX_EMPTIED, NOBODY, NOTHING, OFFER, PRICE_SHARED, State


def share_price(state: State, winner: int) -> None:
    """BO-20: to all others alike, the rest into the alms box."""
    share = state.highest // max(1, state.seats - 1)
    rest = state.highest - share * (state.seats - 1)
    state.florins[winner] -= state.highest
    state.box += rest
    for other in range(state.seats):
        if other != winner:
            state.florins[other] += share
    if state.highest > 0:
        tell(state, PRICE_SHARED, share, rest)


def empty_box(state: State) -> None:
    """BO-21: by a master whose commission went to another."""
    if state.highest_bidder != state.master and state.box > 0:
        state.florins[state.master] += state.box
        tell(state, BOX_EMPTIED, state.master, state.box)
        state.box = 0


def go_to_next_day(state: State) -> None:
    """BO-22, BO-30: something new is turned up and the next player is master; with nothing left the game is over."""
    clear_bids(state)
    left = 0
    for place_open in range(OPEN):
        if state.open[place_open] == state.offered:
            state.open[place_open] = NOTHING
            if commissions_to_come(state) > 0:
                turn_up(state, place_open)
        if state.open[place_open] != NOTHING:
            left += 1
    state.offered = NOTHING
    state.master = next_seat(state, state.master)
    state.turn = state.master
    state.phase = OFFER
    if left == 0:
        end_game(state)


def clear_bids(state: State) -> None:
    """BO-22: nothing is left of the day's bids."""
    for seat in range(state.seats):
        state.bid[seat] = 0
    state.highest = 0
    state.highest_bidder = NOBODY
