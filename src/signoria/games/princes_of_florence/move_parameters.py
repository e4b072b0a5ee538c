"""What moves of The Princes of Florence range over, and how each value is written."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.rules.components import Components
from signoria.core.rules.move_table import Parameter, Value, counted, named, named_by, seat_of
from signoria.games.princes_of_florence.constants import (
    BONUS_CARDS,
    BUILDING_NAMES,
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    ITEM_NAMES,
    LANDSCAPE_NAMES,
    MAX_PLACES,
    MAX_SEATS,
    PILE_NAMES,
    PROFESSIONS,
)
from signoria.games.princes_of_florence.state import (
    HAND_LOOKED_AT,
    MAX_PRESTIGE,
    MAX_PRICES,
    NUMBERS,
    PILES,
    PRESTIGE_PILE,
    PROFESSION_PILE,
)


def _numbers(_components: Components) -> Iterator[Value]:
    for number in range(NUMBERS):
        yield Value(str(number), {"number": number, "florins": number * 100})


def _piles_of_the_professor(_components: Components) -> Iterator[Value | None]:
    """PF-109: no professions."""
    for pile, name in enumerate(PILE_NAMES):
        yield None if pile == PROFESSION_PILE else Value(name, {"pile": name})


PROFESSION = named_by("professions", "card", PROFESSIONS)
BONUS_CARD = named_by("bonus_cards", "card", BONUS_CARDS)
ITEM = named("item", ITEM_NAMES)
LANDSCAPE = named("piece", LANDSCAPE_NAMES)
BUILDING = named("piece", BUILDING_NAMES)
FREEDOM = named("freedom", FREEDOM_NAMES)
CHARACTER_NAME = named("character", CHARACTER_NAMES)
NUMBER = Parameter("number", NUMBERS, _numbers)
PILE_FOR_MONEY = named("pile", PILE_NAMES[:PRESTIGE_PILE])
PILE_OF_THE_PROFESSOR = Parameter("pile", PILES, _piles_of_the_professor)
POINTS = counted("points", MAX_PRESTIGE)
PRICE_ASKED_FOR = counted("florins", MAX_PRICES, unit=100)
SEAT = seat_of(MAX_SEATS)
CARD_LOOKED_AT = Parameter("card", HAND_LOOKED_AT)
"""Which card it is depends on the pile."""
PLACE_OF_TILE = Parameter("place", MAX_PLACES + 1)
"""A place of the piece that is to be laid; the last one stands for all places that there are not."""
