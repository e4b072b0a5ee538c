"""The end (IP-50 to IP-55): how a round begins, or the last one, or none any more."""

from __future__ import annotations

from signoria.core.rules.events import reveal, tell
from signoria.games.il_principe.components import DRAWN, LAST_RESERVE
from signoria.games.il_principe.constants import COLOURS, FACE_UP, FIRST, SECOND
from signoria.games.il_principe.rules.coins_and_cards import draw_card, draw_hands, pay_out, start_auctions
from signoria.games.il_principe.rules.final_scoring import end_game
from signoria.games.il_principe.state import (
    CITIES_GONE,
    DECK_GONE,
    DISCARDS_SHUFFLED,
    LAST_ROUND_BEGUN,
    LAST_ROUND_PLAYED,
    NEW_ROUND,
    NO_RESERVE,
    NOTHING,
    RESERVE,
    ROUND_BEGUN,
    State,
)


def begin_round(state: State) -> None:
    """IP-50: the end; IP-51: or the last round; or coins and cards for everybody."""
    if cities_on_offer(state) < FACE_UP:
        end_game(state, CITIES_GONE)
        return
    state.round += 1
    if state.deck_size < state.seats * DRAWN[state.seats]:
        begin_last_round(state)
    else:
        tell(state, ROUND_BEGUN, state.round)
        pay_out(state)
        draw_hands(state)
        state.chosen = 0
        state.phase = RESERVE


def cities_on_offer(state: State) -> int:
    """How many cities lie face up."""
    count = 0
    for place_on_offer in range(FACE_UP):
        if state.face_up[place_on_offer] != NOTHING:
            count += 1
    return count


def end_round(state: State) -> None:
    """IP-55: after the last round the game ends, whatever lies on the table."""
    if state.is_last_round:
        end_game(state, LAST_ROUND_PLAYED)
    else:
        state.phase = NEW_ROUND


# -- the last round


def begin_last_round(state: State) -> None:
    """IP-52: the second edition still pays coins; IP-53, IP-54: the reserve comes from the deck, or the game ends."""
    state.is_last_round = 1
    tell(state, LAST_ROUND_BEGUN, state.round)
    if state.edition == SECOND:
        pay_out(state)
    if state.edition == SECOND and state.seats > 2 and state.deck_size < LAST_RESERVE[state.seats]:
        end_game(state, DECK_GONE)
    else:
        reveal(state)
        deal_last_reserve(state)


def deal_last_reserve(state: State) -> None:
    """IP-53: so many cards; with two players the second edition takes all that are left. IP-54: the discards help."""
    wanted = LAST_RESERVE[state.seats]
    if state.seats == 2 and state.edition == SECOND:
        wanted = state.deck_size
    for _ in range(min(wanted, state.deck_size)):
        state.reserve[draw_card(state)] += 1
        wanted -= 1
    if wanted > 0 and state.seats > 2 and state.edition == FIRST:
        shuffle_discards(state)
        for _ in range(min(wanted, state.deck_size)):
            state.reserve[draw_card(state)] += 1
    if reserve_size(state) == 0:
        tell(state, NO_RESERVE)
    start_auctions(state)


def shuffle_discards(state: State) -> None:
    """IP-54: what nobody bought is a new deck."""
    for colour in range(COLOURS):
        state.deck[colour] += state.discards[colour]
        state.deck_size += state.discards[colour]
        state.discards[colour] = 0
    if state.deck_size > 0:
        tell(state, DISCARDS_SHUFFLED, state.deck_size)


def reserve_size(state: State) -> int:
    """How many cards are still to be auctioned."""
    count = 0
    for colour in range(COLOURS):
        count += state.reserve[colour]
    return count
