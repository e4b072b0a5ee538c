"""The items (PF-20 to PF-23, PF-76): landscapes are placed at once, jesters and architects help from then on."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.princes_of_florence.constants import BUILDING_NAMES, LANDSCAPE_NAMES
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table, item, own, piece, state_of
from tests.probes import forbids, kinds, play, player, texts


def buy(table: Table, name: str) -> Match:
    """The first player buys an item for the opening bid; what it does at once is still to be decided."""
    match = play(table.match(), f"open {name}")
    while match.view(None)["phase"] == "bid":
        play(match, "pass")
    return match


def gained(match: Match) -> list[dict[str, object]]:
    return [event for event in match.events(None) if event["kind"] == "points-gained"]


# -- landscapes (PF-20)


@pytest.mark.clause("PF-20")
@pytest.mark.parametrize("kind", LANDSCAPE_NAMES)
def test_a_landscape_bought_is_placed_at_once(kind: str) -> None:
    match = buy(Table(3), kind)
    assert (match.to_act, match.view(None)["phase"], match.view(None)["piece"]) == ((0,), "place", kind)
    assert match.view(None)["supply"][kind] == 5
    assert set(match.view(None)["supply"].values()) == {5, 6, 7, 14}
    for wrong in ("give up", "pass", "later", "open jester", "build tower", "end"):
        assert forbids(match, wrong) == "PF-20"
    assert forbids(match, "place tower a1 r0") == "PF-20"
    assert all(text.startswith(f"place {kind} ") for text in texts(match))


@pytest.mark.clause("PF-20")
def test_a_placed_landscape_covers_its_squares_and_the_auctions_go_on() -> None:
    match = play(buy(Table(3), "lake"), "place lake d1 r0")
    assert match.events(None)[-1] == {"kind": "tile-placed", "seat": 0, "piece": "lake", "square": "d1", "turn": "r0"}
    shown = player(match, 0)
    assert shown["tiles"] == [{"piece": "lake", "squares": ["d1", "e1", "f1", "d2"], "turn": "r0", "partner": None}]
    assert (shown["landscapes"], shown["free_squares"]) == ({"forest": 0, "lake": 1, "park": 0}, 39)
    assert (shown["prestige"], shown["buildings"]) == (0, [])
    assert (match.view(None)["piece"], match.to_act, match.view(None)["phase"]) == (None, (1,), "open")
    assert player(match, 1)["tiles"] == []
    state = state_of(match)
    assert (state.piece, state.tile_count[0], state.tile_piece[0, 0], state.tile_border[0, 0]) == (-1, 1, 11, -1)


@pytest.mark.clause("PF-20")
@pytest.mark.parametrize(("kind", "squares", "turns"), [("forest", 5, 4), ("lake", 4, 8), ("park", 3, 4)])
def test_a_landscape_may_be_turned_and_mirrored(kind: str, squares: int, turns: int) -> None:
    match = buy(Table(3), kind)
    moves = [(move.text, move.data["squares"]) for move in match.legal(0)]
    assert len({text.split()[-1] for text, _ in moves}) == turns
    palace = {"a6", "b6", "c6", "a7", "b7", "c7"}
    for _, covered in moves:
        assert isinstance(covered, list)
        assert len(covered) == squares
        assert not palace & set(covered)
    assert len(moves) == len(COMPONENTS.placements(0, piece(kind)))


@pytest.mark.clause("PF-20")
@pytest.mark.parametrize(
    ("turn", "squares"),
    [
        ("r0", ["d3", "e3", "f3", "d4"]),
        ("r90", ["d3", "e3", "e4", "e5"]),
        ("r180", ["d3", "b4", "c4", "d4"]),
        ("r270", ["d3", "d4", "d5", "e5"]),
        ("m0", ["d3", "e3", "f3", "f4"]),
        ("m90", ["d3", "d4", "c5", "d5"]),
        ("m180", ["d3", "d4", "e4", "f4"]),
        ("m270", ["d3", "e3", "d4", "d5"]),
    ],
)
def test_the_eight_ways_to_lay_a_lake(turn: str, squares: list[str]) -> None:
    match = play(buy(Table(3), "lake"), f"place lake d3 {turn}")
    assert player(match, 0)["tiles"][0] == {"piece": "lake", "squares": squares, "turn": turn, "partner": None}


@pytest.mark.clause("PF-20")
def test_a_landscape_may_lie_beside_anything_but_not_on_a_covered_square() -> None:
    table = Table(3).tile(0, "tower a4 r0").tile(0, "forest e1 r0")
    match = buy(table, "park")
    for beside in ("place park d6 r0", "place park f2 r0", "place park a2 r0", "place park d4 r0"):
        assert forbids(match, beside) is None
        assert beside in texts(match)
    for covered in (
        "place park a4 r0",
        "place park a3 r0",
        "place park e1 r0",
        "place park d2 r0",
        "place park e3 r180",
    ):
        assert forbids(match, covered) == "PF-20"
        assert covered not in texts(match)
    for off in ("place park g1 r0", "place park a7 r0", "place park g7 r0", "place park h1 r0"):
        assert forbids(match, off) == "PF-20"
    play(match, "place park d6 r0")
    assert player(match, 0)["free_squares"] == 43 - 3 - 5 - 3


@pytest.mark.clause("PF-20", "PF-43")
def test_a_landscape_keeps_no_building_away() -> None:
    table = Table(3)
    before = table.state.touched[0]
    table.tile(0, "park d4 r0")
    assert table.state.touched[0] == before
    assert forbids(play(table.actions(0).match(), "build tower"), "place tower d3 r0") is None


@pytest.mark.clause("PF-20")
def test_nobody_else_places_a_landscape_bought() -> None:
    match = buy(Table(3), "park")
    assert forbids(match, "place park a1 r0", 1) == "PF-11"
    assert match.legal(1) == ()


# -- further landscapes of a kind (PF-21)


@pytest.mark.clause("PF-21")
@pytest.mark.parametrize("kind", LANDSCAPE_NAMES)
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 3), (2, 3), (3, 3)])
def test_every_landscape_of_a_kind_after_the_first_gives_3_points(kind: str, before: int, points: int) -> None:
    table = Table(3)
    for at in ("a1", "d5", "d1")[:before]:
        table.tile(0, f"{kind} {at} r0")
    match = play(buy(table, kind), f"place {kind} e2 r0")
    assert player(match, 0)["landscapes"][kind] == before + 1
    assert player(match, 0)["prestige"] == player(match, 0)["earned"]["landscapes"] == points
    expected = [{"kind": "points-gained", "seat": 0, "points": 3, "source": "landscapes"}]
    assert gained(match) == (expected if points else [])


@pytest.mark.clause("PF-21")
def test_landscapes_of_other_kinds_and_of_other_players_give_no_points() -> None:
    table = Table(3).tile(0, "forest a1 r0").tile(0, "lake d1 r0").tile(1, "park a1 r0")
    match = play(buy(table, "park"), "place park e4 r0")
    assert gained(match) == []
    assert player(match, 0)["prestige"] == 0


@pytest.mark.clause("PF-21", "PF-76")
def test_for_two_players_too_the_points_go_by_kind() -> None:
    table = Table(2).tile(0, "lake a1 r0")
    other = play(table.match(), "open landscape", "pass", "choose park", "place park d4 r0")
    assert (gained(other), player(other, 0)["prestige"]) == ([], 0)
    same = play(table.match(), "open landscape", "pass", "choose lake", "place lake d4 r0")
    assert kinds(same.events(None))[-2:] == ["tile-placed", "points-gained"]
    assert (player(same, 0)["prestige"], player(same, 0)["landscapes"]["lake"]) == (3, 2)


@pytest.mark.clause("PF-76", "PF-20")
@pytest.mark.parametrize("kind", LANDSCAPE_NAMES)
def test_the_kind_two_players_choose_is_the_kind_placed(kind: str) -> None:
    match = play(Table(2).match(), "open landscape", "pass", f"choose {kind}", f"place {kind} a1 r0")
    assert player(match, 0)["landscapes"] == {name: int(name == kind) for name in LANDSCAPE_NAMES}
    assert player(match, 0)["tiles"][0]["piece"] == kind
    supply = match.view(None)["supply"]
    assert [supply[name] for name in LANDSCAPE_NAMES] == [5 if name == kind else 6 for name in LANDSCAPE_NAMES]


# -- jesters (PF-22)


@pytest.mark.clause("PF-22")
@pytest.mark.parametrize("before", [0, 1, 5])
def test_a_jester_adds_2_to_every_work(before: int) -> None:
    table = Table(3).hand(0, "poet", "lawyer").jesters(0, before)
    match = table.match()
    assert [held["value"] for held in own(match, 0)["hand"]] == [2 + 2 * before] * 2
    match = buy(table, "jester")
    assert [held["value"] for held in own(match, 0)["hand"]] == [4 + 2 * before] * 2
    assert player(match, 0)["jesters"] == before + 1
    assert match.view(None)["supply"]["jester"] == 6 - before
    assert (match.to_act, match.view(None)["phase"]) == ((1,), "open")
    assert player(match, 0)["prestige"] == 0


# -- architects (PF-23)


@pytest.mark.clause("PF-23", "PF-40")
@pytest.mark.parametrize(("before", "points", "cost"), [(0, 0, 300), (1, 3, 300), (2, 3, 0)])
def test_an_architect_makes_buildings_cheaper_and_the_second_and_third_give_points(
    before: int, points: int, cost: int
) -> None:
    table = Table(3).architects(0, before)
    assert player(table.match(), 0)["building_cost"] == (300 if before else 700)
    match = buy(table, "architect")
    shown = player(match, 0)
    assert (shown["architects"], shown["building_cost"]) == (before + 1, cost)
    assert shown["prestige"] == shown["earned"]["architects"] == points
    expected = [{"kind": "points-gained", "seat": 0, "points": 3, "source": "architects"}]
    assert gained(match) == (expected if points else [])
    assert match.view(None)["supply"]["architect"] == 5 - before
    assert (match.to_act, match.view(None)["phase"]) == ((1,), "open")
    assert player(match, 1)["architects"] == 0


@pytest.mark.clause("PF-23", "PF-42")
@pytest.mark.parametrize(("before", "fits"), [(0, 0), (1, 1), (2, 1)])
def test_the_second_architect_opens_the_squares_beside_buildings_and_palace(before: int, fits: int) -> None:
    free = {"a5", "b5", "c5", "e1", "e2", "e3"}
    squares = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    palace = {"a6", "b6", "c6", "a7", "b7", "c7"}
    table = Table(3).architects(0, before).tile(0, "tower f1 r90")
    table.covering(0, " ".join(set(squares) - free - palace))
    assert RULES.fits_somewhere(table.state, 0, piece("tower")) == int(before == 2)
    match = buy(table, "architect")
    assert RULES.fits_somewhere(match.state, 0, piece("studio")) == 0
    places = [RULES.fits_somewhere(match.state, 0, BUILDING_NAMES.index(name)) for name in ("tower", "chapel")]
    assert places == [fits, 0]


@pytest.mark.clause("PF-23")
def test_the_search_for_places_starts_anew_for_buildings_only() -> None:
    table = Table(3).tile(0, "forest a1 r0").tile(0, "tower d1 r0")
    before = list(table.state.first_fit[0])
    table.state.architects[0] = 2
    RULES.search_fits_anew(table.state, 0)
    after = list(table.state.first_fit[0])
    assert after[10:] == before[10:]
    fresh = Table(3).architects(0, 2).tile(0, "forest a1 r0").tile(0, "tower d1 r0")
    assert after == list(fresh.state.first_fit[0])
    assert after != before


@pytest.mark.clause("PF-23", "PF-17")
def test_the_supply_has_six_architects_and_nobody_more_than_three() -> None:
    table = Table(3).architects(0, 3).architects(1, 3)
    assert table.state.supply[item("architect")] == 0
    assert forbids(table.match(), "open architect") == "PF-10"
