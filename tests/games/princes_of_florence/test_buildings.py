"""Buildings (PF-40 to PF-44, PF-48): what they cost and bring, and where they may stand."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.princes_of_florence.constants import BUILDING_NAMES, PIECE_NAMES
from signoria.games.princes_of_florence.moves import MOVES, PLACE_AT
from signoria.games.princes_of_florence.state import PLACE
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table, own, state_of
from tests.probes import forbids, kinds, numbers, play, player, texts

FREE_SQUARES = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg" if row < 6 or column > "c"]
"""The base game's grid: the palace lies on a6 to c7."""


def placing(table: Table, name: str) -> Match:
    """The active player has chosen a building and is asked where."""
    return play(table.actions().match(), f"build {name}")


def covered_but(*free: str) -> str:
    return " ".join(square for square in FREE_SQUARES if square not in free)


# -- what a building costs and brings (PF-40)


@pytest.mark.clause("PF-40", "PF-23")
@pytest.mark.parametrize(("architects", "cost"), [(0, 700), (1, 300), (2, 300), (3, 0)])
@pytest.mark.parametrize("place", ["university a1 r0", "theatre a1 r0", "chapel a1 r0"])
def test_a_building_of_any_size_costs_700_or_with_architects_300_or_nothing(
    place: str, architects: int, cost: int
) -> None:
    table = Table(3).architects(0, architects).architects(1, 2)
    match = placing(table, place.split(maxsplit=1)[0])
    assert (own(match, 0)["florins"], player(match, 0)["building_cost"]) == (3500, cost)
    play(match, f"place {place}")
    assert own(match, 0)["florins"] == 3500 - cost
    assert own(match, 1)["florins"] == 3500
    assert player(match, 0)["prestige"] == 3


@pytest.mark.clause("PF-40")
def test_a_building_is_paid_laid_and_scores_3_at_once() -> None:
    match = placing(Table(3, first=1), "opera")
    assert (match.view(None)["phase"], match.view(None)["piece"], match.events(None)) == ("place", "opera", [])
    assert (match.view(None)["stock"]["opera"], match.view(None)["action"]["actions_left"]) == (3, 2)
    play(match, "place opera b2 r90")
    assert match.events(None) == [
        {"kind": "tile-placed", "seat": 1, "piece": "opera", "square": "b2", "turn": "r90"},
        {"kind": "points-gained", "seat": 1, "points": 3, "source": "buildings"},
    ]
    assert (match.to_act, match.view(None)["phase"], match.view(None)["piece"]) == ((1,), "act", None)
    assert (match.view(None)["stock"]["opera"], match.view(None)["action"]["actions_left"]) == (2, 1)
    shown = player(match, 1)
    assert (shown["prestige"], shown["earned"]["buildings"], own(match, 1)["florins"]) == (3, 3, 2800)
    assert (shown["buildings"], shown["free_squares"]) == (["opera"], 43 - 5)
    assert shown["tiles"] == [
        {"piece": "opera", "squares": ["b2", "c2", "b3", "c3", "c4"], "turn": "r90", "partner": None}
    ]
    assert (player(match, 0)["buildings"], player(match, 0)["free_squares"]) == ([], 43)


@pytest.mark.clause("PF-40")
@pytest.mark.parametrize(
    ("squares", "names"),
    [(7, "university laboratory workshop"), (5, "library opera studio hospital theatre"), (3, "tower chapel")],
)
def test_large_medium_and_small_buildings_cover_7_5_and_3_squares(squares: int, names: str) -> None:
    for name in names.split():
        match = placing(Table(3), name)
        play(match, texts(match)[0])
        assert (player(match, 0)["free_squares"], player(match, 0)["buildings"]) == (43 - squares, [name])
        sizes = [RULES.buildings_of_size(state_of(match), 0, size) for size in range(3)]
        assert sizes == [int(squares == size) for size in (7, 5, 3)]


@pytest.mark.clause("PF-40")
def test_the_palace_is_no_building() -> None:
    state = Table(3).state
    assert (state.buildings[0], RULES.sizes_present(state, 0), RULES.free_squares(state, 0)) == (0, 0, 43)


@pytest.mark.clause("PF-40")
def test_two_buildings_can_be_built_in_a_turn() -> None:
    match = play(Table(3).actions().match(), "build tower", "place tower a1 r0", "build opera", "place opera a3 r0")
    assert (player(match, 0)["buildings"], player(match, 0)["prestige"]) == (["opera", "tower"], 6)
    assert (own(match, 0)["florins"], match.to_act) == (2100, (1,))


# -- what is not available (PF-44, PF-48)


@pytest.mark.clause("PF-48", "PF-16")
@pytest.mark.parametrize(
    ("architects", "florins", "points", "clause"),
    [
        (0, 600, 0, "PF-48"),
        (0, 700, 0, None),
        (0, 600, 1, None),
        (0, 0, 6, "PF-48"),
        (0, 0, 7, None),
        (1, 200, 0, "PF-48"),
        (2, 300, 0, None),
        (3, 0, 0, None),
    ],
)
def test_a_building_beyond_the_means_cannot_be_built(
    architects: int, florins: int, points: int, clause: str | None
) -> None:
    match = Table(3).architects(0, architects).florins(0, florins).points(0, points).actions().match()
    assert [forbids(match, f"build {name}") for name in BUILDING_NAMES] == [clause] * 10
    assert ("build tower" in texts(match)) == (clause is None)


@pytest.mark.clause("PF-48", "PF-71")
def test_for_the_florins_missing_the_builder_goes_back_before_the_3_points() -> None:
    match = placing(Table(3).florins(0, 500).points(0, 2), "tower")
    play(match, "place tower a1 r0")
    assert match.events(None) == [
        {"kind": "went-back", "seat": 0, "points": 2},
        {"kind": "tile-placed", "seat": 0, "piece": "tower", "square": "a1", "turn": "r0"},
        {"kind": "points-gained", "seat": 0, "points": 3, "source": "buildings"},
    ]
    assert (player(match, 0)["prestige"], own(match, 0)["florins"]) == (3, 0)


@pytest.mark.clause("PF-48", "PF-111")
def test_with_muse_and_princess_points_pay_for_no_building() -> None:
    match = Table(3, muse_and_princess=True).florins(0, 600).points(0, 9).actions().match()
    assert forbids(match, "build tower") == "PF-48"
    assert not [text for text in texts(match) if text.startswith("build")]


@pytest.mark.clause("PF-44")
def test_there_is_one_building_of_each_kind_in_a_principality() -> None:
    match = Table(3).tile(0, "tower a1 r0").tile(0, "university e1 r0").actions().match()
    built = {"tower", "university"}
    assert {name: forbids(match, f"build {name}") for name in BUILDING_NAMES} == {
        name: "PF-44" if name in built else None for name in BUILDING_NAMES
    }
    assert [text for text in texts(match) if text.startswith("build")] == [
        f"build {name}" for name in BUILDING_NAMES if name not in built
    ]


@pytest.mark.clause("PF-44", "PF-48")
@pytest.mark.parametrize(("others", "clause"), [((1, 2), None), ((1, 2, 3), "PF-44")])
def test_the_fourth_building_of_a_kind_is_not_in_supply(others: tuple[int, ...], clause: str | None) -> None:
    table = Table(4)
    for seat in others:
        table.tile(seat, "chapel a1 r0")
    match = table.actions().match()
    assert match.view(None)["stock"]["chapel"] == 3 - len(others)
    assert forbids(match, "build chapel") == clause
    assert ("build chapel" in texts(match)) == (clause is None)


@pytest.mark.clause("PF-44")
def test_a_kind_owned_or_sold_out_is_refused_as_such_even_to_the_poor() -> None:
    table = Table(5).florins(0, 0).tile(0, "tower a1 r0")
    for seat in (1, 2, 3):
        table.tile(seat, "chapel a1 r0")
    match = table.actions().match()
    assert [forbids(match, f"build {name}") for name in ("tower", "chapel", "opera")] == ["PF-44", "PF-44", "PF-48"]


@pytest.mark.clause("PF-44")
def test_a_building_without_a_legal_place_cannot_be_built() -> None:
    match = Table(3).covering(0, covered_but("a1", "b1", "c1", "e4", "f4")).actions().match()
    assert [text for text in texts(match) if text.startswith("build")] == ["build tower"]
    assert {name: forbids(match, f"build {name}") for name in BUILDING_NAMES} == {
        name: None if name == "tower" else "PF-44" for name in BUILDING_NAMES
    }
    play(match, "build tower")
    assert texts(match) == ["place tower a1 r0"]


@pytest.mark.clause("PF-44", "PF-42", "PF-23")
def test_the_second_architect_opens_places_beside_what_stood_there_before() -> None:
    table = Table(3).tile(0, "opera a2 r0").covering(0, covered_but("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3"))
    assert forbids(table.actions().match(), "build tower") == "PF-44"
    assert forbids(table.architects(0, 1).actions().match(), "build tower") == "PF-44"
    match = table.architects(0, 1).actions().match()
    assert forbids(match, "build tower") is None
    play(match, "build tower")
    assert texts(match) == ["place tower a1 r0"]


@pytest.mark.clause("PF-44")
@pytest.mark.parametrize(
    ("free", "place"),
    [(("a1", "b1", "c1"), "tower a1 r0"), (("g5", "g6", "g7"), "tower g5 r90"), (("d7", "e7", "f7"), "tower d7 r0")],
)
def test_one_place_left_is_found_wherever_it_is(free: tuple[str, ...], place: str) -> None:
    match = Table(3).architects(0, 2).covering(0, covered_but(*free)).actions().match()
    assert [text for text in texts(match) if text.startswith("build")] == ["build tower"]
    play(match, "build tower")
    assert texts(match) == [f"place {place}"]
    play(match, f"place {place}")
    assert player(match, 0)["free_squares"] == 0


# -- where a building may stand (PF-41 to PF-43)


@pytest.mark.clause("PF-41")
def test_any_rotation_and_either_face_is_allowed() -> None:
    match = placing(Table(3), "opera")
    assert [text for text in texts(match) if " c2 " in text] == [
        f"place opera c2 {turn}" for turn in ("r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270")
    ]
    for turn, squares in {
        "r0": ["c2", "d2", "e2", "c3", "d3"],
        "r90": ["c2", "d2", "c3", "d3", "d4"],
        "r180": ["c2", "d2", "b3", "c3", "d3"],
        "r270": ["c2", "c3", "d3", "c4", "d4"],
        "m0": ["c2", "d2", "e2", "d3", "e3"],
        "m90": ["c2", "b3", "c3", "b4", "c4"],
        "m180": ["c2", "d2", "c3", "d3", "e3"],
        "m270": ["c2", "d2", "c3", "d3", "c4"],
    }.items():
        laid = play(placing(Table(3), "opera"), f"place opera c2 {turn}")
        assert player(laid, 0)["tiles"][0]["squares"] == squares


@pytest.mark.clause("PF-41")
@pytest.mark.parametrize(
    "place",
    [
        "tower f1 r0",
        "tower g1 r0",
        "tower h1 r0",
        "tower a8 r0",
        "tower g6 r90",
        "tower d7 r90",
        "tower z99 r0",
        "tower a6 r0",
        "tower c5 r90",
        "tower c6 r0",
        "tower a0 r0",
    ],
)
def test_a_building_has_to_lie_wholly_on_the_grid_and_not_on_the_palace(place: str) -> None:
    match = placing(Table(3).architects(0, 2), "tower")
    assert forbids(match, f"place {place}") == "PF-41"
    assert f"place {place}" not in texts(match)


@pytest.mark.clause("PF-41")
@pytest.mark.parametrize("architects", [0, 2])
def test_a_building_may_cover_nothing_that_is_covered(architects: int) -> None:
    table = Table(3).tile(0, "park b2 r0").tile(0, "opera e3 r0").architects(0, architects)
    match = placing(table, "tower")
    for place in ("a2 r0", "b2 r0", "b1 r90", "c1 r90", "e3 r0", "c3 r0", "e4 r0", "f2 r90"):
        assert forbids(match, f"place tower {place}") == "PF-41"
    assert forbids(match, "place tower a1 r90") is None
    assert forbids(match, "place tower a4 r0") is None


@pytest.mark.clause("PF-42")
@pytest.mark.parametrize("architects", [0, 1, 2, 3])
@pytest.mark.parametrize(
    "place",
    ["b1 r90", "d4 r90", "e3 r0", "d2 r0", "b2 r0", "c5 r0", "a5 r0", "d6 r0", "d5 r90"],
)
def test_a_building_shares_no_side_with_a_building_or_the_palace_before_the_second_architect(
    place: str, architects: int
) -> None:
    """A chapel stands on c3, d3 and c4; the palace on a6 to c7."""
    table = Table(3).tile(0, "chapel c3 r0").architects(0, architects)
    match = placing(table, "tower")
    assert forbids(match, f"place tower {place}") == ("PF-42" if architects < 2 else None)
    assert (f"place tower {place}" in texts(match)) == (architects >= 2)


@pytest.mark.clause("PF-42")
def test_corners_may_touch() -> None:
    match = placing(Table(3).tile(0, "tower b3 r0"), "chapel")
    for place in ("e1 r0", "e4 r0", "a1 r0"):
        assert forbids(match, f"place chapel {place}") is None
    corner = placing(Table(3).tile(0, "tower b3 r0"), "library")
    assert forbids(corner, "place library e4 r0") is None
    palace = placing(Table(3), "tower")
    assert (forbids(palace, "place tower d5 r0"), forbids(palace, "place tower d6 r0")) == (None, "PF-42")


@pytest.mark.clause("PF-42")
def test_the_edges_of_the_grid_do_not_touch_each_other() -> None:
    """g3 lies at the end of a row and a4 at the beginning of the next."""
    left = placing(Table(3).tile(0, "tower g1 r90"), "chapel")
    assert forbids(left, "place chapel a3 r0") is None
    right = placing(Table(3).tile(0, "tower a2 r90"), "university")
    assert forbids(right, "place university e1 r0") is None


@pytest.mark.clause("PF-42")
def test_only_the_own_buildings_and_architects_count() -> None:
    match = placing(Table(3).tile(1, "opera a1 r0").architects(1, 3), "tower")
    assert forbids(match, "place tower a1 r0") is None
    assert forbids(match, "place tower a5 r0") == "PF-42"


@pytest.mark.clause("PF-43", "PF-20")
def test_landscapes_may_touch_anything() -> None:
    beside = placing(Table(3).tile(0, "park c3 r0"), "tower")
    for place in ("a2 r0", "c2 r0", "e2 r90", "b1 r90"):
        assert forbids(beside, f"place tower {place}") is None
    match = Table(3).tile(0, "opera c2 r0").match()
    play(match, "open park", "pass", "pass")
    for place in ("f1 r0", "a2 r90", "c4 r0", "d6 r0", "a4 r0"):
        assert forbids(match, f"place park {place}") is None
    assert forbids(match, "place park c1 r0") == "PF-20"
    assert forbids(match, "place park g1 r0") == "PF-20"
    assert forbids(match, "place park a6 r0") == "PF-20"


@pytest.mark.clause("PF-44")
def test_a_building_is_never_moved() -> None:
    match = play(Table(3).actions().match(), "build tower", "place tower a1 r0", "build opera", "place opera a3 r0")
    first = player(match, 0)["tiles"]
    play(match, "end", "end", "give up", "give up", "give up", "end", "end", "build chapel", "place chapel e1 r0")
    assert player(match, 0)["tiles"][:2] == first


# -- while a building is being placed


@pytest.mark.clause("PF-40", "PF-41")
def test_while_a_building_is_placed_only_its_places_can_be_named() -> None:
    match = placing(Table(3), "tower")
    assert forbids(match, "place opera a1 r0") == "PF-40"
    assert forbids(match, "place park a1 r0") == "PF-40"
    state = state_of(match)
    assert state.phase == PLACE
    legal = {PLACE_AT.number(number) for number in range(58)}
    refused = {action: RULES.may(state, 0, action) for action in range(-1, MOVES.actions + 1)}
    assert {action for action, clause in refused.items() if clause == 41} == set(numbers(PLACE_AT)[58:])
    assert {action for action, clause in refused.items() if clause in (0, 42)} == legal
    assert {clause for action, clause in refused.items() if action not in PLACE_AT} == {40}


@pytest.mark.clause("PF-41")
@pytest.mark.parametrize("name", PIECE_NAMES)
def test_the_first_and_the_last_place_of_every_piece_can_be_asked_about(name: str) -> None:
    state, number = Table(3).architects(0, 2).state, PIECE_NAMES.index(name)
    clause, count = 41 if number < 10 else 20, len(COMPONENTS.placements(0, number))
    assert [RULES.may_lay(state, 0, number, place) for place in (-1, 0, count - 1, count, 240)] == [
        clause,
        0,
        0,
        clause,
        clause,
    ]


# -- the rulebook's picture of broken rules


@pytest.mark.clause("PF-41", "PF-42", "PF-44")
@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("place hospital f1 r0", "PF-41"),
        ("place hospital c4 r0", "PF-41"),
        ("place hospital e1 r0", "PF-42"),
        ("place hospital d5 r270", "PF-42"),
    ],
    ids=["off the grid", "over a landscape", "beside a building", "beside the palace"],
)
def test_broken_rules_one_to_three_partly_off_the_grid_over_a_landscape_beside_a_building_or_the_palace(
    move: str, clause: str
) -> None:
    table = Table(3).tile(0, "laboratory a1 r0").tile(0, "lake c4 r0")
    match = placing(table, "hospital")
    assert (forbids(match, move), move in texts(match)) == (clause, False)
    with_architects = placing(table.architects(0, 2), "hospital")
    assert forbids(with_architects, move) == (clause if clause == "PF-41" else None)


@pytest.mark.clause("PF-44")
def test_broken_rule_five_a_second_building_of_a_kind() -> None:
    match = Table(3).tile(0, "laboratory a1 r0").actions().match()
    assert (forbids(match, "build laboratory"), "build laboratory" in texts(match)) == ("PF-44", False)


@pytest.mark.clause("PF-40")
def test_a_building_is_told_in_this_order() -> None:
    match = placing(Table(3).florins(0, 0).points(0, 7), "tower")
    play(match, "place tower a1 r0")
    assert kinds(match.events(None)) == ["went-back", "tile-placed", "points-gained"]
