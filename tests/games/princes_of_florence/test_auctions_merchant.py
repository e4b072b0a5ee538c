"""The merchant at the auctions (PF-108)."""

from __future__ import annotations

import pytest

from tests.games.princes_of_florence.bidding import (
    auction,
    phase,
    purses,
)
from tests.games.princes_of_florence.tables import RULES, Table, own, state_of
from tests.probes import forbids, kinds, play, player, texts


def with_merchant(seat: int = 0, *, seats: int = 3) -> Table:
    """The second round of Muse & Princess; a player still has the merchant of the first, and stands third."""
    table = Table(seats, muse_and_princess=True).round(2).owner("merchant", seat).points(seat, 4)
    for other in range(seats):
        if other != seat:
            table.points(other, 5)
    return table


@pytest.mark.clause("PF-108")
def test_the_merchants_owner_is_asked_on_winning_and_has_paid_nothing_yet() -> None:
    match = play(with_merchant().match(), "open jester", "bid 300", "pass", "bid 400", "pass")
    assert (match.to_act, phase(match), texts(match)) == ((0,), "settle", ["free", "pay points", "pay"])
    for wrong in ("pass", "bid 500", "open lake", "merchant points", "later", "choose forest", "place lake a1 r0"):
        assert forbids(match, wrong) == "PF-108"
    assert (purses(match), player(match, 0)["jesters"]) == ([3500] * 3, 0)
    assert kinds(match.events(None))[-1] == "bid-passed"
    assert (auction(match)["out"], auction(match)["sold"]) == ([0], ["jester"])


@pytest.mark.clause("PF-108", "PF-104")
def test_the_merchant_makes_a_purchase_free() -> None:
    match = play(with_merchant().match(), "open jester", "bid 300", "pass", "bid 400", "pass", "free")
    assert match.events(None)[-1] == {"kind": "item-free", "seat": 0, "item": "jester", "florins": 400}
    assert (purses(match), player(match, 0)["jesters"], player(match, 0)["prestige"]) == ([3500] * 3, 1, 4)
    assert state_of(match).character_owner[3] == -1
    assert (match.to_act, phase(match)) == ((1,), "open")


@pytest.mark.clause("PF-108")
def test_the_merchants_owner_may_pay_and_take_the_points_now() -> None:
    match = play(with_merchant().match(), "open jester", "pass", "pass", "pay points")
    assert match.events(None)[-2:] == [
        {"kind": "item-bought", "seat": 0, "item": "jester", "florins": 200},
        {"kind": "points-gained", "seat": 0, "points": 3, "source": "merchant"},
    ]
    assert (purses(match), player(match, 0)["prestige"], player(match, 0)["jesters"]) == ([3300, 3500, 3500], 7, 1)
    assert state_of(match).character_owner[3] == -1
    assert match.to_act == (1,)


@pytest.mark.clause("PF-108", "PF-104")
def test_the_merchants_owner_may_pay_and_wait_for_the_points_until_the_auctions_are_over() -> None:
    match = play(with_merchant().match(), "open jester", "pass", "pass", "pay")
    assert (purses(match), player(match, 0)["prestige"]) == ([3300, 3500, 3500], 4)
    assert state_of(match).character_owner[3] == 0
    play(match, "give up")
    assert player(match, 0)["prestige"] == 4
    play(match, "give up")
    assert match.events(None)[-1] == {"kind": "points-gained", "seat": 0, "points": 3, "source": "merchant"}
    assert (player(match, 0)["prestige"], match.view(None)["stage"]) == (7, "characters")
    assert list(state_of(match).character_owner) == [-1] * 6


@pytest.mark.clause("PF-108", "PF-15")
@pytest.mark.parametrize(("text", "florins", "points"), [("free", 3500, 4), ("pay points", 3300, 7), ("pay", 3300, 7)])
def test_the_merchant_serves_the_last_buyer_too(text: str, florins: int, points: int) -> None:
    match = play(with_merchant(2).match(), "give up", "give up", "take jester")
    assert (match.to_act, phase(match)) == ((2,), "settle")
    play(match, text)
    assert (own(match, 2)["florins"], player(match, 2)["prestige"]) == (florins, points)
    assert (player(match, 2)["jesters"], match.view(None)["stage"]) == (1, "characters")


@pytest.mark.clause("PF-108")
def test_without_a_purchase_the_merchants_points_come_when_the_auctions_are_over() -> None:
    match = play(with_merchant(1).match(), "give up", "give up")
    assert player(match, 1)["prestige"] == 4
    play(match, "give up")
    assert match.events(None)[-1] == {"kind": "points-gained", "seat": 1, "points": 3, "source": "merchant"}
    assert player(match, 1)["earned"]["merchant"] == 3


@pytest.mark.clause("PF-108")
def test_nobody_else_is_asked_about_the_merchant() -> None:
    match = play(with_merchant(1).match(), "open jester", "pass", "pass")
    assert (match.to_act, phase(match), purses(match)) == ((1,), "open", [3300, 3500, 3500])
    assert kinds(match.events(None))[-1] == "item-bought"


@pytest.mark.clause("PF-108", "PF-16")
def test_bids_of_the_merchants_owner_stay_within_the_means() -> None:
    match = with_merchant().florins(0, 100).match()
    assert forbids(match, "open jester") == "PF-16"
    match = play(with_merchant().florins(0, 300).match(), "open jester", "bid 300", "pass")
    assert (match.to_act, forbids(match, "bid 400")) == ((0,), "PF-16")


@pytest.mark.clause("PF-108", "PF-20", "PF-24", "PF-25")
@pytest.mark.parametrize(("name", "asked"), [("park", "place"), ("prestige", "look"), ("recruiting", "recruit")])
@pytest.mark.parametrize("text", ["free", "pay points", "pay"])
def test_the_item_does_what_it_does_after_settling(name: str, asked: str, text: str) -> None:
    match = play(with_merchant().worked(1, "poet").match(), f"open {name}", "pass", "pass", text)
    assert (match.to_act, phase(match)) == ((0,), asked)


@pytest.mark.clause("PF-108")
@pytest.mark.parametrize(("points", "place"), [((5, 5, 5), 1), ((6, 5, 5), 2), ((6, 6, 5), 3), ((5, 4, 5), 1)])
def test_a_place_on_the_track_is_one_more_than_the_players_strictly_ahead(
    points: tuple[int, int, int], place: int
) -> None:
    table = Table(3)
    for seat, held in enumerate(points):
        table.points(seat, held)
    assert RULES.place_on_track(table.state, 2) == place
