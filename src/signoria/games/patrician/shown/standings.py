"""What each seat would win in a city of Patrician as a view shows it, now and after floors are built or moved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from signoria.games.patrician.components import SITES
from signoria.games.patrician.rules.scoring import LARGER, SMALLER, add_floor, higher_tower, leader_of, lower_tower
from signoria.games.patrician.state import State

City = Mapping[str, Any]
"""A city of a view."""
Towers = tuple[tuple[int, ...], ...]


def city_of(view: Mapping[str, Any], name: str) -> City:
    """The city with this name."""
    cities: Sequence[City] = view["cities"]
    return next(city for city in cities if city["name"] == name)


def winnings(seats: int, city: City) -> tuple[int, ...]:
    """PA-21, PA-22: what each seat would win if the city were scored now."""
    towers = tuple(tuple(tower["floors"]) for tower in city["towers"])
    return _winnings(seats, towers, tuple(tile["value"] for tile in city["tiles"]))


@lru_cache(maxsize=5000)
def _winnings(seats: int, towers: Towers, tiles: tuple[int, ...]) -> tuple[int, ...]:
    state = State()
    state.seats = seats
    for tower, floors in enumerate(towers):
        for owner in floors:
            add_floor(state, tower, owner)
    points = [0] * seats
    for rank, tower in ((LARGER, higher_tower(state, 0)), (SMALLER, lower_tower(state, 0))):
        if state.height[tower]:
            points[leader_of(state, tower)] += tiles[rank]
    return tuple(points)


def after_building(city: City, seat: int, floors: int) -> Iterator[City]:
    """The city after a seat's next floors, wherever they may go; as many of them as there is room for."""
    towers = [list(tower["floors"]) for tower in city["towers"]]
    count = min(floors, city["room"])
    for left in range(count + 1):
        built = [towers[0] + [seat] * left, towers[1] + [seat] * (count - left)]
        if count < city["room"] or all(built):
            yield _with_towers(city, built)


def after_moving(city: City) -> Iterator[City]:
    """The city after either top floor is moved across."""
    towers = [list(tower["floors"]) for tower in city["towers"]]
    for site in range(SITES):
        if towers[site]:
            moved = {site: towers[site][:-1], 1 - site: [*towers[1 - site], towers[site][-1]]}
            yield _with_towers(city, [moved[place] for place in range(SITES)])


def _with_towers(city: City, floors: Sequence[Sequence[int]]) -> City:
    return {**city, "towers": [{**tower, "floors": built} for tower, built in zip(city["towers"], floors, strict=True)]}
