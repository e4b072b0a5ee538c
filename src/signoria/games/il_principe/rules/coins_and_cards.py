"""Phase 1 (IP-10 to IP-12): coins, cards and the reserve."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.chance import below
from signoria.core.rules.events import reveal, tell, whisper
from signoria.core.rules.seats import next_seat
from signoria.core.rules.state_record import Row
from signoria.games.il_principe.components import CHOICES_END, DRAWN, FIRST_CHOICE, INCOME, RESERVE_NEEDS, RESERVED
from signoria.games.il_principe.constants import COLOURS
from signoria.games.il_principe.state import (
    CARDS_DRAWN,
    CARDS_SEEN,
    COINS_PAID_OUT,
    GROUP_REVEALED,
    NOTHING,
    OPEN_GROUP,
    RESERVE_LAID,
    State,
)

# -- coins and cards


def pay_out(state: State) -> None:
    """IP-10: coins for everybody, from a bank that never runs out."""
    income = INCOME[state.seats, state.abundance]
    for seat in range(state.seats):
        state.coins[seat] += income
    tell(state, COINS_PAID_OUT, income)


def draw_hands(state: State) -> None:
    """IP-11: from Il Principe clockwise, all cards of a player before the next."""
    reveal(state)
    seat = state.principe
    for _ in range(state.seats):
        draw_cards(state, seat, DRAWN[state.seats])
        seat = next_seat(state, seat)


def draw_cards(state: State, seat: int, count: int) -> None:
    """Cards of a deck that has so many, into a hand; only their holder is told which they are."""
    tell(state, CARDS_DRAWN, seat, count)
    drawn = 0
    for _ in range(count):
        colour = draw_card(state)
        state.hand[seat, colour] += 1
        drawn += 1 << 8 * colour
    state.hand_size[seat] += count
    for colour in range(COLOURS):
        if drawn >> 8 * colour & 255:
            whisper(state, seat, CARDS_SEEN, seat, colour, drawn >> 8 * colour & 255)


def draw_card(state: State) -> int:
    """The colour of a card by lot, from a deck that has one."""
    left = below(state.generator, state.deck_size)
    colour = 0
    while left >= state.deck[colour]:
        left -= state.deck[colour]
        colour += 1
    state.deck[colour] -= 1
    state.deck_size -= 1
    return colour


# -- the reserve


def may_lay_in_reserve(state: State, seat: int, choice: int) -> int:
    """IP-12: once, as many cards as the table asks for, of the own hand."""
    if has_bit(state.chosen, seat):
        return 12
    count = 0
    for colour in range(COLOURS):
        count += RESERVE_NEEDS[choice, colour]
        if RESERVE_NEEDS[choice, colour] > state.hand[seat, colour]:
            return 12
    return 0 if count == RESERVED[state.seats] else 12


def list_reserves(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """IP-12: every choice of cards of the hand, of those for this many seats."""
    for choice in range(FIRST_CHOICE[state.seats], CHOICES_END[state.seats]):
        if may_lay_in_reserve(state, seat, choice) == 0:
            moves[count] = first + choice
            count += 1
    return count


def lay_in_reserve(state: State, seat: int, choice: int) -> None:
    """IP-12: face down, everybody at the same time; the last one reveals it all."""
    state.choice[seat] = choice
    state.chosen |= 1 << seat
    for colour in range(COLOURS):
        if RESERVE_NEEDS[choice, colour] > 0:
            whisper(state, seat, RESERVE_LAID, seat, colour, RESERVE_NEEDS[choice, colour])
    if state.chosen == (1 << state.seats) - 1:
        reveal_reserve(state)


def reveal_reserve(state: State) -> None:
    """IP-12: as one pile, so that nobody is told who laid which card; IP-20: by colour."""
    reveal(state)
    for seat in range(state.seats):
        for colour in range(COLOURS):
            count = RESERVE_NEEDS[state.choice[seat], colour]
            state.hand[seat, colour] -= count
            state.reserve[colour] += count
        state.choice[seat] = NOTHING
        state.hand_size[seat] -= RESERVED[state.seats]
    forget_what_may_be_gone(state)
    start_auctions(state)


def forget_what_may_be_gone(state: State) -> None:
    """A card known to be in a hand may be one of those in the reserve."""
    for seat in range(state.seats):
        for colour in range(COLOURS):
            gone = min(state.reserve[colour], RESERVED[state.seats])
            state.known[seat, colour] = max(0, state.known[seat, colour] - gone)


def start_auctions(state: State) -> None:
    """IP-20: the reserve lies open, grouped by colour."""
    for colour in range(COLOURS):
        if state.reserve[colour] > 0:
            tell(state, GROUP_REVEALED, colour, state.reserve[colour])
    state.phase = OPEN_GROUP
