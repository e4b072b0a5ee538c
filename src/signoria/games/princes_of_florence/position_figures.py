"""What a position is counted by: tiles, seats in order, actions spent, professions recruited."""

from __future__ import annotations

from signoria.core.bits import count_bits
from signoria.games.princes_of_florence.setting_up import DEALT
from signoria.games.princes_of_florence.state import CARDINAL, LOOK_AT, NOTHING, RETURN, State
from signoria.games.princes_of_florence.turns import ACTIONS_A_TURN

Tile = tuple[int, int, int]
"""Piece, place and border."""


def tiles_of(state: State, seat: int) -> list[Tile]:
    """The tiles of a seat in the order in which they were laid."""
    return [
        (state.tile_piece[seat, tile], state.tile_place[seat, tile], state.tile_border[seat, tile])
        for tile in range(state.tile_count[seat])
    ]


def tiles_laid(state: State) -> list[Tile]:
    """All tiles on the table, a joint building once."""
    tiles = [tile for seat in range(state.seats) for tile in tiles_of(state, seat)]
    return [tile for tile in tiles if tile[2] == NOTHING] + list({tile for tile in tiles if tile[2] != NOTHING})


def everybody(state: State) -> int:
    """A bit for each seat."""
    return (1 << state.seats) - 1


def order_of(state: State, seat: int) -> int:
    """How many seats clockwise from the first player."""
    return (seat - state.first) % state.seats


def actions_a_turn(state: State) -> int:
    """PF-30, PF-106: of whose turn it is."""
    return ACTIONS_A_TURN + (1 if state.character_owner[CARDINAL] == state.turn else 0)


def actions_spent(state: State) -> int:
    """PF-30: in this turn."""
    return actions_a_turn(state) - state.actions_left


def drawing(state: State, pile: int) -> int:
    """1 while somebody looks at a pile and has not kept a card yet."""
    return 1 if state.phase == LOOK_AT and state.looked_pile == pile else 0


def recruited_by(state: State, seat: int) -> int:
    """PF-25: how many professions a player must have recruited to have so many."""
    kept = DEALT if state.phase == RETURN else DEALT - 1
    had = state.hand_size[seat] + count_bits(state.table[seat]) + state.recruiting_table[seat]
    return had - kept - state.drawn[seat]
