"""Where tiles can lie: their orientations, their places on one board or on two, and the borders of joined boards.

A square is (row, column), counted from the top left. A cell is a square of one board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

SIZE = 7
AREA_WIDTH = 32
LETTERS = "abcdefghijklmnopqrstuvwxyz"
TURN_NAMES = ("r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270")

Square = tuple[int, int]
Squares = frozenset[Square]


class Placement(NamedTuple):
    """A tile on the squares it covers, row by row, and the first of its orientations that covers them."""

    cells: tuple[Square, ...]
    turn: int

    @property
    def anchor(self) -> Square:
        """Its first covered square, row by row from the top, left to right."""
        return self.cells[0]


class Border(NamedTuple):
    """Two boards side by side: their seats, how the higher seat's board lies, and the cells that share a side."""

    low: int
    high: int
    offset: Square
    pairs: tuple[tuple[Square, Square], ...]


def drawn(drawing: str, mark: str) -> Squares:
    """The squares of a drawing that show a mark."""
    lines = drawing.splitlines()
    return frozenset(
        (row, column) for row, line in enumerate(lines) for column, sign in enumerate(line) if sign == mark
    )


def moved(squares: Iterable[Square], offset: Square) -> Squares:
    """The squares, so many rows down and columns to the right."""
    return frozenset((row + offset[0], column + offset[1]) for row, column in squares)


def corner(squares: Iterable[Square]) -> Square:
    """The top left corner of the smallest rectangle round the squares."""
    rows, columns = zip(*squares, strict=True)
    return min(rows), min(columns)


def extent(squares: Iterable[Square]) -> Square:
    """The height and width of that rectangle."""
    rows, columns = zip(*squares, strict=True)
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def beside(square: Square) -> Squares:
    """The four squares that share a side with one."""
    row, column = square
    return frozenset(((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)))


def is_connected(squares: Squares) -> bool:
    """Whether one can walk from every square to every other across their sides."""
    reached: set[Square] = set()
    ahead = sorted(squares)[:1]
    while ahead:
        square = ahead.pop()
        reached.add(square)
        ahead.extend((beside(square) & squares) - reached)
    return reached == squares


def orientation(shape: Iterable[Square], turn: int) -> Squares:
    """A shape mirrored left to right if the turn says so, then turned clockwise, into the top left corner."""
    squares = frozenset((row, -column) if turn >= 4 else (row, column) for row, column in shape)
    for _ in range(turn % 4):
        squares = frozenset((column, -row) for row, column in squares)
    top, left = corner(squares)
    return moved(squares, (-top, -left))


def orientations(shape: Squares) -> dict[Squares, int]:
    """The different orientations of a shape, each with its first turn."""
    found: dict[Squares, int] = {}
    for turn in range(len(TURN_NAMES)):
        found.setdefault(orientation(shape, turn), turn)
    return found


@cache
def placements(shape: Squares, free: Squares) -> tuple[Placement, ...]:
    """Every way to lay a tile on free squares: by turn, then row, then column."""
    (top, left), (height, width) = corner(free), extent(free)
    open_bits = _bits(moved(free, (-top, -left)), width)
    places = []
    for squares, turn in orientations(shape).items():
        tall, wide = extent(squares)
        in_order, bits = sorted(squares), _bits(squares, width)
        for down, right in product(range(height - tall + 1), range(width - wide + 1)):
            if bits << down * width + right & ~open_bits == 0:
                cells = tuple((row + top + down, column + left + right) for row, column in in_order)
                places.append(Placement(cells, turn))
    return tuple(places)


def _bits(squares: Iterable[Square], width: int) -> int:
    """A bit for each square of a grid so wide, row by row."""
    return sum(1 << row * width + column for row, column in squares)


@cache
def joint_placements(shape: Squares, free: Squares, offset: Square) -> tuple[Placement, ...]:
    """Every way to lay a tile across the border of two equal boards, as squares of the first."""
    across = moved(free, offset)
    return tuple(
        place
        for place in placements(shape, free | across)
        if not free.isdisjoint(place.cells) and not across.isdisjoint(place.cells)
    )


def mask(squares: Iterable[Square], offset: Square = (0, 0)) -> int:
    """The bits of the squares that are cells of a board lying at an offset."""
    bits = 0
    for row, column in squares:
        down, right = row - offset[0], column - offset[1]
        if 0 <= down < SIZE and 0 <= right < SIZE:
            bits |= 1 << (down * SIZE + right)
    return bits


@cache
def borders(origins: tuple[Square, ...]) -> tuple[Border, ...]:
    """The borders between boards whose corners lie at these squares, one for each seat."""
    board = frozenset(product(range(SIZE), range(SIZE)))
    found = []
    for low, high in combinations(range(len(origins)), 2):
        offset = origins[high][0] - origins[low][0], origins[high][1] - origins[low][1]
        across = moved(board, offset)
        sides = [(cell, other) for cell in sorted(board) for other in sorted(beside(cell) & across)]
        if sides:
            pairs = tuple((cell, (row - offset[0], column - offset[1])) for cell, (row, column) in sides)
            found.append(Border(low, high, offset, pairs))
    return tuple(found)


def relations(borders_by_seats: Mapping[int, Sequence[Border]]) -> tuple[Square, ...]:
    """The different ways two neighbours' boards lie to each other."""
    return tuple(dict.fromkeys(border.offset for row in borders_by_seats.values() for border in row))


def number_of(square: Square) -> int:
    """The number of a square in the area of all boards, or what to add to one."""
    return square[0] * AREA_WIDTH + square[1]


def square_name(number: int) -> str:
    """`b3` for the second column of the third row."""
    row, column = divmod(number, AREA_WIDTH)
    return f"{LETTERS[column]}{row + 1}"
