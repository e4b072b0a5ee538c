"""The Princes of Florence's component data: checked, and made into the tables the rules read.

Rule modules import the tables by name; a game with another data file gets other tables under the same names.
Money in the tables is in hundreds of florins. A cell of a board is bit row * 7 + column of a mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from signoria.core.components import Components, read_components
from signoria.core.errors import BadComponents
from signoria.core.record import Table
from signoria.games.princes_of_florence import placements as geometry
from signoria.games.princes_of_florence.placements import Border, Placement, Square, Squares, drawn, extent, number_of

MAX_SEATS = 5
SEAT_COUNTS = range(2, MAX_SEATS + 1)
SIZE = geometry.SIZE
CELLS = SIZE * SIZE
AREA_WIDTH = geometry.AREA_WIDTH
ROUNDS = 7
MAX_PLACES = 240
MAX_TERMS = 4
MAX_COPIES = 9
MAX_SQUARES = 12
MAX_ARCHITECTS = 3
NONE = -1

SIDES = ("front", "back")
SIZES = ("large", "medium", "small")
BUILDING_NAMES = (
    "university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theatre", "tower", "chapel",
)  # fmt: skip
LANDSCAPE_NAMES = ("forest", "lake", "park")
PIECE_NAMES = BUILDING_NAMES + LANDSCAPE_NAMES
ITEM_NAMES = (*LANDSCAPE_NAMES, "jester", "architect", "prestige", "recruiting", "landscape")
FREEDOM_NAMES = ("travel", "religion", "opinion")
CHARACTER_NAMES = ("muse", "cardinal", "princess", "merchant", "professor", "banker")
PILE_NAMES = ("profession", "bonus", "prestige")
TURN_NAMES = geometry.TURN_NAMES
SEAT_LETTERS = "ABCDE"

BUILDINGS = len(BUILDING_NAMES)
LANDSCAPES = len(LANDSCAPE_NAMES)
PIECES = len(PIECE_NAMES)
ITEMS = len(ITEM_NAMES) - 1
LANDSCAPE_ITEM = ITEMS
FREEDOMS = len(FREEDOM_NAMES)
CHARACTERS = len(CHARACTER_NAMES)
PROFESSIONS = 21
BONUS_CARDS = 20
PRESTIGE_CARDS = 14

FIGURES = (
    "building", "large", "medium", "small", "size", "landscape", "forest", "lake", "park", "landscape-kind",
    "freedom", "jester", "architect", "prestige-card", "hand-card", "table-card", "category", "free-square", "card",
)  # fmt: skip
FIGURE_BUILDING = 0
FIGURE_LARGE = 1
FIGURE_MEDIUM = 2
FIGURE_SMALL = 3
FIGURE_SIZE = 4
FIGURE_LANDSCAPE = 5
FIGURE_FOREST = 6
FIGURE_LAKE = 7
FIGURE_PARK = 8
FIGURE_LANDSCAPE_KIND = 9
FIGURE_FREEDOM = 10
FIGURE_JESTER = 11
FIGURE_ARCHITECT = 12
FIGURE_PRESTIGE_CARD = 13
FIGURE_HAND_CARD = 14
FIGURE_TABLE_CARD = 15
FIGURE_CATEGORY = 16
FIGURE_FREE_SQUARE = 17
FIGURE_CARD = 18

COMPARISONS = ("most", "fewest", "least")
MOST, FEWEST, LEAST = range(len(COMPARISONS))

MAX_FLORINS = 9900
MAX_BID = 1500
NUMBERS = (
    *(("minimum", str(number), 0, 99) for number in range(1, ROUNDS + 1)),
    *(("freedoms", str(seats), 0, MAX_COPIES) for seats in SEAT_COUNTS),
    ("freedoms", "extra", 0, FREEDOMS),
    ("freedoms", "scarce", 0, FREEDOMS),
    ("supply", "jester", 1, MAX_COPIES),
    ("supply", "architect", 1, MAX_COPIES),
    ("supply", "recruiting", 1, MAX_COPIES),
    ("costs", "look", 1, 5),
    ("points", "building", 0, 20),
    ("points", "best-work", 0, 20),
    ("points", "further-landscape", 0, 20),
    *(("work", key, 0, 9) for key in ("building", "landscape", "freedom", "jester", "card")),
    *(("princess", key, 0, 9) for key in ("landscape", "building", "architect", "card")),
    ("cooperation", "refusals", 1, 9),
)
PRICES = (
    *(("florins", str(seats), 100, MAX_FLORINS) for seats in SEAT_COUNTS),
    *(("bids", str(seats), 100, MAX_BID) for seats in SEAT_COUNTS),
    ("bids", "raise", 100, MAX_BID),
    ("costs", "profession", 0, MAX_FLORINS),
    ("costs", "freedom", 0, MAX_FLORINS),
    ("costs", "bonus", 0, MAX_FLORINS),
    ("exchange", "value", 100, 300),
    ("exchange", "point", 100, 1000),
    ("banker", "start", 0, MAX_BID),
    ("banker", "growth", 0, MAX_BID),
    ("cooperation", "price", 0, 3000),
)


@dataclass(frozen=True)
class PrincesComponents(Components):
    """The data with the names of cards in the order of their numbers, and where every tile can lie."""

    @cached_property
    def professions(self) -> tuple[str, ...]:
        return tuple(row["name"] for row in self.data["profession"])

    @cached_property
    def bonus_cards(self) -> tuple[str, ...]:
        return tuple(row["name"] for row in self.data["bonus"])

    @cached_property
    def prestige_cards(self) -> tuple[str, ...]:
        return tuple(row["name"] for row in self.data["prestige"])

    def cards(self, pile: int) -> tuple[str, ...]:
        """The names of a pile's cards."""
        return (self.professions, self.bonus_cards, self.prestige_cards)[pile]

    @cached_property
    def relations(self) -> tuple[Square, ...]:
        """How the higher seat's board lies to the lower seat's, for every relation: rows down, columns right."""
        return geometry.relations(_borders(self.data))

    def placements(self, side: int, piece: int) -> tuple[Placement, ...]:
        """Every way to lay a tile on one board, in the order of the tables."""
        return _placements(self.data)[side * PIECES + piece]

    def joint_placements(self, relation: int, piece: int) -> tuple[Placement, ...]:
        """Every way to lay a building across a border, as squares of the lower seat's board."""
        return _joint_placements(self.data)[relation * BUILDINGS + piece]

    @staticmethod
    def square(area_number: int) -> str:
        """`b3` for a square of the area of all boards."""
        return geometry.square_name(area_number)

    @staticmethod
    def area_number(square: str) -> int:
        """The number of a square of the area from its name."""
        return geometry.square_number(square)


def read(data: dict[str, Any]) -> PrincesComponents:
    """Check the data of a component file and make its tables."""
    try:
        _check_tiles(data)
        _check_boards(data["board"])
        _check_places(data)
        _check_layouts(data["layout"])
        _check_professions(data["profession"])
        _check_bonus_cards(data["bonus"])
        _check_prestige_cards(data["prestige"])
        _check_characters(data["character"])
        _check_numbers(data)
        return PrincesComponents(data, _tables(data))
    except KeyError as error:
        raise BadComponents(f"components: {error} is missing") from None
    except (TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        if isinstance(error, BadComponents):
            raise
        raise BadComponents(f"components: a value has the wrong form ({error})") from None


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadComponents(f"components: {sentence}")


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _is_price(value: object, low: int, high: int) -> bool:
    return _is_whole(value, low, high) and value % 100 == 0  # type: ignore[operator]


def _is_plain(name: object) -> bool:
    return (
        isinstance(name, str) and name.isascii() and all(part.isalpha() and part.islower() for part in name.split("-"))
    )


def _check_names(rows: Sequence[Mapping[str, Any]], kind: str, names: Sequence[str]) -> None:
    _require([row["name"] for row in rows] == list(names), f"the {kind}s are {', '.join(names)}, in this order")


def _check_cards(rows: Sequence[Mapping[str, Any]], kind: str, count: int) -> None:
    _require(len(rows) == count, f"there are {count} {kind}s, not {len(rows)}")
    for row in rows:
        _require(_is_plain(row["name"]), f"a {kind}'s name is plain lower-case letters, not {row['name']!r}")
    _require(len({row["name"] for row in rows}) == count, f"two {kind}s have the same name")


def _check_tiles(data: Mapping[str, Any]) -> None:
    _check_names(data["building"], "building", BUILDING_NAMES)
    _check_names(data["landscape"], "landscape", LANDSCAPE_NAMES)
    for building in data["building"]:
        _require(building["size"] in SIZES, f"{building['name']}'s size is {' or '.join(SIZES)}")
    for tile in (*data["building"], *data["landscape"]):
        name = tile["name"]
        _require(_is_whole(tile["copies"], 1, MAX_COPIES), f"there are 1 to {MAX_COPIES} copies of {name}")
        _check_drawing(tile["shape"], "X", f"{name}'s shape")
        squares = drawn(tile["shape"], "X")
        _require(1 <= len(squares) <= MAX_SQUARES, f"{name} has 1 to {MAX_SQUARES} squares, not {len(squares)}")
        _require(geometry.is_connected(squares), f"{name} is in pieces")
        _require(max(extent(squares)) <= SIZE, f"{name} is larger than a board")


def _check_drawing(drawing: object, marks: str, kind: str) -> None:
    _require(
        isinstance(drawing, str) and set(drawing) <= {*marks, ".", "\n"},
        f"{kind} is drawn with {', '.join(marks)} and dots",
    )


def _check_boards(boards: Mapping[str, Any]) -> None:
    for side in SIDES:
        _check_drawing(boards[side], "#", f"the board's {side}")
        lines = [len(line) for line in boards[side].splitlines()]
        _require(lines == [SIZE] * SIZE, f"the board's {side} is {SIZE} rows of {SIZE} squares")


def _check_places(data: Mapping[str, Any]) -> None:
    for (side, name), places in zip(product(SIDES, PIECE_NAMES), _placements(data), strict=True):
        _require(len(places) > 0, f"{name} fits nowhere on the board's {side}")


def _check_layouts(layouts: Sequence[Mapping[str, Any]]) -> None:
    seat_counts = [layout["seats"] for layout in layouts]
    _require(seat_counts == list(SEAT_COUNTS), "there are layouts for 2, 3, 4 and 5 players, in this order")
    for layout in layouts:
        seats = layout["seats"]
        _check_drawing(layout["area"], SEAT_LETTERS[:seats], f"the layout for {seats} players")
        size = extent([(0, 0), *(square for letter in SEAT_LETTERS for square in drawn(layout["area"], letter))])
        _require(
            max(size) <= len(geometry.LETTERS),
            f"the layout for {seats} players is at most {len(geometry.LETTERS)} squares each way",
        )
        for letter in SEAT_LETTERS[:seats]:
            board = drawn(layout["area"], letter)
            _require(
                len(board) == CELLS and extent(board) == (SIZE, SIZE),
                f"in the layout for {seats} players {letter} is a board of {SIZE} by {SIZE} squares",
            )
        neighbours = {seat for border in geometry.borders(_origins(layout)) for seat in (border.low, border.high)}
        _require(len(neighbours) == seats, f"in the layout for {seats} players somebody has no neighbour")


def _check_professions(rows: Sequence[Mapping[str, Any]]) -> None:
    _check_cards(rows, "profession", PROFESSIONS)
    for row in rows:
        for kind, names in (("building", BUILDING_NAMES), ("landscape", LANDSCAPE_NAMES), ("freedom", FREEDOM_NAMES)):
            _require(row[kind] in names, f"the {row['name']}'s {kind} is none there is: {row[kind]!r}")


def _check_bonus_cards(rows: Sequence[Mapping[str, Any]]) -> None:
    _check_cards(rows, "bonus card", BONUS_CARDS)
    for row in rows:
        _check_terms(row["per"], f"bonus card {row['name']}", 9)


def _check_prestige_cards(rows: Sequence[Mapping[str, Any]]) -> None:
    _check_cards(rows, "prestige card", PRESTIGE_CARDS)
    for row in rows:
        card = f"prestige card {row['name']}"
        _require(
            sum(comparison in row for comparison in COMPARISONS) == 1,
            f"{card} asks for one of {', '.join(COMPARISONS)}",
        )
        _check_terms(_conditions(row), card, CELLS)
        for key in ("points",) if "least" in row else ("alone", "tied"):
            _require(_is_whole(row[key], 0, 20), f"{card} is worth 0 to 20 ({key})")


def _check_terms(terms: Mapping[str, Any], card: str, most: int) -> None:
    _require(1 <= len(terms) <= MAX_TERMS, f"{card} counts 1 to {MAX_TERMS} things, not {len(terms)}")
    for figure, number in terms.items():
        _require(figure in FIGURES, f"{card} counts something there is not: {figure!r}")
        _require(_is_whole(number, 1, most), f"{card}'s number for {figure} is from 1 to {most}")


def _check_characters(rows: Sequence[Mapping[str, Any]]) -> None:
    _check_names(rows, "character", CHARACTER_NAMES)
    for row in rows:
        low, high = row["low"], row["high"]
        _require(
            _is_whole(low, 0, MAX_BID // 100) and _is_whole(high, 0, MAX_BID // 100) and low <= high,
            f"the {row['name']}'s numbers are from 0 to {MAX_BID // 100}, the lower one first",
        )


def _check_numbers(data: Mapping[str, Any]) -> None:
    for table, key, low, high in NUMBERS:
        _require(_is_whole(data[table][key], low, high), f"{table} {key} is from {low} to {high}")
    for table, key, low, high in PRICES:
        _require(
            _is_price(data[table][key], low, high), f"{table} {key} is whole hundreds from {low} to {high} florins"
        )
    costs, points = data["costs"]["building"], data["points"]["architects"]
    _require(
        len(costs) == MAX_ARCHITECTS + 1 and all(_is_price(cost, 0, MAX_FLORINS) for cost in costs),
        f"costs building has {MAX_ARCHITECTS + 1} prices, whole hundreds from 0 to {MAX_FLORINS} florins",
    )
    _require(
        len(points) == MAX_ARCHITECTS + 1 and all(_is_whole(point, 0, 20) for point in points),
        f"points architects has {MAX_ARCHITECTS + 1} numbers from 0 to 20",
    )


def _conditions(row: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a prestige card counts, and how many of it are needed: one of what is compared."""
    if "least" in row:
        least: Mapping[str, Any] = row["least"]
        return least
    return {row.get("most", row.get("fewest")): 1}


def _shapes(data: Mapping[str, Any]) -> list[Squares]:
    return [drawn(tile["shape"], "X") for tile in (*data["building"], *data["landscape"])]


def _origins(layout: Mapping[str, Any]) -> tuple[Square, ...]:
    """The top left square of every seat's board in the area."""
    return tuple(geometry.corner(drawn(layout["area"], letter)) for letter in SEAT_LETTERS[: layout["seats"]])


def _borders(data: Mapping[str, Any]) -> dict[int, tuple[Border, ...]]:
    return {layout["seats"]: geometry.borders(_origins(layout)) for layout in data["layout"]}


def _placements(data: Mapping[str, Any]) -> list[tuple[Placement, ...]]:
    """For every side and piece: the places on one board."""
    return [
        geometry.placements(shape, free) if free else ()
        for free in (drawn(data["board"][side], ".") for side in SIDES)
        for shape in _shapes(data)
    ]


def _joint_placements(data: Mapping[str, Any]) -> list[tuple[Placement, ...]]:
    """For every relation and building: the places across the border."""
    free = drawn(data["board"]["back"], ".")
    return [
        geometry.joint_placements(shape, free, offset)
        for offset in geometry.relations(_borders(data))
        for shape in _shapes(data)[:BUILDINGS]
    ]


def _tables(data: Mapping[str, Any]) -> dict[str, Any]:
    return {
        **_card_tables(data),
        **_number_tables(data),
        **_place_tables(data),
        **_joint_tables(data),
        **_layout_tables(data),
    }


def _card_tables(data: Mapping[str, Any]) -> dict[str, Any]:
    professions, bonus, prestige = data["profession"], data["bonus"], data["prestige"]
    terms = [_conditions(row) for row in prestige]
    return {
        "PROFESSION_BUILDING": _array(BUILDING_NAMES.index(row["building"]) for row in professions),
        "PROFESSION_LANDSCAPE": _array(LANDSCAPE_NAMES.index(row["landscape"]) for row in professions),
        "PROFESSION_FREEDOM": _array(FREEDOM_NAMES.index(row["freedom"]) for row in professions),
        "BONUS_TERMS": _array(len(row["per"]) for row in bonus),
        "BONUS_FIGURE": _array(_padded((FIGURES.index(figure) for figure in row["per"]), MAX_TERMS) for row in bonus),
        "BONUS_TIMES": _array(_padded(row["per"].values(), MAX_TERMS, 0) for row in bonus),
        "PRESTIGE_RULE": _array(next(n for n, rule in enumerate(COMPARISONS) if rule in row) for row in prestige),
        "PRESTIGE_TERMS": _array(len(row) for row in terms),
        "PRESTIGE_FIGURE": _array(_padded((FIGURES.index(figure) for figure in row), MAX_TERMS) for row in terms),
        "PRESTIGE_LEAST": _array(_padded(row.values(), MAX_TERMS, 0) for row in terms),
        "PRESTIGE_POINTS": _array(row["points"] if "least" in row else row["alone"] for row in prestige),
        "PRESTIGE_TIED": _array(row["points"] if "least" in row else row["tied"] for row in prestige),
        "CHARACTER_LOW": _array(row["low"] for row in data["character"]),
        "CHARACTER_HIGH": _array(row["high"] for row in data["character"]),
    }


def _number_tables(data: Mapping[str, Any]) -> dict[str, Any]:
    supply, freedoms, bids, costs = data["supply"], data["freedoms"], data["bids"], data["costs"]
    points, work, princess = data["points"], data["work"], data["princess"]
    return {
        "START_FLORINS": _array(data["florins"].get(str(seats), 0) // 100 for seats in range(MAX_SEATS + 1)),
        "OPENING": _array(bids.get(str(seats), 0) // 100 for seats in range(MAX_SEATS + 1)),
        "RAISE": bids["raise"] // 100,
        "SUPPLY": _array(
            [
                *(row["copies"] for row in data["landscape"]),
                supply["jester"],
                supply["architect"],
                PRESTIGE_CARDS,
                supply["recruiting"],
            ]
        ),
        "BUILDING_COPIES": _array(row["copies"] for row in data["building"]),
        "BUILDING_SIZE": _array(SIZES.index(row["size"]) for row in data["building"]),
        "MINIMUM": _array(data["minimum"].get(str(number), 0) for number in range(ROUNDS + 1)),
        "FREEDOM_COPIES": _array(freedoms.get(str(seats), 0) for seats in range(MAX_SEATS + 1)),
        "EXTRA_FREEDOMS": _array([freedoms["extra"], freedoms["scarce"]]),
        "BUILDING_COST": _array(cost // 100 for cost in costs["building"]),
        "PROFESSION_COST": costs["profession"] // 100,
        "FREEDOM_COST": costs["freedom"] // 100,
        "BONUS_COST": costs["bonus"] // 100,
        "LOOK": costs["look"],
        "BUILDING_POINTS": points["building"],
        "BEST_WORK_POINTS": points["best-work"],
        "FURTHER_LANDSCAPE_POINTS": points["further-landscape"],
        "ARCHITECT_POINTS": _array(points["architects"]),
        "WORK_PAY": data["exchange"]["value"] // 100,
        "PRESTIGE_PRICE": data["exchange"]["point"] // 100,
        "WORK_BUILDING": work["building"],
        "WORK_LANDSCAPE": work["landscape"],
        "WORK_FREEDOM": work["freedom"],
        "WORK_JESTER": work["jester"],
        "WORK_CARD": work["card"],
        "PRINCESS_LANDSCAPE": princess["landscape"],
        "PRINCESS_BUILDING": princess["building"],
        "PRINCESS_ARCHITECT": princess["architect"],
        "PRINCESS_CARD": princess["card"],
        "BANKER_START": data["banker"]["start"] // 100,
        "BANKER_GROWTH": data["banker"]["growth"] // 100,
        "MAX_PRICE": data["cooperation"]["price"] // 100,
        "MAX_REFUSALS": data["cooperation"]["refusals"],
    }


def _place_tables(data: Mapping[str, Any]) -> dict[str, Any]:
    """Row side * 13 + piece: where its places start in the flat tables, and how many there are."""
    places = _placements(data)
    start, count = _index(places)
    return {
        "PALACE": _array(geometry.mask(drawn(data["board"][side], "#")) for side in SIDES),
        "PLACE_START": start,
        "PLACE_COUNT": count,
        "PLACE_MASK": _array(geometry.mask(place.cells) for row in places for place in row),
        "PLACE_ANCHOR": _array(number_of(place.anchor) for row in places for place in row),
        "PLACE_TURN": _array(place.turn for row in places for place in row),
    }


def _joint_tables(data: Mapping[str, Any]) -> dict[str, Any]:
    """Row relation * 10 + building, as the places on one board."""
    places, offsets = _joint_placements(data), geometry.relations(_borders(data))
    start, count = _index(places)
    return {
        "RELATIONS": len(offsets),
        "JOINT_START": start,
        "JOINT_COUNT": count,
        "JOINT_LOW": _array(geometry.mask(place.cells) for row in places for place in row),
        "JOINT_HIGH": _array(
            geometry.mask(place.cells, offsets[number // BUILDINGS])
            for number, row in enumerate(places)
            for place in row
        ),
        "JOINT_ANCHOR": _array(number_of(place.anchor) for row in places for place in row),
        "JOINT_TURN": _array(place.turn for row in places for place in row),
    }


def _layout_tables(data: Mapping[str, Any]) -> dict[str, Any]:
    """Row seats * 5 + seat for a seat's board; borders are numbered over all layouts."""
    offsets = geometry.relations(_borders(data))
    joined = [(seats, border) for seats, row in _borders(data).items() for border in row]
    origin, edge = [0] * (MAX_SEATS + 1) * MAX_SEATS, [0] * (MAX_SEATS + 1) * MAX_SEATS
    between = [[NONE] * MAX_SEATS for _ in origin]
    for layout in data["layout"]:
        for seat, square in enumerate(_origins(layout)):
            origin[layout["seats"] * MAX_SEATS + seat] = number_of(square)
    for number, (seats, border) in enumerate(joined):
        low, high = seats * MAX_SEATS + border.low, seats * MAX_SEATS + border.high
        edge[low] |= geometry.mask(cell for cell, _ in border.pairs)
        edge[high] |= geometry.mask(cell for _, cell in border.pairs)
        between[low][border.high] = between[high][border.low] = number
    return {
        "ORIGIN": _array(origin),
        "EDGE": _array(edge),
        "BORDER_OF": _array(between),
        "BORDERS": len(joined),
        "BORDER_LOW": _array(border.low for _, border in joined),
        "BORDER_HIGH": _array(border.high for _, border in joined),
        "BORDER_RELATION": _array(offsets.index(border.offset) for _, border in joined),
        "BORDER_LENGTH": _array(len(border.pairs) for _, border in joined),
        "BORDER_CELL_LOW": _array(_padded((_cell(cell) for cell, _ in border.pairs), SIZE) for _, border in joined),
        "BORDER_CELL_HIGH": _array(_padded((_cell(cell) for _, cell in border.pairs), SIZE) for _, border in joined),
    }


def _array(values: Iterable[Any]) -> Any:
    return np.array(list(values), np.int64)


def _padded(values: Iterable[int], length: int, blank: int = NONE) -> list[int]:
    known = list(values)
    return known + [blank] * (length - len(known))


def _cell(square: Square) -> int:
    return square[0] * SIZE + square[1]


def _index(rows: Sequence[Sequence[Placement]]) -> tuple[Any, Any]:
    counts = _array(len(row) for row in rows)
    return np.cumsum(counts) - counts, counts


DEFAULT = read(read_components(Path(__file__).parent / "components.toml", "princes-of-florence"))

PROFESSION_BUILDING: Table = DEFAULT.tables["PROFESSION_BUILDING"]
PROFESSION_LANDSCAPE: Table = DEFAULT.tables["PROFESSION_LANDSCAPE"]
PROFESSION_FREEDOM: Table = DEFAULT.tables["PROFESSION_FREEDOM"]
BONUS_TERMS: Table = DEFAULT.tables["BONUS_TERMS"]
BONUS_FIGURE: Table = DEFAULT.tables["BONUS_FIGURE"]
BONUS_TIMES: Table = DEFAULT.tables["BONUS_TIMES"]
PRESTIGE_RULE: Table = DEFAULT.tables["PRESTIGE_RULE"]
PRESTIGE_TERMS: Table = DEFAULT.tables["PRESTIGE_TERMS"]
PRESTIGE_FIGURE: Table = DEFAULT.tables["PRESTIGE_FIGURE"]
PRESTIGE_LEAST: Table = DEFAULT.tables["PRESTIGE_LEAST"]
PRESTIGE_POINTS: Table = DEFAULT.tables["PRESTIGE_POINTS"]
PRESTIGE_TIED: Table = DEFAULT.tables["PRESTIGE_TIED"]
CHARACTER_LOW: Table = DEFAULT.tables["CHARACTER_LOW"]
CHARACTER_HIGH: Table = DEFAULT.tables["CHARACTER_HIGH"]
START_FLORINS: Table = DEFAULT.tables["START_FLORINS"]
OPENING: Table = DEFAULT.tables["OPENING"]
RAISE: int = DEFAULT.tables["RAISE"]
SUPPLY: Table = DEFAULT.tables["SUPPLY"]
BUILDING_COPIES: Table = DEFAULT.tables["BUILDING_COPIES"]
BUILDING_SIZE: Table = DEFAULT.tables["BUILDING_SIZE"]
MINIMUM: Table = DEFAULT.tables["MINIMUM"]
FREEDOM_COPIES: Table = DEFAULT.tables["FREEDOM_COPIES"]
EXTRA_FREEDOMS: Table = DEFAULT.tables["EXTRA_FREEDOMS"]
BUILDING_COST: Table = DEFAULT.tables["BUILDING_COST"]
PROFESSION_COST: int = DEFAULT.tables["PROFESSION_COST"]
FREEDOM_COST: int = DEFAULT.tables["FREEDOM_COST"]
BONUS_COST: int = DEFAULT.tables["BONUS_COST"]
LOOK: int = DEFAULT.tables["LOOK"]
BUILDING_POINTS: int = DEFAULT.tables["BUILDING_POINTS"]
BEST_WORK_POINTS: int = DEFAULT.tables["BEST_WORK_POINTS"]
FURTHER_LANDSCAPE_POINTS: int = DEFAULT.tables["FURTHER_LANDSCAPE_POINTS"]
ARCHITECT_POINTS: Table = DEFAULT.tables["ARCHITECT_POINTS"]
WORK_PAY: int = DEFAULT.tables["WORK_PAY"]
PRESTIGE_PRICE: int = DEFAULT.tables["PRESTIGE_PRICE"]
WORK_BUILDING: int = DEFAULT.tables["WORK_BUILDING"]
WORK_LANDSCAPE: int = DEFAULT.tables["WORK_LANDSCAPE"]
WORK_FREEDOM: int = DEFAULT.tables["WORK_FREEDOM"]
WORK_JESTER: int = DEFAULT.tables["WORK_JESTER"]
WORK_CARD: int = DEFAULT.tables["WORK_CARD"]
PRINCESS_LANDSCAPE: int = DEFAULT.tables["PRINCESS_LANDSCAPE"]
PRINCESS_BUILDING: int = DEFAULT.tables["PRINCESS_BUILDING"]
PRINCESS_ARCHITECT: int = DEFAULT.tables["PRINCESS_ARCHITECT"]
PRINCESS_CARD: int = DEFAULT.tables["PRINCESS_CARD"]
BANKER_START: int = DEFAULT.tables["BANKER_START"]
BANKER_GROWTH: int = DEFAULT.tables["BANKER_GROWTH"]
MAX_PRICE: int = DEFAULT.tables["MAX_PRICE"]
MAX_REFUSALS: int = DEFAULT.tables["MAX_REFUSALS"]
PALACE: Table = DEFAULT.tables["PALACE"]
PLACE_START: Table = DEFAULT.tables["PLACE_START"]
PLACE_COUNT: Table = DEFAULT.tables["PLACE_COUNT"]
PLACE_MASK: Table = DEFAULT.tables["PLACE_MASK"]
PLACE_ANCHOR: Table = DEFAULT.tables["PLACE_ANCHOR"]
PLACE_TURN: Table = DEFAULT.tables["PLACE_TURN"]
RELATIONS: int = DEFAULT.tables["RELATIONS"]
JOINT_START: Table = DEFAULT.tables["JOINT_START"]
JOINT_COUNT: Table = DEFAULT.tables["JOINT_COUNT"]
JOINT_LOW: Table = DEFAULT.tables["JOINT_LOW"]
JOINT_HIGH: Table = DEFAULT.tables["JOINT_HIGH"]
JOINT_ANCHOR: Table = DEFAULT.tables["JOINT_ANCHOR"]
JOINT_TURN: Table = DEFAULT.tables["JOINT_TURN"]
ORIGIN: Table = DEFAULT.tables["ORIGIN"]
EDGE: Table = DEFAULT.tables["EDGE"]
BORDER_OF: Table = DEFAULT.tables["BORDER_OF"]
BORDERS: int = DEFAULT.tables["BORDERS"]
BORDER_LOW: Table = DEFAULT.tables["BORDER_LOW"]
BORDER_HIGH: Table = DEFAULT.tables["BORDER_HIGH"]
BORDER_RELATION: Table = DEFAULT.tables["BORDER_RELATION"]
BORDER_LENGTH: Table = DEFAULT.tables["BORDER_LENGTH"]
BORDER_CELL_LOW: Table = DEFAULT.tables["BORDER_CELL_LOW"]
BORDER_CELL_HIGH: Table = DEFAULT.tables["BORDER_CELL_HIGH"]
