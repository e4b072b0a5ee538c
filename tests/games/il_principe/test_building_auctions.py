"""Phase 2: building auctions and their bids (IP-20 to IP-22)."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.il_principe.state import OPEN_GROUP, SETTLE
from tests.games.il_principe.tables import RULES, Table, auctions, cards, coins, hand
from tests.probes import forbids, play, texts


def lots(match: Match) -> list[object]:
    """The colours that come up when everybody passes all the time."""
    while match.view(None)["phase"] == "bid":
        play(match, "pass")
    return [event["colour"] for event in match.events(None) if event["kind"] == "auction-opened"]


# -- the order of the groups (IP-20)


@pytest.mark.clause("IP-20")
@pytest.mark.parametrize(
    ("reserve", "order"),
    [
        ({"green": 3, "white": 1, "yellow": 2}, ["white", "yellow", "green"]),
        ({"green": 2, "white": 2, "red": 2}, ["green", "white", "red"]),
        ({"yellow": 1, "blue": 1, "red": 1, "white": 1, "green": 1}, ["green", "white", "red", "blue", "yellow"]),
        ({"green": 6}, ["green"]),
        ({"blue": 2, "yellow": 1, "white": 2, "green": 1}, ["green", "yellow", "white", "blue"]),
    ],
)
def test_groups_come_from_the_smallest_to_the_largest_and_equal_ones_by_colour(
    reserve: dict[str, int], order: list[str]
) -> None:
    match = Table().reserve(**reserve).match(OPEN_GROUP)
    assert [group["colour"] for group in match.view(None)["reserve"]] == order
    assert [match.view(None)["auction"]["colour"], *lots(match)] == [order[0], *order[1:]]


@pytest.mark.clause("IP-20")
def test_cards_won_and_cities_built_do_not_change_the_order() -> None:
    table = Table().coins(9, 9, 9).hand(1, green=2, red=2).reserve(green=1, white=1, red=2)
    match = play(table.match(OPEN_GROUP), "bid 1", "pass", "pass", "pass")
    assert match.view(None)["auction"]["colour"] == "white"
    play(match, "pass", "pass", "pass")
    assert match.view(None)["auction"]["colour"] == "red"


# -- bidding (IP-21, IP-22)


@pytest.mark.clause("IP-21")
@pytest.mark.parametrize(("principe", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_the_seat_left_of_il_principe_speaks_first_and_il_principe_last(principe: int, order: list[int]) -> None:
    match = auctions(first=principe, green=1)
    spoken: list[int] = []
    for _ in range(3):
        spoken += match.to_act
        play(match, "pass")
    assert spoken == order


@pytest.mark.clause("IP-21")
def test_a_bid_is_higher_than_the_last_one_and_at_least_one_coin() -> None:
    match = auctions(green=1)
    assert texts(match) == [f"bid {coins}" for coins in range(1, 10)] + ["pass"]
    play(match, "bid 4")
    assert texts(match) == [f"bid {coins}" for coins in range(5, 10)] + ["pass"]
    assert [forbids(match, f"bid {coins}") for coins in (1, 4, 5)] == ["IP-21", "IP-21", None]


@pytest.mark.clause("IP-22")
def test_nobody_bids_more_than_they_hold_and_who_holds_too_few_can_only_pass() -> None:
    match = auctions(purses=(4, 7, 5), green=1)
    assert forbids(match, "bid 8") == "IP-22"
    play(match, "bid 5")
    assert (match.to_act, texts(match)) == ((2,), ["pass"])
    assert [forbids(match, f"bid {coins}") for coins in (5, 6)] == ["IP-21", "IP-22"]
    assert texts(auctions(purses=(0, 0, 0), green=1)) == ["pass"]


@pytest.mark.clause("IP-21")
def test_a_pass_is_final_and_the_others_go_on_until_one_is_left() -> None:
    match = auctions(first=2, green=1)
    play(match, "bid 1", "pass", "bid 2", "bid 3")
    assert match.view(None)["auction"] == {
        "colour": "green",
        "count": 1,
        "role": None,
        "bid": 3,
        "bidder": 0,
        "bidding": [0, 2],
        "passed": [1],
    }
    assert match.to_act == (2,)
    assert forbids(match, "bid 9", seat=1) == "IP-21"
    play(match, "pass")
    assert hand(match, 0) == cards(green=1)
    assert coins(match) == [6, 9, 9]


@pytest.mark.clause("IP-21")
def test_who_has_the_last_bid_is_not_asked_again() -> None:
    match = auctions(green=1)
    play(match, "bid 1", "bid 2", "pass")
    assert match.to_act == (1,)
    play(match, "pass")
    assert (hand(match, 2), coins(match)) == (cards(green=1), [9, 9, 7])


@pytest.mark.clause("IP-21")
def test_after_all_others_passed_without_a_bid_the_last_one_still_chooses() -> None:
    match = play(auctions(green=1, blue=2), "pass", "pass")
    assert (match.to_act, texts(match)[0], texts(match)[-1]) == ((0,), "bid 1", "pass")
    assert match.view(None)["auction"]["bidder"] is None
    won = play(match.copy(), "bid 1")
    assert (hand(won, 0), coins(won)) == (cards(green=1), [8, 9, 9])
    left = play(match, "pass")
    assert (hand(left, 0), coins(left)) == (cards(), [9, 9, 9])


@pytest.mark.clause("IP-21")
def test_bids_and_passes_are_told() -> None:
    match = play(auctions(green=2), "bid 3", "pass")
    assert match.events(None) == [
        {"kind": "bid-made", "seat": 1, "coins": 3},
        {"kind": "bid-passed", "seat": 2},
    ]


@pytest.mark.clause("IP-21")
def test_an_auction_is_settled_once_nobody_is_left_to_ask() -> None:
    state = Table().state
    state.bidding, state.bidder = 0b010, 1
    RULES.ask_next_bidder(state, 0)
    assert state.phase == SETTLE
