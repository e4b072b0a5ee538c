"""The Princes of Florence's component data: checked, and made into the tables the rules read.

Rule modules import the tables by name; a game with another data file gets other tables under the same names.
Money in the tables is in hundreds of florins. A cell of a board is bit row * 7 + column of a mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from signoria.core.rules.components import Components, read_components, refusing_what_is_missing
from signoria.core.rules.state_record import Table
from signoria.games.princes_of_florence import placements as geometry
from signoria.games.princes_of_florence.component_checks import check_data, conditions_of
from signoria.games.princes_of_florence.constants import (
    BUILDING_NAMES,
    BUILDINGS,
    COMPARISONS,
    FIGURES,
    FREEDOM_NAMES,
    LANDSCAPE_NAMES,
    MAX_SEATS,
    MAX_TERMS,
    NONE,
    PIECES,
    PRESTIGE_CARDS,
    ROUNDS,
    SIDES,
    SIZE,
    SIZES,
)
from signoria.games.princes_of_florence.drawings import borders_of, joint_placements_of, origins_of, placements_of
from signoria.games.princes_of_florence.placements import Placement, Square, drawn, number_of


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
        return geometry.relations(borders_of(self.data))

    def placements(self, side: int, piece: int) -> tuple[Placement, ...]:
        """Every way to lay a tile on one board, in the order of the tables."""
        return placements_of(self.data)[side * PIECES + piece]

    def joint_placements(self, relation: int, piece: int) -> tuple[Placement, ...]:
        """Every way to lay a building across a border, as squares of the lower seat's board."""
        return joint_placements_of(self.data)[relation * BUILDINGS + piece]

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
    with refusing_what_is_missing():
        check_data(data)
        return PrincesComponents(data, _tables(data))


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
    terms = [conditions_of(row) for row in prestige]
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
    places = placements_of(data)
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
    places, offsets = joint_placements_of(data), geometry.relations(borders_of(data))
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
    offsets = geometry.relations(borders_of(data))
    joined = [(seats, border) for seats, row in borders_of(data).items() for border in row]
    origin, edge = [0] * (MAX_SEATS + 1) * MAX_SEATS, [0] * (MAX_SEATS + 1) * MAX_SEATS
    between = [[NONE] * MAX_SEATS for _ in origin]
    for layout in data["layout"]:
        for seat, square in enumerate(origins_of(layout)):
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
