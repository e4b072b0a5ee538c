"""How an apprentice weighs moves: by what each would add to its prospects, in hundredths of a point."""

from __future__ import annotations

from signoria.core.record import Row
from signoria.games.il_principe.build_or_lay import officials_worth
from signoria.games.il_principe.components import CITY_NEEDS, CITY_POINTS, CITY_PRICE, CITY_SHIELDS, RESERVE_NEEDS
from signoria.games.il_principe.kinds import COLOURS, MAX_CARDS_OF_COLOUR
from signoria.games.il_principe.prospects import (
    COIN,
    LAST_COIN,
    best_shield,
    gain_of_shield,
    hopes,
    laid_prospect,
    role_prospect,
    worth_of_role,
)
from signoria.games.il_principe.state import (
    BID,
    BID_COINS,
    BUILD_CITY,
    GROUP_LOT,
    LAY_CARDS,
    LAY_IN_RESERVE,
    PASS,
    PLACE_SHIELD,
    RESERVE,
    TURN_CARD_UP,
    TURN_UP,
    State,
)

A_CITY_NOW = 250
"""Another may build a city that one leaves lying."""
RIGHT_TO_BUILD = 60
"""What the marker and a chance to build at once are worth to the winner of a group."""


def weigh(state: State, seat: int, moves: Row, count: int, weights: Row) -> None:
    """A weight for each legal move; the heaviest is the apprentice's choice."""
    if state.phase == BID:
        weigh_bids(state, seat, moves, count, weights)
    else:
        for index in range(count):
            weights[index] = weight_of(state, seat, moves[index])


def weight_of(state: State, seat: int, action: int) -> int:
    """How much a move other than a bid is worth to a seat."""
    if action == PASS:
        return 0
    if state.phase == RESERVE:
        return weight_of_reserve(state, seat, action - LAY_IN_RESERVE)
    if state.phase == TURN_UP:
        return weight_of_turning_up(state, seat, action - TURN_CARD_UP)
    if action >= PLACE_SHIELD:
        return gain_of_shield(state, seat, action - PLACE_SHIELD)
    if action < LAY_CARDS:
        return weight_of_city(state, seat, action - BUILD_CITY)
    lay = action - LAY_CARDS
    return weight_of_laying(state, seat, lay // MAX_CARDS_OF_COLOUR, lay % MAX_CARDS_OF_COLOUR + 1)


# -- auctions


def weigh_bids(state: State, seat: int, moves: Row, count: int, weights: Row) -> None:
    """The lowest bid, as long as the lot is worth more than the coins; a pass weighs nothing."""
    for index in range(count):
        action = moves[index]
        if action == PASS:
            weights[index] = 0
        elif action - BID_COINS > state.bid + 1:
            weights[index] = -1
        else:
            weights[index] = weight_of_bid(state, seat, action - BID_COINS)


def weight_of_bid(state: State, seat: int, coins: int) -> int:
    """What the lot adds at this price."""
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
