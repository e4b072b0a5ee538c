"""Phase 1 and Black Smoke (HP-10, HP-20)."""

from __future__ import annotations

from itertools import permutations

import pytest

from signoria import Match
from signoria.games.habemus_papam.state import NEW_ROUND
from tests.games.habemus_papam.games import random_game, random_states
from tests.games.habemus_papam.tables import RULES, Table, display, gold, on_offer, phase
from tests.probes import REVEALED, forbids, kinds, play, player, texts

# -- three cards and the Camerlengo (HP-10)


@pytest.mark.clause("HP-10")
def test_the_top_card_of_each_deck_is_turned_up_and_the_camerlengo_is_on_offer_too() -> None:
    table = Table().coming(cardinals="lugo chigi", politics="louis felipe", actions="swap este")
    assert table.goes_on(NEW_ROUND) == [
        REVEALED,
        {"kind": "round-begun", "round": 3},
        {"kind": "card-turned-up", "card": "lugo"},
        {"kind": "card-turned-up", "card": "louis"},
        {"kind": "card-turned-up", "card": "swap"},
    ]
    match = table.match()
    assert on_offer(match) == ["lugo", "louis", "swap", "camerlengo"]
    assert (match.view(None)["cardinals_left"], match.view(None)["deck"]) == (15, 15)


@pytest.mark.clause("HP-10")
def test_nothing_happens_by_a_card_that_lies_open() -> None:
    table = Table().display(0, "lugo").coming(cardinals="chigi", politics="death", actions="este")
    match = table.revealing()
    assert on_offer(match) == ["chigi", "death", "este", "camerlengo"]
    assert (gold(match), [display(match, seat) for seat in range(3)]) == ([20, 20, 20], [["lugo"], [], []])
    assert phase(match) == "bid"


@pytest.mark.clause("HP-10")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_three_decks_stay_level(seats: int) -> None:
    for state in random_states(seats, seed=5):
        left = 0 if state.is_last_round else 18 - state.round
        assert state.cardinals_left == state.deck_size == left


@pytest.mark.clause("HP-10", "HP-15")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_round_but_the_last_offers_four_cards(seats: int) -> None:
    rounds = 0
    for match in random_game(seats, seed=6):
        view = match.view(None)
        if view["round"] > rounds and not view["last_round"]:
            rounds = view["round"]
            assert [card["kind"] == "camerlengo" for card in view["offer"]] == [False, False, False, True]
            assert view["offer"][0]["kind"] == "cardinal"
            assert view["offer"][1]["kind"] in ("politics", "late")
            assert view["offer"][2]["kind"] in ("action", "leader")
    assert 15 <= rounds <= 18


@pytest.mark.clause("HP-10", "HP-11", "HP-12")
def test_a_new_round_forgets_what_was_played_and_bid() -> None:
    table = Table().played(0, "twice")
    match = play(table.bids(), "bid diamond", "bid amber", "bid nothing")
    assert [player(match, seat)["bid"] for seat in range(3)] == [["diamond"], ["amber"], []]
    play(match, *[f"take {name}" for name in on_offer(match)[:3]])
    assert match.view(None)["round"] == 3
    assert [(player(match, seat)["played"], player(match, seat)["bid"]) for seat in range(3)] == [(None, None)] * 3


# -- Black Smoke (HP-20)


def smoking(seats: int = 3) -> Table:
    """Black Smoke is the next card of all."""
    return Table(seats).coming(cardinals="black-smoke hessen", politics="louis", actions="swap")


@pytest.mark.clause("HP-20")
def test_black_smoke_is_set_aside_and_the_next_cardinal_is_turned_up() -> None:
    match = smoking().revealing()
    assert on_offer(match) == ["hessen", "louis", "swap", "camerlengo"]
    view = match.view(None)
    assert (view["black_smoke"], view["round"], view["cardinals_left"], view["deck"]) == (True, 3, 15, 15)
    assert (phase(match), match.to_act, view["turn"]) == ("order", (0, 1, 2), None)


@pytest.mark.clause("HP-20", "HP-10")
def test_gold_is_paid_once_all_three_cards_lie_open() -> None:
    told = smoking().display(1, "lugo").goes_on(NEW_ROUND)
    assert kinds(told)[-6:] == [
        "round-begun",
        "black-smoke",
        "card-turned-up",
        "card-turned-up",
        "card-turned-up",
        "bags-paid",
    ]
    assert told[-1] == {"kind": "bags-paid", "seat": 1, "count": 1, "gold": 5}


@pytest.mark.clause("HP-20")
def test_five_gold_for_every_cardinal_with_a_bag_not_for_late_ones_leaders_or_the_card_on_offer() -> None:
    table = smoking(4).display(0, "barberini lugo chigi rossetti").display(1, "harrach durazzo filomarino")
    match = table.display(2, "este medici azzolini francesco bichi").gold(1, 2, 3, 4).revealing()
    assert gold(match) == [21, 2, 8, 4]
    assert "hessen" in on_offer(match)


@pytest.mark.clause("HP-20")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_everybody_discards_one_of_two_orders_all_at_once(order: tuple[int, ...]) -> None:
    table = (
        smoking().orders(0, "france leaders").orders(1, "four-arms four-arms").orders(2, "spain-urban felipe-mazarin")
    )
    match = table.revealing()
    assert [texts_of(match, seat) for seat in range(3)] == [
        ["discard france", "discard leaders"],
        ["discard four-arms"],
        ["discard spain-urban", "discard felipe-mazarin"],
    ]
    for seat in order:
        assert phase(match) == "order"
        match.play(seat, ["discard france", "discard four-arms", "discard felipe-mazarin"][seat])
    assert [kept(match, seat) for seat in range(3)] == [["leaders"], ["four-arms"], ["spain-urban"]]
    assert [match.view(seat)["you"]["discarded"] for seat in range(3)] == ["france", "four-arms", "felipe-mazarin"]
    assert phase(match) == "bid"


def texts_of(match: Match, seat: int) -> list[str]:
    return [move.text for move in match.legal(seat)]


def kept(match: Match, seat: int) -> list[str]:
    return [order["name"] for order in match.view(seat)["you"]["orders"]]


@pytest.mark.clause("HP-20")
def test_an_order_one_does_not_hold_cannot_be_discarded_nor_a_second_one() -> None:
    match = smoking().orders(0, "france leaders").revealing()
    assert forbids(match, "discard spain-urban", 0) == "HP-20"
    assert forbids(match, "pass", 0) == "HP-20"
    match.play(0, "discard leaders")
    assert match.to_act == (1, 2)
    assert [forbids(match, f"discard {name}", 0) for name in ("france", "leaders")] == ["HP-20", "HP-20"]
    assert RULES.may_discard_order(match.state, 0, 4) == 20


@pytest.mark.clause("HP-20")
def test_which_order_went_is_told_to_its_player_alone() -> None:
    match = smoking().orders(1, "france leaders").revealing()
    match.play(1, "discard france")
    assert match.events(1) == [{"kind": "order-discarded", "seat": 1, "order": "france"}]
    assert match.events(0) == match.events(None) == []
    assert [player(match, seat)["has_chosen"] for seat in range(3)] == [False, True, False]


@pytest.mark.clause("HP-20", "HP-11")
def test_the_round_goes_on_with_phase_two() -> None:
    match = smoking().hold(2, "gold").revealing()
    while phase(match) == "order":
        play(match, texts(match)[0])
    assert (phase(match), match.to_act, match.view(None)["round"]) == ("action", (2,), 3)


@pytest.mark.clause("HP-20", "HP-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_black_smoke_rises_once_before_the_ninth_tenth_or_eleventh_cardinal(seats: int) -> None:
    rounds = set()
    for seed in range(9):
        *_, last = random_game(seats, seed=seed)
        told = last.events(None)
        assert kinds(told).count("black-smoke") == kinds(told).count("white-smoke") == 1
        before = told[: kinds(told).index("black-smoke")]
        rounds.add(kinds(before).count("round-begun"))
    assert rounds == {9, 10, 11}
