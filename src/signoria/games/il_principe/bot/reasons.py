"""Why a move of Il Principe was made, from what lies open: roles, cities on offer, laid cards and the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.rules.reasons import Deed, Explainer, Reason, reason
from signoria.games.il_principe.bot.reasons_of_bids import why_bid, why_passed
from signoria.games.il_principe.constants import COLOUR_NAMES
from signoria.games.il_principe.shown.standings import city_on_offer, laid, player, role, sets_of

POINT = 100
POINT_IN_SIGHT = 50
"""What a point weighs that would be counted if the game ended now."""
POINT_OF_A_RIVAL = 25
ROLE = 120
SMALL = 10


def why_built(deed: Deed) -> Iterator[Reason]:
    """A city is built for its points, and the rather the less the others' roles get of it."""
    city = city_on_offer(deed.before, deed.event["city"])
    others = sum(event["points"] for event in deed.told("officials-paid"))
    points = deed.event["points"]
    said = {"city": city["name"], "points": points}
    if others == 0:
        yield reason("built-unshared", points * POINT, **said)
    elif points == max(offer["points"] for offer in deed.before["cities"] if offer is not None):
        yield reason("built-largest", points * POINT, **said, others=others)
    else:
        yield reason("built", points * POINT, **said, others=others)


def why_not_built(deed: Deed) -> Iterator[Reason]:
    """Who wins an auction and does not build has a turn of the round yet to come."""
    yield reason("builds-later", SMALL)


def why_shield(deed: Deed) -> Iterator[Reason]:
    """A shield is placed for what its region is worth."""
    before, after = (_region(view, deed.event["region"]) for view in (deed.before, deed.after))
    mine = after["points"][deed.seat] - before["points"][deed.seat]
    said = {"region": after["name"], "points": after["points"][deed.seat]}
    if mine > 0:
        yield reason("shield-gains", mine * POINT_IN_SIGHT, **said, before=before["points"][deed.seat])
    for owner, points in enumerate(after["points"]):
        lost = before["points"][owner] - points
        if owner != deed.seat and lost > 0:
            yield reason("shield-costs", lost * POINT_OF_A_RIVAL, region=after["name"], owner=owner, points=lost)
    own = after["shields"][deed.seat]
    ahead = own - max(count for seat, count in enumerate(after["shields"]) if seat != deed.seat)
    if ahead > 0:
        yield reason("shield-guards", ahead + SMALL, **said, ahead=ahead)
    elif ahead < 0:
        leader = max(range(len(after["shields"])), key=lambda seat: after["shields"][seat])
        yield reason("shield-nears", SMALL, region=after["name"], owner=leader, behind=-ahead)
    yield reason("shield-holds", SMALL, region=after["name"], count=own)


def why_laid(deed: Deed) -> Iterator[Reason]:
    """Cards are laid for a role, or for a full set of the five colours."""
    colour = deed.event["colour"]
    for rank, weight in (("major", ROLE), ("minor", ROLE // 2)):
        yield from _role_by_laying(deed, f"{rank}-{colour}", weight)
    sets = sets_of(deed.after, deed.seat)
    if sets > sets_of(deed.before, deed.seat):
        yield reason("laid-set", deed.components.data["points"]["set"] * POINT, sets=sets)
    elif laid(deed.before, deed.seat, colour) == sets:
        missing = sum(laid(deed.after, deed.seat, other) == sets for other in COLOUR_NAMES)
        yield reason("laid-for-set", SMALL + POINT // (missing + 1), kind_of=colour, missing=missing)
    yield reason("laid", SMALL, kind_of=colour, total=player(deed.after, deed.seat)["up"][colour])


def _role_by_laying(deed: Deed, name: str, weight: int) -> Iterator[Reason]:
    before, after = role(deed.before, name), role(deed.after, name)
    if after is None or before is None or deed.seat not in after["would"]:
        return
    rivals = [seat for seat in after["would"] if seat != deed.seat]
    if rivals:
        yield reason("laid-to-bid", weight * 2 // 3, role=name, owner=rivals[0])
    elif deed.seat not in before["would"]:
        former = [seat for seat in before["would"] if seat != deed.seat]
        if former:
            yield reason("laid-takes-role", weight + SMALL, role=name, owner=former[0])
        else:
            yield reason("laid-gets-role", weight, role=name)
    elif len(before["would"]) > 1:
        yield reason(
            "laid-breaks-tie", weight + SMALL, role=name, owner=before["would"][before["would"][0] == deed.seat]
        )
    else:
        yield reason("laid-keeps-role", weight // 3, role=name)


def why_turn_passed(deed: Deed) -> Iterator[Reason]:
    """Cards that are not laid wait for a city."""
    count = player(deed.before, deed.seat)["hand_size"]
    if count == 0:
        yield reason("no-cards")
    else:
        yield reason("keeps-cards", SMALL, count=count)


def why_turned_up(deed: Deed) -> Iterator[Reason]:
    """A card is turned up to count for a role, or to count at all."""
    colour = deed.event["colour"]
    for rank, weight in (("major", ROLE), ("minor", ROLE // 2)):
        yield from _role_by_laying(deed, f"{rank}-{colour}", weight)
    yield reason("laid", SMALL, kind_of=colour, total=player(deed.after, deed.seat)["up"][colour])


def why_left_down(_deed: Deed) -> Iterator[Reason]:
    """Nothing speaks for turning a card up."""
    yield reason("left-down")


def _region(view: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    regions: list[Mapping[str, Any]] = view["regions"]
    return next(region for region in regions if region["name"] == name)


REASONS: Mapping[str, Explainer] = {
    "bid-made": why_bid,
    "bid-passed": why_passed,
    "building-forgone": why_not_built,
    "city-built": why_built,
    "shield-placed": why_shield,
    "cards-laid": why_laid,
    "turn-passed": why_turn_passed,
    "card-turned-up": why_turned_up,
    "card-left-down": why_left_down,
}
