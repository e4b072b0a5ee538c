"""What lies in the middle of a table of Il Principe: cities, roles and the map."""

from __future__ import annotations

from typing import TypedDict, cast

from signoria.core.kit import GameRules
from signoria.core.play.parts import part
from signoria.core.text.naming import numbers_of_bits, seat_or_none
from signoria.games.il_principe.components import PrincipeComponents
from signoria.games.il_principe.constants import COLOUR_NAMES, COLOURS, RANK_NAMES, REGION_NAMES, ROLE_NAMES, ROLES
from signoria.games.il_principe.state import NOTHING, State


class CityView(TypedDict):
    """A city: what it asks for and what it brings."""

    name: str
    size: str
    buildings: list[str]
    regions: list[str]
    price: int
    points: int
    shields: int


class PlaceView(TypedDict):
    """A city on the map, and who built it."""

    name: str
    size: str
    regions: list[str]
    builder: int | None


class RoleView(TypedDict):
    """A role, who holds it, and who would have it if the roles were settled now: several would have to bid for it."""

    name: str
    colour: str
    rank: str
    holder: int | None
    would: list[int]


class RegionView(TypedDict):
    """A region: everybody's shields in it, and the points they would bring now."""

    name: str
    shields: list[int]
    points: list[int]


def city_view(components: PrincipeComponents, city: int) -> CityView | None:
    """A city on offer; None where there is none any more."""
    return None if city == NOTHING else cast("CityView", components.city_facts[city])


@part
def places(components: PrincipeComponents, state: State) -> list[PlaceView]:
    """All cities of the map."""
    return [
        {
            "name": facts["name"],
            "size": facts["size"],
            "regions": facts["regions"],
            "builder": seat_or_none(state.built_by[city]),
        }
        for city, facts in enumerate(components.city_facts)
    ]


@part
def roles(game: GameRules, state: State) -> list[RoleView]:
    """The major and the minor role of each colour; with two players there are no minor ones (IP-7)."""
    count = COLOURS if state.seats == 2 else ROLES
    would = [game.rules.leaders_of(state, colour) for colour in range(COLOURS)]
    would += [game.rules.seconds_of(state, colour) for colour in range(COLOURS)]
    return [
        {
            "name": ROLE_NAMES[role],
            "colour": COLOUR_NAMES[role % COLOURS],
            "rank": RANK_NAMES[role // COLOURS],
            "holder": seat_or_none(state.holder[role]),
            "would": numbers_of_bits(would[role]),
        }
        for role in range(count)
    ]


def regions(game: GameRules, state: State) -> list[RegionView]:
    """The six regions."""
    return [_region(game, state, region) for region in range(len(REGION_NAMES))]


@part
def _region(game: GameRules, state: State, region: int) -> RegionView:
    return {
        "name": REGION_NAMES[region],
        "shields": [state.shields[region, seat] for seat in range(state.seats)],
        "points": [game.rules.region_points(state, region, seat) for seat in range(state.seats)],
    }
