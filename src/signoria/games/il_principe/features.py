"""What a seat may know, as numbers for learning; the seat itself always comes first."""

from __future__ import annotations

from signoria.core.bits import has_bit
from signoria.core.record import Row
from signoria.games.il_principe.build_or_lay import is_building_allowed
from signoria.games.il_principe.components import CITY_SEEN
from signoria.games.il_principe.flow import to_act
from signoria.games.il_principe.kinds import CITIES, CITY_FEATURES, COLOURS, FACE_UP, MAX_SEATS, REGIONS, ROLES
from signoria.games.il_principe.state import GROUP_LOT, NOTHING, PHASES, ROLE_LOT, State

PHASE_COUNT = len(PHASES)

TABLE_FEATURES = 9 + PHASE_COUNT
LOT_FEATURES = 4 + 2 * COLOURS
ROLES_SEEN = 9 + 3 * COLOURS + REGIONS
SEAT_FEATURES = ROLES_SEEN + ROLES
OWN_FEATURES = 1 + 2 * COLOURS
FEATURES = (
    TABLE_FEATURES
    + LOT_FEATURES
    + 2 * COLOURS
    + FACE_UP * CITY_FEATURES
    + CITIES
    + MAX_SEATS * SEAT_FEATURES
    + OWN_FEATURES
)


def observe(state: State, seat: int, features: Row) -> None:
    """Write the numbers that `feature_names` names."""
    for feature in range(TABLE_FEATURES + LOT_FEATURES):
        features[feature] = 0
    observe_table(state, features)
    at = observe_lot(state, features, TABLE_FEATURES)
    for colour in range(COLOURS):
        features[at + colour] = state.reserve[colour]
    for colour in range(COLOURS):
        features[at + COLOURS + colour] = state.discards[colour]
    at += 2 * COLOURS
    for offer in range(FACE_UP):
        at = observe_offer(state, offer, features, at)
    for city in range(CITIES):
        features[at + city] = state.built_by[city] >= 0
    at += CITIES
    asked = to_act(state)
    for step in range(state.seats):
        observe_seat(state, seat_after(state, seat, step), asked, features, at + step * SEAT_FEATURES)
    for feature in range(state.seats * SEAT_FEATURES, MAX_SEATS * SEAT_FEATURES):
        features[at + feature] = 0
    observe_own(state, seat, features, at + MAX_SEATS * SEAT_FEATURES)


def observe_table(state: State, features: Row) -> None:
    """Seats, options, round, what is left to come, and the phase."""
    features[0] = state.seats
    features[1] = state.edition
    features[2] = state.abundance
    features[3] = state.round
    features[4] = state.is_last_round
    features[5] = state.deck_size
    features[6] = state.city_pile_size
    features[7] = is_building_allowed(state)
    features[8] = state.shields_due
    if state.phase < PHASE_COUNT:
        features[9 + state.phase] = 1


def observe_lot(state: State, features: Row, at: int) -> int:
    """What is auctioned or settled, and the bid."""
    features[at] = state.lot == GROUP_LOT
    features[at + 1] = state.lot == ROLE_LOT
    features[at + 2] = state.role >= COLOURS
    features[at + 3] = state.bid
    if state.colour != NOTHING:
        features[at + 4 + state.colour] = 1
        features[at + 4 + COLOURS + state.colour] = state.reserve[state.colour]
    return at + LOT_FEATURES


def observe_offer(state: State, offer: int, features: Row, at: int) -> int:
    """A city on offer: what it asks for and what it brings."""
    for feature in range(CITY_FEATURES):
        features[at + feature] = CITY_SEEN[1 + state.face_up[offer], feature]
    return at + CITY_FEATURES


def observe_seat(state: State, seat: int, asked: int, features: Row, at: int) -> None:
    """What lies open before a seat, its roles last."""
    features[at] = state.points[seat]
    features[at + 1] = state.hand_size[seat]
    features[at + 2] = state.shields_left[seat]
    features[at + 3] = state.principe == seat
    features[at + 4] = has_bit(asked, seat)
    features[at + 5] = has_bit(state.chosen, seat)
    features[at + 6] = has_bit(state.bidding, seat)
    features[at + 7] = state.bidder == seat
    features[at + 8] = has_bit(state.seconds, seat)
    observe_cards(state, seat, features, at + 9)
    for region in range(REGIONS):
        features[at + 9 + 3 * COLOURS + region] = state.shields[region, seat]
    for role in range(ROLES):
        features[at + ROLES_SEEN + role] = state.holder[role] == seat


def observe_cards(state: State, seat: int, features: Row, at: int) -> None:
    """Cards known to be in a hand, laid face up, and turned down."""
    for colour in range(COLOURS):
        features[at + colour] = state.known[seat, colour]
    for colour in range(COLOURS):
        features[at + COLOURS + colour] = state.face_up_cards[seat, colour]
    for colour in range(COLOURS):
        features[at + 2 * COLOURS + colour] = state.face_down_cards[seat, colour]


def observe_own(state: State, seat: int, features: Row, at: int) -> None:
    """The own coins and hand, and the cards the seat has in sight."""
    features[at] = state.coins[seat]
    for colour in range(COLOURS):
        features[at + 1 + colour] = state.hand[seat, colour]
    for colour in range(COLOURS):
        features[at + 1 + COLOURS + colour] = cards_in_sight(state, seat, colour)


def cards_in_sight(state: State, seat: int, colour: int) -> int:
    """Cards of a colour that the seat sees: laid, won, unsold, in the reserve or in its own hand."""
    count = state.hand[seat, colour] - state.known[seat, colour] + state.reserve[colour] + state.discards[colour]
    for other in range(MAX_SEATS):
        count += state.known[other, colour] + state.face_up_cards[other, colour] + state.face_down_cards[other, colour]
    return count


def seat_after(state: State, seat: int, steps: int) -> int:
    """The seat so many steps clockwise."""
    other = seat + steps
    return other - state.seats if other >= state.seats else other
