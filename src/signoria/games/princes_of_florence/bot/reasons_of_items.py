"""Why an item of the auctions, or a character, of The Princes of Florence was wanted or let go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.rules.reasons import Deed, Reason, reason
from signoria.games.princes_of_florence.constants import LANDSCAPE_NAMES

PRESTIGE = 60
"""What a prestige point weighs."""
VALUE = 25
"""What a point of artistic value weighs on one work."""
CARD = 90
LAST = 30
SMALL = 10
FREE_PROFESSION = 20
DEAR = 4
"""What every hundred florins of a bid weigh against it."""

View = Mapping[str, Any]


def why_wanted(deed: Deed, item: str) -> Iterator[Reason]:
    """All that speaks for an item."""
    me = deed.before["players"][deed.seat]
    if item in LANDSCAPE_NAMES:
        yield from _landscape(deed, me, item)
    elif item == "jester":
        yield from _jester(deed, me)
    elif item == "architect":
        yield from _architect(deed, me)
    elif item == "prestige":
        yield reason("item-prestige", CARD + SMALL * deed.before["round"], count=me["prestige_cards"])
    elif item == "recruiting":
        others = [player for player in deed.before["players"] if player["seat"] != deed.seat]
        open_cards = sum(len(player["table"]) for player in others)
        yield reason("item-recruiting", VALUE + FREE_PROFESSION * open_cards, count=open_cards)
    else:
        yield reason("item-landscape", VALUE)
    if deed.before["auction"]["items"].get(item) == 1:
        yield reason("item-last", LAST, item=item)


def _landscape(deed: Deed, me: View, item: str) -> Iterator[Reason]:
    """PF-21, PF-31: points for another of its kind; value for the works of those who like it."""
    has, points = me["landscapes"][item], deed.components.data["points"]["further-landscape"]
    if has:
        yield reason("item-same-landscape", PRESTIGE * points, item=item, count=has, points=points)
    else:
        works = _works_to_come(me)
        value = deed.components.data["work"]["landscape"]
        yield reason("item-new-landscape", VALUE * value, item=item, value=value, count=works)


def _jester(deed: Deed, me: View) -> Iterator[Reason]:
    """PF-22: two more for every work."""
    value, works = deed.components.data["work"]["jester"], _works_to_come(me)
    yield reason("item-jester", VALUE * value * max(1, works), value=value, count=works)


def _architect(deed: Deed, me: View) -> Iterator[Reason]:
    """PF-23: cheaper buildings, then closer ones, then free ones."""
    points = deed.components.data["points"]["architects"][me["architects"] + 1]
    if me["architects"] == 0:
        yield reason("item-first-architect", CARD, florins=me["building_cost"])
    elif me["architects"] == 1:
        yield reason("item-second-architect", PRESTIGE * points, points=points)
    else:
        yield reason("item-third-architect", PRESTIGE * points + CARD, points=points)


def _works_to_come(me: View) -> int:
    """How many professions are in a hand."""
    return int(me["professions"])


# -- the auctions


def why_opened(deed: Deed) -> Iterator[Reason]:
    """An item is named because it is wanted."""
    yield from why_wanted(deed, deed.event["item"])


def why_bought(deed: Deed) -> Iterator[Reason]:
    """What is bought was wanted."""
    yield from why_wanted(deed, deed.event["item"])


def why_raised(deed: Deed) -> Iterator[Reason]:
    """A bid is raised for the item, or lest a rival has it."""
    auction = deed.before["auction"]
    yield from why_wanted(deed, auction["item"])
    owner = auction["bidder"]
    if owner is not None and auction["item"] in ("jester", "architect"):
        count = deed.before["players"][owner][f"{auction['item']}s"]
        if count >= 2:
            yield reason("raise-against", CARD + LAST * count, owner=owner, item=auction["item"], count=count)


def why_let_go(deed: Deed) -> Iterator[Reason]:
    """An item is let go for its price, or because others can still be had."""
    auction = deed.before["auction"]
    others = [
        name
        for name, left in auction["items"].items()
        if left and name != auction["item"] and name not in auction["sold"]
    ]
    dear = (auction["next"] - auction["opening"]) // 100 * DEAR
    yield reason("pass-price", dear, item=auction["item"], florins=auction["next"])
    if others:
        yield reason("pass-others", SMALL, count=len(others), florins=auction["opening"])
    yield reason("pass-saves", florins=auction["next"])


def why_gave_up(deed: Deed) -> Iterator[Reason]:
    """Who buys nothing has more for the actions."""
    yield reason("gave-up", SMALL, florins=deed.before["players"][deed.seat]["building_cost"])


# -- the characters


def why_character(deed: Deed) -> Iterator[Reason]:
    """A character is bid for what it does this round."""
    me, name = deed.before["players"][deed.seat], deed.event["character"]
    row = next(shown for shown in deed.before["characters"] if shown["name"] == name)
    if row["standing"] is not None and row["standing"] != deed.seat:
        yield reason("character-against", LAST, owner=row["standing"], character=name)
    if name == "muse":
        yield reason("muse", VALUE * deed.before["round"], value=deed.before["round"], count=me["professions"])
    elif name == "princess":
        value = princess_value(deed, me)
        if value >= deed.before["minimum"]:
            yield reason("princess-reaches", PRESTIGE * 2, value=value, minimum=deed.before["minimum"])
        yield reason("princess", SMALL, value=value)
    elif name == "banker":
        gain = row["florins"] - deed.event["florins"]
        yield reason("banker", SMALL + max(0, gain) // 20, florins=gain)
    elif name == "merchant":
        yield reason("merchant", LAST + SMALL, points=me["place"])
    else:
        yield reason(name, LAST + SMALL)


def princess_value(deed: Deed, me: View) -> int:
    """PF-107: what a work of the princess would be worth."""
    worth = deed.components.data["princess"]
    cards = me["professions"] + len(me["table"]) + me["recruiting_hand"] + me["recruiting_table"]
    buildings = len(me["buildings"]) * worth["building"] + me["architects"] * worth["architect"]
    return int(sum(me["landscapes"].values()) * worth["landscape"] + buildings + cards * worth["card"])


def why_no_character(deed: Deed) -> Iterator[Reason]:
    """No character is worth its price."""
    left = sum(not row["taken"] for row in deed.before["characters"])
    yield reason("no-character", SMALL, count=left) if left else reason("no-character-left")
