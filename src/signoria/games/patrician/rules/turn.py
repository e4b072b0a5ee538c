"""A turn (PA-10 to PA-19): play, build, move, take, turn up; then perhaps a messenger."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.events import reveal, tell
from signoria.core.rules.state_record import Row
from signoria.games.patrician.components import (
    CARD_CITY,
    CARD_CRESTS,
    CARD_HEAD,
    CARD_HEADS,
    CARD_SYMBOL,
    CHOICE,
    CITIES,
    MOVE,
    SITES,
    TOWERS,
)
from signoria.games.patrician.rules.messengers import can_send_somewhere, send_messenger
from signoria.games.patrician.rules.scoring import (
    add_floor,
    may_add_floor,
    remove_top_floor,
    score_if_full,
    score_what_is_left,
)
from signoria.games.patrician.rules.setting_up import turn_up_card
from signoria.games.patrician.rules.the_end import end_game
from signoria.games.patrician.state import (
    BUILD,
    CARD_PLAYED,
    CARD_TAKEN,
    FLOOR_BUILT,
    FLOOR_MOVED,
    MESSENGER_KEPT,
    MOVE_FLOOR,
    MOVE_FORGONE,
    NOTHING,
    OVER,
    PLAY,
    SEND,
    TAKE,
    State,
)


def to_act(state: State) -> int:
    """A bit for each seat that may act: always the one whose turn it is."""
    return 0 if state.phase == OVER else 1 << state.turn


# -- play a card (PA-10)


def place_in_hand(state: State, seat: int, card: int) -> int:
    """Where a card is in a hand; NOTHING if it is not there."""
    for held in range(state.hand_size[seat]):
        if state.hand[seat, held] == card:
            return held
    return NOTHING


def may_play_card(state: State, seat: int, card: int) -> int:
    """PA-10: a card of the own hand."""
    return 10 if place_in_hand(state, seat, card) == NOTHING else 0


def list_hand(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """PA-10: any card of the hand."""
    for held in range(state.hand_size[seat]):
        moves[count + held] = first + state.hand[seat, held]
    return count + state.hand_size[seat]


def play_card(state: State, seat: int, card: int) -> None:
    """PA-10: face up on top of the own pile."""
    if not has_bit(state.seen, card):
        reveal(state, seat)
    take_out_of_hand(state, seat, card)
    state.seen |= 1 << card
    state.pile[seat] |= 1 << card
    state.pile_size[seat] += 1
    state.top_card[seat] = card
    if CARD_HEADS[card] > 0:
        state.heads[seat, CARD_HEAD[card]] += CARD_HEADS[card]
    state.card_played = card
    state.floors_due = CARD_CRESTS[card]
    state.phase = BUILD
    tell(state, CARD_PLAYED, seat, card)


def take_out_of_hand(state: State, seat: int, card: int) -> None:
    """Close the gap so that a hand keeps its order."""
    for held in range(place_in_hand(state, seat, card), state.hand_size[seat] - 1):
        state.hand[seat, held] = state.hand[seat, held + 1]
    state.hand_size[seat] -= 1
    state.hand[seat, state.hand_size[seat]] = 0


# -- build (PA-11 to PA-13)


def may_build(state: State, tower: int) -> int:
    """PA-11: in the card's city; PA-12: within its capacity; PA-13: its last floor goes to an empty site."""
    return may_add_floor(state, tower) if tower >> 1 == CARD_CITY[state.card_played] else 11


def list_sites(state: State, moves: Row, count: int, first: int) -> int:
    """PA-11: either site of the card's city, unless a clause forbids it."""
    city = CARD_CITY[state.card_played]
    for tower in range(city * SITES, city * SITES + SITES):
        if may_build(state, tower) == 0:
            moves[count] = first + tower
            count += 1
    return count


def build_floor(state: State, seat: int, tower: int) -> None:
    """PA-11: a floor from the reserve; PA-20: a full city is scored at once."""
    city = tower >> 1
    add_floor(state, tower, seat)
    state.reserve[seat] -= 1
    state.floors_due -= 1
    tell(state, FLOOR_BUILT, seat, city, tower & 1)
    score_if_full(state, city)
    if state.floors_due == 0:
        after_building(state, seat)


def after_building(state: State, seat: int) -> None:
    """PA-14: a move if the card allows one and one is possible, else on to the taking."""
    if is_last_card_of_the_game(state):
        score_what_is_left(state)
    if can_move_somewhere(state, seat):
        state.phase = MOVE_FLOOR
    else:
        start_taking(state, seat)


def is_last_card_of_the_game(state: State) -> int:
    """PA-18, PA-23: nobody holds a card and none can be taken."""
    for seat in range(state.seats):
        if state.hand_size[seat] > 0:
            return 0
    return 1 if cities_with_a_card(state) == 0 else 0


# -- move a floor (PA-14)


def may_move(state: State, seat: int, tower: int) -> int:
    """PA-14: with the move symbol, in another city, not scored, in which one owns a floor; a tower that has floors."""
    city = tower >> 1
    if CARD_SYMBOL[state.card_played] != MOVE or city == CARD_CITY[state.card_played] or state.scored[city]:
        return 14
    if state.height[tower] == 0 or state.floors_of[seat, tower] + state.floors_of[seat, tower ^ 1] == 0:
        return 14
    return 0


def can_move_somewhere(state: State, seat: int) -> int:
    """Whether there is any floor this seat may move now."""
    if CARD_SYMBOL[state.card_played] == MOVE:
        for tower in range(TOWERS):
            if may_move(state, seat, tower) == 0:
                return 1
    return 0


def move_floor(state: State, seat: int, tower: int) -> None:
    """PA-14: the top floor of a tower goes on top of the other tower of its city."""
    owner = remove_top_floor(state, tower)
    add_floor(state, tower ^ 1, owner)
    tell(state, FLOOR_MOVED, seat, tower >> 1, tower & 1, owner)
    start_taking(state, seat)


def move_nothing(state: State, seat: int) -> None:
    """PA-14: one may, but need not."""
    tell(state, MOVE_FORGONE, seat)
    start_taking(state, seat)


# -- take a card and turn one up (PA-15 to PA-17)


def cities_with_a_card(state: State) -> int:
    """How many cities have a card lying face up."""
    count = 0
    for city in range(CITIES):
        if state.face_up[city] != NOTHING:
            count += 1
    return count


def may_choose_card(state: State) -> int:
    """PA-15: with the question mark; PA-16: or when the city built in has no card."""
    if CARD_SYMBOL[state.card_played] == CHOICE or state.face_up[CARD_CITY[state.card_played]] == NOTHING:
        return 1
    return 0


def may_take(state: State, city: int) -> int:
    """PA-15: the card of the city built in, unless one may choose; PA-16: of a city that has one."""
    if state.face_up[city] == NOTHING:
        return 16
    if not may_choose_card(state) and city != CARD_CITY[state.card_played]:
        return 15
    return 0


def start_taking(state: State, seat: int) -> None:
    """Taking is compulsory: it is asked only when there is a choice. (ruling: PA-15)"""
    if cities_with_a_card(state) == 0:
        start_sending(state, seat)
    elif not may_choose_card(state):
        take_card(state, seat, CARD_CITY[state.card_played])
    elif cities_with_a_card(state) == 1:
        take_card(state, seat, only_city_with_a_card(state))
    else:
        state.phase = TAKE


def only_city_with_a_card(state: State) -> int:
    """The first city with a card lying face up."""
    city = 0
    while state.face_up[city] == NOTHING:
        city += 1
    return city


def take_card(state: State, seat: int, city: int) -> None:
    """PA-15: into the hand; PA-17: the city it lay at gets the top card of the deck."""
    card = state.face_up[city]
    state.hand[seat, state.hand_size[seat]] = card
    state.hand_size[seat] += 1
    state.face_up[city] = NOTHING
    tell(state, CARD_TAKEN, seat, city, card)
    if state.deck_size > 0:
        turn_up_card(state, city)
    start_sending(state, seat)


# -- after the five steps (PA-18, PA-51)


def start_sending(state: State, seat: int) -> None:
    """PA-51: a messenger may be sent after the five steps, if one can be."""
    if can_send_somewhere(state, seat):
        state.phase = SEND
    else:
        end_turn(state)


def send_between(state: State, seat: int, road: int) -> None:
    """PA-51: one messenger, and the turn is over."""
    send_messenger(state, seat, road)
    end_turn(state)


def send_nobody(state: State, seat: int) -> None:
    """PA-51: one may, but need not."""
    tell(state, MESSENGER_KEPT, seat)
    end_turn(state)


def end_turn(state: State) -> None:
    """PA-6, PA-18: the next seat clockwise that has cards; nobody has any: the end."""
    state.card_played = NOTHING
    for _ in range(state.seats):
        state.turn = 0 if state.turn + 1 == state.seats else state.turn + 1
        if state.hand_size[state.turn] > 0:
            state.phase = PLAY
            return
    end_game(state)
