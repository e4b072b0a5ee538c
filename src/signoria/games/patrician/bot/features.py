"""What a seat may know, as numbers for learning."""

from __future__ import annotations

from signoria.core.rules.feature_rows import (
    Axis,
    axis,
    block,
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
from signoria.games.patrician.components import (
    CAPACITY,
    CITIES,
    HEAD_NAMES,
    MAX_CARDS,
    MAX_ROADS,
    MAX_SEATS,
    SITE_NAMES,
    SYMBOLS,
    TOWERS,
)
from signoria.games.patrician.rules.scoring import floors_in
from signoria.games.patrician.rules.setting_up import is_in_play
from signoria.games.patrician.state import PHASES, State


def room_in(state: State, city: int) -> int:
    """How many floors a city still has room for."""
    return CAPACITY[city] - floors_in(state, city)


def is_leading(state: State, seat: int, tower: int) -> int:
    """Whether a seat would win a tower now."""
    return (state.leader[tower] == seat) & (state.height[tower] != 0)


def write_hand(state: State, seat: int, features: Row, at: int) -> None:
    """The cards a seat holds."""
    for held in range(state.hand_size[seat]):
        features[at + state.hand[seat, held]] = 1


CITY = Axis("city", CITIES, lambda components: components.cities)
TOWER = Axis(
    "tower", TOWERS, lambda components: [f"{city} {site}" for city in components.cities for site in SITE_NAMES]
)
ROAD = Axis("road", MAX_ROADS, lambda components: ["-".join(road) for road in components.roads])
CARD = Axis("card", MAX_CARDS, lambda components: components.cards)
CARD_FACT = axis(
    "fact",
    (
        *("card", "card city", "card crests"),
        *(f"card {symbol}" for symbol in SYMBOLS),
        *(f"card head {head}" for head in HEAD_NAMES),
    ),
)

FEATURES = FeatureTable(
    __name__,
    State,
    number("seats", "seats"),
    number("ambassadors", "ambassadors"),
    number("messengers", "messengers"),
    number("deck", "deck_size"),
    number("floors due", "floors_due"),
    one_hot("phase {phase}", "phase", axis("phase", PHASES)),
    for_each(
        CITY,
        number("{city} room", room_in),
        number("{city} scored", "scored"),
        number("{city} messengers", "near"),
        looked_up("{city} {fact}", "CARD_SEEN", "face_up", CARD_FACT),
        where=is_in_play,
    ),
    number("{tower} height", "height", TOWER),
    is_there("{tower} tile won", "tile_owner", TOWER),
    number("messenger {road}", "sent", ROAD),
    for_each_seat(
        MAX_SEATS,
        number("{seat} points", "points"),
        number("{seat} hand", "hand_size"),
        number("{seat} reserve", "reserve"),
        number("{seat} messengers", "messengers_left"),
        number("{seat} tokens", "tokens"),
        is_here("{seat} first", "first"),
        number("{seat} floors {tower}", "floors_of", TOWER),
        number("{seat} leads {tower}", is_leading, TOWER),
    ),
    block(write_hand, ("hand {card}", CARD)),
    one_hot("played {card}", "card_played", CARD),
    number("heads {head}", "heads", axis("head", HEAD_NAMES)),
)
