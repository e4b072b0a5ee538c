"""How a seat's points came about, at the end of a game of Il Principe: a line for each reason, with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NotRequired, TypedDict, cast

from signoria.core.kit import GameRules
from signoria.games.il_principe.components import PrincipeComponents
from signoria.games.il_principe.constants import CITIES, REGION_NAMES, ROLE_NAMES, ROLES
from signoria.games.il_principe.state import BY_CLERGY, BY_FULLEST, BY_OFFICIALS, BY_RICHEST, SOURCES, State


class SheetLine(TypedDict):
    """One reason for points, said by `sheet-line-<why>`; a line of no points explains another."""

    clause: str
    points: int
    why: str
    city: NotRequired[str]
    role: NotRequired[str]
    region: NotRequired[str]
    """The region the points are for."""
    count: NotRequired[int]
    coins: NotRequired[int]
    sets: NotRequired[int]


class SheetView(TypedDict):
    """How a seat's points came about, at the end: the points of the lines add up to the total."""

    seat: int
    cities: int
    officials: int
    clergy: int
    roles: int
    sets: int
    richest: int
    fullest: int
    regions: int
    total: int
    coins: int
    hand: int
    laid: int
    place: int
    lines: list[SheetLine]


def sheet(game: GameRules, state: State, seat: int) -> SheetView:
    """A seat's points by where they come from, and line by line."""
    row = {
        "seat": seat,
        **{name: state.earned[seat, source] for source, name in enumerate(SOURCES)},
        "total": state.points[seat],
        "coins": state.coins[seat],
        "hand": state.hand_size[seat],
        "laid": game.rules.all_cards_laid(state, seat),
        "place": game.rules.place(state, seat),
        "lines": list(_lines(game, state, seat)),
    }
    return cast("SheetView", row)


def _lines(game: GameRules, state: State, seat: int) -> Iterator[SheetLine]:
    components: PrincipeComponents = game.components
    for city in range(CITIES):
        if state.built_by[city] == seat:
            points = int(components.tables["CITY_POINTS"][city])
            yield {"clause": "IP-33", "points": points, "why": "city", "city": components.cities[city]}
    if state.earned[seat, BY_OFFICIALS]:
        yield {"clause": "IP-35", "points": state.earned[seat, BY_OFFICIALS], "why": "officials"}
    if state.earned[seat, BY_CLERGY]:
        yield {"clause": "IP-47", "points": state.earned[seat, BY_CLERGY], "why": "clergy"}
    for role in range(ROLES):
        if state.holder[role] == seat:
            points = int(components.tables["ROLE_POINTS"][role])
            yield {"clause": "IP-60", "points": points, "why": "role", "role": ROLE_NAMES[role]}
    yield from _at_the_end(game, state, seat)
    for region, name in enumerate(REGION_NAMES):
        points = game.rules.region_points(state, region, seat)
        if points:
            count = state.shields[region, seat]
            yield {"clause": "IP-64", "points": points, "why": "region", "region": name, "count": count}


def _at_the_end(game: GameRules, state: State, seat: int) -> Iterator[SheetLine]:
    """IP-61 to IP-63: sets, coins and cards in hand."""
    sets = game.rules.sets_of(state, seat)
    if sets:
        points = sets * game.components.data["points"]["set"]
        yield {"clause": "IP-61", "points": points, "why": "sets", "sets": sets}
    if state.earned[seat, BY_RICHEST]:
        points = state.earned[seat, BY_RICHEST]
        yield {"clause": "IP-62", "points": points, "why": "richest", "coins": state.coins[seat]}
    if state.earned[seat, BY_FULLEST]:
        points = state.earned[seat, BY_FULLEST]
        yield {"clause": "IP-63", "points": points, "why": "fullest", "count": state.hand_size[seat]}
