"""Messengers (PA-50 to PA-57)."""

from __future__ import annotations

import pytest

from signoria.games.patrician.components import MAX_ROADS
from signoria.games.patrician.moves import SEND_BETWEEN
from tests.games.patrician.tables import COMPONENTS, RULES, Table, city, city_view, road
from tests.probes import forbids, kinds, play, player, texts


def sending(name: str = "roma-3", seats: int = 2) -> Table:
    """Seat 0 has played a card and built, and everybody has messengers and cards."""
    table = Table(seats, messengers=True).hold(1, "siena-1").built(0, name).hold(0, "siena-2")
    table.rules.start_taking(table.state, 0)
    return table


# -- sending (PA-51 to PA-54)


@pytest.mark.clause("PA-51", "PA-54")
def test_after_a_star_card_a_messenger_may_be_sent_between_neighbours() -> None:
    match = sending().match()
    assert match.view(None)["phase"] == "messenger"
    assert texts(match) == [
        "messenger siena lucca",
        "messenger siena bologna",
        "messenger lucca milano",
        "messenger lucca ferrara",
        "messenger milano parma",
        "messenger parma verona",
        "messenger verona ferrara",
        "messenger ferrara bologna",
        "messenger bologna firenze",
        "pass",
    ]


@pytest.mark.clause("PA-51")
def test_a_messenger_lies_on_its_road_and_belongs_to_nobody() -> None:
    match = play(sending().match(), "messenger lucca milano")
    assert [player(match, seat)["messengers"] for seat in (0, 1)] == [1, 2]
    assert [shown["cities"] for shown in match.view(None)["roads"] if shown["messenger"]] == [["lucca", "milano"]]
    near = {shown["name"]: shown["messengers"] for shown in match.view(None)["cities"] if shown["messengers"]}
    assert near == {"lucca": 1, "milano": 1}
    assert match.events(None) == [{"kind": "messenger-sent", "seat": 0, "city": "lucca", "other": "milano"}]
    assert match.to_act == (1,)


@pytest.mark.clause("PA-51")
def test_a_messenger_may_be_kept() -> None:
    match = play(sending().match(), "pass")
    assert player(match, 0)["messengers"] == 2
    assert match.events(None) == [{"kind": "messenger-kept", "seat": 0}]
    assert match.to_act == (1,)


@pytest.mark.clause("PA-51", "PA-20")
def test_the_messenger_comes_after_the_five_steps() -> None:
    table = Table(2, messengers=True).hold(0, "verona-2").hold(1, "siena-1").city("verona", "000", "1")
    match = play(table.lay(verona="lucca-1").deck("roma-1").match(), "play verona-2", "floor verona right")
    assert match.to_act == (0,)
    play(match, "messenger roma siena")
    assert kinds(match.events(None))[2:] == [
        "city-completed",
        "tile-won",
        "tile-won",
        "card-taken",
        "card-turned-up",
        "messenger-sent",
    ]


@pytest.mark.clause("PA-51")
@pytest.mark.parametrize("name", ["roma-1", "roma-5", "roma-6", "roma-7"])
def test_without_a_star_no_messenger_can_be_sent(name: str) -> None:
    state = sending(name).state
    assert state.turn == 1
    state.card_played = COMPONENTS.cards.index(name)
    assert RULES.may_send_any(state, 0) == 51
    assert RULES.may_send(state, 0, road("lucca-milano")) == 51
    assert RULES.can_send_somewhere(state, 0) == 0


@pytest.mark.clause("PA-51")
def test_without_a_messenger_left_none_can_be_sent() -> None:
    table = Table(4, messengers=True).hold(1, "siena-1").built(0, "roma-3")
    assert RULES.may_send_any(table.state, 0) == 0
    table.state.messengers_left[0] = 0
    assert RULES.may_send_any(table.state, 0) == 51
    assert RULES.may_send(table.state, 0, road("lucca-milano")) == 51
    assert RULES.can_send_somewhere(table.state, 0) == 0
    RULES.start_sending(table.state, 0)
    assert table.state.turn == 1


@pytest.mark.clause("PA-51")
def test_without_the_expansion_no_messenger_can_be_sent() -> None:
    table = Table(2).hold(1, "siena-1").built(0, "roma-3")
    table.state.messengers_left[0] = 1
    assert RULES.may_send_any(table.state, 0) == 51
    assert RULES.can_send_somewhere(table.state, 0) == 0
    RULES.start_sending(table.state, 0)
    assert table.state.turn == 1


@pytest.mark.clause("PA-51")
def test_also_in_the_last_turn_a_messenger_may_be_sent() -> None:
    match = play(Table(2, messengers=True).play(1, "roma-3").match(), "floor roma left")
    assert match.view(None)["phase"] == "messenger"
    play(match, "messenger verona ferrara")
    assert match.over


@pytest.mark.clause("PA-52")
@pytest.mark.parametrize(
    ("name", "forbidden"),
    [
        ("siena-3", ["roma-siena", "siena-lucca", "siena-bologna"]),
        ("firenze-3", ["bologna-firenze"]),
        ("roma-3", ["roma-siena"]),
        ("verona-2", ["parma-verona", "verona-ferrara"]),
    ],
)
def test_no_messenger_goes_to_the_city_built_in(name: str, forbidden: list[str]) -> None:
    match = sending(name).match()
    for pair in COMPONENTS.roads[:10]:
        expected = "PA-52" if "-".join(pair) in forbidden else None
        assert forbids(match, f"messenger {' '.join(pair)}") == expected


@pytest.mark.clause("PA-52")
def test_a_pair_of_cities_has_one_messenger_at_most() -> None:
    match = sending().messengers("lucca-milano").match()
    assert forbids(match, "messenger lucca milano") == "PA-52"
    assert forbids(match, "messenger milano parma") is None
    assert forbids(match, "messenger siena lucca") is None


@pytest.mark.clause("PA-52")
@pytest.mark.parametrize(
    ("lying", "refused"),
    [(("siena-lucca", "lucca-ferrara"), "lucca milano"), (("siena-lucca", "lucca-milano"), "lucca ferrara")],
)
def test_a_city_has_two_messengers_at_most_at_the_head_of_a_road(lying: tuple[str, str], refused: str) -> None:
    assert forbids(sending().messengers(*lying).match(), f"messenger {refused}") == "PA-52"


@pytest.mark.clause("PA-52")
def test_a_city_has_two_messengers_at_most_at_the_end_of_a_road() -> None:
    match = sending("milano-3").messengers("siena-bologna", "ferrara-bologna").match()
    assert forbids(match, "messenger bologna firenze") == "PA-52"
    full = sending("milano-3").messengers("lucca-ferrara", "ferrara-bologna").match()
    assert forbids(full, "messenger verona ferrara") == "PA-52"
    assert forbids(full, "messenger siena lucca") is None


@pytest.mark.clause("PA-52", "PA-53")
def test_scored_cities_may_be_chosen_and_count_for_the_limits() -> None:
    table = sending().city("verona", "000", "11").scored("verona")
    assert forbids(table.match(), "messenger parma verona") is None
    table.messengers("parma-verona", "verona-ferrara").messengers("lucca-ferrara")
    assert table.state.near[city("verona")] == 2
    assert forbids(table.match(), "messenger parma verona") == "PA-52"
    assert forbids(table.match(), "messenger ferrara bologna") == "PA-52"


@pytest.mark.clause("PA-52", "PA-51")
def test_where_no_road_is_left_no_messenger_is_asked_for() -> None:
    table = Table(2, messengers=True).hold(1, "siena-1").hold(0, "siena-2").built(0, "siena-3")
    table.messengers("lucca-milano", "lucca-ferrara", "milano-parma", "parma-verona", "ferrara-bologna")
    assert RULES.can_send_somewhere(table.state, 0) == 1
    table.messengers("bologna-firenze")
    assert RULES.may_send_any(table.state, 0) == 0
    assert RULES.can_send_somewhere(table.state, 0) == 0
    RULES.start_sending(table.state, 0)
    assert table.state.turn == 1


@pytest.mark.clause("PA-54")
def test_the_roads_of_pistoia_are_for_five_players() -> None:
    for seats in (2, 3, 4):
        match = sending("milano-3", seats).match()
        assert forbids(match, "messenger roma pistoia") == "PA-54"
        assert forbids(match, "messenger pistoia firenze") == "PA-54"
    five = sending("milano-3", 5).match()
    assert forbids(five, "messenger roma pistoia") is None
    assert forbids(five, "messenger pistoia firenze") is None
    assert texts(five)[-3:] == ["messenger roma pistoia", "messenger pistoia firenze", "pass"]


@pytest.mark.clause("PA-54")
def test_there_is_no_other_road() -> None:
    state = sending("milano-3", 5).state
    for number in range(12, MAX_ROADS):
        assert RULES.may(state, 0, SEND_BETWEEN.number(number)) == 54
        assert RULES.may_send(state, 0, number) == 54


@pytest.mark.clause("PA-54", "PA-51")
def test_a_road_at_the_end_of_the_list_is_enough_to_be_asked() -> None:
    table = Table(5, messengers=True).hold(1, "siena-1").built(0, "lucca-3")
    table.messengers("roma-siena", "siena-bologna", "milano-parma", "parma-verona", "verona-ferrara", "ferrara-bologna")
    table.messengers("roma-pistoia")
    assert [pair for pair in COMPONENTS.roads if RULES.may_send(table.state, 0, road("-".join(pair))) == 0] == [
        ("pistoia", "firenze")
    ]
    assert RULES.can_send_somewhere(table.state, 0) == 1


@pytest.mark.clause("PA-53")
def test_a_messenger_beside_a_scored_city_has_no_effect_on_it() -> None:
    table = sending().city("verona", "000", "11").scored("verona")
    match = play(table.match(), "messenger parma verona")
    assert [player(match, seat)["points"] for seat in (0, 1)] == [5, 2]
    assert city_view(match, "verona")["messengers"] == 1
    assert match.position()["cities"]["verona"]["messengers_when_scored"] == 0
