"""Patrician's events and endings in words; the sentences themselves are in words.*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.core.rules.journal import EventKind, as_number
from signoria.games.patrician.components import LETTERS, SITE_NAMES, PatricianComponents
from signoria.games.patrician.state import State

if TYPE_CHECKING:
    from signoria.core.kit import GameRules


def _card(components: PatricianComponents, number: int) -> str:
    return components.cards[number]


def _city(components: PatricianComponents, number: int) -> str:
    return components.cities[number]


def _site(_components: Any, number: int) -> str:
    return SITE_NAMES[number]


def _letter(_components: Any, number: int) -> str:
    return LETTERS[number]


EVENTS = (
    EventKind("game-begun", {"seat": as_number}),
    EventKind("card-dealt", {"seat": as_number, "card": _card}),
    EventKind("card-turned-up", {"city": _city, "card": _card}),
    EventKind("card-played", {"seat": as_number, "card": _card}),
    EventKind("floor-built", {"seat": as_number, "city": _city, "site": _site}),
    EventKind("city-completed", {"city": _city}),
    EventKind("tile-won", {"seat": as_number, "city": _city, "value": as_number}),
    EventKind("tokens-won", {"seat": as_number, "city": _city, "count": as_number}),
    EventKind("floor-moved", {"seat": as_number, "city": _city, "site": _site, "owner": as_number}),
    EventKind("move-forgone", {"seat": as_number}),
    EventKind("card-taken", {"seat": as_number, "city": _city, "card": _card}),
    EventKind("messenger-sent", {"seat": as_number, "city": _city, "other": _city}),
    EventKind("messenger-kept", {"seat": as_number}),
    EventKind("ambassador-won", {"seat": as_number, "letter": _letter}),
    EventKind("portraits-scored", {"seat": as_number, "sets": as_number, "points": as_number}),
    EventKind("penalty-taken", {"seat": as_number}),
    EventKind("game-ended", {}),
)
"""In the order of the event numbers in `state`."""


def ending(_game: GameRules, _state: State) -> str:
    """PA-18: the only way to end."""
    return "ending-hands-empty"
