"""The three piles of cards (PF-24, PF-45, PF-47): looking at the top cards, keeping one, the others under the pile.

Who knows which card lies in a place of a pile is kept with the place: a player knows what they put there, until
somebody else handles it.
"""

from __future__ import annotations

from signoria.core.rules.events import reveal, tell, whisper
from signoria.core.rules.listing import list_range
from signoria.core.rules.state_record import Row
from signoria.games.princes_of_florence.components import LOOK
from signoria.games.princes_of_florence.state import (
    BONUS_PILE,
    CARD_KEPT,
    CARD_SEEN,
    CARD_TAKEN,
    CARDS_A_PILE,
    CARDS_LOOKED_AT,
    CARDS_RETURNED,
    HAND_LOOKED_AT,
    LOOK_AT,
    NEXT,
    NOTHING,
    PROFESSION_PILE,
    UNDER,
    State,
)


def put_under(state: State, pile: int, card: int, known_to: int) -> None:
    """A card to the bottom of a pile; `known_to` has a bit for each seat that knows it."""
    state.pile[pile, state.pile_size[pile]] = card
    state.pile_known[pile, state.pile_size[pile]] = known_to
    state.pile_size[pile] += 1


def take_top_cards(state: State, pile: int, count: int) -> None:
    """Close the gap that the top cards leave."""
    left = state.pile_size[pile] - count
    for place in range(left):
        state.pile[pile, place] = state.pile[pile, place + count]
        state.pile_known[pile, place] = state.pile_known[pile, place + count]
    for place in range(left, state.pile_size[pile]):
        state.pile[pile, place] = 0
        state.pile_known[pile, place] = 0
    state.pile_size[pile] = left


def look_at_pile(state: State, seat: int, pile: int) -> None:
    """PF-24, PF-45, PF-47: take up the top five cards, or all that are left."""
    count = min(LOOK, HAND_LOOKED_AT, state.pile_size[pile])
    tell(state, CARDS_LOOKED_AT, seat, pile, count)
    reveal(state)
    for place in range(count):
        state.looked[seat, place] = state.pile[pile, place]
        whisper(state, seat, CARD_SEEN, seat, pile * CARDS_A_PILE + state.looked[seat, place])
    take_top_cards(state, pile, count)
    state.looked_size = count
    state.looked_pile = pile
    state.actor = seat
    state.phase = LOOK_AT


def may_keep(state: State, place: int) -> int:
    """One of the cards being looked at; the clause is that of the pile."""
    return 0 if place < state.looked_size else clause_of_pile(state.looked_pile)


def list_looked(state: State, moves: Row, count: int, first: int) -> int:
    """All of the cards being looked at."""
    return list_range(moves, count, first, state.looked_size)


def clause_of_looking(state: State) -> int:
    """The clause about the pile being looked at."""
    return clause_of_pile(state.looked_pile)


def clause_of_pile(pile: int) -> int:
    """The clause about drawing from a pile."""
    if pile == PROFESSION_PILE:
        return 45
    return 47 if pile == BONUS_PILE else 24


def keep_card(state: State, seat: int, place: int) -> None:
    """Into the hand; the others are put under the pile next."""
    card = take_out_of_looked(state, seat, place)
    if state.looked_pile == PROFESSION_PILE:
        state.hand[seat] |= 1 << card
        state.hand_size[seat] += 1
        state.drawn[seat] += 1
    elif state.looked_pile == BONUS_PILE:
        state.bonus_hand[seat] |= 1 << card
        state.bonus_size[seat] += 1
    else:
        state.prestige_hand[seat] |= 1 << card
        state.prestige_size[seat] += 1
    tell(state, CARD_KEPT, seat, state.looked_pile)
    whisper(state, seat, CARD_TAKEN, seat, state.looked_pile * CARDS_A_PILE + card)
    state.phase = UNDER
    put_last_under(state, seat)


def take_out_of_looked(state: State, seat: int, place: int) -> int:
    """A card from among those being looked at; the others keep their order."""
    card = state.looked[seat, place]
    for later in range(place, state.looked_size - 1):
        state.looked[seat, later] = state.looked[seat, later + 1]
    state.looked_size -= 1
    state.looked[seat, state.looked_size] = 0
    return card


def return_card(state: State, seat: int, place: int) -> None:
    """One of the others under the pile, which the others do not see."""
    put_looked_under(state, seat, place)
    put_last_under(state, seat)


def return_rest(state: State, seat: int) -> None:
    """All that are left, in the order in which they were looked at."""
    while state.looked_size > 0:
        put_looked_under(state, seat, 0)
    put_last_under(state, seat)


def put_looked_under(state: State, seat: int, place: int) -> None:
    """One of the cards being looked at to the bottom of its pile."""
    card = take_out_of_looked(state, seat, place)
    put_under(state, state.looked_pile, card, 1 << seat)


def put_last_under(state: State, seat: int) -> None:
    """The last card has only one way to go; then the looking is over."""
    if state.looked_size <= 1:
        if state.looked_size == 1:
            put_looked_under(state, seat, 0)
        tell(state, CARDS_RETURNED, seat, state.looked_pile)
        state.looked_pile = NOTHING
        state.phase = NEXT
