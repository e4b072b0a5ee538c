"""What a seat cannot know, dealt anew: the others' hands and choices, the deck, the cities to come. (ruling: IP-13)

Coins are secret but can be counted, so they stay. Cards that everybody saw being won stay in their hands.
"""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.chance import below, shuffle_anew
from signoria.games.il_principe.components import CHOICES_END, CITIES_OUT, FIRST_CHOICE
from signoria.games.il_principe.constants import COLOURS
from signoria.games.il_principe.rules.coins_and_cards import draw_card, may_lay_in_reserve
from signoria.games.il_principe.state import OVER, RESERVE, State


def redeal(state: State, seat: int) -> None:
    """Deal anew what this seat cannot know."""
    if state.phase != OVER:
        redeal_hands(state, seat)
    if state.phase == RESERVE:
        choose_anew(state, seat)
    shuffle_anew(state.generator, state.city_pile, CITIES_OUT[state.seats] + state.city_pile_size)


def redeal_hands(state: State, seat: int) -> None:
    """The others' unknown cards go back to the deck, and as many are drawn."""
    for other in range(state.seats):
        if other != seat:
            for colour in range(COLOURS):
                unknown = state.hand[other, colour] - state.known[other, colour]
                state.hand[other, colour] -= unknown
                state.deck[colour] += unknown
                state.deck_size += unknown
    for other in range(state.seats):
        if other != seat:
            for _ in range(state.hand_size[other] - cards_known(state, other)):
                state.hand[other, draw_card(state)] += 1


def cards_known(state: State, seat: int) -> int:
    """How many cards everybody knows to be in a hand."""
    count = 0
    for colour in range(COLOURS):
        count += state.known[seat, colour]
    return count


def choose_anew(state: State, seat: int) -> None:
    """IP-12: who has laid cards into the reserve has laid some of the new hand."""
    for other in range(state.seats):
        if other != seat and has_bit(state.chosen, other):
            state.choice[other] = choice_by_lot(state, other)


def choice_by_lot(state: State, other: int) -> int:
    """One of the choices this hand allows, each as likely as the other."""
    state.chosen &= ~(1 << other)
    found = 0
    chosen = 0
    for choice in range(FIRST_CHOICE[state.seats], CHOICES_END[state.seats]):
        if may_lay_in_reserve(state, other, choice) == 0:
            found += 1
            if below(state.generator, found) == 0:
                chosen = choice
    state.chosen |= 1 << other
    return chosen
