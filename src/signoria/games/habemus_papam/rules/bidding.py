"""Phase 3 (HP-12 to HP-14, HP-42 to HP-44): bids of up to three gems."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.events import reveal, tell, whisper
from signoria.core.rules.state_record import Row
from signoria.games.habemus_papam.components import (
    BID_NEEDS,
    BID_SIZE,
    BIDS_FROM,
    BIDS_FROM_COUNT,
    STRENGTH,
    STRENGTH_TWICE,
)
from signoria.games.habemus_papam.constants import GEMS, MOST_IN_A_BID, RUBIES, SECOND, THREE_RUBIES, TWICE
from signoria.games.habemus_papam.rules.action_cards import have_all_chosen, seat_from_camerlengo
from signoria.games.habemus_papam.state import (
    BID,
    BID_CHOSEN,
    BID_REVEALED,
    BID_SECOND,
    NEXT_TAKER,
    NOTHING,
    RANK_BIDS,
    RANKED,
    SECOND_BIDS,
    State,
)


def start_bids(state: State) -> None:
    """HP-12: everybody at once; HP-42: but for those who bid second; HP-44: and for those whose bid is known."""
    state.chosen = 0
    for seat in range(state.seats):
        if state.played[seat] == SECOND or state.played[seat] == RUBIES:
            state.chosen |= 1 << seat
        if state.played[seat] == RUBIES:
            state.bid[seat] = THREE_RUBIES
    state.phase = SECOND_BIDS if have_all_chosen(state) else BID


def start_second_bids(state: State) -> None:
    """HP-42: after the others, at once and secretly from each other."""
    state.chosen = 0
    for seat in range(state.seats):
        if state.played[seat] != SECOND:
            state.chosen |= 1 << seat
    state.phase = RANK_BIDS if have_all_chosen(state) else BID_SECOND


def most_in_bid(state: State, seat: int) -> int:
    """HP-12: three gems; HP-43: two where the best counts twice."""
    return MOST_IN_A_BID - 1 if state.played[seat] == TWICE else MOST_IN_A_BID


def may_bid(state: State, seat: int, bid: int) -> int:
    """HP-12: up to three gems of one's own, once; HP-43: up to two where the best counts twice."""
    if has_bit(state.chosen, seat):
        return 12
    if BID_SIZE[bid] > most_in_bid(state, seat):
        return 43
    for gem in range(GEMS):
        if BID_NEEDS[bid, gem] > state.gems[seat, gem]:
            return 12
    return 0


def list_bids(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """HP-12: every bid of one's own gems; HP-43: of two at most where the best counts twice."""
    place = most_in_bid(state, seat) + 1 - MOST_IN_A_BID
    for gem in range(GEMS):
        place = place * (MOST_IN_A_BID + 1) + min(MOST_IN_A_BID, state.gems[seat, gem])
    bids = BIDS_FROM_COUNT[place]
    for index in range(bids):
        moves[count + index] = first + BIDS_FROM[place, index]
    return count + bids


def choose_bid(state: State, seat: int, bid: int) -> None:
    """HP-12: in a closed hand."""
    state.choice[seat] = bid
    state.chosen |= 1 << seat
    whisper(state, seat, BID_CHOSEN, seat, bid)


def reveal_bids(state: State) -> None:
    """HP-12: all at once; HP-42: then those who bid second."""
    reveal(state)
    for seat in range(state.seats):
        if state.choice[seat] != NOTHING:
            state.bid[seat] = state.choice[seat]
            state.choice[seat] = NOTHING
            tell(state, BID_REVEALED, seat, state.bid[seat])
    state.phase = SECOND_BIDS if state.phase == BID else RANK_BIDS


def strength_of(state: State, seat: int) -> int:
    """HP-13: how good a seat's bid is; HP-43: with its best gem twice."""
    return STRENGTH_TWICE[state.bid[seat]] if state.played[seat] == TWICE else STRENGTH[state.bid[seat]]


def rank_bids(state: State) -> None:
    """HP-13: the best bid first, of equal ones the nearest to the Camerlengo clockwise."""
    for step in range(state.seats):
        seat = seat_from_camerlengo(state, step)
        place = step
        while place > 0 and strength_of(state, state.rank[place - 1]) < strength_of(state, seat):
            state.rank[place] = state.rank[place - 1]
            place -= 1
        state.rank[place] = seat
    for place in range(state.seats):
        tell(state, RANKED, state.rank[place], place + 1)
    collect_gems(state)
    state.step = 0
    state.phase = NEXT_TAKER


def collect_gems(state: State) -> None:
    """HP-14: the gems bid go to the bank; virtual ones move nothing."""
    for seat in range(state.seats):
        if state.played[seat] != RUBIES:
            for gem in range(GEMS):
                state.gems[seat, gem] -= BID_NEEDS[state.bid[seat], gem]
                state.bank[gem] += BID_NEEDS[state.bid[seat], gem]
