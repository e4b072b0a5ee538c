"""Setting up (BO-1 to BO-3)."""

from __future__ import annotations

from signoria.core.rules.chance import below, shuffle
from signoria.core.rules.events import reveal, tell, whisper
from signoria.games.bottega.components import ARTS, ASIDE, COMMISSIONS, FLORINS, OPEN, PATRONS
from signoria.games.bottega.state import (
    COMMISSION_TURNED_UP,
    GAME_BEGUN,
    NOBODY,
    NOTHING,
    OFFER,
    PATRON_DEALT,
    State,
)


def setup(state: State) -> None:
    """Set the table up; seats, first seat (or nobody) and generator are given, all else is zero."""
    draw_first_master(state)
    clear_table(state)
    hand_out_florins(state)
    deal_patrons(state)
    shuffle_commissions(state)
    for place_open in range(OPEN):
        turn_up(state, place_open)
    state.turn = state.master
    state.phase = OFFER


def draw_first_master(state: State) -> None:
    """BO-3: by lot, unless the table named one."""
    if state.first == NOBODY:
        state.first = below(state.generator, state.seats)
    state.master = state.first
    tell(state, GAME_BEGUN, state.first)


def clear_table(state: State) -> None:
    """Nothing lies open, is offered or taken."""
    for place_open in range(OPEN):
        state.open[place_open] = NOTHING
    for commission in range(COMMISSIONS):
        state.owner[commission] = NOBODY
    for art in range(ARTS):
        state.most[art] = NOBODY
    state.offered = NOTHING
    state.highest_bidder = NOBODY


def hand_out_florins(state: State) -> None:
    """BO-2."""
    for seat in range(state.seats):
        state.florins[seat] = FLORINS


def deal_patrons(state: State) -> None:
    """BO-2: one to each in secret, the others are set aside."""
    for patron in range(PATRONS):
        state.other_patrons[patron] = patron
    shuffle(state.generator, state.other_patrons, PATRONS)
    for seat in range(state.seats):
        last = PATRONS - 1 - seat
        state.patron[seat] = state.other_patrons[last]
        state.other_patrons[last] = 0
        whisper(state, seat, PATRON_DEALT, seat, state.patron[seat])


def shuffle_commissions(state: State) -> None:
    """BO-1: those at the bottom are set aside."""
    for commission in range(COMMISSIONS):
        state.deck[commission] = commission
    state.deck_size = COMMISSIONS
    shuffle(state.generator, state.deck, COMMISSIONS)


def commissions_to_come(state: State) -> int:
    """BO-1: how many will still be turned up: all but those set aside."""
    return state.deck_size - ASIDE[state.seats]


def turn_up(state: State, place_open: int) -> None:
    """BO-3, BO-22: the top of a deck that has one."""
    reveal(state)
    state.deck_size -= 1
    state.open[place_open] = state.deck[state.deck_size]
    state.deck[state.deck_size] = 0
    tell(state, COMMISSION_TURNED_UP, state.open[place_open])
