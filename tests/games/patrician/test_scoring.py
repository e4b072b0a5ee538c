"""Scoring a city (PA-20 to PA-24)."""

from __future__ import annotations

import pytest

from tests.games.patrician.tables import GAME, RULES, Table, city, city_view, floors, tower
from tests.probes import kinds, play, player


def tiles(table: Table, name: str) -> list[int | None]:
    """Who has a city's larger and smaller tile."""
    return [tile["owner"] for tile in city_view(table.match(), name)["tiles"]]


# -- who leads a tower (PA-21, PA-22)


@pytest.mark.clause("PA-21", "PA-22")
@pytest.mark.parametrize(
    ("owners", "leader"),
    [
        ("0", 0),
        ("2", 2),
        ("001", 0),
        ("100", 0),
        ("0111", 1),
        ("2201", 2),
        ("01", 1),
        ("10", 0),
        ("0110", 0),
        ("1001", 1),
        ("00112", 1),
        ("11002", 0),
        ("0210212", 2),
        ("44330", 3),
        ("012340", 0),
        ("01234", 4),
    ],
)
def test_most_floors_lead_a_tower_and_of_those_tied_the_highest(owners: str, leader: int) -> None:
    table = Table(5).tower("roma right", owners)
    assert RULES.leader_of(table.state, tower("roma right")) == leader
    assert RULES.leader_of(table.state, tower("roma left")) == -1


@pytest.mark.clause("PA-22")
def test_a_top_floor_of_somebody_not_tied_does_not_decide() -> None:
    table = Table(3).city("lucca", "01012", "00").scored("lucca")
    assert tiles(table, "lucca") == [1, 0]


@pytest.mark.clause("PA-21")
@pytest.mark.parametrize(
    ("left", "right", "higher", "lower"),
    [
        ("000", "11", "left", "right"),
        ("00", "111", "right", "left"),
        ("", "1", "right", "left"),
        ("0", "", "left", "right"),
    ],
)
def test_the_tower_with_more_floors_is_the_higher(left: str, right: str, higher: str, lower: str) -> None:
    state = Table().city("verona", left, right).state
    assert RULES.higher_tower(state, city("verona")) == tower(f"verona {higher}")
    assert RULES.lower_tower(state, city("verona")) == tower(f"verona {lower}")


@pytest.mark.clause("PA-23")
def test_of_two_equal_towers_that_on_the_first_site_is_the_higher() -> None:
    for name in ("bologna", "lucca", "verona"):
        state = Table().city(name, "00", "11").state
        assert RULES.higher_tower(state, city(name)) == tower(f"{name} left")
        assert RULES.lower_tower(state, city(name)) == tower(f"{name} right")


# -- when a city is scored, and what it gives (PA-20, PA-21)


@pytest.mark.clause("PA-20", "PA-21")
@pytest.mark.parametrize(
    ("name", "left", "right", "winners", "points"),
    [
        ("verona", "00", "11", [1, 0], [2, 5]),
        ("verona", "000", "1", [0, 0], [7, 0]),
        ("verona", "0", "111", [1, 0], [2, 5]),
        ("lucca", "00111", "0", [1, 0], [4, 7]),
        ("roma", "11", "011101", [1, 1], [0, 15]),
        ("bologna", "0000000", "0", [0, 0], [15, 0]),
        ("milano", "111110", "", [1, 0], [4, 7]),
    ],
)
def test_a_city_is_scored_at_once_when_its_last_floor_is_built(
    name: str, left: str, right: str, winners: list[int], points: list[int]
) -> None:
    table = Table().city(name, left, right).play(0, f"{name}-4").hold(1, "ferrara-1").lay(bologna="ferrara-2")
    assert tiles(table, name) == [None, None]
    match = play(table.match(), f"floor {name} right")
    shown = city_view(match, name)
    assert (shown["scored"], [tile["owner"] for tile in shown["tiles"]]) == (True, winners)
    assert [player(match, seat)["points"] for seat in (0, 1)] == points
    values = [tile["value"] for tile in shown["tiles"]]
    assert match.events(None)[:4] == [
        {"kind": "floor-built", "seat": 0, "city": name, "site": "right"},
        {"kind": "city-completed", "city": name},
        {"kind": "tile-won", "seat": winners[0], "city": name, "value": values[0]},
        {"kind": "tile-won", "seat": winners[1], "city": name, "value": values[1]},
    ]


@pytest.mark.clause("PA-20")
@pytest.mark.parametrize(("name", "left"), [("verona", "000"), ("lucca", "00000"), ("roma", "0000000")])
def test_a_city_that_is_not_full_is_not_scored(name: str, left: str) -> None:
    table = Table().city(name, left, "1")
    assert table.told(RULES.score_if_full, city(name)) == []
    assert (table.state.scored[city(name)], tiles(table, name)) == (0, [None, None])
    table.tower(f"{name} right", "1")
    assert kinds(table.told(RULES.score_if_full, city(name))) == ["city-completed", "tile-won", "tile-won"]
    assert (table.state.scored[city(name)], tiles(table, name)) == (1, [0, 1])


@pytest.mark.clause("PA-20")
def test_scoring_comes_before_the_taking_of_a_card() -> None:
    table = Table().city("verona", "000", "1").play(0, "verona-2").lay(verona="roma-1").deck("lucca-1 lucca-2")
    match = play(table.hold(1, "siena-1").match(), "floor verona right")
    assert kinds(match.events(None)) == [
        "floor-built",
        "city-completed",
        "tile-won",
        "tile-won",
        "card-taken",
        "card-turned-up",
    ]


@pytest.mark.clause("PA-21")
def test_nobody_but_the_two_winners_gets_anything() -> None:
    table = Table(4).city("roma", "01233", "2210").scored("roma")
    assert tiles(table, "roma") == [3, 2]
    assert list(table.state.points) == [0, 0, 6, 9, 0]
    assert list(table.state.tokens) == [0, 0, 0, 0, 0]


@pytest.mark.clause("PA-23")
def test_the_tile_of_an_empty_site_goes_to_nobody() -> None:
    table = Table().tower("lucca right", "011")
    lucca = city("lucca")
    assert table.told(RULES.score_city, lucca) == [{"kind": "tile-won", "seat": 1, "city": "lucca", "value": 7}]
    assert tiles(table, "lucca") == [1, None]
    assert list(table.state.points) == [0, 7, 0, 0, 0]


@pytest.mark.clause("PA-23")
def test_after_the_last_card_every_unscored_city_is_scored_with_the_floors_it_has() -> None:
    table = Table(4).city("bologna", "01", "0").city("verona", "3", "22").city("siena", "0000", "111").scored("siena")
    told = table.told(RULES.score_what_is_left)
    assert told == [
        {"kind": "tile-won", "seat": 1, "city": "bologna", "value": 9},
        {"kind": "tile-won", "seat": 0, "city": "bologna", "value": 6},
        {"kind": "tile-won", "seat": 2, "city": "verona", "value": 5},
        {"kind": "tile-won", "seat": 3, "city": "verona", "value": 2},
    ]
    assert list(table.state.points) == [6 + 7, 9 + 4, 5, 2, 0]
    assert [table.state.scored[number] for number in range(10)] == [1, 1, 1, 1, 1, 1, 1, 0, 1, 1]


@pytest.mark.clause("PA-23")
def test_the_last_card_of_the_game_scores_what_is_left_after_its_floors() -> None:
    table = Table().city("lucca", "011").play(1, "roma-2")
    match = play(table.match(), "floor roma left")
    assert city_view(match, "lucca")["scored"] is False
    play(match, "floor roma right")
    assert city_view(match, "lucca")["scored"] is True
    assert kinds(match.events(None)) == [
        "floor-built",
        "floor-built",
        "tile-won",
        "tile-won",
        "tile-won",
        "portraits-scored",
        "portraits-scored",
        "game-ended",
    ]
    assert GAME.rules.points(match.state, 1) == 7 + 9 + 6


@pytest.mark.clause("PA-23")
def test_a_city_stays_unscored_while_cards_are_left() -> None:
    for table in (Table().play(1, "roma-3").hold(0, "lucca-1"), Table().play(1, "roma-3").lay(siena="lucca-1")):
        match = play(table.match(), "floor roma left")
        assert city_view(match, "roma")["scored"] is False


@pytest.mark.clause("PA-24")
def test_scored_towers_stay_to_the_end_and_their_floors_count() -> None:
    table = Table(3).city("verona", "00011").play(1, "lucca-1").hold(0, "siena-2").scored("verona")
    match = play(table.match(), "floor lucca left", "floor lucca right", "play siena-2", "floor siena left")
    assert floors(match, "verona") == ([0, 0, 0, 1, 1], [])
    play(match, "floor siena left")
    assert match.over
    assert floors(match, "verona") == ([0, 0, 0, 1, 1], [])
    assert [sheet["floors"] for sheet in match.view(None)["sheet"]] == [5, 4, 0]


@pytest.mark.clause("PA-24", "PA-14")
def test_a_floor_put_on_or_off_a_tower_is_counted_for_its_owner() -> None:
    table = Table(3).tower("siena left", "0212")
    siena = tower("siena left")
    assert [table.state.floors_of[seat, siena] for seat in range(3)] == [1, 1, 2]
    assert RULES.remove_top_floor(table.state, siena) == 2
    assert [table.state.floors_of[seat, siena] for seat in range(3)] == [1, 1, 1]
    assert [table.state.floor[siena, level] for level in range(5)] == [0, 2, 1, 0, 0]
    assert (table.state.height[siena], RULES.floors_in(table.state, city("siena"))) == (3, 3)
