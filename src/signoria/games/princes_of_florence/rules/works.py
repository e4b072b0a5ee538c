"""Works (PF-31 to PF-34, PF-105, PF-107): a profession, bonus cards one by one, then florins and prestige."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits, has_bit, lowest_bit
from signoria.core.rules.events import reveal, tell
from signoria.core.rules.listing import list_bits, list_range
from signoria.core.rules.state_record import Row
from signoria.games.princes_of_florence.components import (
    MINIMUM,
    PRESTIGE_PRICE,
    PRINCESS_ARCHITECT,
    PRINCESS_BUILDING,
    PRINCESS_CARD,
    PRINCESS_LANDSCAPE,
    PROFESSION_BUILDING,
    PROFESSION_FREEDOM,
    PROFESSION_LANDSCAPE,
    WORK_BUILDING,
    WORK_CARD,
    WORK_FREEDOM,
    WORK_JESTER,
    WORK_LANDSCAPE,
    WORK_PAY,
)
from signoria.games.princes_of_florence.rules.card_values import (
    all_bonus_values,
    bonus_value,
    cards_in_hand,
    cards_on_table,
    landscape_bits,
    landscapes_of,
)
from signoria.games.princes_of_florence.rules.money import gain
from signoria.games.princes_of_florence.rules.turns import spend_action
from signoria.games.princes_of_florence.state import (
    BONUS,
    BONUS_PLAYED,
    BY_WORKS,
    MAX_PRESTIGE,
    MUSE,
    NOBODY,
    PAY,
    PRINCESS,
    PRINCESS_HELPED,
    WORK_BEGUN,
    WORK_MADE,
    WORK_PAID,
    State,
)


def value_of_work(state: State, seat: int, card: int) -> int:
    """PF-31: what the profession likes and what every work gets, before bonus cards."""
    landscapes = landscape_bits(state, seat)
    return common_value(state, seat) + liked(card, state.buildings[seat], landscapes, state.freedoms[seat])


def common_value(state: State, seat: int) -> int:
    """PF-31: what every work of a player gets: jesters (PF-22), cards and the muse (PF-105)."""
    value = WORK_JESTER * state.jesters[seat] + muse_value(state, seat)
    return value + WORK_CARD * (cards_in_hand(state, seat) + cards_on_table(state, seat))


def liked(card: int, buildings: int, landscapes: int, freedoms: int) -> int:
    """PF-31: what a profession finds of what it likes, among kinds given by bits."""
    value = 0
    if has_bit(buildings, PROFESSION_BUILDING[card]):
        value += WORK_BUILDING
    if has_bit(landscapes, PROFESSION_LANDSCAPE[card]):
        value += WORK_LANDSCAPE
    if has_bit(freedoms, PROFESSION_FREEDOM[card]):
        value += WORK_FREEDOM
    return value


def muse_value(state: State, seat: int) -> int:
    """PF-105: the number of the round on each of the owner's works."""
    return state.round if state.character_owner[MUSE] == seat else 0


def value_of_princess_work(state: State, seat: int) -> int:
    """PF-107: landscapes, buildings, architects and cards; no bonus cards, jesters or freedoms."""
    value = PRINCESS_LANDSCAPE * landscapes_of(state, seat) + PRINCESS_BUILDING * count_bits(state.buildings[seat])
    value += PRINCESS_ARCHITECT * state.architects[seat]
    return value + PRINCESS_CARD * (cards_in_hand(state, seat) + cards_on_table(state, seat))


# -- making a work


def may_work(state: State, seat: int, card: int) -> int:
    """PF-31: a profession of the own hand; PF-32: the minimum must be within reach, bonus cards included."""
    if state.actions_left == 0:
        return 30
    if not has_bit(state.hand[seat], card):
        return 31
    if value_of_work(state, seat, card) + all_bonus_values(state, seat, 1) < MINIMUM[state.round]:
        return 32
    return 0


def list_works(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """PF-31, PF-32, PF-107: works that can reach the minimum; `may_work` says the same of one."""
    if state.actions_left > 0:
        cards = state.hand[seat]
        buildings = state.buildings[seat]
        landscapes = landscape_bits(state, seat)
        freedoms = state.freedoms[seat]
        short = MINIMUM[state.round] - all_bonus_values(state, seat, 1) - common_value(state, seat)
        while cards != 0:
            card = lowest_bit(cards)
            cards &= cards - 1
            if liked(card, buildings, landscapes, freedoms) >= short:
                moves[count] = first + card
                count += 1
    return count


def begin_work(state: State, seat: int, card: int) -> None:
    """PF-31: the profession is laid face up; with bonus cards in hand these are asked for."""
    if not has_bit(state.shown[seat], card):
        reveal(state, seat)
    state.work_value = value_of_work(state, seat, card)
    state.hand[seat] &= ~(1 << card)
    state.hand_size[seat] -= 1
    state.shown[seat] &= ~(1 << card)
    state.table[seat] |= 1 << card
    tell(state, WORK_BEGUN, seat, card, state.work_value)
    if state.bonus_size[seat] > 0:
        state.phase = BONUS
    else:
        make_work(state, seat)


def may_play_bonus(state: State, seat: int, card: int) -> int:
    """PF-31: any bonus card of the own hand, though it adds nothing."""
    return 0 if has_bit(state.bonus_hand[seat], card) else 31


def list_bonus_cards(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """PF-31: any bonus card."""
    return list_bits(moves, count, first, state.bonus_hand[seat])


def play_bonus(state: State, seat: int, card: int) -> None:
    """PF-47: it leaves the game; after the last one the work is made."""
    reveal(state, seat)
    value = bonus_value(state, seat, card, 0)
    state.work_value += value
    state.bonus_hand[seat] &= ~(1 << card)
    state.bonus_size[seat] -= 1
    tell(state, BONUS_PLAYED, seat, card, value)
    if state.bonus_size[seat] == 0:
        make_work(state, seat)


def may_stop_bonus(state: State) -> int:
    """PF-32: not before the minimum is reached."""
    return 0 if state.work_value >= MINIMUM[state.round] else 32


def may_use_princess(state: State, seat: int) -> int:
    """PF-107: her owner, once, as an action, if the minimum is reached."""
    if state.character_owner[PRINCESS] != seat:
        return 107
    if state.actions_left == 0:
        return 30
    return 0 if value_of_princess_work(state, seat) >= MINIMUM[state.round] else 32


def use_princess(state: State, seat: int) -> None:
    """PF-107: a work without a profession; she goes back (PF-104)."""
    state.work_value = value_of_princess_work(state, seat)
    state.character_owner[PRINCESS] = NOBODY
    tell(state, PRINCESS_HELPED, seat, state.work_value)
    make_work(state, seat)


def make_work(state: State, seat: int) -> None:
    """PF-33: the value is paid; how much of it becomes prestige is asked."""
    tell(state, WORK_MADE, seat, state.work_value)
    state.phase = PAY


def most_prestige(state: State) -> int:
    """PF-33: two hundred a point, out of the payment."""
    return min(state.work_value * WORK_PAY // PRESTIGE_PRICE, MAX_PRESTIGE - 1)


def may_turn_into_prestige(state: State, points_bought: int) -> int:
    """PF-33, PF-34: no more than the payment of this work."""
    return 0 if points_bought <= most_prestige(state) else 33


def list_prestige(state: State, moves: Row, count: int, first: int) -> int:
    """PF-33: from nothing to all of the payment."""
    return list_range(moves, count, first, most_prestige(state) + 1)


def pay_for_work(state: State, seat: int, points_bought: int) -> None:
    """PF-33: a hundred for each point of value, less what is turned into prestige; PF-35: the best one is kept."""
    florins = state.work_value * WORK_PAY - points_bought * PRESTIGE_PRICE
    state.florins[seat] += florins
    gain(state, seat, points_bought, BY_WORKS)
    state.best_work[seat] = max(state.best_work[seat], state.work_value)
    tell(state, WORK_PAID, seat, florins, points_bought)
    state.work_value = 0
    spend_action(state)
