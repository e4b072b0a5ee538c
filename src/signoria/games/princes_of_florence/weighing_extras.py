"""What the apprentice thinks of characters (Muse & Princess) and of offers (Cooperation)."""

from __future__ import annotations

from signoria.core.bits import has_bit
from signoria.games.princes_of_florence.actions import building_cost
from signoria.games.princes_of_florence.components import BUILDING_POINTS, MINIMUM
from signoria.games.princes_of_florence.kinds import PROFESSIONS, ROUNDS
from signoria.games.princes_of_florence.money import place_on_track
from signoria.games.princes_of_florence.prospects import HUNDRED, POINT, gain_of_building
from signoria.games.princes_of_florence.state import (
    ACCEPT,
    ANSWER,
    ASK_PRICE,
    BANKER,
    CARDINAL,
    COUNTER,
    DECLINE,
    DROP,
    LATER,
    MERCHANT,
    MERCHANT_POINTS,
    MUSE,
    NUMBERS,
    PARTNER,
    PASS,
    PAY_POINTS,
    PRESTIGE_PILE,
    PRICE,
    PRINCESS,
    PROFESSOR,
    PROFESSOR_DRAW,
    STAND_ON,
    TAKE_FREE,
    WITH_PARTNER,
    State,
)
from signoria.games.princes_of_florence.works import value_of_princess_work, value_of_work

FREE_CARD = 32
EXTRA_ACTION = 32
FREE_PURCHASE = 22
ASKED_OF_PARTNER = 4
"""Hundreds the apprentice asks of a neighbour for half a building."""

# -- characters


def weigh_character(state: State, seat: int, move: int) -> int:
    """What a character would bring this round, less its price."""
    if move == PASS:
        return 0
    character = (move - STAND_ON) // NUMBERS
    number = (move - STAND_ON) % NUMBERS
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
    for card in range(PROFESSIONS):
        if has_bit(state.hand[seat], card) and value_of_work(state, seat, card) + more >= MINIMUM[state.round]:
            count += 1
    return count


def weigh_use(state: State, seat: int, move: int) -> int:
    """The merchant at once when far behind or at the end; the professor always, for a prestige card."""
    if move == LATER or move == DECLINE:
        return 0
    if move == MERCHANT_POINTS:
        return 1 if state.round == ROUNDS or POINT * place_on_track(state, seat) > FREE_PURCHASE else -1
    return 2 if move == PROFESSOR_DRAW + PRESTIGE_PILE else 1


def weigh_settling(state: State, seat: int, move: int) -> int:
    """Free, or points, whichever is more."""
    if move == TAKE_FREE:
        return HUNDRED * state.bid
    return POINT * place_on_track(state, seat) if move == PAY_POINTS else 0


# -- offers


def weigh_offer(state: State, seat: int, kind: int) -> int:
    """What a building would bring if a neighbour paid a share, less what the neighbour gains; not after a refusal."""
    if state.refusals > 0:
        return 0
    return max(0, gain_of_building(state, seat, kind) + HUNDRED * ASKED_OF_PARTNER - POINT)


def weigh_offer_step(state: State, seat: int, move: int) -> int:
    """Partner, price and answers."""
    if state.phase == PARTNER:
        return -state.prestige[move - WITH_PARTNER]
    if state.phase == PRICE:
        return -abs(move - ASK_PRICE - ASKED_OF_PARTNER)
    if state.phase == ANSWER:
        return weigh_answer(state, seat, move)
    if move == DROP:
        return 0
    gain = gain_of_building(state, seat, state.piece) + POINT * BUILDING_POINTS
    return gain + HUNDRED * (state.price - building_cost(state, seat))


def weigh_answer(state: State, seat: int, move: int) -> int:
    """Accept what pays, else name a price that would; the active player's points are a loss."""
    gain = gain_of_building(state, seat, state.piece) + POINT * BUILDING_POINTS // 2
    if move == DECLINE:
        return 0
    if move == ACCEPT:
        return gain - HUNDRED * state.price if state.price * 2 <= state.florins[seat] else -1
    fair = min(gain // HUNDRED, state.florins[seat] // 2)
    price = move - COUNTER
    return 1 if price == fair and fair < state.price else -1 - abs(price - fair)
