"""What is allowed, to whom: the clause that forbids a move, and all legal moves; each asks the chapters."""

from __future__ import annotations

from signoria.core.bits import has_bit
from signoria.core.record import Row
from signoria.games.habemus_papam.action_cards import may_bribe, may_play, may_swap, may_swap_with
from signoria.games.habemus_papam.bidding import may_bid, most_in_bid
from signoria.games.habemus_papam.components import BIDS_FROM, BIDS_FROM_COUNT
from signoria.games.habemus_papam.kinds import ACTION_KINDS, FIRST_LEADER, GEMS, MOST_IN_A_BID, ORDERS_DEALT
from signoria.games.habemus_papam.revealing import may_discard_order
from signoria.games.habemus_papam.state import (
    ACTION,
    ACTIONS,
    BID,
    BID_GEMS,
    BID_SECOND,
    BRIBE_WHOM,
    CHOOSE_PERSON,
    CHOOSE_SEAT,
    DISCARD_ORDER,
    EXCLUDE,
    NAME_VICTIM,
    ORDER,
    OVER,
    PASS,
    PLAY_ACTION,
    SWAP_ONE,
    SWAP_OTHER,
    TAKE,
    TAKE_CARD,
    State,
)
from signoria.games.habemus_papam.taking import may_exclude, may_name_victim, may_take, place_on_offer


def all_choose(state: State) -> int:
    """Whether everybody who is asked chooses at the same time."""
    return 1 if state.phase == ACTION or state.phase == BID or state.phase == BID_SECOND or state.phase == ORDER else 0


def to_act(state: State) -> int:
    """A bit for each seat that may act."""
    if state.phase == OVER:
        return 0
    if all_choose(state):
        return (1 << state.seats) - 1 & ~state.chosen
    return 1 << state.turn


# -- what is allowed


def may(state: State, seat: int, action: int) -> int:
    """0, or the number of the clause that forbids this move now."""
    if state.phase == OVER:
        return 22
    if not has_bit(to_act(state), seat) or action < 0 or action >= ACTIONS:
        return clause_of_phase(state)
    if action == PASS:
        return 0 if state.phase == ACTION or state.phase == SWAP_ONE else clause_of_phase(state)
    if phase_of(state, action) != state.phase:
        return clause_of_phase(state)
    if state.phase == ORDER:
        return may_discard_order(state, seat, action - DISCARD_ORDER)
    if state.phase == ACTION:
        return may_play(state, seat, action - PLAY_ACTION)
    if state.phase == TAKE:
        return may_take(state, action - TAKE_CARD)
    if state.phase == NAME_VICTIM:
        return may_name_victim(state, seat, action - CHOOSE_SEAT)
    if state.phase == BID or state.phase == BID_SECOND:
        return may_bid(state, seat, action - BID_GEMS)
    return may_choose_person(state, seat, action - CHOOSE_PERSON)


def may_choose_person(state: State, seat: int, person: int) -> int:
    """By what the person is chosen for."""
    if state.phase == BRIBE_WHOM:
        return may_bribe(state, seat, person)
    if state.phase == SWAP_ONE:
        return may_swap(state, seat, person)
    if state.phase == SWAP_OTHER:
        return may_swap_with(state, seat, person)
    return may_exclude(state, person)


def phase_of(state: State, action: int) -> int:
    """The phase a move other than a pass belongs to; of several the present one."""
    if action < PLAY_ACTION:
        return ORDER
    if action < BID_GEMS:
        return ACTION
    if action < TAKE_CARD:
        return BID_SECOND if state.phase == BID_SECOND else BID
    if action < CHOOSE_PERSON:
        return TAKE
    if action >= CHOOSE_SEAT:
        return NAME_VICTIM
    if state.phase == SWAP_ONE or state.phase == SWAP_OTHER or state.phase == EXCLUDE:
        return state.phase
    return BRIBE_WHOM


def clause_of_phase(state: State) -> int:
    """The clause that says what is to be done now."""
    if state.phase == ORDER:
        return 20
    if state.phase == ACTION:
        return 11
    if state.phase == BRIBE_WHOM:
        return 45
    if state.phase == SWAP_ONE or state.phase == SWAP_OTHER:
        return 46
    if state.phase == BID:
        return 12
    if state.phase == BID_SECOND:
        return 42
    if state.phase == EXCLUDE:
        return 32
    return 34 if state.phase == NAME_VICTIM else 15


# -- legal moves


def legal(state: State, seat: int, moves: Row) -> int:
    """Write the numbers of this seat's legal moves; how many there are."""
    if not has_bit(to_act(state), seat):
        return 0
    if state.phase == BID or state.phase == BID_SECOND:
        return legal_bids(state, seat, moves)
    if state.phase == TAKE:
        return legal_cards(state, moves)
    if state.phase == ACTION:
        return legal_actions(state, seat, moves)
    if state.phase == ORDER:
        return legal_orders(state, seat, moves)
    if state.phase == NAME_VICTIM:
        return legal_victims(state, seat, moves)
    return legal_people(state, seat, moves)


def legal_bids(state: State, seat: int, moves: Row) -> int:
    """HP-12: every bid of one's own gems; HP-43: of two at most where the best counts twice."""
    place = most_in_bid(state, seat) + 1 - MOST_IN_A_BID
    for gem in range(GEMS):
        place = place * (MOST_IN_A_BID + 1) + min(MOST_IN_A_BID, state.gems[seat, gem])
    count = BIDS_FROM_COUNT[place]
    for index in range(count):
        moves[index] = BID_GEMS + BIDS_FROM[place, index]
    return count


def legal_cards(state: State, moves: Row) -> int:
    """HP-15: every kind of card on offer, once; HP-21: only in the last round are there several of a kind."""
    count = 0
    for place in range(state.offer_size):
        if not state.is_last_round or place_on_offer(state, state.offer[place]) == place:
            moves[count] = TAKE_CARD + state.offer[place]
            count += 1
    return count


def legal_actions(state: State, seat: int, moves: Row) -> int:
    """HP-11: every kind of card one holds, or none."""
    count = 0
    for kind in range(ACTION_KINDS):
        moves[count] = PLAY_ACTION + kind
        count += 1 if state.actions[seat, kind] > 0 else 0
    moves[count] = PASS
    return count + 1


def legal_orders(state: State, seat: int, moves: Row) -> int:
    """HP-20: the two orders held; two of a kind are one choice."""
    moves[0] = DISCARD_ORDER + state.order[seat, 0]
    count = 1
    for held in range(1, ORDERS_DEALT):
        if state.order[seat, held] != state.order[seat, 0]:
            moves[count] = DISCARD_ORDER + state.order[seat, held]
            count += 1
    return count


def legal_victims(state: State, seat: int, moves: Row) -> int:
    """HP-34: opponents who have somebody mortal."""
    count = 0
    for other in range(state.seats):
        if may_name_victim(state, seat, other) == 0:
            moves[count] = CHOOSE_SEAT + other
            count += 1
    return count


def legal_people(state: State, seat: int, moves: Row) -> int:
    """HP-32, HP-45, HP-46: cardinals that can be chosen; the first of a swap can be declined."""
    count = 0
    for person in range(FIRST_LEADER):
        if may_choose_person(state, seat, person) == 0:
            moves[count] = CHOOSE_PERSON + person
            count += 1
    if state.phase == SWAP_ONE:
        moves[count] = PASS
        count += 1
    return count
