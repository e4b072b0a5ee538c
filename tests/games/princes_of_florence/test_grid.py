"""Where pieces fit is where the reference says (`squares.py`): interpreted, in words, and compiled.

Numbers of places are compared by the squares they are said to cover.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

from signoria.core.compiled.twin import library_of
from signoria.core.rules.twins import Twin
from signoria.games.princes_of_florence.constants import MAX_PLACES
from signoria.games.princes_of_florence.moves import MOVES, PLACE_AT
from signoria.games.princes_of_florence.state import NOTHING, State
from tests.games.princes_of_florence import grid_loops
from tests.games.princes_of_florence.squares import (
    BUILDINGS,
    PIECES,
    SETTINGS,
    Order,
    Square,
    Squares,
    World,
    answers_of,
    beside,
    carry_out,
    grids,
    numbers,
    owners_of,
    palace,
    places,
    questions_of,
    random_world,
)
from tests.games.princes_of_florence.tables import GAME, RULES, Table
from tests.probes import forbids, play, player, texts

# -- the rules, interpreted


@pytest.mark.clause("PF-41", "PF-121")
@pytest.mark.parametrize(("seats", "cooperation"), SETTINGS)
def test_every_place_on_empty_grids_has_one_number(seats: int, cooperation: bool) -> None:
    world = World(seats, cooperation)
    for seat, other, piece in questions_of(world):
        owners = owners_of(seat, other)
        assert numbers(seats, cooperation, owners, piece).keys() == set(places(seats, cooperation, owners, piece))


def legal_numbers(state: State, seat: int, moves: list[int]) -> list[int]:
    state.actor = seat
    return [action - PLACE_AT.first for action in moves[: RULES.legal(state, seat, moves)]]


@pytest.mark.clause("PF-20", "PF-41", "PF-42", "PF-43", "PF-44", "PF-121", "PF-123", "PF-124")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "cooperation"), SETTINGS)
def test_places_and_refusals_are_those_of_the_reference(seats: int, cooperation: bool, seed: int) -> None:
    dice, moves = random.Random(f"{seats} {cooperation} {seed}"), [0] * MOVES.actions
    world, orders = random_world(dice, seats, cooperation)
    state = carry_out(Table(seats, cooperation=cooperation).actions().state, orders)
    for seat, other, piece, legal in answers_of(world):
        if other == NOTHING:
            RULES.begin_building(state, piece)
            assert RULES.fits_somewhere(state, seat, piece) == (legal != [])
        else:
            RULES.begin_offer(state, piece)
            RULES.choose_partner(state, other)
            assert RULES.fits_jointly(state, seat, other, piece) == (legal != [])
        assert legal_numbers(state, seat, moves) == legal
        owners = owners_of(seat, other)
        for place, number in numbers(seats, cooperation, owners, piece).items():
            if other == NOTHING:
                clause = RULES.may_lay(state, seat, piece, number)
            else:
                clause = RULES.may_lay_jointly(state, seat, other, piece, number)
            assert clause == world.clause(place, piece, jointly=other != NOTHING)


@pytest.mark.clause("PF-42", "PF-123", "PF-124")
@pytest.mark.parametrize("theirs", range(4))
@pytest.mark.parametrize("ours", range(4))
def test_places_depend_on_the_architects_of_both_sides_as_the_reference_says(ours: int, theirs: int) -> None:
    dice, moves = random.Random(f"{ours} {theirs}"), [0] * MOVES.actions
    for seats in (2, 3):
        world, orders = random_world(dice, seats, True)
        world.architects = [ours, theirs, theirs][:seats]
        state = carry_out(
            Table(seats, cooperation=True).actions().state, [order for order in orders if order.piece >= 0]
        )
        for seat, count in enumerate(world.architects):
            for _ in range(count):
                carry_out(state, [Order(seat, NOTHING, NOTHING, NOTHING)])
        for seat, other, piece, legal in answers_of(world):
            RULES.begin_building(state, piece)
            if other != NOTHING:
                RULES.choose_partner(state, other)
            assert legal_numbers(state, seat, moves) == legal


@pytest.mark.clause("PF-121")
def test_there_is_no_joint_place_beyond_the_last_nor_with_somebody_far_away() -> None:
    state = Table(5, cooperation=True).architects(0, 2).architects(1, 2).state
    for building in BUILDINGS:
        count = len(places(5, True, (0, 1), building))
        assert [RULES.may_lay_jointly(state, 0, 1, building, place) for place in (-1, 0, count - 1, count)] == [
            121,
            0,
            0,
            121,
        ]
        assert (RULES.may_lay_jointly(state, 0, 2, building, 0), RULES.fits_jointly(state, 0, 2, building)) == (121, 0)
    assert [
        [other for other in range(5) if RULES.border_between(state, seat, other) != NOTHING] for seat in range(5)
    ] == [
        [1, 3],
        [0, 2, 3, 4],
        [1, 4],
        [0, 1, 4],
        [1, 2, 3],
    ]


# -- some of it in words


@pytest.mark.clause("PF-124")
@pytest.mark.parametrize(
    ("architects", "border", "building_across"),
    [(0, "PF-124", "PF-124"), (1, None, "PF-124"), (2, None, None), (3, None, None)],
)
def test_alone_along_a_border_takes_an_architect_and_two_where_a_building_is_across(
    architects: int, border: str | None, building_across: str | None
) -> None:
    """The neighbour's tower stands on h1 to h3, a park of theirs on h5, i5 and h6."""
    table = Table(2, cooperation=True).tile(1, "tower h1 r90").tile(1, "park h5 r0").architects(0, architects)
    match = play(table.actions().match(), "build chapel")
    assert forbids(match, "place chapel f5 r90") == border
    assert forbids(match, "place chapel f2 r90") == building_across
    assert ("place chapel f5 r90" in texts(match)) == (border is None)
    assert ("place chapel f2 r90" in texts(match)) == (building_across is None)
    assert forbids(match, "place chapel a1 r0") is None
    assert forbids(match, "place chapel g5 r0") == "PF-41"


@pytest.mark.clause("PF-124", "PF-42")
def test_beside_an_own_building_that_is_said_first_and_landscapes_have_no_such_limits() -> None:
    table = Table(3, cooperation=True, first=1).tile(1, "tower h1 r0").tile(0, "opera e1 r0")
    match = play(table.actions().match(), "build chapel")
    assert forbids(match, "place chapel h2 r0") == "PF-42"
    assert forbids(match, "place chapel h6 r0") == "PF-124"
    bought = play(table.round(1).match(), "open park", "pass", "pass")
    assert [forbids(bought, f"place park {place}") for place in ("h2 r0", "h4 r0", "n6 r90", "g1 r0")] == [
        None,
        None,
        "PF-20",
        "PF-20",
    ]


@pytest.mark.clause("PF-120", "PF-40")
def test_in_the_joined_area_a_tile_is_told_by_the_areas_squares() -> None:
    table = Table(3, cooperation=True, first=2).architects(2, 1)
    match = play(table.actions().match(), "build tower", "place tower d8 r0")
    assert match.events(None)[0] == {"kind": "tile-placed", "seat": 2, "piece": "tower", "square": "d8", "turn": "r0"}
    assert player(match, 2)["tiles"] == [
        {"piece": "tower", "squares": ["d8", "e8", "f8"], "turn": "r0", "partner": None}
    ]
    assert [player(match, seat)["free_squares"] for seat in range(3)] == [43, 43, 40]


@pytest.mark.clause("PF-121", "PF-122", "PF-82")
@pytest.mark.parametrize(("seat", "other"), [(0, 2), (2, 0)])
def test_a_joint_building_lies_on_both_grids_and_is_owned_by_both(seat: int, other: int) -> None:
    """An opera on e7 and f7, above the border, and on e8, f8 and f9 below it."""
    table = Table(3, cooperation=True)
    state, opera = table.state, BUILDINGS[4]
    squares = frozenset({(6, 4), (6, 5), (7, 4), (7, 5), (8, 5)})
    number = numbers(3, True, (0, 2), opera)[squares]
    assert table.told(RULES.lay_jointly, seat, other, opera, number) == [
        {"kind": "tile-placed", "seat": seat, "piece": "opera", "square": "e7", "turn": "r90"}
    ]
    match = table.match()
    for one, partner in ((0, 2), (2, 0)):
        shown = player(match, one)
        assert shown["tiles"] == [
            {"piece": "opera", "squares": ["e7", "f7", "e8", "f8", "f9"], "turn": "r90", "partner": partner}
        ]
        assert shown["buildings"] == ["opera"]
        assert (state.tile_piece[one, 0], state.tile_place[one, 0], state.tile_count[one]) == (opera, number, 1)
    assert [player(match, one)["free_squares"] for one in range(3)] == [41, 43, 40]
    assert (player(match, 1)["tiles"], player(match, 1)["buildings"]) == ([], [])
    assert state.stock[opera] == 3


@pytest.mark.clause("PF-120", "PF-121")
@pytest.mark.parametrize(("seat", "other"), [(3, 4), (4, 3)])
def test_across_the_border_of_two_seats_far_down_a_tile_is_told_by_the_areas_squares_too(seat: int, other: int) -> None:
    """A tower on i8, j8 and k8: of five players D ends with column j."""
    table = Table(5, cooperation=True)
    number = numbers(5, True, (3, 4), BUILDINGS[8])[frozenset({(7, 8), (7, 9), (7, 10)})]
    assert table.told(RULES.lay_jointly, seat, other, BUILDINGS[8], number) == [
        {"kind": "tile-placed", "seat": seat, "piece": "tower", "square": "i8", "turn": "r0"}
    ]


@pytest.mark.clause("PF-124", "PF-44")
def test_a_building_can_take_a_neighbour_the_last_place_for_one() -> None:
    """Seat 1 has h1 to h3 left, along the border, until a tower stands across."""
    free = {"h1", "h2", "h3"}
    squares = [f"{column}{row}" for row in range(1, 8) for column in "hijklmn"]
    table = Table(2, cooperation=True, first=1).architects(1, 1).architects(0, 1)
    table.covering(1, " ".join(square for square in squares if square not in free))
    assert forbids(table.actions().match(), "build tower") is None
    table.tile(0, "tower g1 r90")
    match = table.actions().match()
    assert (forbids(match, "build tower"), "build tower" in texts(match)) == ("PF-44", False)


@pytest.mark.clause("PF-20", "PF-44")
@pytest.mark.parametrize("cooperation", [False, True])
def test_nothing_fits_on_a_full_grid(cooperation: bool) -> None:
    table = Table(2, cooperation=cooperation).architects(0, 3).architects(1, 3)
    table.covering(0, " ".join(f"{column}{row}" for row in range(1, 8) for column in "abcdefg"))
    assert [RULES.fits_somewhere(table.state, 0, piece) for piece in PIECES] == [0] * 13
    assert [RULES.fits_somewhere(table.state, 1, piece) for piece in PIECES] == [1] * 13


@pytest.mark.clause("PF-1", "PF-42")
@pytest.mark.parametrize("cooperation", [False, True])
def test_of_a_new_principality_only_the_palace_is_covered(cooperation: bool) -> None:
    state = Table(2, cooperation=cooperation).state
    stands = palace(2, cooperation, 0)
    near = {other for square in stands for other in beside(square)} & grids(2, cooperation)[0] - stands

    def bits(squares: set[Square] | Squares) -> int:
        return sum(1 << (7 * row + column) for row, column in squares)

    assert [(state.covered[seat], state.touched[seat], state.across[seat]) for seat in (0, 1)] == [
        (bits(stands), bits(near), 0)
    ] * 2


@pytest.mark.clause("PF-20", "PF-43")
def test_a_landscape_keeps_no_building_away_and_is_counted_by_kind() -> None:
    table = Table(2)
    before = table.state.touched[0]
    table.tile(0, "lake a1 r0").tile(0, "park e1 r0").tile(0, "park e4 r0")
    assert (table.state.touched[0], table.state.across[1]) == (before, 0)
    assert player(table.match(), 0)["landscapes"] == {"forest": 0, "lake": 1, "park": 2}
    assert (player(table.match(), 0)["buildings"], player(table.match(), 0)["free_squares"]) == ([], 33)
    assert [table.state.tile_border[0, tile] for tile in range(3)] == [NOTHING] * 3


# -- the rules, compiled


def compare(rules: Twin, dice: random.Random, seats: int, cooperation: bool, worlds: int) -> int:
    """Compare all answers for so many random worlds; how many questions there were."""
    states = np.repeat(Table(seats, cooperation=cooperation).actions().state.to_array(), worlds)
    orders: list[tuple[int, ...]] = []
    answers: list[tuple[int, int, int, int, list[int]]] = []
    for game in range(worlds):
        world, steps = random_world(dice, seats, cooperation)
        orders += [(game, *step) for step in steps]
        answers += [(game, *answer) for answer in answers_of(world)]
    rules.carry_out_all(states, np.array(orders, np.int64).reshape(-1, 5))
    expected = np.zeros((len(answers), MAX_PLACES + 1), np.uint8)
    for row, (*_, legal) in enumerate(answers):
        expected[row, legal] = 3
        expected[row, MAX_PLACES] = 3 * (legal != [])
    found = np.zeros_like(expected)
    questions = np.array([answer[:4] for answer in answers], np.int64)
    rules.list_what_fits(states, questions, np.zeros(MOVES.actions, np.int32), found)
    wrong = [answers[row][:4] for row in np.flatnonzero((found != expected).any(axis=1))]
    assert wrong == [], f"{len(wrong)} answers differ, the first in world {wrong[0][0]}: {wrong[0][1:]}"
    return len(answers)


@pytest.mark.full
@pytest.mark.compiles
@pytest.mark.clause("PF-20", "PF-41", "PF-42", "PF-43", "PF-44", "PF-121", "PF-123", "PF-124")
def test_compiled_places_are_those_of_the_reference_on_over_100_000_grids_and_pieces() -> None:
    rules, dice = library_of(GAME, grid_loops).build(), random.Random(7)
    asked = [compare(rules, dice, seats, together, worlds=200 if together else 400) for seats, together in SETTINGS]
    assert sum(asked) > 100_000
