"""The rulebook's example of four auctions (PF-11, PF-12, PF-15)."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.princes_of_florence.tables import Table, own
from tests.probes import forbids, play, player, texts

ANNE, BRUNO, CHRISTIAN, DAVID = range(4)


def said(match: Match, seat: int, text: str) -> Match:
    """A move of the player whose turn it must be."""
    assert match.to_act == (seat,)
    match.play(seat, text)
    return match


def purses(match: Match) -> list[int]:
    return [own(match, seat)["florins"] for seat in range(4)]


def annes_park() -> Match:
    match = Table(4, first=ANNE).match()
    said(match, ANNE, "open park")
    for seat in (BRUNO, CHRISTIAN, DAVID):
        said(match, seat, "pass")
    return said(match, ANNE, "place park a1 r0")


def davids_jester() -> Match:
    match = said(annes_park(), BRUNO, "open jester")
    said(match, CHRISTIAN, "bid 300")
    said(match, DAVID, "bid 400")
    said(match, BRUNO, "bid 500")
    said(match, CHRISTIAN, "bid 600")
    said(match, DAVID, "bid 700")
    said(match, BRUNO, "pass")
    return said(match, CHRISTIAN, "pass")


def brunos_forest() -> Match:
    match = said(davids_jester(), BRUNO, "open forest")
    said(match, CHRISTIAN, "bid 300")
    said(match, BRUNO, "bid 400")
    said(match, CHRISTIAN, "bid 500")
    said(match, BRUNO, "bid 600")
    said(match, CHRISTIAN, "pass")
    return said(match, BRUNO, "place forest a1 r0")


@pytest.mark.clause("PF-11", "PF-20")
def test_anne_buys_a_park_for_200_since_all_others_pass() -> None:
    match = annes_park()
    assert purses(match) == [3300, 3500, 3500, 3500]
    assert player(match, ANNE)["landscapes"] == {"forest": 0, "lake": 0, "park": 1}
    assert match.view(None)["auction"]["sold"] == ["park"]
    assert match.view(None)["auction"]["out"] == [ANNE]
    assert match.to_act == (BRUNO,)
    assert forbids(match, "open park") == "PF-10"


@pytest.mark.clause("PF-11", "PF-14")
def test_david_buys_the_jester_bruno_opened_for_700_and_anne_is_not_asked() -> None:
    match = davids_jester()
    assert purses(match) == [3300, 3500, 3500, 2800]
    assert [player(match, seat)["jesters"] for seat in range(4)] == [0, 0, 0, 1]
    bids = [(event["seat"], event["florins"]) for event in match.events(None) if event["kind"] == "bid-raised"]
    assert bids == [(CHRISTIAN, 300), (DAVID, 400), (BRUNO, 500), (CHRISTIAN, 600), (DAVID, 700)]


@pytest.mark.clause("PF-12", "PF-11")
def test_bruno_who_was_outbid_opens_again_and_buys_a_forest_for_600() -> None:
    match = davids_jester()
    assert (match.to_act, match.view(None)["phase"]) == ((BRUNO,), "open")
    match = brunos_forest()
    assert purses(match) == [3300, 2900, 3500, 2800]
    assert player(match, BRUNO)["landscapes"]["forest"] == 1
    assert match.view(None)["auction"]["sold"] == ["forest", "park", "jester"]


@pytest.mark.clause("PF-15", "PF-24")
def test_christian_the_last_takes_a_prestige_card_for_200_without_an_auction() -> None:
    match = brunos_forest()
    assert (match.to_act, match.view(None)["phase"]) == ((CHRISTIAN,), "last")
    assert texts(match) == ["take lake", "take architect", "take prestige", "take recruiting", "give up"]
    said(match, CHRISTIAN, "take prestige")
    assert purses(match) == [3300, 2900, 3300, 2800]
    play(match, "keep most-buildings", "rest")
    assert [player(match, seat)["prestige_cards"] for seat in range(4)] == [0, 0, 1, 0]
    assert (match.view(None)["stage"], match.to_act) == ("actions", (ANNE,))
    bought = [event for event in match.events(None) if event["kind"] == "item-bought"]
    assert bought == [
        {"kind": "item-bought", "seat": ANNE, "item": "park", "florins": 200},
        {"kind": "item-bought", "seat": DAVID, "item": "jester", "florins": 700},
        {"kind": "item-bought", "seat": BRUNO, "item": "forest", "florins": 600},
        {"kind": "item-bought", "seat": CHRISTIAN, "item": "prestige", "florins": 200},
    ]
