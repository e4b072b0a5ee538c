"""Squares by name: each principality is an area of its own, a1 to g7; with Cooperation all are one area (PF-120)."""

from __future__ import annotations

from functools import cached_property

from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.constants import AREA_WIDTH, MAX_SEATS, PIECE_NAMES, SIZE, TURN_NAMES
from signoria.games.princes_of_florence.placements import Placement, Square, number_of, orientation, square_name
from signoria.games.princes_of_florence.state import NOTHING, State

Laid = tuple[tuple[str, ...], str]
"""A tile on the table: the names of its squares, row by row, and its orientation."""


class Area:
    """The names of squares and of places on them, for one set of components."""

    def __init__(self, components: PrincesComponents) -> None:
        self.components = components
        self._alone: dict[tuple[int, int, int, int], tuple[Laid, ...]] = {}
        self._joint: dict[tuple[int, int, int], tuple[Laid, ...]] = {}
        self._grids: dict[Square, list[str]] = {}

    @cached_property
    def _origins(self) -> list[Square]:
        return [divmod(int(number), AREA_WIDTH) for number in self.components.tables["ORIGIN"]]

    def origin(self, state: State, seat: int) -> Square:
        """Where a principality's top left square lies."""
        return self._origins[state.seats * MAX_SEATS + seat] if state.cooperation else (0, 0)

    def alone(self, state: State, seat: int, piece: int) -> tuple[Laid, ...]:
        """Every place of a piece on a seat's own grid, by number."""
        key = (state.cooperation, state.seats, seat, piece) if state.cooperation else (0, 0, 0, piece)
        if key not in self._alone:
            places = self.components.placements(state.cooperation, piece)
            self._alone[key] = tuple(self._laid(place, self.origin(state, seat)) for place in places)
        return self._alone[key]

    def joint(self, state: State, border: int, piece: int) -> tuple[Laid, ...]:
        """Every place of a building across a border, by number."""
        key = (state.seats, border, piece)
        if key not in self._joint:
            tables = self.components.tables
            places = self.components.joint_placements(int(tables["BORDER_RELATION"][border]), piece)
            origin = self.origin(state, int(tables["BORDER_LOW"][border]))
            self._joint[key] = tuple(self._laid(place, origin) for place in places)
        return self._joint[key]

    def tile(self, state: State, seat: int, tile: int) -> Laid:
        """A tile that lies in a principality."""
        piece, place = state.tile_piece[seat, tile], state.tile_place[seat, tile]
        border = state.tile_border[seat, tile]
        places = self.alone(state, seat, piece) if border == NOTHING else self.joint(state, border, piece)
        return places[place]

    def _laid(self, place: Placement, origin: Square) -> Laid:
        cells = (self.name(row + origin[0], column + origin[1]) for row, column in place.cells)
        return tuple(cells), TURN_NAMES[place.turn]

    @cached_property
    def shapes(self) -> dict[str, list[str]]:
        """Every piece as it lies at the top left before it is turned."""
        first = {piece: self.components.placements(0, number)[0] for number, piece in enumerate(PIECE_NAMES)}
        return {
            piece: [self.name(*cell) for cell in sorted(orientation(place.cells, 0))] for piece, place in first.items()
        }

    def name(self, row: int, column: int) -> str:
        """A square's name."""
        return square_name(number_of((row, column)))

    def grid(self, state: State, seat: int) -> list[str]:
        """The names of all squares of a principality, row by row."""
        top, left = origin = self.origin(state, seat)
        if origin not in self._grids:
            self._grids[origin] = [self.name(top + row, left + column) for row in range(SIZE) for column in range(SIZE)]
        return self._grids[origin]

    def palace(self, state: State, seat: int) -> list[str]:
        """The squares of a palace."""
        grid = self.grid(state, seat)
        return [grid[cell] for cell in self._palaces[state.cooperation]]

    @cached_property
    def _palaces(self) -> list[list[int]]:
        masks = [int(mask) for mask in self.components.tables["PALACE"]]
        return [[cell for cell in range(SIZE * SIZE) if mask >> cell & 1] for mask in masks]


def place_text(piece: int, laid: Laid) -> str:
    """How a place is written: `place opera b3 r90`."""
    squares, turn = laid
    return f"place {PIECE_NAMES[piece]} {squares[0]} {turn}"


_areas: dict[str, Area] = {}


def area_of(components: PrincesComponents) -> Area:
    """The names of squares for these components, made once."""
    if components.digest not in _areas:
        _areas[components.digest] = Area(components)
    return _areas[components.digest]
