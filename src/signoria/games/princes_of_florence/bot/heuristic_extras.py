"""What the apprentice thinks of characters (Muse & Princess) and of offers (Cooperation)."""

from __future__ import annotations

from signoria.core.rules.bits import lowest_bit
from signoria.games.princes_of_florence.bot.prospects import HUNDRED, POINT, gain_of_building
from signoria.games.princes_of_florence.components import BUILDING_POINTS, MINIMUM
from signoria.games.princes_of_florence.constants import ROUNDS
from signoria.games.princes_of_florence.rules.actions import building_cost
from signoria.games.princes_of_florence.rules.money import place_on_track
from signoria.games.princes_of_florence.rules.works import value_of_princess_work, value_of_work
from signoria.games.princes_of_florence.state import (
    BANKER,
    CARDINAL,
    MERCHANT,
    MUSE,
    PRESTIGE_PILE,
    PRINCESS,
    PROFESSOR,
    State,
)

FREE_CARD = 32
EXTRA_ACTION = 32
FREE_PURCHASE = 22
ASKED_OF_PARTNER = 4
"""Hundreds the apprentice asks of a neighbour for half a building."""

# -- characters


def weigh_character(state: State, seat: int, character: int, number: int) -> int:
    """What a character would bring this round, less its price."""
    return worth_of_character(state, seat, character) - HUNDRED * number


def worth_of_character(state: State, seat: int, character: int) -> int:
    """Muse, cardinal, princess, merchant, professor, banker."""
    if character == MUSE:
        return HUNDRED * state.round * min(2, works_possible(state, seat, state.round))
    if character == CARDINAL:
        return EXTRA_ACTION
    if character == PRINCESS:
        value = value_of_princess_work(state, seat)
        return HUNDRED * value - EXTRA_ACTION if value >= MINIMUM[state.round] else 0
    if character == MERCHANT:
        points_now = POINT * place_on_track(state, seat)
        return points_now if state.round == ROUNDS else max(points_now, FREE_PURCHASE)
    if character == PROFESSOR:
        return FREE_CARD
    worth = HUNDRED * state.banker_money
    return worth + HUNDRED * state.florins[seat] // 2 if state.round == ROUNDS and character == BANKER else worth


def works_possible(state: State, seat: int, more: int) -> int:
    """Works of the hand that reach the round's minimum with so much more value."""
    count = 0
    cards = state.hand[seat]
    while cards != 0:
        if value_of_work(state, seat, lowest_bit(cards)) + more >= MINIMUM[state.round]:
            count += 1
        cards &= cards - 1
    return count


def weigh_merchant(state: State, seat: int) -> int:
    """The merchant at once when far behind or at the end."""
    return 1 if state.round == ROUNDS or POINT * place_on_track(state, seat) > FREE_PURCHASE else -1


def weigh_professor(state: State, pile: int) -> int:
    """The professor always, for a prestige card."""
    return 2 if pile == PRESTIGE_PILE else 1


def weigh_free(state: State) -> int:
    """The price saved."""
    return HUNDRED * state.bid


def weigh_points_now(state: State, seat: int) -> int:
    """The merchant's points, if they are more."""
    return POINT * place_on_track(state, seat)


# -- offers


def gain_of_offer(state: State, seat: int, kind: int) -> int:
    """What a building would bring if a neighbour paid a share, less what the neighbour gains; not after a refusal."""
    if state.refusals > 0:
        return 0
    return max(0, gain_of_building(state, seat, kind) + HUNDRED * ASKED_OF_PARTNER - POINT)


def weigh_partner(state: State, other: int) -> int:
    """Rather one who is behind."""
    return -state.prestige[other]


def weigh_price(state: State, price: int) -> int:
    """The usual price."""
    return -abs(price - ASKED_OF_PARTNER)


def weigh_price_named(state: State, seat: int) -> int:
    """Take another price than one asked for if the building still pays."""
    gain = gain_of_building(state, seat, state.piece) + POINT * BUILDING_POINTS
    return gain + HUNDRED * (state.price - building_cost(state, seat))


def gain_of_joining(state: State, seat: int) -> int:
    """What half a building brings; the active player's points are a loss."""
    return gain_of_building(state, seat, state.piece) + POINT * BUILDING_POINTS // 2


def weigh_price_offered(state: State, seat: int) -> int:
    """Accept what pays."""
    gain = gain_of_joining(state, seat)
    return gain - HUNDRED * state.price if state.price * 2 <= state.florins[seat] else -1


def weigh_counter(state: State, seat: int, price: int) -> int:
    """Else name a price that would."""
    fair = min(gain_of_joining(state, seat) // HUNDRED, state.florins[seat] // 2)
    return 1 if price == fair and fair < state.price else -1 - abs(price - fair)
