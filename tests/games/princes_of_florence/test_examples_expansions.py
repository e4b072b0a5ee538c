"""The worked examples the rulebook prints for Muse & Princess and for Cooperation."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.princes_of_florence.tables import Table, own
from tests.probes import forbids, play, player, texts

RED, GREY = 0, 1
A, B, C, D = range(4)


def owners(match: Match) -> dict[str, int]:
    return {row["name"]: row["owner"] for row in match.view(None)["characters"] if row["owner"] is not None}


def on_banker(match: Match) -> int:
    (florins,) = (row["florins"] for row in match.view(None)["characters"] if row["name"] == "banker")
    return int(florins)


# -- Muse & Princess


@pytest.mark.clause("PF-105")
def test_in_round_five_the_muse_adds_5_to_every_work() -> None:
    table = Table(3, muse_and_princess=True).round(5).hand(RED, "poet", "painter").jesters(RED, 4)
    plain = {held["name"]: held["value"] for held in own(table.actions().match(), RED)["hand"]}
    match = table.owner("muse", RED).actions().match()
    assert {held["name"]: held["value"] - plain[held["name"]] for held in own(match, RED)["hand"]} == {
        "painter": 5,
        "poet": 5,
    }


@pytest.mark.clause("PF-106")
def test_the_cardinals_owner_builds_introduces_a_freedom_and_makes_a_work() -> None:
    table = Table(3, muse_and_princess=True).owner("cardinal", RED).hand(RED, "poet").jesters(RED, 3)
    match = play(
        table.actions().match(), "build tower", "place tower a1 r0", "freedom travel", "work poet", "prestige 0"
    )
    seen = player(match, RED)
    assert (seen["buildings"], seen["freedoms"], seen["table"]) == (["tower"], ["travel"], ["poet"])
    assert match.to_act == (1,)


@pytest.mark.clause("PF-107")
def test_the_princesss_work_of_13_from_two_lakes_a_university_a_studio_and_three_cards() -> None:
    table = (
        Table(3, muse_and_princess=True).round(3).owner("princess", RED).tile(RED, "lake a1 r0").tile(RED, "lake a3 r0")
    )
    table.tile(RED, "university d1 r0").tile(RED, "studio d5 r0").hand(RED, "poet", "lawyer").worked(RED, "painter")
    match = play(table.actions().match(), "princess")
    assert match.events(None) == [
        {"kind": "princess-helped", "seat": RED, "value": 13},
        {"kind": "work-made", "seat": RED, "value": 13},
    ]
    play(match, "prestige 6")
    assert (own(match, RED)["florins"], player(match, RED)["prestige"]) == (3500 + 100, 6)


@pytest.mark.clause("PF-108")
def test_red_pays_500_for_an_item_and_the_merchants_fourth_place_gives_4_points() -> None:
    table = Table(4, muse_and_princess=True).round(2).owner("merchant", RED)
    table.points(RED, 2).points(1, 5).points(2, 9).points(3, 3)
    match = play(table.match(), "open jester", "bid 300", "bid 400", "pass", "bid 500", "pass", "pass", "pay points")
    assert match.events(None)[-2:] == [
        {"kind": "item-bought", "seat": RED, "item": "jester", "florins": 500},
        {"kind": "points-gained", "seat": RED, "points": 4, "source": "merchant"},
    ]
    assert (own(match, RED)["florins"], player(match, RED)["prestige"]) == (3000, 6)


@pytest.mark.clause("PF-110")
def test_after_two_rounds_without_a_taker_the_banker_pays_700_of_800_for_a_bid_of_1() -> None:
    match = Table(2, muse_and_princess=True).match()
    idle = ["give up", "give up", "pass", "pass", "end", "end"]
    play(match, *idle, *idle, "give up", "give up")
    assert (match.view(None)["round"], on_banker(match)) == (3, 800)
    assert match.to_act == (0,)
    play(match, "banker 1", "pass")
    assert own(match, 0)["florins"] == 2500 + 700
    play(match, "end", "end", "give up", "give up")
    assert (match.view(None)["round"], on_banker(match)) == (4, 600)


@pytest.mark.clause("PF-102")
def test_red_whose_piece_stands_at_8_of_the_muse_pays_800() -> None:
    match = play(Table(3, muse_and_princess=True).characters().match(), "muse 8", "pass")
    assert (own(match, RED)["florins"], owners(match)) == (3500, {})
    play(match, "pass")
    assert (own(match, RED)["florins"], owners(match)) == (2700, {"muse": RED})


@pytest.mark.clause("PF-100", "PF-101", "PF-102", "PF-110")
def test_the_phase_of_four_players_as_it_is_told() -> None:
    match = Table(4, muse_and_princess=True).characters().match()
    for seat, text in ((A, "cardinal 3"), (B, "merchant 4"), (C, "cardinal 6"), (D, "princess 3"), (A, "banker 0")):
        assert match.to_act == (seat,)
        play(match, text)
    assert (match.to_act, texts(match)) == ((B,), ["merchant points", "later"])
    play(match, "later")
    assert [own(match, seat)["florins"] for seat in (A, B, C, D)] == [3500 + 600, 3500 - 400, 3500 - 600, 3500 - 300]
    assert owners(match) == {"merchant": B, "cardinal": C, "princess": D}
    assert match.events(None)[5:] == [
        {"kind": "character-taken", "seat": B, "character": "merchant", "florins": 400},
        {"kind": "character-taken", "seat": C, "character": "cardinal", "florins": 600},
        {"kind": "character-taken", "seat": D, "character": "princess", "florins": 300},
        {"kind": "character-taken", "seat": A, "character": "banker", "florins": 0},
        {"kind": "banker-paid", "seat": A, "florins": 600},
    ]
    assert (match.view(None)["stage"], match.to_act) == ("actions", (A,))


# -- Cooperation


def workshop() -> Table:
    """Red, with one architect, is to act; Grey, a neighbour, has three."""
    return Table(2, cooperation=True).architects(RED, 1).architects(GREY, 3).actions()


@pytest.mark.clause("PF-121", "PF-122")
def test_red_pays_300_for_a_workshop_and_grey_pays_red_500() -> None:
    match = play(workshop().match(), "offer workshop", f"partner {GREY}", "place workshop f5 r0", "price 500", "accept")
    assert [own(match, seat)["florins"] for seat in (RED, GREY)] == [2500 - 300 + 500, 2500 - 500]
    assert [player(match, seat)["prestige"] for seat in (RED, GREY)] == [3, 3]
    assert [player(match, seat)["buildings"] for seat in (RED, GREY)] == [["workshop"], ["workshop"]]


@pytest.mark.clause("PF-123")
def test_red_may_not_build_the_workshop_next_to_a_building_and_grey_may() -> None:
    place = "place workshop f5 r0"
    beside_grey = workshop().tile(GREY, "tower i5 r90")
    assert forbids(play(beside_grey.match(), "offer workshop", f"partner {GREY}"), place) is None
    beside_red = workshop().tile(RED, "tower e5 r90")
    assert forbids(play(beside_red.match(), "offer workshop", f"partner {GREY}"), place) == "PF-123"


@pytest.mark.clause("PF-125")
def test_without_an_agreement_red_builds_the_workshop_alone_or_does_something_else() -> None:
    match = play(
        workshop().match(), "offer workshop", f"partner {GREY}", "place workshop f5 r0", "price 500", "decline"
    )
    assert match.to_act == (RED,)
    assert {"build workshop", "draw bonus", "freedom travel"} <= set(texts(match))
    play(match, "build workshop", "place workshop b5 r180", "draw bonus", "keep buildings", "rest")
    assert match.to_act == (GREY,)
