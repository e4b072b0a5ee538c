"""Morra's rules: MO-1 to MO-3."""

from __future__ import annotations

from signoria.core.rules.chance import below, shuffle, shuffle_anew
from signoria.core.rules.events import reveal, tell
from signoria.games.morra.components import PRIZE
from signoria.games.morra.state import CHOOSE, FINGERS, FINGERS_SHOWN, OVER, PRIZE_TURNED_UP, PRIZE_WON, PRIZES, State

NOBODY = -1


def setup(state: State) -> None:
    if state.first == NOBODY:
        state.first = below(state.generator, state.seats)
    for number in range(PRIZES):
        state.deck[number] = number
    state.deck_size = PRIZES
    shuffle(state.generator, state.deck, PRIZES)
    turn_up(state)


def turn_up(state: State) -> None:
    """MO-1: a prize a round, until there is none left."""
    reveal(state)
    state.round_number += 1
    state.phase = OVER
    if state.deck_size > 0:
        state.phase = CHOOSE
        state.deck_size -= 1
        state.prize = state.deck[state.deck_size]
        state.deck[state.deck_size] = 0
        tell(state, PRIZE_TURNED_UP, PRIZE[state.prize])


def to_act(state: State) -> int:
    """MO-2: all who have not chosen yet."""
    waiting = 0
    if state.phase == CHOOSE:
        for seat in range(state.seats):
            if not state.has_chosen[seat]:
                waiting |= 1 << seat
    return waiting


def choose(state: State, seat: int, fingers: int) -> None:
    """MO-2: once a round."""
    state.choice[seat] = fingers
    state.has_chosen[seat] = 1


def show_fingers_if_all_chose(state: State) -> None:
    """MO-2: all at once."""
    if to_act(state) == 0:
        show_fingers(state)


def show_fingers(state: State) -> None:
    """MO-3: who alone shows most takes the prize."""
    reveal(state)
    winner = NOBODY
    most = 0
    for seat in range(state.seats):
        tell(state, FINGERS_SHOWN, seat, state.choice[seat])
        if state.choice[seat] > most:
            most = state.choice[seat]
            winner = seat
        elif state.choice[seat] == most:
            winner = NOBODY
    if winner != NOBODY:
        state.points[winner] += PRIZE[state.prize] * (2 if state.double else 1)
        tell(state, PRIZE_WON, winner, PRIZE[state.prize])
    for seat in range(state.seats):
        state.choice[seat] = 0
        state.has_chosen[seat] = 0
    turn_up(state)


def points(state: State, seat: int) -> int:
    return state.points[seat]


def place(state: State, seat: int) -> int:
    rank = 1
    for other in range(state.seats):
        if state.points[other] > state.points[seat]:
            rank += 1
    return rank


def redeal(state: State, seat: int) -> None:
    """The order of the prizes to come, and what the others have chosen and not shown."""
    shuffle_anew(state.generator, state.deck, state.deck_size)
    for other in range(state.seats):
        if other != seat and state.has_chosen[other]:
            state.choice[other] = 1 + below(state.generator, FINGERS)


def weight_of_showing(state: State, fingers: int) -> int:
    """An apprentice shows all it can."""
    return fingers
