"""Drawings of principalities that lie side by side.

In a drawing a letter is a tile that lies there, in one principality or, a joint building, across a border; `?` are the
squares of the tile to be laid, `#` the palaces. With three players the third's land begins below the fourth column.
"""

from __future__ import annotations

from itertools import combinations, product
from string import ascii_lowercase
from typing import NamedTuple

from signoria.games.princes_of_florence.constants import BUILDING_NAMES
from signoria.games.princes_of_florence.shown.area import Laid, area_of, place_text
from tests.games.princes_of_florence.tables import COMPONENTS, Table, piece
from tests.probes import forbids, play, player, texts

TILES = {"T": "tower", "C": "chapel", "O": "opera", "S": "studio", "f": "forest", "l": "lake", "p": "park"}


class Wish(NamedTuple):
    """A drawing as a table, and the squares of the tile to be laid."""

    table: Table
    squares: set[str]


def drawn(drawing: str, architects: tuple[int, ...]) -> Wish:
    """The table a drawing shows, with as many players as there are numbers of architects."""
    lines = [line.replace("|", "") for line in drawing.strip().splitlines() if "-" not in line]
    shown: dict[str, set[str]] = {}
    for row, line in enumerate(lines, start=1):
        for column, sign in enumerate(line):
            shown.setdefault(sign, set()).add(f"{ascii_lowercase[column]}{row}")
    table = Table(len(architects), cooperation=True)
    for letter, name in TILES.items():
        if letter in shown:
            lay(table, name, shown[letter])
    for seat, count in enumerate(architects):
        table.architects(seat, count)
    palaces = {square for seat in range(len(architects)) for square in player(table.match(), seat)["palace"]}
    assert shown["#"] == palaces
    return Wish(table, shown["?"])


def place_at(table: Table, name: str, squares: set[str], *seats: int) -> Laid | None:
    """The place of a piece on these squares, if they are one on a seat's grid or across the border of two."""
    area = area_of(COMPONENTS)
    if len(seats) == 1:
        places = area.alone(table.state, seats[0], piece(name))
    else:
        border = table.rules.border_between(table.state, *seats)
        places = area.joint(table.state, border, piece(name)) if border >= 0 and name in BUILDING_NAMES else ()
    return next((place for place in places if set(place[0]) == squares), None)


def lay(table: Table, name: str, squares: set[str]) -> None:
    """Lay a piece on these squares, in whoever's land they are."""
    everybody = range(table.state.seats)
    for seat in everybody:
        if place := place_at(table, name, squares, seat):
            table.tile(seat, place_text(piece(name), place).removeprefix("place "))
            return
    for seat, other in combinations(everybody, 2):
        if place := place_at(table, name, squares, seat, other):
            table.joint(seat, other, place_text(piece(name), place).removeprefix("place "))
            return
    raise AssertionError(f"a {name} has no place {squares}")


def clause_of(wish: Wish, name: str, first: list[str], *seats: int) -> str | None:
    """What forbids to lay a piece there after the first moves; None if it may be laid."""
    place = place_at(wish.table, name, wish.squares, *seats)
    assert place is not None
    match = play(wish.table.match(), *first)
    text = place_text(piece(name), place)
    clause = forbids(match, text)
    assert (text in texts(match)) == (clause is None)
    return clause


def alone(drawing: str, name: str, *, seats: int = 2, others: int = 0) -> list[str | None]:
    """What forbids seat 0 to build there alone with no, one, two and three architects."""
    found = []
    for own in range(4):
        wish = drawn(drawing, (own, *[others] * (seats - 1)))
        wish.table.actions()
        found.append(clause_of(wish, name, [f"build {name}"], 0))
    return found


def needed(drawing: str, name: str, *, seats: int = 2) -> set[str]:
    """Who has to have two architects for seats 0 and 1 to build there together: "active", "partner", both or none.

    All sixteen pairs of numbers are tried, and every refusal is PF-123's.
    """
    short = set()
    for active, partner in product(range(4), repeat=2):
        wish = drawn(drawing, (active, partner, 3)[:seats])
        wish.table.actions()
        clause = clause_of(wish, name, [f"offer {name}", "partner 1"], 0, 1)
        assert clause in (None, "PF-123")
        if clause:
            short.add((active, partner))
    for names in ({"active"}, {"partner"}, {"active", "partner"}):
        if short == {
            (active, partner)
            for active, partner in product(range(4), repeat=2)
            if ("active" in names and active < 2) or ("partner" in names and partner < 2)
        }:
            return names
    assert short == set()
    return set()
