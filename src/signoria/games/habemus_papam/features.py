"""What a seat may know, as numbers for learning; the seat itself always comes first."""

from __future__ import annotations

from signoria.core.bits import has_bit
from signoria.core.record import Row
from signoria.games.habemus_papam.components import BID_SEEN, COUNTED, COUNTED_BITS, PERSON_VOTES, SEAT_AFTER
from signoria.games.habemus_papam.counting_votes import gems_left, is_fulfilled
from signoria.games.habemus_papam.flow import to_act
from signoria.games.habemus_papam.kinds import ACTION_KINDS, CARDS, FACTIONS, GEMS, MAX_SEATS, ORDERS, PEOPLE
from signoria.games.habemus_papam.state import EXCLUDE, NAME_VICTIM, NOTHING, PHASES, TAKE, State

PHASE_COUNT = len(PHASES)
MOST_COUNTED = (1 << COUNTED_BITS) - 1

TABLE_FEATURES = 6 + PHASE_COUNT + GEMS
COATS_SEEN = 11 + ACTION_KINDS + GEMS
PEOPLE_SEEN = COATS_SEEN + FACTIONS
SEAT_FEATURES = PEOPLE_SEEN + PEOPLE
OWN_FEATURES = 2 + GEMS + ACTION_KINDS + 2 * ORDERS
FEATURES = TABLE_FEATURES + 2 * CARDS + PEOPLE + MAX_SEATS * SEAT_FEATURES + OWN_FEATURES


def observe(state: State, seat: int, features: Row) -> None:
    """Write the numbers that `feature_names` names."""
    at = observe_table(state, features)
    for card in range(CARDS):
        features[at + card] = 0
    for place in range(state.offer_size):
        features[at + state.offer[place]] += 1
    at += CARDS
    for card in range(CARDS):
        features[at + card] = state.seen[card]
    at += CARDS
    for person in range(PEOPLE):
        features[at + person] = state.swapping == person
    at += PEOPLE
    asked = to_act(state)
    for step in range(state.seats):
        other = SEAT_AFTER[state.seats * MAX_SEATS + seat, step]
        observe_seat(state, other, asked, features, at + step * SEAT_FEATURES)
        observe_people(state, other, features, at + step * SEAT_FEATURES)
    for step in range(state.seats, MAX_SEATS):
        for feature in range(SEAT_FEATURES):
            features[at + step * SEAT_FEATURES + feature] = 0
    observe_own(state, seat, features, at + MAX_SEATS * SEAT_FEATURES)


def observe_table(state: State, features: Row) -> int:
    """Seats, round, smokes, what is left to come, the phase and the bank."""
    features[0] = state.seats
    features[1] = state.round
    features[2] = state.smoke
    features[3] = state.is_last_round
    features[4] = state.cardinals_left
    features[5] = state.deck_size
    for phase in range(PHASE_COUNT):
        features[6 + phase] = state.phase == phase
    for gem in range(GEMS):
        features[6 + PHASE_COUNT + gem] = state.bank[gem]
    return TABLE_FEATURES


def observe_seat(state: State, seat: int, asked: int, features: Row, at: int) -> None:
    """What lies open before a seat, but for its people."""
    features[at + 1] = state.mazarin[seat]
    features[at + 2] = state.louis[seat]
    features[at + 3] = state.felipe[seat]
    features[at + 4] = state.squadrone == seat
    features[at + 5] = state.action_count[seat]
    features[at + 6] = state.camerlengo == seat
    features[at + 7] = has_bit(asked, seat)
    features[at + 8] = has_bit(state.chosen, seat)
    features[at + 9] = state.bid[seat] != NOTHING
    features[at + 10] = place_in_taking(state, seat)
    observe_round(state, seat, features, at + 11)


def observe_people(state: State, seat: int, features: Row, at: int) -> None:
    """The cardinals and leaders in a seat's display, with the votes and coats of arms they bring."""
    counted = 0
    for person in range(PEOPLE):
        features[at + PEOPLE_SEEN + person] = state.owner[person] == seat
        counted += COUNTED[person] if state.owner[person] == seat else 0
    features[at] = PERSON_VOTES * (counted & MOST_COUNTED)
    for faction in range(FACTIONS):
        features[at + COATS_SEEN + faction] = (counted >> COUNTED_BITS * (1 + faction)) & MOST_COUNTED


def place_in_taking(state: State, seat: int) -> int:
    """When a seat takes a card this round: 1 for the first; 0 before the bids are ranked."""
    if state.phase == TAKE or state.phase == EXCLUDE or state.phase == NAME_VICTIM:
        for place in range(state.seats):
            if state.rank[place] == seat:
                return place + 1
    return 0


def observe_round(state: State, seat: int, features: Row, at: int) -> None:
    """The action card a seat plays this round, and the gems it has bid."""
    for kind in range(ACTION_KINDS):
        features[at + kind] = state.played[seat] == kind
    for gem in range(GEMS):
        features[at + ACTION_KINDS + gem] = BID_SEEN[1 + state.bid[seat], gem]


def observe_own(state: State, seat: int, features: Row, at: int) -> None:
    """What is behind the own screen."""
    features[at] = state.gold[seat]
    features[at + 1] = gems_left(state, seat)
    for gem in range(GEMS):
        features[at + 2 + gem] = state.gems[seat, gem]
    at += 2 + GEMS
    for kind in range(ACTION_KINDS):
        features[at + kind] = state.actions[seat, kind]
    at += ACTION_KINDS
    for order in range(2 * ORDERS):
        features[at + order] = 0
    for held in range(2):
        order = state.order[seat, held]
        if order != NOTHING:
            features[at + order] += 1
            features[at + ORDERS + order] = is_fulfilled(state, seat, order)
