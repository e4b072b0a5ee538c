"""What a seat may know, as numbers for learning."""

from __future__ import annotations

from signoria.core.rules.feature_rows import (
    Axis,
    axis,
    bit,
    block,
    equals,
    for_each,
    for_each_seat,
    is_here,
    is_there,
    looked_up,
    number,
    one_hot,
)
from signoria.core.rules.feature_table import FeatureTable
from signoria.core.rules.state_record import Row
from signoria.games.il_principe.constants import (
    CITIES,
    COLOUR_NAMES,
    COLOURS,
    FACE_UP,
    MAX_SEATS,
    REGION_NAMES,
    ROLE_NAMES,
)
from signoria.games.il_principe.rules.build_or_lay import is_building_allowed
from signoria.games.il_principe.rules.flow import to_act
from signoria.games.il_principe.state import GROUP_LOT, NOTHING, PHASES, ROLE_LOT, State


def is_role_minor(state: State) -> int:
    """Whether the role that is auctioned is a minor one."""
    return state.role >= COLOURS


def write_lot(state: State, features: Row, at: int) -> None:
    """The colour that is auctioned or whose roles are settled, and the cards of its group."""
    if state.colour != NOTHING:
        features[at + state.colour] = 1
        features[at + COLOURS + state.colour] = state.reserve[state.colour]


def shields_in(state: State, seat: int, region: int) -> int:
    """A seat's shields in a region."""
    return state.shields[region, seat]


def cards_in_sight(state: State, seat: int, colour: int) -> int:
    """Cards of a colour that the seat sees: laid, won, unsold, in the reserve or in its own hand."""
    count = state.hand[seat, colour] - state.known[seat, colour] + state.reserve[colour] + state.discards[colour]
    for other in range(MAX_SEATS):
        count += state.known[other, colour] + state.face_up_cards[other, colour] + state.face_down_cards[other, colour]
    return count


COLOUR = axis("colour", COLOUR_NAMES)
CITY = Axis("city", CITIES, lambda components: components.cities)
OFFER = axis("offer", [str(place) for place in range(1, FACE_UP + 1)])
CITY_FACT = axis(
    "fact",
    (
        *("there", "price", "points", "shields"),
        *(f"needs {colour}" for colour in COLOUR_NAMES),
        *(f"touches {region}" for region in REGION_NAMES),
    ),
)

FEATURES = FeatureTable(
    __name__,
    State,
    number("seats", "seats"),
    number("edition", "edition"),
    number("abundance", "abundance"),
    number("round", "round"),
    number("last round", "is_last_round"),
    number("deck", "deck_size"),
    number("cities to come", "city_pile_size"),
    number("may build", is_building_allowed),
    number("shields due", "shields_due"),
    one_hot("phase {phase}", "phase", axis("phase", PHASES)),
    equals("group auction", "lot", GROUP_LOT),
    equals("role auction", "lot", ROLE_LOT),
    number("minor role", is_role_minor),
    number("bid", "bid"),
    block(write_lot, ("lot {colour}", COLOUR), ("lot {colour} cards", COLOUR)),
    number("reserve {colour}", "reserve", COLOUR),
    number("unsold {colour}", "discards", COLOUR),
    for_each(OFFER, looked_up("offer {offer} {fact}", "CITY_SEEN", "face_up", CITY_FACT)),
    is_there("built {city}", "built_by", CITY),
    for_each_seat(
        MAX_SEATS,
        number("{seat} points", "points"),
        number("{seat} hand", "hand_size"),
        number("{seat} shields", "shields_left"),
        is_here("{seat} principe", "principe"),
        bit("{seat} asked", "asked"),
        bit("{seat} chosen", "chosen"),
        bit("{seat} bidding", "bidding"),
        is_here("{seat} bidder", "bidder"),
        bit("{seat} second", "seconds"),
        number("{seat} known {colour}", "known", COLOUR),
        number("{seat} up {colour}", "face_up_cards", COLOUR),
        number("{seat} down {colour}", "face_down_cards", COLOUR),
        number("{seat} shields in {region}", shields_in, axis("region", REGION_NAMES)),
        is_here("{seat} holds {role}", "holder", axis("role", ROLE_NAMES)),
        once={"asked": to_act},
    ),
    number("coins", "coins"),
    number("hand {colour}", "hand", COLOUR),
    number("in sight {colour}", cards_in_sight, COLOUR),
)
