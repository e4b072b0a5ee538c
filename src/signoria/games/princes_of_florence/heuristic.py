"""A weight for each legal move: the apprentice plans works, buys what would raise them and keeps its grid in order."""

from __future__ import annotations

from signoria.core.bits import count_bits
from signoria.core.record import Row
from signoria.games.princes_of_florence.auctions import opening_price
from signoria.games.princes_of_florence.components import (
    RAISE,
)
from signoria.games.princes_of_florence.figures import bonus_value, landscape_bits
from signoria.games.princes_of_florence.grid import beside, border_between, is_building, joint_mask, place_mask
from signoria.games.princes_of_florence.prospects import price_of
from signoria.games.princes_of_florence.state import (
    ACT,
    BID,
    BONUS,
    BONUS_PILE,
    CHARACTER,
    CHOOSE,
    CHOOSE_KIND,
    GIVE_UP,
    JOIN,
    KEEP_CARD,
    LAST,
    LATER,
    LOOK_AT,
    MERCHANT_PHASE,
    OPEN,
    OPEN_ITEM,
    PASS,
    PAY,
    PLACE,
    PLACE_AT,
    PROFESSION_PILE,
    PROFESSOR_PHASE,
    RECRUIT,
    RECRUIT_CARD,
    REST,
    RETURN,
    RETURN_CARD,
    SETTLE,
    TAKE_ITEM,
    UNDER,
    State,
)
from signoria.games.princes_of_florence.weighing_actions import weigh_action, weigh_inside_work, worth_of_recruit
from signoria.games.princes_of_florence.weighing_extras import (
    weigh_character,
    weigh_offer_step,
    weigh_settling,
    weigh_use,
)
from signoria.games.princes_of_florence.worth_of_items import (
    surplus_of_others,
    ties_with_hand,
    worth_of_item,
    worth_of_landscape,
    worth_of_prestige_card,
    worth_of_profession,
)

PURSE_KEPT = 4
"""Hundreds the apprentice does not bid, for the actions that follow."""


def weigh(state: State, seat: int, moves: Row, count: int, weights: Row) -> None:
    """Write a weight for each of the legal moves; the heaviest is the apprentice's choice."""
    for place_in_list in range(count):
        weights[place_in_list] = weight_of(state, seat, int(moves[place_in_list]))


def weight_of(state: State, seat: int, move: int) -> int:
    """The weight of one move."""
    phase = state.phase
    if phase == ACT:
        return weigh_action(state, seat, move)
    if phase == OPEN or phase == LAST:
        return weigh_item(state, seat, move)
    if phase == BID:
        return weigh_bid(state, seat, move)
    if phase == PLACE:
        return weigh_place(state, seat, place_mask(state, state.piece, move - PLACE_AT))
    if phase == LOOK_AT or phase == UNDER:
        return weigh_card(state, seat, move)
    if phase == RETURN:
        return -ties_with_hand(state, seat, move - RETURN_CARD)
    if phase == CHOOSE:
        return worth_of_landscape(state, seat, move - CHOOSE_KIND)
    if phase == RECRUIT:
        return 30 if move == LATER else worth_of_recruit(state, seat, move - RECRUIT_CARD)
    if phase == CHARACTER:
        return weigh_character(state, seat, move)
    if phase == SETTLE:
        return weigh_settling(state, seat, move)
    if phase == MERCHANT_PHASE or phase == PROFESSOR_PHASE:
        return weigh_use(state, seat, move)
    if phase == JOIN:
        return weigh_joint_place(state, seat, move - PLACE_AT)
    if phase == BONUS or phase == PAY:
        return weigh_inside_work(state, seat, move)
    return weigh_offer_step(state, seat, move)


# -- auctions


def weigh_item(state: State, seat: int, move: int) -> int:
    """What an item would bring beyond the opening price; nothing is better than a loss."""
    if move == GIVE_UP:
        return 0
    item = move - TAKE_ITEM if state.phase == LAST else move - OPEN_ITEM
    return worth_of_item(state, seat, item) - price_of(state, seat, opening_price(state))


def weigh_bid(state: State, seat: int, move: int) -> int:
    """Raise while the item is worth more than it costs, and than the next best item would bring at its usual price."""
    if move == PASS:
        return 0
    price = state.bid + RAISE
    if price + PURSE_KEPT > state.florins[seat]:
        return -1
    other = surplus_of_others(state, seat, state.item, opening_price(state) + 1)
    return worth_of_item(state, seat, state.item) - price_of(state, seat, price) - other


# -- cards


def weigh_card(state: State, seat: int, move: int) -> int:
    """Keep the best; the rest go under the pile as they are."""
    if state.phase == UNDER:
        return 1 if move == REST else 0
    card = state.looked[seat, move - KEEP_CARD]
    if state.looked_pile == PROFESSION_PILE:
        return worth_of_profession(state, seat, card, landscape_bits(state, seat))
    if state.looked_pile == BONUS_PILE:
        return bonus_value(state, seat, card, 1)
    return worth_of_prestige_card(state, seat, card)


# -- the grid


def weigh_place(state: State, seat: int, mask: int) -> int:
    """Close as few squares to later buildings as possible, and leave no ragged edge."""
    return -(4 * squares_closed(state, seat, mask) + count_bits(beside(mask) & ~state.covered[seat]))


def squares_closed(state: State, seat: int, mask: int) -> int:
    """Squares that were open to buildings and would be no longer."""
    lost = mask
    closed = state.covered[seat]
    if state.architects[seat] < 2:
        closed |= state.touched[seat] | state.across[seat]
        if is_building(state.piece):
            lost |= beside(mask)
    return count_bits(lost & ~closed)


def weigh_joint_place(state: State, seat: int, place_of_tile: int) -> int:
    """The same, for the own part of a joint building."""
    border = border_between(state, seat, state.partner)
    return weigh_place(state, seat, joint_mask(border, seat, state.piece, place_of_tile))
