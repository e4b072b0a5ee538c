"""Setting up (IP-1 to IP-7): cities, cards, coins, shields, the marker."""

from __future__ import annotations

from signoria.core.rules.chance import below, shuffle
from signoria.core.rules.events import reveal, tell
from signoria.games.il_principe.components import CARDS_OF_COLOUR, CITIES_OUT, SHIELDS, START_COINS
from signoria.games.il_principe.constants import CITIES, COLOURS, FACE_UP, ROLES
from signoria.games.il_principe.state import CITY_TURNED_UP, GAME_BEGUN, NEW_ROUND, NOBODY, NOTHING, State


def setup_table(state: State) -> None:
    """Set the table up; seats, first seat (or nobody), options and generator are given, all else is zero."""
    draw_first_player(state)
    clear_table(state)
    hand_out(state)
    shuffle_buildings(state)
    shuffle_cities(state)
    for place_on_offer in range(FACE_UP):
        turn_up_city(state, place_on_offer)
    state.phase = NEW_ROUND


def draw_first_player(state: State) -> None:
    """IP-5: the marker, by lot unless the table named somebody."""
    if state.first == NOBODY:
        state.first = below(state.generator, state.seats)
    state.principe = state.first
    tell(state, GAME_BEGUN, state.first)


def clear_table(state: State) -> None:
    """IP-6: all roles lie on the board; no city is built."""
    for role in range(ROLES):
        state.holder[role] = NOBODY
    for city in range(CITIES):
        state.built_by[city] = NOBODY
    for place_on_offer in range(FACE_UP):
        state.face_up[place_on_offer] = NOTHING
    for seat in range(state.seats):
        state.choice[seat] = NOTHING
    state.bidder = NOBODY
    state.city = NOTHING
    state.role = NOTHING
    state.colour = NOTHING


def hand_out(state: State) -> None:
    """IP-1: shields; IP-4: coins."""
    for seat in range(state.seats):
        state.shields_left[seat] = SHIELDS[state.edition]
        state.coins[seat] = START_COINS[state.edition, state.abundance]


def shuffle_buildings(state: State) -> None:
    """IP-2: the building cards; IP-7: fewer with two players."""
    for colour in range(COLOURS):
        state.deck[colour] = CARDS_OF_COLOUR[state.seats]
    state.deck_size = COLOURS * CARDS_OF_COLOUR[state.seats]


def shuffle_cities(state: State) -> None:
    """IP-3: the city cards; IP-7: with two players the first of them are left out unseen."""
    for city in range(CITIES):
        state.city_pile[city] = city
    shuffle(state.generator, state.city_pile, CITIES)
    state.city_pile_size = CITIES - CITIES_OUT[state.seats]


def turn_up_city(state: State, place_on_offer: int) -> None:
    """IP-3, IP-36: the next city of a pile that has one, face up."""
    reveal(state)
    top = CITIES_OUT[state.seats] + state.city_pile_size - 1
    city = state.city_pile[top]
    state.city_pile[top] = 0
    state.city_pile_size -= 1
    state.face_up[place_on_offer] = city
    tell(state, CITY_TURNED_UP, city)
