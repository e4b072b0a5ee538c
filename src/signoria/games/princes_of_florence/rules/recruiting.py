"""Recruiting cards (PF-25 to PF-27): a face-up profession of another player comes into the hand."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.events import tell
from signoria.core.rules.listing import list_bits
from signoria.core.rules.state_record import Row
from signoria.games.princes_of_florence.state import NEXT, NOBODY, RECRUITED, State


def owner_on_table(state: State, card: int) -> int:
    """Before whom a profession lies face up; NOBODY if it does not."""
    for seat in range(state.seats):
        if has_bit(state.table[seat], card):
            return seat
    return NOBODY


def within_reach(state: State, seat: int) -> int:
    """PF-25: with a recruiting card, the face-up professions of all others, a bit for each."""
    cards = 0
    if state.recruiting_hand[seat] > 0:
        for other in range(state.seats):
            if other != seat:
                cards |= state.table[other]
    return cards


def can_recruit(state: State, seat: int) -> int:
    """Whether a player holds a recruiting card and somebody else has a profession face up."""
    return 1 if within_reach(state, seat) else 0


def may_recruit(state: State, seat: int, card: int) -> int:
    """PF-25: with a recruiting card, a face-up profession of another player."""
    return 0 if has_bit(within_reach(state, seat), card) else 25


def list_recruits(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """PF-25: face-up professions of the others."""
    return list_bits(moves, count, first, within_reach(state, seat))


def recruit(state: State, seat: int, card: int) -> None:
    """PF-25: the recruiting card stays in its place for good (PF-26); the profession can work again (PF-27)."""
    owner = owner_on_table(state, card)
    state.table[owner] &= ~(1 << card)
    state.recruiting_table[owner] += 1
    state.recruiting_hand[seat] -= 1
    state.hand[seat] |= 1 << card
    state.hand_size[seat] += 1
    state.shown[seat] |= 1 << card
    tell(state, RECRUITED, seat, card, owner)
    state.phase = NEXT
