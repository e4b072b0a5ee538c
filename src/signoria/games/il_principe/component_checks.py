"""What is wrong with a component file of Il Principe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.core.rules.components import is_row, is_whole, require, require_in_order, require_names
from signoria.games.il_principe.constants import (
    CITIES,
    COLOUR_NAMES,
    COLOURS,
    EDITIONS,
    FACE_UP,
    MAX_CARDS_OF_COLOUR,
    MAX_COINS,
    REGION_NAMES,
    RESERVE_SIZES,
    SEAT_COUNTS,
    SIZE_NAMES,
)


def check(data: Mapping[str, Any]) -> None:
    """Refuse data with which no game can be played."""
    _check_sizes(data["size"])
    _check_cities(data["city"])
    _check_tables(data["table"])
    _check_numbers(data)
    for row in data["table"]:
        _check_purses(data, row)


def _check_sizes(sizes: Sequence[Mapping[str, Any]]) -> None:
    require_in_order(sizes, SIZE_NAMES, "sizes")
    for size in sizes:
        name = size["name"]
        require(is_whole(size["price"], 0, 20), f"the price of a {name} city is from 0 to 20")
        require(is_whole(size["points"], 0, 20), f"the points of a {name} city are from 0 to 20")
        require(is_whole(size["shields"], 0, 6), f"the shields of a {name} city are from 0 to 6")


def _check_cities(cities: Sequence[Mapping[str, Any]]) -> None:
    require_names(cities, CITIES, "city", "cities")
    for city in cities:
        name, buildings, regions = city["name"], city["buildings"], city["regions"]
        require(city["size"] in SIZE_NAMES, f"{name}'s size is {' or '.join(SIZE_NAMES)}")
        require(1 <= len(buildings) <= 8, f"{name} has 1 to 8 buildings")
        require(set(buildings) <= set(COLOUR_NAMES), f"{name}'s buildings are {', '.join(COLOUR_NAMES)}")
        require(1 <= len(regions) <= len(REGION_NAMES), f"{name} touches a region at least")
        require(set(regions) <= set(REGION_NAMES), f"{name}'s regions are {', '.join(REGION_NAMES)}")
        require(len(set(regions)) == len(regions), f"{name} touches a region twice")


def _check_tables(rows: Sequence[Mapping[str, Any]]) -> None:
    require(
        [row["seats"] for row in rows] == list(SEAT_COUNTS), "the tables are for 2, 3, 4 and 5 seats, in this order"
    )
    for row in rows:
        seats = row["seats"]
        require(is_whole(row["cards"], 1, MAX_CARDS_OF_COLOUR), f"with {seats} seats a colour has 1 to 20 cards")
        require(is_whole(row["cities_out"], 0, CITIES - FACE_UP), f"with {seats} seats 0 to 11 cities are left out")
        require(row["reserve"] in RESERVE_SIZES, f"with {seats} seats each lays 2 or 3 cards into the reserve")
        require(
            is_whole(row["draw"], row["reserve"], 9), f"with {seats} seats each draws what the reserve asks, or more"
        )
        require(row["cards"] * COLOURS >= seats * row["draw"], f"{seats} seats have too few cards for the first round")
        coins = is_row(row["coins"], 2, 0, 9)
        require(coins, f"with {seats} seats a round brings 0 to 9 coins, without and with abundance")
        require(is_whole(row["last_reserve"], 0, 20), f"with {seats} seats the last reserve has 0 to 20 cards")


def _check_numbers(data: Mapping[str, Any]) -> None:
    for key in (*EDITIONS, "abundance"):
        require(is_whole(data["start"][key], 0, 20), f"coins to start with ({key}) are from 0 to 20")
    for key in EDITIONS:
        require(is_whole(data["shields"][key], 0, 20), f"shields ({key}) are from 0 to 20")
    for key in ("white", "yellow"):
        require(is_whole(data["effects"][key], 0, 5), f"the {key} effect is from 0 to 5")
    for key in ("major", "minor", "set", "richest", "fullest", "most", "second"):
        require(is_whole(data["points"][key], 0, 20), f"points ({key}) are from 0 to 20")


def _check_purses(data: Mapping[str, Any], row: Mapping[str, Any]) -> None:
    """Nobody can come to hold more coins than can be bid."""
    rounds = row["cards"] * COLOURS // (row["seats"] * row["draw"]) + 1
    start = max(data["start"][key] for key in (*EDITIONS, "abundance"))
    most = start + rounds * (max(row["coins"]) + data["effects"]["yellow"])
    require(most <= MAX_COINS, f"with {row['seats']} seats a player might hold {most} coins, more than {MAX_COINS}")
