"""The tiles of a position in words, and what follows from what lies on the table: supplies and points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from reprlib import repr as short
from typing import Any, ClassVar

from signoria.core.errors import BadPosition
from signoria.core.kit import GameRules
from signoria.core.rules.bits import count_bits, has_bit
from signoria.core.text.position_words import listed, mapping, name_of, require, seat_of, whole
from signoria.games.princes_of_florence.constants import (
    BUILDING_NAMES,
    BUILDINGS,
    FREEDOM_NAMES,
    ITEM_NAMES,
    ITEMS,
    LANDSCAPES,
    PIECE_NAMES,
    PRESTIGE_CARDS,
)
from signoria.games.princes_of_florence.shown.area import Laid, area_of
from signoria.games.princes_of_florence.state import (
    ARCHITECT,
    BY_ARCHITECTS,
    BY_BUILDINGS,
    BY_CARDS,
    BY_LANDSCAPES,
    JESTER,
    MAX_TILES,
    NOTHING,
    OVER,
    RECRUITING,
    State,
)

Words = dict[str, Any]
Tile = tuple[int, int, int]
"""Piece, place and border."""


class TilesInWords:
    """Tiles and offers to build together: a piece, its first square and how it is turned there."""

    MEANINGS: ClassVar = {
        "[].piece": "the piece",
        "[].square": "its first square",
        "[].turn": "how it is turned",
        "[].with": "with whom a joint building is shared",
    }
    OFFER_MEANINGS: ClassVar = {
        ".with": "the neighbour",
        ".square": "the first square of the place, once chosen",
        ".turn": "how the piece is turned there",
        ".florins": "what the neighbour would pay, once named",
    }

    def __init__(self, game: GameRules, state: State) -> None:
        self.rules = game.rules
        self.state = state
        self.area = area_of(game.components)
        self.price = whole(0, int(game.components.tables["MAX_PRICE"]), 100)

    # -- written

    def write(self, seat: int) -> list[Words]:
        """Everything in a principality but the palace."""
        return [self._tile(seat, number) for number in range(self.state.tile_count[seat])]

    def _tile(self, seat: int, number: int) -> Words:
        state, border = self.state, self.state.tile_border[seat, number]
        partners = (other for other in range(state.seats) if self.rules.border_between(state, seat, other) == border)
        return {
            "piece": PIECE_NAMES[state.tile_piece[seat, number]],
            **_where(self.area.tile(state, seat, number)),
            "with": None if border == NOTHING else next(partners),
        }

    def write_offer(self) -> Words:
        """PF-125: neighbour, place and price, as far as they are named."""
        state, where = self.state, {"square": None, "turn": None}
        if state.place != NOTHING:
            border = self.rules.border_between(state, state.turn, state.partner)
            where = _where(self.area.joint(state, border, state.piece)[state.place])
        florins = None if state.price == NOTHING else self.price.write(state.price)
        return {"with": state.partner, **where, "florins": florins}

    # -- read

    def read(self, tiles: Any, path: str, seat: int) -> None:
        """Lay the tiles of a seat."""
        words = listed(tiles, path)
        require(len(words) <= MAX_TILES, f"{path}: nobody has more than {MAX_TILES} (PF-44)")
        for tile in words:
            self._read_tile(seat, mapping(tile, ("piece", "square", "turn", "with"), f"one of {path}"), path)

    def _read_tile(self, seat: int, words: Mapping[str, Any], path: str) -> None:
        state, rules, border = self.state, self.rules, NOTHING
        piece = name_of(PIECE_NAMES).read(words["piece"], path)
        twice = piece < BUILDINGS and has_bit(state.buildings[seat], piece)
        require(not twice, f"{path}: {PIECE_NAMES[piece]} is there twice (PF-44)")
        if words["with"] is None:
            place = self._place(self.area.alone(state, seat, piece), piece, words, path)
            mask = rules.place_mask(state, piece, place)
        else:
            border = self._border(seat, words["with"], piece, path)
            place = self._place(self.area.joint(state, border, piece), piece, words, path)
            mask = rules.joint_mask(border, seat, piece, place)
        where = f"{PIECE_NAMES[piece]} at {words['square']}"
        require(not mask & state.covered[seat], f"{path}: {where} lies on something else (PF-41)")
        rules.cover(state, seat, piece, mask)
        rules.note_tile(state, seat, piece, place, border)

    def _border(self, seat: int, other: object, piece: int, path: str) -> int:
        require(self.state.cooperation, f"{path}: nobody builds together without Cooperation (PF-121)")
        partner = seat_of(self.state.seats).read(other, path)
        border = int(self.rules.border_between(self.state, seat, partner))
        require(border != NOTHING, f"{path}: players {seat} and {partner} are no neighbours (PF-120)")
        require(0 <= piece < BUILDINGS, f"{path}: only a building lies across a border (PF-124)")
        return border

    def _place(self, places: Sequence[Laid], piece: int, words: Mapping[str, Any], path: str) -> int:
        for place, (squares, turn) in enumerate(places):
            if squares[0] == words["square"] and turn == words["turn"]:
                return place
        where = f"{short(words['square'])} {short(words['turn'])}"
        raise BadPosition(f"{path}: {PIECE_NAMES[piece]} has no place at {where} (PF-41)")

    def read_offer(self, offer: Any, path: str) -> None:
        """PF-125: neighbour, place and price, as far as they are named."""
        state, words = self.state, mapping(offer, ("with", "square", "turn", "florins"), path)
        border = self._border(state.turn, words["with"], state.piece, path)
        state.partner = words["with"]
        if words["square"] is not None or words["turn"] is not None:
            state.place = self._place(self.area.joint(state, border, state.piece), state.piece, words, path)
        if words["florins"] is not None:
            state.price = self.price.read(words["florins"], f"{path}.florins")

    def check_joint_buildings(self) -> None:
        """PF-122: both partners own a joint building."""
        state = self.state
        for seat in range(state.seats):
            for other in range(state.seats):
                border = self.rules.border_between(state, seat, other)
                for tile in tiles_of(state, seat):
                    is_both = tile[2] == NOTHING or tile[2] != border or tile in tiles_of(state, other)
                    shared = f"{PIECE_NAMES[tile[0]]}, shared by players {seat} and {other}"
                    require(is_both, f"{shared}, is a tile of both (PF-122)")


def _where(laid: Laid) -> Words:
    squares, turn = laid
    return {"square": squares[0], "turn": turn}


def tiles_of(state: State, seat: int) -> list[Tile]:
    """The tiles of a seat in the order in which they were laid."""
    return [
        (state.tile_piece[seat, tile], state.tile_place[seat, tile], state.tile_border[seat, tile])
        for tile in range(state.tile_count[seat])
    ]


# -- what follows


def fill_supplies(game: GameRules, state: State) -> None:
    """PF-3: what is not with a player is in the supply; of freedoms the extra ones of PF-77 are there already."""
    tables = game.components.tables
    tiles = [tile for seat in range(state.seats) for tile in tiles_of(state, seat)]
    laid = [piece for piece, _, border in tiles if border == NOTHING]
    laid += [piece for piece, _, _ in {tile for tile in tiles if tile[2] != NOTHING}]
    for building, name in enumerate(BUILDING_NAMES):
        state.stock[building] = _left(int(tables["BUILDING_COPIES"][building]), laid.count(building), name)
    used = [0] * ITEMS
    for landscape in range(LANDSCAPES):
        used[landscape] = [*laid, state.piece].count(BUILDINGS + landscape)
    used[JESTER], used[ARCHITECT] = sum(state.jesters), sum(state.architects)
    used[RECRUITING] = sum(state.recruiting_hand) + sum(state.recruiting_table)
    for item in range(ITEMS):
        state.supply[item] = _left(int(tables["SUPPLY"][item]), used[item], ITEM_NAMES[item])
    for freedom, name in enumerate(FREEDOM_NAMES):
        owned = sum(has_bit(state.freedoms[seat], freedom) for seat in range(state.seats))
        there_are = int(tables["FREEDOM_COPIES"][state.seats]) + state.freedom_supply[freedom]
        state.freedom_supply[freedom] = _left(there_are, owned, name)


def _left(there_are: int, used: int, name: str) -> int:
    require(used <= there_are, f"there are {used} of {name}, more than the game has (PF-3)")
    return there_are - used


def count_points(game: GameRules, state: State) -> None:
    """PF-21, PF-23, PF-40: for what lies there; PF-72: at the end for prestige cards."""
    tables, rules = game.components.tables, game.rules
    for seat in range(state.seats):
        further = sum(max(0, state.landscapes[seat, kind] - 1) for kind in range(LANDSCAPES))
        employed = tables["ARCHITECT_POINTS"][1 : state.architects[seat] + 1]
        state.earned[seat, BY_BUILDINGS] = int(tables["BUILDING_POINTS"]) * count_bits(state.buildings[seat])
        state.earned[seat, BY_LANDSCAPES] = int(tables["FURTHER_LANDSCAPE_POINTS"]) * further
        state.earned[seat, BY_ARCHITECTS] = int(sum(employed))
        for card in range(PRESTIGE_CARDS):
            if state.phase == OVER and has_bit(state.prestige_hand[seat], card):
                state.earned[seat, BY_CARDS] += rules.prestige_card_points(state, seat, card)
        state.prestige[seat] = sum(state.earned[seat])
