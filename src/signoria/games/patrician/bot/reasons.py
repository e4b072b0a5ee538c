"""Why a move of Patrician was made, from what lies open: who would win which tiles before it, and who after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from signoria.core.rules.reasons import Deed, Explainer, Reason, reason
from signoria.games.patrician.shown.standings import City, after_building, after_moving, city_of, winnings

TILE_IN_HAND = 100
"""What a point that is won weighs."""
TILE_IN_SIGHT = 50
"""What a point weighs that would be won if the city were scored now."""
TILE_OF_A_RIVAL = 25
"""What a point weighs that a rival would no longer win."""
NEXT_FLOOR = 15
"""What a point weighs that the next floor could win or lose."""
TWO_HEADS = 220
ONE_HEAD = 70
SYMBOL = 60
FOOTHOLD = 10


def why_played(deed: Deed) -> Iterator[Reason]:
    """A card is played for its floors, its heads, its symbol, or the card it brings."""
    card = _card(deed, deed.event["card"])
    city = city_of(deed.before, card["city"])
    yield from _floors_promise(deed, city, card["crests"])
    if card["head"] is not None:
        count = 2 if card["symbol"] == "heads" else 1
        said = {"head": card["head"], "count": count, "size": deed.before["heads_in_set"]}
        yield reason("own-heads", TWO_HEADS if count > 1 else ONE_HEAD, **said)
    if card["symbol"] == "choice":
        yield reason("any-card", max([SYMBOL, *(_worth(other["card"]) for other in deed.before["cities"])]))
    elif city["card"] is not None:
        yield _brings(city["card"])
    if card["symbol"] == "move":
        yield reason("may-move", SYMBOL)
        for other, gain in _possible_moves(deed, but=city["name"]):
            yield reason("move-in-sight", gain * TILE_IN_SIGHT, city=other["name"], points=gain)


def _floors_promise(deed: Deed, city: City, floors: int) -> Iterator[Reason]:
    """What the floors of a card can reach in its city."""
    before = winnings(deed.before["seats"], city)[deed.seat]
    reached = [winnings(deed.before["seats"], built)[deed.seat] for built in after_building(city, deed.seat, floors)]
    best = max(reached, default=0)
    if floors >= city["room"] and best:
        yield reason("can-win", best * TILE_IN_HAND, city=city["name"], points=best)
    elif best > before:
        weight = (best - before) * _nearness(city)
        yield reason("can-lead", weight, city=city["name"], points=best, before=before)
    elif before:
        yield reason("holds", before * _nearness(city) // 2, city=city["name"], points=before)
    larger, smaller = (tile["value"] for tile in city["tiles"])
    yield reason("foothold", FOOTHOLD, city=city["name"], larger=larger, smaller=smaller)


def _nearness(city: City) -> int:
    """What a point weighs that would be won now: the fuller the city, the surer it is."""
    return int(TILE_IN_SIGHT * (city["capacity"] - city["room"] + 2) / city["capacity"])


def why_built(deed: Deed) -> Iterator[Reason]:
    """A floor wins tiles, takes or keeps the lead of a tower, or comes nearer to it."""
    before, after = (city_of(view, deed.event["city"]) for view in (deed.before, deed.after))
    if after["scored"]:
        yield from _scored(deed, before)
        return
    mine, theirs = _changes(deed, before, after)
    tower = _tower(after, deed.event["site"])
    said = {"city": after["name"], "site": tower["site"], "value": tower["stake"]}
    if tower["leader"] != deed.seat:
        behind = tower["floors"].count(tower["leader"]) - tower["floors"].count(deed.seat)
        yield reason("nears", FOOTHOLD, **said, owner=tower["leader"], behind=behind)
    elif _tower(before, tower["site"])["leader"] != deed.seat:
        yield from _takes_the_lead(_tower(before, tower["site"])["leader"], said, max(mine, 1))
    else:
        yield from _keeps_the_lead(deed, tower, after["room"], said, mine)
    yield from _takes_from(theirs, after["name"])


def _scored(deed: Deed, city: City) -> Iterator[Reason]:
    won = sum(event["value"] for event in deed.told("tile-won", seat=deed.seat, city=city["name"]))
    if won:
        yield reason("wins", won * TILE_IN_HAND, city=city["name"], points=won)
    elif any(winnings(deed.before["seats"], built)[deed.seat] for built in after_building(city, deed.seat, 1)):
        yield reason("fills", city=city["name"])
    else:
        yield reason("nothing-to-win", FOOTHOLD, city=city["name"])


def _takes_the_lead(former: int | None, said: Mapping[str, Any], gain: int) -> Iterator[Reason]:
    if former is None:
        yield reason("begins-tower", gain * TILE_IN_SIGHT, **said)
    else:
        yield reason("takes-lead", gain * (TILE_IN_SIGHT + TILE_OF_A_RIVAL), **said, owner=former)


def _keeps_the_lead(
    deed: Deed, tower: Mapping[str, Any], room: int, said: Mapping[str, Any], gain: int
) -> Iterator[Reason]:
    floors = tower["floors"]
    rivals = max((floors.count(seat) for seat in range(deed.after["seats"]) if seat != deed.seat), default=0)
    ahead = floors.count(deed.seat) - rivals
    if gain > 0:
        yield reason("raises", gain * TILE_IN_SIGHT, **said)
    if ahead > room:
        yield reason("secures", tower["stake"] * TILE_IN_SIGHT, **said, room=room)
    yield reason("extends", tower["stake"] * TILE_OF_A_RIVAL, **said, ahead=ahead)


def why_moved(deed: Deed) -> Iterator[Reason]:
    """A floor is moved for what it changes in its city."""
    before, after = (city_of(view, deed.event["city"]) for view in (deed.before, deed.after))
    mine, theirs = _changes(deed, before, after)
    if mine > 0:
        now = winnings(deed.after["seats"], after)[deed.seat]
        yield reason("move-gains", mine * TILE_IN_SIGHT, city=after["name"], points=now, before=now - mine)
    yield from _takes_from(theirs, after["name"])
    for former, tower in zip(before["towers"], after["towers"], strict=True):
        said = {"city": after["name"], "site": tower["site"], "value": tower["stake"]}
        if deed.seat in tower["takers"] and deed.seat not in (former["leader"], *former["takers"]):
            yield reason("move-opens", tower["stake"] * NEXT_FLOOR, **said)
        if tower["leader"] == deed.seat and len(tower["takers"]) < len(former["takers"]):
            yield reason("move-shields", tower["stake"] * NEXT_FLOOR, **said)
    yield reason("move-shifts", city=after["name"])


def why_not_moved(deed: Deed) -> Iterator[Reason]:
    """No floor is moved where no move helps at once."""
    gains = [gain for _, gain in _possible_moves(deed, but=deed.before["card_played"]["city"])]
    helps = any(gain > 0 for gain in gains)
    yield reason("leaves-floors") if helps else reason("no-move-helps", FOOTHOLD)


def why_taken(deed: Deed) -> Iterator[Reason]:
    """A card that could be chosen is taken for what is on it."""
    card = _card(deed, deed.event["card"])
    if deed.before["phase"] != "take":
        yield reason("only-card")
        return
    yield _brings(card)
    city = city_of(deed.before, card["city"])
    yield from _floors_promise(deed, city, min(card["crests"], city["room"]))


def why_sent(deed: Deed) -> Iterator[Reason]:
    """A messenger is sent where towers are led that are not scored yet."""
    names = [deed.event["city"], deed.event["other"]]
    cities = [city for city in deed.before["cities"] if city["name"] in names and not city["scored"]]
    led = sum(tower["leader"] == deed.seat for city in cities for tower in city["towers"])
    points = deed.components.data["messengers"]["token"]
    said = {"city": names[0], "other": names[1], "points": points}
    if led:
        yield reason("messenger-helps", led * points * TILE_IN_SIGHT, **said, count=led)
    yield reason("messenger-to-come", **said)


def why_not_sent(deed: Deed) -> Iterator[Reason]:
    """A messenger is kept while it may still help elsewhere."""
    yield reason("messenger-waits", FOOTHOLD)


def _brings(card: Mapping[str, Any]) -> Reason:
    return reason("brings-card", _worth(card), card=card["name"], symbol=card["symbol"])


def _worth(card: Mapping[str, Any] | None) -> int:
    """What a card's heads and symbol are worth to whoever takes it."""
    if card is None:
        return 0
    return {"heads": TWO_HEADS, "star": ONE_HEAD}.get(card["symbol"], SYMBOL)


def _changes(deed: Deed, before: City, after: City) -> tuple[int, dict[int, int]]:
    """How much more who moved would win in a city, and how much less each rival."""
    was, now = winnings(deed.before["seats"], before), winnings(deed.after["seats"], after)
    lost = {seat: was[seat] - now[seat] for seat in range(len(now)) if seat != deed.seat and was[seat] > now[seat]}
    return now[deed.seat] - was[deed.seat], lost


def _takes_from(lost: Mapping[int, int], city: str) -> Iterator[Reason]:
    """What a rival would no longer win there."""
    for owner, points in lost.items():
        yield reason("takes-from", points * TILE_OF_A_RIVAL, city=city, owner=owner, points=points)


def _possible_moves(deed: Deed, but: str) -> Iterator[tuple[City, int]]:
    """Every floor that might be moved outside a city, with what the mover would win more."""
    seats = deed.before["seats"]
    for city in deed.before["cities"]:
        owners = [owner for tower in city["towers"] for owner in tower["floors"]]
        if city["name"] != but and not city["scored"] and deed.seat in owners:
            before = winnings(seats, city)[deed.seat]
            for moved in after_moving(city):
                yield moved, winnings(seats, moved)[deed.seat] - before


def _tower(city: City, site: str) -> Mapping[str, Any]:
    towers: Sequence[Mapping[str, Any]] = city["towers"]
    return next(tower for tower in towers if tower["site"] == site)


def _card(deed: Deed, name: str) -> dict[str, Any]:
    card: dict[str, Any] = deed.components.card_in_words(deed.components.cards.index(name))
    return card


REASONS: Mapping[str, Explainer] = {
    "card-played": why_played,
    "floor-built": why_built,
    "floor-moved": why_moved,
    "move-forgone": why_not_moved,
    "card-taken": why_taken,
    "messenger-sent": why_sent,
    "messenger-kept": why_not_sent,
}
