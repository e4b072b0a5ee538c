"""What makes coins, points and shields of a position of Il Principe impossible: more than anybody has got by now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.position_words import require
from signoria.games.il_principe.kinds import BLUE, CITIES, COLOURS, FIRST, REGIONS, WHITE, YELLOW
from signoria.games.il_principe.position_figures import (
    earlier_roles,
    holders,
    holds,
    roles_a_colour,
)
from signoria.games.il_principe.state import (
    BY_CLERGY,
    BY_OFFICIALS,
    NOBODY,
    RESERVE,
    ROLE_SHIELD,
    SHIELDS_DUE,
    State,
)

Tables = Mapping[str, Any]


def check_gains(tables: Tables, state: State) -> None:
    """Refuse what nobody can have been paid, earned or placed by now."""
    _check_coins(tables, state)
    _check_points(tables, state)
    for seat in range(state.seats):
        _check_shields(tables, state, seat)
        _check_regions(tables, state, seat)


def _built(state: State, seat: int) -> list[int]:
    return [city for city in range(CITIES) if state.built_by[city] == seat]


# -- coins


def _check_coins(tables: Tables, state: State) -> None:
    """IP-4, IP-10, IP-47: nobody has more than was paid out, less the price of the cities."""
    paid = state.round - (state.is_last_round and state.edition == FIRST)
    usual = int(tables["START_COINS"][state.edition, state.abundance])
    usual += paid * int(tables["INCOME"][state.seats, state.abundance])
    gained = 0
    for seat in range(state.seats):
        spent = sum(int(tables["CITY_PRICE"][city]) for city in _built(state, seat))
        most = usual + _most_roles(state, seat, YELLOW) * int(tables["YELLOW_COINS"]) - spent
        require(state.coins[seat] <= most, f"player {seat} can have {most} coins at most by now (IP-10)")
        gained += max(0, state.coins[seat] + spent - usual)
        if state.round == 1 and state.phase == RESERVE:
            require(state.coins[seat] == usual, f"everybody has {usual} coins before the first auction (IP-4)")
    most = _most_taken(state, YELLOW) * int(tables["YELLOW_COINS"])
    require(gained <= most, f"yellow roles have brought {most} coins at most by now (IP-47)")


def _most_roles(state: State, seat: int, colour: int) -> int:
    """How often a seat can have taken a role of a colour."""
    return earlier_roles(state) + holds(state, seat, colour)


def _most_taken(state: State, colour: int) -> int:
    """How often anybody can have taken a role of a colour."""
    return earlier_roles(state) * roles_a_colour(state) + holders(state, colour)


# -- points


def _check_points(tables: Tables, state: State) -> None:
    """IP-35, IP-47: points for white roles, and for roles while others built."""
    white = int(tables["WHITE_POINTS"])
    total = 0
    for seat in range(state.seats):
        least, most = holds(state, seat, WHITE) * white, _most_roles(state, seat, WHITE) * white
        clergy, officials = state.earned[seat, BY_CLERGY], state.earned[seat, BY_OFFICIALS]
        total += clergy
        fits = least <= clergy <= most and (not white or clergy % white == 0)
        require(fits, f"white roles have brought player {seat} {least} to {most} points by now (IP-47)")
        most = _most_by_officials(tables, state, seat)
        require(officials <= most, f"roles have brought player {seat} {most} points at most by now (IP-35)")
    most = _most_taken(state, WHITE) * white
    require(total <= most, f"white roles have brought {most} points at most by now (IP-47)")


def _most_by_officials(tables: Tables, state: State, seat: int) -> int:
    """IP-35: the better role of every colour of every city of the others; IP-49: from the second round on."""
    if state.round == 1:
        return 0
    cities = [city for city in range(CITIES) if state.built_by[city] not in (NOBODY, seat)]
    return sum(
        max(int(tables["ROLE_POINTS"][colour]), int(tables["ROLE_POINTS"][COLOURS + colour]))
        for city in cities
        for colour in range(COLOURS)
        if tables["CITY_NEEDS"][city][colour]
    )


# -- shields


def _shields_of_city(tables: Tables, state: State, seat: int, city: int) -> int:
    """The shields a city has brought its builder so far, who never ran out of them before."""
    count = int(tables["CITY_SHIELDS"][city])
    if state.phase == SHIELDS_DUE and city == state.city:
        return 0 if state.shields_left[seat] == state.shields_due else count - state.shields_due
    return count


def _check_shields(tables: Tables, state: State, seat: int) -> None:
    """IP-34, IP-47: shields come from cities and blue roles."""
    placed = sum(state.shields[region, seat] for region in range(REGIONS))
    by_cities = sum(int(tables["CITY_SHIELDS"][city]) for city in _built(state, seat))
    by_roles = _most_roles(state, seat, BLUE) - (state.phase == ROLE_SHIELD and seat == state.turn)
    require(
        placed <= by_cities + by_roles,
        f"player {seat} has placed {placed} shields, but cities and roles brought {by_cities + by_roles} (IP-34)",
    )


def _check_regions(tables: Tables, state: State, seat: int) -> None:
    """IP-34: whatever regions are taken together, the cities that touch no others have their shields there."""
    if not state.shields_left[seat]:
        return
    due = [
        (int(tables["CITY_REGIONS"][city]), _shields_of_city(tables, state, seat, city)) for city in _built(state, seat)
    ]
    for together in range(1, 1 << REGIONS):
        placed = sum(state.shields[region, seat] for region in range(REGIONS) if together >> region & 1)
        wanted = sum(shields for regions, shields in due if not regions & ~together)
        require(placed >= wanted, f"player {seat} has not placed the shields of the cities built (IP-34)")
