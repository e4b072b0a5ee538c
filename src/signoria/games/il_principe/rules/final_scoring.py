"""Final scoring (IP-60 to IP-65)."""

from __future__ import annotations

from signoria.core.rules.events import reveal, tell
from signoria.core.rules.ranking import compare_in_order
from signoria.games.il_principe.components import (
    FULLEST_POINTS,
    MOST_POINTS,
    RICHEST_POINTS,
    ROLE_POINTS,
    SECOND_POINTS,
    SET_POINTS,
)
from signoria.games.il_principe.constants import COLOURS, REGIONS, ROLES
from signoria.games.il_principe.state import (
    BY_FULLEST,
    BY_REGIONS,
    BY_RICHEST,
    BY_ROLES,
    BY_SETS,
    FULLEST_SCORED,
    GAME_ENDED,
    OVER,
    PURSE_OPENED,
    REGION_SCORED,
    RICHEST_SCORED,
    ROLES_SCORED,
    SETS_SCORED,
    State,
)


def end_game(state: State, how: int) -> None:
    """Purses and hands are opened, and everything is counted once."""
    reveal(state)
    state.ending = how
    state.phase = OVER
    tell(state, GAME_ENDED)
    score_roles_held(state)
    score_sets(state)
    for seat in range(state.seats):
        tell(state, PURSE_OPENED, seat, state.coins[seat], state.hand_size[seat])
    score_richest(state)
    score_fullest(state)
    for region in range(REGIONS):
        score_region(state, region)


def gain(state: State, seat: int, points_gained: int, source: int) -> None:
    """Points, and where they come from."""
    state.points[seat] += points_gained
    state.earned[seat, source] += points_gained


def score_roles_held(state: State) -> None:
    """IP-60: for each major and each minor role."""
    for seat in range(state.seats):
        worth = 0
        for role in range(ROLES):
            if state.holder[role] == seat:
                worth += ROLE_POINTS[role]
        if worth > 0:
            gain(state, seat, worth, BY_ROLES)
            tell(state, ROLES_SCORED, seat, worth)


def sets_of(state: State, seat: int) -> int:
    """IP-61: full sets of the five colours among the cards laid, face up or down."""
    smallest = cards_laid(state, seat, 0)
    for colour in range(1, COLOURS):
        smallest = min(smallest, cards_laid(state, seat, colour))
    return smallest


def cards_laid(state: State, seat: int, colour: int) -> int:
    """Cards of a colour lying before a seat, face up or down."""
    return state.face_up_cards[seat, colour] + state.face_down_cards[seat, colour]


def score_sets(state: State) -> None:
    """IP-61: for each set."""
    for seat in range(state.seats):
        sets = sets_of(state, seat)
        if sets > 0:
            gain(state, seat, sets * SET_POINTS, BY_SETS)
            tell(state, SETS_SCORED, seat, sets, sets * SET_POINTS)


def score_richest(state: State) -> None:
    """IP-62: most coins, all who tie."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.coins[seat])
    for seat in range(state.seats):
        if state.coins[seat] == most:
            gain(state, seat, RICHEST_POINTS, BY_RICHEST)
            tell(state, RICHEST_SCORED, seat, most, RICHEST_POINTS)


def score_fullest(state: State) -> None:
    """IP-63: most cards in hand, all who tie."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.hand_size[seat])
    for seat in range(state.seats):
        if state.hand_size[seat] == most:
            gain(state, seat, FULLEST_POINTS, BY_FULLEST)
            tell(state, FULLEST_SCORED, seat, most, FULLEST_POINTS)


def region_points(state: State, region: int, seat: int) -> int:
    """IP-64: most shields, shared or not; second most behind one alone; nothing without a shield."""
    own = state.shields[region, seat]
    ahead = 0
    for other in range(state.seats):
        if state.shields[region, other] > own:
            ahead += 1
    if own == 0 or ahead > 1:
        return 0
    return MOST_POINTS if ahead == 0 else SECOND_POINTS


def score_region(state: State, region: int) -> None:
    """IP-64: a region's points for everybody."""
    for seat in range(state.seats):
        worth = region_points(state, region, seat)
        if worth > 0:
            gain(state, seat, worth, BY_REGIONS)
            tell(state, REGION_SCORED, seat, region, state.shields[region, seat], worth)


# -- who wins


def all_cards_laid(state: State, seat: int) -> int:
    """IP-65: what the first tie-break counts."""
    count = 0
    for colour in range(COLOURS):
        count += cards_laid(state, seat, colour)
    return count


def first_major(state: State, seat: int) -> int:
    """IP-65: the earliest colour whose major role a seat holds; COLOURS if none."""
    for colour in range(COLOURS):
        if state.holder[colour] == seat:
            return colour
    return COLOURS


def is_ahead(state: State, seat: int, other: int) -> int:
    """IP-65: more points; as many and more cards laid; as many again and an earlier major role."""
    more_points = state.points[seat] - state.points[other]
    more_cards = all_cards_laid(state, seat) - all_cards_laid(state, other)
    earlier_role = first_major(state, other) - first_major(state, seat)
    return 1 if compare_in_order(more_points, more_cards, earlier_role) > 0 else 0


def points(state: State, seat: int) -> int:
    """The points of a seat: those on the track, at the end all."""
    return state.points[seat]


def place(state: State, seat: int) -> int:
    """IP-65: 1 for a winner, and one more for every seat strictly ahead."""
    rank = 1
    for other in range(state.seats):
        rank += is_ahead(state, other, seat)
    return rank
