"""The end and the count of votes (HP-22, HP-50 to HP-57, HP-60 to HP-66)."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits
from signoria.core.rules.events import reveal, tell
from signoria.core.rules.ranking import compare_in_order
from signoria.games.habemus_papam.components import (
    AGE,
    COATS,
    COATS_FOR_ORDER,
    FACTION,
    FELIPE_END,
    GOLD_FOR_A_VOTE,
    LOUIS_VOTES,
    ORDER_VOTES,
    PERSON_VOTES,
    SQUADRONE_VOTES,
    SYMBOL,
    SYMBOL_VOTES,
)
from signoria.games.habemus_papam.constants import (
    FACTIONS,
    FELIPE_MAZARIN_ORDER,
    FIRST_LEADER,
    GEMS,
    LEADERS_ORDER,
    LOUIS_SYMBOL,
    MAZARIN_SYMBOL,
    PAIR_SYMBOLS,
    PEOPLE,
)
from signoria.games.habemus_papam.state import (
    FELIPE_PAID,
    GAME_ENDED,
    GEMS_SOLD,
    NEW_ROUND,
    NOTHING,
    ORDER_OPENED,
    OVER,
    VOTES_COUNTED,
    State,
)


def end_round(state: State) -> None:
    """HP-22: after the last round votes are counted."""
    if state.is_last_round:
        count_votes(state)
    else:
        state.phase = NEW_ROUND


def count_votes(state: State) -> None:
    """HP-50: gold for gems and Felipe; HP-51: the order kept is opened; then everybody's votes."""
    reveal(state)
    state.phase = OVER
    tell(state, GAME_ENDED)
    for seat in range(state.seats):
        sell_gems(state, seat)
    for seat in range(state.seats):
        open_order(state, seat)
    for seat in range(state.seats):
        state.votes[seat] += votes_of_display(state, seat)
        tell(state, VOTES_COUNTED, seat, state.votes[seat])


def open_order(state: State, seat: int) -> None:
    """HP-51: the order kept, and its votes if it is fulfilled."""
    fulfilled = is_fulfilled(state, seat, state.order[seat, 0])
    tell(state, ORDER_OPENED, seat, state.order[seat, 0], fulfilled)
    state.votes[seat] = ORDER_VOTES[state.order[seat, 0]] if fulfilled else 0


def gems_left(state: State, seat: int) -> int:
    """HP-50: gems behind a screen."""
    count = 0
    for gem in range(GEMS):
        count += state.gems[seat, gem]
    return count


def sell_gems(state: State, seat: int) -> None:
    """HP-50: 1 gold for each gem, and what the Felipe cards bring."""
    gems = gems_left(state, seat)
    if gems > 0:
        state.gold[seat] += gems
        tell(state, GEMS_SOLD, seat, gems)
    if state.felipe[seat] > 0:
        state.gold[seat] += FELIPE_END[state.felipe[seat]]
        tell(state, FELIPE_PAID, seat, state.felipe[seat], FELIPE_END[state.felipe[seat]])


# -- votes, by where they come from


def votes_of(state: State, seat: int) -> int:
    """HP-51 to HP-56: all of them, with the gold a seat has now."""
    return votes_of_order(state, seat) + votes_of_display(state, seat)


def votes_of_display(state: State, seat: int) -> int:
    """HP-52 to HP-56: all but those of the order; HP-53: Louis XIV by the number of cards."""
    votes = votes_of_people(state, seat) + LOUIS_VOTES[state.louis[seat]] + votes_of_gold(state, seat)
    return votes + votes_of_symbols(state, seat) + votes_of_squadrone(state, seat)


def votes_of_order(state: State, seat: int) -> int:
    """HP-51: if the condition of the order kept holds now."""
    order = state.order[seat, 0]
    return ORDER_VOTES[order] if is_fulfilled(state, seat, order) else 0


def votes_of_people(state: State, seat: int) -> int:
    """HP-52: one for each cardinal and each leader."""
    votes = 0
    for person in range(PEOPLE):
        if state.owner[person] == seat:
            votes += PERSON_VOTES
    return votes


def votes_of_gold(state: State, seat: int) -> int:
    """HP-54: by the number of Mazarin cards, rounded down."""
    return state.gold[seat] // max(1, GOLD_FOR_A_VOTE[state.mazarin[seat]])


def complete_symbols(state: State, seat: int) -> int:
    """HP-55: a pair; or one card and two Louis XIV, or two Mazarin: a bit for each symbol that is complete."""
    one = 0
    two = 0
    for person in range(FIRST_LEADER):
        if state.owner[person] == seat and SYMBOL[person] != NOTHING:
            two |= one & 1 << SYMBOL[person]
            one |= 1 << SYMBOL[person]
    complete = two & (1 << PAIR_SYMBOLS) - 1
    if state.louis[seat] > 1:
        complete |= one & 1 << LOUIS_SYMBOL
    if state.mazarin[seat] > 1:
        complete |= one & 1 << MAZARIN_SYMBOL
    return complete


def votes_of_symbols(state: State, seat: int) -> int:
    """HP-55: old boys."""
    return SYMBOL_VOTES * count_bits(complete_symbols(state, seat))


def votes_of_squadrone(state: State, seat: int) -> int:
    """HP-56."""
    return SQUADRONE_VOTES if state.squadrone == seat else 0


# -- orders


def coats_of(state: State, seat: int, faction: int) -> int:
    """Coats of arms of a faction in a display; a leader has two."""
    coats = 0
    for person in range(PEOPLE):
        if state.owner[person] == seat and FACTION[person] == faction:
            coats += COATS[person]
    return coats


def leaders_of(state: State, seat: int) -> int:
    """How many leaders lie in a display."""
    count = 0
    for person in range(FIRST_LEADER, PEOPLE):
        if state.owner[person] == seat:
            count += 1
    return count


def is_fulfilled(state: State, seat: int, order: int) -> int:
    """Whether an order's condition holds now; HP-60, HP-61, HP-62, HP-63, HP-64: coats of arms.

    HP-66: two Felipe and two Mazarin.
    """
    if order == LEADERS_ORDER:
        return has_most_leaders(state, seat)
    if order == FELIPE_MAZARIN_ORDER:
        return 1 if state.felipe[seat] > 1 and state.mazarin[seat] > 1 else 0
    fulfilled = 0
    for faction in range(FACTIONS):
        fulfilled += 1 if coats_of(state, seat, faction) >= COATS_FOR_ORDER[order, faction] else 0
    return 1 if fulfilled == FACTIONS else 0


def has_most_leaders(state: State, seat: int) -> int:
    """HP-65: strictly more than every other player."""
    own = leaders_of(state, seat)
    for other in range(state.seats):
        if other != seat and leaders_of(state, other) >= own:
            return 0
    return 1


# -- who wins


def oldest_of(state: State, seat: int) -> int:
    """HP-57: the age of the oldest cardinal or leader of a display; 0 without any."""
    age = 0
    for person in range(PEOPLE):
        if state.owner[person] == seat:
            age = max(age, AGE[person])
    return age


def is_ahead(state: State, seat: int, other: int) -> int:
    """HP-57: more votes, or as many and an older cardinal or leader."""
    more_votes = state.votes[seat] - state.votes[other]
    older = oldest_of(state, seat) - oldest_of(state, other)
    return 1 if compare_in_order(more_votes, older) > 0 else 0


def points(state: State, seat: int) -> int:
    """The votes of a seat, at the end."""
    return state.votes[seat]


def place(state: State, seat: int) -> int:
    """HP-57: 1 for a winner, and one more for every seat strictly ahead."""
    rank = 1
    for other in range(state.seats):
        rank += is_ahead(state, other, seat)
    return rank
