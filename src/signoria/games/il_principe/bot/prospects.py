"""What the apprentice hopes for, in hundredths of a point: cities to build, roles to take, regions to lead."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits, has_bit
from signoria.games.il_principe.components import CITY_NEEDS, CITY_POINTS, CITY_PRICE, CITY_REGIONS, CITY_SHIELDS
from signoria.games.il_principe.constants import BLUE, COLOURS, FACE_UP, REGIONS, WHITE, YELLOW
from signoria.games.il_principe.rules.final_scoring import region_points, sets_of
from signoria.games.il_principe.rules.roles import leaders_of, seconds_of
from signoria.games.il_principe.state import NOTHING, State

CARD = 40
COIN = 60
LAST_COIN = 12
SHIELD = 170
FARTHEST = 14


def worth_of_city(state: State, seat: int, city: int) -> int:
    """A city's points, and what its shields may bring."""
    shields = min(CITY_SHIELDS[city], state.shields_left[seat])
    return CITY_POINTS[city] * 100 + shields * SHIELD


def distance_to_city(state: State, seat: int, city: int, coins: int) -> int:
    """How far a seat is from building a city: two steps for every card it lacks, one for every coin."""
    steps = max(0, CITY_PRICE[city] - coins)
    for colour in range(COLOURS):
        steps += 2 * max(0, CITY_NEEDS[city, colour] - state.hand[seat, colour])
    return steps


def chance_at(state: State, steps: int) -> int:
    """The chance in percent to come to build a city so far away; in the last round hardly any."""
    if steps == 0:
        return 100
    if state.is_last_round:
        return 30 // max(1, steps)
    return max(2, 76 - 9 * steps) if steps < 8 else max(0, FARTHEST - steps)


def hopes(state: State, seat: int, coins: int) -> int:
    """What hand and coins promise: the most promising city, a part of the next, and what is left for other uses."""
    best = 0
    second = 0
    for offer in range(FACE_UP):
        city = state.face_up[offer]
        if city != NOTHING:
            steps = distance_to_city(state, seat, city, coins)
            promise = (worth_of_city(state, seat, city) - CITY_PRICE[city] * COIN) * chance_at(state, steps) // 100
            if promise > best:
                second = best
                best = promise
            elif promise > second:
                second = promise
    kept = 0
    for colour in range(COLOURS):
        kept += state.hand[seat, colour]
    if state.is_last_round:
        return best + second // 4 + kept * 5 + coins * LAST_COIN
    return best + second // 3 + kept * CARD + coins * COIN


# -- roles


def worth_of_role(colour: int) -> int:
    """What a major role brings: its effect, the points at others' buildings, or those of the end."""
    worth = 200
    if colour == WHITE:
        worth += 100
    elif colour == BLUE:
        worth += 110
    elif colour == YELLOW:
        worth += 80
    else:
        worth += 40
    return worth


def role_prospect(state: State, seat: int, colour: int) -> int:
    """What the cards laid in a colour promise: the major role alone or shared, the minor one, or a beginning."""
    leaders = leaders_of(state, colour)
    worth = worth_of_role(colour)
    own = state.face_up_cards[seat, colour]
    start = 12 * own
    if has_bit(leaders, seat):
        return start + (worth if count_bits(leaders) == 1 else worth // 3)
    seconds = seconds_of(state, colour)
    if has_bit(seconds, seat):
        worth -= 100
        return start + (worth if count_bits(seconds) == 1 else worth // 3)
    return start


def laid_prospect(state: State, seat: int, colour: int) -> int:
    """What lies before a seat promises in a colour, with the sets it makes."""
    return role_prospect(state, seat, colour) + 160 * sets_of(state, seat)


# -- regions


def region_prospect(state: State, seat: int, region: int) -> int:
    """What a region promises: the own points less a part of the others', and a lead that lasts."""
    promise = 12 * state.shields[region, seat]
    for other in range(state.seats):
        if other == seat:
            promise += 100 * region_points(state, region, other)
        else:
            promise -= 20 * region_points(state, region, other)
    return promise


def gain_of_shield(state: State, seat: int, region: int) -> int:
    """What one more shield in a region would add."""
    before = region_prospect(state, seat, region)
    state.shields[region, seat] += 1
    after = region_prospect(state, seat, region)
    state.shields[region, seat] -= 1
    return after - before


def best_shield(state: State, seat: int, city: int) -> int:
    """What the best place for a shield of a city would add."""
    best = 0
    for region in range(REGIONS):
        if has_bit(CITY_REGIONS[city], region):
            best = max(best, gain_of_shield(state, seat, region))
    return best
