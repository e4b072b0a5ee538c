"""Cooperation's offers (PF-120 to PF-125): building, neighbour, place, price; then the neighbour answers."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.events import tell
from signoria.core.rules.listing import list_range
from signoria.core.rules.state_record import Row
from signoria.games.princes_of_florence.components import (
    BORDER_LOW,
    BUILDING_POINTS,
    JOINT_ANCHOR,
    JOINT_START,
    JOINT_TURN,
    MAX_PRICE,
    MAX_REFUSALS,
    ORIGIN,
)
from signoria.games.princes_of_florence.constants import BUILDINGS, MAX_SEATS
from signoria.games.princes_of_florence.rules.actions import building_cost, may_afford_building
from signoria.games.princes_of_florence.rules.grid import border_between, fits_jointly, joint_row, lay_jointly
from signoria.games.princes_of_florence.rules.money import gain_and_tell, means_of, pay, touch_purse
from signoria.games.princes_of_florence.rules.turns import spend_action
from signoria.games.princes_of_florence.state import (
    ANSWER,
    BY_BUILDINGS,
    COUNTER_DROPPED,
    JOIN,
    JOINT_BUILT,
    JOINT_PROPOSED,
    NEXT,
    NOBODY,
    NOTHING,
    OFFER_DECLINED,
    PARTNER,
    PARTNER_PAID,
    PRICE,
    PRICE_ASKED,
    PRICE_COUNTERED,
    REPLY,
    State,
)

# -- making an offer


def may_offer(state: State, seat: int, kind: int) -> int:
    """PF-125: at most two refusals a turn; PF-122: as for building alone, with a neighbour for whom it is new too;
    PF-121: with a place across the border to such a neighbour."""
    if not state.cooperation:
        return 121
    if state.refusals >= MAX_REFUSALS:
        return 125
    forbidden = may_afford_building(state, seat, kind)
    if forbidden:
        return forbidden
    clause = 122
    for other in range(state.seats):
        forbidden = may_join(state, seat, other, kind)
        if forbidden == 0:
            return 0
        if forbidden == 121:
            clause = 121
    return clause


def may_join(state: State, seat: int, other: int, kind: int) -> int:
    """PF-121: a neighbour, with a place across the border; PF-122: who does not own that kind."""
    if other == seat or other >= state.seats or border_between(state, seat, other) == NOTHING:
        return 120
    if has_bit(state.buildings[other], kind):
        return 122
    return 0 if fits_jointly(state, seat, other, kind) else 121


def list_offers(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """PF-121: the buildings one can lay with a neighbour."""
    if state.cooperation:
        for kind in range(BUILDINGS):
            if may_offer(state, seat, kind) == 0:
                moves[count] = first + kind
                count += 1
    return count


def begin_offer(state: State, kind: int) -> None:
    """PF-125: with whom, is asked next."""
    state.piece = kind
    state.phase = PARTNER


def may_choose_partner(state: State, seat: int, other: int) -> int:
    """PF-121, PF-122: a neighbour with whom the building is possible."""
    return may_join(state, seat, other, state.piece)


def choose_partner(state: State, other: int) -> None:
    """PF-125: where, is asked next."""
    state.partner = other
    state.phase = JOIN


def choose_joint_place(state: State, place_of_tile: int) -> None:
    """PF-125: for how much, is asked next."""
    state.place = place_of_tile
    state.phase = PRICE


def may_ask_price(state: State, price: int) -> int:
    """PF-125: 0 to 3000, whatever the neighbour's secret purse holds."""
    return 0 if price <= MAX_PRICE else 125


def list_prices(state: State, moves: Row, count: int, first: int) -> int:
    """PF-125: 0 to 3000."""
    return list_range(moves, count, first, MAX_PRICE + 1)


def ask_price(state: State, seat: int, price: int) -> None:
    """PF-125: the offer is made; the neighbour answers."""
    border = border_between(state, seat, state.partner)
    at = JOINT_START[joint_row(border, state.piece)] + state.place
    origin = ORIGIN[state.seats * MAX_SEATS + BORDER_LOW[border]]
    state.price = price
    state.actor = state.partner
    state.phase = ANSWER
    tell(state, JOINT_PROPOSED, seat, state.piece, origin + JOINT_ANCHOR[at], JOINT_TURN[at])
    tell(state, PRICE_ASKED, seat, state.partner, price)


# -- answering it


def may_accept(state: State, seat: int) -> int:
    """PF-125: the neighbour, if able to pay (PF-16)."""
    return 16 if state.price > means_of(state, seat) else 0


def may_counter(state: State, seat: int, price: int) -> int:
    """PF-125: one other price, within the means (PF-16)."""
    if price > MAX_PRICE or price == state.price:
        return 125
    return 16 if price > means_of(state, seat) else 0


def counter(state: State, seat: int, price: int) -> None:
    """PF-125: the active player accepts or drops it."""
    state.price = price
    state.actor = state.turn
    state.phase = REPLY
    tell(state, PRICE_COUNTERED, seat, state.turn, price)


def refuse_offer(state: State, seat: int) -> None:
    """PF-125: a refusal; the action is not spent."""
    if seat == state.turn:
        tell(state, COUNTER_DROPPED, seat, state.partner)
    else:
        tell(state, OFFER_DECLINED, seat, state.turn)
    state.refusals += 1
    clear_offer(state)
    state.phase = NEXT


def clear_offer(state: State) -> None:
    state.piece = NOTHING
    state.partner = NOBODY
    state.place = NOTHING
    state.price = NOTHING


def build_jointly(state: State) -> None:
    """PF-122: the active player pays the bank, then the partner pays them; both score, both own it."""
    seat = state.turn
    other = state.partner
    kind = state.piece
    price = state.price
    touch_purse(state, seat, state.actor)
    pay(state, seat, building_cost(state, seat))
    state.stock[kind] -= 1
    lay_jointly(state, seat, other, kind, state.place)
    tell(state, JOINT_BUILT, seat, other, kind)
    touch_purse(state, other, state.actor)
    pay(state, other, price)
    state.florins[seat] += price
    tell(state, PARTNER_PAID, other, seat, price)
    gain_and_tell(state, seat, BUILDING_POINTS, BY_BUILDINGS)
    gain_and_tell(state, other, BUILDING_POINTS, BY_BUILDINGS)
    clear_offer(state)
    spend_action(state)
