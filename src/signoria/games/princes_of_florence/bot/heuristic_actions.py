"""What the apprentice thinks of the moves of an action turn."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits, has_bit, lowest_bit
from signoria.games.princes_of_florence.bot.heuristic_extras import gain_of_offer
from signoria.games.princes_of_florence.bot.prospects import (
    HUNDRED,
    POINT,
    gain_of_building,
    gain_of_freedom,
    gain_of_value,
    minimum_ahead,
    price_of,
    turns_ahead,
)
from signoria.games.princes_of_florence.bot.worth_of_items import worth_of_new_work
from signoria.games.princes_of_florence.components import (
    BONUS_COST,
    BUILDING_POINTS,
    FREEDOM_COST,
    MINIMUM,
    PRESTIGE_PRICE,
    PROFESSION_BUILDING,
    PROFESSION_COST,
    PROFESSION_FREEDOM,
    PROFESSION_LANDSCAPE,
    WORK_BUILDING,
    WORK_FREEDOM,
    WORK_LANDSCAPE,
    WORK_PAY,
)
from signoria.games.princes_of_florence.constants import BUILDINGS, ROUNDS
from signoria.games.princes_of_florence.rules.actions import building_cost
from signoria.games.princes_of_florence.rules.card_values import all_bonus_values, bonus_value
from signoria.games.princes_of_florence.rules.grid import fits_somewhere
from signoria.games.princes_of_florence.rules.money import place_on_track
from signoria.games.princes_of_florence.rules.works import value_of_princess_work, value_of_work
from signoria.games.princes_of_florence.state import PRESTIGE_PILE, PROFESSION_PILE, State

BEST_WORK_HOPE = 15
IMPROVE_FIRST = 50
NOW_OR_NEVER = 30


def weigh_princess(state: State, seat: int) -> int:
    """The work, and the hope that it is the best of the round."""
    return HUNDRED * value_of_princess_work(state, seat) + hope_for_best(state, value_of_princess_work(state, seat))


def weigh_building(state: State, seat: int, kind: int) -> int:
    """What a building brings."""
    return improving(state, seat, gain_of_building(state, seat, kind), building_cost(state, seat), BUILDING_POINTS)


def weigh_offer(state: State, seat: int, kind: int) -> int:
    """What it brings with a neighbour."""
    return improving(state, seat, gain_of_offer(state, seat, kind), building_cost(state, seat), BUILDING_POINTS)


def weigh_draw(state: State, seat: int, pile: int) -> int:
    """What a card of a pile may bring."""
    if pile == PROFESSION_PILE:
        gain = gain_of_value(state, seat, 1) + worth_of_new_work(state, seat)
        return improving(state, seat, gain, PROFESSION_COST, 0)
    return improving(state, seat, worth_of_bonus_draw(state, seat), BONUS_COST, 0)


def weigh_freedom(state: State, seat: int, freedom: int) -> int:
    """What a freedom brings."""
    return improving(state, seat, gain_of_freedom(state, seat, freedom), FREEDOM_COST, 0)


def weigh_merchant_in_turn(state: State, seat: int) -> int:
    """The merchant's points when far behind or at the end."""
    return 200 if state.round == ROUNDS or place_on_track(state, seat) > 2 else -1


def weigh_professor_in_turn(state: State, pile: int) -> int:
    """Rather a prestige card."""
    return 150 if pile == PRESTIGE_PILE else 140


def improving(state: State, seat: int, gain: int, cost: int, points_gained: int) -> int:
    """What an improvement brings beyond its price; while actions are plenty, what raises works comes before them."""
    net = gain + POINT * points_gained - price_of(state, seat, cost)
    if net <= 0 or cost > state.florins[seat]:
        return min(net, 0) - 1
    spare = turns_ahead(state, seat) - state.hand_size[seat]
    return net + IMPROVE_FIRST if spare > 0 and gain > HUNDRED else net


# -- works


def hope_for_best(state: State, value: int) -> int:
    """Something for the chance of the round's best work."""
    for other in range(state.seats):
        if state.best_work[other] > value:
            return 0
    return BEST_WORK_HOPE


def worth_of_working(state: State, seat: int, card: int) -> int:
    """What a work brings now, less what it might still gain by waiting."""
    value = value_of_work(state, seat, card)
    minimum = MINIMUM[state.round]
    if value < minimum:
        return HUNDRED * minimum - POINT
    worth = HUNDRED * value + hope_for_best(state, value)
    spare = turns_ahead(state, seat) - state.hand_size[seat]
    if spare > 0 and state.round < ROUNDS and state.florins[seat] >= 7:
        worth -= HUNDRED * still_missing(state, seat, card)
        if value < minimum_ahead(state):
            worth += NOW_OR_NEVER
    return worth


def still_missing(state: State, seat: int, card: int) -> int:
    """What a profession likes that may still come."""
    missing = 0
    kind = PROFESSION_BUILDING[card]
    if not has_bit(state.buildings[seat], kind) and state.stock[kind] > 0 and fits_somewhere(state, seat, kind):
        missing += WORK_BUILDING
    landscape = PROFESSION_LANDSCAPE[card]
    if state.landscapes[seat, landscape] == 0 and fits_somewhere(state, seat, BUILDINGS + landscape):
        missing += WORK_LANDSCAPE
    freedom = PROFESSION_FREEDOM[card]
    if not has_bit(state.freedoms[seat], freedom) and state.freedom_supply[freedom] > 0:
        missing += WORK_FREEDOM
    return missing


def worth_of_recruit(state: State, seat: int, card: int) -> int:
    """A profession that could work well, if there is an action for it."""
    if turns_ahead(state, seat) <= state.hand_size[seat]:
        return -1
    return 20 + HUNDRED * (value_of_work(state, seat, card) + 1 - MINIMUM[state.round])


def worth_of_bonus_draw(state: State, seat: int) -> int:
    """A bonus card adds about four; it is worth a whole work if that is what a work lacks."""
    if state.hand_size[seat] == 0:
        return 0
    most = 0
    cards = state.hand[seat]
    while cards != 0:
        most = max(most, value_of_work(state, seat, lowest_bit(cards)))
        cards &= cards - 1
    short = MINIMUM[state.round] - most - all_bonus_values(state, seat, 1)
    if short > 0 and short <= 4 and state.actions_left > 1:
        return HUNDRED * MINIMUM[state.round]
    return 4 * HUNDRED if state.bonus_size[seat] < state.hand_size[seat] else 0


def weigh_prestige(state: State, seat: int, points_bought: int) -> int:
    """How much of the payment becomes prestige."""
    return -abs(points_bought - prestige_wanted(state, seat))


def weigh_bonus(state: State, seat: int, card: int) -> int:
    """As few as reach the minimum; all of them when there is nothing to keep them for."""
    short = MINIMUM[state.round] - state.work_value
    value = bonus_value(state, seat, card, 0)
    if short > 0:
        return 500 - value if value >= short else value
    others = turns_ahead(state, seat) > 1 and state.hand_size[seat] >= count_bits(state.bonus_hand[seat])
    return value if others and state.round < ROUNDS else 1000 + value


def prestige_wanted(state: State, seat: int) -> int:
    """All that the rounds to come will not need."""
    rounds = ROUNDS - state.round
    wanted_purse = min(5 * rounds, 15)
    if state.actions_left > 1 and state.architects[seat] < 3:
        wanted_purse += 3
    over = state.florins[seat] + state.work_value * WORK_PAY - wanted_purse
    return max(0, min(over // PRESTIGE_PRICE, state.work_value * WORK_PAY // PRESTIGE_PRICE))
