"""Il Principe's component data: made into the tables the rules read; what is wrong with it is in `component_checks`.

Rule modules import the tables by name; a game with another data file gets other tables under the same names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement
from typing import Any

from signoria.core.rules.component_tables import component_data, component_reader, numbers, rows_to_copy
from signoria.core.rules.components import Components, names_in
from signoria.core.rules.state_record import IntTable
from signoria.games.il_principe.component_checks import check
from signoria.games.il_principe.constants import (
    CITY_FEATURES,
    COLOUR_NAMES,
    COLOURS,
    EDITIONS,
    MAX_SEATS,
    RANK_NAMES,
    REGION_NAMES,
    RESERVE_SIZES,
    choices_of_size,
)


@dataclass(frozen=True)
class PrincipeComponents(Components):
    """The data with the names of the cities in the order of their numbers."""

    cities = names_in("city")

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


def reserve_choices() -> list[list[int]]:
    """Every way to lay cards into the reserve: how many of each colour, the smaller reserves first."""
    return [
        [chosen.count(colour) for colour in range(COLOURS)]
        for size in RESERVE_SIZES
        for chosen in combinations_with_replacement(range(COLOURS), size)
    ]


read = component_reader(__name__, PrincipeComponents, check)
DATA = component_data(__file__, "il-principe", check)
_cities, _points, _start = DATA["city"], DATA["points"], DATA["start"]
_sizes = {size["name"]: size for size in DATA["size"]}
_by_seats = {row["seats"]: row for row in DATA["table"]}


def _city_seen(city: Mapping[str, Any]) -> list[int]:
    """What an observation says of a city on offer: that it is there, what it asks for and what it brings."""
    size = _sizes[city["size"]]
    needs = (city["buildings"].count(colour) for colour in COLOUR_NAMES)
    regions = (int(region in city["regions"]) for region in REGION_NAMES)
    return [1, size["price"], size["points"], size["shields"], *needs, *regions]


def _with_seats(column: str, nothing: Any = 0) -> list[Any]:
    """A column of the table for each number of seats."""
    return [_by_seats[seats][column] if seats in _by_seats else nothing for seats in range(MAX_SEATS + 1)]


def _choices_up_to(most: int) -> int:
    """How many ways there are to lay so many cards into the reserve, or fewer."""
    return sum(choices_of_size(size) for size in RESERVE_SIZES if size <= most)


CITY_NEEDS: IntTable = numbers([city["buildings"].count(colour) for colour in COLOUR_NAMES] for city in _cities)
CITY_ICONS: IntTable = numbers(len(city["buildings"]) for city in _cities)
CITY_REGIONS: IntTable = numbers(sum(1 << REGION_NAMES.index(name) for name in city["regions"]) for city in _cities)
CITY_PRICE: IntTable = numbers(_sizes[city["size"]]["price"] for city in _cities)
CITY_POINTS: IntTable = numbers(_sizes[city["size"]]["points"] for city in _cities)
CITY_SHIELDS: IntTable = numbers(_sizes[city["size"]]["shields"] for city in _cities)
CITY_SEEN: IntTable = rows_to_copy([[0] * CITY_FEATURES, *(_city_seen(city) for city in _cities)])
"""What is seen of no city, and of each."""
CARDS_OF_COLOUR: IntTable = numbers(_with_seats("cards"))
CITIES_OUT: IntTable = numbers(_with_seats("cities_out"))
DRAWN: IntTable = numbers(_with_seats("draw"))
RESERVED: IntTable = numbers(_with_seats("reserve"))
FIRST_CHOICE: IntTable = numbers(_choices_up_to(each) - choices_of_size(each) for each in _with_seats("reserve"))
CHOICES_END: IntTable = numbers(_choices_up_to(each) for each in _with_seats("reserve"))
INCOME: IntTable = numbers(_with_seats("coins", [0, 0]))
LAST_RESERVE: IntTable = numbers(_with_seats("last_reserve"))
START_COINS: IntTable = numbers([_start[edition], _start["abundance"]] for edition in EDITIONS)
SHIELDS: IntTable = numbers(DATA["shields"][edition] for edition in EDITIONS)
RESERVE_NEEDS: IntTable = numbers(reserve_choices())
WHITE_POINTS: int = DATA["effects"]["white"]
YELLOW_COINS: int = DATA["effects"]["yellow"]
ROLE_POINTS: IntTable = numbers(_points[rank] for rank in RANK_NAMES for _ in COLOUR_NAMES)
SET_POINTS: int = _points["set"]
RICHEST_POINTS: int = _points["richest"]
FULLEST_POINTS: int = _points["fullest"]
MOST_POINTS: int = _points["most"]
SECOND_POINTS: int = _points["second"]
