"""How an apprentice weighs moves: what a commission is worth, in hundredths of a point, against what it costs."""

from __future__ import annotations

from signoria.core.rules.written_weights import weights_chapter
from signoria.games.bottega import moves
from signoria.games.bottega.components import (
    FAME,
    FLORINS,
    FLORINS_A_POINT,
    LOVES_ARTS,
    LOVES_FLORINS,
    MOST_OF_AN_ART,
    PATRON_EACH,
    PATRON_LOVES,
    PATRON_POINTS,
    WORKS,
)
from signoria.games.bottega.rules.setting_up import commissions_to_come
from signoria.games.bottega.rules.the_end import works_of
from signoria.games.bottega.state import State

POINT = 100


def worth(state: State, seat: int, commission: int) -> int:
    """What a commission promises a seat: fame, the lead in its art, and the patron's love."""
    art = commission // WORKS
    return FAME[commission] * POINT + worth_of_lead(state, seat, art) + worth_to_patron(state, seat, art)


def worth_of_lead(state: State, seat: int, art: int) -> int:
    """One more of an art: most where it decides who leads, less the further one is behind or ahead."""
    rival = 0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, works_of(state, other, art))
    apart = works_of(state, seat, art) - rival
    return MOST_OF_AN_ART * POINT // max(2, 2 + apart, 2 - apart)


def worth_to_patron(state: State, seat: int, art: int) -> int:
    """What the seat's own patron gives for one more of an art."""
    patron = state.patron[seat]
    if PATRON_LOVES[patron] == art:
        return PATRON_POINTS[patron] * POINT // max(1, PATRON_EACH[patron])
    if PATRON_LOVES[patron] == LOVES_ARTS and works_of(state, seat, art) == 0:
        return PATRON_POINTS[patron] * POINT // max(1, PATRON_EACH[patron])
    return 0


def cost_of_florin(state: State, seat: int) -> int:
    """What a florin is worth: much while one has few and there is much to buy, at the end what is scored for it."""
    scored = POINT // FLORINS_A_POINT
    if PATRON_LOVES[state.patron[seat]] == LOVES_FLORINS:
        scored += POINT * PATRON_POINTS[state.patron[seat]] // max(1, PATRON_EACH[state.patron[seat]])
    to_come = commissions_to_come(state) + 1
    return max(scored, min(100, 20 + 10 * to_come) * FLORINS // max(5, state.florins[seat]))


def weight_of_bidding(state: State, seat: int, price: int) -> int:
    """The gain if nobody bids more, less as more may; and the price that others get counts, too."""
    share = price // max(1, state.seats - 1)
    gain = worth(state, seat, state.offered) - (price + share) * cost_of_florin(state, seat)
    return gain * chance_to_get(state, seat, price) // 100


def chance_to_get(state: State, seat: int, price: int) -> int:
    """In percent: each who is still to bid, and has more, bids more the likelier the lower the price is."""
    fair = worth(state, seat, state.offered) // max(1, cost_of_florin(state, seat))
    chance = 100
    for other in range(state.seats):
        if other != seat and state.bid[other] == 0 and state.florins[other] > price:
            chance = chance * min(95, max(5, 95 - 12 * (fair - price))) // 100
    return chance


def weight_of_passing(state: State, seat: int) -> int:
    """A share of what the leader pays, and for the master the alms box."""
    share = state.highest // max(1, state.seats - 1)
    if seat == state.master:
        share += state.box
    return share * cost_of_florin(state, seat)


def weight_of_offering(state: State, seat: int, commission: int) -> int:
    """What is worth most to oneself: the last word is one's own."""
    return worth(state, seat, commission)


weights = weights_chapter(
    moves.MOVES,
    __package__,
    {
        moves.OFFER_ONE: weight_of_offering,
        moves.MAKE_BID: weight_of_bidding,
        moves.PASS: weight_of_passing,
    },
)
