"""What the seven items and the cards are worth to the apprentice, in tenths of a prestige point."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.games.princes_of_florence.bot.prospects import (
    HUNDRED,
    POINT,
    gain_of_landscape,
    gain_of_value,
    minimum_ahead,
    price_of,
    turns_ahead,
    worth_of_work,
)
from signoria.games.princes_of_florence.components import (
    ARCHITECT_POINTS,
    FURTHER_LANDSCAPE_POINTS,
    PRESTIGE_FIGURE,
    PRESTIGE_LEAST,
    PRESTIGE_POINTS,
    PRESTIGE_RULE,
    PRESTIGE_TERMS,
    PRESTIGE_TIED,
    PROFESSION_BUILDING,
    PROFESSION_FREEDOM,
    PROFESSION_LANDSCAPE,
    WORK_BUILDING,
    WORK_FREEDOM,
    WORK_JESTER,
    WORK_LANDSCAPE,
)
from signoria.games.princes_of_florence.constants import (
    FEWEST,
    ITEMS,
    LANDSCAPE_ITEM,
    LANDSCAPES,
    LEAST,
    PROFESSIONS,
    ROUNDS,
)
from signoria.games.princes_of_florence.rules.auctions import may_buy
from signoria.games.princes_of_florence.rules.card_values import figure_of, landscapes_of
from signoria.games.princes_of_florence.rules.items import may_choose_landscape
from signoria.games.princes_of_florence.rules.works import common_value, liked
from signoria.games.princes_of_florence.state import ARCHITECT, JESTER, NOBODY, PRESTIGE_CARD, RECRUITING, State

PRESTIGE_CARD_WORTH = 34
ACTION_WORTH = 35
AVERAGE_LIKING = 6
PLENTY = 3
"""So many actions without a work are more than enough."""


def worth_of_item(state: State, seat: int, item: int) -> int:
    """What an item would bring a player who may have it."""
    if item == JESTER:
        return gain_of_value(state, seat, WORK_JESTER)
    if item == ARCHITECT:
        return worth_of_architect(state, seat)
    if item == PRESTIGE_CARD:
        return PRESTIGE_CARD_WORTH - 4 * state.prestige_size[seat]
    if item == RECRUITING:
        return gain_of_value(state, seat, 1) + worth_of_new_work(state, seat)
    if item == LANDSCAPE_ITEM:
        best = 0
        for kind in range(LANDSCAPES):
            if may_choose_landscape(state, seat, kind) == 0:
                best = max(best, worth_of_landscape(state, seat, kind))
        return best
    return worth_of_landscape(state, seat, item)


def worth_of_landscape(state: State, seat: int, kind: int) -> int:
    """What it raises, and points for a second one of its kind."""
    worth = gain_of_landscape(state, seat, kind) + 6 - 2 * landscapes_of(state, seat)
    if state.landscapes[seat, kind] > 0:
        worth += POINT * FURTHER_LANDSCAPE_POINTS
    return max(worth, 0)


def worth_of_architect(state: State, seat: int) -> int:
    """Points, and cheaper buildings for as many as may still be built."""
    to_build = turns_ahead(state, seat) // 4
    has = state.architects[seat]
    worth = POINT * ARCHITECT_POINTS[has + 1]
    if has == 0:
        return worth + 4 * HUNDRED * to_build
    if has == 1:
        return worth + 4 * to_build
    return worth + 3 * HUNDRED * to_build


def worth_of_new_work(state: State, seat: int) -> int:
    """One more profession in hand, if there are actions left to let it work."""
    spare = turns_ahead(state, seat) - state.hand_size[seat]
    if spare <= 0:
        return 0
    work = worth_of_work(common_value(state, seat) + AVERAGE_LIKING, minimum_ahead(state))
    if spare > PLENTY:
        return work
    return max(0, work - ACTION_WORTH) if spare > 1 else work // 4


def surplus_of_others(state: State, seat: int, item: int, price: int) -> int:
    """What the best other item still to be had would bring beyond a price."""
    best = 0
    for other in range(ITEMS + 1):
        if other != item and may_buy(state, seat, other, price) == 0:
            best = max(best, worth_of_item(state, seat, other) - price_of(state, seat, price))
    return best


# -- professions


def ties_with_hand(state: State, seat: int, card: int) -> int:
    """What a profession likes that others in the hand like too."""
    ties = 0
    for other in range(PROFESSIONS):
        if other != card and has_bit(state.hand[seat], other):
            if PROFESSION_BUILDING[other] == PROFESSION_BUILDING[card]:
                ties += WORK_BUILDING
            if PROFESSION_LANDSCAPE[other] == PROFESSION_LANDSCAPE[card]:
                ties += WORK_LANDSCAPE
            if PROFESSION_FREEDOM[other] == PROFESSION_FREEDOM[card]:
                ties += WORK_FREEDOM
    return ties


def worth_of_profession(state: State, seat: int, card: int, landscapes: int) -> int:
    """What a profession finds, and what it would share with the hand."""
    return 4 * liked(card, state.buildings[seat], landscapes, state.freedoms[seat]) + ties_with_hand(state, seat, card)


# -- prestige cards


def worth_of_prestige_card(state: State, seat: int, card: int) -> int:
    """What a prestige card may score at the end: less the further away it is."""
    rounds = ROUNDS - state.round
    if PRESTIGE_RULE[card] == LEAST:
        short = 0
        for term in range(PRESTIGE_TERMS[card]):
            short += max(0, PRESTIGE_LEAST[card, term] - figure_of(state, seat, PRESTIGE_FIGURE[card, term]))
        if short > rounds:
            return 0
        return POINT * PRESTIGE_POINTS[card] * 3 // max(1, 3 + short)
    ahead = lead_of(state, seat, card)
    if ahead > 0:
        return POINT * PRESTIGE_POINTS[card] * 4 // 5
    if ahead == 0:
        return POINT * PRESTIGE_TIED[card]
    return POINT * PRESTIGE_POINTS[card] // max(1, 2 - ahead) if ahead + rounds > 0 else 0


def lead_of(state: State, seat: int, card: int) -> int:
    """How far a player leads in what a prestige card compares; squares count in fives."""
    figure = PRESTIGE_FIGURE[card, 0]
    own = figure_of(state, seat, figure)
    best = NOBODY
    for other in range(state.seats):
        if other != seat:
            theirs = figure_of(state, other, figure)
            if best == NOBODY or (theirs < best if PRESTIGE_RULE[card] == FEWEST else theirs > best):
                best = theirs
    return (best - own) // 5 if PRESTIGE_RULE[card] == FEWEST else own - best
