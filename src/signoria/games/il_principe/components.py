"""Il Principe's component data: made into the tables the rules read; what is wrong with it is in `component_checks`.

Rule modules import the tables by name; a game with another data file gets other tables under the same names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np

from signoria.core.rules.components import Components, read_components, refusing_what_is_missing, rows_to_copy
from signoria.core.rules.state_record import Table
from signoria.games.il_principe.component_checks import check
from signoria.games.il_principe.constants import (
    CITY_FEATURES,
    COLOUR_NAMES,
    COLOURS,
    EDITIONS,
    MAX_SEATS,
    REGION_NAMES,
    RESERVE_SIZES,
    choices_of_size,
)


@dataclass(frozen=True)
class PrincipeComponents(Components):
    """The data with the names of the cities in the order of their numbers."""

    @cached_property
    def cities(self) -> tuple[str, ...]:
        return tuple(city["name"] for city in self.data["city"])

    @cached_property
    def sizes(self) -> dict[str, Mapping[str, Any]]:
        return {size["name"]: size for size in self.data["size"]}

    @cached_property
    def city_facts(self) -> tuple[dict[str, Any], ...]:
        """What never changes of a city, as a view shows it."""
        return tuple(
            {
                "name": city["name"],
                "size": city["size"],
                "buildings": list(city["buildings"]),
                "regions": list(city["regions"]),
                **{what: self.sizes[city["size"]][what] for what in ("price", "points", "shields")},
            }
            for city in self.data["city"]
        )


def read(data: dict[str, Any]) -> PrincipeComponents:
    """Check the data of a component file and make its tables."""
    with refusing_what_is_missing():
        check(data)
        return PrincipeComponents(data, _tables(data))


def reserve_choices() -> list[list[int]]:
    """Every way to lay cards into the reserve: how many of each colour, the smaller reserves first."""
    return [
        [chosen.count(colour) for colour in range(COLOURS)]
        for size in RESERVE_SIZES
        for chosen in combinations_with_replacement(range(COLOURS), size)
    ]


def _tables(data: Mapping[str, Any]) -> dict[str, Any]:
    sizes = {size["name"]: size for size in data["size"]}
    points = data["points"]
    return {**_city_tables(data["city"], sizes), **_seat_tables(data["table"]), **_supply_tables(data)} | {
        "RESERVE_NEEDS": _array(reserve_choices()),
        "WHITE_POINTS": data["effects"]["white"],
        "YELLOW_COINS": data["effects"]["yellow"],
        "ROLE_POINTS": _array([points["major"]] * COLOURS + [points["minor"]] * COLOURS),
        "SET_POINTS": points["set"],
        "RICHEST_POINTS": points["richest"],
        "FULLEST_POINTS": points["fullest"],
        "MOST_POINTS": points["most"],
        "SECOND_POINTS": points["second"],
    }


def _city_tables(cities: Sequence[Mapping[str, Any]], sizes: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "CITY_NEEDS": _array([[city["buildings"].count(colour) for colour in COLOUR_NAMES] for city in cities]),
        "CITY_ICONS": _array([len(city["buildings"]) for city in cities]),
        "CITY_REGIONS": _array([sum(1 << REGION_NAMES.index(name) for name in city["regions"]) for city in cities]),
        "CITY_PRICE": _array([sizes[city["size"]]["price"] for city in cities]),
        "CITY_POINTS": _array([sizes[city["size"]]["points"] for city in cities]),
        "CITY_SHIELDS": _array([sizes[city["size"]]["shields"] for city in cities]),
        "CITY_SEEN": rows_to_copy([[0] * CITY_FEATURES, *(_city_seen(city, sizes[city["size"]]) for city in cities)]),
    }


def _city_seen(city: Mapping[str, Any], size: Mapping[str, Any]) -> list[int]:
    """What an observation says of a city on offer: that it is there, what it asks for and what it brings."""
    needs = (city["buildings"].count(colour) for colour in COLOUR_NAMES)
    regions = (int(region in city["regions"]) for region in REGION_NAMES)
    return [1, size["price"], size["points"], size["shields"], *needs, *regions]


def _seat_tables(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    by_seats = {row["seats"]: row for row in rows}

    def column(name: str, nothing: Any = 0) -> Any:
        return _array([by_seats[seats][name] if seats in by_seats else nothing for seats in range(MAX_SEATS + 1)])

    ends = [sum(choices_of_size(size) for size in RESERVE_SIZES if size <= each) for each in column("reserve")]
    return {
        "CARDS_OF_COLOUR": column("cards"),
        "CITIES_OUT": column("cities_out"),
        "DRAWN": column("draw"),
        "RESERVED": column("reserve"),
        "FIRST_CHOICE": _array(ends) - [choices_of_size(each) for each in column("reserve")],
        "CHOICES_END": _array(ends),
        "INCOME": column("coins", [0, 0]),
        "LAST_RESERVE": column("last_reserve"),
    }


def _supply_tables(data: Mapping[str, Any]) -> dict[str, Any]:
    start = data["start"]
    return {
        "START_COINS": _array([[start[edition], start["abundance"]] for edition in EDITIONS]),
        "SHIELDS": _array([data["shields"][edition] for edition in EDITIONS]),
    }


def _array(values: Sequence[Any]) -> Any:
    return np.array(values, np.int64)


DEFAULT = read(read_components(Path(__file__).parent / "components.toml", "il-principe"))

CITY_NEEDS: Table = DEFAULT.tables["CITY_NEEDS"]
CITY_ICONS: Table = DEFAULT.tables["CITY_ICONS"]
CITY_REGIONS: Table = DEFAULT.tables["CITY_REGIONS"]
CITY_PRICE: Table = DEFAULT.tables["CITY_PRICE"]
CITY_POINTS: Table = DEFAULT.tables["CITY_POINTS"]
CITY_SHIELDS: Table = DEFAULT.tables["CITY_SHIELDS"]
CITY_SEEN: Table = DEFAULT.tables["CITY_SEEN"]
"""What is seen of no city, and of each."""
CARDS_OF_COLOUR: Table = DEFAULT.tables["CARDS_OF_COLOUR"]
CITIES_OUT: Table = DEFAULT.tables["CITIES_OUT"]
DRAWN: Table = DEFAULT.tables["DRAWN"]
RESERVED: Table = DEFAULT.tables["RESERVED"]
FIRST_CHOICE: Table = DEFAULT.tables["FIRST_CHOICE"]
CHOICES_END: Table = DEFAULT.tables["CHOICES_END"]
INCOME: Table = DEFAULT.tables["INCOME"]
LAST_RESERVE: Table = DEFAULT.tables["LAST_RESERVE"]
START_COINS: Table = DEFAULT.tables["START_COINS"]
SHIELDS: Table = DEFAULT.tables["SHIELDS"]
RESERVE_NEEDS: Table = DEFAULT.tables["RESERVE_NEEDS"]
WHITE_POINTS: int = DEFAULT.tables["WHITE_POINTS"]
YELLOW_COINS: int = DEFAULT.tables["YELLOW_COINS"]
ROLE_POINTS: Table = DEFAULT.tables["ROLE_POINTS"]
SET_POINTS: int = DEFAULT.tables["SET_POINTS"]
RICHEST_POINTS: int = DEFAULT.tables["RICHEST_POINTS"]
FULLEST_POINTS: int = DEFAULT.tables["FULLEST_POINTS"]
MOST_POINTS: int = DEFAULT.tables["MOST_POINTS"]
SECOND_POINTS: int = DEFAULT.tables["SECOND_POINTS"]
