"""What is allowed, to whom: the clause that forbids a move, and all legal moves; each asks the chapters."""

from __future__ import annotations

from signoria.core.bits import has_bit
from signoria.core.record import Row
from signoria.games.il_principe.build_or_lay import may_build, may_lay, may_place_shield
from signoria.games.il_principe.building_auctions import may_bid
from signoria.games.il_principe.coins_and_cards import may_lay_in_reserve
from signoria.games.il_principe.components import CHOICES_END, FIRST_CHOICE
from signoria.games.il_principe.kinds import COLOURS, FACE_UP, MAX_CARDS_OF_COLOUR, REGIONS
from signoria.games.il_principe.roles import may_turn_up
from signoria.games.il_principe.state import (
    ACTIONS,
    BID,
    BID_COINS,
    BUILD_CITY,
    EXTRA,
    GROUP_LOT,
    LAY_CARDS,
    LAY_IN_RESERVE,
    NOTHING,
    OVER,
    PASS,
    PLACE_SHIELD,
    RESERVE,
    ROLE_SHIELD,
    SHIELDS_DUE,
    TURN,
    TURN_CARD_UP,
    TURN_UP,
    State,
)


def to_act(state: State) -> int:
    """A bit for each seat that may act: all who have not yet laid into the reserve, else the one that is asked."""
    if state.phase == OVER:
        return 0
    if state.phase == RESERVE:
        return (1 << state.seats) - 1 & ~state.chosen
    return 1 << state.turn


# -- what is allowed


def may(state: State, seat: int, action: int) -> int:
    """0, or the number of the clause that forbids this move now."""
    if state.phase == OVER:
        return 55
    if not has_bit(to_act(state), seat):
        return clause_of_order(state)
    if action < 0 or action >= ACTIONS:
        return clause_of_phase(state)
    if action == PASS:
        return 0 if can_pass(state) else clause_of_phase(state)
    if not belongs_to(action, state.phase):
        return clause_of_phase(state)
    if state.phase == BID:
        return may_bid(state, seat, action - BID_COINS)
    if state.phase == RESERVE:
        return may_lay_in_reserve(state, seat, action - LAY_IN_RESERVE)
    if action < LAY_CARDS:
        return may_build(state, seat, action - BUILD_CITY)
    if state.phase == TURN:
        lay = action - LAY_CARDS
        return may_lay(state, seat, lay // MAX_CARDS_OF_COLOUR, lay % MAX_CARDS_OF_COLOUR + 1)
    if state.phase == TURN_UP:
        return may_turn_up(state, seat, action - TURN_CARD_UP)
    return may_place_shield(state, action - PLACE_SHIELD) if state.phase == SHIELDS_DUE else 0


def belongs_to(action: int, phase: int) -> int:
    """Whether a move other than a pass is of the kind that is decided in a phase."""
    if action <= BID_COINS:
        return 1 if phase == RESERVE else 0
    if action < BUILD_CITY:
        return 1 if phase == BID else 0
    if action < LAY_CARDS:
        return 1 if phase == TURN or phase == EXTRA else 0
    if action < PLACE_SHIELD:
        return 1 if phase == TURN else 0
    if action < TURN_CARD_UP:
        return 1 if phase == SHIELDS_DUE or phase == ROLE_SHIELD else 0
    return 1 if phase == TURN_UP else 0


def can_pass(state: State) -> int:
    """Whether one may do nothing now: cards for the reserve and shields are compulsory."""
    return 0 if state.phase == RESERVE or state.phase == SHIELDS_DUE or state.phase == ROLE_SHIELD else 1


def clause_of_phase(state: State) -> int:
    """The clause that says what is to be done now."""
    if state.phase == RESERVE:
        return 12
    if state.phase == BID:
        return 21
    if state.phase == EXTRA:
        return 24
    if state.phase == TURN:
        return 30
    return 34 if state.phase == SHIELDS_DUE else 47


def clause_of_order(state: State) -> int:
    """The clause that says whose turn it is."""
    if state.phase == BID:
        return 21 if state.lot == GROUP_LOT else 45
    return clause_of_phase(state)


# -- legal moves


def legal(state: State, seat: int, moves: Row) -> int:
    """Write the numbers of this seat's legal moves; how many there are."""
    if not has_bit(to_act(state), seat):
        return 0
    if state.phase == BID:
        return legal_bids(state, seat, moves)
    if state.phase == RESERVE:
        return legal_reserves(state, seat, moves)
    if state.phase == TURN:
        return legal_turns(state, seat, moves, legal_cities(state, seat, moves, 0))
    if state.phase == EXTRA:
        return passing_too(moves, legal_cities(state, seat, moves, 0))
    if state.phase == TURN_UP:
        return legal_cards_to_turn_up(state, seat, moves)
    return legal_regions(state, moves)


def passing_too(moves: Row, count: int) -> int:
    """A pass after so many moves."""
    moves[count] = PASS
    return count + 1


def legal_bids(state: State, seat: int, moves: Row) -> int:
    """IP-21, IP-22: every amount above the last bid that one holds, or a pass."""
    count = 0
    for coins in range(state.bid + 1, state.coins[seat] + 1):
        moves[count] = BID_COINS + coins
        count += 1
    return passing_too(moves, count)


def legal_reserves(state: State, seat: int, moves: Row) -> int:
    """IP-12: every choice of cards of the hand."""
    count = 0
    for choice in range(FIRST_CHOICE[state.seats], CHOICES_END[state.seats]):
        if may_lay_in_reserve(state, seat, choice) == 0:
            moves[count] = LAY_IN_RESERVE + choice
            count += 1
    return count


def legal_cities(state: State, seat: int, moves: Row, count: int) -> int:
    """IP-32: the cities one can build."""
    for offer in range(FACE_UP):
        city = state.face_up[offer]
        if city != NOTHING and may_build(state, seat, city) == 0:
            moves[count] = BUILD_CITY + city
            count += 1
    return count


def legal_turns(state: State, seat: int, moves: Row, count: int) -> int:
    """IP-30: after the cities, cards to lay (IP-37) and a pass."""
    for colour in range(COLOURS):
        for cards in range(state.hand[seat, colour]):
            moves[count] = LAY_CARDS + colour * MAX_CARDS_OF_COLOUR + cards
            count += 1
    return passing_too(moves, count)


def legal_cards_to_turn_up(state: State, seat: int, moves: Row) -> int:
    """IP-47: for the green role."""
    count = 0
    for colour in range(COLOURS):
        if may_turn_up(state, seat, colour) == 0:
            moves[count] = TURN_CARD_UP + colour
            count += 1
    return passing_too(moves, count)


def legal_regions(state: State, moves: Row) -> int:
    """IP-34: regions the city touches; IP-47: for the blue role any."""
    count = 0
    for region in range(REGIONS):
        if state.phase == ROLE_SHIELD or may_place_shield(state, region) == 0:
            moves[count] = PLACE_SHIELD + region
            count += 1
    return count
