"""What can be said for a move of Il Principe: every kind of reason, with its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.il_principe.tables import GAME, Table
from tests.games.reasoning import Case, kinds_in_words, reasons_in

TABLE = Table(3).match().view(None)
"""Siena (4), Milano (6), Firenze (8) and Lucca (6) are on offer, and nothing is laid."""
NO_CITIES = [None] * 4


def lot(count: int | None = 2, role: str | None = None, bid: int = 0, bidder: int | None = None) -> dict[str, Any]:
    """An auction of green cards, or of a red role."""
    colour = "green" if role is None else "red"
    said = {"colour": colour, "count": count, "role": role, "bid": bid, "bidder": bidder}
    return {**said, "bidding": [0, 1, 2], "passed": []}


def bid(kind: str, before: Mapping[str, Any], /, **data: Any) -> Case:
    return Case(kind, data, {"kind": "bid-made", "seat": 0, "coins": 4}, {"auction": lot(), **before})


def passing(kind: str, before: Mapping[str, Any], /, **data: Any) -> Case:
    return Case(kind, data, {"kind": "bid-passed", "seat": 0}, {"auction": lot(), **before})


def built(kind: str, city: str, points: int, officials: int, /, **data: Any) -> Case:
    event = {"kind": "city-built", "seat": 0, "city": city, "coins": 3, "points": points}
    paid = [{"kind": "officials-paid", "seat": 1, "points": officials}] if officials else []
    return Case(kind, {"city": city, "points": points, **data}, event, others=paid)


def shield(kind: str, before: list[int], after: list[int], shields: list[int], /, **data: Any) -> Case:
    """A shield in the brown region: everybody's points there before and after, and shields after it."""
    event = {"kind": "shield-placed", "seat": 0, "region": "brown"}
    now = {"regions.brown.points": after, "regions.brown.shields": shields}
    return Case(kind, {"region": "brown", **data}, event, {"regions.brown.points": before}, now)


def laid(kind: str, before: list[int], after: list[int], /, **data: Any) -> Case:
    """Green cards laid: who would have the major role before and after."""
    event, role = {"kind": "cards-laid", "seat": 0, "colour": "green", "count": 1}, "roles.major-green.would"
    return Case(kind, {"role": "major-green", **data}, event, {role: before}, {role: after})


def sets(kind: str, others: int, /, **data: Any) -> Case:
    """The first green card, beside so many of the other colours."""
    event = {"kind": "cards-laid", "seat": 0, "colour": "green", "count": 1}
    before = {f"players.0.up.{colour}": others for colour in ("white", "red", "blue", "yellow")}
    return Case(kind, data, event, before, {"players.0.up.green": 1})


ROLE = {"auction": lot(None, "major-red", 2)}
CASES = [
    bid("bid-cards", {}, colour="green", count=2),
    bid("bid-city", {}, city="firenze", points=8, colour="green", count=2),
    bid("bid-lead", {"players.1.up.green": 1}, kind_of="green", most=1),
    bid("bid-set", sets("", 1).before, kind_of="green", missing=1),
    bid("bid-against", {"auction": lot(bidder=1), "players.1.down.green": 1}, kind_of="green", owner=1, count=1),
    bid("bid-role", ROLE, role="major-red", points=2, cities=4),
    bid("bid-role-at-the-end", {**ROLE, "last_round": True}, role="major-red", points=2),
    bid("bid-effect", ROLE, effect="red"),
    passing("pass-price", {"auction": lot(bid=3)}, colour="green", count=2, bid=3),
    passing("pass-no-city", {"cities": NO_CITIES}, kind_of="green"),
    passing("pass-for-others", {"reserve": [{}, {}, {}]}, to_come=2),
    passing("pass-has-lead", {"players.0.up.green": 2}, kind_of="green", total=2),
    passing("pass-cards", {}),
    passing("pass-role-price", ROLE, role="major-red", bid=2),
    passing("pass-role-useless", {**ROLE, "cities": NO_CITIES}, kind_of="red"),
    passing("pass-role", ROLE),
    built("built-unshared", "siena", 4, 0),
    built("built-largest", "firenze", 8, 3, others=3),
    built("built", "siena", 4, 2, others=2),
    Case("builds-later", {}, {"kind": "building-forgone", "seat": 0}),
    shield("shield-gains", [0, 0, 0], [5, 0, 0], [1, 0, 0], points=5, before=0),
    shield("shield-costs", [0, 5, 0], [5, 2, 0], [2, 1, 0], owner=1, points=3),
    shield("shield-guards", [5, 0, 0], [5, 0, 0], [2, 0, 0], points=5, ahead=2),
    shield("shield-nears", [2, 5, 0], [2, 5, 0], [1, 3, 0], owner=1, behind=2),
    shield("shield-holds", [2, 5, 0], [5, 5, 0], [1, 1, 0], count=1),
    laid("laid-gets-role", [], [0]),
    laid("laid-takes-role", [1], [0], owner=1),
    laid("laid-breaks-tie", [0, 1], [0], owner=1),
    laid("laid-to-bid", [1], [0, 1], owner=1),
    laid("laid-keeps-role", [0], [0]),
    sets("laid-set", 1, sets=1),
    sets("laid-for-set", 0, kind_of="green", missing=4),
    sets("laid", 0, kind_of="green", total=1),
    Case("keeps-cards", {"count": 3}, {"kind": "turn-passed", "seat": 0}, {"players.0.hand_size": 3}),
    Case("no-cards", {}, {"kind": "turn-passed", "seat": 0}, {"players.0.hand_size": 0}),
    Case("left-down", {}, {"kind": "card-left-down", "seat": 0}),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_kind_of_reason_is_given_with_its_numbers(case: Case) -> None:
    assert reasons_in(GAME, TABLE, case)[case.kind].data == case.data


def test_no_kind_of_reason_is_left_out() -> None:
    assert {case.kind for case in CASES} == kinds_in_words(GAME)


def test_a_card_turned_up_is_judged_as_one_laid() -> None:
    role = "roles.major-green.would"
    event = {"kind": "card-turned-up", "seat": 0, "colour": "green"}
    found = reasons_in(GAME, TABLE, Case("", {}, event, {role: [1]}, {role: [0], "players.0.up.green": 1}))
    assert (found["laid-takes-role"].data, found["laid"].data["total"]) == ({"role": "major-green", "owner": 1}, 1)


def test_a_role_of_two_players_has_no_minor() -> None:
    event = {"kind": "cards-laid", "seat": 0, "colour": "green", "count": 1}
    case = Case("", {}, event, {}, {"roles.major-green.would": [0]})
    assert reasons_in(GAME, Table(2).match().view(None), case)["laid-gets-role"].data == {"role": "major-green"}
