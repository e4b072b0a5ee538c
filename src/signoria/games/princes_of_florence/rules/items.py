"""What the seven items do (PF-20 to PF-26, PF-76, PF-108)."""

from __future__ import annotations

from signoria.games.princes_of_florence.components import ARCHITECT_POINTS, FURTHER_LANDSCAPE_POINTS
from signoria.games.princes_of_florence.constants import BUILDINGS, LANDSCAPE_ITEM, LANDSCAPES
from signoria.games.princes_of_florence.rules.grid import fits_somewhere, lay_alone, search_fits_anew
from signoria.games.princes_of_florence.rules.money import gain_and_tell
from signoria.games.princes_of_florence.rules.piles import look_at_pile
from signoria.games.princes_of_florence.rules.recruiting import can_recruit
from signoria.games.princes_of_florence.state import (
    BY_ARCHITECTS,
    BY_LANDSCAPES,
    CHOOSE,
    JESTER,
    NEXT,
    NOTHING,
    PLACE,
    PRESTIGE_CARD,
    PRESTIGE_PILE,
    RECRUIT,
    RECRUITING,
    State,
)


def receive(state: State, seat: int) -> None:
    """PF-20 to PF-25: what the item does at once."""
    item = state.item
    if item == LANDSCAPE_ITEM:
        choose_landscape(state, seat)
    elif item == PRESTIGE_CARD:
        look_at_pile(state, seat, PRESTIGE_PILE)
    else:
        state.supply[item] -= 1
        if item < LANDSCAPES:
            state.piece = BUILDINGS + item
            state.phase = PLACE
        elif item == RECRUITING:
            receive_recruiting(state, seat)
        else:
            if item == JESTER:
                state.jesters[seat] += 1
            else:
                receive_architect(state, seat)
            state.phase = NEXT


def choose_landscape(state: State, seat: int) -> None:
    """PF-76: the winner chooses a kind; it is asked only when there is a choice. (ruling: PF-76)"""
    possible = 0
    only = 0
    for kind in range(LANDSCAPES):
        if may_choose_landscape(state, seat, kind) == 0:
            possible += 1
            only = kind
    if possible > 1:
        state.phase = CHOOSE
    else:
        take_landscape(state, only)


def take_landscape(state: State, kind: int) -> None:
    """PF-76: where, is asked next."""
    state.supply[kind] -= 1
    state.piece = BUILDINGS + kind
    state.phase = PLACE


def lay_landscape(state: State, seat: int, place_of_tile: int) -> None:
    """PF-20: at once; PF-21: 3 points for the second and each later one of a kind."""
    piece = state.piece
    lay_alone(state, seat, piece, place_of_tile)
    if state.landscapes[seat, piece - BUILDINGS] > 1:
        gain_and_tell(state, seat, FURTHER_LANDSCAPE_POINTS, BY_LANDSCAPES)
    state.piece = NOTHING
    state.phase = NEXT


def receive_architect(state: State, seat: int) -> None:
    """PF-23: the second and the third give points, and open squares for buildings."""
    state.architects[seat] += 1
    gain_and_tell(state, seat, ARCHITECT_POINTS[state.architects[seat]], BY_ARCHITECTS)
    search_fits_anew(state, seat)


def receive_recruiting(state: State, seat: int) -> None:
    """PF-25: used at once, or kept for an action turn."""
    state.recruiting_hand[seat] += 1
    state.phase = RECRUIT if can_recruit(state, seat) else NEXT


def may_choose_landscape(state: State, seat: int, kind: int) -> int:
    """PF-76: a kind still in supply; PF-20: that fits."""
    if state.supply[kind] == 0:
        return 76
    return 0 if fits_somewhere(state, seat, BUILDINGS + kind) else 20
