"""Setting up (PF-1 to PF-5, PF-75, PF-77): principalities, supplies, and each keeps three professions of four."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits, has_bit
from signoria.core.rules.chance import below, shuffle
from signoria.core.rules.events import reveal, tell, whisper
from signoria.core.rules.listing import list_bits
from signoria.core.rules.state_record import Row
from signoria.games.princes_of_florence.components import (
    BANKER_START,
    BUILDING_COPIES,
    EXTRA_FREEDOMS,
    FREEDOM_COPIES,
    START_FLORINS,
    SUPPLY,
)
from signoria.games.princes_of_florence.constants import (
    BONUS_CARDS,
    BUILDINGS,
    CHARACTERS,
    FREEDOMS,
    ITEMS,
    PRESTIGE_CARDS,
    PROFESSIONS,
)
from signoria.games.princes_of_florence.rules.grid import clear_grid, refresh_all_fits
from signoria.games.princes_of_florence.rules.piles import put_under, take_top_cards
from signoria.games.princes_of_florence.rules.rounds import start_round
from signoria.games.princes_of_florence.state import (
    BONUS_PILE,
    GAME_BEGUN,
    NOBODY,
    NOTHING,
    OPENING_HANDS,
    PRESTIGE_PILE,
    PROFESSION_DEALT,
    PROFESSION_PILE,
    PROFESSIONS_KEPT,
    RETURN,
    State,
)

DEALT = 4


def setup(state: State) -> None:
    """Set the table up; seats, first seat (or nobody), options and generator are given, all else is zero."""
    if state.first == NOBODY:
        state.first = below(state.generator, state.seats)
    tell(state, GAME_BEGUN, state.first)
    clear_decisions(state)
    lay_out_supplies(state)
    hand_out_principalities(state)
    fill_pile(state, PROFESSION_PILE, PROFESSIONS)
    fill_pile(state, BONUS_PILE, BONUS_CARDS)
    fill_pile(state, PRESTIGE_PILE, PRESTIGE_CARDS)
    deal_professions(state)
    state.turn = state.first
    state.actor = state.first
    state.stage = OPENING_HANDS
    state.phase = RETURN
    reveal(state)


def clear_decisions(state: State) -> None:
    """Nothing is being auctioned, looked at, placed or offered."""
    state.item = NOTHING
    state.bidder = NOBODY
    state.looked_pile = NOTHING
    state.piece = NOTHING
    state.partner = NOBODY
    state.place = NOTHING
    state.price = NOTHING
    state.banker_taker = NOBODY
    for character in range(CHARACTERS):
        state.character_owner[character] = NOBODY
    for seat in range(state.seats):
        state.returned[seat] = NOTHING
        state.standing[seat] = NOTHING


def lay_out_supplies(state: State) -> None:
    """PF-3, PF-77: items, buildings, freedoms; PF-110: money on the banker."""
    for item in range(ITEMS):
        state.supply[item] = SUPPLY[item]
    for kind in range(BUILDINGS):
        state.stock[kind] = BUILDING_COPIES[kind]
    for freedom in range(FREEDOMS):
        state.freedom_supply[freedom] = FREEDOM_COPIES[state.seats]
    if state.seats == 2:
        draw_extra_freedoms(state)
    if state.muse_and_princess:
        state.banker_money = BANKER_START


def draw_extra_freedoms(state: State) -> None:
    """PF-77: some of a second set of three, by lot."""
    left = FREEDOMS
    due = EXTRA_FREEDOMS[state.scarce_freedoms]
    for freedom in range(FREEDOMS):
        if below(state.generator, left) < due:
            state.freedom_supply[freedom] += 1
            due -= 1
        left -= 1


def hand_out_principalities(state: State) -> None:
    """PF-1, PF-75: an empty grid with a palace, and florins."""
    for seat in range(state.seats):
        state.florins[seat] = START_FLORINS[state.seats]
        clear_grid(state, seat)
    refresh_all_fits(state)


def fill_pile(state: State, pile: int, cards: int) -> None:
    """All cards of a kind, shuffled."""
    for card in range(cards):
        put_under(state, pile, card, 0)
    shuffle(state.generator, state.pile[pile], cards)


def deal_professions(state: State) -> None:
    """PF-2: four to each."""
    for seat in range(state.seats):
        for place in range(DEALT):
            card = state.pile[PROFESSION_PILE, place]
            state.hand[seat] |= 1 << card
            whisper(state, seat, PROFESSION_DEALT, seat, card)
        state.hand_size[seat] = DEALT
        take_top_cards(state, PROFESSION_PILE, DEALT)


# -- each gives one back, all at once


def may_return(state: State, seat: int, card: int) -> int:
    """PF-2: one of the four, once."""
    return 0 if not has_bit(state.chosen, seat) and has_bit(state.hand[seat], card) else 2


def list_returns(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """PF-2: any of the four."""
    return list_bits(moves, count, first, state.hand[seat])


def return_profession(state: State, seat: int, card: int) -> None:
    """PF-2: when all have chosen, what they return is shuffled into the pile and the first round begins."""
    state.returned[seat] = card
    state.chosen |= 1 << seat
    if count_bits(state.chosen) == state.seats:
        reveal(state)
        for other in range(state.seats):
            put_under(state, PROFESSION_PILE, state.returned[other], 0)
            state.hand[other] &= ~(1 << state.returned[other])
            state.hand_size[other] -= 1
        shuffle(state.generator, state.pile[PROFESSION_PILE], state.pile_size[PROFESSION_PILE])
        tell(state, PROFESSIONS_KEPT)
        state.round = 1
        start_round(state)
