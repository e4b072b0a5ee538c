"""Morra's rules: MO-1 to MO-3."""

from __future__ import annotations

from signoria.core.chance import below, shuffle, shuffle_anew
from signoria.core.events import reveal, tell
from signoria.core.record import Row
from signoria.games.morra.components import PRIZE
from signoria.games.morra.state import FINGERS, PRIZES, State

NOBODY = -1
PRIZE_TURNED_UP, FINGERS_SHOWN, PRIZE_WON = range(3)


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
    if state.deck_size > 0:
        state.deck_size -= 1
        state.prize = state.deck[state.deck_size]
        state.deck[state.deck_size] = 0
        tell(state, PRIZE_TURNED_UP, PRIZE[state.prize])


def is_over(state: State) -> int:
    return 1 if state.round_number > PRIZES else 0


def to_act(state: State) -> int:
    """MO-2: all who have not chosen yet."""
    waiting = 0
    if not is_over(state):
        for seat in range(state.seats):
            if not state.has_chosen[seat]:
                waiting |= 1 << seat
    return waiting


def may(state: State, seat: int, action: int) -> int:
    """MO-2: once a round; MO-1: while there are prizes."""
    if is_over(state):
        return 1
    if state.has_chosen[seat] or action < 0 or action >= FINGERS:
        return 2
    return 0


def legal(state: State, seat: int, moves: Row) -> int:
    count = 0
    for fingers in range(FINGERS):
        if may(state, seat, fingers) == 0:
            moves[count] = fingers
            count += 1
    return count


def apply(state: State, seat: int, action: int) -> None:
    state.choice[seat] = action
    state.has_chosen[seat] = 1
    if to_act(state) == 0:
        show_fingers(state)


def show_fingers(state: State) -> None:
    """MO-3: who alone shows most takes the prize."""
    reveal(state)
    winner = NOBODY
    most = -1
    for seat in range(state.seats):
        tell(state, FINGERS_SHOWN, seat, state.choice[seat] + 1)
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
            state.choice[other] = below(state.generator, FINGERS)


def weigh(state: State, seat: int, moves: Row, count: int, weights: Row) -> None:
    for index in range(count):
        weights[index] = moves[index] + 1
