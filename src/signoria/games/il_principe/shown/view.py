"""What a seat sees of a game of Il Principe: every name below is shown, and nothing else is."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.kit import GameRules
from signoria.core.text.naming import name_or_none, numbers_of_bits, seat_or_none
from signoria.games.il_principe.components import PrincipeComponents
from signoria.games.il_principe.constants import COLOUR_NAMES, EDITIONS, FACE_UP, ROLE_NAMES
from signoria.games.il_principe.shown.player_view import OwnView, PlayerView, own, player
from signoria.games.il_principe.shown.sheet_view import SheetView, sheet
from signoria.games.il_principe.shown.table_view import (
    CityView,
    PlaceView,
    RegionView,
    RoleView,
    city_view,
    places,
    regions,
    roles,
)
from signoria.games.il_principe.state import GROUP_LOT, NO_LOT, OVER, PHASES, RESERVE, State


class GroupView(TypedDict):
    """Cards of one colour in the reserve, still to be auctioned."""

    colour: str
    count: int


class AuctionView(TypedDict):
    """What is auctioned now, the last bid, who may still bid and who has passed."""

    colour: str
    count: int | None
    role: str | None
    bid: int
    bidder: int | None
    bidding: list[int]
    passed: list[int]


class OptionsView(TypedDict):
    """What was chosen before the game."""

    edition: str
    abundance: bool


class PrincipeView(TypedDict):
    """All that a seat (or a spectator) may know."""

    game: str
    seats: int
    options: OptionsView
    first: int
    round: int
    last_round: bool
    phase: str
    turn: int | None
    principe: int
    may_build: bool
    deck: int
    cities_to_come: int
    cities: list[CityView | None]
    reserve_each: int
    reserve: list[GroupView]
    unsold: dict[str, int]
    auction: AuctionView | None
    colour: str | None
    built: str | None
    shields_due: int
    roles: list[RoleView]
    regions: list[RegionView]
    places: list[PlaceView]
    players: list[PlayerView]
    you: OwnView | None
    sheet: list[SheetView] | None


def view(game: GameRules, state: State, seat: int | None) -> PrincipeView:
    """The view of a seat; None is a spectator."""
    components: PrincipeComponents = game.components
    is_asking = state.phase != RESERVE and OVER < state.phase < len(PHASES)
    return {
        "game": game.name,
        "seats": state.seats,
        "options": {"edition": EDITIONS[state.edition], "abundance": bool(state.abundance)},
        "first": state.first,
        "round": state.round,
        "last_round": bool(state.is_last_round),
        "phase": PHASES[state.phase] if state.phase < len(PHASES) else "between",
        "turn": state.turn if is_asking else None,
        "principe": state.principe,
        "may_build": bool(game.rules.is_building_allowed(state)),
        "deck": state.deck_size,
        "cities_to_come": state.city_pile_size,
        "cities": [city_view(components, state.face_up[offer]) for offer in range(FACE_UP)],
        "reserve_each": int(components.tables["RESERVED"][state.seats]),
        "reserve": _reserve(state),
        "unsold": {name: state.discards[colour] for colour, name in enumerate(COLOUR_NAMES)},
        "auction": None if state.lot == NO_LOT else _auction(state),
        "colour": name_or_none(COLOUR_NAMES, state.colour),
        "built": name_or_none(components.cities, state.city),
        "shields_due": state.shields_due,
        "roles": roles(game, state),
        "regions": regions(game, state),
        "places": places(components, state),
        "players": [player(components, state, number) for number in range(state.seats)],
        "you": None if seat is None else own(game, state, seat),
        "sheet": [sheet(game, state, number) for number in range(state.seats)] if state.phase == OVER else None,
    }


def _reserve(state: State) -> list[GroupView]:
    """IP-20: in the order of the auctions."""
    groups = [(state.reserve[colour], colour) for colour in range(len(COLOUR_NAMES)) if state.reserve[colour]]
    return [{"colour": COLOUR_NAMES[colour], "count": count} for count, colour in sorted(groups)]


def _auction(state: State) -> AuctionView:
    is_group = state.lot == GROUP_LOT
    return {
        "colour": COLOUR_NAMES[state.colour],
        "count": state.reserve[state.colour] if is_group else None,
        "role": None if is_group else ROLE_NAMES[state.role],
        "bid": state.bid,
        "bidder": seat_or_none(state.bidder),
        "bidding": numbers_of_bits(state.bidding),
        "passed": numbers_of_bits(state.rivals & ~state.bidding),
    }
