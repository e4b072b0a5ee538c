"""A turn: taking a card, turning one up, and whose turn is next (PA-15 to PA-18)."""

from __future__ import annotations

import pytest

from signoria.games.patrician.state import PLAY, TAKE
from tests.games.patrician.tables import RULES, Table, card, city, city_view, hand, lying_at
from tests.probes import forbids, kinds, play, player, texts

# -- take a card and turn one up (PA-15 to PA-17)


@pytest.mark.clause("PA-15", "PA-17")
def test_the_card_of_the_city_built_in_is_taken_and_replaced_at_once() -> None:
    table = Table().hold(0, "lucca-2 roma-4 siena-3").hold(1, "siena-2").lay(roma="parma-2", lucca="milano-1")
    match = play(table.deck("firenze-2 verona-4").match(), "play roma-4", "floor roma left")
    assert hand(match, 0) == ["lucca-2", "siena-3", "parma-2"]
    assert (lying_at(match, "roma"), lying_at(match, "lucca")) == ("firenze-2", "milano-1")
    assert match.position()["deck"] == ["verona-4"]
    assert match.events(None)[2:] == [
        {"kind": "card-taken", "seat": 0, "city": "roma", "card": "parma-2"},
        {"kind": "card-turned-up", "city": "roma", "card": "firenze-2"},
    ]
    assert match.to_act == (1,)


@pytest.mark.clause("PA-15")
def test_the_question_mark_lets_one_take_the_card_of_any_city_that_has_one() -> None:
    table = Table().hold(0, "roma-6").hold(1, "siena-2").lay(roma="parma-2", lucca="milano-1", verona="lucca-4")
    match = play(table.deck("firenze-2").match(), "play roma-6", "floor roma left")
    assert match.view(None)["phase"] == "take"
    assert texts(match) == ["take lucca", "take roma", "take verona"]
    assert forbids(match, "take siena") == "PA-16"
    assert forbids(match, "pass") == "PA-15"


@pytest.mark.clause("PA-15", "PA-17")
@pytest.mark.parametrize(("taken", "got"), [("roma", "parma-2"), ("lucca", "milano-1"), ("verona", "lucca-4")])
def test_the_city_whose_card_was_taken_gets_the_top_card_of_the_deck(taken: str, got: str) -> None:
    table = Table().hold(0, "roma-6").hold(1, "siena-2").lay(roma="parma-2", lucca="milano-1", verona="lucca-4")
    match = play(table.deck("firenze-2").match(), "play roma-6", "floor roma left", f"take {taken}")
    assert hand(match, 0) == [got]
    assert [name for name in ("roma", "lucca", "verona") if lying_at(match, name) == "firenze-2"] == [taken]
    assert match.view(None)["deck"] == 0


@pytest.mark.clause("PA-15")
@pytest.mark.parametrize("name", ["roma-1", "roma-3", "roma-5", "roma-7"])
def test_without_the_question_mark_only_the_card_of_the_city_built_in_can_be_taken(name: str) -> None:
    state = Table().built(0, name).lay(roma="parma-2", lucca="milano-1", verona="milano-2").state
    assert RULES.may_choose_card(state) == 0
    assert RULES.may_take(state, city("roma")) == 0
    assert RULES.may_take(state, city("lucca")) == 15
    assert RULES.may_take(state, city("verona")) == 15
    assert RULES.may_take(state, city("siena")) == 16


@pytest.mark.clause("PA-15")
def test_with_the_question_mark_a_lone_card_is_taken_without_a_question() -> None:
    table = Table().hold(0, "roma-6").hold(1, "siena-2").lay(verona="parma-2")
    match = play(table.match(), "play roma-6", "floor roma left")
    assert hand(match, 0) == ["parma-2"]
    assert match.to_act == (1,)


@pytest.mark.clause("PA-16")
@pytest.mark.parametrize("name", ["roma-3", "roma-6"])
def test_a_city_without_a_card_lets_one_choose_among_all_others(name: str) -> None:
    table = Table().hold(0, name).hold(1, "siena-2").lay(bologna="parma-2", verona="milano-1")
    match = play(table.match(), f"play {name}", "floor roma left")
    assert texts(match) == ["take bologna", "take verona"]
    assert forbids(match, "take roma") == "PA-16"
    play(match, "take verona")
    assert hand(match, 0) == ["milano-1"]
    assert (lying_at(match, "verona"), lying_at(match, "bologna")) == (None, "parma-2")


@pytest.mark.clause("PA-16")
@pytest.mark.parametrize("name", ["bologna", "siena", "verona"])
def test_the_only_card_left_is_taken_without_a_question(name: str) -> None:
    table = Table().hold(0, "roma-3").hold(1, "siena-2").lay(**{name: "parma-2"})
    match = play(table.match(), "play roma-3", "floor roma left")
    assert hand(match, 0) == ["parma-2"]
    assert match.events(None)[-1] == {"kind": "card-taken", "seat": 0, "city": name, "card": "parma-2"}
    assert match.to_act == (1,)


@pytest.mark.clause("PA-16")
def test_with_no_card_anywhere_none_is_taken() -> None:
    table = Table().hold(0, "roma-3 lucca-1").hold(1, "siena-2")
    match = play(table.match(), "play roma-3", "floor roma left")
    assert hand(match, 0) == ["lucca-1"]
    assert kinds(match.events(None)) == ["card-played", "floor-built"]
    assert match.to_act == (1,)


@pytest.mark.clause("PA-17")
def test_an_empty_deck_leaves_the_city_without_a_card() -> None:
    table = Table().hold(0, "roma-3").hold(1, "siena-2").lay(roma="parma-2", lucca="milano-1")
    match = play(table.match(), "play roma-3", "floor roma left")
    assert lying_at(match, "roma") is None
    assert city_view(match, "lucca")["card"]["name"] == "milano-1"
    assert kinds(match.events(None)) == ["card-played", "floor-built", "card-taken"]


@pytest.mark.clause("PA-17")
def test_the_last_card_of_the_deck_is_turned_up_like_any_other() -> None:
    table = Table().built(0, "roma-3").lay(roma="parma-2", lucca="milano-1").deck("siena-4").hold(1, "siena-2")
    RULES.start_taking(table.state, 0)
    assert (table.state.deck_size, table.state.face_up[city("roma")]) == (0, card("siena-4"))
    assert (table.state.hand_size[0], table.state.hand[0, 0]) == (1, card("parma-2"))


@pytest.mark.clause("PA-15")
@pytest.mark.parametrize("others", ["", "milano-2", "milano-2 lucca-5"])
def test_a_card_is_taken_into_the_next_place_of_the_hand(others: str) -> None:
    table = Table().hold(0, others).built(0, "roma-3").lay(roma="parma-2").hold(1, "siena-2")
    RULES.start_taking(table.state, 0)
    assert hand(table.match(), 0) == [*others.split(), "parma-2"]


@pytest.mark.clause("PA-15", "PA-16")
def test_the_cities_with_a_card_are_counted_over_the_whole_board() -> None:
    table = Table(5).built(0, "roma-6")
    assert RULES.cities_with_a_card(table.state) == 0
    table.lay(bologna="roma-1", verona="roma-2", pistoia="lucca-1")
    assert RULES.cities_with_a_card(table.state) == 3
    RULES.start_taking(table.state, 0)
    assert table.state.phase == TAKE


# -- whose turn is next (PA-6, PA-18)


@pytest.mark.clause("PA-6", "PA-18")
@pytest.mark.parametrize(("seat", "after"), [(0, 1), (1, 2), (2, 0)])
def test_play_goes_on_clockwise(seat: int, after: int) -> None:
    table = Table(3, first=seat).hold(0, "roma-3").hold(1, "lucca-3").hold(2, "siena-3").lay(roma="siena-1")
    table.play(seat, "roma-4").state.floors_due = 0
    assert kinds(table.told(RULES.end_turn)) == []
    assert (table.state.turn, table.state.phase, table.state.card_played) == (after, PLAY, -1)


@pytest.mark.clause("PA-18")
def test_a_player_without_cards_is_skipped() -> None:
    table = Table(4, first=3).hold(2, "roma-3").hold(3, "lucca-3").built(3, "lucca-4")
    RULES.end_turn(table.state)
    assert (table.state.turn, table.state.phase) == (2, PLAY)


@pytest.mark.clause("PA-18")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_player_who_alone_has_cards_goes_on_alone(seats: int) -> None:
    table = Table(seats, first=1).hold(1, "lucca-3").built(1, "lucca-4")
    RULES.end_turn(table.state)
    assert (table.state.turn, table.state.phase) == (1, PLAY)


@pytest.mark.clause("PA-18")
def test_the_game_goes_on_until_every_hand_is_empty() -> None:
    table = Table().hold(0, "roma-3").hold(1, "siena-3")
    match = play(table.match(), "play roma-3", "floor roma left")
    assert (match.over, match.to_act) == (False, (1,))
    play(match, "play siena-3", "floor siena left")
    assert (match.over, match.to_act, match.view(None)["turn"]) == (True, (), None)
    assert match.events(None)[-1] == {"kind": "game-ended"}
    assert [player(match, seat)["hand_size"] for seat in (0, 1)] == [0, 0]
    assert forbids(match, "play roma-3") == "PA-18"


@pytest.mark.clause("PA-18", "PA-23")
def test_the_last_card_of_the_game_is_one_after_which_nobody_can_play() -> None:
    assert RULES.is_last_card_of_the_game(Table(3).built(0, "roma-3").state) == 1
    assert RULES.is_last_card_of_the_game(Table(3).built(0, "roma-3").hold(2, "siena-3").state) == 0
    assert RULES.is_last_card_of_the_game(Table(3).built(0, "roma-3").hold(0, "siena-3").state) == 0
    assert RULES.is_last_card_of_the_game(Table(3).built(0, "roma-3").lay(verona="siena-3").state) == 0
    assert RULES.is_last_card_of_the_game(Table(3).built(0, "roma-3").lay(bologna="siena-3").state) == 0
