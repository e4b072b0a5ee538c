"""Why an action of The Princes of Florence was chosen: works, buildings, freedoms, cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.rules.reasons import Deed, Reason, reason
from signoria.games.princes_of_florence.bot.reasons_of_items import CARD, LAST, PRESTIGE, SMALL, VALUE, View
from signoria.games.princes_of_florence.constants import BUILDING_NAMES


def why_work(deed: Deed) -> Iterator[Reason]:
    """A work is begun because it pays, reaches the minimum, or is the best of the round."""
    value, minimum = deed.event["value"], deed.before["minimum"]
    yield from _beats_others(deed, value)
    pay = value * deed.components.data["exchange"]["value"]
    if value >= minimum:
        yield reason("work-reaches", VALUE * minimum // 5, value=value, minimum=minimum, florins=pay)
    else:
        short, bonus = minimum - value, deed.before["players"][deed.seat]["bonus"]
        yield reason("work-with-bonus", CARD, short=short, minimum=minimum, count=bonus)


def why_bonus(deed: Deed) -> Iterator[Reason]:
    """A bonus card lifts a work over the minimum, over the others', or to more pay."""
    before, value = deed.before["action"]["work_value"], deed.event["value"]
    after, minimum = before + value, deed.before["minimum"]
    if before < minimum <= after:
        yield reason("bonus-reaches", CARD * 3, value=after, minimum=minimum)
    if before <= _best_of_others(deed) < after:
        yield from _beats_others(deed, after)
    florins = value * deed.components.data["exchange"]["value"]
    yield reason("bonus-pays", SMALL + VALUE * value, florins=florins)


def _best_of_others(deed: Deed) -> int:
    return max(int(player["best_work"]) for player in deed.before["players"] if player["seat"] != deed.seat)


def _beats_others(deed: Deed, value: int) -> Iterator[Reason]:
    """PF-35: the best work of the round."""
    best, points = _best_of_others(deed), deed.components.data["points"]["best-work"]
    is_own_best = value > deed.before["players"][deed.seat]["best_work"]
    if best and value >= best and is_own_best:
        yield reason("work-best", PRESTIGE * points, value=value, best=best, points=points)


def why_paid(deed: Deed) -> Iterator[Reason]:
    """PF-33: points last, florins buy; after the last round only points count."""
    points, is_last = deed.event["points"], deed.before["round"] == deed.before["rounds"]
    if points and is_last:
        yield reason("paid-at-the-end", PRESTIGE, points=points)
    elif points:
        yield reason("paid-in-points", SMALL + points, points=points, florins=deed.event["florins"])
    else:
        yield reason("paid-in-florins", SMALL, florins=deed.before["players"][deed.seat]["building_cost"])


# -- buildings, landscapes and freedoms


def why_placed(deed: Deed) -> Iterator[Reason]:
    """A building is raised for its points and for those who like it; a landscape lies where room is left."""
    piece, me = deed.event["piece"], deed.before["players"][deed.seat]
    free = deed.after["players"][deed.seat]["free_squares"]
    if piece in BUILDING_NAMES:
        yield from _liked(deed, "building", piece)
        points = deed.components.data["points"]["building"]
        yield reason("built", SMALL + PRESTIGE * points // 2, points=points, florins=me["building_cost"])
    else:
        yield from _liked(deed, "landscape", piece)
        if any(tile["piece"] == piece for tile in me["tiles"]):
            points = deed.components.data["points"]["further-landscape"]
            yield reason("placed-again", PRESTIGE * points // 2, piece=piece, points=points)
    yield reason("placed", SMALL, squares_left=free)


def why_freedom(deed: Deed) -> Iterator[Reason]:
    """A freedom is introduced for those who ask for it, and before others do."""
    freedom = deed.event["freedom"]
    yield from _liked(deed, "freedom", freedom)
    if deed.before["freedoms"][freedom] == 1:
        yield reason("last-freedom", LAST, freedom=freedom)
    count, value = deed.before["players"][deed.seat]["professions"], deed.components.data["work"]["freedom"]
    yield reason("freedom", SMALL + VALUE * min(1, count), value=value, count=count)


def _liked(deed: Deed, kind: str, name: str) -> Iterator[Reason]:
    """Professions of the hand that everybody knows of, and that like what is new."""
    value = deed.components.data["work"][kind]
    for card in deed.before["players"][deed.seat]["known_professions"]:
        if _profession(deed, card)[kind] == name:
            yield reason("liked", VALUE * value * 2, card=card, value=value)


# -- cards


def why_looked(deed: Deed) -> Iterator[Reason]:
    """Cards are looked at for one of them."""
    me, pile = deed.before["players"][deed.seat], deed.event["pile"]
    if pile == "profession":
        yield reason("drew-profession", CARD, count=me["professions"])
    elif pile == "bonus":
        yield reason("drew-bonus", LAST, minimum=deed.before["minimum"], count=me["professions"])
    else:
        yield reason("drew-prestige", LAST, count=me["prestige_cards"] + 1)


def why_recruited(deed: Deed) -> Iterator[Reason]:
    """PF-31: a profession is recruited for the work it can make."""
    card, minimum = deed.event["card"], deed.before["minimum"]
    value = work_value(deed, deed.after["players"][deed.seat], card)
    said = {"card": card, "value": value, "minimum": minimum}
    yield reason("recruit-reaches", CARD + VALUE, **said) if value >= minimum else reason("recruit", LAST, **said)


def work_value(deed: Deed, me: View, card: str) -> int:
    """PF-31: what a profession's work would be worth without bonus cards, with what lies open."""
    worth, row = deed.components.data["work"], _profession(deed, card)
    cards = me["professions"] + len(me["table"]) + me["recruiting_hand"] + me["recruiting_table"]
    value = me["jesters"] * worth["jester"] + cards * worth["card"]
    value += worth["building"] if row["building"] in me["buildings"] else 0
    value += worth["landscape"] if me["landscapes"][row["landscape"]] else 0
    return int(value + (worth["freedom"] if row["freedom"] in me["freedoms"] else 0))


def why_ended(deed: Deed) -> Iterator[Reason]:
    """Actions that are left cost florins that are kept."""
    left = deed.before["action"]["actions_left"]
    if left > 0 and deed.events[0] == deed.event:
        yield reason("ends-early", SMALL, count=left)
    else:
        yield reason("turn-over")


def _profession(deed: Deed, name: str) -> Mapping[str, Any]:
    rows: list[Mapping[str, Any]] = deed.components.data["profession"]
    return next(row for row in rows if row["name"] == name)
