"""Phase 1: coins, cards and the reserve (IP-10 to IP-13)."""

from __future__ import annotations

import json

import pytest

from signoria import IllegalMove, Match
from signoria.games.il_principe.constants import COLOUR_NAMES
from signoria.games.il_principe.state import NEW_ROUND, OPEN_GROUP, RESERVE
from tests.games.il_principe.tables import GAME, RULES, Table, cards, coins, colour, hand, state_of
from tests.probes import REVEALED, forbids, kinds, player, texts


def choosing(*hands: dict[str, int], seats: int = 3) -> Match:
    """Everybody chooses for the reserve from these hands."""
    table = Table(seats)
    for seat, held in enumerate(hands):
        table.hand(seat, **held)
    table.state.phase = RESERVE
    return table.match()


# -- coins (IP-10)


@pytest.mark.clause("IP-10")
@pytest.mark.parametrize(
    ("seats", "abundance", "income"),
    [
        (2, False, 6),
        (2, True, 6),
        (3, False, 5),
        (3, True, 6),
        (4, False, 5),
        (4, True, 6),
        (5, False, 5),
        (5, True, 6),
    ],
)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_round_brings_everybody_coins(seats: int, edition: str, abundance: bool, income: int) -> None:
    table = Table(seats, edition=edition, abundance=abundance).coins(*range(seats))
    assert table.told(RULES.pay_out) == [{"kind": "coins-paid-out", "coins": income}]
    assert list(table.state.coins) == [seat + income for seat in range(seats)] + [0] * (5 - seats)


@pytest.mark.clause("IP-10")
def test_the_bank_pays_more_coins_than_the_box_has() -> None:
    match = Table(5).coins(40, 40, 40, 40, 40).match(NEW_ROUND)
    assert coins(match) == [45] * 5


# -- cards (IP-11)


@pytest.mark.clause("IP-11")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 4), (4, 4), (5, 4)])
def test_from_il_principe_clockwise_everybody_draws(seats: int, count: int) -> None:
    match = GAME.start(seats, seed=5, first=1)
    drawn = [event for event in match.events(None) if event["kind"] == "cards-drawn"]
    order = [(1 + step) % seats for step in range(seats)]
    assert drawn == [{"kind": "cards-drawn", "seat": seat, "count": count} for seat in order]
    assert [player(match, seat)["hand_size"] for seat in range(seats)] == [count] * seats
    assert all(sum(hand(match, seat).values()) == count for seat in range(seats))


@pytest.mark.clause("IP-11")
def test_the_round_brings_coins_and_cards_before_anybody_chooses() -> None:
    table = Table(3, first=2).round(2).coins(1, 2, 3).hand(0, red=1)
    told = table.goes_on(NEW_ROUND)
    assert [event for event in told if "to" not in event] == [
        {"kind": "round-begun", "round": 3},
        {"kind": "coins-paid-out", "coins": 5},
        REVEALED,
        *({"kind": "cards-drawn", "seat": seat, "count": 4} for seat in (2, 0, 1)),
    ]
    match = table.match()
    assert (match.to_act, match.view(None)["phase"], coins(match)) == ((0, 1, 2), "reserve", [6, 7, 8])
    assert [player(match, seat)["hand_size"] for seat in range(3)] == [5, 4, 4]


@pytest.mark.clause("IP-11", "IP-13")
def test_who_draws_is_told_the_colours_and_the_others_how_many() -> None:
    table = Table().deck(red=2, yellow=3)
    assert table.told(RULES.draw_cards, 1, 5) == [
        {"kind": "cards-drawn", "seat": 1, "count": 5},
        {"kind": "cards-seen", "seat": 1, "colour": "red", "count": 2, "to": 1},
        {"kind": "cards-seen", "seat": 1, "colour": "yellow", "count": 3, "to": 1},
    ]
    assert hand(table.match(), 1) == cards(red=2, yellow=3)
    assert (table.state.hand_size[1], table.state.deck_size, sum(table.state.deck)) == (5, 0, 0)
    assert sum(table.state.known[1, number] for number in range(5)) == 0


@pytest.mark.clause("IP-2", "IP-11")
def test_every_card_of_the_deck_is_as_likely_to_be_drawn() -> None:
    drawn = dict.fromkeys(COLOUR_NAMES, 0)
    for number in range(400):
        table = Table().deck(green=1, red=2, yellow=1)
        RULES.reseed(table.state.generator, number)
        drawn[COLOUR_NAMES[RULES.draw_card(table.state)]] += 1
        assert (table.state.deck_size, sum(table.state.deck)) == (3, 3)
    assert (drawn["white"], drawn["blue"]) == (0, 0)
    assert 160 <= drawn["red"] <= 240
    assert 70 <= drawn["green"] <= 130


@pytest.mark.clause("IP-11")
def test_a_hand_has_no_limit() -> None:
    match = Table().hand(0, green=15, white=15).match(NEW_ROUND)
    assert player(match, 0)["hand_size"] == 34


# -- the reserve (IP-12)


@pytest.mark.clause("IP-12")
def test_two_cards_of_the_hand_go_into_the_reserve() -> None:
    match = choosing({"green": 1, "white": 2, "yellow": 1}, {"red": 2}, {"blue": 4})
    assert [move.text for move in match.legal(0)] == [
        "reserve green white",
        "reserve green yellow",
        "reserve white white",
        "reserve white yellow",
    ]
    assert [move.text for move in match.legal(1)] == ["reserve red red"]
    assert forbids(match, "reserve green green", seat=0) == "IP-12"
    assert forbids(match, "reserve white white yellow", seat=0) == "IP-12"
    assert forbids(match, "pass", seat=0) == "IP-12"


@pytest.mark.clause("IP-12", "IP-7")
def test_two_players_lay_three_cards_each() -> None:
    match = choosing({"green": 1, "white": 3}, {"red": 3}, seats=2)
    assert [move.text for move in match.legal(0)] == ["reserve green white white", "reserve white white white"]
    assert forbids(match, "reserve white white", seat=0) == "IP-12"
    for seat, text in ((1, "reserve red red red"), (0, "reserve white green white")):
        match.play(seat, text)
    assert match.view(None)["reserve"] == [
        {"colour": "green", "count": 1},
        {"colour": "white", "count": 2},
        {"colour": "red", "count": 3},
    ]


@pytest.mark.clause("IP-12")
def test_everybody_chooses_once_in_any_order_and_the_last_one_opens_the_reserve() -> None:
    match = choosing({"green": 3}, {"red": 1, "green": 1}, {"blue": 1, "white": 2})
    told = len(match.events(None))
    match.play(2, "reserve white blue")
    assert (match.to_act, player(match, 2)["has_chosen"], player(match, 0)["has_chosen"]) == ((0, 1), True, False)
    with pytest.raises(IllegalMove):
        match.play(2, "reserve white white")
    assert forbids(match, "reserve white white", seat=2) == "IP-12"
    match.play(0, "reserve green green")
    assert match.events(None)[told:] == []
    assert [player(match, seat)["hand_size"] for seat in range(3)] == [3, 2, 3]
    match.play(1, "reserve green red")
    assert match.view(None)["phase"] == "bid"
    assert [hand(match, seat) for seat in range(3)] == [cards(green=1), cards(), cards(white=1)]
    assert [player(match, seat)["hand_size"] for seat in range(3)] == [1, 0, 1]
    assert [list(state_of(match).choice)[seat] for seat in range(3)] == [-1, -1, -1]
    assert not any(player(match, seat)["has_chosen"] for seat in range(3))


@pytest.mark.clause("IP-12", "IP-20")
def test_the_reserve_is_told_by_colour_and_never_by_player() -> None:
    match = choosing({"green": 2}, {"red": 1, "green": 1}, {"blue": 2})
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    told = match.events(None)
    assert told[:3] == [
        {"kind": "group-revealed", "colour": "green", "count": 3},
        {"kind": "group-revealed", "colour": "red", "count": 1},
        {"kind": "group-revealed", "colour": "blue", "count": 2},
    ]
    assert kinds(told)[3:] == ["auction-opened"]
    laid = [event for event in match.events(1) if event["kind"] == "reserve-laid"]
    assert laid == [
        {"kind": "reserve-laid", "seat": 1, "colour": "green", "count": 1},
        {"kind": "reserve-laid", "seat": 1, "colour": "red", "count": 1},
    ]


@pytest.mark.clause("IP-12")
@pytest.mark.parametrize("swapped", [False, True])
def test_who_laid_which_card_makes_no_difference_to_the_table(swapped: bool) -> None:
    match = choosing({"green": 2, "red": 2}, {"green": 2, "red": 2}, {"blue": 2})
    for seat, text in ((0, "green green"), (1, "red red"), (2, "blue blue")):
        match.play(1 - seat if swapped and seat < 2 else seat, f"reserve {text}")
    shown = json.dumps([match.view(None), match.events(None)])
    other = choosing({"green": 2, "red": 2}, {"green": 2, "red": 2}, {"blue": 2})
    for seat, text in ((0, "green red"), (1, "green red"), (2, "blue blue")):
        other.play(seat, f"reserve {text}")
    assert json.dumps([other.view(None), other.events(None)]) == shown


@pytest.mark.clause("IP-12", "IP-20")
def test_the_last_choice_is_a_revelation_before_anything_is_told() -> None:
    table = Table().hand(0, green=2).hand(1, green=2).hand(2, blue=2)
    table.state.phase = RESERVE
    table.told(RULES.lay_in_reserve, 0, 0)
    table.told(RULES.lay_in_reserve, 1, 0)
    told = table.told(RULES.lay_in_reserve, 2, 12)
    assert told == [
        {"kind": "reserve-laid", "seat": 2, "colour": "blue", "count": 2, "to": 2},
        REVEALED,
        {"kind": "group-revealed", "colour": "green", "count": 4},
        {"kind": "group-revealed", "colour": "blue", "count": 2},
    ]
    assert (table.state.phase, table.state.chosen) == (OPEN_GROUP, 0b111)


@pytest.mark.clause("IP-12")
def test_in_the_next_round_everybody_chooses_anew() -> None:
    table = Table()
    table.state.chosen = 0b111
    assert table.match(NEW_ROUND).to_act == (0, 1, 2)


# -- what is known of a hand (IP-13)


@pytest.mark.clause("IP-13")
@pytest.mark.parametrize(("in_reserve", "left"), [(0, 4), (1, 3), (2, 2), (3, 2), (6, 2)])
def test_of_cards_known_to_be_in_a_hand_as_many_may_be_gone_as_one_can_lay(in_reserve: int, left: int) -> None:
    table = Table().won(1, green=4).won(2, white=1).reserve(green=in_reserve, white=1)
    RULES.forget_what_may_be_gone(table.state)
    assert (table.state.known[1, colour("green")], table.state.known[2, colour("white")]) == (left, 0)


@pytest.mark.clause("IP-13")
def test_with_two_players_three_may_be_gone() -> None:
    table = Table(2).won(1, green=5).reserve(green=4)
    RULES.forget_what_may_be_gone(table.state)
    assert table.state.known[1, colour("green")] == 2


@pytest.mark.clause("IP-13")
def test_sizes_are_public_colours_and_coins_are_not() -> None:
    match = choosing({"green": 3}, {"red": 1, "green": 1}, {"blue": 1, "white": 2})
    for viewer in (None, 0, 1, 2):
        shown = match.view(viewer)
        assert [row["hand_size"] for row in shown["players"]] == [3, 2, 3]
        assert [(row["coins"], row["hand"]) for row in shown["players"]] == [(None, None)] * 3
        assert shown["deck"] == 92
    assert texts(match)
    assert match.view(None)["you"] is None
