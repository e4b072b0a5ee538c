"""Building at and across borders (PF-123, PF-124), by drawn examples.

In a drawing a letter is a tile that lies there, in one principality or, a joint building, across a border; `?` are the
squares of the tile to be laid, `#` the palaces. With three players the third's land begins below the fourth column.
"""

from __future__ import annotations

from itertools import combinations, product
from string import ascii_lowercase
from typing import NamedTuple

import pytest

from signoria.games.princes_of_florence.area import Laid, area_of, place_text
from signoria.games.princes_of_florence.kinds import BUILDING_NAMES
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


# -- alone along a border (PF-124)


@pytest.mark.clause("PF-124")
@pytest.mark.parametrize("others", [0, 3])
def test_a_building_along_a_border_needs_an_architect(others: int) -> None:
    drawing = """
.......|.......
.......|.......
..###..|..###..
..###.?|..###..
......?|.......
......?|.......
.......|.......
"""
    assert alone(drawing, "tower", others=others) == ["PF-124", None, None, None]


@pytest.mark.clause("PF-124")
def test_one_square_along_the_border_is_enough() -> None:
    drawing = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.......|.......
....???|.......
.......|.......
"""
    assert alone(drawing, "tower") == ["PF-124", None, None, None]


@pytest.mark.clause("PF-124")
def test_one_square_away_from_the_border_no_architect_is_needed() -> None:
    drawing = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.......|T......
.....?.|T......
....??.|T......
"""
    assert alone(drawing, "chapel") == [None] * 4


@pytest.mark.clause("PF-124", "PF-120")
def test_the_outer_edge_is_no_border() -> None:
    corner = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.......|.......
?......|.......
??.....|.......
---------------
   .......
   .......
   ..###..
   ..###..
   .......
   .......
   .......
"""
    above_the_third = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.......|.......
.......|.......
.???...|.......
---------------
   .......
   .......
   ..###..
   ..###..
   .......
   .......
   .......
"""
    assert alone(corner, "chapel", seats=3) == [None] * 4
    assert alone(above_the_third, "tower", seats=3) == ["PF-124", None, None, None]


@pytest.mark.clause("PF-124")
@pytest.mark.parametrize("others", [0, 1, 2, 3])
def test_with_a_building_right_across_the_border_two_architects_are_needed(others: int) -> None:
    drawing = """
.......|.......
.......|.......
..###..|..###..
..###.?|..###..
......?|T......
......?|T......
.......|T......
"""
    assert alone(drawing, "tower", others=others) == ["PF-124", "PF-124", None, None]


@pytest.mark.clause("PF-124")
def test_a_building_cornerwise_across_the_border_does_not_matter() -> None:
    drawing = """
......?|.......
......?|.......
..###.?|..###..
..###..|T.###..
.......|T......
.......|T......
.......|.......
"""
    assert alone(drawing, "tower") == ["PF-124", None, None, None]


@pytest.mark.clause("PF-124", "PF-43")
def test_a_landscape_across_the_border_does_not_matter() -> None:
    drawing = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
......?|lll....
......?|l......
......?|.......
"""
    assert alone(drawing, "tower") == ["PF-124", None, None, None]


@pytest.mark.clause("PF-124", "PF-122")
def test_a_joint_building_of_two_neighbours_counts_from_either_land() -> None:
    of_the_second = """
.......|.......
.......|.......
..###..|..###..
..###.?|..###..
......?|.......
......?|T......
.......|T......
---------------
   ....T..
   .......
   ..###..
   ..###..
   .......
   .......
   .......
"""
    of_the_third = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.......|.......
.......|.......
...???.|S......
---------------
   ..SSSS.
   .......
   ..###..
   ..###..
   .......
   .......
   .......
"""
    assert alone(of_the_second, "tower", seats=3) == ["PF-124", "PF-124", None, None]
    assert alone(of_the_third, "tower", seats=3) == ["PF-124", "PF-124", None, None]


@pytest.mark.clause("PF-124", "PF-122")
def test_the_partners_part_of_a_joint_building_counts_across_the_border_too() -> None:
    drawing = """
......?|.......
......?|.......
..###.?|S.###..
..###..|S.###..
......S|S......
.......|S......
.......|.......
"""
    assert alone(drawing, "tower") == ["PF-124", "PF-124", None, None]


@pytest.mark.clause("PF-42", "PF-124")
def test_touching_a_building_or_palace_of_the_same_land_is_the_base_games_business() -> None:
    at_the_border = """
.......|.......
.......|.......
..###..|..###..
..###.?|..###..
......?|T......
.....C?|T......
.....CC|T......
"""
    by_the_palace = """
.......|.......
.....?.|.......
..###?.|..###..
..###?.|..###..
.......|.......
.......|.......
.......|.......
"""
    beside_a_joint_part = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.......|.......
....?TT|T......
....??.|.......
"""
    assert alone(at_the_border, "tower") == ["PF-42", "PF-42", None, None]
    assert alone(by_the_palace, "tower") == ["PF-42", "PF-42", None, None]
    assert alone(beside_a_joint_part, "chapel") == ["PF-42", "PF-42", None, None]


@pytest.mark.clause("PF-41", "PF-20", "PF-124")
def test_alone_nothing_lies_across_a_border() -> None:
    table = Table(2, cooperation=True).architects(0, 3).architects(1, 3)
    building = play(table.actions().match(), "build tower")
    for text in ("place tower f1 r0", "place tower g1 r0", "place tower h1 r0"):
        assert forbids(building, text) == "PF-41"
    landscape = play(Table(2, cooperation=True).match(), "open landscape", "pass", "choose lake")
    for text in ("place lake f1 r0", "place lake g1 r0", "place lake h1 r0"):
        assert forbids(landscape, text) == "PF-20"
    assert all(
        set(move.text.split()[2][0]) <= set("abcdefg") for match in (building, landscape) for move in match.legal(0)
    )


@pytest.mark.clause("PF-124", "PF-43")
def test_landscapes_may_lie_along_a_border_and_touch_anything_without_an_architect() -> None:
    drawing = """
.......|.......
.......|.......
..###??|T.###..
..###.?|T.###..
......?|T......
......C|.......
.....CC|.......
"""
    assert clause_of(drawn(drawing, (0, 0)), "lake", ["open landscape", "pass", "choose lake"], 0) is None


# -- across a border, together (PF-123)


@pytest.mark.clause("PF-123", "PF-124")
def test_a_joint_building_needs_no_architect_though_it_lies_along_the_border() -> None:
    drawing = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.......|.......
.....??|?......
.......|.......
"""
    assert needed(drawing, "tower") == set()


@pytest.mark.clause("PF-123")
def test_beside_a_building_of_the_own_land_the_own_architects_count() -> None:
    drawing = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.....CC|.......
.....C.|.......
.....??|?......
"""
    assert needed(drawing, "tower") == {"active"}


@pytest.mark.clause("PF-123")
def test_beside_a_building_of_the_partners_land_the_partners_architects_count() -> None:
    drawing = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.......|CC.....
.......|C......
.....??|?......
"""
    assert needed(drawing, "tower") == {"partner"}


@pytest.mark.clause("PF-123")
def test_right_across_from_the_partners_building_the_own_architects_count() -> None:
    drawing = """
.......|.......
.......|T......
..###..|T.###..
..###.?|T.###..
......?|.......
......?|?......
......?|.......
"""
    assert needed(drawing, "studio") == {"active"}


@pytest.mark.clause("PF-123")
def test_right_across_from_the_active_players_building_the_partners_architects_count() -> None:
    drawing = """
.......|.......
......T|.......
..###.T|..###..
..###.T|?.###..
.......|?......
......?|?......
.......|?......
"""
    assert needed(drawing, "studio") == {"partner"}


@pytest.mark.clause("PF-123")
def test_across_the_border_to_a_third_player_each_land_has_its_own_architects() -> None:
    below_the_active = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.......|.......
.......|.......
.....??|?......
---------------
   ..C....
   .CC....
   ..###..
   ..###..
   .......
   .......
   .......
"""
    below_the_partner = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.......|.......
.......|.......
.....??|?......
---------------
   ....C..
   ....CC.
   ..###..
   ..###..
   .......
   .......
   .......
"""
    assert needed(below_the_active, "tower", seats=3) == {"active"}
    assert needed(below_the_partner, "tower", seats=3) == {"partner"}


@pytest.mark.clause("PF-123", "PF-42")
def test_palaces_keep_their_distance_too() -> None:
    own_palace = """
.......|.......
.......|.......
..###??|?.###..
..###..|..###..
.......|.......
.......|.......
.......|.......
"""
    partners_palace = """
.......|.......
.......|.......
..###.?|??###..
..###..|..###..
.......|.......
.......|.......
.......|.......
"""
    both_palaces = """
.......|.......
.......|.......
..###??|??###..
..###.?|..###..
.......|.......
.......|.......
.......|.......
"""
    assert needed(own_palace, "tower") == {"active"}
    assert needed(partners_palace, "tower") == {"partner"}
    assert needed(both_palaces, "studio") == {"active", "partner"}


@pytest.mark.clause("PF-123")
def test_beside_another_joint_building_both_need_two() -> None:
    drawing = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.....TT|T......
......?|?......
......?|.......
"""
    assert needed(drawing, "chapel") == {"active", "partner"}


@pytest.mark.clause("PF-123")
def test_corners_may_touch() -> None:
    drawing = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
....C..|.......
...CC..|.......
.....??|?......
"""
    assert needed(drawing, "tower") == set()


@pytest.mark.clause("PF-123", "PF-43")
def test_landscapes_do_not_matter() -> None:
    drawing = """
.......|.......
.......|.......
..###..|..###..
..###..|..###..
.....p.|lll....
.....pp|l......
.....??|?......
"""
    assert needed(drawing, "tower") == set()


@pytest.mark.clause("PF-41", "PF-121")
def test_a_joint_building_covers_free_squares_only() -> None:
    table = Table(2, cooperation=True).architects(0, 3).architects(1, 3).tile(0, "park f1 r0").tile(1, "park h5 r0")
    match = play(table.actions().match(), "offer tower", "partner 1")
    assert forbids(match, "place tower f1 r0") == "PF-41"
    assert forbids(match, "place tower f5 r0") == "PF-41"
    assert forbids(match, "place tower f3 r0") is None
    assert forbids(match, "place tower e3 r0") == "PF-121"


# -- what is left of the room

ROOM_FOR_A_TOWER = " ".join(f"{column}{row}" for column in "abcdefg" for row in range(1, 8) if column != "g" or row > 3)
"""All squares of seat 0 but three at the top of the border to seat 1."""


@pytest.mark.clause("PF-124", "PF-44")
def test_a_place_closed_from_across_is_no_place() -> None:
    table = Table(2, first=1, cooperation=True).architects(0, 1).architects(1, 1).covering(0, ROOM_FOR_A_TOWER)
    match = table.actions().match()
    assert forbids(play(match.copy(), "end"), "build tower") is None
    play(match, "build tower", "place tower h1 r90", "end")
    assert match.to_act == (0,)
    assert forbids(match, "build tower") == "PF-44"
    assert (
        forbids(play(table.architects(0, 1).match(), "build tower", "place tower h1 r90", "end"), "build tower") is None
    )


@pytest.mark.clause("PF-124", "PF-44", "PF-122")
def test_a_place_closed_by_a_joint_building_is_no_place() -> None:
    room = " ".join(f"{column}{row}" for column in "abcdefg" for row in range(1, 8) if row < 7 or column not in "def")
    match = Table(3, first=1, cooperation=True).architects(0, 1).covering(0, room).actions().match()
    assert forbids(play(match.copy(), "end", "end"), "build tower") is None
    play(match, "offer studio", "partner 2", "place studio h7 r180", "price 0", "accept", "end", "end")
    assert match.to_act == (0,)
    assert forbids(match, "build tower") == "PF-44"


@pytest.mark.clause("PF-124", "PF-23")
def test_the_first_architect_opens_the_border() -> None:
    table = Table(2, cooperation=True).covering(0, ROOM_FOR_A_TOWER)
    assert forbids(play(table.match(), "give up", "give up"), "build tower") == "PF-44"
    assert forbids(play(table.match(), "open architect", "pass", "give up"), "build tower") is None


@pytest.mark.clause("PF-123", "PF-121")
def test_a_joint_building_that_fits_nowhere_cannot_be_offered() -> None:
    """Seat 0's only free square by the border touches seat 0's own building."""
    room = " ".join(f"g{row}" for row in range(1, 8) if row != 5)
    for architects, clause in ((1, "PF-121"), (2, None)):
        table = Table(2, cooperation=True).architects(0, architects).architects(1, 2).tile(0, "chapel f5 r180")
        table.covering(0, room)
        assert forbids(table.actions().match(), "offer tower") == clause
