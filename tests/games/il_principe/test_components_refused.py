"""Component data that makes no playable game."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable

import pytest

from signoria import BadComponents
from signoria.games.il_principe import components
from tests.games.component_data import Data, with_value, without
from tests.games.il_principe.tables import COMPONENTS, GAME

DATA: Data = tomllib.loads(GAME.components_file.read_text(encoding="utf-8"))


REFUSALS = [
    (without("size", 2), "the sizes are small, medium, large, in this order"),
    (with_value("size", 0, "name", value="tiny"), "the sizes are small, medium, large, in this order"),
    (with_value("size", 0, "price", value=21), "the price of a small city is from 0 to 20"),
    (with_value("size", 1, "price", value=-1), "the price of a medium city is from 0 to 20"),
    (with_value("size", 2, "points", value=21), "the points of a large city are from 0 to 20"),
    (with_value("size", 2, "points", value=8.0), "the points of a large city are from 0 to 20"),
    (with_value("size", 2, "shields", value=7), "the shields of a large city are from 0 to 6"),
    (without("city", 14), "there are 15 cities, not 14"),
    (with_value("city", 1, "name", value="siena"), "two cities have the same name"),
    (with_value("city", 0, "name", value="Siena"), "plain lower-case letters, not 'Siena'"),
    (with_value("city", 0, "name", value="san marino"), "plain lower-case letters"),
    (with_value("city", 0, "name", value="forlì"), "plain lower-case letters"),
    (with_value("city", 0, "name", value=7), "plain lower-case letters, not 7"),
    (with_value("city", 0, "size", value="huge"), "siena's size is small or medium or large"),
    (with_value("city", 0, "buildings", value=[]), "siena has 1 to 8 buildings"),
    (with_value("city", 0, "buildings", value=["red"] * 9), "siena has 1 to 8 buildings"),
    (with_value("city", 0, "buildings", value=["black"]), "siena's buildings are green, white, red, blue, yellow"),
    (with_value("city", 0, "regions", value=[]), "siena touches a region at least"),
    (with_value("city", 0, "regions", value=["white"]), "siena's regions are blue, green, red, yellow, brown, violet"),
    (with_value("city", 0, "regions", value=["red", "red"]), "siena touches a region twice"),
    (without("table", 0), "the tables are for 2, 3, 4 and 5 seats, in this order"),
    (with_value("table", 1, "seats", value=2), "the tables are for 2, 3, 4 and 5 seats, in this order"),
    (with_value("table", 0, "cards", value=0), "with 2 seats a colour has 1 to 20 cards"),
    (with_value("table", 1, "cards", value=21), "with 3 seats a colour has 1 to 20 cards"),
    (with_value("table", 0, "cities_out", value=12), "with 2 seats 0 to 11 cities are left out"),
    (with_value("table", 0, "cities_out", value=-1), "with 2 seats 0 to 11 cities are left out"),
    (with_value("table", 0, "reserve", value=4), "with 2 seats each lays 2 or 3 cards into the reserve"),
    (with_value("table", 0, "reserve", value=1), "with 2 seats each lays 2 or 3 cards into the reserve"),
    (with_value("table", 0, "draw", value=2), "with 2 seats each draws what the reserve asks, or more"),
    (with_value("table", 0, "draw", value=10), "with 2 seats each draws what the reserve asks, or more"),
    (with_value("table", 3, "cards", value=3), "5 seats have too few cards for the first round"),
    (with_value("table", 2, "coins", value=[5]), "with 4 seats a round brings 0 to 9 coins"),
    (with_value("table", 2, "coins", value=[5, 10]), "with 4 seats a round brings 0 to 9 coins"),
    (with_value("table", 2, "coins", value=[-1, 6]), "with 4 seats a round brings 0 to 9 coins"),
    (with_value("table", 2, "last_reserve", value=21), "with 4 seats the last reserve has 0 to 20 cards"),
    (with_value("start", "first", value=21), "coins to start with (first) are from 0 to 20"),
    (with_value("start", "second", value=-1), "coins to start with (second) are from 0 to 20"),
    (with_value("start", "abundance", value=True), "coins to start with (abundance) are from 0 to 20"),
    (with_value("shields", "first", value=21), "shields (first) are from 0 to 20"),
    (with_value("shields", "second", value=-1), "shields (second) are from 0 to 20"),
    (with_value("effects", "white", value=6), "the white effect is from 0 to 5"),
    (with_value("effects", "yellow", value=-1), "the yellow effect is from 0 to 5"),
    (with_value("points", "major", value=21), "points (major) are from 0 to 20"),
    (with_value("points", "minor", value=-1), "points (minor) are from 0 to 20"),
    (with_value("points", "second", value=21), "points (second) are from 0 to 20"),
    (with_value("table", 1, "coins", value=[9, 9]), "with 3 seats a player might hold 109 coins, more than 99"),
    (without("city"), "'city' is missing"),
    (without("points", "most"), "'most' is missing"),
    (without("city", 3, "regions"), "'regions' is missing"),
    (with_value("city", value="siena"), "a value has the wrong form"),
    (with_value("table", 0, "coins", value=6), "a round brings 0 to 9 coins"),
]


@pytest.mark.parametrize(("change", "sentence"), REFUSALS, ids=[sentence for _, sentence in REFUSALS])
def test_what_makes_no_playable_game_is_refused_with_a_sentence(change: Callable[[Data], None], sentence: str) -> None:
    data = copy.deepcopy(DATA)
    change(data)
    with pytest.raises(BadComponents) as refused:
        components.read(data)
    assert str(refused.value).startswith("components: ")
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    "change",
    [
        with_value("size", 0, "price", value=0),
        with_value("size", 0, "price", value=20),
        with_value("size", 2, "shields", value=6),
        with_value("city", 0, "buildings", value=["red"] * 8),
        with_value("city", 0, "regions", value=["blue", "green", "red", "yellow", "brown", "violet"]),
        with_value("table", 0, "cities_out", value=11),
        with_value("table", 0, "draw", value=3),
        with_value("table", 3, "cards", value=4),
        with_value("table", 1, "last_reserve", value=20),
        with_value("table", 1, "coins", value=[0, 7]),
        with_value("points", "set", value=0),
        with_value("shields", "first", value=0),
    ],
)
def test_what_is_at_the_edge_is_accepted(change: Callable[[Data], None]) -> None:
    data = copy.deepcopy(DATA)
    change(data)
    assert components.read(data).digest != COMPONENTS.digest
