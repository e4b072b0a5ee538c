"""The component data: the totals the rulebooks print, and that the data is what is played with."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from signoria.core.rules.components import PROVENANCES, provenances
from signoria.games.il_principe.components import reserve_choices
from signoria.games.il_principe.moves import LAY_IN_RESERVE
from signoria.games.il_principe.state import CITIES_GONE, NEW_ROUND
from tests.games.il_principe.games import game_with
from tests.games.il_principe.tables import COMPONENTS, GAME, Table, coins, points
from tests.probes import play, player

Data = dict[str, Any]
DATA: Data = tomllib.loads(GAME.components_file.read_text(encoding="utf-8"))
COLOURS = ("green", "white", "red", "blue", "yellow")


def of_size(*sizes: str) -> list[Data]:
    return [city for city in DATA["city"] if city["size"] in sizes]


# -- what the rulebooks print


@pytest.mark.clause("IP-3", "IP-38")
def test_there_are_five_small_five_medium_and_five_large_cities() -> None:
    assert {size: [city["name"] for city in of_size(size)] for size in ("small", "medium", "large")} == {
        "small": ["siena", "orvieto", "venezia", "verona", "perugia"],
        "medium": ["urbino", "padova", "lucca", "milano", "bologna"],
        "large": ["mantova", "firenze", "ferrara", "pisa", "rimini"],
    }


@pytest.mark.clause("IP-32", "IP-33", "IP-34")
def test_sizes_cost_three_four_and_five_and_bring_four_six_and_eight() -> None:
    sizes = [(size["name"], size["price"], size["points"], size["shields"]) for size in DATA["size"]]
    assert sizes == [("small", 3, 4, 1), ("medium", 4, 6, 2), ("large", 5, 8, 2)]


@pytest.mark.clause("IP-38")
@pytest.mark.parametrize(
    ("size", "icons", "doubled", "regions"), [("small", 3, 0, 1), ("medium", 4, 1, 2), ("large", 5, 1, 3)]
)
def test_icons_and_regions_go_by_size(size: str, icons: int, doubled: int, regions: int) -> None:
    for city in of_size(size):
        counts: Counter[str] = Counter(city["buildings"])
        assert counts.total() == icons
        assert sorted(counts.values(), reverse=True)[0] == 1 + doubled
        assert list(counts.values()).count(2) == doubled
        assert len(set(city["regions"])) == len(city["regions"]) == regions


@pytest.mark.clause("IP-38")
@pytest.mark.parametrize(
    ("name", "buildings", "regions"),
    [
        ("firenze", ["green", "green", "red", "blue", "yellow"], ["green", "brown", "violet"]),
        ("lucca", ["white", "white", "red", "blue"], None),
        ("milano", ["blue", "blue", "red", "yellow"], ["blue", "green"]),
    ],
)
def test_cities_shown_in_the_rulebooks_are_as_shown(name: str, buildings: list[str], regions: list[str] | None) -> None:
    (city,) = (city for city in DATA["city"] if city["name"] == name)
    assert Counter(city["buildings"]) == Counter(buildings)
    assert city["provenance"]["buildings"] == "rulebook"
    assert regions is None or set(city["regions"]) == set(regions)
    assert regions is None or city["provenance"]["regions"] == "rulebook"


@pytest.mark.clause("IP-38")
def test_colours_are_balanced_over_all_cities_and_in_every_size() -> None:
    for size, each in (("small", 3), ("medium", 4), ("large", 5)):
        icons = Counter(colour for city in of_size(size) for colour in city["buildings"])
        assert icons == dict.fromkeys(COLOURS, each)
    for size in ("medium", "large"):
        doubled = [max(city["buildings"], key=city["buildings"].count) for city in of_size(size)]
        assert sorted(doubled) == sorted(COLOURS)
    absent = [(set(COLOURS) - set(city["buildings"])).pop() for city in of_size("large")]
    assert sorted(absent) == sorted(COLOURS)
    sets = sorted(tuple(sorted(set(city["buildings"]))) for city in of_size("small", "medium"))
    assert sets == sorted(tuple(sorted(three)) for three in combinations(COLOURS, 3))


@pytest.mark.clause("IP-38", "IP-64")
def test_regions_touch_as_many_cities_as_the_map_gives_them() -> None:
    touched = Counter(region for city in DATA["city"] for region in city["regions"])
    assert touched == {"green": 7, "red": 5, "yellow": 5, "violet": 5, "blue": 4, "brown": 4}
    outer = ["blue", "red", "yellow", "violet", "brown"]
    corners = {frozenset(("green", outer[place], outer[place - 1])) for place in range(5)}
    assert {frozenset(city["regions"]) for city in of_size("large")} == corners


@pytest.mark.clause("IP-2", "IP-7", "IP-10", "IP-11", "IP-12", "IP-53")
def test_the_tables_go_by_the_number_of_players() -> None:
    keys = ("seats", "cards", "cities_out", "draw", "reserve", "coins", "last_reserve")
    assert [tuple(row[key] for key in keys) for row in DATA["table"]] == [
        (2, 13, 5, 5, 3, [6, 6], 6),
        (3, 20, 0, 4, 2, [5, 6], 6),
        (4, 20, 0, 4, 2, [5, 6], 8),
        (5, 20, 0, 4, 2, [5, 6], 10),
    ]


@pytest.mark.clause("IP-1", "IP-4", "IP-47", "IP-60", "IP-61", "IP-62", "IP-63", "IP-64")
def test_coins_shields_effects_and_points_are_worth_what_is_printed() -> None:
    numbers = {key: {what: value for what, value in DATA[key].items() if what != "provenance"} for key in (
        "start", "shields", "effects", "points"
    )}  # fmt: skip
    assert numbers == {
        "start": {"first": 0, "second": 5, "abundance": 10},
        "shields": {"first": 11, "second": 12},
        "effects": {"white": 1, "yellow": 2},
        "points": {"major": 2, "minor": 1, "set": 2, "richest": 2, "fullest": 2, "most": 5, "second": 2},
    }


@pytest.mark.clause("IP-12")
def test_there_are_fifteen_pairs_and_thirty_five_threes_for_the_reserve() -> None:
    choices = reserve_choices()
    assert len(choices) == len({tuple(choice) for choice in choices}) == LAY_IN_RESERVE.size == 50
    assert [sum(choice) for choice in choices] == [2] * 15 + [3] * 35


def test_every_row_says_where_it_comes_from() -> None:
    assert all(provenances(row) <= set(PROVENANCES) and provenances(row) for _, row in COMPONENTS.rows())
    assert 0 < COMPONENTS.reconstructed() < len(list(COMPONENTS.rows()))


# -- another data file


@pytest.mark.clause("IP-32", "IP-33", "IP-34")
def test_a_changed_size_changes_what_a_city_costs_and_brings(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("price = 3\npoints = 4\nshields = 1", "price = 1\npoints = 9\nshields = 3"))
    table = Table(game=game).coins(1, 0, 0).hand(0, green=1, white=1, red=1).hand(1, red=1)
    match = play(table.match(), "build siena")
    assert (coins(match)[0], points(match)[0], player(match, 0)["shields"]) == (0, 9, 9)
    assert game.components.digest != GAME.components.digest


@pytest.mark.clause("IP-38", "IP-34")
def test_a_changed_card_changes_what_a_city_needs_and_touches(tmp_path: Path) -> None:
    old = 'buildings = ["green", "white", "red"]\nregions = ["brown"]'
    game = game_with(tmp_path, (old, 'buildings = ["blue"]\nregions = ["brown", "red"]'))
    table = Table(game=game).coins(9, 0, 0).hand(0, blue=1).hand(1, red=1)
    match = play(table.match(), "build siena")
    assert match.view(None)["phase"] == "shields"
    play(match, "shield red")
    assert player(match, 0)["up"]["blue"] == 1


@pytest.mark.clause("IP-61", "IP-64")
def test_changed_points_change_the_final_scoring(tmp_path: Path) -> None:
    game = game_with(
        tmp_path, ("set = 2", "set = 7"), ("most = 5", "most = 11"), ("second = 2\npro", "second = 3\npro")
    )
    table = Table(game=game).up(0, green=1, white=1, red=1, blue=1, yellow=1).shields(red="112")
    game.rules.end_game(table.state, CITIES_GONE)
    sheet = table.match().view(None)["sheet"]
    assert (sheet[0]["sets"], [row["regions"] for row in sheet]) == (7, [0, 11, 3])


@pytest.mark.clause("IP-10")
def test_a_changed_table_changes_what_a_round_brings(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("draw = 4\nreserve = 2\ncoins = [5, 6]", "draw = 6\nreserve = 3\ncoins = [2, 6]"))
    match = Table(game=game).coins(0, 0, 0).match(NEW_ROUND)
    assert (coins(match), player(match, 0)["hand_size"]) == ([2, 2, 2], 6)
    assert match.view(None)["reserve_each"] == 3


def test_a_corrected_provenance_changes_no_record(tmp_path: Path) -> None:
    game = game_with(tmp_path, ('buildings = "reconstructed"', 'buildings = "public"'))
    assert game.components.digest == GAME.components.digest
