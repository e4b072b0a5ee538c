"""The end (PA-30, PA-31)."""

from __future__ import annotations

from signoria.core.rules.events import reveal, tell
from signoria.core.rules.ranking import compare_in_order
from signoria.games.patrician.components import FLOORS, SET_POINTS
from signoria.games.patrician.rules.ambassadors import send_ambassadors, sets_of
from signoria.games.patrician.rules.messengers import give_penalty
from signoria.games.patrician.state import GAME_ENDED, OVER, PORTRAITS_SCORED, State


def end_game(state: State) -> None:
    """Count everything once; the piles are opened."""
    reveal(state)
    state.phase = OVER
    if state.ambassadors:
        send_ambassadors(state)
    if state.messengers:
        give_penalty(state)
    for seat in range(state.seats):
        score_portraits(state, seat)
    tell(state, GAME_ENDED)


def score_portraits(state: State, seat: int) -> None:
    """PA-30: points for each complete set of equal heads."""
    sets = sets_of(state, seat)
    state.points[seat] += sets * SET_POINTS
    tell(state, PORTRAITS_SCORED, seat, sets, sets * SET_POINTS)


def floors_on_board(state: State, seat: int) -> int:
    """PA-31: what the second tie-break counts."""
    return FLOORS[state.seats] - state.reserve[seat]


def is_ahead(state: State, seat: int, other: int) -> int:
    """PA-31: more points, or as many and fewer floors on the board."""
    more_points = state.points[seat] - state.points[other]
    fewer_floors = floors_on_board(state, other) - floors_on_board(state, seat)
    return 1 if compare_in_order(more_points, fewer_floors) > 0 else 0


def points(state: State, seat: int) -> int:
    """The points of a seat: those that lie open, at the end all."""
    return state.points[seat]


def place(state: State, seat: int) -> int:
    """PA-31: 1 for a winner, and one more for every seat strictly ahead."""
    rank = 1
    for other in range(state.seats):
        rank += is_ahead(state, other, seat)
    return rank
