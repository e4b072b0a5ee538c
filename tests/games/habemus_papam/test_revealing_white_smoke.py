"""White Smoke and the last round (HP-21, HP-22): all four shapes of it, with three and with four players."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.habemus_papam.constants import CARDINALS
from signoria.games.habemus_papam.state import NEW_ROUND, ROUND_DONE
from tests.games.habemus_papam.games import random_game
from tests.games.habemus_papam.positions import go_on, opening
from tests.games.habemus_papam.tables import RULES, Table, display, gems, gold, hand, on_offer, phase
from tests.probes import forbids, kinds, play, texts

SHAPES = [(seats, under) for seats in (3, 4) for under in range(4)]


def last_bids(seats: int, under: int) -> Match:
    """The last round of a whole game; nobody has played or bid anything yet."""
    return go_on(opening(seats, under_white=under), "bid", 19 - under)


@pytest.mark.clause("HP-21", "HP-2")
@pytest.mark.parametrize(("seats", "under"), SHAPES)
def test_with_so_many_cardinals_under_it_the_last_round_is_this_and_offers_all_that_is_left(
    seats: int, under: int
) -> None:
    match = last_bids(seats, under)
    view = match.view(None)
    assert (view["last_round"], view["round"], len(view["offer"])) == (True, 19 - under, 3 * under + 1)
    assert (view["cardinals_left"], view["deck"], on_offer(match)[-1]) == (0, 0, "camerlengo")
    told = match.events(None)
    since = told[kinds(told).index("white-smoke") :]
    assert since[0] == {"kind": "white-smoke", "count": under}
    assert [event["card"] for event in since if event["kind"] == "card-turned-up"] == on_offer(match)[:-1]
    by_deck = [card["kind"] for card in view["offer"]]
    assert by_deck[:under] == ["cardinal"] * under
    assert (
        by_deck.count("politics") + by_deck.count("late") == by_deck.count("action") + by_deck.count("leader") == under
    )


@pytest.mark.clause("HP-21", "HP-22", "HP-15")
@pytest.mark.parametrize(("seats", "under"), SHAPES)
def test_each_player_takes_one_card_while_there_is_any_and_the_rest_is_removed(seats: int, under: int) -> None:
    match = last_bids(seats, under)
    offer = on_offer(match)
    while not match.over:
        play(match, next((move for move in texts(match) if move in ("pass", "bid nothing")), texts(match)[0]))
    told = match.events(None)
    since = told[kinds(told).index("white-smoke") :]
    takers = [event["seat"] for event in since if event["kind"] == "card-taken"]
    taken = [str(event["card"]) for event in since if event["kind"] == "card-taken"]
    left = [str(event["card"]) for event in since if event["kind"] == "card-left"]
    assert len(set(takers)) == len(takers) == min(seats, len(offer))
    assert sorted([*taken, *left]) == sorted(name for name in offer if name != "camerlengo" or name in taken)
    assert on_offer(match) == []
    assert (match.view(None)["round"], phase(match)) == (19 - under, "over")
    assert "round-begun" not in kinds(since)


@pytest.mark.clause("HP-21")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_none_under_it_the_best_bidder_takes_the_camerlengo_and_the_others_get_nothing(seats: int) -> None:
    table = Table(seats).round(18).gold(*[0] * seats).coming(cardinals="white-smoke").camerlengo(1)
    match = table.revealing()
    assert on_offer(match) == ["camerlengo"]
    match.play(0, "bid amber")
    match.play(1, "bid ruby")
    match.play(2, "bid sapphire sapphire")
    if seats == 4:
        match.play(3, "bid nothing")
    assert match.over
    assert match.view(None)["camerlengo"] == 2
    assert gems(match, 2) == {"diamond": 4, "ruby": 2, "sapphire": 1, "amber": 4}
    assert gems(match, 0) == {"diamond": 4, "ruby": 1, "sapphire": 2, "amber": 2}
    assert gold(match)[:3] == [9, 9, 1 + 11]
    assert [event["seat"] for event in match.events(None) if event["kind"] == "card-taken"] == [2]


@pytest.mark.clause("HP-21", "HP-11", "HP-44")
@pytest.mark.parametrize("round_before", [15, 16, 17, 18])
def test_action_cards_are_played_in_the_last_round_as_usual(round_before: int) -> None:
    table = Table().hold(0, "gold").hold(1, "rubies").round(round_before).coming(cardinals="white-smoke")
    match = table.revealing()
    assert (phase(match), match.to_act) == ("action", (0, 1))
    play(match, "play gold", "play rubies", "bid diamond", "bid diamond diamond")
    ranked = [event["seat"] for event in match.events(None) if event["kind"] == "ranked"]
    assert ranked == [1, 2, 0]


@pytest.mark.clause("HP-21", "HP-19")
def test_in_the_last_round_the_camerlengo_card_can_be_taken_once() -> None:
    match = Table().last_round(16).taking(0, 1, 2)
    assert len(on_offer(match)) == 10
    play(match, "take camerlengo")
    assert forbids(match, "take camerlengo") == "HP-15"
    assert "take camerlengo" not in texts(match)


@pytest.mark.clause("HP-21", "HP-15")
def test_two_cards_of_a_kind_on_offer_are_one_choice_and_can_both_be_taken() -> None:
    match = Table().last_round(16).offer("lugo louis louis gold gold gold camerlengo").taking(0, 1, 2)
    assert texts(match) == ["take lugo", "take louis", "take gold", "take camerlengo"]
    play(match, "take louis", "take louis")
    assert on_offer(match) == ["lugo", "gold", "gold", "gold", "camerlengo"]
    assert [row["louis"] for row in match.view(None)["players"]] == [1, 1, 0]
    assert "take louis" not in texts(match)


@pytest.mark.clause("HP-21", "HP-18")
def test_an_action_card_taken_in_the_last_round_is_never_played() -> None:
    match = play(Table().last_round(17).offer("lugo bichi gold swap camerlengo").taking(0, 1, 2), "take gold")
    assert hand(match, 0) == ["gold"]
    play(match, "take lugo", "take bichi")
    assert match.over
    assert gold(match)[0] == 20 + 10


@pytest.mark.clause("HP-22")
def test_the_cards_left_after_the_last_round_are_removed() -> None:
    table = Table().last_round(16).offer("lugo bichi chigi louis death mazarin este gold camerlengo")
    match = play(table.taking(0, 1, 2), "take lugo", "take camerlengo", "take gold")
    assert match.over
    left = [event["card"] for event in match.events(None) if event["kind"] == "card-left"]
    assert left == ["bichi", "chigi", "louis", "death", "mazarin", "este"]
    assert set(match.view(None)["gone"]) >= {"bichi", "chigi", "este"}
    assert [display(match, seat) for seat in range(3)] == [["lugo"], [], []]


@pytest.mark.clause("HP-22")
def test_after_any_other_round_a_new_one_begins() -> None:
    match = Table().round(6).match(ROUND_DONE)
    assert (match.over, match.view(None)["round"], phase(match)) == (False, 7, "bid")
    assert Table().last_round().match(ROUND_DONE).over


@pytest.mark.clause("HP-22")
def test_once_it_is_over_nobody_acts() -> None:
    table = Table().last_round()
    match = table.match(ROUND_DONE)
    assert (match.over, match.to_act, phase(match)) == (True, (), "over")
    assert match.outcome is not None
    assert match.outcome.reason == f"ending-round-{match.view(None)['round']}"
    assert {RULES.may(match.state, seat, action) for seat in range(3) for action in range(match.game.actions)} == {22}
    assert not any(match.legal(seat) for seat in range(3))


@pytest.mark.clause("HP-21")
def test_white_smoke_turns_up_everything_in_the_order_of_the_decks() -> None:
    table = Table().round(16).coming(cardinals="white-smoke lugo hessen", politics="louis death", actions="swap este")
    told = table.goes_on(NEW_ROUND)
    first = kinds(told).index("white-smoke")
    assert [event["card"] for event in told[first + 1 :]] == ["lugo", "hessen", "louis", "swap", "death", "este"]
    assert on_offer(table.match()) == ["lugo", "hessen", "louis", "swap", "death", "este", "camerlengo"]


@pytest.mark.clause("HP-21", "HP-2", "HP-10")
def test_games_last_sixteen_to_nineteen_rounds_as_white_smoke_lies() -> None:
    lengths = set()
    for seed in range(16):
        *_, last = random_game(3 + seed % 2, seed=seed)
        (under,) = (event["count"] for event in last.events(None) if event["kind"] == "white-smoke")
        rounds = last.view(None)["round"]
        assert rounds == 19 - int(str(under))
        turned = kinds(last.events(None)).count("card-turned-up")
        assert turned == 3 * CARDINALS
        lengths.add(rounds)
    assert lengths == {16, 17, 18, 19}
