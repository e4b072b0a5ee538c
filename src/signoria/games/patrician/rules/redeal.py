"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit, lowest_bit
from signoria.core.rules.chance import shuffle
from signoria.games.patrician.components import CARD_SYMBOL, STAR
from signoria.games.patrician.rules.setting_up import draw_card, put_on_deck
from signoria.games.patrician.state import State


def redeal(state: State, seat: int) -> None:
    """Deal anew the deck and what is left of the others' opening hands. (ruling: PA-10)

    Cards that everybody saw being taken stay in their hands. The rest of a hand was dealt from the star cards (PA-4),
    so only star cards that nobody has seen can take its place.
    """
    for other in range(state.seats):
        for held in range(state.hand_size[other]):
            if is_unknown_to(state, seat, other, held):
                put_on_deck(state, state.hand[other, held])
    sort_deck(state)
    shuffle(state.generator, state.deck, state.deck_size)
    for other in range(state.seats):
        for held in range(state.hand_size[other]):
            if is_unknown_to(state, seat, other, held):
                state.hand[other, held] = draw_star_card(state)
    shuffle(state.generator, state.deck, state.deck_size)


def sort_deck(state: State) -> None:
    """By number, so that nothing is left of the order the deck had; faster than comparing cards."""
    cards = 0
    for place in range(state.deck_size):
        cards |= 1 << state.deck[place]
    for place in range(state.deck_size):
        state.deck[place] = lowest_bit(cards)
        cards &= cards - 1


def is_unknown_to(state: State, seat: int, other: int, held: int) -> int:
    """Whether a seat cannot know the card in this place of another's hand."""
    return 1 if other != seat and not has_bit(state.seen, state.hand[other, held]) else 0


def draw_star_card(state: State) -> int:
    """Draw the star card nearest the top of a deck that has one."""
    found = state.deck_size - 1
    while CARD_SYMBOL[state.deck[found]] != STAR:
        found -= 1
    card = state.deck[found]
    state.deck[found] = state.deck[state.deck_size - 1]
    state.deck[state.deck_size - 1] = card
    return draw_card(state)
