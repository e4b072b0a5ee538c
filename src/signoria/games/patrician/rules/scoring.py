"""Scoring a city (PA-20 to PA-24), and the towers it is about."""

from __future__ import annotations

from signoria.core.rules.events import tell
from signoria.games.patrician.components import CAPACITY, CITIES, SITES, TILE_VALUE, TOKEN
from signoria.games.patrician.rules.setting_up import is_in_play
from signoria.games.patrician.state import CITY_COMPLETED, NOBODY, TILE_WON, TOKENS_WON, State

LARGER = 0
SMALLER = 1


def floors_in(state: State, city: int) -> int:
    """The floors on both sites of a city together."""
    return state.height[city * SITES] + state.height[city * SITES + 1]


def add_floor(state: State, tower: int, seat: int) -> None:
    """Put a floor of this seat on top of a tower."""
    state.floor[tower, state.height[tower]] = seat
    state.floors_of[seat, tower] += 1
    if state.height[tower] == 0 or state.floors_of[seat, tower] >= state.floors_of[state.leader[tower], tower]:
        state.leader[tower] = seat
    state.height[tower] += 1


def remove_top_floor(state: State, tower: int) -> int:
    """Take the top floor off a tower that has one; whose it was."""
    state.height[tower] -= 1
    seat = state.floor[tower, state.height[tower]]
    state.floor[tower, state.height[tower]] = 0
    state.floors_of[seat, tower] -= 1
    if seat == state.leader[tower]:
        state.leader[tower] = highest_of_the_strongest(state, tower)
    return seat


def may_add_floor(state: State, tower: int) -> int:
    """PA-12: within the city's capacity; PA-13: its last floor goes to an empty site."""
    city = tower >> 1
    if floors_in(state, city) >= CAPACITY[city]:
        return 12
    if floors_in(state, city) == CAPACITY[city] - 1 and state.height[tower ^ 1] == 0:
        return 13
    return 0


def most_floors(state: State, tower: int) -> int:
    """How many floors whoever has most of them has in a tower."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.floors_of[seat, tower])
    return most


def leader_of(state: State, tower: int) -> int:
    """PA-21, PA-22: who has most floors in a tower, of those tied whose floor is highest up; nobody if it is empty."""
    return NOBODY if state.height[tower] == 0 else state.leader[tower]


def highest_of_the_strongest(state: State, tower: int) -> int:
    """PA-21, PA-22: the same, looked up floor by floor; 0 if the tower is empty."""
    most = most_floors(state, tower)
    for level in range(state.height[tower] - 1, -1, -1):
        seat = state.floor[tower, level]
        if state.floors_of[seat, tower] == most:
            return seat
    return 0


def would_lead(state: State, tower: int) -> int:
    """PA-21, PA-22: the seats, a bit for each, that would lead a tower if the next floor on top of it were theirs."""
    most = most_floors(state, tower)
    seats = 0
    for seat in range(state.seats):
        if state.floors_of[seat, tower] + 1 >= most:
            seats |= 1 << seat
    return seats


def is_tied(state: State, tower: int) -> int:
    """PA-22: whether several have most floors in a tower."""
    most = most_floors(state, tower)
    count = 0
    for seat in range(state.seats):
        count += state.floors_of[seat, tower] == most
    return 1 if most > 0 and count > 1 else 0


def higher_tower(state: State, city: int) -> int:
    """PA-21: the tower with more floors; PA-23: of equal ones that on the first site."""
    if state.height[city * SITES + 1] > state.height[city * SITES]:
        return city * SITES + 1
    return city * SITES


def lower_tower(state: State, city: int) -> int:
    """The other one."""
    return city * SITES * 2 + 1 - higher_tower(state, city)


def score_if_full(state: State, city: int) -> None:
    """PA-20: a city is scored at once when its last floor is built."""
    if floors_in(state, city) == CAPACITY[city]:
        tell(state, CITY_COMPLETED, city)
        score_city(state, city)


def score_city(state: State, city: int) -> None:
    """PA-21: the larger tile for the higher tower, the smaller for the lower; PA-55: tokens for both winners."""
    state.scored[city] = 1
    state.near_when_scored[city] = state.near[city]
    award_tile(state, city, LARGER, leader_of(state, higher_tower(state, city)))
    award_tile(state, city, SMALLER, leader_of(state, lower_tower(state, city)))


def award_tile(state: State, city: int, rank: int, seat: int) -> None:
    """Give a city's larger or smaller tile to a tower's winner; the tile of an empty site goes to nobody (PA-23)."""
    if seat == NOBODY:
        return
    tile = city * SITES + rank
    state.tile_owner[tile] = seat
    state.points[seat] += TILE_VALUE[tile]
    tell(state, TILE_WON, seat, city, TILE_VALUE[tile])
    if state.near[city] > 0:
        state.tokens[seat] += state.near[city]
        state.points[seat] += state.near[city] * TOKEN
        tell(state, TOKENS_WON, seat, city, state.near[city])


def score_what_is_left(state: State) -> None:
    """PA-23: cities still unscored after the last card are scored with the floors they have."""
    for city in range(CITIES):
        if is_in_play(state, city) and not state.scored[city]:
            score_city(state, city)
