"""Setting up (PA-1 to PA-6)."""

from __future__ import annotations

import pytest

from tests.games.patrician.tables import (
    COMPONENTS,
    GAME,
    RULES,
    Table,
    card,
    cards_in_play,
    city,
    city_view,
    hand,
    lying_at,
    state_of,
    symbol_of,
)
from tests.probes import REVEALED, told


@pytest.mark.clause("PA-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_than_five_play_without_pistoia(seats: int) -> None:
    match = GAME.start(seats, seed=3)
    names = [shown["name"] for shown in match.view(None)["cities"]]
    assert names == ["bologna", "firenze", "ferrara", "lucca", "siena", "milano", "parma", "roma", "verona"]
    position = match.position()
    everywhere = str(position["players"]) + str(position["deck"]) + str(position["cities"])
    assert "pistoia" not in everywhere
    assert RULES.is_in_play(match.state, city("pistoia")) == 0


@pytest.mark.clause("PA-1")
def test_five_play_with_pistoia() -> None:
    match = GAME.start(5, seed=3)
    assert [shown["name"] for shown in match.view(None)["cities"]] == list(COMPONENTS.cities)
    assert RULES.is_in_play(match.state, city("pistoia")) == 1
    assert str(match.position()).count("'pistoia-") == 7 + len(
        [name for name in match.position()["unseen"] if name.startswith("pistoia")]
    )


@pytest.mark.clause("PA-2")
@pytest.mark.parametrize(
    ("name", "capacity", "tiles"),
    [
        ("bologna", 9, [9, 6]),
        ("firenze", 9, [9, 6]),
        ("roma", 9, [9, 6]),
        ("pistoia", 9, [9, 6]),
        ("lucca", 7, [7, 4]),
        ("siena", 7, [7, 4]),
        ("milano", 7, [7, 4]),
        ("ferrara", 5, [5, 2]),
        ("parma", 5, [5, 2]),
        ("verona", 5, [5, 2]),
    ],
)
def test_a_city_has_two_empty_sites_a_capacity_and_two_tiles(name: str, capacity: int, tiles: list[int]) -> None:
    shown = city_view(GAME.start(5, seed=1), name)
    assert shown["capacity"] == capacity
    assert shown["tiles"] == [{"value": value, "owner": None} for value in tiles]
    assert [(tower["site"], tower["floors"], tower["leader"]) for tower in shown["towers"]] == [
        ("left", [], None),
        ("right", [], None),
    ]
    assert (shown["scored"], shown["messengers"]) == (False, 0)


@pytest.mark.clause("PA-2")
def test_a_cleared_board_has_nothing_of_anybody() -> None:
    state = Table(5).state
    assert list(state.tile_owner) == [-1] * 20
    assert list(state.face_up) == [-1] * 10
    assert list(state.ambassador_owner) == [-1] * 4
    assert (state.burdened, state.card_played) == (-1, -1)


@pytest.mark.clause("PA-3")
@pytest.mark.parametrize(("seats", "each"), [(2, 39), (3, 29), (4, 21), (5, 21)])
def test_each_player_gets_floors_by_the_number_of_players(seats: int, each: int) -> None:
    match = GAME.start(seats, seed=1)
    assert [shown["reserve"] for shown in match.view(None)["players"]] == [each] * seats
    assert list(state_of(match).reserve)[seats:] == [0] * (5 - seats)


@pytest.mark.clause("PA-50")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_each_player_gets_messengers_by_the_number_of_players(seats: int, each: int) -> None:
    match = GAME.start(seats, seed=1, messengers=True)
    assert [shown["messengers"] for shown in match.view(None)["players"]] == [each] * seats
    assert list(state_of(match).messengers_left)[seats:] == [0] * (5 - seats)


@pytest.mark.clause("PA-50")
def test_without_the_expansion_nobody_has_a_messenger() -> None:
    match = GAME.start(3, seed=1, ambassadors=True)
    assert [shown["messengers"] for shown in match.view(None)["players"]] == [0, 0, 0]


@pytest.mark.clause("PA-4", "PA-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_three_star_cards_face_down(seats: int) -> None:
    match = GAME.start(seats, seed=11)
    hands = [hand(match, seat) for seat in range(seats)]
    assert [len(held) for held in hands] == [3] * seats
    dealt = [name for held in hands for name in held]
    assert len(set(dealt)) == 3 * seats
    assert {symbol_of(name) for name in dealt} == {"star"}
    assert sorted(dealt) == match.position()["unseen"]
    assert [shown["top_card"] for shown in match.view(None)["players"]] == [None] * seats


@pytest.mark.clause("PA-4")
def test_each_player_alone_is_told_the_cards_dealt_to_it() -> None:
    match = GAME.start(3, seed=11)
    for seat in range(3):
        dealt = [event for event in match.events(seat) if event["kind"] == "card-dealt"]
        assert dealt == [{"kind": "card-dealt", "seat": seat, "card": name} for name in hand(match, seat)]
    assert "card-dealt" not in str(match.events(None))


@pytest.mark.clause("PA-4", "PA-5")
@pytest.mark.parametrize(("seats", "deck"), [(2, 33), (3, 30), (4, 27), (5, 30)])
def test_all_other_cards_are_in_the_deck_or_lie_at_the_cities(seats: int, deck: int) -> None:
    match = GAME.start(seats, seed=5)
    words = match.position()
    dealt = [name for owner in words["players"] for name in owner["hand"]]
    lying = [shown["card"] for shown in words["cities"].values()]
    assert len(words["deck"]) == match.view(None)["deck"] == deck
    assert sorted(dealt + lying + words["deck"]) == sorted(cards_in_play(seats))
    assert list(state_of(match).deck)[deck:] == [0] * (62 - deck)


@pytest.mark.clause("PA-4")
def test_the_hands_the_cities_and_the_deck_are_shuffled() -> None:
    matches = [GAME.start(4, seed=seed) for seed in range(12)]
    assert len({tuple(hand(match, 0)) for match in matches}) == 12
    assert len({tuple(match.position()["deck"]) for match in matches}) == 12
    symbols = {symbol_of(lying_at(match, name) or "") for match in matches for name in ("bologna", "verona")}
    assert symbols == {"crest", "star", "heads", "move", "choice"}


@pytest.mark.clause("PA-5")
def test_a_card_lies_at_each_city_whichever_city_it_shows() -> None:
    match = GAME.start(5, seed=5)
    shown = [(one["name"], one["card"]["city"]) for one in match.view(None)["cities"]]
    assert len(shown) == 10
    assert any(name != city_on_card for name, city_on_card in shown)
    assert list(state_of(match).face_up).count(-1) == 0
    turned_up = [event for event in match.events(None) if event["kind"] == "card-turned-up"]
    assert turned_up == [
        {"kind": "card-turned-up", "city": name, "card": lying_at(match, name)} for name in COMPONENTS.cities
    ]


@pytest.mark.clause("PA-5")
def test_a_card_turned_up_is_the_top_card_of_the_deck_and_seen_by_all() -> None:
    table = Table().deck("roma-1 siena-2")
    events = table.told(RULES.turn_up_card, city("lucca"))
    assert events == [REVEALED, {"kind": "card-turned-up", "city": "lucca", "card": "roma-1"}]
    assert table.state.face_up[city("lucca")] == card("roma-1")
    assert table.state.seen == 1 << card("roma-1")
    assert (table.state.deck_size, table.state.deck[0], table.state.deck[1]) == (1, card("siena-2"), 0)


@pytest.mark.clause("PA-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    assert {GAME.start(seats, seed=seed).to_act for seed in range(20)} == {(seat,) for seat in range(seats)}


@pytest.mark.clause("PA-6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_may_name_the_first_player(first: int) -> None:
    for seed in range(6):
        match = GAME.start(3, seed=seed, first=first)
        assert match.to_act == (first,)
        assert match.view(None)["first"] == first
        assert match.events(None)[0] == {"kind": "game-begun", "seat": first}


@pytest.mark.clause("PA-4", "PA-5", "PA-6")
def test_the_same_seed_gives_the_same_deal() -> None:
    match = GAME.start(2, seed=7)
    assert match.to_act == (1,)
    assert hand(match, 0) == ["firenze-4", "verona-2", "firenze-3"]
    assert hand(match, 1) == ["ferrara-3", "ferrara-2", "siena-3"]
    lying = [lying_at(match, name) for name in COMPONENTS.cities if name != "pistoia"]
    assert lying == [
        "roma-3",
        "firenze-5",
        "roma-6",
        "bologna-5",
        "firenze-6",
        "milano-1",
        "parma-3",
        "lucca-5",
        "verona-3",
    ]
    assert match.position()["deck"][:6] == ["ferrara-4", "siena-2", "parma-1", "lucca-2", "siena-1", "lucca-4"]


@pytest.mark.clause("PA-4")
def test_nothing_of_the_setting_up_can_be_taken_back() -> None:
    blank, _ = GAME.blank(2, 1, {})
    events = told(GAME, blank, RULES.setup)
    assert events[0] == {"kind": "game-begun", "seat": 1}
    assert events[-1] == REVEALED
    assert not GAME.start(2, seed=7, first=1).may_undo(1)
