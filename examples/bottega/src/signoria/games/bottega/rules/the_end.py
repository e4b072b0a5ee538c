"""The end (BO-30 to BO-35)."""

from __future__ import annotations

from signoria.core.rules.events import reveal, tell
from signoria.core.rules.ranking import compare_in_order
from signoria.games.bottega.components import (
    ARTS,
    FAME,
    FLORINS_A_POINT,
    LOVES_ARTS,
    LOVES_FLORINS,
    MOST_OF_AN_ART,
    PATRON_EACH,
    PATRON_LOVES,
    PATRON_POINTS,
    WORKS,
)
from signoria.games.bottega.state import ART_WON, GAME_ENDED, NOBODY, OVER, PATRON_SHOWN, State


def end_game(state: State) -> None:
    """BO-30: everything is counted, and the patrons are shown; fame (BO-31) was counted as it was won."""
    reveal(state)
    state.phase = OVER
    for art in range(ARTS):
        score_art(state, art)
    for seat in range(state.seats):
        reward = reward_of_patron(state, seat, state.patron[seat])
        tell(state, PATRON_SHOWN, seat, state.patron[seat], reward)
        state.points[seat] += reward + points_for_florins(state, seat)
    tell(state, GAME_ENDED)


def works_of(state: State, seat: int, art: int) -> int:
    """How many commissions of an art a seat has."""
    count = 0
    for commission in range(art * WORKS, art * WORKS + WORKS):
        if state.owner[commission] == seat:
            count += 1
    return count


def fame_in(state: State, seat: int, art: int) -> int:
    """BO-31: the fame of a seat's commissions of an art."""
    fame = 0
    for commission in range(art * WORKS, art * WORKS + WORKS):
        if state.owner[commission] == seat:
            fame += FAME[commission]
    return fame


def most_famous(state: State, seat: int, art: int) -> int:
    """The fame of a seat's single most famous commission of an art."""
    best = 0
    for commission in range(art * WORKS, art * WORKS + WORKS):
        if state.owner[commission] == seat:
            best = max(best, FAME[commission])
    return best


def leads_art(state: State, seat: int, other: int, art: int) -> int:
    """BO-32: whether a seat comes before another: more commissions, more fame, the single most famous one."""
    more_works = works_of(state, seat, art) - works_of(state, other, art)
    more_fame = fame_in(state, seat, art) - fame_in(state, other, art)
    more_famous = most_famous(state, seat, art) - most_famous(state, other, art)
    return 1 if compare_in_order(more_works, more_fame, more_famous) > 0 else 0


def leader_of_art(state: State, art: int) -> int:
    """BO-32: who has most of an art, or nobody."""
    leader = 0
    for seat in range(1, state.seats):
        if leads_art(state, seat, leader, art):
            leader = seat
    return leader if works_of(state, leader, art) > 0 else NOBODY


def score_art(state: State, art: int) -> None:
    """BO-32."""
    winner = leader_of_art(state, art)
    state.most[art] = winner
    if winner != NOBODY:
        state.points[winner] += MOST_OF_AN_ART
        tell(state, ART_WON, winner, art, MOST_OF_AN_ART)


def arts_of(state: State, seat: int) -> int:
    """BO-33: of how many arts a seat has a commission."""
    arts = 0
    for art in range(ARTS):
        if works_of(state, seat, art) > 0:
            arts += 1
    return arts


def loved_by_patron(state: State, seat: int, patron: int) -> int:
    """BO-33: how much a seat has of what a patron loves."""
    if PATRON_LOVES[patron] == LOVES_ARTS:
        return arts_of(state, seat)
    if PATRON_LOVES[patron] == LOVES_FLORINS:
        return state.florins[seat]
    return works_of(state, seat, PATRON_LOVES[patron])


def reward_of_patron(state: State, seat: int, patron: int) -> int:
    """BO-33: what a patron gives a seat."""
    times = loved_by_patron(state, seat, patron) // max(1, PATRON_EACH[patron])
    return times * PATRON_POINTS[patron]


def points_for_florins(state: State, seat: int) -> int:
    """BO-34."""
    return state.florins[seat] // FLORINS_A_POINT


def is_ahead(state: State, seat: int, other: int) -> int:
    """BO-35: more points, or as many and more florins."""
    more_points = state.points[seat] - state.points[other]
    more_florins = state.florins[seat] - state.florins[other]
    return 1 if compare_in_order(more_points, more_florins) > 0 else 0


def points(state: State, seat: int) -> int:
    """The points of a seat: those that lie open, at the end all."""
    return state.points[seat]


def place(state: State, seat: int) -> int:
    """BO-35: 1 for a winner, and one more for every seat strictly ahead."""
    rank = 1
    for other in range(state.seats):
        rank += is_ahead(state, other, seat)
    return rank
