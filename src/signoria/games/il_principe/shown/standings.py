"""Questions to a view of Il Principe: what lies before a player, what is on offer, who would have which role."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.games.il_principe.constants import COLOUR_NAMES

View = Mapping[str, Any]


def player(view: View, seat: int) -> View:
    """What lies open before a player."""
    shown: View = view["players"][seat]
    return shown


def laid(view: View, seat: int, colour: str) -> int:
    """IP-37: a player's laid cards of a colour, face up or down."""
    return int(player(view, seat)["up"][colour] + player(view, seat)["down"][colour])


def sets_of(view: View, seat: int) -> int:
    """IP-61: a player's full sets of the five colours."""
    return min(laid(view, seat, colour) for colour in COLOUR_NAMES)


def city_on_offer(view: View, name: str) -> View:
    """The city on offer with this name."""
    return next(city for city in view["cities"] if city is not None and city["name"] == name)


def cities_with(view: View, colour: str) -> list[View]:
    """The cities on offer that ask for a colour."""
    return [city for city in view["cities"] if city is not None and colour in city["buildings"]]


def role(view: View, name: str) -> View | None:
    """A role, if it is in the game."""
    return next((shown for shown in view["roles"] if shown["name"] == name), None)
