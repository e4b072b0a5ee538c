"""What a seat may know, as numbers for learning; the seat itself always comes first."""

from __future__ import annotations

from signoria.core.record import Row
from signoria.games.patrician.components import (
    CAPACITY,
    CARD_CITY,
    CARD_CRESTS,
    CARD_HEAD,
    CARD_HEADS,
    CARD_SYMBOL,
    CITIES,
    HEADS,
    MAX_CARDS,
    MAX_ROADS,
    MAX_SEATS,
    SYMBOLS,
    TOWERS,
)
from signoria.games.patrician.scoring import floors_in, leader_of
from signoria.games.patrician.setting_up import is_in_play
from signoria.games.patrician.state import NOBODY, NOTHING, PHASES, State

PHASE_COUNT = len(PHASES)
SYMBOL_COUNT = len(SYMBOLS)

TABLE_FEATURES = 5 + PHASE_COUNT
CITY_FEATURES = 6 + SYMBOL_COUNT + HEADS
SEAT_FEATURES = 6
TOWER_FEATURES = 2 * MAX_SEATS + 2
FEATURES = (
    TABLE_FEATURES
    + CITIES * CITY_FEATURES
    + TOWERS * TOWER_FEATURES
    + MAX_SEATS * SEAT_FEATURES
    + MAX_CARDS
    + MAX_CARDS
    + HEADS
    + MAX_ROADS
)


def observe(state: State, seat: int, features: Row) -> None:
    """Write the numbers that `feature_names` names."""
    for index in range(FEATURES):
        features[index] = 0
    at = observe_table(state, features)
    for city in range(CITIES):
        at = observe_city(state, city, features, at)
    for tower in range(TOWERS):
        at = observe_tower(state, seat, tower, features, at)
    for step in range(MAX_SEATS):
        at = observe_seat(state, seat, step, features, at)
    for held in range(state.hand_size[seat]):
        features[at + state.hand[seat, held]] = 1
    at += MAX_CARDS
    if state.card_played != NOTHING:
        features[at + state.card_played] = 1
    at += MAX_CARDS
    for head in range(HEADS):
        features[at + head] = state.heads[seat, head]
    at += HEADS
    for road in range(MAX_ROADS):
        features[at + road] = state.sent[road]


def observe_table(state: State, features: Row) -> int:
    features[0] = state.seats
    features[1] = state.ambassadors
    features[2] = state.messengers
    features[3] = state.deck_size
    features[4] = state.floors_due
    features[5 + state.phase] = 1
    return TABLE_FEATURES


def observe_city(state: State, city: int, features: Row, at: int) -> int:
    """Room, whether it is scored, messengers, and the card lying there."""
    if is_in_play(state, city):
        features[at] = CAPACITY[city] - floors_in(state, city)
        features[at + 1] = state.scored[city]
        features[at + 2] = state.near[city]
        card = state.face_up[city]
        if card != NOTHING:
            features[at + 3] = 1
            features[at + 4] = CARD_CITY[card] + 1
            features[at + 5] = CARD_CRESTS[card]
            features[at + 6 + CARD_SYMBOL[card]] = 1
            if CARD_HEADS[card] > 0:
                features[at + 6 + SYMBOL_COUNT + CARD_HEAD[card]] = CARD_HEADS[card]
    return at + CITY_FEATURES


def observe_tower(state: State, seat: int, tower: int, features: Row, at: int) -> int:
    """Everybody's floors in it and who leads it, from the seat's own place on; its height; whether its tile is won."""
    leader = leader_of(state, tower)
    for step in range(state.seats):
        other = seat_after(state, seat, step)
        features[at + step] = state.floors_of[tower, other]
        features[at + MAX_SEATS + step] = 1 if leader == other else 0
    features[at + 2 * MAX_SEATS] = state.height[tower]
    features[at + 2 * MAX_SEATS + 1] = 0 if state.tile_owner[tower] == NOBODY else 1
    return at + TOWER_FEATURES


def observe_seat(state: State, seat: int, step: int, features: Row, at: int) -> int:
    """A seat's points, hand size, reserve, messengers and tokens."""
    if step < state.seats:
        other = seat_after(state, seat, step)
        features[at] = state.points[other]
        features[at + 1] = state.hand_size[other]
        features[at + 2] = state.reserve[other]
        features[at + 3] = state.messengers_left[other]
        features[at + 4] = state.tokens[other]
        features[at + 5] = 1 if state.first == other else 0
    return at + SEAT_FEATURES


def seat_after(state: State, seat: int, steps: int) -> int:
    """The seat so many steps clockwise."""
    other = seat + steps
    return other - state.seats if other >= state.seats else other
