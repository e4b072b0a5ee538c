"""Reads the tiles of a position, and fills in what follows from what lies on the table: supplies and points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from reprlib import repr as short
from typing import TYPE_CHECKING, Any

from signoria.core.bits import count_bits, has_bit
from signoria.core.errors import BadPosition
from signoria.core.position_words import bits_of_names, listed, mapping, number_of, require, seat_at
from signoria.games.princes_of_florence.area import Laid, area_of
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.kinds import (
    BUILDING_NAMES,
    BUILDINGS,
    FREEDOM_NAMES,
    FREEDOMS,
    ITEM_NAMES,
    ITEMS,
    LANDSCAPES,
    PIECE_NAMES,
    PRESTIGE_CARDS,
)
from signoria.games.princes_of_florence.position_figures import Tile, tiles_laid, tiles_of
from signoria.games.princes_of_florence.position_words import hundreds
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

if TYPE_CHECKING:
    from signoria.core.game import Game

TILE_KEYS = ("piece", "square", "turn", "with")
OFFER_KEYS = ("with", "square", "turn", "florins")

PALACE: Tile = (NOTHING, NOTHING, NOTHING)


class TableReader:
    """Lays tiles from words."""

    def __init__(self, game: Game, state: State) -> None:
        assert isinstance(game.components, PrincesComponents)
        self.rules = game.rules
        self.state = state
        self.tables = game.components.tables
        self.area = area_of(game.components)

    def read_tiles(self, seat: int, tiles: object, what: str) -> None:
        """Everything in a principality but the palace."""
        words = listed(tiles, what)
        require(len(words) <= MAX_TILES, f"{what}: nobody has more than {MAX_TILES} (PF-44)")
        for tile in words:
            self._read_tile(seat, mapping(tile, TILE_KEYS, f"one of {what}"), what)

    def _read_tile(self, seat: int, words: Mapping[str, Any], what: str) -> None:
        state, rules = self.state, self.rules
        piece = number_of(words["piece"], what, PIECE_NAMES)
        twice = piece < BUILDINGS and has_bit(state.buildings[seat], piece)
        require(not twice, f"{what}: {PIECE_NAMES[piece]} is there twice (PF-44)")
        if words["with"] is None:
            border = NOTHING
            place = self._place(self.area.alone(state, seat, piece), piece, words, what)
            mask = rules.place_mask(state, piece, place)
        else:
            border = self._border(seat, words["with"], piece, what)
            place = self._place(self.area.joint(state, border, piece), piece, words, what)
            mask = rules.joint_mask(border, seat, piece, place)
        require(
            not mask & state.covered[seat],
            f"{what}: {PIECE_NAMES[piece]} at {words['square']} lies on something else (PF-41)",
        )
        rules.cover(state, seat, piece, mask)
        rules.note_tile(state, seat, piece, place, border)

    def _border(self, seat: int, other: object, piece: int, what: str) -> int:
        require(self.state.cooperation, f"{what}: nobody builds together without Cooperation (PF-121)")
        partner = seat_at(other, what, self.state.seats)
        border = int(self.rules.border_between(self.state, seat, partner))
        require(border != NOTHING, f"{what}: players {seat} and {partner} are no neighbours (PF-120)")
        require(0 <= piece < BUILDINGS, f"{what}: only a building lies across a border (PF-124)")
        return border

    def _place(self, places: Sequence[Laid], piece: int, words: Mapping[str, Any], what: str) -> int:
        for place, (squares, turn) in enumerate(places):
            if squares[0] == words["square"] and turn == words["turn"]:
                return place
        where = f"{short(words['square'])} {short(words['turn'])}"
        raise BadPosition(f"{what}: {PIECE_NAMES[piece]} has no place at {where} (PF-41)")

    def check_joint_buildings(self) -> None:
        """PF-122: both partners own a joint building."""
        state = self.state
        for seat in range(state.seats):
            for other in range(state.seats):
                border = self.rules.border_between(state, seat, other)
                for tile in tiles_of(state, seat):
                    require(
                        tile[2] == NOTHING or tile[2] != border or tile in tiles_of(state, other),
                        f"{PIECE_NAMES[tile[0]]}, shared by players {seat} and {other}, is a tile of both (PF-122)",
                    )

    def read_offer(self, offer: object) -> None:
        """PF-125: neighbour, place and price, as far as they are named."""
        if offer is None:
            return
        state, words = self.state, mapping(offer, OFFER_KEYS, "offer")
        border = self._border(state.turn, words["with"], state.piece, "offer")
        state.partner = words["with"]
        if words["square"] is not None or words["turn"] is not None:
            state.place = self._place(self.area.joint(state, border, state.piece), state.piece, words, "offer")
        if words["florins"] is not None:
            state.price = hundreds(words["florins"], "offer florins", int(self.tables["MAX_PRICE"]) * 100)

    # -- what follows

    def fill_supplies(self, extra_freedoms: object) -> None:
        """PF-3: what is not with a player is in the supply."""
        state = self.state
        laid = [piece for piece, _, _ in tiles_laid(state)]
        for building, name in enumerate(BUILDING_NAMES):
            state.stock[building] = self._left("BUILDING_COPIES", building, laid.count(building), name)
        used = [0] * ITEMS
        for landscape in range(LANDSCAPES):
            piece = BUILDINGS + landscape
            used[landscape] = laid.count(piece) + (1 if state.piece == piece else 0)
        used[JESTER], used[ARCHITECT] = sum(state.jesters), sum(state.architects)
        used[RECRUITING] = sum(state.recruiting_hand) + sum(state.recruiting_table)
        for item in range(ITEMS):
            state.supply[item] = self._left("SUPPLY", item, used[item], ITEM_NAMES[item])
        self._fill_freedoms(extra_freedoms)

    def _left(self, table: str, row: int, used: int, name: str) -> int:
        left = int(self.tables[table][row]) - used
        require(left >= 0, f"there are {used} of {name}, more than the game has (PF-3)")
        return left

    def _fill_freedoms(self, extra_freedoms: object) -> None:
        """PF-77: with two players some more, by lot."""
        state = self.state
        extra = bits_of_names(extra_freedoms, "extra_freedoms", FREEDOM_NAMES)
        due = int(self.tables["EXTRA_FREEDOMS"][state.scarce_freedoms]) if state.seats == 2 else 0
        require(count_bits(extra) == due, f"extra_freedoms names {due} freedoms here (PF-77)")
        for freedom, name in enumerate(FREEDOM_NAMES[:FREEDOMS]):
            owned = sum(has_bit(state.freedoms[seat], freedom) for seat in range(state.seats))
            used = owned - has_bit(extra, freedom)
            state.freedom_supply[freedom] = self._left("FREEDOM_COPIES", state.seats, used, name)

    def count_points(self) -> None:
        """PF-21, PF-23, PF-40: for what lies there; PF-72: at the end for prestige cards."""
        state, gain = self.state, self.rules.gain
        for seat in range(state.seats):
            further = sum(max(0, state.landscapes[seat, kind] - 1) for kind in range(LANDSCAPES))
            employed = self.tables["ARCHITECT_POINTS"][1 : state.architects[seat] + 1]
            gain(state, seat, self.tables["BUILDING_POINTS"] * count_bits(state.buildings[seat]), BY_BUILDINGS)
            gain(state, seat, self.tables["FURTHER_LANDSCAPE_POINTS"] * further, BY_LANDSCAPES)
            gain(state, seat, int(sum(employed)), BY_ARCHITECTS)
            for card in range(PRESTIGE_CARDS):
                if state.phase == OVER and has_bit(state.prestige_hand[seat], card):
                    gain(state, seat, self.rules.prestige_card_points(state, seat, card), BY_CARDS)


# -- what touches


def check_touching(game: Game, state: State) -> None:
    """PF-42, PF-123, PF-124: architects never leave, so what touches is of somebody who has two of them now."""
    built = [_built(game, state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        for tile, mask in built[seat]:
            at_edge = tile[0] != NOTHING and tile[2] == NOTHING and mask & game.rules.edge_of(state, seat)
            require(
                not at_edge or not state.cooperation or state.architects[seat],
                f"{PIECE_NAMES[tile[0]]} of player {seat} lies at a border without an architect (PF-124)",
            )
            near = _beside(game, state, seat, mask)
            for other in range(state.seats):
                for neighbour, covered in built[other]:
                    same = tile == neighbour and (seat == other or tile[2] != NOTHING)
                    owners = [owner for owner, kind in ((seat, tile), (other, neighbour)) if kind != PALACE]
                    require(
                        same or not near[other] & covered or any(state.architects[owner] >= 2 for owner in owners),
                        f"buildings of players {seat} and {other} touch without two architects (PF-42)"
                        if seat != other
                        else f"buildings of player {seat} touch without two architects (PF-42)",
                    )


def _built(game: Game, state: State, seat: int) -> list[tuple[Tile, int]]:
    """Palace and buildings of a seat, each with the squares it covers there."""
    masks = [(PALACE, int(game.components.tables["PALACE"][state.cooperation]))]
    for piece, place, border in tiles_of(state, seat):
        if piece < BUILDINGS and border == NOTHING:
            masks.append(((piece, place, border), int(game.rules.place_mask(state, piece, place))))
        elif piece < BUILDINGS:
            masks.append(((piece, place, border), int(game.rules.joint_mask(border, seat, piece, place))))
    return masks


def _beside(game: Game, state: State, seat: int, mask: int) -> list[int]:
    """The squares beside those of a mask, for every seat."""
    scratch = State()
    scratch.seats, scratch.cooperation = state.seats, state.cooperation
    game.rules.touch_across(scratch, seat, mask)
    return [game.rules.beside(mask) if other == seat else scratch.across[other] for other in range(state.seats)]
