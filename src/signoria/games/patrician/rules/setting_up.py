"""Setting up (PA-1 to PA-6)."""

from __future__ import annotations

from signoria.core.rules.chance import below, shuffle
from signoria.core.rules.events import reveal, tell, whisper
from signoria.games.patrician.components import (
    AMBASSADORS,
    CARD_CITY,
    CARD_SYMBOL,
    CARDS,
    CITIES,
    FLOORS,
    HAND,
    IN_PLAY,
    MESSENGERS,
    STAR,
    TOWERS,
)
from signoria.games.patrician.state import (
    CARD_DEALT,
    CARD_TURNED_UP,
    GAME_BEGUN,
    NOBODY,
    NOTHING,
    PLAY,
    State,
)


def setup(state: State) -> None:
    """Set the table up; seats, first seat (or nobody), options and generator are given, all else is zero."""
    draw_first_player(state)
    clear_board(state)
    hand_out_pieces(state)
    deal_star_cards(state)
    turn_up_cards(state)
    state.turn = state.first
    state.phase = PLAY
    reveal(state)


def draw_first_player(state: State) -> None:
    """PA-6: by lot, unless the table named one."""
    if state.first == NOBODY:
        state.first = below(state.generator, state.seats)
    tell(state, GAME_BEGUN, state.first)


def is_in_play(state: State, city: int) -> int:
    """PA-1: Pistoia is in play with five players only."""
    return IN_PLAY[city, state.seats]


def clear_board(state: State) -> None:
    """PA-2: two empty sites and two prestige tiles at each city."""
    for tower in range(TOWERS):
        state.tile_owner[tower] = NOBODY
    for city in range(CITIES):
        state.face_up[city] = NOTHING
    for letter in range(AMBASSADORS):
        state.ambassador_owner[letter] = NOBODY
    state.burdened = NOBODY
    state.card_played = NOTHING


def hand_out_pieces(state: State) -> None:
    """PA-3, PA-50: floors and messengers by the number of players."""
    for seat in range(state.seats):
        state.reserve[seat] = FLOORS[state.seats]
        state.top_card[seat] = NOTHING
        if state.messengers:
            state.messengers_left[seat] = MESSENGERS[state.seats]


def deal_star_cards(state: State) -> None:
    """PA-4: three star cards to each; what is left of them is shuffled with all other cards."""
    for card in range(CARDS):
        if is_in_play(state, CARD_CITY[card]) and CARD_SYMBOL[card] == STAR:
            put_on_deck(state, card)
    shuffle(state.generator, state.deck, state.deck_size)
    for seat in range(state.seats):
        for place_in_hand in range(HAND):
            card = draw_card(state)
            state.hand[seat, place_in_hand] = card
            whisper(state, seat, CARD_DEALT, seat, card)
        state.hand_size[seat] = HAND
    for card in range(CARDS):
        if is_in_play(state, CARD_CITY[card]) and CARD_SYMBOL[card] != STAR:
            put_on_deck(state, card)
    shuffle(state.generator, state.deck, state.deck_size)


def put_on_deck(state: State, card: int) -> None:
    state.deck[state.deck_size] = card
    state.deck_size += 1


def draw_card(state: State) -> int:
    """Take the top card of a deck that has one."""
    state.deck_size -= 1
    card = state.deck[state.deck_size]
    state.deck[state.deck_size] = 0
    return card


def turn_up_cards(state: State) -> None:
    """PA-5: a card from the deck at each city in play."""
    for city in range(CITIES):
        if is_in_play(state, city):
            turn_up_card(state, city)


def turn_up_card(state: State, city: int) -> None:
    """Lay the top card of a deck that has one face up at a city."""
    reveal(state)
    card = draw_card(state)
    state.face_up[city] = card
    state.seen |= 1 << card
    tell(state, CARD_TURNED_UP, city, card)
