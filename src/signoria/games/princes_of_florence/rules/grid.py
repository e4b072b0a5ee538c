"""The principalities as grids (PF-20, PF-41 to PF-44, PF-120, PF-123, PF-124): where pieces fit, and laying them.

A grid is a number of 49 bits. Every place a piece can have on an empty grid is a mask made beforehand from the
component data, so that asking whether it is free is one comparison.
"""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.events import tell
from signoria.core.rules.state_record import Row
from signoria.games.princes_of_florence.components import (
    BORDER_CELL_HIGH,
    BORDER_CELL_LOW,
    BORDER_LENGTH,
    BORDER_LOW,
    BORDER_OF,
    BORDER_RELATION,
    EDGE,
    JOINT_ANCHOR,
    JOINT_COUNT,
    JOINT_HIGH,
    JOINT_LOW,
    JOINT_START,
    JOINT_TURN,
    ORIGIN,
    PALACE,
    PLACE_ANCHOR,
    PLACE_COUNT,
    PLACE_MASK,
    PLACE_START,
    PLACE_TURN,
)
from signoria.games.princes_of_florence.constants import BUILDINGS, CELLS, MAX_SEATS, PIECES, SIZE
from signoria.games.princes_of_florence.state import NOTHING, TILE_PLACED, State

ALL_CELLS = (1 << CELLS) - 1
LEFT_COLUMN = ALL_CELLS // ((1 << SIZE) - 1)
RIGHT_COLUMN = LEFT_COLUMN << (SIZE - 1)


def is_building(piece: int) -> int:
    return 1 if piece < BUILDINGS else 0


def shape_row(state: State, piece: int) -> int:
    """Which row of the tables of places: Cooperation uses the boards' backs (PF-120)."""
    return state.cooperation * PIECES + piece


def place_mask(state: State, piece: int, place: int) -> int:
    """The squares a piece covers in one of its places."""
    return PLACE_MASK[PLACE_START[shape_row(state, piece)] + place]


def beside(mask: int) -> int:
    """The squares of the same grid that share a side with those of a mask."""
    return (
        (mask << SIZE) | (mask >> SIZE) | ((mask & ~RIGHT_COLUMN) << 1) | ((mask & ~LEFT_COLUMN) >> 1)
    ) & ALL_CELLS & ~mask  # fmt: skip


def edge_of(state: State, seat: int) -> int:
    """PF-124: the squares along a border to a neighbour's grid."""
    return EDGE[state.seats * MAX_SEATS + seat]


def border_between(state: State, seat: int, other: int) -> int:
    """PF-120: the border two players share; NOTHING if they are no neighbours."""
    return BORDER_OF[state.seats * MAX_SEATS + seat, other]


# -- where a piece fits


def closed_to(state: State, seat: int, piece: int) -> int:
    """The squares a piece may not cover when its owner lays it alone.

    PF-20, PF-43: landscapes go anywhere free. PF-42: buildings keep away from others, unless there are two architects.
    PF-124: with Cooperation, without an architect, also from the border, and with one from what stands across.
    """
    closed = state.covered[seat]
    if is_building(piece):
        if state.architects[seat] < 2:
            closed |= state.touched[seat] | state.across[seat]
        if state.cooperation and state.architects[seat] == 0:
            closed |= edge_of(state, seat)
    return closed


def may_lay(state: State, seat: int, piece: int, place: int) -> int:
    """0, or the clause that forbids a piece in a place when its owner lays it alone."""
    if place < 0 or place >= PLACE_COUNT[shape_row(state, piece)]:
        return 41 if is_building(piece) else 20
    mask = place_mask(state, piece, place)
    if mask & state.covered[seat]:
        return 41 if is_building(piece) else 20
    if not mask & closed_to(state, seat, piece):
        return 0
    return 42 if state.architects[seat] < 2 and mask & state.touched[seat] else 124


def fits_somewhere(state: State, seat: int, piece: int) -> int:
    """Whether its owner could lay a piece alone."""
    return 1 if state.first_fit[seat, piece] < PLACE_COUNT[shape_row(state, piece)] else 0


def refresh_fits(state: State, seat: int) -> None:
    """Find the first place of every piece again. Squares never open up, so the search goes on where it stopped."""
    to_buildings = closed_to(state, seat, 0)
    to_landscapes = closed_to(state, seat, BUILDINGS)
    for piece in range(PIECES):
        row = shape_row(state, piece)
        start = PLACE_START[row]
        count = PLACE_COUNT[row]
        closed = to_buildings if is_building(piece) else to_landscapes
        place = state.first_fit[seat, piece]
        while place < count and PLACE_MASK[start + place] & closed:
            place += 1
        state.first_fit[seat, piece] = place


def search_fits_anew(state: State, seat: int) -> None:
    """PF-23, PF-124: another architect opens squares for buildings."""
    for piece in range(BUILDINGS):
        state.first_fit[seat, piece] = 0
    refresh_fits(state, seat)


# -- across a border (PF-121, PF-123)


def joint_row(border: int, piece: int) -> int:
    return BORDER_RELATION[border] * BUILDINGS + piece


def joint_mask(border: int, seat: int, piece: int, place: int) -> int:
    """The squares a joint building covers in one partner's principality."""
    at = JOINT_START[joint_row(border, piece)] + place
    return JOINT_LOW[at] if seat == BORDER_LOW[border] else JOINT_HIGH[at]


def closed_to_joint(state: State, seat: int) -> int:
    """PF-123: in each principality its own architects decide whether a building may touch another."""
    if state.architects[seat] < 2:
        return state.covered[seat] | state.touched[seat] | state.across[seat]
    return state.covered[seat]


def may_lay_piece(state: State, seat: int, place: int) -> int:
    """The same for the piece that is to be laid."""
    return may_lay(state, seat, state.piece, place)


def list_places(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """PF-20, PF-41, PF-42, PF-124: every place on the own grid; `may_lay` says the same of one.

    Each is written and then counted or not: nobody could foretell a branch.
    """
    row = shape_row(state, state.piece)
    start = PLACE_START[row]
    closed = closed_to(state, seat, state.piece)
    for place_of_tile in range(state.first_fit[seat, state.piece], PLACE_COUNT[row]):
        moves[count] = first + place_of_tile
        count += 1 if PLACE_MASK[start + place_of_tile] & closed == 0 else 0
    return count


def may_lay_across(state: State, seat: int, place: int) -> int:
    """The same for the piece that is to be laid with a partner."""
    return may_lay_jointly(state, seat, state.partner, state.piece, place)


def list_joint_places(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """PF-121, PF-123: every place across the border."""
    border = border_between(state, seat, state.partner)
    for place_of_tile in range(JOINT_COUNT[joint_row(border, state.piece)]):
        if may_lay_across(state, seat, place_of_tile) == 0:
            moves[count] = first + place_of_tile
            count += 1
    return count


def may_lay_jointly(state: State, seat: int, other: int, piece: int, place: int) -> int:
    """0, or the clause that forbids a joint building in a place across the border of two players."""
    border = border_between(state, seat, other)
    if border == NOTHING or place < 0 or place >= JOINT_COUNT[joint_row(border, piece)]:
        return 121
    own = joint_mask(border, seat, piece, place)
    theirs = joint_mask(border, other, piece, place)
    if own & state.covered[seat] or theirs & state.covered[other]:
        return 41
    if own & closed_to_joint(state, seat) or theirs & closed_to_joint(state, other):
        return 123
    return 0


def fits_jointly(state: State, seat: int, other: int, piece: int) -> int:
    """Whether there is any place for a joint building across the border of two players."""
    border = border_between(state, seat, other)
    if border == NOTHING:
        return 0
    for place in range(JOINT_COUNT[joint_row(border, piece)]):
        if may_lay_jointly(state, seat, other, piece, place) == 0:
            return 1
    return 0


# -- laying pieces


def clear_grid(state: State, seat: int) -> None:
    """PF-1: only the palace stands."""
    state.covered[seat] = PALACE[state.cooperation]
    state.touched[seat] |= beside(PALACE[state.cooperation])
    touch_across(state, seat, PALACE[state.cooperation])


def touch_across(state: State, seat: int, mask: int) -> None:
    """PF-123, PF-124: note the neighbours' squares right across the border from a building or palace."""
    if state.cooperation:
        for other in range(state.seats):
            border = border_between(state, seat, other)
            if border != NOTHING:
                for pair in range(BORDER_LENGTH[border]):
                    low = BORDER_CELL_LOW[border, pair]
                    high = BORDER_CELL_HIGH[border, pair]
                    if seat == BORDER_LOW[border] and has_bit(mask, low):
                        state.across[other] |= 1 << high
                    elif seat != BORDER_LOW[border] and has_bit(mask, high):
                        state.across[other] |= 1 << low


def lay_alone(state: State, seat: int, piece: int, place: int) -> None:
    """PF-20, PF-40: a piece on its owner's own grid."""
    at = PLACE_START[shape_row(state, piece)] + place
    origin = ORIGIN[state.seats * MAX_SEATS + seat] if state.cooperation else 0
    cover(state, seat, piece, PLACE_MASK[at])
    note_tile(state, seat, piece, place, NOTHING)
    tell(state, TILE_PLACED, seat, piece, origin + PLACE_ANCHOR[at], PLACE_TURN[at])
    if state.cooperation:
        refresh_all_fits(state)
    else:
        refresh_fits(state, seat)


def lay_jointly(state: State, seat: int, other: int, piece: int, place: int) -> None:
    """PF-121, PF-122: a building on two grids, counted for both."""
    border = border_between(state, seat, other)
    at = JOINT_START[joint_row(border, piece)] + place
    origin = ORIGIN[state.seats * MAX_SEATS + BORDER_LOW[border]]
    cover(state, seat, piece, joint_mask(border, seat, piece, place))
    cover(state, other, piece, joint_mask(border, other, piece, place))
    note_tile(state, seat, piece, place, border)
    note_tile(state, other, piece, place, border)
    tell(state, TILE_PLACED, seat, piece, origin + JOINT_ANCHOR[at], JOINT_TURN[at])
    refresh_all_fits(state)


def cover(state: State, seat: int, piece: int, mask: int) -> None:
    """Squares covered; a building keeps others away, in its own land and across borders."""
    state.covered[seat] |= mask
    if is_building(piece):
        state.touched[seat] |= beside(mask)
        touch_across(state, seat, mask)


def note_tile(state: State, seat: int, piece: int, place: int, border: int) -> None:
    """Keep what lies where, for views and positions."""
    tile = state.tile_count[seat]
    state.tile_piece[seat, tile] = piece
    state.tile_place[seat, tile] = place
    state.tile_border[seat, tile] = border
    state.tile_count[seat] += 1
    if is_building(piece):
        state.buildings[seat] |= 1 << piece
    else:
        state.landscapes[seat, piece - BUILDINGS] += 1


def refresh_all_fits(state: State) -> None:
    """With Cooperation a building may close squares at the neighbours' too."""
    for seat in range(state.seats):
        refresh_fits(state, seat)
