"""What the merchant does (PF-108)."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.princes_of_florence.powers import after, gained, owners, table, worth
from tests.games.princes_of_florence.tables import RULES, Table, own
from tests.probes import forbids, play, player, texts


@pytest.mark.clause("PF-108")
@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([5, 9, 9, 2], [3, 1, 1, 4]),
        ([0, 0, 0, 0], [1, 1, 1, 1]),
        ([1, 2, 3, 4], [4, 3, 2, 1]),
        ([7, 7, 7, 8], [2, 2, 2, 1]),
    ],
)
def test_the_place_on_the_track_is_one_more_than_the_players_strictly_ahead(
    points: list[int], places: list[int]
) -> None:
    ranked = table(4)
    for seat, many in enumerate(points):
        ranked.points(seat, many)
    assert [RULES.place_on_track(ranked.state, seat) for seat in range(4)] == places


def taking_the_merchant() -> Match:
    """Seat 0 is third of four and has just taken the merchant for 300."""
    ranked = table(4).points(0, 5).points(1, 9).points(2, 9).points(3, 2).characters()
    return play(ranked.match(), "merchant 3", "pass", "pass", "pass")


@pytest.mark.clause("PF-108")
def test_on_taking_the_merchant_the_points_can_be_had_at_once() -> None:
    match = taking_the_merchant()
    assert (match.view(None)["phase"], match.to_act) == ("merchant", (0,))
    assert (owners(match), own(match, 0)["florins"]) == ({"merchant": 0}, 3200)
    assert texts(match) == ["merchant points", "later"]
    assert after(match, "merchant points") == [gained(0, 3, "merchant")]
    assert (player(match, 0)["prestige"], player(match, 0)["earned"]["merchant"]) == (8, 3)
    assert owners(match) == {}
    assert (match.view(None)["stage"], match.to_act) == ("actions", (0,))


@pytest.mark.clause("PF-108", "PF-100")
def test_the_other_players_are_asked_after_the_merchants_owner_has_chosen() -> None:
    for choice in ("merchant points", "later"):
        match = play(table().characters().match(), "merchant 3", "muse 3", "muse 4", choice)
        assert (match.view(None)["phase"], match.to_act) == ("character", (1,))
        assert owners(match) == ({"merchant": 0} if choice == "later" else {})
        assert "merchant 3" not in texts(match)


@pytest.mark.clause("PF-108")
def test_the_merchant_can_wait_and_give_points_in_the_turn_without_an_action() -> None:
    match = play(taking_the_merchant(), "later")
    assert owners(match) == {"merchant": 0}
    assert (match.view(None)["stage"], "merchant points" in texts(match)) == ("actions", True)
    assert after(match, "merchant points") == [gained(0, 3, "merchant")]
    assert (match.to_act, match.view(None)["action"]["actions_left"]) == ((0,), 2)
    assert owners(match) == {}
    assert forbids(match, "merchant points") == "PF-108"


@pytest.mark.clause("PF-108", "PF-30")
def test_a_turn_with_the_merchant_unused_does_not_end_by_itself() -> None:
    match = play(taking_the_merchant(), "later", "freedom travel", "draw bonus", "keep buildings", "rest")
    assert (match.to_act, texts(match)) == ((0,), ["merchant points", "end"])
    kept = play(match.copy(), "end")
    assert (kept.to_act, owners(kept)) == ((1,), {"merchant": 0})
    assert after(match, "merchant points") == [gained(0, 3, "merchant"), {"kind": "turn-ended", "seat": 0}]
    assert match.to_act == (1,)


def winning(points: tuple[int, int, int] = (1, 4, 4)) -> Table:
    """The auctions of round two; seat 0 has the merchant and opens."""
    bought = table().round(2).owner("merchant", 0)
    for seat, many in enumerate(points):
        bought.points(seat, many)
    return bought


def won(bought: Table, item: str = "jester") -> Match:
    """The merchant's owner wins an item for 400."""
    return play(bought.match(), f"open {item}", "bid 300", "pass", "bid 400", "pass")


@pytest.mark.clause("PF-108")
def test_on_winning_the_merchants_owner_is_asked_before_paying() -> None:
    match = won(winning())
    view = match.view(None)
    assert (view["phase"], match.to_act, texts(match)) == ("settle", (0,), ["free", "pay points", "pay"])
    assert (view["auction"]["item"], view["auction"]["florins"], view["auction"]["out"]) == ("jester", 400, [0])
    assert (own(match, 0)["florins"], player(match, 0)["jesters"]) == (3500, 0)


@pytest.mark.clause("PF-108", "PF-104")
def test_the_item_can_be_had_for_nothing() -> None:
    match = won(winning())
    assert after(match, "free") == [{"kind": "item-free", "seat": 0, "item": "jester", "florins": 400}]
    assert (own(match, 0)["florins"], player(match, 0)["jesters"], player(match, 0)["prestige"]) == (3500, 1, 1)
    assert owners(match) == {}
    assert match.view(None)["supply"]["jester"] == 6
    assert (match.view(None)["phase"], match.to_act) == ("open", (1,))
    assert gained(0, 3, "merchant") not in after(match, "give up", "give up")


@pytest.mark.clause("PF-108", "PF-104")
def test_the_item_can_be_paid_for_and_the_points_taken_at_once() -> None:
    match = won(winning())
    assert after(match, "pay points") == [
        {"kind": "item-bought", "seat": 0, "item": "jester", "florins": 400},
        gained(0, 3, "merchant"),
    ]
    assert (own(match, 0)["florins"], player(match, 0)["jesters"], player(match, 0)["prestige"]) == (3100, 1, 4)
    assert owners(match) == {}


@pytest.mark.clause("PF-108")
def test_the_item_can_be_paid_for_and_the_points_come_when_the_auctions_are_over() -> None:
    match = won(winning())
    assert after(match, "pay") == [{"kind": "item-bought", "seat": 0, "item": "jester", "florins": 400}]
    assert (own(match, 0)["florins"], player(match, 0)["jesters"], player(match, 0)["prestige"]) == (3100, 1, 1)
    assert owners(match) == {"merchant": 0}
    assert after(match, "give up", "give up") == [
        {"kind": "gave-up", "seat": 1},
        {"kind": "gave-up", "seat": 2},
        gained(0, 3, "merchant"),
    ]
    assert (owners(match), match.view(None)["stage"]) == ({}, "characters")


@pytest.mark.clause("PF-108")
def test_the_points_go_by_the_place_at_the_moment_they_are_taken() -> None:
    """The architect bought gives three points more, so the owner moves from the third place to the first."""
    now = play(won(winning(points=(1, 3, 3)).architects(0, 1), "architect"), "pay points")
    assert player(now, 0)["prestige"] == 1 + 3 + 3
    later = play(won(winning(points=(1, 3, 3)).architects(0, 1), "architect"), "pay", "give up", "give up")
    assert player(later, 0)["prestige"] == 1 + 3 + 1


@pytest.mark.clause("PF-108", "PF-20", "PF-24", "PF-25")
@pytest.mark.parametrize("choice", ["free", "pay points", "pay"])
@pytest.mark.parametrize(
    ("item", "phase"), [("forest", "place"), ("prestige", "look"), ("recruiting", "recruit"), ("architect", "open")]
)
def test_whatever_is_won_does_what_it_does_afterwards(item: str, phase: str, choice: str) -> None:
    match = play(won(winning().worked(1, "poet"), item), choice)
    assert match.view(None)["phase"] == phase
    assert own(match, 0)["florins"] == (3500 if choice == "free" else 3100)


@pytest.mark.clause("PF-108", "PF-15")
@pytest.mark.parametrize(
    ("choice", "florins", "points"), [("free", 3500, 1), ("pay points", 3300, 4), ("pay", 3300, 4)]
)
def test_the_purchase_without_an_auction_can_be_free_too(choice: str, florins: int, points: int) -> None:
    bought = table(first=1).round(2).owner("merchant", 0).points(0, 1).points(1, 4).points(2, 4)
    match = play(bought.match(), "give up", "give up", "take jester")
    assert (match.view(None)["phase"], texts(match)) == ("settle", ["free", "pay points", "pay"])
    play(match, choice)
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (florins, points)
    assert (player(match, 0)["jesters"], match.view(None)["stage"], owners(match)) == (1, "characters", {})


@pytest.mark.clause("PF-108")
def test_who_buys_nothing_gets_the_points_when_the_auctions_are_over() -> None:
    match = play(winning().match(), "give up", "give up")
    assert player(match, 0)["prestige"] == 1
    assert after(match, "take jester") == [
        {"kind": "item-bought", "seat": 2, "item": "jester", "florins": 200},
        gained(0, 3, "merchant"),
    ]


@pytest.mark.clause("PF-108", "PF-16")
def test_the_merchants_owner_bids_within_the_means() -> None:
    match = play(winning().florins(0, 300).match(), "open jester", "bid 300", "pass")
    assert (match.to_act, texts(match), forbids(match, "bid 400")) == ((0,), ["pass"], "PF-16")
    poor = winning().florins(0, 100).match()
    assert (texts(poor), forbids(poor, "open jester")) == (["give up"], "PF-16")
    alone = table(first=1).round(2).owner("merchant", 0).florins(0, 100).match()
    play(alone, "give up", "give up")
    assert (texts(alone), forbids(alone, "take jester")) == (["give up"], "PF-16")


@pytest.mark.clause("PF-108")
def test_nobody_else_is_asked_on_winning() -> None:
    match = play(winning().match(), "open jester", "bid 300", "pass", "pass")
    assert (own(match, 1)["florins"], match.view(None)["phase"], owners(match)) == (3200, "open", {"merchant": 0})


@pytest.mark.clause("PF-108")
def test_whoever_took_the_points_before_pays_as_usual() -> None:
    match = play(taking_the_merchant(), "merchant points", "end", "end", "end", "end")
    play(match, "open lake", "pass", "pass", "pass")
    assert (match.view(None)["phase"], match.view(None)["round"]) == ("place", 2)
    play(match, "place lake a1 r0", "give up", "give up", "take jester")
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (3000, 8)


@pytest.mark.clause("PF-108", "PF-72", "PF-35")
def test_in_round_seven_the_points_come_at_the_end_after_the_best_work() -> None:
    last = table().round(7).owner("merchant", 0).points(1, 2).points(2, 2).prestige(1, "most-jesters").jesters(1, 1)
    match = last.hand(0, "poet").jesters(0, 6).owning(0, "theatre").actions().match()
    assert worth(match, 0, "poet") == 17
    play(match, "work poet", "prestige 0", "end", "end")
    assert after(match, "end") == [
        {"kind": "turn-ended", "seat": 2},
        {"kind": "best-work", "seat": 0, "value": 17, "points": 3},
        gained(0, 1, "merchant"),
        {"kind": "card-scored", "seat": 1, "card": "most-jesters", "points": 0},
        {"kind": "game-ended"},
    ]
    assert (match.over, owners(match), player(match, 0)["prestige"]) == (True, {}, 4)


@pytest.mark.clause("PF-108", "PF-72")
def test_in_round_seven_an_owner_behind_all_gets_the_last_place() -> None:
    last = table().round(7).owner("merchant", 0).points(1, 2).points(2, 4).prestige(0, "most-jesters").jesters(0, 1)
    match = play(last.actions().match(), "end", "end", "end")
    assert player(match, 0)["prestige"] == 3 + 6
