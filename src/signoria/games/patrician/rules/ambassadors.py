"""Ambassadors (PA-40 to PA-43), and the heads they add to a pile."""

from __future__ import annotations

from signoria.core.rules.events import tell
from signoria.core.rules.ranking import compare_in_order
from signoria.games.patrician.components import (
    AMBASSADOR_ORDER,
    AMBASSADOR_VALUE,
    AMBASSADORS,
    CITIES,
    NONE,
    SET_SIZE,
    SITES,
    TILE_VALUE,
    TOWERS,
)
from signoria.games.patrician.state import AMBASSADOR_WON, NOBODY, State

LETTER_D = AMBASSADORS - 1


def send_ambassadors(state: State) -> None:
    """PA-40, PA-42: each ambassador goes to its winner, if it has one."""
    for letter in range(LETTER_D):
        state.ambassador_owner[letter] = winner_of_small_card(state, letter)
    state.ambassador_owner[LETTER_D] = winner_of_large_card(state)
    for letter in range(AMBASSADORS):
        if state.ambassador_owner[letter] != NOBODY:
            tell(state, AMBASSADOR_WON, state.ambassador_owner[letter], letter)


def tiles_worth(state: State, seat: int, value: int) -> int:
    """How many tiles of a value a seat has won (PA-43: tokens are no tiles)."""
    count = 0
    for tile in range(TOWERS):
        if state.tile_owner[tile] == seat and TILE_VALUE[tile] == value:
            count += 1
    return count


def winner_of_small_card(state: State, letter: int) -> int:
    """PA-40: most tiles of the card's value; PA-41: a tie goes by the card's picture."""
    winner = NOBODY
    most = 0
    is_tied = 0
    for seat in range(state.seats):
        count = tiles_worth(state, seat, AMBASSADOR_VALUE[letter])
        if count > most:
            winner = seat
            most = count
            is_tied = 0
        elif count == most:
            is_tied = 1
    return first_in_picture(state, letter, most) if is_tied else winner


def first_in_picture(state: State, letter: int, most: int) -> int:
    """PA-41: of those who have so many tiles of the card's value, who holds the one pictured furthest left."""
    value = AMBASSADOR_VALUE[letter]
    for place_in_picture in range(CITIES):
        city = AMBASSADOR_ORDER[letter, place_in_picture]
        if city == NONE:
            return NOBODY
        for rank in range(SITES):
            seat = state.tile_owner[city * SITES + rank]
            if seat != NOBODY and TILE_VALUE[city * SITES + rank] == value and tiles_worth(state, seat, value) == most:
                return seat
    return NOBODY


def points_from_city(state: State, seat: int, city: int) -> int:
    """A seat's points from the tiles of one city (PA-43: tokens do not count)."""
    total = 0
    for rank in range(SITES):
        if state.tile_owner[city * SITES + rank] == seat:
            total += TILE_VALUE[city * SITES + rank]
    return total


def points_from_picture(state: State, seat: int, place_in_picture: int) -> int:
    """PA-42: a seat's points from one of the cities that the large card pictures."""
    city = AMBASSADOR_ORDER[LETTER_D, place_in_picture]
    return 0 if city == NONE else points_from_city(state, seat, city)


def points_from_all_pictured(state: State, seat: int) -> int:
    """PA-42: those from all of them together."""
    total = 0
    for place_in_picture in range(CITIES):
        total += points_from_picture(state, seat, place_in_picture)
    return total


def compare_claims(state: State, seat: int, other: int) -> int:
    """PA-42: above 0 for more points from the pictured cities; ties go by the first of them, then the second."""
    more_in_all = points_from_all_pictured(state, seat) - points_from_all_pictured(state, other)
    more_from_first = points_from_picture(state, seat, 0) - points_from_picture(state, other, 0)
    more_from_second = points_from_picture(state, seat, 1) - points_from_picture(state, other, 1)
    return compare_in_order(more_in_all, more_from_first, more_from_second)


def winner_of_large_card(state: State) -> int:
    """PA-42: the seat with the strongest claim; nobody if it has no points or the tie cannot be broken."""
    strongest = 0
    winner = 0
    for seat in range(1, state.seats):
        stronger = compare_claims(state, seat, strongest)
        if stronger > 0:
            strongest = seat
            winner = seat
        elif stronger == 0:
            winner = NOBODY
    return winner if points_from_all_pictured(state, strongest) > 0 else NOBODY


def sets_of(state: State, seat: int) -> int:
    """PA-30, PA-40: complete sets of equal heads, the free heads of A, B and C chosen for most sets, after D's."""
    free = 0
    for letter in range(LETTER_D):
        free += state.ambassador_owner[letter] == seat
    each = 1 if state.ambassador_owner[LETTER_D] == seat else 0
    best = 0
    for to_first in range(free + 1):
        for to_second in range(free + 1 - to_first):
            best = max(best, sets_with(state, seat, each, to_first, to_second, free - to_first - to_second))
    return best


def sets_with(state: State, seat: int, each: int, to_first: int, to_second: int, to_third: int) -> int:
    """Complete sets when free heads are chosen in this way."""
    return (
        (state.heads[seat, 0] + each + to_first) // SET_SIZE
        + (state.heads[seat, 1] + each + to_second) // SET_SIZE
        + (state.heads[seat, 2] + each + to_third) // SET_SIZE
    )
