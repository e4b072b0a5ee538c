"""How a game goes on: who decides now, and what needs no decision in between."""

from __future__ import annotations

from signoria.games.habemus_papam.rules.action_cards import have_all_chosen, resolve_next, reveal_actions
from signoria.games.habemus_papam.rules.bidding import rank_bids, reveal_bids, start_bids, start_second_bids
from signoria.games.habemus_papam.rules.counting_votes import end_round
from signoria.games.habemus_papam.rules.revealing import begin_round, play_with_orders
from signoria.games.habemus_papam.rules.setting_up import setup_table
from signoria.games.habemus_papam.rules.taking import ask_next_taker
from signoria.games.habemus_papam.state import (
    ACTION,
    BID,
    BID_SECOND,
    NEW_ROUND,
    NEXT_TAKER,
    ORDER,
    OVER,
    RANK_BIDS,
    RESOLVE,
    SECOND_BIDS,
    START_BIDS,
    State,
)


def all_choose(state: State) -> int:
    """Whether everybody who is asked chooses at the same time."""
    return 1 if state.phase == ACTION or state.phase == BID or state.phase == BID_SECOND or state.phase == ORDER else 0


def to_act(state: State) -> int:
    """A bit for each seat that may act."""
    if state.phase == OVER:
        return 0
    if all_choose(state):
        return (1 << state.seats) - 1 & ~state.chosen
    return 1 << state.turn


def setup(state: State) -> None:
    """Set the table up and begin the first round."""
    setup_table(state)
    go_on(state)


def open_choices(state: State) -> None:
    """HP-11, HP-12, HP-20: all have chosen in secret."""
    if state.phase == ACTION:
        reveal_actions(state)
    elif state.phase == ORDER:
        play_with_orders(state)
    else:
        reveal_bids(state)


def go_on(state: State) -> None:
    """Do what needs no decision, until somebody is asked or the game is over."""
    if all_choose(state) and have_all_chosen(state):
        open_choices(state)
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
