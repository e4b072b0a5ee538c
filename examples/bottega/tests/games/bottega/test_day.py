"""A day (BO-10 to BO-15)."""

from __future__ import annotations

import pytest

from tests.games.bottega.tables import Table, commissions_of, purses
from tests.probes import play, texts, why


@pytest.mark.clause("BO-10")
def test_the_master_offers_one_of_those_that_lie_open() -> None:
    match = Table().match()
    assert match.to_act == (0,)
    assert texts(match) == ["offer painting-1", "offer painting-2"]
    assert why(match, "offer painting-3") == "BO-10"
    assert why(match, "offer painting-1", seat=1) == "BO-10"
    assert why(match, "bid 1") == why(match, "pass") == "BO-10"


@pytest.mark.clause("BO-10")
def test_the_only_one_left_is_offered_by_itself() -> None:
    table = Table(3).taken(0, "painting-6").last_day("painting-1")
    table.state.open[1] = table.state.deck[table.state.deck_size - 1]
    match = play(table.match(), "offer painting-1", "pass", "pass")
    view = match.view(None)
    assert (view["phase"], view["master"]) == ("bid", 1)
    assert [view["offered"]] == view["open"]
    assert match.to_act == (2,)


@pytest.mark.clause("BO-11")
def test_bids_go_round_once_from_the_masters_left_and_the_master_speaks_last() -> None:
    match = play(Table().match(), "offer painting-2")
    order = []
    for text in ("bid 1", "pass", "bid 3", "pass"):
        order.append(match.to_act[0])
        play(match, text)
    assert order == [1, 2, 3, 0]
    assert commissions_of(match, 3) == ["painting-2"]


@pytest.mark.clause("BO-11")
def test_whoever_is_not_asked_waits_and_nothing_is_offered_while_bids_are_made() -> None:
    match = play(Table().match(), "offer painting-2", "bid 4")
    assert why(match, "bid 5", seat=3) == why(match, "pass", seat=1) == "BO-11"
    assert why(match, "offer painting-1") == "BO-11"
    assert match.view(None)["bids"] == [{"seat": 1, "price": 4}]


@pytest.mark.clause("BO-12")
def test_a_bid_is_higher_than_any_before_it_and_no_more_than_one_has() -> None:
    match = play(Table().florins(20, 6, 8, 20).match(), "offer painting-2", "bid 4")
    assert texts(match) == ["bid 5", "bid 6", "bid 7", "bid 8", "pass"]
    assert why(match, "bid 4") == why(match, "bid 1") == "BO-12-low"
    assert why(match, "bid 9") == "BO-12-purse"
    assert match.view(None)["least_bid"] == 5


@pytest.mark.clause("BO-12")
def test_whoever_cannot_bid_so_much_passes_without_being_asked() -> None:
    match = play(Table().florins(20, 20, 4, 3).match(), "offer painting-2", "bid 4")
    assert match.to_act == (0,)
    assert match.view(None)["bids"][1:] == [{"seat": 2, "price": None}, {"seat": 3, "price": None}]
    play(match, "pass")
    assert commissions_of(match, 1) == ["painting-2"]


@pytest.mark.clause("BO-12", "BO-15")
def test_a_master_too_poor_to_equal_the_bid_is_not_asked() -> None:
    match = play(Table(3).florins(4, 20, 20).match(), "offer painting-2", "bid 5", "pass")
    assert commissions_of(match, 1) == ["painting-2"]
    assert match.to_act == (1,)


@pytest.mark.clause("BO-13")
def test_the_master_need_only_equal_the_highest_bid() -> None:
    match = play(Table().match(), "offer painting-2", "bid 4", "pass", "bid 6")
    assert texts(match)[0] == "bid 6"
    assert match.view(None)["least_bid"] == 6
    assert why(match, "bid 5") == "BO-13"
    play(match, "bid 6")
    assert commissions_of(match, 0) == ["painting-2"]
    assert purses(match)[0] == 14


@pytest.mark.clause("BO-14")
def test_if_all_others_pass_the_master_takes_it_for_nothing() -> None:
    match = play(Table().match(), "offer painting-2", "pass", "pass", "pass")
    assert commissions_of(match, 0) == ["painting-2"]
    assert purses(match) == [20] * 4
    assert match.to_act == (1,)


@pytest.mark.clause("BO-15")
def test_whoever_bid_last_takes_the_commission_and_pays() -> None:
    match = play(Table().match(), "offer painting-2", "bid 3", "bid 9", "pass", "pass")
    assert commissions_of(match, 2) == ["painting-2"]
    assert match.view(None)["players"][2]["points"] == 2
    assert purses(match)[2] == 11
    taken = next(event for event in match.events(None) if event["kind"] == "commission-taken")
    assert (taken["seat"], taken["commission"], taken["price"]) == (2, "painting-2", 9)
