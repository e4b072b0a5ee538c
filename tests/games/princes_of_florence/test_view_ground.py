"""What a view says of the ground and of works: a page shows from it, without asking, where a piece fits and why not."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest

from signoria.games.princes_of_florence.constants import BUILDINGS, PIECE_NAMES, PIECES
from signoria.games.princes_of_florence.placements import orientation
from signoria.games.princes_of_florence.shown.area import area_of
from signoria.games.princes_of_florence.shown.view import view as view_of
from signoria.games.princes_of_florence.state import NOTHING, State
from tests.games.princes_of_florence.games import SETTINGS, Options, name_of, random_states
from tests.games.princes_of_florence.tables import COMPONENTS, GAME, RULES, Table, own
from tests.thinning import some_of

AREA = area_of(COMPONENTS)


def forbidding(ground: dict[str, Any], squares: Iterable[str]) -> str | None:
    """The clause a page would name for a place that is wholly on the ground; None where it would let one lay."""
    return next((clause for clause, closed in ground["closed"].items() if not set(closed).isdisjoint(squares)), None)


def seen(state: State, seat: int) -> Any:
    """What only the seat itself sees."""
    return view_of(GAME, state, seat)["you"]


def clause(number: int) -> str | None:
    return f"PF-{number}" if number else None


@pytest.mark.clause("PF-20", "PF-41", "PF-42", "PF-121", "PF-123", "PF-124")
@pytest.mark.parametrize(("seats", "options"), some_of(SETTINGS, 3), ids=name_of)
def test_the_ground_names_the_clause_that_forbids_a_place(seats: int, options: Options) -> None:
    named = set()
    for state in islice(random_states(seats, options, seed=7), 0, None, 40):
        for seat in range(seats):
            ground = seen(state, seat)["ground"]
            for piece in range(PIECES):
                kind = ground["building" if piece < BUILDINGS else "landscape"]
                for place, (squares, _) in enumerate(AREA.alone(state, seat, piece)):
                    named.add(forbidding(kind, squares))
                    assert forbidding(kind, squares) == clause(RULES.may_lay(state, seat, piece, place))
    assert {None, "PF-20", "PF-41", "PF-42"} <= named
    assert ("PF-124" in named) == options["cooperation"]


@pytest.mark.clause("PF-41", "PF-120", "PF-121", "PF-123")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_ground_names_the_clause_that_forbids_a_place_across_a_border(seats: int) -> None:
    named = set()
    for state in islice(random_states(seats, {"cooperation": True}, seed=3), 0, None, 60):
        for seat in range(seats):
            joint = seen(state, seat)["ground"]["joint"]
            neighbours = [other for other in range(seats) if other != seat and border(state, seat, other) != NOTHING]
            assert list(joint) == [str(other) for other in neighbours]
            for other in neighbours:
                for piece in range(BUILDINGS):
                    for place, (squares, _) in enumerate(AREA.joint(state, border(state, seat, other), piece)):
                        forbids = forbidding(joint[str(other)], squares)
                        named.add(forbids)
                        assert forbids == clause(RULES.may_lay_jointly(state, seat, other, piece, place))
    assert {None, "PF-41", "PF-123"} <= named


def border(state: State, seat: int, other: int) -> int:
    return int(RULES.border_between(state, seat, other))


def test_what_lies_nowhere_on_the_ground_is_forbidden_by_the_clause_named_for_it() -> None:
    match = Table(2, cooperation=True).match()
    ground = own(match, 0)["ground"]
    assert ground["landscape"]["otherwise"] == "PF-20"
    assert ground["building"]["otherwise"] == "PF-41"
    assert ground["joint"]["1"]["otherwise"] == "PF-121"


@pytest.mark.clause("PF-122")
def test_what_a_neighbour_owns_is_barred_across_the_border_and_nowhere_else() -> None:
    ground = own(Table(2, cooperation=True).owning(1, "opera").match(), 0)["ground"]
    assert ground["joint"]["1"]["barred"] == {"PF-122": ["opera"]}
    assert ground["building"]["barred"] == ground["landscape"]["barred"] == {}


def test_the_shapes_are_those_of_the_places_before_they_are_turned() -> None:
    match = Table(3).match()
    shapes = match.view(None)["shapes"]
    assert list(shapes) == list(PIECE_NAMES)
    for number, name in enumerate(PIECE_NAMES):
        cells = {(int(square[1:]) - 1, ord(square[0]) - ord("a")) for square in shapes[name]}
        for place in COMPONENTS.placements(0, number):
            assert orientation(cells, place.turn) == orientation(place.cells, 0)


@pytest.mark.clause("PF-31", "PF-105")
@pytest.mark.parametrize("options", [{"muse_and_princess": False}, {"muse_and_princess": True}], ids=name_of)
def test_the_reasons_for_the_value_of_a_work_add_up_to_it(options: Options) -> None:
    names = set()
    for state in islice(random_states(4, options, seed=5), 0, None, 15):
        for seat in range(4):
            for card in seen(state, seat)["hand"]:
                assert sum(reason["points"] for reason in card["reasons"]) == card["value"]
                liked = card["reasons"][:3]
                assert [reason["name"] for reason in liked] == [card["building"], card["landscape"], card["freedom"]]
                assert [reason["points"] + reason["more"] for reason in liked] == [4, 3, 3]
                names |= {reason["name"] for reason in card["reasons"][3:]}
    assert names == {"jester", "profession"} | ({"muse"} if options["muse_and_princess"] else set())


@pytest.mark.clause("PF-22", "PF-31")
def test_one_more_of_what_raises_a_work_raises_it_by_what_the_view_says() -> None:
    [before] = own(Table(3).hand(0, "poet").match(), 0)["hand"]
    [after] = own(Table(3).hand(0, "poet").jesters(0, 1).match(), 0)["hand"]
    more = {reason["name"]: reason["more"] for reason in before["reasons"]}
    assert after["value"] - before["value"] == more["jester"] == 2
    [after] = own(Table(3).hand(0, "poet").owning(0, before["building"]).match(), 0)["hand"]
    assert after["value"] - before["value"] == more[before["building"]] == 4
