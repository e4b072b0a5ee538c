"""What a seat sees of a game of Patrician: every name below is shown, and nothing else is."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.kit import GameRules
from signoria.core.play.parts import part
from signoria.core.text.naming import numbers_of_bits
from signoria.games.patrician.components import PatricianComponents
from signoria.games.patrician.shown.city_view import (
    AmbassadorView,
    CardView,
    CityView,
    ambassador_views,
    card_view,
    city_view,
)
from signoria.games.patrician.shown.sheet_view import SheetView, heads_of, sheet
from signoria.games.patrician.state import OVER, PHASES, State


class PlayerView(TypedDict):
    """What lies open before a player."""

    seat: int
    hand_size: int
    pile_size: int
    top_card: CardView | None
    reserve: int
    points: int
    tokens: int
    messengers: int


class OwnView(TypedDict):
    """What only the seat itself knows."""

    seat: int
    hand: list[CardView]
    pile: list[CardView]
    heads: dict[str, int]


class RoadView(TypedDict):
    """Two neighbouring cities, and whether a messenger lies between them."""

    cities: list[str]
    messenger: bool


class PatricianView(TypedDict):
    """All that a seat (or a spectator) may know."""

    game: str
    seats: int
    options: dict[str, bool]
    first: int
    phase: str
    turn: int | None
    card_played: CardView | None
    floors_due: int
    deck: int
    heads_in_set: int
    """How many equal heads make a set."""
    cities: list[CityView]
    roads: list[RoadView]
    ambassadors: list[AmbassadorView]
    players: list[PlayerView]
    you: OwnView | None
    sheet: list[SheetView] | None


def view(game: GameRules, state: State, seat: int | None) -> PatricianView:
    """The view of a seat; None is a spectator."""
    components: PatricianComponents = game.components
    return {
        "game": game.name,
        "seats": state.seats,
        "options": {"ambassadors": bool(state.ambassadors), "messengers": bool(state.messengers)},
        "first": state.first,
        "phase": PHASES[state.phase],
        "turn": None if state.phase == OVER else state.turn,
        "card_played": card_view(components, state.card_played),
        "floors_due": state.floors_due,
        "deck": state.deck_size,
        "heads_in_set": components.data["portraits"]["set"],
        "cities": [city_view(game, components, state, city) for city in _in_play(game, state)],
        "roads": _roads(game, state) if state.messengers else [],
        "ambassadors": ambassador_views(game, components, state) if state.ambassadors else [],
        "players": [_player(components, state, player) for player in range(state.seats)],
        "you": None if seat is None else own(game, state, seat),
        "sheet": [sheet(game, state, player) for player in range(state.seats)] if state.phase == OVER else None,
    }


@part
def _in_play(game: GameRules, state: State) -> list[int]:
    return [city for city in range(len(game.components.cities)) if game.rules.is_in_play(state, city)]


@part
def _roads(game: GameRules, state: State) -> list[RoadView]:
    components: PatricianComponents = game.components
    in_play = {components.cities[city] for city in _in_play(game, state)}
    return [
        {"cities": list(road), "messenger": bool(state.sent[number])}
        for number, road in enumerate(components.roads)
        if in_play.issuperset(road)
    ]


@part
def _player(components: PatricianComponents, state: State, seat: int) -> PlayerView:
    return {
        "seat": seat,
        "hand_size": state.hand_size[seat],
        "pile_size": state.pile_size[seat],
        "top_card": card_view(components, state.top_card[seat]),
        "reserve": state.reserve[seat],
        "points": state.points[seat],
        "tokens": state.tokens[seat],
        "messengers": state.messengers_left[seat],
    }


@part
def own(game: GameRules, state: State, seat: int) -> OwnView:
    """What only the seat knows."""
    components: PatricianComponents = game.components
    return {
        "seat": seat,
        "hand": [card_view(components, state.hand[seat, held]) for held in range(state.hand_size[seat])],
        "pile": [card_view(components, card) for card in numbers_of_bits(state.pile[seat])],
        "heads": heads_of(state, seat),
    }
