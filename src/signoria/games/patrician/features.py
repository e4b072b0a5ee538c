"""What a seat may know, as numbers for learning; the seat itself always comes first."""

from __future__ import annotations

from signoria.core.record import Row
from signoria.games.patrician.components import (
    CAPACITY,
    CARD_FEATURES,
    CARD_SEEN,
    CITIES,
    HEADS,
    MAX_CARDS,
    MAX_ROADS,
    MAX_SEATS,
    TOWERS,
)
from signoria.games.patrician.scoring import floors_in
from signoria.games.patrician.setting_up import is_in_play
from signoria.games.patrician.state import NOBODY, NOTHING, PHASES, State

PHASE_COUNT = len(PHASES)

TABLE_FEATURES = 5 + PHASE_COUNT
CITY_FEATURES = 3 + CARD_FEATURES
SEAT_FEATURES = 6 + 2 * TOWERS
OWN_FEATURES = 2 * MAX_CARDS + HEADS
FEATURES = TABLE_FEATURES + CITIES * CITY_FEATURES + 2 * TOWERS + MAX_ROADS + MAX_SEATS * SEAT_FEATURES + OWN_FEATURES


def observe(state: State, seat: int, features: Row) -> None:
    """Write the numbers that `feature_names` names."""
    at = observe_table(state, features)
    for city in range(CITIES):
        at = observe_city(state, city, features, at)
    at = observe_board(state, features, at)
    for step in range(state.seats):
        observe_seat(state, seat_after(state, seat, step), features, at + step * SEAT_FEATURES)
    for feature in range(state.seats * SEAT_FEATURES, MAX_SEATS * SEAT_FEATURES):
        features[at + feature] = 0
    observe_own(state, seat, features, at + MAX_SEATS * SEAT_FEATURES)


def observe_table(state: State, features: Row) -> int:
    features[0] = state.seats
    features[1] = state.ambassadors
    features[2] = state.messengers
    features[3] = state.deck_size
    features[4] = state.floors_due
    for phase in range(PHASE_COUNT):
        features[5 + phase] = state.phase == phase
    return TABLE_FEATURES


def observe_city(state: State, city: int, features: Row, at: int) -> int:
    """Room, whether it is scored, messengers, and the card lying there."""
    if is_in_play(state, city):
        features[at] = CAPACITY[city] - floors_in(state, city)
        features[at + 1] = state.scored[city]
        features[at + 2] = state.near[city]
        for feature in range(CARD_FEATURES):
            features[at + 3 + feature] = CARD_SEEN[1 + state.face_up[city], feature]
    else:
        for feature in range(CITY_FEATURES):
            features[at + feature] = 0
    return at + CITY_FEATURES


def observe_board(state: State, features: Row, at: int) -> int:
    """How high every tower is, whether its tile is won, and where messengers lie."""
    for tower in range(TOWERS):
        features[at + tower] = state.height[tower]
    at += TOWERS
    for tower in range(TOWERS):
        features[at + tower] = state.tile_owner[tower] != NOBODY
    at += TOWERS
    for road in range(MAX_ROADS):
        features[at + road] = state.sent[road]
    return at + MAX_ROADS


def observe_seat(state: State, seat: int, features: Row, at: int) -> None:
    """A seat's points, hand size, reserve, messengers and tokens, its floors in every tower, and where it leads."""
    features[at] = state.points[seat]
    features[at + 1] = state.hand_size[seat]
    features[at + 2] = state.reserve[seat]
    features[at + 3] = state.messengers_left[seat]
    features[at + 4] = state.tokens[seat]
    features[at + 5] = state.first == seat
    at += 6
    for tower in range(TOWERS):
        features[at + tower] = state.floors_of[seat, tower]
    at += TOWERS
    for tower in range(TOWERS):
        features[at + tower] = (state.leader[tower] == seat) & (state.height[tower] != 0)


def observe_own(state: State, seat: int, features: Row, at: int) -> None:
    """The own hand, the card played this turn, and the heads in the own pile."""
    for feature in range(2 * MAX_CARDS):
        features[at + feature] = 0
    for held in range(state.hand_size[seat]):
        features[at + state.hand[seat, held]] = 1
    at += MAX_CARDS
    if state.card_played != NOTHING:
        features[at + state.card_played] = 1
    at += MAX_CARDS
    for head in range(HEADS):
        features[at + head] = state.heads[seat, head]


def seat_after(state: State, seat: int, steps: int) -> int:
    """The seat so many steps clockwise."""
    other = seat + steps
    return other - state.seats if other >= state.seats else other
