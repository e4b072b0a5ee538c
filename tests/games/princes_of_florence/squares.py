"""Where pieces fit, by a slow and obvious reference: sets of squares and the drawings of the component file.

The reference knows nothing of the rules' tables. A square is (row, column) of the area of all principalities; in the
base game these lie far apart.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from signoria.games.princes_of_florence.shown.area import Laid, area_of
from signoria.games.princes_of_florence.state import MAX_TILES, NOTHING, State
from tests.games.princes_of_florence.tables import COMPONENTS, GAME, RULES, Table

Square = tuple[int, int]
Squares = frozenset[Square]

DATA: dict[str, Any] = tomllib.loads(GAME.components_file.read_text(encoding="utf-8"))
DRAWINGS: list[str] = [tile["shape"] for tile in (*DATA["building"], *DATA["landscape"])]
PIECES = range(len(DRAWINGS))
BUILDINGS = range(len(DATA["building"]))
FAR_APART = 100
UP_DOWN_LEFT_RIGHT = ((-1, 0), (1, 0), (0, -1), (0, 1))


# -- the reference: a world of squares


def drawn(drawing: str, mark: str) -> Squares:
    lines = drawing.splitlines()
    return frozenset(
        (row, column) for row, line in enumerate(lines) for column in range(len(line)) if line[column] == mark
    )


def moved(squares: Squares, down: int, right: int) -> Squares:
    return frozenset((row + down, column + right) for row, column in squares)


def beside(square: Square) -> list[Square]:
    return [(square[0] + down, square[1] + right) for down, right in UP_DOWN_LEFT_RIGHT]


@cache
def shapes(piece: int) -> frozenset[Squares]:
    """A piece turned and flipped in every way, its top left corner at (0, 0)."""
    found = set()
    squares = drawn(DRAWINGS[piece], "X")
    for _ in range(2):
        squares = frozenset((row, -column) for row, column in squares)
        for _ in range(4):
            squares = frozenset((column, -row) for row, column in squares)
            top, left = min(row for row, _ in squares), min(column for _, column in squares)
            found.add(moved(squares, -top, -left))
    return frozenset(found)


@cache
def grids(seats: int, cooperation: bool) -> tuple[Squares, ...]:
    """Each seat's squares, the palace's included."""
    if not cooperation:
        return tuple(
            frozenset(product(range(7), range(seat * FAR_APART, seat * FAR_APART + 7))) for seat in range(seats)
        )
    (area,) = (layout["area"] for layout in DATA["layout"] if layout["seats"] == seats)
    return tuple(drawn(area, letter) for letter in "ABCDE"[:seats])


@cache
def palace(seats: int, cooperation: bool, seat: int) -> Squares:
    top, left = min(grids(seats, cooperation)[seat])
    return moved(drawn(DATA["board"]["back" if cooperation else "front"], "#"), top, left)


@cache
def places(seats: int, cooperation: bool, owners: tuple[int, ...], piece: int) -> tuple[Squares, ...]:
    """Every place of a piece on empty grids, with a square in each of these and none elsewhere."""
    lands = [grids(seats, cooperation)[seat] - palace(seats, cooperation, seat) for seat in owners]
    ground = frozenset().union(*lands)
    rows, columns = {row for row, _ in ground}, {column for _, column in ground}
    everywhere = (
        moved(shape, down, right)
        for shape in shapes(piece)
        for down, right in product(range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1))
    )
    return tuple(place for place in everywhere if place <= ground and all(place & land for land in lands))


class World:
    """What lies where, and who has how many architects."""

    def __init__(self, seats: int, cooperation: bool) -> None:
        self.seats, self.cooperation = seats, cooperation
        self.owner = {square: seat for seat, grid in enumerate(grids(seats, cooperation)) for square in grid}
        self.solid = set().union(*(palace(seats, cooperation, seat) for seat in range(seats)))
        self.landscapes: set[Square] = set()
        self.architects = [0] * seats
        self.tiles = [0] * seats

    def neighbours(self, seat: int) -> list[int]:
        """Whose grid shares a side of a square with a seat's."""
        grid = grids(self.seats, self.cooperation)[seat]
        return sorted({self.owner.get(other, seat) for square in grid for other in beside(square)} - {seat})

    def is_covered(self, square: Square) -> bool:
        return square in self.solid or square in self.landscapes

    def touches_building(self, square: Square, *, at_home: bool = False) -> bool:
        """Whether a building or palace shares a side with a square (at home: one in the same principality)."""
        return any(
            other in self.solid and not (at_home and self.owner[other] != self.owner[square])
            for other in beside(square)
        )

    def touches_border(self, square: Square) -> bool:
        return any(self.owner.get(other, self.owner[square]) != self.owner[square] for other in beside(square))

    def may_cover(self, square: Square, piece: int, *, jointly: bool) -> bool:
        """PF-20, PF-41 to PF-43, PF-123, PF-124, of one square."""
        if self.is_covered(square):
            return False
        if piece not in BUILDINGS:
            return True
        architects = self.architects[self.owner[square]]
        if self.touches_building(square) and architects < 2:
            return False
        return jointly or not self.touches_border(square) or architects >= 1

    def open_squares(self, owners: tuple[int, ...], piece: int) -> Squares:
        jointly = len(owners) > 1
        return frozenset(
            square
            for seat in owners
            for square in grids(self.seats, self.cooperation)[seat]
            if self.may_cover(square, piece, jointly=jointly)
        )

    def legal(self, owners: tuple[int, ...], piece: int, ground: Squares) -> list[Squares]:
        return [place for place in places(self.seats, self.cooperation, owners, piece) if place <= ground]

    def clause(self, place: Squares, piece: int, *, jointly: bool) -> int:
        """The clause that forbids a place; 0 if none does."""
        if all(self.may_cover(square, piece, jointly=jointly) for square in place):
            return 0
        if any(self.is_covered(square) for square in place):
            return 41 if piece in BUILDINGS else 20
        if jointly:
            return 123
        near = any(self.touches_building(square, at_home=True) for square in place)
        return 42 if near and self.architects[self.owner[min(place)]] < 2 else 124


# -- numbers of places, by the squares their names stand for


def squares_of(laid: Laid, seat: int, cooperation: bool) -> Squares:
    aside = 0 if cooperation else seat * FAR_APART
    return frozenset((int(name[1:]) - 1, ord(name[0]) - ord("a") + aside) for name in laid[0])


@cache
def numbers(seats: int, cooperation: bool, owners: tuple[int, ...], piece: int) -> dict[Squares, int]:
    """The number of each place: alone on a grid, or across the border of two."""
    state, area = Table(seats, cooperation=cooperation).state, area_of(COMPONENTS)
    if len(owners) == 1:
        laid = area.alone(state, owners[0], piece)
    else:
        laid = area.joint(state, RULES.border_between(state, *owners), piece)
    return {squares_of(place, owners[0], cooperation): number for number, place in enumerate(laid)}


# -- random worlds


def owners_of(seat: int, other: int) -> tuple[int, ...]:
    return (seat,) if other == NOTHING else (min(seat, other), max(seat, other))


class Order(NamedTuple):
    """A step on the way to a random world: a tile alone or jointly, or (piece -1) another architect."""

    seat: int
    other: int
    piece: int
    place: int


def random_world(dice: random.Random, seats: int, cooperation: bool) -> tuple[World, list[Order]]:
    """Tiles anywhere, also where buildings touch, and architects, in any order."""
    world = World(seats, cooperation)
    orders = []
    neighbours = [world.neighbours(seat) for seat in range(seats)]
    for _ in range(dice.randrange(16 * seats)):
        seat, what = dice.randrange(seats), dice.random()
        if what < 0.15:
            if world.architects[seat] < 3:
                world.architects[seat] += 1
                orders.append(Order(seat, NOTHING, NOTHING, NOTHING))
            continue
        other = dice.choice(neighbours[seat]) if what < 0.4 and cooperation else NOTHING
        owners = owners_of(seat, other)
        piece = dice.choice(PIECES if other == NOTHING else BUILDINGS)
        place = dice.choice(places(seats, cooperation, owners, piece))
        if any(world.is_covered(square) for square in place) or max(world.tiles[who] for who in owners) == MAX_TILES:
            continue
        (world.solid if piece in BUILDINGS else world.landscapes).update(place)
        for who in owners:
            world.tiles[who] += 1
        orders.append(Order(seat, other, piece, numbers(seats, cooperation, owners, piece)[place]))
    return world, orders


def carry_out(state: State, orders: list[Order]) -> State:
    for seat, other, piece, place in orders:
        if piece == NOTHING:
            state.architects[seat] += 1
            RULES.search_fits_anew(state, seat)
        elif other == NOTHING:
            RULES.lay_alone(state, seat, piece, place)
        else:
            RULES.lay_jointly(state, seat, other, piece, place)
    return state


def questions_of(world: World) -> Iterator[tuple[int, int, int]]:
    """Seat, partner (or nothing) and piece: everything that can be asked of a world."""
    for seat in range(world.seats):
        yield from ((seat, NOTHING, piece) for piece in PIECES)
        for other in world.neighbours(seat):
            yield from ((seat, other, piece) for piece in BUILDINGS)


def answers_of(world: World) -> Iterator[tuple[int, int, int, list[int]]]:
    """Each question with the numbers of all legal places."""
    grounds: dict[tuple[tuple[int, ...], bool], Squares] = {}
    for seat, other, piece in questions_of(world):
        owners = owners_of(seat, other)
        key = (owners, piece in BUILDINGS)
        if key not in grounds:
            grounds[key] = world.open_squares(owners, piece)
        names = numbers(world.seats, world.cooperation, owners, piece)
        yield seat, other, piece, sorted(names[place] for place in world.legal(owners, piece, grounds[key]))


SETTINGS = [(5, False), (2, True), (3, True), (4, True), (5, True)]
