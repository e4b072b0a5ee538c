"""How an apprentice weighs moves: by what each would add to its prospects, in hundredths of a point."""

from __future__ import annotations

from signoria.core.rules.written_weights import weights_chapter
from signoria.games.il_principe import moves
from signoria.games.il_principe.bot.prospects import (
    COIN,
    LAST_COIN,
    best_shield,
    gain_of_shield,
    hopes,
    laid_prospect,
    role_prospect,
    worth_of_role,
)
from signoria.games.il_principe.components import CITY_NEEDS, CITY_POINTS, CITY_PRICE, CITY_SHIELDS, RESERVE_NEEDS
from signoria.games.il_principe.constants import COLOURS
from signoria.games.il_principe.rules.build_or_lay import officials_worth
from signoria.games.il_principe.state import GROUP_LOT, State

A_CITY_NOW = 250
"""Another may build a city that one leaves lying."""
RIGHT_TO_BUILD = 60
"""What the marker and a chance to build at once are worth to the winner of a group."""


# -- auctions


def weight_of_bid(state: State, seat: int, coins: int) -> int:
    """The lowest bid: what the lot adds at this price; a pass is better than any other."""
    if coins > state.bid + 1:
        return -1
    if state.lot == GROUP_LOT:
        return weight_of_group(state, seat, coins)
    colour = state.role
    worth = 0
    if colour >= COLOURS:
        colour -= COLOURS
        worth -= 100
    worth += worth_of_role(colour)
    return worth - coins * (LAST_COIN if state.is_last_round else COIN) * 2


def weight_of_group(state: State, seat: int, coins: int) -> int:
    """What hand and purse promise after winning the group, compared with now."""
    colour = state.colour
    left = state.coins[seat] - coins
    now = hopes(state, seat, state.coins[seat])
    state.hand[seat, colour] += state.reserve[colour]
    then = hopes(state, seat, left)
    state.hand[seat, colour] -= state.reserve[colour]
    return then - now + RIGHT_TO_BUILD


# -- cards


def weight_of_reserve(state: State, seat: int, choice: int) -> int:
    """What the rest of the hand promises."""
    for colour in range(COLOURS):
        state.hand[seat, colour] -= RESERVE_NEEDS[choice, colour]
    rest = hopes(state, seat, state.coins[seat])
    for colour in range(COLOURS):
        state.hand[seat, colour] += RESERVE_NEEDS[choice, colour]
    return rest


def weight_of_laying(state: State, seat: int, colour: int, count: int) -> int:
    """What the cards promise on the table, compared with the hand."""
    before = laid_prospect(state, seat, colour) + hopes(state, seat, state.coins[seat])
    state.hand[seat, colour] -= count
    state.face_up_cards[seat, colour] += count
    after = laid_prospect(state, seat, colour) + hopes(state, seat, state.coins[seat])
    state.hand[seat, colour] += count
    state.face_up_cards[seat, colour] -= count
    return after - before


def weight_of_turning_up(state: State, seat: int, colour: int) -> int:
    """What the card promises face up."""
    before = role_prospect(state, seat, colour)
    state.face_up_cards[seat, colour] += 1
    after = role_prospect(state, seat, colour)
    state.face_up_cards[seat, colour] -= 1
    return after - before + 1


# -- cities


def weight_of_city(state: State, seat: int, city: int) -> int:
    """Its points, shields and cards on the table, less what others' roles are paid and what hand and purse lose."""
    weight = A_CITY_NOW + CITY_POINTS[city] * 100 - hopes(state, seat, state.coins[seat])
    if state.shields_left[seat] > 0 and CITY_SHIELDS[city] > 0:
        weight += best_shield(state, seat, city) + 80 * (CITY_SHIELDS[city] - 1)
    for other in range(state.seats):
        if other != seat:
            weight -= 25 * officials_worth(state, other, city)
    for colour in range(COLOURS):
        if CITY_NEEDS[city, colour] > 0:
            weight += gain_of_cards(state, seat, colour, CITY_NEEDS[city, colour])
            state.hand[seat, colour] -= CITY_NEEDS[city, colour]
    weight += hopes(state, seat, state.coins[seat] - CITY_PRICE[city])
    for colour in range(COLOURS):
        state.hand[seat, colour] += CITY_NEEDS[city, colour]
    return weight


def gain_of_cards(state: State, seat: int, colour: int, count: int) -> int:
    """What cards of a colour promise on the table."""
    before = role_prospect(state, seat, colour)
    state.face_up_cards[seat, colour] += count
    after = role_prospect(state, seat, colour)
    state.face_up_cards[seat, colour] -= count
    return after - before


weights = weights_chapter(
    moves.MOVES,
    __package__,
    {
        moves.LAY_IN_RESERVE: weight_of_reserve,
        moves.BID_COINS: weight_of_bid,
        moves.BUILD_CITY: weight_of_city,
        moves.LAY_CARDS: weight_of_laying,
        moves.PLACE_SHIELD: gain_of_shield,
        moves.TURN_CARD_UP: weight_of_turning_up,
        moves.PASS: 0,
    },
)
