"""Why a bid of Il Principe was made, or not: what is auctioned, what it costs, and whom it would serve."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.rules.reasons import Deed, Reason, reason
from signoria.games.il_principe.constants import COLOUR_NAMES
from signoria.games.il_principe.shown.standings import cities_with, laid, player, sets_of

LEAD = 110
SET = 90
CITY_POINT = 10
"""What a point of a city on offer weighs for each of its cards in the lot."""
RIVAL = 70
OFFICE = 60
CARD = 15
COIN = 12


def why_bid(deed: Deed) -> Iterator[Reason]:
    """A bid is made for the cards of a group, or for a role."""
    auction = deed.before["auction"]
    if auction["role"] is not None:
        yield from _for_the_role(deed, auction)
        return
    colour, count = auction["colour"], auction["count"]
    yield reason("bid-cards", CARD * count, colour=colour, count=count)
    yield from _for_a_city(deed, colour, count)
    yield from _for_the_lead(deed, colour, count)
    yield from _for_a_set(deed, colour)
    if auction["bidder"] is not None:
        owner = auction["bidder"]
        theirs = laid(deed.before, owner, colour)
        if theirs:
            yield reason("bid-against", RIVAL + CARD * theirs, kind_of=colour, owner=owner, count=theirs)


def _for_the_role(deed: Deed, auction: Mapping[str, Any]) -> Iterator[Reason]:
    """IP-35, IP-60: a role is paid when others build with its colour, and at the end."""
    cities = len(cities_with(deed.before, auction["colour"]))
    points = deed.components.data["points"][auction["role"].partition("-")[0]]
    if deed.before["last_round"]:
        yield reason("bid-role-at-the-end", OFFICE * points, role=auction["role"], points=points)
    elif cities:
        yield reason("bid-role", OFFICE * points * cities, role=auction["role"], points=points, cities=cities)
    yield reason("bid-effect", OFFICE, effect=auction["colour"])


def _for_a_city(deed: Deed, colour: str, count: int) -> Iterator[Reason]:
    for city in cities_with(deed.before, colour):
        asked = min(count, city["buildings"].count(colour))
        weight = city["points"] * CITY_POINT * asked
        yield reason("bid-city", weight, city=city["name"], points=city["points"], colour=colour, count=asked)


def _for_the_lead(deed: Deed, colour: str, count: int) -> Iterator[Reason]:
    up = [shown["up"][colour] for shown in deed.before["players"]]
    most = max(others for seat, others in enumerate(up) if seat != deed.seat)
    if up[deed.seat] <= most < up[deed.seat] + count:
        yield reason("bid-lead", LEAD // 2 + LEAD * most // 4, kind_of=colour, most=most)


def _for_a_set(deed: Deed, colour: str) -> Iterator[Reason]:
    sets = sets_of(deed.before, deed.seat)
    missing = [other for other in COLOUR_NAMES if laid(deed.before, deed.seat, other) == sets]
    if colour in missing and len(missing) < len(COLOUR_NAMES) - 1:
        yield reason("bid-set", SET + CARD * (len(COLOUR_NAMES) - len(missing)), kind_of=colour, missing=len(missing))


def why_passed(deed: Deed) -> Iterator[Reason]:
    """A lot is let go that costs much or serves little."""
    auction = deed.before["auction"]
    bid, colour = auction["bid"], auction["colour"]
    if auction["role"] is not None:
        if bid:
            yield reason("pass-role-price", COIN * bid, role=auction["role"], bid=bid)
        if not cities_with(deed.before, colour):
            yield reason("pass-role-useless", OFFICE, kind_of=colour)
        yield reason("pass-role")
        return
    count = auction["count"]
    if bid:
        yield reason("pass-price", COIN * bid * 2 // (count + 1), colour=colour, count=count, bid=bid)
    if not cities_with(deed.before, colour):
        yield reason("pass-no-city", OFFICE, kind_of=colour)
    to_come = len(deed.before["reserve"]) - 1
    if to_come > 0:
        yield reason("pass-for-others", CARD, to_come=to_come)
    up = player(deed.before, deed.seat)["up"][colour]
    if up > max(shown["up"][colour] for shown in deed.before["players"] if shown["seat"] != deed.seat):
        yield reason("pass-has-lead", CARD * up, kind_of=colour, total=up)
    yield reason("pass-cards")
