"""Action turns (PF-30): whose turn it is, how many actions are left, and when a turn is over."""

from __future__ import annotations

from signoria.core.rules.events import tell
from signoria.core.rules.seats import next_seat
from signoria.games.princes_of_florence.rules.recruiting import can_recruit
from signoria.games.princes_of_florence.rules.rounds import can_use_professor, end_round
from signoria.games.princes_of_florence.state import (
    ACT,
    ACTIONS_STAGE,
    CARDINAL,
    MERCHANT,
    NEXT,
    PROFESSOR,
    TURN_ENDED,
    State,
)

ACTIONS_A_TURN = 2


def start_actions(state: State) -> None:
    """PF-30: from the first player clockwise."""
    state.stage = ACTIONS_STAGE
    start_turn(state, state.first)


def start_turn(state: State, seat: int) -> None:
    """PF-30: two actions; PF-106: three with the cardinal."""
    state.turn = seat
    state.actions_left = ACTIONS_A_TURN
    if state.character_owner[CARDINAL] == seat:
        state.actions_left += 1
    state.actor = seat
    state.phase = ACT


def continue_turn(state: State) -> None:
    """PF-30: on with the turn, which ends by itself when nothing is left to do. (ruling: PF-30)"""
    state.actor = state.turn
    if state.actions_left > 0 or can_act_without_action(state, state.turn):
        state.phase = ACT
    else:
        end_turn(state)


def can_act_without_action(state: State, seat: int) -> int:
    """PF-25, PF-108, PF-109: recruiting, the merchant's points and the professor take no action."""
    if can_recruit(state, seat) or state.character_owner[MERCHANT] == seat:
        return 1
    return 1 if state.character_owner[PROFESSOR] == seat and can_use_professor(state) else 0


def spend_action(state: State) -> None:
    """PF-30: an action is over."""
    state.actions_left -= 1
    state.phase = NEXT


def end_turn(state: State) -> None:
    """PF-30: the next player clockwise; after the last the round ends."""
    tell(state, TURN_ENDED, state.turn)
    state.actions_left = 0
    state.drew_profession = 0
    state.took_freedom = 0
    state.refusals = 0
    following = next_seat(state, state.turn)
    if following == state.first:
        end_round(state)
    else:
        start_turn(state, following)
