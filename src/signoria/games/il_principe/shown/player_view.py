"""What lies before a player of Il Principe, and what only they know."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.kit import GameRules
from signoria.core.play.parts import part
from signoria.core.rules.state_record import Grid
from signoria.games.il_principe.components import PrincipeComponents
from signoria.games.il_principe.constants import CITIES, COLOUR_NAMES, COLOURS, FACE_UP, ROLE_NAMES
from signoria.games.il_principe.state import NOTHING, OVER, RESERVE, State


class PlayerView(TypedDict):
    """What lies open before a player; coins and hand only at the end."""

    seat: int
    points: int
    hand_size: int
    known: dict[str, int]
    shields: int
    up: dict[str, int]
    down: dict[str, int]
    roles: list[str]
    cities: list[str]
    has_chosen: bool
    coins: int | None
    hand: dict[str, int] | None


class OfferView(TypedDict):
    """A city on offer: whether the seat could build it now, and what it lacks."""

    city: str
    payable: bool
    missing: list[str]
    missing_coins: int


class OwnView(TypedDict):
    """What only the seat itself knows."""

    seat: int
    coins: int
    hand: dict[str, int]
    choice: list[str] | None
    offers: list[OfferView]


@part
def player(components: PrincipeComponents, state: State, seat: int) -> PlayerView:
    """A player as everybody sees them."""
    is_over = _is_over(state)
    return {
        "seat": seat,
        "points": state.points[seat],
        "hand_size": state.hand_size[seat],
        "known": _by_colour(state.known, seat),
        "shields": state.shields_left[seat],
        "up": _by_colour(state.face_up_cards, seat),
        "down": _by_colour(state.face_down_cards, seat),
        "roles": _roles(state, seat),
        "cities": [components.cities[city] for city in range(CITIES) if state.built_by[city] == seat],
        "has_chosen": _has_chosen(state, seat),
        "coins": state.coins[seat] if is_over else None,
        "hand": _by_colour(state.hand, seat) if is_over else None,
    }


@part
def own(game: GameRules, state: State, seat: int) -> OwnView:
    """What only the seat knows: coins, hand, the choice it has made, what it could build."""
    components: PrincipeComponents = game.components
    cities = [state.face_up[offer] for offer in range(FACE_UP) if state.face_up[offer] != NOTHING]
    return {
        "seat": seat,
        "coins": state.coins[seat],
        "hand": _by_colour(state.hand, seat),
        "choice": choice_of(components, state, seat),
        "offers": [_offer(components, state, seat, city) for city in cities],
    }


@part
def _is_over(state: State) -> bool:
    return state.phase == OVER


@part
def _roles(state: State, seat: int) -> list[str]:
    return [name for role, name in enumerate(ROLE_NAMES) if state.holder[role] == seat]


@part
def _has_chosen(state: State, seat: int) -> bool:
    return state.phase == RESERVE and bool(state.chosen >> seat & 1)


def _by_colour(cards: Grid, seat: int) -> dict[str, int]:
    return {name: cards[seat, colour] for colour, name in enumerate(COLOUR_NAMES)}


def choice_of(components: PrincipeComponents, state: State, seat: int) -> list[str] | None:
    """The cards laid into the reserve and not yet revealed."""
    if state.choice[seat] == NOTHING:
        return None
    counts = components.tables["RESERVE_NEEDS"][state.choice[seat]]
    return [name for name, count in zip(COLOUR_NAMES, counts, strict=True) for _ in range(count)]


@part
def _offer(components: PrincipeComponents, state: State, seat: int, city: int) -> OfferView:
    tables = components.tables
    missing = [
        COLOUR_NAMES[colour]
        for colour in range(COLOURS)
        for _ in range(int(tables["CITY_NEEDS"][city, colour]) - state.hand[seat, colour])
    ]
    coins = max(0, int(tables["CITY_PRICE"][city]) - state.coins[seat])
    return {
        "city": components.cities[city],
        "payable": not missing and coins == 0,
        "missing": missing,
        "missing_coins": coins,
    }
