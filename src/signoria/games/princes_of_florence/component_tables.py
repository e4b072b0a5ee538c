"""The tables that rules read, made of the data of a component file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from signoria.games.princes_of_florence import placements as geometry
from signoria.games.princes_of_florence.component_checks import conditions_of
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
    PRESTIGE_CARDS,
    ROUNDS,
    SIDES,
    SIZE,
    SIZES,
)
from signoria.games.princes_of_florence.drawings import borders_of, joint_placements_of, origins_of, placements_of
from signoria.games.princes_of_florence.placements import Placement, Square, drawn, number_of


def tables(data: Mapping[str, Any]) -> dict[str, Any]:
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
