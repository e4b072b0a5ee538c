"""What lies open before each player."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.kit import GameRules
from signoria.core.play.parts import part
from signoria.core.text.naming import names_of_bits
from signoria.games.princes_of_florence.constants import BUILDING_NAMES, FREEDOM_NAMES, LANDSCAPE_NAMES, PIECE_NAMES
from signoria.games.princes_of_florence.shown.area import Area
from signoria.games.princes_of_florence.shown.sheet_view import points_by_source
from signoria.games.princes_of_florence.state import NOTHING, State


class TileView(TypedDict):
    """A tile: its squares row by row, its orientation, and the neighbour it is shared with."""

    piece: str
    squares: list[str]
    turn: str
    partner: int | None


class PlayerView(TypedDict):
    """What lies open before a player; `professions`, `bonus` and `prestige_cards` count what is held in secret."""

    seat: int
    prestige: int
    place: int
    earned: dict[str, int]
    professions: int
    known_professions: list[str]
    table: list[str]
    recruiting_hand: int
    recruiting_table: int
    bonus: int
    prestige_cards: int
    jesters: int
    architects: int
    freedoms: list[str]
    buildings: list[str]
    landscapes: dict[str, int]
    building_cost: int
    best_work: int
    corner: str
    """The first square of the principality."""
    palace: list[str]
    tiles: list[TileView]
    free_squares: int
    neighbours: list[int]


@part
def player_view(game: GameRules, area: Area, state: State, seat: int) -> PlayerView:
    components, rules = area.components, game.rules
    return {
        "seat": seat,
        "prestige": state.prestige[seat],
        "place": rules.place_on_track(state, seat),
        "earned": points_by_source(state, seat),
        "professions": state.hand_size[seat],
        "known_professions": names_of_bits(components.professions, state.shown[seat]),
        "table": names_of_bits(components.professions, state.table[seat]),
        "recruiting_hand": state.recruiting_hand[seat],
        "recruiting_table": state.recruiting_table[seat],
        "bonus": state.bonus_size[seat],
        "prestige_cards": state.prestige_size[seat],
        "jesters": state.jesters[seat],
        "architects": state.architects[seat],
        "freedoms": names_of_bits(FREEDOM_NAMES, state.freedoms[seat]),
        "buildings": names_of_bits(BUILDING_NAMES, state.buildings[seat]),
        "landscapes": {name: state.landscapes[seat, kind] for kind, name in enumerate(LANDSCAPE_NAMES)},
        "building_cost": rules.building_cost(state, seat) * 100,
        "best_work": state.best_work[seat],
        "corner": area.grid(state, seat)[0],
        "palace": area.palace(state, seat),
        "tiles": [_tile(area, state, seat, tile) for tile in range(state.tile_count[seat])],
        "free_squares": rules.free_squares(state, seat),
        "neighbours": [
            other
            for other in range(state.seats)
            if state.cooperation and other != seat and rules.border_between(state, seat, other) != NOTHING
        ],
    }


@part
def _tile(area: Area, state: State, seat: int, tile: int) -> TileView:
    squares, turn = area.tile(state, seat, tile)
    border = state.tile_border[seat, tile]
    tables = area.components.tables
    pair = () if border == NOTHING else (int(tables["BORDER_LOW"][border]), int(tables["BORDER_HIGH"][border]))
    return {
        "piece": PIECE_NAMES[state.tile_piece[seat, tile]],
        "squares": list(squares),
        "turn": turn,
        "partner": next((other for other in pair if other != seat), None),
    }
