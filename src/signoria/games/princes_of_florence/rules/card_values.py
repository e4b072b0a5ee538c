"""What is counted: the figures of a principality, bonus cards (PF-50 to PF-69), prestige cards (PF-80 to PF-93)."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits, has_bit, lowest_bit
from signoria.games.princes_of_florence.components import (
    BONUS_FIGURE,
    BONUS_TERMS,
    BONUS_TIMES,
    BUILDING_SIZE,
    PRESTIGE_FIGURE,
    PRESTIGE_LEAST,
    PRESTIGE_POINTS,
    PRESTIGE_RULE,
    PRESTIGE_TERMS,
    PRESTIGE_TIED,
)
from signoria.games.princes_of_florence.constants import (
    BUILDINGS,
    CELLS,
    FEWEST,
    FIGURE_ARCHITECT,
    FIGURE_BUILDING,
    FIGURE_CATEGORY,
    FIGURE_FREE_SQUARE,
    FIGURE_FREEDOM,
    FIGURE_HAND_CARD,
    FIGURE_JESTER,
    FIGURE_LANDSCAPE,
    FIGURE_LANDSCAPE_KIND,
    FIGURE_LARGE,
    FIGURE_PRESTIGE_CARD,
    FIGURE_SIZE,
    FIGURE_TABLE_CARD,
    LANDSCAPES,
    LEAST,
)
from signoria.games.princes_of_florence.state import BONUS, State

SIZE_COUNT = 3


def cards_in_hand(state: State, seat: int) -> int:
    """PF-26: recruiting cards count as professions."""
    return state.hand_size[seat] + state.recruiting_hand[seat]


def cards_on_table(state: State, seat: int) -> int:
    """PF-26: so do those left with a player."""
    return count_bits(state.table[seat]) + state.recruiting_table[seat]


def buildings_of_size(state: State, seat: int, size: int) -> int:
    """PF-40: how many large, medium or small buildings."""
    count = 0
    for kind in range(BUILDINGS):
        if has_bit(state.buildings[seat], kind) and BUILDING_SIZE[kind] == size:
            count += 1
    return count


def sizes_present(state: State, seat: int) -> int:
    """PF-54: building sizes, 0 to 3."""
    count = 0
    for size in range(SIZE_COUNT):
        if buildings_of_size(state, seat, size) > 0:
            count += 1
    return count


def landscapes_of(state: State, seat: int) -> int:
    """Landscapes of all kinds."""
    count = 0
    for kind in range(LANDSCAPES):
        count += state.landscapes[seat, kind]
    return count


def landscape_bits(state: State, seat: int) -> int:
    """PF-66: the kinds of landscape a player has, a bit for each."""
    bits = 0
    for kind in range(LANDSCAPES):
        if state.landscapes[seat, kind] > 0:
            bits |= 1 << kind
    return bits


def landscape_kinds(state: State, seat: int) -> int:
    """PF-66: kinds of landscape present."""
    return count_bits(landscape_bits(state, seat))


def categories_present(state: State, seat: int) -> int:
    """PF-67: forest, lake, park, jester, architect, prestige card, freedom."""
    count = landscape_kinds(state, seat)
    if state.jesters[seat] > 0:
        count += 1
    if state.architects[seat] > 0:
        count += 1
    if state.prestige_size[seat] > 0:
        count += 1
    if state.freedoms[seat] != 0:
        count += 1
    return count


def free_squares(state: State, seat: int) -> int:
    """PF-82: the palace is not free."""
    return CELLS - count_bits(state.covered[seat])


def figure_of(state: State, seat: int, figure: int) -> int:
    """How much of something a player has."""
    if figure == FIGURE_BUILDING:
        return count_bits(state.buildings[seat])
    if figure < FIGURE_SIZE:
        return buildings_of_size(state, seat, figure - FIGURE_LARGE)
    if figure == FIGURE_SIZE:
        return sizes_present(state, seat)
    if figure == FIGURE_LANDSCAPE:
        return landscapes_of(state, seat)
    if figure < FIGURE_LANDSCAPE_KIND:
        return state.landscapes[seat, figure - FIGURE_LANDSCAPE - 1]
    if figure == FIGURE_LANDSCAPE_KIND:
        return landscape_kinds(state, seat)
    if figure == FIGURE_FREEDOM:
        return count_bits(state.freedoms[seat])
    if figure == FIGURE_JESTER:
        return state.jesters[seat]
    if figure == FIGURE_ARCHITECT:
        return state.architects[seat]
    if figure == FIGURE_PRESTIGE_CARD:
        return state.prestige_size[seat]
    if figure == FIGURE_HAND_CARD:
        return cards_in_hand(state, seat)
    if figure == FIGURE_TABLE_CARD:
        return cards_on_table(state, seat)
    if figure == FIGURE_CATEGORY:
        return categories_present(state, seat)
    if figure == FIGURE_FREE_SQUARE:
        return free_squares(state, seat)
    return cards_in_hand(state, seat) + cards_on_table(state, seat)


# -- bonus cards


def bonus_value(state: State, seat: int, card: int, to_play: int) -> int:
    """What a bonus card adds to a work; `to_play` is 1 while the profession is still in the hand (PF-68, PF-69)."""
    value = 0
    for term in range(BONUS_TERMS[card]):
        figure = BONUS_FIGURE[card, term]
        count = figure_of(state, seat, figure)
        if figure == FIGURE_HAND_CARD:
            count -= to_play
        elif figure == FIGURE_TABLE_CARD:
            count += to_play
        value += BONUS_TIMES[card, term] * count
    return value


def bonus_value_now(state: State, seat: int, card: int) -> int:
    """What a bonus card would add to the work being made, or else to one made now."""
    is_played = (state.phase == BONUS and state.actor == seat) or state.hand_size[seat] == 0
    return bonus_value(state, seat, card, 0 if is_played else 1)


def all_bonus_values(state: State, seat: int, to_play: int) -> int:
    """What all bonus cards in hand would add together."""
    value = 0
    cards = state.bonus_hand[seat]
    while cards != 0:
        value += bonus_value(state, seat, lowest_bit(cards), to_play)
        cards &= cards - 1
    return value


# -- prestige cards


def prestige_card_points(state: State, seat: int, card: int) -> int:
    """What a prestige card scores for its owner if the game ended now."""
    if PRESTIGE_RULE[card] == LEAST:
        return PRESTIGE_POINTS[card] if meets_all(state, seat, card) else 0
    own = figure_of(state, seat, PRESTIGE_FIGURE[card, 0])
    if PRESTIGE_RULE[card] != FEWEST and own == 0:
        return 0
    points = PRESTIGE_POINTS[card]
    for other in range(state.seats):
        theirs = figure_of(state, other, PRESTIGE_FIGURE[card, 0])
        ahead = own - theirs if PRESTIGE_RULE[card] == FEWEST else theirs - own
        if ahead > 0:
            return 0
        if ahead == 0 and other != seat:
            points = PRESTIGE_TIED[card]
    return points


def meets_all(state: State, seat: int, card: int) -> int:
    """Whether a player has at least what a card names."""
    for term in range(PRESTIGE_TERMS[card]):
        if figure_of(state, seat, PRESTIGE_FIGURE[card, term]) < PRESTIGE_LEAST[card, term]:
            return 0
    return 1
