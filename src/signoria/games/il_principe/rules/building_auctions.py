"""Phase 2 (IP-20 to IP-26): auctions of the reserve; bidding is the same for roles (IP-45)."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.events import tell
from signoria.core.rules.seats import next_seat
from signoria.core.rules.state_record import Row
from signoria.games.il_principe.constants import COLOURS
from signoria.games.il_principe.rules.build_or_lay import can_be_asked_to_build
from signoria.games.il_principe.state import (
    AUCTION_OPENED,
    BEGIN_TURNS,
    BID,
    BID_MADE,
    BID_PASSED,
    EXTRA,
    GROUP_LOT,
    GROUP_UNSOLD,
    GROUP_WON,
    NO_LOT,
    NOBODY,
    NOTHING,
    OPEN_GROUP,
    SETTLE,
    State,
)

# -- bidding


def open_bidding(state: State, lot: int, bidders: int) -> None:
    """IP-21: the first to speak is the first of the bidders on the left of Il Principe."""
    state.lot = lot
    state.bid = 0
    state.bidder = NOBODY
    state.rivals = bidders
    state.bidding = bidders
    ask_next_bidder(state, state.principe)


def ask_next_bidder(state: State, seat: int) -> None:
    """IP-8, IP-21: clockwise, until everybody but the last bidder has passed."""
    for _ in range(state.seats):
        seat = next_seat(state, seat)
        if has_bit(state.bidding, seat) and seat != state.bidder:
            state.turn = seat
            state.phase = BID
            return
    state.phase = SETTLE


def may_bid(state: State, seat: int, coins: int) -> int:
    """IP-21: more than the last bid; IP-22: not more than one holds."""
    if coins <= state.bid:
        return 21
    return 22 if coins > state.coins[seat] else 0


def list_bids(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """IP-21, IP-22: every amount above the last bid that one holds; the first is one coin."""
    for coins in range(state.bid + 1, state.coins[seat] + 1):
        moves[count] = first + coins - 1
        count += 1
    return count


def clause_of_bidder(state: State) -> int:
    """The clause that says whose bid it is."""
    return 21 if state.lot == GROUP_LOT else 45


def make_bid(state: State, seat: int, coins: int) -> None:
    """IP-21."""
    state.bid = coins
    state.bidder = seat
    tell(state, BID_MADE, seat, coins)
    ask_next_bidder(state, seat)


def pass_bid(state: State, seat: int) -> None:
    """IP-21: for the whole auction."""
    state.bidding &= ~(1 << seat)
    tell(state, BID_PASSED, seat)
    ask_next_bidder(state, seat)


def pay_bid(state: State) -> None:
    """IP-24, IP-45: the winner pays the bank and takes the marker; IP-25: which decides who speaks first next."""
    state.coins[state.bidder] -= state.bid
    state.principe = state.bidder


def close_auction(state: State) -> None:
    """Nothing is auctioned any more."""
    state.lot = NO_LOT
    state.role = NOTHING
    state.bid = 0
    state.bidder = NOBODY
    state.rivals = 0
    state.bidding = 0


# -- groups


def open_next_group(state: State) -> None:
    """IP-20: the smallest group, the earlier colour of equal ones; with none left the turns begin."""
    smallest = NOTHING
    for colour in range(COLOURS):
        if state.reserve[colour] > 0 and (smallest == NOTHING or state.reserve[colour] < state.reserve[smallest]):
            smallest = colour
    state.colour = smallest
    if smallest == NOTHING:
        state.phase = BEGIN_TURNS
    else:
        tell(state, AUCTION_OPENED, smallest, state.reserve[smallest])
        open_bidding(state, GROUP_LOT, (1 << state.seats) - 1)


def settle_group(state: State) -> None:
    """IP-23: nobody wants it; IP-24: or the winner has it, and may build."""
    colour = state.colour
    count = state.reserve[colour]
    winner = state.bidder
    state.reserve[colour] = 0
    state.phase = OPEN_GROUP
    if winner == NOBODY:
        state.discards[colour] += count
        tell(state, GROUP_UNSOLD, colour, count)
    else:
        tell(state, GROUP_WON, winner, colour, count, state.bid)
        pay_bid(state)
        state.hand[winner, colour] += count
        state.known[winner, colour] += count
        state.hand_size[winner] += count
        if can_be_asked_to_build(state, winner):
            state.turn = winner
            state.phase = EXTRA
    close_auction(state)
