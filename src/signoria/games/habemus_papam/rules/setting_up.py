"""Setting up (HP-1 to HP-5): the three decks, the smokes, gems and gold, the Camerlengo, the orders."""

from __future__ import annotations

from signoria.core.rules.chance import below, shuffle
from signoria.core.rules.events import tell, whisper
from signoria.games.habemus_papam.components import (
    ABOVE_BLACK,
    ACTION_DECK,
    BLACK_PLACES,
    GEMS_IN_ALL,
    ORDER_DECK,
    POLITICS_DECK,
    START_GEMS,
    START_GOLD,
)
from signoria.games.habemus_papam.constants import (
    BLACK_SMOKE,
    CARDINAL_DECK,
    CARDINALS,
    DECK,
    GEMS,
    ORDER_CARDS,
    ORDERS_DEALT,
    PEOPLE,
    UNDER_WHITE_SMOKE,
    WHITE_SMOKE,
)
from signoria.games.habemus_papam.state import GAME_BEGUN, NEW_ROUND, NOBODY, NOTHING, ORDER_DEALT, State


def setup_table(state: State) -> None:
    """Set the table up; seats, first seat (or nobody) and generator are given, all else is zero."""
    draw_first_player(state)
    clear_table(state)
    shuffle_decks(state)
    hand_out(state)
    deal_orders(state)
    state.phase = NEW_ROUND


def draw_first_player(state: State) -> None:
    """HP-4: the Camerlengo, by lot unless the table named somebody."""
    if state.first == NOBODY:
        state.first = below(state.generator, state.seats)
    state.camerlengo = state.first
    tell(state, GAME_BEGUN, state.first)


def clear_table(state: State) -> None:
    """Nobody has anything in a display."""
    for person in range(PEOPLE):
        state.owner[person] = NOBODY
    for seat in range(state.seats):
        state.choice[seat] = NOTHING
        state.played[seat] = NOTHING
        state.bid[seat] = NOTHING
        state.discarded[seat] = NOTHING
    state.squadrone = NOBODY
    state.swapping = NOTHING


def shuffle_decks(state: State) -> None:
    """HP-1: politics and action cards; HP-2: the cardinals with the smokes among them."""
    for place in range(DECK):
        state.politics[place] = POLITICS_DECK[place]
        state.action_deck[place] = ACTION_DECK[place]
    shuffle(state.generator, state.politics, DECK)
    shuffle(state.generator, state.action_deck, DECK)
    state.deck_size = DECK
    for place in range(CARDINALS):
        state.cardinals[place] = place
    shuffle(state.generator, state.cardinals, CARDINALS)
    state.cardinals_left = CARDINALS
    under_white = below(state.generator, UNDER_WHITE_SMOKE + 1)
    under_black = CARDINALS - ABOVE_BLACK[below(state.generator, BLACK_PLACES)]
    put_under(state, WHITE_SMOKE, CARDINALS, under_white)
    put_under(state, BLACK_SMOKE, CARDINAL_DECK - 1, under_black + 1)


def put_under(state: State, smoke: int, size: int, under: int) -> None:
    """HP-2: put a smoke into the cardinals' deck of a size so that so many cards lie under it."""
    for place in range(size, under, -1):
        state.cardinals[place] = state.cardinals[place - 1]
    state.cardinals[under] = smoke


def hand_out(state: State) -> None:
    """HP-3: gems and gold behind the screens; the rest of the gems is the bank."""
    for gem in range(GEMS):
        state.bank[gem] = GEMS_IN_ALL[gem] - state.seats * START_GEMS[gem]
        for seat in range(state.seats):
            state.gems[seat, gem] = START_GEMS[gem]
    for seat in range(state.seats):
        state.gold[seat] = START_GOLD


def deal_orders(state: State) -> None:
    """HP-5: two to each, in secret; what is left over leaves the game unseen."""
    for place in range(ORDER_CARDS):
        state.orders_out[place] = ORDER_DECK[place]
    shuffle(state.generator, state.orders_out, ORDER_CARDS)
    left = ORDER_CARDS
    for seat in range(state.seats):
        for held in range(ORDERS_DEALT):
            left -= 1
            state.order[seat, held] = state.orders_out[left]
            state.orders_out[left] = 0
            whisper(state, seat, ORDER_DEALT, seat, state.order[seat, held])
