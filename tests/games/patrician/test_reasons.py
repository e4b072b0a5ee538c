"""What can be said for a move of Patrician: every kind of reason, with its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.games.patrician.tables import GAME, Table
from tests.games.reasoning import kinds_in_words, reasons_between

SEAT = 0


def at(card_lying: str = "roma-1", **towers: str) -> Table:
    """A table of three with towers as in `siena="01 2"`, left and right, and a card lying at Siena."""
    table = Table(3, messengers=True).lay(siena=card_lying)
    for city, both in towers.items():
        left, _, right = both.partition(" ")
        table.city(city, left, right)
    return table


@dataclass(frozen=True)
class Case:
    """A deed of seat 0 between two tables, and one of the reasons for it."""

    kind: str
    data: Mapping[str, Any]
    event: str
    said: Mapping[str, Any]
    before: Table = field(default_factory=at)
    after: Table | None = None
    others: tuple[Mapping[str, Any], ...] = ()

    def __str__(self) -> str:
        return self.kind


def playing(kind: str, card: str, before: Table, /, **data: Any) -> Case:
    return Case(kind, data, "card-played", {"card": card}, before)


def building(kind: str, site: str, before: Table, after: Table, city: str = "siena", **data: Any) -> Case:
    return Case(kind, {"city": city, "site": site, **data}, "floor-built", {"city": city, "site": site}, before, after)


def filling(kind: str, before: str, after: str, won: Mapping[int, int], **data: Any) -> Case:
    """The last floor at Parma, on the left site; who won tiles of which value."""
    events = tuple({"kind": "tile-won", "seat": seat, "city": "parma", "value": value} for value, seat in won.items())
    said, full = {"city": "parma", "site": "left"}, at(parma=after).scored("parma")
    return Case(kind, {"city": "parma", **data}, "floor-built", said, at(parma=before), full, events)


def moving(kind: str, moved: str, before: str, after: str, /, **data: Any) -> Case:
    said = {"city": "siena", "site": moved, "owner": 1}
    return Case(kind, {"city": "siena", **data}, "floor-moved", said, at(siena=before), at(siena=after))


SENT = {"city": "roma", "other": "siena"}
CASES = [
    playing("can-win", "parma-1", at(parma="01 2"), city="parma", points=7),
    playing("can-lead", "siena-3", at(siena="1"), city="siena", points=7, before=0),
    playing("holds", "siena-3", at(siena="00 0"), city="siena", points=11),
    playing("foothold", "roma-3", at(), city="roma", larger=9, smaller=6),
    playing("own-heads", "roma-5", at(), head="b", count=2, size=3),
    playing("any-card", "roma-6", at()),
    playing("may-move", "bologna-7", at()),
    playing("move-in-sight", "bologna-7", at(siena="01"), city="siena", points=7),
    playing("brings-card", "siena-3", at("firenze-5"), card="firenze-5", symbol="heads"),
    filling("wins", "01 22", "010 22", {5: 0}, points=5),
    filling("fills", "112 2", "1120 2", {5: 1, 2: 2}),
    filling("nothing-to-win", "11 22", "110 22", {5: 1, 2: 2}),
    building("nears", "left", at(siena="11"), at(siena="110"), value=7, owner=1, behind=1),
    building("begins-tower", "left", at(), at(siena="0"), value=7),
    building("takes-lead", "left", at(siena="1"), at(siena="10"), value=7, owner=1),
    building("raises", "right", at(siena="1 0"), at(siena="1 00"), value=7),
    building("secures", "left", at(siena="000 1"), at(siena="0000 1"), value=7, room=2),
    building("extends", "left", at(siena="000 1"), at(siena="0000 1"), value=7, ahead=4),
    moving("move-gains", "left", "01", "0 1", points=7, before=0),
    moving("takes-from", "left", "01", "0 1", owner=1, points=3),
    moving("move-opens", "right", "0 11", "01 1", site="right", value=4),
    moving("move-shields", "left", "001", "00 1", site="left", value=7),
    moving("move-shifts", "left", "001", "00 1"),
    Case("no-move-helps", {}, "move-forgone", {}, at().built(SEAT, "bologna-7")),
    Case("leaves-floors", {}, "move-forgone", {}, at(siena="01").built(SEAT, "bologna-7")),
    Case("only-card", {}, "card-taken", {"card": "roma-1", "city": "siena"}, at().play(SEAT, "siena-3")),
    Case("messenger-helps", {**SENT, "points": 2, "count": 1}, "messenger-sent", SENT, at(siena="0 1", roma="1")),
    Case("messenger-to-come", {**SENT, "points": 2}, "messenger-sent", SENT, at()),
    Case("messenger-waits", {}, "messenger-kept", {}),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_kind_of_reason_is_given_with_its_numbers(case: Case) -> None:
    before = GAME.kit.view(GAME, case.before.state, None)
    after = GAME.kit.view(GAME, (case.after or case.before).state, None)
    event = {"kind": case.event, "seat": SEAT, **case.said}
    assert dict(reasons_between(GAME, before, after, event, *case.others)[case.kind].data) == case.data


def test_no_kind_of_reason_is_left_out() -> None:
    assert {case.kind for case in CASES} == kinds_in_words(GAME)


def strongest(case: Case) -> str:
    before = GAME.kit.view(GAME, case.before.state, None)
    after = GAME.kit.view(GAME, (case.after or case.before).state, None)
    found = reasons_between(GAME, before, after, {"kind": case.event, "seat": SEAT, **case.said}, *case.others)
    return max(found.values(), key=lambda reason: reason.weight).kind


def test_a_tile_that_is_won_weighs_more_than_a_card_that_is_brought() -> None:
    lying = {"parma": "firenze-5"}
    assert strongest(playing("", "parma-1", at(parma="01 2").lay(**lying))) == "can-win"
    assert strongest(playing("", "parma-1", at().lay(**lying))) == "brings-card"


def test_a_lead_that_nobody_can_take_any_more_weighs_more_than_a_longer_one() -> None:
    assert strongest(building("", "left", at(siena="000 1"), at(siena="0000 1"))) == "secures"
    assert strongest(building("", "left", at(siena="0 1"), at(siena="00 1"))) == "extends"
