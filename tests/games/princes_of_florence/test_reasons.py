"""What can be said for a move of The Princes of Florence: every kind of reason, with its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from signoria.games.princes_of_florence.constants import CHARACTER_NAMES
from tests.games.princes_of_florence.tables import GAME
from tests.games.reasoning import Case, changed, kinds_in_words, reasons_in

START = GAME.start(3, seed=1, muse_and_princess=True, cooperation=True).view(None)
TABLE = changed(START, {"round": 3, "minimum": 12, "players.0.professions": 3})
"""The third round: a work needs 12, and seat 0 has three professions and nothing else."""
AUCTION = {"auction.item": "jester", "auction.next": 500, "auction.bidder": 1}
OFFER = {"piece": "opera", "partner": 1, "squares": [], "florins": 200, "cost": 700, "points": 3}


def said(kind: str, event: str, before: Mapping[str, Any], arguments: Mapping[str, Any], /, **data: Any) -> Case:
    return Case(kind, data, {"kind": event, "seat": 0, **arguments}, before)


def wanted(kind: str, item: str, before: Mapping[str, Any], /, **data: Any) -> Case:
    return said(kind, "auction-opened", before, {"item": item, "florins": 200}, **data)


def chosen(kind: str, name: str, before: Mapping[str, Any], /, **data: Any) -> Case:
    return said(kind, "character-chosen", before, {"character": name, "florins": 200}, **data)


def work(kind: str, value: int, before: Mapping[str, Any], /, **data: Any) -> Case:
    return said(kind, "work-begun", before, {"card": "mathematician", "value": value}, **data)


def placed(kind: str, piece: str, before: Mapping[str, Any], /, **data: Any) -> Case:
    return said(kind, "tile-placed", before, {"piece": piece, "square": "a1", "turn": "r0"}, **data)


def recruited(kind: str, before: Mapping[str, Any], /, **data: Any) -> Case:
    said_of = {"card": "mathematician", "minimum": 12, **data}
    return said(kind, "recruited", before, {"card": "mathematician", "owner": 1}, **said_of)


LIKED = {
    "players.0.buildings": ["university"],
    "players.0.landscapes.lake": 1,
    "players.0.freedoms": ["religion"],
    "players.0.jesters": 1,
}
"""All that the mathematician likes, and a jester: 4, 3, 3 and 2."""
CASES = [
    wanted("item-same-landscape", "forest", {"players.0.landscapes.forest": 1}, item="forest", count=1, points=3),
    wanted("item-new-landscape", "lake", {}, item="lake", value=3, count=3),
    wanted("item-landscape", "landscape", {}),
    wanted("item-jester", "jester", {}, value=2, count=3),
    wanted("item-first-architect", "architect", {}, florins=700),
    wanted("item-second-architect", "architect", {"players.0.architects": 1}, points=3),
    wanted("item-third-architect", "architect", {"players.0.architects": 2}, points=3),
    wanted("item-prestige", "prestige", {}, count=0),
    wanted("item-recruiting", "recruiting", {"players.1.table": ["mathematician"]}, count=1),
    wanted("item-last", "jester", {"auction.items.jester": 1}, item="jester"),
    said("raise-against", "bid-raised", {**AUCTION, "players.1.jesters": 2}, {}, owner=1, item="jester", count=2),
    said("pass-price", "bid-passed", AUCTION, {}, item="jester", florins=500),
    said("pass-others", "bid-passed", {**AUCTION, "auction.sold": ["lake"]}, {}, count=5, florins=200),
    said("pass-saves", "bid-passed", AUCTION, {}, florins=500),
    said("gave-up", "gave-up", {}, {}, florins=700),
    chosen("character-against", "muse", {"characters.muse.standing": 1}, owner=1, character="muse"),
    chosen("muse", "muse", {}, value=3, count=3),
    chosen("cardinal", "cardinal", {}),
    chosen("princess", "princess", {"players.0.architects": 1}, value=5),
    chosen("princess-reaches", "princess", {"players.0.landscapes.forest": 3}, value=12, minimum=12),
    chosen("merchant", "merchant", {"players.0.place": 2}, points=2),
    chosen("professor", "professor", {}),
    chosen("banker", "banker", {}, florins=400),
    said("no-character", "character-passed", {"characters.muse.taken": True}, {}, count=5),
    said("no-character-left", "character-passed", {f"characters.{name}.taken": True for name in CHARACTER_NAMES}, {}),
    work("work-reaches", 13, {}, value=13, minimum=12, florins=1300),
    work("work-with-bonus", 10, {"players.0.bonus": 1}, short=2, minimum=12, count=1),
    work("work-best", 13, {"players.1.best_work": 12}, value=13, best=12, points=3),
    said("bonus-reaches", "bonus-played", {"action.work_value": 10}, {"value": 3}, value=13, minimum=12),
    said("bonus-pays", "bonus-played", {"action.work_value": 12}, {"value": 3}, florins=300),
    said("paid-at-the-end", "work-paid", {"round": 7}, {"points": 5, "florins": 300}, points=5),
    said("paid-in-points", "work-paid", {}, {"points": 5, "florins": 300}, points=5, florins=300),
    said("paid-in-florins", "work-paid", {}, {"points": 0, "florins": 1300}, florins=700),
    placed("built", "opera", {}, points=3, florins=700),
    placed("liked", "university", {"players.0.known_professions": ["mathematician"]}, card="mathematician", value=4),
    placed("placed-again", "forest", {"players.0.tiles": [{"piece": "forest"}]}, piece="forest", points=3),
    placed("placed", "forest", {"players.0.free_squares": 30}, squares_left=30),
    said("freedom", "freedom-taken", {}, {"freedom": "travel"}, value=3, count=3),
    said("last-freedom", "freedom-taken", {"freedoms.travel": 1}, {"freedom": "travel"}, freedom="travel"),
    said("drew-profession", "cards-looked-at", {}, {"pile": "profession", "count": 5}, count=3),
    said("drew-bonus", "cards-looked-at", {}, {"pile": "bonus", "count": 5}, minimum=12, count=3),
    said("drew-prestige", "cards-looked-at", {}, {"pile": "prestige", "count": 5}, count=1),
    recruited("recruit-reaches", LIKED, value=15),
    recruited("recruit", {}, value=3),
    said("ends-early", "turn-ended", {"action.actions_left": 1}, {}, count=1),
    said("turn-over", "turn-ended", {"action.actions_left": 0}, {}),
    said("together", "joint-proposed", {}, {"piece": "opera", "square": "a1", "turn": "r0"}, points=3),
    said("joint-price", "price-asked", {"offer": OFFER}, {"owner": 1, "florins": 200}, florins=700, points=3),
    said("declined", "offer-declined", {"offer": OFFER}, {"owner": 1}, florins=200, points=3),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_kind_of_reason_is_given_with_its_numbers(case: Case) -> None:
    assert reasons_in(GAME, TABLE, case)[case.kind].data == case.data


def test_no_kind_of_reason_is_left_out() -> None:
    assert {case.kind for case in CASES} == kinds_in_words(GAME)


def test_what_is_bought_is_wanted_for_the_same_reasons_as_what_is_opened() -> None:
    bought = said("", "item-bought", {}, {"item": "jester", "florins": 300})
    assert reasons_in(GAME, TABLE, bought) == reasons_in(GAME, TABLE, wanted("", "jester", {}))


def test_a_bonus_card_can_make_a_work_the_best_of_the_round() -> None:
    before = {"action.work_value": 12, "players.1.best_work": 14}
    case = said("", "bonus-played", before, {"value": 3})
    assert reasons_in(GAME, TABLE, case)["work-best"].data == {"value": 15, "best": 14, "points": 3}


def test_reaching_the_minimum_weighs_more_than_the_pay_for_it() -> None:
    found = reasons_in(GAME, TABLE, said("", "bonus-played", {"action.work_value": 10}, {"value": 3}))
    assert found["bonus-reaches"].weight > found["bonus-pays"].weight


def test_a_price_named_before_there_is_an_offer_speaks_of_the_building() -> None:
    case = said("", "price-asked", {"offer": None}, {"owner": 1, "florins": 200})
    assert reasons_in(GAME, TABLE, case)["together"].data == {"points": 3}
