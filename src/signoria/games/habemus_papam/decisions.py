"""What follows a decision: the move itself, and all that needs no decision until somebody is asked."""

from __future__ import annotations

from signoria.games.habemus_papam.action_cards import (
    NO_CARD,
    bribe,
    choose_action,
    choose_first_to_swap,
    decline_swap,
    resolve_next,
    swap,
)
from signoria.games.habemus_papam.bidding import choose_bid, rank_bids, start_bids, start_second_bids
from signoria.games.habemus_papam.counting_votes import end_round
from signoria.games.habemus_papam.revealing import begin_round, discard_order
from signoria.games.habemus_papam.setting_up import setup_table
from signoria.games.habemus_papam.state import (
    ACTION,
    BID,
    BID_GEMS,
    BID_SECOND,
    BRIBE_WHOM,
    CHOOSE_PERSON,
    CHOOSE_SEAT,
    DISCARD_ORDER,
    NAME_VICTIM,
    NEW_ROUND,
    NEXT_TAKER,
    ORDER,
    PASS,
    PLAY_ACTION,
    RANK_BIDS,
    RESOLVE,
    SECOND_BIDS,
    START_BIDS,
    SWAP_ONE,
    SWAP_OTHER,
    TAKE,
    TAKE_CARD,
    State,
)
from signoria.games.habemus_papam.taking import ask_next_taker, exclude, name_victim, take_card


def setup(state: State) -> None:
    """Set the table up and begin the first round."""
    setup_table(state)
    go_on(state)


def go_on(state: State) -> None:
    """Do what needs no decision, until somebody is asked or the game is over."""
    while state.phase >= NEW_ROUND:
        if state.phase == NEXT_TAKER:
            ask_next_taker(state)
        elif state.phase == RESOLVE:
            resolve_next(state)
        elif state.phase == START_BIDS:
            start_bids(state)
        elif state.phase == SECOND_BIDS:
            start_second_bids(state)
        elif state.phase == RANK_BIDS:
            rank_bids(state)
        elif state.phase == NEW_ROUND:
            begin_round(state)
        else:
            end_round(state)


def apply(state: State, seat: int, action: int) -> None:
    """Make a legal move, and go on to the next decision."""
    if state.phase == BID or state.phase == BID_SECOND:
        choose_bid(state, seat, action - BID_GEMS)
    elif state.phase == TAKE:
        take_card(state, seat, action - TAKE_CARD)
    elif state.phase == ACTION:
        choose_action(state, seat, NO_CARD if action == PASS else action - PLAY_ACTION)
    elif state.phase == ORDER:
        discard_order(state, seat, action - DISCARD_ORDER)
    elif state.phase == NAME_VICTIM:
        name_victim(state, seat, action - CHOOSE_SEAT)
    elif action == PASS:
        decline_swap(state, seat)
    else:
        choose_person(state, seat, action - CHOOSE_PERSON)
    go_on(state)


def choose_person(state: State, seat: int, person: int) -> None:
    """By what the person is chosen for."""
    if state.phase == BRIBE_WHOM:
        bribe(state, seat, person)
    elif state.phase == SWAP_ONE:
        choose_first_to_swap(state, person)
    elif state.phase == SWAP_OTHER:
        swap(state, seat, person)
    else:
        exclude(state, seat, person)
