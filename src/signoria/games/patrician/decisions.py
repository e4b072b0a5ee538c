"""What may be decided, by whom, and what follows: moves by number, spread over the chapters."""

from __future__ import annotations

from signoria.core.events import tell
from signoria.core.record import Row
from signoria.games.patrician.components import CARD_CITY, CITIES, ROADS, SITES, TOWERS
from signoria.games.patrician.messengers import may_send, send_messenger
from signoria.games.patrician.state import (
    ACTIONS,
    BUILD,
    BUILD_ON,
    MESSENGER_KEPT,
    MOVE_FLOOR,
    MOVE_FORGONE,
    MOVE_FROM,
    OVER,
    PASS,
    PLAY,
    PLAY_CARD,
    SEND,
    SEND_BETWEEN,
    TAKE,
    TAKE_AT,
    State,
)
from signoria.games.patrician.turn import (
    build_floor,
    end_turn,
    may_build,
    may_move,
    may_play_card,
    may_take,
    move_floor,
    play_card,
    start_taking,
    take_card,
)


def to_act(state: State) -> int:
    """A bit for each seat that may act: always the one whose turn it is."""
    return 0 if state.phase == OVER else 1 << state.turn


def phase_of(action: int) -> int:
    """The phase a move belongs to (a pass: that of moving a floor)."""
    if action < BUILD_ON:
        return PLAY
    if action < MOVE_FROM:
        return BUILD
    if action < TAKE_AT:
        return MOVE_FLOOR
    if action < SEND_BETWEEN:
        return TAKE
    return SEND


def clause_of_phase(phase: int) -> int:
    """The clause that says what is to be done now."""
    if phase == PLAY:
        return 10
    if phase == BUILD:
        return 11
    if phase == MOVE_FLOOR:
        return 14
    if phase == TAKE:
        return 15
    return 51


def may(state: State, seat: int, action: int) -> int:
    """0, or the number of the clause that forbids this move now."""
    if state.phase == OVER:
        return 18
    if seat != state.turn:
        return 6
    if action < 0 or action >= ACTIONS:
        return clause_of_phase(state.phase)
    if action == PASS:
        return 0 if state.phase == MOVE_FLOOR or state.phase == SEND else clause_of_phase(state.phase)
    if phase_of(action) != state.phase:
        return clause_of_phase(state.phase)
    if state.phase == PLAY:
        return may_play_card(state, seat, action - PLAY_CARD)
    if state.phase == BUILD:
        return may_build(state, action - BUILD_ON)
    if state.phase == MOVE_FLOOR:
        return may_move(state, seat, action - MOVE_FROM)
    if state.phase == TAKE:
        return may_take(state, action - TAKE_AT)
    return may_send(state, seat, action - SEND_BETWEEN)


def legal(state: State, seat: int, moves: Row) -> int:
    """Write the numbers of this seat's legal moves; how many there are."""
    if state.phase == OVER or seat != state.turn:
        return 0
    if state.phase == PLAY:
        return legal_cards(state, seat, moves)
    if state.phase == BUILD:
        return legal_floors(state, moves)
    if state.phase == MOVE_FLOOR:
        return legal_floor_moves(state, seat, moves)
    if state.phase == TAKE:
        return legal_takings(state, moves)
    return legal_messengers(state, seat, moves)


def legal_cards(state: State, seat: int, moves: Row) -> int:
    """PA-10: any card of the hand."""
    for held in range(state.hand_size[seat]):
        moves[held] = PLAY_CARD + state.hand[seat, held]
    return state.hand_size[seat]


def legal_floors(state: State, moves: Row) -> int:
    """PA-11: either site of the card's city, unless a clause forbids it."""
    count = 0
    city = CARD_CITY[state.card_played]
    for tower in range(city * SITES, city * SITES + SITES):
        if may_build(state, tower) == 0:
            moves[count] = BUILD_ON + tower
            count += 1
    return count


def legal_floor_moves(state: State, seat: int, moves: Row) -> int:
    """PA-14: any floor that may be moved, or none."""
    count = 0
    for tower in range(TOWERS):
        if may_move(state, seat, tower) == 0:
            moves[count] = MOVE_FROM + tower
            count += 1
    moves[count] = PASS
    return count + 1


def legal_takings(state: State, moves: Row) -> int:
    """PA-15, PA-16: the cards one may choose from."""
    count = 0
    for city in range(CITIES):
        if may_take(state, city) == 0:
            moves[count] = TAKE_AT + city
            count += 1
    return count


def legal_messengers(state: State, seat: int, moves: Row) -> int:
    """PA-51: any road a messenger may be sent to, or none."""
    count = 0
    for road in range(ROADS):
        if may_send(state, seat, road) == 0:
            moves[count] = SEND_BETWEEN + road
            count += 1
    moves[count] = PASS
    return count + 1


def apply(state: State, seat: int, action: int) -> None:
    """Make a legal move."""
    if state.phase == PLAY:
        play_card(state, seat, action - PLAY_CARD)
    elif state.phase == BUILD:
        build_floor(state, seat, action - BUILD_ON)
    elif state.phase == MOVE_FLOOR:
        if action == PASS:
            tell(state, MOVE_FORGONE, seat)
            start_taking(state, seat)
        else:
            move_floor(state, seat, action - MOVE_FROM)
    elif state.phase == TAKE:
        take_card(state, seat, action - TAKE_AT)
    else:
        if action == PASS:
            tell(state, MESSENGER_KEPT, seat)
        else:
            send_messenger(state, seat, action - SEND_BETWEEN)
        end_turn(state)
