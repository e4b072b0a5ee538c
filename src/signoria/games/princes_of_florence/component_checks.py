"""What component data must be like: one clear sentence for each thing that is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from signoria.core.rules.components import is_row, is_whole, require, require_in_order, require_names
from signoria.games.princes_of_florence import placements as geometry
from signoria.games.princes_of_florence.constants import (
    BONUS_CARDS,
    BUILDING_NAMES,
    CELLS,
    CHARACTER_NAMES,
    COMPARISONS,
    FIGURES,
    FREEDOM_NAMES,
    FREEDOMS,
    LANDSCAPE_NAMES,
    MAX_ARCHITECTS,
    MAX_TERMS,
    PIECE_NAMES,
    PRESTIGE_CARDS,
    PROFESSIONS,
    ROUNDS,
    SEAT_COUNTS,
    SEAT_LETTERS,
    SIDES,
    SIZE,
    SIZES,
)
from signoria.games.princes_of_florence.drawings import origins_of, placements_of
from signoria.games.princes_of_florence.placements import drawn, extent

MAX_SQUARES = 12
MAX_COPIES = 9
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


def check_data(data: Mapping[str, Any]) -> None:
    """Refuse data that cannot be played with."""
    _check_tiles(data)
    _check_boards(data["board"])
    _check_places(data)
    _check_layouts(data["layout"])
    _check_professions(data["profession"])
    _check_bonus_cards(data["bonus"])
    _check_prestige_cards(data["prestige"])
    _check_characters(data["character"])
    _check_numbers(data)


def _is_price(value: object, low: int, high: int) -> bool:
    return is_whole(value, low, high) and value % 100 == 0  # type: ignore[operator]


def _check_tiles(data: Mapping[str, Any]) -> None:
    require_in_order(data["building"], BUILDING_NAMES, "buildings")
    require_in_order(data["landscape"], LANDSCAPE_NAMES, "landscapes")
    for building in data["building"]:
        require(building["size"] in SIZES, f"{building['name']}'s size is {' or '.join(SIZES)}")
    for tile in (*data["building"], *data["landscape"]):
        name = tile["name"]
        require(is_whole(tile["copies"], 1, MAX_COPIES), f"there are 1 to {MAX_COPIES} copies of {name}")
        _check_drawing(tile["shape"], "X", f"{name}'s shape")
        squares = drawn(tile["shape"], "X")
        require(1 <= len(squares) <= MAX_SQUARES, f"{name} has 1 to {MAX_SQUARES} squares, not {len(squares)}")
        require(geometry.is_connected(squares), f"{name} is in pieces")
        require(max(extent(squares)) <= SIZE, f"{name} is larger than a board")


def _check_drawing(drawing: object, marks: str, kind: str) -> None:
    require(
        isinstance(drawing, str) and set(drawing) <= {*marks, ".", "\n"},
        f"{kind} is drawn with {', '.join(marks)} and dots",
    )


def _check_boards(boards: Mapping[str, Any]) -> None:
    for side in SIDES:
        _check_drawing(boards[side], "#", f"the board's {side}")
        lines = [len(line) for line in boards[side].splitlines()]
        require(lines == [SIZE] * SIZE, f"the board's {side} is {SIZE} rows of {SIZE} squares")


def _check_places(data: Mapping[str, Any]) -> None:
    for (side, name), places in zip(product(SIDES, PIECE_NAMES), placements_of(data), strict=True):
        require(len(places) > 0, f"{name} fits nowhere on the board's {side}")


def _check_layouts(layouts: Sequence[Mapping[str, Any]]) -> None:
    seat_counts = [layout["seats"] for layout in layouts]
    require(seat_counts == list(SEAT_COUNTS), "there are layouts for 2, 3, 4 and 5 players, in this order")
    for layout in layouts:
        seats = layout["seats"]
        _check_drawing(layout["area"], SEAT_LETTERS[:seats], f"the layout for {seats} players")
        size = extent([(0, 0), *(square for letter in SEAT_LETTERS for square in drawn(layout["area"], letter))])
        require(
            max(size) <= len(geometry.LETTERS),
            f"the layout for {seats} players is at most {len(geometry.LETTERS)} squares each way",
        )
        for letter in SEAT_LETTERS[:seats]:
            board = drawn(layout["area"], letter)
            require(
                len(board) == CELLS and extent(board) == (SIZE, SIZE),
                f"in the layout for {seats} players {letter} is a board of {SIZE} by {SIZE} squares",
            )
        neighbours = {seat for border in geometry.borders(origins_of(layout)) for seat in (border.low, border.high)}
        require(len(neighbours) == seats, f"in the layout for {seats} players somebody has no neighbour")


def _check_professions(rows: Sequence[Mapping[str, Any]]) -> None:
    require_names(rows, PROFESSIONS, "profession", "professions", joint="-")
    for row in rows:
        for kind, names in (("building", BUILDING_NAMES), ("landscape", LANDSCAPE_NAMES), ("freedom", FREEDOM_NAMES)):
            require(row[kind] in names, f"the {row['name']}'s {kind} is none there is: {row[kind]!r}")


def _check_bonus_cards(rows: Sequence[Mapping[str, Any]]) -> None:
    require_names(rows, BONUS_CARDS, "bonus card", "bonus cards", joint="-")
    for row in rows:
        _check_terms(row["per"], f"bonus card {row['name']}", 9)


def _check_prestige_cards(rows: Sequence[Mapping[str, Any]]) -> None:
    require_names(rows, PRESTIGE_CARDS, "prestige card", "prestige cards", joint="-")
    for row in rows:
        card = f"prestige card {row['name']}"
        require(
            sum(comparison in row for comparison in COMPARISONS) == 1,
            f"{card} asks for one of {', '.join(COMPARISONS)}",
        )
        _check_terms(conditions_of(row), card, CELLS)
        for key in ("points",) if "least" in row else ("alone", "tied"):
            require(is_whole(row[key], 0, 20), f"{card} is worth 0 to 20 ({key})")


def _check_terms(terms: Mapping[str, Any], card: str, most: int) -> None:
    require(1 <= len(terms) <= MAX_TERMS, f"{card} counts 1 to {MAX_TERMS} things, not {len(terms)}")
    for figure, number in terms.items():
        require(figure in FIGURES, f"{card} counts something there is not: {figure!r}")
        require(is_whole(number, 1, most), f"{card}'s number for {figure} is from 1 to {most}")


def _check_characters(rows: Sequence[Mapping[str, Any]]) -> None:
    require_in_order(rows, CHARACTER_NAMES, "characters")
    for row in rows:
        low, high = row["low"], row["high"]
        require(
            is_whole(low, 0, MAX_BID // 100) and is_whole(high, 0, MAX_BID // 100) and low <= high,
            f"the {row['name']}'s numbers are from 0 to {MAX_BID // 100}, the lower one first",
        )


def _check_numbers(data: Mapping[str, Any]) -> None:
    for table, key, low, high in NUMBERS:
        require(is_whole(data[table][key], low, high), f"{table} {key} is from {low} to {high}")
    for table, key, low, high in PRICES:
        require(_is_price(data[table][key], low, high), f"{table} {key} is whole hundreds from {low} to {high} florins")
    costs, points = data["costs"]["building"], data["points"]["architects"]
    require(
        len(costs) == MAX_ARCHITECTS + 1 and all(_is_price(cost, 0, MAX_FLORINS) for cost in costs),
        f"costs building has {MAX_ARCHITECTS + 1} prices, whole hundreds from 0 to {MAX_FLORINS} florins",
    )
    right = is_row(points, MAX_ARCHITECTS + 1, 0, 20)
    require(right, f"points architects has {MAX_ARCHITECTS + 1} numbers from 0 to 20")


def conditions_of(row: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a prestige card counts, and how many of it are needed: one of what is compared."""
    if "least" in row:
        least: Mapping[str, Any] = row["least"]
        return least
    return {row.get("most", row.get("fewest")): 1}
