"""Phase 3 (IP-30 to IP-38): building a city, laying cards; building after an auction is the same (IP-24)."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits, has_bit, lowest_bit
from signoria.core.rules.events import reveal, tell
from signoria.core.rules.seats import next_seat
from signoria.core.rules.state_record import Row
from signoria.games.il_principe.components import (
    CITY_ICONS,
    CITY_NEEDS,
    CITY_POINTS,
    CITY_PRICE,
    CITY_REGIONS,
    CITY_SHIELDS,
    ROLE_POINTS,
)
from signoria.games.il_principe.constants import COLOURS, FACE_UP, MAX_CARDS_OF_COLOUR
from signoria.games.il_principe.rules.final_scoring import gain
from signoria.games.il_principe.rules.setting_up import turn_up_city
from signoria.games.il_principe.state import (
    BUILDING_FORGONE,
    BY_CITIES,
    BY_OFFICIALS,
    CARDS_LAID,
    CITY_BUILT,
    NEXT_COLOUR,
    NEXT_TURN,
    NOTHING,
    OFFICIALS_PAID,
    OPEN_GROUP,
    SHIELD_PLACED,
    SHIELDS_DUE,
    TURN,
    TURN_PASSED,
    State,
)

# -- turns


def begin_turns(state: State) -> None:
    """IP-30: Il Principe first."""
    state.turn = state.principe
    ask_for_turn(state)


def next_turn(state: State) -> None:
    """IP-8, IP-30: one turn each, clockwise; then the roles."""
    state.turn = next_seat(state, state.turn)
    if state.turn == state.principe:
        state.phase = NEXT_COLOUR
    else:
        ask_for_turn(state)


def ask_for_turn(state: State) -> None:
    """Who holds no card has nothing to decide. (ruling: IP-30)"""
    if state.hand_size[state.turn] > 0:
        state.phase = TURN
    else:
        pass_turn(state, state.turn)


def pass_turn(state: State, seat: int) -> None:
    """IP-30: always allowed."""
    tell(state, TURN_PASSED, seat)
    state.phase = NEXT_TURN


# -- laying cards


def may_lay(state: State, seat: int, colour: int, count: int) -> int:
    """IP-37: hand cards of one colour."""
    return 37 if count > state.hand[seat, colour] else 0


def list_lays(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """IP-37: of every colour, from one card to all of them."""
    for colour in range(COLOURS):
        for cards in range(state.hand[seat, colour]):
            moves[count] = first + colour * MAX_CARDS_OF_COLOUR + cards
            count += 1
    return count


def lay_cards(state: State, seat: int, colour: int, count: int) -> None:
    """IP-37: face up; they stay to the end."""
    reveal(state, seat)
    put_before(state, seat, colour, count)
    tell(state, CARDS_LAID, seat, colour, count)
    state.phase = NEXT_TURN


def put_before(state: State, seat: int, colour: int, count: int) -> None:
    """Cards from a hand, face up before their player; those that were known to be in it are gone first."""
    state.hand[seat, colour] -= count
    state.hand_size[seat] -= count
    state.face_up_cards[seat, colour] += count
    state.known[seat, colour] = max(0, state.known[seat, colour] - count)


# -- building a city


def is_building_allowed(state: State) -> int:
    """IP-31: not in the first round, but for abundance."""
    return 1 if state.round > 1 or state.abundance else 0


def place_on_offer(state: State, city: int) -> int:
    """Where a city lies face up; NOTHING if it does not."""
    for offer in range(FACE_UP):
        if state.face_up[offer] == city:
            return offer
    return NOTHING


def has_buildings_for(state: State, seat: int, city: int) -> int:
    """IP-32: a card in hand for each icon."""
    for colour in range(COLOURS):
        if CITY_NEEDS[city, colour] > state.hand[seat, colour]:
            return 0
    return 1


def may_build(state: State, seat: int, city: int) -> int:
    """IP-31: not yet; IP-32: a face-up city that one has the cards and the coins for."""
    if not is_building_allowed(state):
        return 31
    if place_on_offer(state, city) == NOTHING:
        return 32
    if state.coins[seat] < CITY_PRICE[city]:
        return 32
    return 0 if has_buildings_for(state, seat, city) else 32


def list_cities(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """IP-32: the cities one can build, as they lie."""
    for offer in range(FACE_UP):
        city = state.face_up[offer]
        if city != NOTHING and may_build(state, seat, city) == 0:
            moves[count] = first + city
            count += 1
    return count


def can_be_asked_to_build(state: State, seat: int) -> int:
    """IP-24: the number of cards, which everybody knows, is enough for some city. (ruling: IP-24)"""
    if is_building_allowed(state):
        for offer in range(FACE_UP):
            city = state.face_up[offer]
            if city != NOTHING and CITY_ICONS[city] <= state.hand_size[seat]:
                return 1
    return 0


def build_after_auction(state: State, seat: int, city: int) -> None:
    """IP-24: then the next auction."""
    build(state, seat, city, OPEN_GROUP)


def forgo_building(state: State, seat: int) -> None:
    """IP-24: one may, but need not."""
    tell(state, BUILDING_FORGONE, seat)
    state.phase = OPEN_GROUP


def build_in_turn(state: State, seat: int, city: int) -> None:
    """IP-30: then the next turn."""
    build(state, seat, city, NEXT_TURN)


def build(state: State, seat: int, city: int, after: int) -> None:
    """IP-32: cards and coins; IP-33: points; IP-34: shields; IP-35: the others' roles."""
    reveal(state, seat)
    for colour in range(COLOURS):
        put_before(state, seat, colour, CITY_NEEDS[city, colour])
    state.coins[seat] -= CITY_PRICE[city]
    gain(state, seat, CITY_POINTS[city], BY_CITIES)
    tell(state, CITY_BUILT, seat, city, CITY_PRICE[city], CITY_POINTS[city])
    state.face_up[place_on_offer(state, city)] = NOTHING
    state.built_by[city] = seat
    pay_officials(state, seat, city)
    state.city = city
    state.shields_due = min(CITY_SHIELDS[city], state.shields_left[seat])
    state.after = after
    place_shields(state, seat)


def pay_officials(state: State, builder: int, city: int) -> None:
    """IP-35: everybody else, once for each colour among the city's icons."""
    for seat in range(state.seats):
        worth = 0 if seat == builder else officials_worth(state, seat, city)
        if worth > 0:
            gain(state, seat, worth, BY_OFFICIALS)
            tell(state, OFFICIALS_PAID, seat, worth)


def officials_worth(state: State, seat: int, city: int) -> int:
    """What a seat's roles bring when another builds a city."""
    worth = 0
    for colour in range(COLOURS):
        if CITY_NEEDS[city, colour] > 0:
            if state.holder[colour] == seat:
                worth += ROLE_POINTS[colour]
            if state.holder[COLOURS + colour] == seat:
                worth += ROLE_POINTS[COLOURS + colour]
    return worth


# -- shields


def place_shields(state: State, seat: int) -> None:
    """IP-34: asked for one by one, where there is a choice. (ruling: IP-34)"""
    regions = CITY_REGIONS[state.city]
    if count_bits(regions) == 1:
        while state.shields_due > 0:
            put_shield(state, seat, lowest_bit(regions))
            state.shields_due -= 1
    if state.shields_due > 0:
        state.turn = seat
        state.phase = SHIELDS_DUE
    else:
        finish_city(state)


def put_shield(state: State, seat: int, region: int) -> None:
    """A shield that is left, in a region."""
    state.shields[region, seat] += 1
    state.shields_left[seat] -= 1
    tell(state, SHIELD_PLACED, seat, region)


def may_place_shield(state: State, region: int) -> int:
    """IP-34: in a region the city touches."""
    return 0 if has_bit(CITY_REGIONS[state.city], region) else 34


def place_shield(state: State, seat: int, region: int) -> None:
    """IP-34: one of those due."""
    put_shield(state, seat, region)
    state.shields_due -= 1
    if state.shields_due == 0:
        finish_city(state)


def finish_city(state: State) -> None:
    """IP-36: a new city is turned up at once, if any is left."""
    state.city = NOTHING
    state.phase = state.after
    if state.city_pile_size > 0:
        turn_up_city(state, place_on_offer(state, NOTHING))
