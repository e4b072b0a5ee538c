"""A turn (PA-10 to PA-13): playing a card and building."""

from __future__ import annotations

import pytest

from signoria.games.patrician.state import BUILD
from tests.games.patrician.tables import RULES, Table, card, floors, hand, tower
from tests.probes import forbids, kinds, play, player, texts

# -- play a card (PA-10)


@pytest.mark.clause("PA-10")
def test_a_card_is_played_from_the_hand_to_the_top_of_the_own_pile() -> None:
    match = play(Table(3, first=1).hold(1, "roma-5 lucca-1 siena-3").match(), "play lucca-1")
    assert hand(match, 1) == ["roma-5", "siena-3"]
    assert player(match, 1)["top_card"]["name"] == "lucca-1"
    assert (player(match, 1)["pile_size"], player(match, 0)["pile_size"]) == (1, 0)
    assert [shown["name"] for shown in match.view(1)["you"]["pile"]] == ["lucca-1"]
    assert match.view(None)["card_played"]["name"] == "lucca-1"
    assert match.view(None)["phase"] == "build"
    assert match.events(None) == [{"kind": "card-played", "seat": 1, "card": "lucca-1"}]


@pytest.mark.clause("PA-10")
@pytest.mark.parametrize(
    ("played", "left"),
    [("bologna-4", ["roma-5", "siena-3"]), ("roma-5", ["bologna-4", "siena-3"]), ("siena-3", ["bologna-4", "roma-5"])],
)
def test_a_hand_keeps_its_order_and_has_no_gap(played: str, left: list[str]) -> None:
    table = Table().hold(0, "bologna-4 roma-5 siena-3")
    RULES.play_card(table.state, 0, card(played))
    assert [table.state.hand[0, held] for held in range(3)] == [*(card(name) for name in left), 0]
    assert table.state.hand_size[0] == 2


@pytest.mark.clause("PA-10")
def test_a_new_card_covers_the_pile() -> None:
    table = Table().pile(0, "roma-1 siena-4")
    assert table.state.top_card[0] == card("siena-4")
    assert table.state.pile[0] == 1 << card("roma-1") | 1 << card("siena-4")
    assert (table.state.pile_size[0], table.state.pile_size[1]) == (2, 0)


@pytest.mark.clause("PA-10")
@pytest.mark.parametrize("name", ["roma-5", "siena-1", "verona-1", "bologna-1", "lucca-2"])
def test_only_a_card_of_the_own_hand_can_be_played(name: str) -> None:
    """One of another's hand, of the own pile, lying at a city, in an empty place of the hand, in the deck."""
    table = Table().hold(0, "milano-1 parma-2").hold(1, "roma-5").pile(0, "siena-1").lay(roma="verona-1")
    match = table.deck("lucca-2").match()
    assert forbids(match, f"play {name}") == "PA-10"
    assert texts(match) == ["play milano-1", "play parma-2"]
    assert (forbids(match, "play milano-1"), forbids(match, "play parma-2")) == (None, None)


@pytest.mark.clause("PA-10", "PA-30")
def test_heads_are_counted_as_cards_are_played() -> None:
    table = Table(3).pile(2, "bologna-3 lucca-3 roma-5 roma-1 roma-6 roma-7 siena-3 siena-4")
    assert [list(row) for row in table.state.heads][:3] == [[0, 0, 0], [0, 0, 0], [2, 3, 2]]


@pytest.mark.clause("PA-11")
@pytest.mark.parametrize(("name", "due"), [("roma-1", 2), ("roma-3", 1), ("roma-5", 1), ("roma-6", 1), ("roma-7", 1)])
def test_as_many_floors_are_due_as_the_card_has_coats_of_arms(name: str, due: int) -> None:
    match = play(Table().hold(0, f"{name} lucca-1").match(), f"play {name}")
    assert match.view(None)["floors_due"] == due


# -- build (PA-11 to PA-13)


@pytest.mark.clause("PA-11")
@pytest.mark.parametrize(("site", "left", "right"), [("left", [1, 0], []), ("right", [1], [0])])
def test_a_floor_goes_from_the_reserve_on_either_site_empty_or_not(
    site: str, left: list[int], right: list[int]
) -> None:
    table = Table().hold(0, "milano-4").hold(1, "siena-2").tower("milano left", "1")
    match = play(table.match(), "play milano-4", f"floor milano {site}")
    assert floors(match, "milano") == (left, right)
    assert (player(match, 0)["reserve"], player(match, 1)["reserve"]) == (38, 38)
    assert match.events(None)[1] == {"kind": "floor-built", "seat": 0, "city": "milano", "site": site}
    assert match.to_act == (1,)


@pytest.mark.clause("PA-11")
@pytest.mark.parametrize(
    ("one", "other", "left", "right"),
    [
        ("left", "left", [1, 0, 0], []),
        ("left", "right", [1, 0], [0]),
        ("right", "left", [1, 0], [0]),
        ("right", "right", [1], [0, 0]),
    ],
)
def test_two_floors_go_on_one_site_or_one_on_each(one: str, other: str, left: list[int], right: list[int]) -> None:
    table = Table().hold(0, "milano-1").hold(1, "siena-2").tower("milano left", "1")
    match = play(table.match(), "play milano-1")
    assert texts(match) == ["floor milano left", "floor milano right"]
    play(match, f"floor milano {one}")
    assert (match.view(None)["phase"], match.view(None)["floors_due"], match.to_act) == ("build", 1, (0,))
    play(match, f"floor milano {other}")
    assert floors(match, "milano") == (left, right)
    assert (match.view(None)["floors_due"], player(match, 0)["reserve"], match.to_act) == (0, 37, (1,))


@pytest.mark.clause("PA-11")
def test_building_is_compulsory_and_in_the_cards_city() -> None:
    match = Table().play(0, "lucca-1").match()
    assert texts(match) == ["floor lucca left", "floor lucca right"]
    for elsewhere in ("floor siena left", "floor siena right", "floor ferrara right", "floor bologna left"):
        assert forbids(match, elsewhere) == "PA-11"
    assert forbids(match, "pass") == "PA-11"


@pytest.mark.clause("PA-12")
@pytest.mark.parametrize(("name", "capacity"), [("verona", 5), ("lucca", 7), ("roma", 9)])
def test_a_city_never_holds_more_floors_than_its_capacity(name: str, capacity: int) -> None:
    almost = Table().city(name, "0" * (capacity - 2), "1").play(0, f"{name}-1").match()
    assert texts(almost) == [f"floor {name} left", f"floor {name} right"]
    full = Table().city(name, "0" * (capacity - 2), "11").play(0, f"{name}-1").match()
    assert [forbids(full, f"floor {name} {site}") for site in ("left", "right")] == ["PA-12", "PA-12"]
    assert texts(full) == []


@pytest.mark.clause("PA-13")
@pytest.mark.parametrize(("name", "capacity"), [("verona", 5), ("lucca", 7), ("roma", 9)])
@pytest.mark.parametrize(("site", "empty"), [("left", "right"), ("right", "left")])
def test_the_last_floor_of_a_city_goes_to_its_empty_site(name: str, capacity: int, site: str, empty: str) -> None:
    table = Table().tower(f"{name} {site}", "0" * (capacity - 1)).play(1, f"{name}-4")
    assert forbids(table.match(), f"floor {name} {site}") == "PA-13"
    assert texts(table.match()) == [f"floor {name} {empty}"]


@pytest.mark.clause("PA-13")
def test_before_the_last_floor_a_site_may_stay_empty() -> None:
    match = Table().tower("verona left", "000").play(1, "verona-4").match()
    assert texts(match) == ["floor verona left", "floor verona right"]


@pytest.mark.clause("PA-13")
@pytest.mark.parametrize("site", ["left", "right"])
def test_the_last_floor_is_free_once_both_sites_have_one(site: str) -> None:
    other = "right" if site == "left" else "left"
    table = Table().tower(f"verona {site}", "0").tower(f"verona {other}", "000").play(1, "verona-4")
    assert texts(table.match()) == ["floor verona left", "floor verona right"]


@pytest.mark.clause("PA-13")
def test_of_two_floors_that_fill_a_city_at_least_one_goes_to_the_empty_site() -> None:
    table = Table().tower("verona left", "000").play(1, "verona-1")
    on_the_tower = play(table.match(), "floor verona left")
    assert forbids(on_the_tower, "floor verona left") == "PA-13"
    assert texts(on_the_tower) == ["floor verona right"]
    on_the_empty_site = play(table.match(), "floor verona right")
    assert texts(on_the_empty_site) == ["floor verona left", "floor verona right"]


@pytest.mark.clause("PA-13", "PA-14")
def test_a_site_emptied_by_a_move_gets_the_last_floor_too() -> None:
    table = Table().city("verona", "001", "1").hold(0, "roma-7 siena-1").hold(1, "verona-2 lucca-1")
    match = play(table.match(), "play roma-7", "floor roma left", "move verona right", "play verona-2")
    assert floors(match, "verona") == ([0, 0, 1, 1], [])
    assert forbids(match, "floor verona left") == "PA-13"
    assert texts(match) == ["floor verona right"]


@pytest.mark.clause("PA-11", "PA-20")
def test_nothing_but_the_floor_changes_while_more_are_due() -> None:
    table = Table().play(0, "roma-2").lay(roma="siena-1").deck("lucca-1")
    assert kinds(table.told(RULES.build_floor, 0, tower("roma right"))) == ["floor-built"]
    assert (table.state.floors_due, table.state.phase) == (1, BUILD)
    assert kinds(table.told(RULES.build_floor, 0, tower("roma right")))[:2] == ["floor-built", "card-taken"]
