"""Rounds and the end (PF-5, PF-35, PF-72): the best work, the next round, and what is scored after the seventh."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.events import reveal, tell
from signoria.core.rules.ranking import compare_in_order
from signoria.core.rules.seats import next_seat
from signoria.games.princes_of_florence.components import BEST_WORK_POINTS, MINIMUM, PRESTIGE_PRICE
from signoria.games.princes_of_florence.constants import PRESTIGE_CARDS, ROUNDS
from signoria.games.princes_of_florence.rules.card_values import prestige_card_points
from signoria.games.princes_of_florence.rules.money import gain, gain_and_tell, place_on_track
from signoria.games.princes_of_florence.state import (
    AUCTIONS,
    BEST_WORK,
    BONUS_PILE,
    BY_BANKER,
    BY_BEST_WORKS,
    BY_CARDS,
    BY_MERCHANT,
    CARD_SCORED,
    CHARACTER_BIDS,
    CLOSING,
    FLORINS_EXCHANGED,
    GAME_ENDED,
    GAME_OVER,
    MERCHANT,
    NEXT,
    NOBODY,
    OPEN,
    OVER,
    PRESTIGE_PILE,
    PROFESSOR,
    PROFESSOR_LOST,
    PROFESSOR_PHASE,
    ROUND_BEGUN,
    State,
)


def start_round(state: State) -> None:
    """PF-11: the first player opens the first auction."""
    state.sold = 0
    state.out = 0
    state.turn = state.first
    state.actor = state.first
    state.stage = AUCTIONS
    state.phase = OPEN
    tell(state, ROUND_BEGUN, state.round, state.first, MINIMUM[state.round])


def end_round(state: State) -> None:
    """PF-5: the best work is scored, the next seat clockwise is the first player of the next round.

    PF-104: muse, cardinal and princess go back; only merchant and professor outlast the round.
    """
    score_best_work(state)
    for character in range(MERCHANT):
        state.character_owner[character] = NOBODY
    if state.round == ROUNDS:
        close_game(state)
    else:
        state.first = next_seat(state, state.first)
        state.round += 1
        start_round(state)


def score_best_work(state: State) -> None:
    """PF-35: for every player who reached the highest value, once; without a work nothing."""
    best = 0
    for seat in range(state.seats):
        best = max(best, state.best_work[seat])
    for seat in range(state.seats):
        if best > 0 and state.best_work[seat] == best:
            gain(state, seat, BEST_WORK_POINTS, BY_BEST_WORKS)
            tell(state, BEST_WORK, seat, best, BEST_WORK_POINTS)
    for seat in range(state.seats):
        state.best_work[seat] = 0


# -- merchant and professor at their last moment


def score_merchant(state: State) -> None:
    """PF-108: as many points as the owner's place on the track; the merchant goes back (PF-104)."""
    seat = state.character_owner[MERCHANT]
    if seat != NOBODY:
        state.character_owner[MERCHANT] = NOBODY
        gain_and_tell(state, seat, place_on_track(state, seat), BY_MERCHANT)


def may_use_merchant(state: State, seat: int) -> int:
    """PF-108: its owner."""
    return 0 if state.character_owner[MERCHANT] == seat else 108


def use_merchant(state: State) -> None:
    """PF-108: the points now."""
    score_merchant(state)
    state.phase = NEXT


def can_use_professor(state: State) -> int:
    """PF-109: somebody has it, and a pile is not empty."""
    if state.character_owner[PROFESSOR] == NOBODY:
        return 0
    return 1 if state.pile_size[BONUS_PILE] > 0 or state.pile_size[PRESTIGE_PILE] > 0 else 0


def ask_for_professor(state: State) -> None:
    """PF-109: its owner may use it now, for the last time."""
    state.actor = state.character_owner[PROFESSOR]
    state.phase = PROFESSOR_PHASE


def lose_professor(state: State) -> None:
    """PF-109: unused it is lost."""
    if state.character_owner[PROFESSOR] != NOBODY:
        tell(state, PROFESSOR_LOST, state.character_owner[PROFESSOR])
        state.character_owner[PROFESSOR] = NOBODY


def may_keep_professor(state: State) -> int:
    """PF-109: as long as there is another moment to use it."""
    return 0 if state.stage == CHARACTER_BIDS else 109


def may_forgo_professor(state: State) -> int:
    """PF-109: at its last moment."""
    return 0 if state.stage != CHARACTER_BIDS else 109


def decide_later(state: State) -> None:
    """PF-25, PF-108, PF-109: not now."""
    state.phase = NEXT


# -- the end


def close_game(state: State) -> None:
    """PF-72: merchant, then professor, before the prestige cards."""
    state.stage = CLOSING
    score_merchant(state)
    if can_use_professor(state):
        ask_for_professor(state)
    else:
        finish_game(state)


def finish_game(state: State) -> None:
    """PF-72: prestige cards, then the banker's exchange."""
    lose_professor(state)
    reveal(state)
    for seat in range(state.seats):
        for card in range(PRESTIGE_CARDS):
            if has_bit(state.prestige_hand[seat], card):
                points_of_card = prestige_card_points(state, seat, card)
                gain(state, seat, points_of_card, BY_CARDS)
                tell(state, CARD_SCORED, seat, card, points_of_card)
    exchange_with_banker(state)
    state.stage = GAME_OVER
    state.phase = OVER
    state.actor = NOBODY
    tell(state, GAME_ENDED)


def exchange_with_banker(state: State) -> None:
    """PF-110: who took the banker in round seven turns florins into points, as many as possible."""
    seat = state.banker_taker
    if seat != NOBODY:
        bought = state.florins[seat] // PRESTIGE_PRICE
        state.florins[seat] -= bought * PRESTIGE_PRICE
        gain(state, seat, bought, BY_BANKER)
        tell(state, FLORINS_EXCHANGED, seat, bought * PRESTIGE_PRICE, bought)


def points(state: State, seat: int) -> int:
    """Prestige points: what the track shows, and at the end everything."""
    return state.prestige[seat]


def place(state: State, seat: int) -> int:
    """PF-72: most points; a tie goes to most florins; still tied, the place is shared."""
    rank = 1
    for other in range(state.seats):
        more_points = state.prestige[other] - state.prestige[seat]
        more_florins = state.florins[other] - state.florins[seat]
        if compare_in_order(more_points, more_florins) > 0:
            rank += 1
    return rank
