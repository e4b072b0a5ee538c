"""What the component file draws: shapes, boards and layouts as squares, and where tiles can lie on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.games.princes_of_florence import placements as geometry
from signoria.games.princes_of_florence.constants import BUILDINGS, MAX_SEATS, NONE, SEAT_LETTERS, SIDES
from signoria.games.princes_of_florence.placements import Border, Placement, Square, Squares, drawn


def shapes_of(data: Mapping[str, Any]) -> list[Squares]:
    return [drawn(tile["shape"], "X") for tile in (*data["building"], *data["landscape"])]


def origins_of(layout: Mapping[str, Any]) -> tuple[Square, ...]:
    """The top left square of every seat's board in the area."""
    return tuple(geometry.corner(drawn(layout["area"], letter)) for letter in SEAT_LETTERS[: layout["seats"]])


def borders_of(data: Mapping[str, Any]) -> dict[int, tuple[Border, ...]]:
    return {layout["seats"]: geometry.borders(origins_of(layout)) for layout in data["layout"]}


def borders_in_order(data: Mapping[str, Any]) -> list[Border]:
    """The borders of all layouts by their numbers."""
    return [border for row in borders_of(data).values() for border in row]


def boards_of(data: Mapping[str, Any]) -> tuple[list[int], list[int], list[list[int]]]:
    """For each seat's board: where it lies, its cells along borders by bits, and the border with every other seat."""
    origins, edges = [0] * (MAX_SEATS + 1) * MAX_SEATS, [0] * (MAX_SEATS + 1) * MAX_SEATS
    between = [[NONE] * MAX_SEATS for _ in origins]
    for layout in data["layout"]:
        first = layout["seats"] * MAX_SEATS
        for seat, square in enumerate(origins_of(layout)):
            origins[first + seat] = geometry.number_of(square)
    for number, (seats, border) in enumerate((seats, one) for seats, row in borders_of(data).items() for one in row):
        low, high = seats * MAX_SEATS + border.low, seats * MAX_SEATS + border.high
        edges[low] |= geometry.mask(cell for cell, _ in border.pairs)
        edges[high] |= geometry.mask(cell for _, cell in border.pairs)
        between[low][border.high] = between[high][border.low] = number
    return origins, edges, between


def placements_of(data: Mapping[str, Any]) -> list[tuple[Placement, ...]]:
    """For every side and piece: the places on one board."""
    return [
        geometry.placements(shape, free) if free else ()
        for free in (drawn(data["board"][side], ".") for side in SIDES)
        for shape in shapes_of(data)
    ]


def joint_placements_of(data: Mapping[str, Any]) -> list[tuple[Placement, ...]]:
    """For every relation and building: the places across the border."""
    free = drawn(data["board"]["back"], ".")
    return [
        geometry.joint_placements(shape, free, offset)
        for offset in geometry.relations(borders_of(data))
        for shape in shapes_of(data)[:BUILDINGS]
    ]
