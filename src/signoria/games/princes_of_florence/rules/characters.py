"""Muse & Princess, phase A2 (PF-100 to PF-104, PF-108 to PF-110): pieces on characters, round and round."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.events import reveal, tell
from signoria.core.rules.seats import next_seat
from signoria.core.rules.state_record import Row
from signoria.games.princes_of_florence.components import BANKER_GROWTH, BANKER_START, CHARACTER_HIGH, CHARACTER_LOW
from signoria.games.princes_of_florence.constants import CHARACTERS
from signoria.games.princes_of_florence.rules.money import pay
from signoria.games.princes_of_florence.rules.rounds import (
    ask_for_professor,
    can_use_professor,
    lose_professor,
)
from signoria.games.princes_of_florence.rules.turns import start_actions
from signoria.games.princes_of_florence.state import (
    BANKER,
    BANKER_PAID,
    CHARACTER,
    CHARACTER_BIDS,
    CHARACTER_CHOSEN,
    CHARACTER_PASSED,
    CHARACTER_TAKEN,
    LAST_CALL,
    MERCHANT,
    MERCHANT_PHASE,
    NEXT,
    NOBODY,
    NOTHING,
    NUMBERS,
    PROFESSOR,
    PROFESSOR_PHASE,
    State,
)


def start_last_call(state: State) -> None:
    """PF-109: the professor of the last round can be used for the last time when the next A2 starts."""
    state.stage = LAST_CALL
    if can_use_professor(state):
        ask_for_professor(state)
    else:
        start_characters(state)


def start_characters(state: State) -> None:
    """PF-104: all characters lie ready; PF-110: money on the banker; PF-100: from the first player clockwise."""
    lose_professor(state)
    for character in range(CHARACTERS):
        state.character_owner[character] = NOBODY
    if state.round > 1:
        fill_banker(state)
    state.taken = 0
    state.settled = 0
    state.turn = state.first
    state.stage = CHARACTER_BIDS
    ask_next_character(state)


def fill_banker(state: State) -> None:
    """PF-110: 100 more if nobody took the banker last time, 600 if somebody did."""
    if state.banker_taker == NOBODY:
        state.banker_money += BANKER_GROWTH
    else:
        state.banker_money = BANKER_START
    state.banker_taker = NOBODY


def go_on_with_characters(state: State) -> None:
    """PF-100: the next player clockwise."""
    state.turn = next_seat(state, state.turn)
    ask_next_character(state)


def ask_next_character(state: State) -> None:
    """PF-102: a piece still on a card is settled at its owner's turn; PF-103: until all have passed or taken."""
    while state.settled != (1 << state.seats) - 1:
        if not has_bit(state.settled, state.turn):
            state.actor = state.turn
            if state.standing[state.turn] == NOTHING:
                state.phase = CHARACTER
                return
            if take_character(state, state.turn):
                return
        state.turn = next_seat(state, state.turn)
    start_actions(state)


def holder_of(state: State, character: int) -> int:
    """Whose piece stands on a character."""
    for seat in range(state.seats):
        if state.standing[seat] == character:
            return seat
    return NOBODY


def may_stand(state: State, seat: int, character: int, number: int) -> int:
    """PF-102: not yet taken; PF-103: a number of its card, within the florins; PF-101: higher than a piece there."""
    if has_bit(state.taken, character):
        return 102
    if number < CHARACTER_LOW[character] or number > CHARACTER_HIGH[character] or number > state.florins[seat]:
        return 103
    holder = holder_of(state, character)
    return 101 if holder != NOBODY and number <= state.number[holder] else 0


def list_numbers(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """PF-101, PF-103: every number one can pay on a character not yet taken, above a piece that stands there."""
    for character in range(CHARACTERS):
        if not has_bit(state.taken, character):
            low = CHARACTER_LOW[character]
            holder = holder_of(state, character)
            if holder != NOBODY:
                low = max(low, state.number[holder] + 1)
            for number in range(low, min(CHARACTER_HIGH[character], state.florins[seat]) + 1):
                moves[count] = first + character * NUMBERS + number
                count += 1
    return count


def stand_on(state: State, seat: int, character: int, number: int) -> None:
    """PF-101: a piece outbid goes back to its owner."""
    holder = holder_of(state, character)
    if holder != NOBODY:
        state.standing[holder] = NOTHING
        state.number[holder] = 0
    state.standing[seat] = character
    state.number[seat] = number
    state.phase = NEXT
    tell(state, CHARACTER_CHOSEN, seat, character, number)


def pass_characters(state: State, seat: int) -> None:
    """PF-101: for good."""
    state.settled |= 1 << seat
    state.phase = NEXT
    tell(state, CHARACTER_PASSED, seat)


def take_character(state: State, seat: int) -> int:
    """PF-102: pay and take it; 1 if it is then to be decided whether to use it at once (PF-108, PF-109)."""
    character = state.standing[seat]
    number = state.number[seat]
    state.standing[seat] = NOTHING
    state.number[seat] = 0
    state.settled |= 1 << seat
    state.taken |= 1 << character
    tell(state, CHARACTER_TAKEN, seat, character, number)
    reveal(state, seat)
    if character == BANKER:
        take_from_banker(state, seat, number)
        return 0
    pay(state, seat, number)
    state.character_owner[character] = seat
    if character == MERCHANT:
        state.phase = MERCHANT_PHASE
        return 1
    if character == PROFESSOR and can_use_professor(state):
        state.phase = PROFESSOR_PHASE
        return 1
    return 0


def take_from_banker(state: State, seat: int, number: int) -> None:
    """PF-110: the florins on the card less the bid, at once."""
    received = state.banker_money - number
    state.florins[seat] += received
    state.banker_money = 0
    state.banker_taker = seat
    tell(state, BANKER_PAID, seat, received)
