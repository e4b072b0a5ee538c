"""Messengers (PA-50 to PA-57)."""

from __future__ import annotations

from signoria.core.rules.events import tell
from signoria.core.rules.ranking import compare_in_order
from signoria.games.patrician.components import (
    CARD_CITY,
    CARD_SYMBOL,
    CITIES,
    PENALTY,
    ROAD_FROM,
    ROAD_TO,
    ROADS,
    SITES,
    STAR,
)
from signoria.games.patrician.rules.setting_up import is_in_play
from signoria.games.patrician.state import MESSENGER_SENT, NOBODY, PENALTY_TAKEN, State

MOST_AT_A_CITY = 2


def may_send_any(state: State, seat: int) -> int:
    """PA-51: only in a turn in which a star card was played, and while one has a messenger."""
    if not state.messengers or CARD_SYMBOL[state.card_played] != STAR or state.messengers_left[seat] == 0:
        return 51
    return 0


def may_send(state: State, seat: int, road: int) -> int:
    """PA-54: between neighbours; PA-52: not where one built, two at most at a city, one at most between two."""
    if may_send_any(state, seat):
        return 51
    if road >= ROADS or not is_in_play(state, ROAD_FROM[road]) or not is_in_play(state, ROAD_TO[road]):
        return 54
    built = CARD_CITY[state.card_played]
    if ROAD_FROM[road] == built or ROAD_TO[road] == built or state.sent[road]:
        return 52
    if state.near[ROAD_FROM[road]] == MOST_AT_A_CITY or state.near[ROAD_TO[road]] == MOST_AT_A_CITY:
        return 52
    return 0


def can_send_somewhere(state: State, seat: int) -> int:
    """Whether there is any road this seat may send a messenger to now."""
    if may_send_any(state, seat):
        return 0
    for road in range(ROADS):
        if may_send(state, seat, road) == 0:
            return 1
    return 0


def send_messenger(state: State, seat: int, road: int) -> None:
    """PA-51: it lies there to the end and belongs to nobody; PA-53: what was scored before stays as it is."""
    state.messengers_left[seat] -= 1
    state.sent[road] = 1
    state.near[ROAD_FROM[road]] += 1
    state.near[ROAD_TO[road]] += 1
    tell(state, MESSENGER_SENT, seat, ROAD_FROM[road], ROAD_TO[road])


def towers_won_near_messengers(state: State, seat: int) -> int:
    """PA-56: towers won in cities that had a messenger when they were scored."""
    count = 0
    for city in range(CITIES):
        if state.near_when_scored[city] > 0:
            for rank in range(SITES):
                count += state.tile_owner[city * SITES + rank] == seat
    return count


def floors_near_messengers(state: State, seat: int) -> int:
    """PA-56: own floors in all towers of those cities, won or not."""
    count = 0
    for city in range(CITIES):
        if state.near_when_scored[city] > 0:
            for site in range(SITES):
                count += state.floors_of[seat, city * SITES + site]
    return count


def has_city_with_messenger(state: State) -> int:
    """Whether any city had a messenger when it was scored."""
    for city in range(CITIES):
        if state.near_when_scored[city] > 0:
            return 1
    return 0


def compare_holds(state: State, seat: int, other: int) -> int:
    """PA-56: below 0 for fewer towers there, of those tied for fewer floors."""
    more_towers = towers_won_near_messengers(state, seat) - towers_won_near_messengers(state, other)
    more_floors = floors_near_messengers(state, seat) - floors_near_messengers(state, other)
    return compare_in_order(more_towers, more_floors)


def give_penalty(state: State) -> None:
    """PA-56: fewest towers there, of those tied fewest floors; still tied, or no such city: nobody."""
    if not has_city_with_messenger(state):
        return
    fewest = 0
    state.burdened = 0
    for seat in range(1, state.seats):
        more = compare_holds(state, seat, fewest)
        if more < 0:
            fewest = seat
            state.burdened = seat
        elif more == 0:
            state.burdened = NOBODY
    if state.burdened != NOBODY:
        state.points[state.burdened] += PENALTY
        tell(state, PENALTY_TAKEN, state.burdened)
