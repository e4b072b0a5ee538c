"""Il Principe's events and endings in words; the sentences themselves are in words.*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.core.rules.journal import EventKind, as_number
from signoria.games.il_principe.components import PrincipeComponents
from signoria.games.il_principe.constants import COLOUR_NAMES, COLOURS, RANK_NAMES, REGION_NAMES
from signoria.games.il_principe.state import ENDINGS, State

if TYPE_CHECKING:
    from signoria.core.kit import GameRules


def _city(components: PrincipeComponents, number: int) -> str:
    return components.cities[number]


def _colour(_components: Any, number: int) -> str:
    return COLOUR_NAMES[number]


def _region(_components: Any, number: int) -> str:
    return REGION_NAMES[number]


def _role(_components: Any, number: int) -> str:
    return role_name(number)


def role_name(role: int) -> str:
    """A role by its rank and colour, as `major-green`."""
    return f"{RANK_NAMES[role // COLOURS]}-{COLOUR_NAMES[role % COLOURS]}"


EVENTS = (
    EventKind("game-begun", {"seat": as_number}),
    EventKind("city-turned-up", {"city": _city}),
    EventKind("round-begun", {"round": as_number}),
    EventKind("last-round-begun", {"round": as_number}),
    EventKind("coins-paid-out", {"coins": as_number}),
    EventKind("cards-drawn", {"seat": as_number, "count": as_number}),
    EventKind("cards-seen", {"seat": as_number, "colour": _colour, "count": as_number}),
    EventKind("reserve-laid", {"seat": as_number, "colour": _colour, "count": as_number}),
    EventKind("discards-shuffled", {"count": as_number}),
    EventKind("group-revealed", {"colour": _colour, "count": as_number}),
    EventKind("no-reserve", {}),
    EventKind("auction-opened", {"colour": _colour, "count": as_number}),
    EventKind("role-auction-opened", {"role": _role}),
    EventKind("bid-made", {"seat": as_number, "coins": as_number}),
    EventKind("bid-passed", {"seat": as_number}),
    EventKind("group-won", {"seat": as_number, "colour": _colour, "count": as_number, "coins": as_number}),
    EventKind("group-unsold", {"colour": _colour, "count": as_number}),
    EventKind("building-forgone", {"seat": as_number}),
    EventKind("city-built", {"seat": as_number, "city": _city, "coins": as_number, "points": as_number}),
    EventKind("officials-paid", {"seat": as_number, "points": as_number}),
    EventKind("shield-placed", {"seat": as_number, "region": _region}),
    EventKind("cards-laid", {"seat": as_number, "colour": _colour, "count": as_number}),
    EventKind("turn-passed", {"seat": as_number}),
    EventKind("roles-returned", {}),
    EventKind("role-taken", {"seat": as_number, "role": _role}),
    EventKind("role-won", {"seat": as_number, "role": _role, "coins": as_number}),
    EventKind("role-left", {"role": _role}),
    EventKind("cards-turned-down", {"seat": as_number, "colour": _colour, "count": as_number}),
    EventKind("card-turned-up", {"seat": as_number, "colour": _colour}),
    EventKind("card-left-down", {"seat": as_number}),
    EventKind("points-gained", {"seat": as_number, "points": as_number}),
    EventKind("coins-gained", {"seat": as_number, "coins": as_number}),
    EventKind("game-ended", {}),
    EventKind("purse-opened", {"seat": as_number, "coins": as_number, "count": as_number}),
    EventKind("roles-scored", {"seat": as_number, "points": as_number}),
    EventKind("sets-scored", {"seat": as_number, "sets": as_number, "points": as_number}),
    EventKind("richest-scored", {"seat": as_number, "coins": as_number, "points": as_number}),
    EventKind("fullest-scored", {"seat": as_number, "count": as_number, "points": as_number}),
    EventKind("region-scored", {"seat": as_number, "region": _region, "count": as_number, "points": as_number}),
)
"""In the order of the event numbers in `state`."""


def ending(_game: GameRules, state: State) -> str:
    """IP-50, IP-54, IP-55: too few cities, too few cards, or the last round is played."""
    return f"ending-{ENDINGS[state.ending]}"
