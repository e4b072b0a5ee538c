"""A weight for each legal move: the apprentice plans works, buys what would raise them and keeps its grid in order."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits
from signoria.core.rules.written_weights import weights_chapter
from signoria.games.princes_of_florence import moves
from signoria.games.princes_of_florence.bot.heuristic_actions import (
    weigh_bonus,
    weigh_building,
    weigh_draw,
    weigh_freedom,
    weigh_merchant_in_turn,
    weigh_offer,
    weigh_prestige,
    weigh_princess,
    weigh_professor_in_turn,
    worth_of_recruit,
    worth_of_working,
)
from signoria.games.princes_of_florence.bot.heuristic_extras import (
    weigh_character,
    weigh_counter,
    weigh_free,
    weigh_merchant,
    weigh_partner,
    weigh_points_now,
    weigh_price,
    weigh_price_named,
    weigh_price_offered,
    weigh_professor,
)
from signoria.games.princes_of_florence.bot.prospects import price_of
from signoria.games.princes_of_florence.bot.worth_of_items import (
    surplus_of_others,
    ties_with_hand,
    worth_of_item,
    worth_of_landscape,
    worth_of_prestige_card,
    worth_of_profession,
)
from signoria.games.princes_of_florence.components import (
    RAISE,
)
from signoria.games.princes_of_florence.rules.auctions import opening_price
from signoria.games.princes_of_florence.rules.card_values import bonus_value, landscape_bits
from signoria.games.princes_of_florence.rules.grid import beside, border_between, is_building, joint_mask, place_mask
from signoria.games.princes_of_florence.state import ACT, BONUS_PILE, JOIN, PROFESSION_PILE, RECRUIT, REPLY, State

PURSE_KEPT = 4
"""Hundreds the apprentice does not bid, for the actions that follow."""


# -- auctions


def weigh_item(state: State, seat: int, item: int) -> int:
    """What an item would bring beyond the opening price; nothing is better than a loss."""
    return worth_of_item(state, seat, item) - price_of(state, seat, opening_price(state))


def weigh_raise(state: State, seat: int) -> int:
    """Raise while the item is worth more than it costs, and than the next best item would bring at its usual price."""
    price = state.bid + RAISE
    if price + PURSE_KEPT > state.florins[seat]:
        return -1
    other = surplus_of_others(state, seat, state.item, opening_price(state) + 1)
    return worth_of_item(state, seat, state.item) - price_of(state, seat, price) - other


# -- cards


def weigh_return(state: State, seat: int, card: int) -> int:
    """The profession that has least to do with the others goes."""
    return -ties_with_hand(state, seat, card)


def weigh_card(state: State, seat: int, place: int) -> int:
    """Keep the best; the rest go under the pile as they are."""
    card = state.looked[seat, place]
    if state.looked_pile == PROFESSION_PILE:
        return worth_of_profession(state, seat, card, landscape_bits(state, seat))
    if state.looked_pile == BONUS_PILE:
        return bonus_value(state, seat, card, 1)
    return worth_of_prestige_card(state, seat, card)


# -- the grid


def weigh_place_alone(state: State, seat: int, place_of_tile: int) -> int:
    """For a piece on the own grid."""
    return weigh_place(state, seat, place_mask(state, state.piece, place_of_tile))


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


weights = weights_chapter(
    moves.MOVES,
    __package__,
    {
        moves.RETURN_CARD: weigh_return,
        moves.OPEN_ITEM: weigh_item,
        moves.TAKE_ITEM: weigh_item,
        moves.GIVE_UP: 0,
        moves.RAISE_BID: weigh_raise,
        moves.PASS: 0,
        moves.TAKE_FREE: weigh_free,
        moves.PAY_POINTS: weigh_points_now,
        moves.PAY_AND_WAIT: 0,
        moves.CHOOSE_KIND: worth_of_landscape,
        moves.PLACE_AT: weigh_place_alone,
        moves.RECRUIT_CARD: worth_of_recruit,
        moves.LATER: 0,
        moves.KEEP_CARD: weigh_card,
        moves.UNDER_CARD: 0,
        moves.REST: 1,
        moves.STAND_ON: weigh_character,
        moves.MERCHANT_POINTS: weigh_merchant,
        moves.PROFESSOR_DRAW: weigh_professor,
        moves.DECLINE: 0,
        moves.WORK_BY: worth_of_working,
        moves.PRINCESS_WORK: weigh_princess,
        moves.BUILD_KIND: weigh_building,
        moves.OFFER_KIND: weigh_offer,
        moves.DRAW_CARD: weigh_draw,
        moves.TAKE_FREEDOM: weigh_freedom,
        moves.END_TURN: 0,
        moves.PLAY_BONUS: weigh_bonus,
        moves.WORK_DONE: 1000,
        moves.INTO_PRESTIGE: weigh_prestige,
        moves.WITH_PARTNER: weigh_partner,
        moves.ASK_PRICE: weigh_price,
        moves.ACCEPT: weigh_price_offered,
        moves.COUNTER: weigh_counter,
        moves.DROP: 0,
    },
    in_phase={
        (RECRUIT, moves.LATER): 30,
        (JOIN, moves.PLACE_AT): weigh_joint_place,
        (ACT, moves.MERCHANT_POINTS): weigh_merchant_in_turn,
        (ACT, moves.PROFESSOR_DRAW): weigh_professor_in_turn,
        (REPLY, moves.ACCEPT): weigh_price_named,
    },
)
