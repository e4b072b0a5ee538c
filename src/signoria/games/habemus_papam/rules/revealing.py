"""Phase 1 and the smokes (HP-10, HP-20, HP-21): what is turned up, and what that brings."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.events import reveal, tell, whisper
from signoria.core.rules.state_record import Row
from signoria.games.habemus_papam.components import BAG_GOLD
from signoria.games.habemus_papam.constants import BLACK_SMOKE, CAMERLENGO, CARDINALS, ORDERS_DEALT, WHITE_SMOKE
from signoria.games.habemus_papam.rules.action_cards import start_actions
from signoria.games.habemus_papam.state import (
    BAGS_PAID,
    BLACK_SMOKE_SEEN,
    CARD_TURNED_UP,
    NOTHING,
    ORDER,
    ORDER_DISCARDED,
    ROUND_BEGUN,
    WHITE_SMOKE_SEEN,
    State,
)


def begin_round(state: State) -> None:
    """HP-10: the top card of each deck is turned up, all three before anything else happens."""
    reveal(state)
    state.round += 1
    state.step = 0
    state.offer_size = 0
    for seat in range(state.seats):
        state.played[seat] = NOTHING
        state.bid[seat] = NOTHING
    tell(state, ROUND_BEGUN, state.round)
    turn_up_cardinal(state)
    if not state.is_last_round:
        turn_up_others(state)
    offer_card(state, CAMERLENGO)
    if state.step:
        pay_bags(state)
    else:
        start_actions(state)


def offer_card(state: State, card: int) -> None:
    """A card lies open."""
    state.offer[state.offer_size] = card
    state.offer_size += 1
    state.seen[card] += 1
    if card != CAMERLENGO:
        tell(state, CARD_TURNED_UP, card)


def top_of_cardinals(state: State) -> int:
    """The place of the next card of the cardinals' deck."""
    return state.cardinals_left + 1 - state.smoke - state.is_last_round


def turn_up_cardinal(state: State) -> None:
    """HP-20: Black Smoke is set aside and the next cardinal turned up; HP-21: White Smoke turns everything up."""
    if state.cardinals[top_of_cardinals(state)] == BLACK_SMOKE:
        state.cardinals[top_of_cardinals(state)] = 0
        state.smoke = 1
        state.step = 1
        tell(state, BLACK_SMOKE_SEEN)
    if state.cardinals[top_of_cardinals(state)] == WHITE_SMOKE:
        state.cardinals[top_of_cardinals(state)] = 0
        state.is_last_round = 1
        tell(state, WHITE_SMOKE_SEEN, state.cardinals_left)
        turn_up_everything(state)
    else:
        draw_cardinal(state)


def draw_cardinal(state: State) -> None:
    """The next cardinal of a deck whose next card is one."""
    top = top_of_cardinals(state)
    offer_card(state, state.cardinals[top])
    state.cardinals[top] = 0
    state.cardinals_left -= 1


def turn_up_others(state: State) -> None:
    """The top cards of the politics and the action deck."""
    state.deck_size -= 1
    offer_card(state, state.politics[state.deck_size])
    offer_card(state, state.action_deck[state.deck_size])
    state.politics[state.deck_size] = 0
    state.action_deck[state.deck_size] = 0


def turn_up_everything(state: State) -> None:
    """HP-21: all cards left in the three decks."""
    while state.cardinals_left > 0:
        draw_cardinal(state)
    while state.deck_size > 0:
        turn_up_others(state)


# -- Black Smoke


def pay_bags(state: State) -> None:
    """HP-20: gold for every cardinal with a bag in the own display."""
    for seat in range(state.seats):
        bags = 0
        for cardinal in range(CARDINALS):
            if state.owner[cardinal] == seat:
                bags += 1
        if bags > 0:
            state.gold[seat] += bags * BAG_GOLD
            tell(state, BAGS_PAID, seat, bags, bags * BAG_GOLD)
    state.step = 0
    state.chosen = 0
    state.phase = ORDER


def may_discard_order(state: State, seat: int, order: int) -> int:
    """HP-20: one of the two orders held, once."""
    if has_bit(state.chosen, seat):
        return 20
    for held in range(ORDERS_DEALT):
        if state.order[seat, held] == order:
            return 0
    return 20


def list_orders(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """HP-20: the two orders held; two of a kind are one choice."""
    moves[count] = first + state.order[seat, 0]
    count += 1
    for held in range(1, ORDERS_DEALT):
        if state.order[seat, held] != state.order[seat, 0]:
            moves[count] = first + state.order[seat, held]
            count += 1
    return count


def discard_order(state: State, seat: int, order: int) -> None:
    """HP-20: unseen by the others."""
    state.chosen |= 1 << seat
    state.discarded[seat] = order
    if state.order[seat, 0] == order:
        state.order[seat, 0] = state.order[seat, 1]
    state.order[seat, 1] = NOTHING
    whisper(state, seat, ORDER_DISCARDED, seat, order)


def play_with_orders(state: State) -> None:
    """HP-20: the orders are settled."""
    reveal(state)
    start_actions(state)
