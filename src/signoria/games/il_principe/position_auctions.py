"""What makes the reserve and the running auction of a position of Il Principe impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.bits import count_bits, has_bit
from signoria.core.position_words import require
from signoria.games.il_principe.kinds import COLOUR_NAMES, COLOURS, MAX_CARDS_OF_COLOUR, SECOND
from signoria.games.il_principe.position_figures import is_selling, smallest_group
from signoria.games.il_principe.state import BID, GROUP_LOT, NOBODY, NOTHING, State

if TYPE_CHECKING:
    from signoria.core.game import Game


def check_reserve(game: Game, state: State) -> None:
    """IP-12, IP-20, IP-53: what is left of the reserve, the smaller groups gone first."""
    left = sum(state.reserve)
    if not is_selling(state):
        require(left == 0, "there is a reserve only while it is auctioned (IP-20)")
        return
    if state.phase != BID:
        name = COLOUR_NAMES[state.colour]
        require(state.reserve[state.colour] == 0, f"the {name} group is sold, so it is not in the reserve (IP-24)")
    sold = 0 if state.phase == BID else 1
    sizes = [size for size in _reserve_sizes(game, state) if size >= left + sold]
    require(sizes, f"the reserve had fewer than {left + sold} cards (IP-12)")
    require(sizes[0] <= left + _most_sold(state), "the smaller groups are auctioned first, so more are left (IP-20)")


def _reserve_sizes(game: Game, state: State) -> range:
    """IP-12, IP-53, IP-54: how many cards the reserve may have had."""
    tables = game.components.tables
    most = int(tables["LAST_RESERVE"][state.seats])
    if not state.is_last_round:
        size = state.seats * int(tables["RESERVED"][state.seats])
        return range(size, size + 1)
    if state.edition == SECOND and state.seats > 2:
        return range(most, most + 1)
    if state.edition == SECOND:
        most = state.seats * int(tables["DRAWN"][state.seats]) - 1
    return range(1, most + 1)


def _most_sold(state: State) -> int:
    """IP-20: no group that is gone was larger than the next one, nor as large and of a later colour."""
    following = smallest_group(state)
    if following == NOTHING:
        return COLOURS * MAX_CARDS_OF_COLOUR
    size = state.reserve[following]
    return sum(size - (colour > following) for colour in range(COLOURS) if not state.reserve[colour])


def check_auction(state: State) -> None:
    """IP-21, IP-22: who bids, how much, and whose word it is."""
    if state.phase != BID:
        return
    if state.lot == GROUP_LOT:
        wanted = smallest_group(state)
        require(wanted != NOTHING, "there is no group to be auctioned (IP-20)")
        require(state.colour == wanted, f"the {COLOUR_NAMES[wanted]} group is auctioned first (IP-20)")
        require(state.rivals == (1 << state.seats) - 1, "everybody takes part in the auction of a group (IP-21)")
    else:
        require(state.colour == state.role % COLOURS, "the colour is that of the role that is auctioned (IP-45)")
    require(not state.bidding & ~state.rivals, "only who takes part in the auction can bid (IP-45)")
    require(
        (state.bidder == NOBODY) == (state.bid == 0), "there is a bidder with a bid of 1 or more, or neither (IP-21)"
    )
    if state.bidder == NOBODY:
        _check_first_words(state)
    else:
        require(has_bit(state.bidding, state.bidder), "the bidder has not passed (IP-21)")
        require(state.bid <= state.coins[state.bidder], f"player {state.bidder} has not so many coins (IP-22)")
    speakers = _speakers(state)
    require(speakers, "nobody is left to bid (IP-21)")
    require(state.turn == speakers[0], f"it is for player {speakers[0]} to bid (IP-21)")


def _speakers(state: State) -> list[int]:
    """Who may still outbid the last bidder, or bid first, the next one first."""
    start = state.principe if state.bidder == NOBODY else state.bidder
    return [seat for seat in clockwise(state, start) if has_bit(state.bidding, seat) and seat != state.bidder]


def clockwise(state: State, seat: int) -> list[int]:
    """All seats, that on the left of this one first and this one last."""
    return [(seat + step) % state.seats for step in range(1, state.seats + 1)]


def _check_first_words(state: State) -> None:
    """IP-21: before the first bid everybody has passed who had the word, and nobody else."""
    order = [seat for seat in clockwise(state, state.principe) if has_bit(state.rivals, seat)]
    passed = count_bits(state.rivals & ~state.bidding)
    require(
        not any(has_bit(state.bidding, seat) for seat in order[:passed]), "nobody passes before having the word (IP-21)"
    )
