"""Where tiles can lie, against a slow reference, and how the boards adjoin."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from signoria.games.princes_of_florence import components, placements
from signoria.games.princes_of_florence.components import read
from signoria.games.princes_of_florence.constants import (
    AREA_WIDTH,
    BUILDING_NAMES,
    BUILDINGS,
    MAX_PLACES,
    PIECE_NAMES,
    PIECES,
    SIZE,
    TURN_NAMES,
)
from signoria.games.princes_of_florence.drawings import borders_of
from signoria.games.princes_of_florence.placements import Placement, Square, Squares

FILE = Path(str(components.__file__)).parent / "components.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
DEFAULT = read(DATA)
RELATIONS = placements.relations(borders_of(DATA))
TABLES: dict[str, Any] = dict(DEFAULT.tables)
SHAPES = {tile["name"]: tile["shape"].splitlines() for tile in (*DATA["building"], *DATA["landscape"])}
BOARD: Squares = frozenset(product(range(SIZE), range(SIZE)))
PALACES = [
    {(row, column) for row, column in BOARD if DATA["board"][side].splitlines()[row][column] == "#"}
    for side in ("front", "back")
]


# -- the reference: every drawing at every place


def turned(drawing: list[str], turn: str) -> list[str]:
    """A drawing mirrored and turned as text."""
    if turn.startswith("m"):
        drawing = [line[::-1] for line in drawing]
    for _ in range(int(turn[1:]) // 90):
        drawing = ["".join(line[column] for line in reversed(drawing)) for column in range(len(drawing[0]))]
    return drawing


def laid(drawing: list[str], down: int, right: int) -> tuple[Square, ...]:
    """The squares of a drawing so far from the top left, row by row."""
    return tuple(
        (row + down, column + right)
        for row, line in enumerate(drawing)
        for column, sign in enumerate(line)
        if sign == "X"
    )


def every_place(name: str, free: set[Square], around: range) -> list[tuple[tuple[Square, ...], str]]:
    """All places on free squares, each with the first turn that makes it."""
    found: dict[tuple[Square, ...], str] = {}
    for turn, down, right in product(TURN_NAMES, around, around):
        cells = laid(turned(SHAPES[name], turn), down, right)
        if set(cells) <= free:
            found.setdefault(cells, turn)
    return list(found.items())


def bits(cells: set[Square]) -> int:
    return sum(1 << (7 * row + column) for row, column in cells)


def in_words(places: tuple[Placement, ...]) -> list[tuple[tuple[Square, ...], str]]:
    return [(place.cells, TURN_NAMES[place.turn]) for place in places]


# -- alone on a board


@pytest.mark.clause("PF-20", "PF-41")
@pytest.mark.parametrize("name", PIECE_NAMES)
@pytest.mark.parametrize("side", [0, 1])
def test_a_tile_has_every_place_on_the_free_squares_in_any_rotation_and_mirrored(side: int, name: str) -> None:
    piece = PIECE_NAMES.index(name)
    free = set(BOARD) - PALACES[side]
    expected = every_place(name, free, range(SIZE))
    assert in_words(DEFAULT.placements(side, piece)) == expected

    start, count = TABLES["PLACE_START"][side * PIECES + piece], TABLES["PLACE_COUNT"][side * PIECES + piece]
    rows = slice(start, start + count)
    assert TABLES["PLACE_MASK"][rows].tolist() == [bits(set(cells)) for cells, _ in expected]
    assert TABLES["PLACE_ANCHOR"][rows].tolist() == [32 * cells[0][0] + cells[0][1] for cells, _ in expected]
    assert [TURN_NAMES[turn] for turn in TABLES["PLACE_TURN"][rows]] == [turn for _, turn in expected]


def test_the_tables_of_places_follow_each_other_and_no_tile_has_more_than_there_are_moves_for() -> None:
    starts, counts = TABLES["PLACE_START"].tolist(), TABLES["PLACE_COUNT"].tolist()
    assert starts == [sum(counts[:row]) for row in range(2 * PIECES)]
    assert len(TABLES["PLACE_MASK"]) == sum(counts)
    assert counts[:PIECES] == [76, 146, 78, 80, 194, 150, 80, 80, 58, 121, 80, 196, 121]
    assert counts[PIECES:] == [20, 82, 28, 36, 124, 92, 36, 36, 48, 100, 36, 132, 100]


def test_even_on_a_board_without_a_palace_no_tile_has_more_places_than_there_are_moves_for() -> None:
    """The most places have tiles of two by three squares that differ in all eight orientations."""
    for drawing in ("XXX\nX..", "XXX\nXX.", "XXX\nX.X", "XX\nX.", "X", "XXXX\nX..."):
        assert len(placements.placements(placements.drawn(drawing, "X"), BOARD)) <= MAX_PLACES
    assert len(placements.placements(placements.drawn("XXX\nX..", "X"), BOARD)) == MAX_PLACES


def test_places_are_told_apart_by_their_anchor_and_turn() -> None:
    for side, piece in product((0, 1), range(PIECES)):
        names = [(place.anchor, place.turn) for place in DEFAULT.placements(side, piece)]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("turn", "drawing"),
    [
        ("r0", "XXX\nX.."),
        ("r90", "XX\n.X\n.X"),
        ("r180", "..X\nXXX"),
        ("r270", "X.\nX.\nXX"),
        ("m0", "XXX\n..X"),
        ("m90", ".X\n.X\nXX"),
        ("m180", "X..\nXXX"),
        ("m270", "XX\nX.\nX."),
    ],
)
def test_a_lake_is_mirrored_first_and_then_turned_clockwise(turn: str, drawing: str) -> None:
    lake = placements.drawn("XXX\nX..", "X")
    assert placements.orientation(lake, TURN_NAMES.index(turn)) == placements.drawn(drawing, "X")


@pytest.mark.parametrize(
    ("name", "turns"), [("tower", 2), ("chapel", 4), ("hospital", 4), ("opera", 8), ("library", 4)]
)
def test_orientations_that_look_the_same_are_one(name: str, turns: int) -> None:
    shape = placements.drawn("\n".join(SHAPES[name]), "X")
    assert len(placements.orientations(shape)) == turns
    assert next(iter(placements.orientations(shape).values())) == 0


def test_a_shape_in_pieces_is_not_connected() -> None:
    assert placements.is_connected(placements.drawn("XXX\nX.X", "X"))
    assert not placements.is_connected(placements.drawn("X.\n.X", "X"))
    assert not placements.is_connected(placements.drawn("X.X", "X"))


# -- estates known to be possible

PUZZLE = """\
UUU..W.
UfU.WWW
UfU.WWW
lfff...
lllBBBB
###.BBB
###...."""
SAMPLE = """\
TTTUUU.
fffU.Ul
f.WUfUl
fWWWfll
.WWWfff
###COOO
###CCOO"""
TILE = {
    "U": "university", "B": "laboratory", "W": "workshop", "O": "opera", "T": "tower", "C": "chapel",
    "f": "forest", "l": "lake",
}  # fmt: skip


def tiles(estate: str) -> list[tuple[str, Squares]]:
    """The tiles of an estate: squares of one letter that hang together."""
    found = []
    for letter, name in TILE.items():
        left = set(placements.drawn(estate, letter))
        while left:
            part = {min(left)}
            while grown := {other for square in part for other in placements.beside(square)} & left - part:
                part |= grown
            left -= part
            found.append((name, frozenset(part)))
    return found


def lies_somewhere(name: str, squares: Squares) -> bool:
    return any(set(place.cells) == squares for place in DEFAULT.placements(0, PIECE_NAMES.index(name)))


@pytest.mark.clause("PF-42")
def test_the_large_buildings_a_forest_and_a_lake_fit_with_no_building_touching_another_or_the_palace() -> None:
    estate = tiles(PUZZLE)
    assert sorted(name for name, _ in estate) == ["forest", "laboratory", "lake", "university", "workshop"]
    assert all(lies_somewhere(name, squares) for name, squares in estate)
    solid = [squares for name, squares in estate if name in BUILDING_NAMES] + [placements.drawn(PUZZLE, "#")]
    for squares in solid:
        around = {other for square in squares for other in placements.beside(square)}
        assert not any(around & other for other in solid if other is not squares)


@pytest.mark.clause("PF-41")
def test_the_tiles_of_the_sample_principality_fit_one_board() -> None:
    estate = tiles(SAMPLE)
    assert sorted(name for name, _ in estate) == [
        "chapel", "forest", "forest", "lake", "opera", "tower", "university", "workshop",
    ]  # fmt: skip
    assert all(lies_somewhere(name, squares) for name, squares in estate)
    assert SAMPLE.count(".") == 43 - 39


# -- boards that adjoin


def border(seats: int, one: str, other: str) -> int:
    return int(TABLES["BORDER_OF"][seats * 5 + "ABCDE".index(one), "ABCDE".index(other)])


@pytest.mark.clause("PF-120")
@pytest.mark.parametrize(
    ("seats", "lengths"),
    [
        (2, {"AB": 7}),
        (3, {"AB": 7, "AC": 4, "BC": 3}),
        (4, {"AB": 7, "BC": 7, "CD": 7, "AD": 7}),
        (5, {"AB": 7, "BC": 7, "DE": 7, "AD": 4, "BD": 3, "BE": 4, "CE": 3}),
    ],
)
def test_neighbours_share_borders_of_these_lengths(seats: int, lengths: dict[str, int]) -> None:
    found = {}
    for one, other in product("ABCDE", repeat=2):
        number = border(seats, one, other)
        assert number == border(seats, other, one)
        if number >= 0 and one < other:
            found[one + other] = int(TABLES["BORDER_LENGTH"][number])
            assert (TABLES["BORDER_LOW"][number], TABLES["BORDER_HIGH"][number]) == (
                "ABCDE".index(one),
                "ABCDE".index(other),
            )
    assert found == lengths


@pytest.mark.clause("PF-120")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_three_or_more_everybody_has_at_least_two_neighbours(seats: int) -> None:
    for seat in range(seats):
        assert sum(number >= 0 for number in TABLES["BORDER_OF"][seats * 5 + seat]) >= 2


def areas() -> list[tuple[int, list[str]]]:
    return [(layout["seats"], layout["area"].splitlines()) for layout in DATA["layout"]]


@pytest.mark.clause("PF-120", "PF-124")
@pytest.mark.parametrize(("seats", "area"), areas())
def test_edges_and_borders_are_the_sides_the_drawn_area_shows(seats: int, area: list[str]) -> None:
    shown = {(row, column): sign for row, line in enumerate(area) for column, sign in enumerate(line) if sign != "."}
    corners = {letter: min(square for square, sign in shown.items() if sign == letter) for letter in "ABCDE"[:seats]}
    edges = dict.fromkeys(corners, 0)
    pairs: dict[tuple[str, str], set[tuple[int, int]]] = {}
    for (row, column), letter in shown.items():
        cell = (row - corners[letter][0]) * 7 + column - corners[letter][1]
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            neighbour = shown.get((row + down, column + right), letter)
            if neighbour != letter:
                edges[letter] |= 1 << cell
                top, left = corners[neighbour]
                opposite = (row + down - top) * 7 + column + right - left
                pairs.setdefault((letter, neighbour), set()).add((cell, opposite))

    for seat, letter in enumerate(corners):
        assert TABLES["ORIGIN"][seats * 5 + seat] == corners[letter][0] * AREA_WIDTH + corners[letter][1]
        assert TABLES["EDGE"][seats * 5 + seat] == edges[letter]
    for (one, other), cells in pairs.items():
        number = border(seats, one, other)
        low, high = TABLES["BORDER_CELL_LOW"][number].tolist(), TABLES["BORDER_CELL_HIGH"][number].tolist()
        length = int(TABLES["BORDER_LENGTH"][number])
        assert low[length:] == high[length:] == [-1] * (7 - length)
        listed = list(zip(low[:length], high[:length], strict=True))
        assert len(listed) == len(cells)
        assert set(listed) == (cells if one < other else {(theirs, ours) for ours, theirs in cells})


def test_borders_are_numbered_over_all_layouts() -> None:
    assert (TABLES["BORDERS"], TABLES["RELATIONS"]) == (15, 5)
    assert RELATIONS == ((0, 7), (7, 3), (7, -4), (7, 0), (0, -7))
    numbers = [number for row in TABLES["BORDER_OF"].tolist() for number in row if number >= 0]
    assert sorted(numbers) == sorted([*range(15), *range(15)])
    for number, relation in enumerate(TABLES["BORDER_RELATION"]):
        (row,) = {where // 5 for where in range(30) for who in range(5) if TABLES["BORDER_OF"][where, who] == number}
        low, high = row * 5 + TABLES["BORDER_LOW"][number], row * 5 + TABLES["BORDER_HIGH"][number]
        down, right = RELATIONS[relation]
        assert TABLES["ORIGIN"][high] - TABLES["ORIGIN"][low] == down * AREA_WIDTH + right


# -- across a border


@pytest.mark.few(17)
@pytest.mark.clause("PF-121")
@pytest.mark.parametrize("name", BUILDING_NAMES)
@pytest.mark.parametrize("relation", range(5))
def test_a_joint_building_has_every_place_with_squares_on_both_boards(relation: int, name: str) -> None:
    building, (down, right) = BUILDING_NAMES.index(name), RELATIONS[relation]
    here = set(BOARD) - PALACES[1]
    there = {(row + down, column + right) for row, column in here}
    expected = [
        (cells, turn)
        for cells, turn in every_place(name, here | there, range(-SIZE, 2 * SIZE))
        if set(cells) & here and set(cells) & there
    ]
    assert in_words(DEFAULT.joint_placements(relation, building)) == expected

    number = relation * BUILDINGS + building
    start, count = TABLES["JOINT_START"][number], TABLES["JOINT_COUNT"][number]
    rows = slice(start, start + count)
    across = [{(row - down, column - right) for row, column in set(cells) & there} for cells, _ in expected]
    assert TABLES["JOINT_LOW"][rows].tolist() == [bits(set(cells) & here) for cells, _ in expected]
    assert TABLES["JOINT_HIGH"][rows].tolist() == [bits(cells) for cells in across]
    assert TABLES["JOINT_ANCHOR"][rows].tolist() == [32 * cells[0][0] + cells[0][1] for cells, _ in expected]
    assert [TURN_NAMES[turn] for turn in TABLES["JOINT_TURN"][rows]] == [turn for _, turn in expected]


def test_the_tables_of_joint_places_follow_each_other_and_hold_few_enough() -> None:
    starts, counts = TABLES["JOINT_START"].tolist(), TABLES["JOINT_COUNT"].tolist()
    assert starts == [sum(counts[:row]) for row in range(5 * BUILDINGS)]
    assert len(TABLES["JOINT_LOW"]) == len(TABLES["JOINT_HIGH"]) == sum(counts)
    assert max(counts) == 76 <= MAX_PLACES


def test_no_tile_that_fits_a_board_has_more_joint_places_than_there_are_moves_for() -> None:
    """Even without palaces: the most has one of two by seven squares that differs in all eight orientations."""
    counts = [
        len(placements.joint_placements(placements.drawn(drawing, "X"), BOARD, (0, 7)))
        for drawing in ("XXXXXXX", "XXXXXXX\nX......", "XXXXXXX\nX......\nX......", "XXXX\nXXX.")
    ]
    assert counts == [42, 148, 128, 88]
    assert max(counts) <= MAX_PLACES


def test_a_board_may_lie_above_the_lower_seats() -> None:
    opera = placements.drawn("XXX\nXX.", "X")
    free = BOARD - PALACES[1]
    below = {(frozenset(place.cells), place.turn) for place in placements.joint_placements(opera, free, (7, 3))}
    above = placements.joint_placements(opera, free, (-7, -3))
    assert {(placements.moved(place.cells, (7, 3)), place.turn) for place in above} == below
    assert all(place.anchor[0] < 0 for place in above)


# -- names of squares


def test_squares_are_named_by_column_letter_and_row_number() -> None:
    squares = (0, 6, 2 * 32 + 1, 13 * 32 + 20)
    assert [placements.square_name(number) for number in squares] == ["a1", "g1", "b3", "u14"]
    numbers = [placements.number_of((row, column)) for row, column in product(range(26), repeat=2)]
    assert len({placements.square_name(number) for number in numbers}) == len(numbers)
