"""A turn: moving a floor (PA-14)."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.patrician.state import MOVE_FLOOR, TAKE
from tests.games.patrician.tables import RULES, Table, city_view, floors, tower
from tests.probes import forbids, kinds, play, texts

SITES = ("left", "right")


def after_building(table: Table, name: str = "roma") -> Match:
    """Seat 0 plays the city's move card and builds; both players hold cards to go on with."""
    table.hold(0, f"{name}-7 siena-1").hold(1, "siena-2").lay(roma="lucca-1", lucca="roma-1").deck("roma-2 lucca-2")
    return play(table.match(), f"play {name}-7", f"floor {name} left")


@pytest.mark.clause("PA-14")
def test_the_top_floor_of_one_tower_goes_to_the_top_of_the_other() -> None:
    match = after_building(Table().city("milano", "010", "11"))
    assert match.view(None)["phase"] == "move"
    assert texts(match) == ["move milano left", "move milano right", "pass"]
    play(match, "move milano right")
    assert floors(match, "milano") == ([0, 1, 0, 1], [1])
    assert [shown["leader"] for shown in city_view(match, "milano")["towers"]] == [1, 1]
    moved = {"kind": "floor-moved", "seat": 0, "city": "milano", "site": "right", "owner": 1}
    assert match.events(None)[2] == moved


@pytest.mark.clause("PA-14")
def test_the_move_may_go_the_other_way_and_take_the_own_floor() -> None:
    match = play(after_building(Table().city("milano", "010", "11")), "move milano left")
    assert floors(match, "milano") == ([0, 1], [1, 1, 0])
    moved = {"kind": "floor-moved", "seat": 0, "city": "milano", "site": "left", "owner": 0}
    assert match.events(None)[2] == moved


@pytest.mark.clause("PA-14")
def test_a_floor_may_go_to_an_empty_site_and_leave_one_behind() -> None:
    match = after_building(Table().city("milano", "0"))
    assert texts(match) == ["move milano left", "pass"]
    assert forbids(match, "move milano right") == "PA-14"
    play(match, "move milano left")
    assert floors(match, "milano") == ([], [0])


@pytest.mark.clause("PA-14")
@pytest.mark.parametrize("site", SITES)
def test_one_owns_a_floor_in_either_tower_of_the_city(site: str) -> None:
    other = SITES[1 - SITES.index(site)]
    match = after_building(Table().tower(f"milano {site}", "0").tower(f"milano {other}", "1"))
    assert texts(match) == ["move milano left", "move milano right", "pass"]


@pytest.mark.clause("PA-14")
def test_a_city_without_an_own_floor_is_no_place_for_a_move() -> None:
    match = after_building(Table().city("milano", "0").city("parma", "1", "11"))
    assert [forbids(match, f"move parma {site}") for site in SITES] == ["PA-14", "PA-14"]


@pytest.mark.clause("PA-14")
def test_the_city_built_in_is_no_place_for_a_move() -> None:
    match = after_building(Table().city("milano", "0").city("roma", "0", "1"))
    assert [forbids(match, f"move roma {site}") for site in SITES] == ["PA-14", "PA-14"]


@pytest.mark.clause("PA-14", "PA-24")
def test_a_scored_city_is_no_place_for_a_move() -> None:
    match = after_building(Table().city("milano", "0").city("verona", "000", "11").scored("verona"))
    assert [forbids(match, f"move verona {site}") for site in SITES] == ["PA-14", "PA-14"]
    assert texts(match) == ["move milano left", "pass"]


@pytest.mark.clause("PA-14", "PA-20")
def test_a_city_filled_in_the_same_turn_is_scored_before_the_move() -> None:
    table = Table().city("roma", "0101010", "1").city("milano", "0")
    match = play(after_building(table), "move milano left")
    assert kinds(match.events(None))[:6] == [
        "card-played",
        "floor-built",
        "city-completed",
        "tile-won",
        "tile-won",
        "floor-moved",
    ]


@pytest.mark.clause("PA-14")
@pytest.mark.parametrize("name", ["roma-1", "roma-3", "roma-5", "roma-6"])
def test_without_the_move_symbol_there_is_no_move(name: str) -> None:
    table = Table().city("milano", "00", "1").built(0, name).lay(roma="siena-1").hold(1, "siena-2")
    assert RULES.may_move(table.state, 0, tower("milano left")) == 14
    assert RULES.can_move_somewhere(table.state, 0) == 0
    RULES.after_building(table.state, 0)
    assert table.state.phase != MOVE_FLOOR
    assert floors(table.match(), "milano") == ([0, 0], [1])


@pytest.mark.clause("PA-14")
@pytest.mark.parametrize("name", ["bologna left", "bologna right", "verona left", "verona right"])
def test_with_the_move_symbol_every_tower_of_the_board_may_be_moved(name: str) -> None:
    table = Table().tower(name, "0").built(0, "roma-7").lay(roma="siena-1")
    assert RULES.may_move(table.state, 0, tower(name)) == 0
    assert RULES.can_move_somewhere(table.state, 0) == 1
    RULES.after_building(table.state, 0)
    assert table.state.phase == MOVE_FLOOR
    assert RULES.can_move_somewhere(table.state, 1) == 0


@pytest.mark.clause("PA-14")
def test_a_move_that_is_not_possible_is_lost_without_a_question() -> None:
    match = after_building(Table().city("milano", "1", "1"))
    assert kinds(match.events(None)) == ["card-played", "floor-built", "card-taken", "card-turned-up"]
    assert match.to_act == (1,)


@pytest.mark.clause("PA-14")
def test_a_move_may_be_left_unused() -> None:
    match = play(after_building(Table().city("milano", "0")), "pass")
    assert floors(match, "milano") == ([0], [])
    assert kinds(match.events(None))[2:] == ["move-forgone", "card-taken", "card-turned-up"]
    assert match.events(None)[2] == {"kind": "move-forgone", "seat": 0}
    assert match.to_act == (1,)


@pytest.mark.clause("PA-14")
def test_only_one_floor_is_moved_and_then_the_turn_goes_on() -> None:
    match = play(after_building(Table().city("milano", "000", "1")), "move milano left")
    assert kinds(match.events(None))[2:] == ["floor-moved", "card-taken", "card-turned-up"]
    assert match.to_act == (1,)


@pytest.mark.clause("PA-14")
def test_while_a_move_is_decided_nothing_else_can_be_done() -> None:
    match = after_building(Table().city("milano", "0"))
    for text in ("play siena-1", "floor roma left", "take roma", "messenger roma siena"):
        assert forbids(match, text) == "PA-14"


@pytest.mark.clause("PA-14", "PA-16")
def test_after_a_move_a_card_may_still_have_to_be_chosen() -> None:
    table = Table().city("milano", "0").built(0, "roma-7").lay(lucca="siena-1", siena="lucca-1").hold(1, "roma-1")
    RULES.move_floor(table.state, 0, tower("milano left"))
    assert table.state.phase == TAKE
