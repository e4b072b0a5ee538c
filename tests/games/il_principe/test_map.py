"""The page's map against the components: cities touch their regions, regions fit, the coast is where it is."""

from __future__ import annotations

import json
import math
import re
import tomllib
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

Point = tuple[float, float]
Line = list[Point]

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "web" / "src" / "games" / "il-principe"
COMPONENTS = ROOT / "src" / "signoria" / "games" / "il_principe" / "components.toml"

ITALY = ROOT / "web" / "src" / "art" / "italy.json"

MAP: dict[str, Any] = {
    **json.loads(ITALY.read_text(encoding="utf-8")),
    **json.loads((FOLDER / "map.json").read_text(encoding="utf-8")),
}
CITIES: list[dict[str, Any]] = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))["city"]
PLACES: dict[str, Point] = {city["name"]: (city["x"], city["y"]) for city in MAP["cities"]}

#: What is so near touches, and what does not touch is so far away, in units of a map 1000 wide.
TOUCHING = 1.0
APART = 20.0
#: A step in every direction of the grid on which overlaps are looked for.
GRID = 16
#: 44 pixels where the map is 344 wide.
TOUCH = 128
#: Towns on the coast, east and north, and how far from ours their shore may be.
COASTAL = {
    "genova": (8.93, 44.405),
    "livorno": (10.31, 43.55),
    "piombino": (10.52, 42.93),
    "ancona": (13.51, 43.62),
    "ravenna's harbour": (12.28, 44.49),
}
OFFSHORE = 8.0


def lines(path: str) -> list[Line]:
    """Read a path of places (M) and relative lines (l), some of them closed (z)."""
    return [walked(part) for part in path.split("M")[1:]]


def walked(part: str) -> Line:
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", part)]
    line = [(numbers[0], numbers[1])]
    for right, down in zip(numbers[2::2], numbers[3::2], strict=True):
        line.append((line[-1][0] + right, line[-1][1] + down))
    return [*line, line[0]] if part.endswith("z") else line


def is_inside(point: Point, shape: list[Line]) -> bool:
    x, y = point
    edges = [edge for line in shape for edge in pairwise(line)]
    crossed = [(a, b) for a, b in edges if (a[1] > y) != (b[1] > y)]
    return sum(x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) for a, b in crossed) % 2 == 1


def to_outline(point: Point, shape: list[Line]) -> float:
    return min(to_edge(point, a, b) for line in shape for a, b in pairwise(line))


def to_edge(point: Point, start: Point, end: Point) -> float:
    x, y = end[0] - start[0], end[1] - start[1]
    part = ((point[0] - start[0]) * x + (point[1] - start[1]) * y) / (x * x + y * y or 1.0)
    part = min(1.0, max(0.0, part))
    return math.dist(point, (start[0] + part * x, start[1] + part * y))


def distance(point: Point, shape: list[Line]) -> float:
    return 0.0 if is_inside(point, shape) else to_outline(point, shape)


REGIONS: dict[str, list[Line]] = {region["name"]: lines(region["path"]) for region in MAP["regions"]}


def test_the_map_has_every_city_in_its_size_and_every_region() -> None:
    assert {city["name"]: city["size"] for city in MAP["cities"]} == {city["name"]: city["size"] for city in CITIES}
    assert set(REGIONS) == {region for city in CITIES for region in city["regions"]}


@pytest.mark.parametrize("city", CITIES, ids=lambda city: str(city["name"]))
def test_a_city_touches_its_regions_and_no_other(city: dict[str, Any]) -> None:
    away = {name: distance(PLACES[city["name"]], shape) for name, shape in REGIONS.items()}
    touched = {name for name, far in away.items() if far <= TOUCHING}
    assert touched == set(city["regions"])
    assert all(far > APART for name, far in away.items() if name not in touched)


@pytest.mark.parametrize("city", [city for city in CITIES if len(city["regions"]) > 1], ids=lambda city: city["name"])
def test_a_city_of_several_regions_lies_where_their_outlines_meet(city: dict[str, Any]) -> None:
    assert all(to_outline(PLACES[city["name"]], REGIONS[name]) <= TOUCHING for name in city["regions"])


def test_no_place_lies_in_two_regions() -> None:
    grid = [(x, y) for x in range(0, MAP["width"], GRID) for y in range(0, MAP["height"], GRID)]
    owners = [[name for name, shape in REGIONS.items() if is_inside(place, shape)] for place in grid]
    assert max(len(names) for names in owners) == 1
    assert {names[0] for names in owners if names} == set(REGIONS)


def test_an_inner_border_leaves_no_gap_between_two_regions() -> None:
    for border in lines(MAP["borders"]):
        touching = [
            {name for name, shape in REGIONS.items() if to_outline(place, shape) < 0.2} for place in border[1:-1]
        ]
        assert len(set.intersection(*touching)) == 2


def test_green_is_the_inner_region() -> None:
    frontier, coast = lines(MAP["frontier"]), lines(MAP["land"])
    outline = REGIONS["green"][0]
    assert all(to_outline(place, shape) > TOUCHING for place in outline for shape in (frontier, coast))
    met = {name for place in outline for name, shape in REGIONS.items() if to_outline(place, shape) < TOUCHING}
    assert met == set(REGIONS)


def test_the_field_of_a_region_lies_in_it_and_covers_no_city_and_no_other_field() -> None:
    fields = {region["name"]: region["field"] for region in MAP["regions"]}
    for name, (left, top, width, height) in fields.items():
        assert is_inside((left + width / 2, top + height / 2), REGIONS[name])
        assert min(width, height) >= TOUCH
        covered = [city for city, (x, y) in PLACES.items() if left < x < left + width and top < y < top + height]
        assert not covered
    for (left, top, width, height), (x, y, wide, high) in combinations(fields.values(), 2):
        assert left + width < x or x + wide < left or top + height < y or y + high < top


@pytest.mark.parametrize("town", COASTAL)
def test_the_coast_runs_where_it_does(town: str) -> None:
    frame = tomllib.loads((FOLDER / "atlas" / "atlas.toml").read_text(encoding="utf-8"))["frame"]
    east, north = COASTAL[town]
    across = MAP["width"] / (frame["east"] - frame["west"])
    place = (
        (east - frame["west"]) * across,
        (frame["north"] - north) * MAP["height"] / (frame["north"] - frame["south"]),
    )
    assert to_outline(place, lines(MAP["land"])) < OFFSHORE
