"""A weight for each legal move: the apprentice plans works, buys what would raise them and keeps its grid in order."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits
from signoria.core.rules.written_weights import weights_chapter
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
from signoria.games.princes_of_florence.moves import (
    ACCEPT,
    ASK_PRICE,
    BUILD_KIND,
    CHOOSE_KIND,
    COUNTER,
    DECLINE,
    DRAW_CARD,
    DROP,
    END_TURN,
    GIVE_UP,
    INTO_PRESTIGE,
    KEEP_CARD,
    LATER,
    MERCHANT_POINTS,
    MOVES,
    OFFER_KIND,
    OPEN_ITEM,
    PASS,
    PAY_AND_WAIT,
    PAY_POINTS,
    PLACE_AT,
    PLAY_BONUS,
    PRINCESS_WORK,
    PROFESSOR_DRAW,
    RAISE_BID,
    RECRUIT_CARD,
    REST,
    RETURN_CARD,
    STAND_ON,
    TAKE_FREE,
    TAKE_FREEDOM,
    TAKE_ITEM,
    UNDER_CARD,
    WITH_PARTNER,
    WORK_BY,
    WORK_DONE,
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
    MOVES,
    __package__,
    {
        RETURN_CARD: weigh_return,
        OPEN_ITEM: weigh_item,
        TAKE_ITEM: weigh_item,
        GIVE_UP: 0,
        RAISE_BID: weigh_raise,
        PASS: 0,
        TAKE_FREE: weigh_free,
        PAY_POINTS: weigh_points_now,
        PAY_AND_WAIT: 0,
        CHOOSE_KIND: worth_of_landscape,
        PLACE_AT: weigh_place_alone,
        RECRUIT_CARD: worth_of_recruit,
        LATER: 0,
        KEEP_CARD: weigh_card,
        UNDER_CARD: 0,
        REST: 1,
        STAND_ON: weigh_character,
        MERCHANT_POINTS: weigh_merchant,
        PROFESSOR_DRAW: weigh_professor,
        DECLINE: 0,
        WORK_BY: worth_of_working,
        PRINCESS_WORK: weigh_princess,
        BUILD_KIND: weigh_building,
        OFFER_KIND: weigh_offer,
        DRAW_CARD: weigh_draw,
        TAKE_FREEDOM: weigh_freedom,
        END_TURN: 0,
        PLAY_BONUS: weigh_bonus,
        WORK_DONE: 1000,
        INTO_PRESTIGE: weigh_prestige,
        WITH_PARTNER: weigh_partner,
        ASK_PRICE: weigh_price,
        ACCEPT: weigh_price_offered,
        COUNTER: weigh_counter,
        DROP: 0,
    },
    in_phase={
        (RECRUIT, LATER): 30,
        (JOIN, PLACE_AT): weigh_joint_place,
        (ACT, MERCHANT_POINTS): weigh_merchant_in_turn,
        (ACT, PROFESSOR_DRAW): weigh_professor_in_turn,
        (REPLY, ACCEPT): weigh_price_named,
    },
)
