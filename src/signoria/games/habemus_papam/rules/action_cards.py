"""Phase 2 (HP-11, HP-40 to HP-47): action cards, chosen at once, resolved one after another."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.events import reveal, tell, whisper
from signoria.core.rules.state_record import Row
from signoria.games.habemus_papam.components import ACTION_GOLD, BRIBE_GOLD, IS_IMMUNE, THEFT
from signoria.games.habemus_papam.constants import (
    ACTION_KINDS,
    BRIBE,
    FIRST_LEADER,
    GOLD,
    SWAP,
)
from signoria.games.habemus_papam.state import (
    ACTION,
    ACTION_CHOSEN,
    ACTION_PLAYED,
    ACTION_RETURNED,
    BRIBE_WHOM,
    BRIBED,
    GOLD_GAINED,
    GOLD_TAKEN,
    NO_ACTION,
    NOBODY,
    NOTHING,
    RESOLVE,
    START_BIDS,
    SWAP_DECLINED,
    SWAP_ONE,
    SWAP_OTHER,
    SWAPPED,
    State,
)

NO_CARD = -2
"""The choice of playing nothing."""

# -- choosing


def start_actions(state: State) -> None:
    """HP-11: who holds a card is asked; in the first round nobody does."""
    state.step = 0
    state.chosen = 0
    for seat in range(state.seats):
        if state.action_count[seat] == 0:
            state.chosen |= 1 << seat
    state.phase = ACTION
    if have_all_chosen(state):
        state.phase = START_BIDS


def have_all_chosen(state: State) -> int:
    """Whether nobody is left to choose."""
    return 1 if state.chosen == (1 << state.seats) - 1 else 0


def may_play(state: State, seat: int, kind: int) -> int:
    """HP-11: one card that one holds, once; HP-40: at most one a round."""
    if has_bit(state.chosen, seat):
        return 40
    return 0 if state.actions[seat, kind] > 0 else 11


def list_actions(state: State, seat: int, moves: Row, count: int, first: int) -> int:
    """HP-11: every kind of card one holds."""
    for kind in range(ACTION_KINDS):
        moves[count] = first + kind
        count += 1 if state.actions[seat, kind] > 0 else 0
    return count


def choose_no_action(state: State, seat: int) -> None:
    """HP-11: one may, but need not."""
    choose_action(state, seat, NO_CARD)


def choose_action(state: State, seat: int, kind: int) -> None:
    """HP-11: face down; NO_CARD is none."""
    state.choice[seat] = kind
    state.chosen |= 1 << seat
    if kind != NO_CARD:
        whisper(state, seat, ACTION_CHOSEN, seat, kind)


def reveal_actions(state: State) -> None:
    """HP-11: all at once."""
    reveal(state)
    for seat in range(state.seats):
        kind = state.choice[seat]
        state.choice[seat] = NOTHING
        if kind >= 0:
            state.played[seat] = kind
            state.actions[seat, kind] -= 1
            state.action_count[seat] -= 1
            tell(state, ACTION_PLAYED, seat, kind)
        elif kind == NO_CARD:
            tell(state, NO_ACTION, seat)
    state.phase = RESOLVE


# -- one after another


def seat_from_camerlengo(state: State, steps: int) -> int:
    """The seat so many steps clockwise from the Camerlengo."""
    seat = state.camerlengo + steps
    return seat - state.seats if seat >= state.seats else seat


def resolve_next(state: State) -> None:
    """HP-11: clockwise from the Camerlengo, until somebody is asked."""
    while state.step < state.seats:
        seat = seat_from_camerlengo(state, state.step)
        state.step += 1
        if state.played[seat] != NOTHING:
            resolve(state, seat, state.played[seat])
            if state.phase != RESOLVE:
                return
    state.phase = START_BIDS


def resolve(state: State, seat: int, kind: int) -> None:
    """HP-40: gold from the others; HP-41, HP-45, HP-46: and what the card does at once."""
    if THEFT[kind] > 0:
        steal(state, seat, THEFT[kind])
    if kind == GOLD:
        gain_gold(state, seat, ACTION_GOLD)
    elif kind == BRIBE:
        start_bribe(state, seat)
    elif kind == SWAP:
        start_swap(state, seat)


def gain_gold(state: State, seat: int, gold: int) -> None:
    """HP-41: from a bank that cannot run dry."""
    state.gold[seat] += gold
    tell(state, GOLD_GAINED, seat, gold)


def steal(state: State, seat: int, gold: int) -> None:
    """HP-40: each opponent gives what they have and no more, which shows who has less."""
    reveal(state)
    for step in range(1, state.seats):
        other = seat_after(state, seat, step)
        taken = min(gold, state.gold[other])
        if taken > 0:
            state.gold[other] -= taken
            state.gold[seat] += taken
            tell(state, GOLD_TAKEN, seat, other, taken)


def seat_after(state: State, seat: int, steps: int) -> int:
    """The seat so many steps clockwise."""
    other = seat + steps
    return other - state.seats if other >= state.seats else other


def return_card(state: State, seat: int) -> None:
    """HP-45, HP-46: a card that cannot be carried out goes back behind the screen, and was the card of this round."""
    kind = state.played[seat]
    state.actions[seat, kind] += 1
    state.action_count[seat] += 1
    state.played[seat] = NOTHING
    tell(state, ACTION_RETURNED, seat, kind)


# -- bribe


def is_movable(person: int) -> int:
    """HP-47: leaders and the immune are moved by nobody else."""
    return 1 if person < FIRST_LEADER and not IS_IMMUNE[person] else 0


def may_bribe(state: State, seat: int, person: int) -> int:
    """HP-45: a cardinal of an opponent; HP-47: neither leader nor immune."""
    if state.owner[person] == NOBODY or state.owner[person] == seat:
        return 45
    return 0 if is_movable(person) else 47


def start_bribe(state: State, seat: int) -> None:
    """HP-45: compulsory, if one can pay and there is somebody to bribe."""
    reveal(state, seat)
    if state.gold[seat] >= BRIBE_GOLD:
        for person in range(FIRST_LEADER):
            if may_bribe(state, seat, person) == 0:
                state.turn = seat
                state.phase = BRIBE_WHOM
                return
    return_card(state, seat)


def bribe(state: State, seat: int, person: int) -> None:
    """HP-45: gold to the owner, the cardinal to the own display."""
    owner = state.owner[person]
    state.gold[seat] -= BRIBE_GOLD
    state.gold[owner] += BRIBE_GOLD
    state.owner[person] = seat
    tell(state, BRIBED, seat, owner, person, BRIBE_GOLD)
    state.phase = RESOLVE


# -- swap


def may_swap(state: State, seat: int, person: int) -> int:
    """HP-46: a cardinal in a display; HP-47: no leader, and of the immune only the own."""
    if person >= FIRST_LEADER:
        return 47
    if state.owner[person] == NOBODY:
        return 46
    return 47 if IS_IMMUNE[person] and state.owner[person] != seat else 0


def may_swap_with(state: State, seat: int, person: int) -> int:
    """HP-46: a second cardinal, in another display."""
    forbidden = may_swap(state, seat, person)
    if forbidden:
        return forbidden
    return 46 if state.owner[person] == state.owner[state.swapping] else 0


def owners_of_swappable(state: State, seat: int) -> int:
    """In whose displays there is somebody to swap, a bit for each."""
    owners = 0
    for person in range(FIRST_LEADER):
        if may_swap(state, seat, person) == 0:
            owners |= 1 << state.owner[person]
    return owners


def start_swap(state: State, seat: int) -> None:
    """HP-46: one may, if there are two displays with somebody to swap."""
    owners = owners_of_swappable(state, seat)
    if owners & (owners - 1):
        state.turn = seat
        state.phase = SWAP_ONE
    else:
        return_card(state, seat)


def choose_first_to_swap(state: State, person: int) -> None:
    """HP-46: the first of the two."""
    state.swapping = person
    state.phase = SWAP_OTHER


def swap(state: State, seat: int, person: int) -> None:
    """HP-46: the two change places."""
    owner = state.owner[person]
    state.owner[person] = state.owner[state.swapping]
    state.owner[state.swapping] = owner
    tell(state, SWAPPED, seat, state.swapping, person)
    state.swapping = NOTHING
    state.phase = RESOLVE


def decline_swap(state: State, seat: int) -> None:
    """HP-46: which uses the card up."""
    tell(state, SWAP_DECLINED, seat)
    state.phase = RESOLVE
