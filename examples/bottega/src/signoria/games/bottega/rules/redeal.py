"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from signoria.core.rules.chance import shuffle_anew
from signoria.games.bottega.components import PATRONS
from signoria.games.bottega.state import OVER, State


def redeal(state: State, seat: int) -> None:
    """The commissions that nobody has seen, and all patrons but one's own; at the end those lie open."""
    shuffle_anew(state.generator, state.deck, state.deck_size)
    if state.phase != OVER:
        redeal_patrons(state, seat)


def redeal_patrons(state: State, seat: int) -> None:
    """Those of the others are put to those set aside, and dealt again."""
    count = PATRONS - state.seats
    for other in range(state.seats):
        if other != seat:
            state.other_patrons[count] = state.patron[other]
            count += 1
    shuffle_anew(state.generator, state.other_patrons, count)
    for other in range(state.seats):
        if other != seat:
            count -= 1
            state.patron[other] = state.other_patrons[count]
            state.other_patrons[count] = 0
