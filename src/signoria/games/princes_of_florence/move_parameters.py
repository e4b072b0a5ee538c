"""What moves of The Princes of Florence range over, and how each value is written."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.rules.components import Components
from signoria.core.rules.move_table import Parameter, Value, named
from signoria.games.princes_of_florence.components import PrincesComponents
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
    SEAT_LETTERS,
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


def _professions(components: PrincesComponents) -> Iterator[Value]:
    for card in components.professions:
        yield Value(card, {"card": card})


def _bonus_cards(components: PrincesComponents) -> Iterator[Value]:
    for card in components.bonus_cards:
        yield Value(card, {"card": card})


def _numbers(_components: Components) -> Iterator[Value]:
    for number in range(NUMBERS):
        yield Value(str(number), {"number": number, "florins": number * 100})


def _piles_of_the_professor(_components: Components) -> Iterator[Value | None]:
    """PF-109: no professions."""
    for pile, name in enumerate(PILE_NAMES):
        yield None if pile == PROFESSION_PILE else Value(name, {"pile": name})


def _points(_components: Components) -> Iterator[Value]:
    for points in range(MAX_PRESTIGE):
        yield Value(str(points), {"points": points})


def _prices(_components: Components) -> Iterator[Value]:
    for hundreds in range(MAX_PRICES):
        yield Value(str(hundreds * 100), {"florins": hundreds * 100})


def _seats(_components: Components) -> Iterator[Value]:
    """A seat by its number or its letter."""
    for seat, letter in enumerate(SEAT_LETTERS.lower()):
        yield Value(str(seat), {"owner": seat}, also=(letter,))


PROFESSION = Parameter("card", PROFESSIONS, _professions)
BONUS_CARD = Parameter("card", BONUS_CARDS, _bonus_cards)
ITEM = named("item", ITEM_NAMES)
LANDSCAPE = named("piece", LANDSCAPE_NAMES)
BUILDING = named("piece", BUILDING_NAMES)
FREEDOM = named("freedom", FREEDOM_NAMES)
CHARACTER_NAME = named("character", CHARACTER_NAMES)
NUMBER = Parameter("number", NUMBERS, _numbers)
PILE_FOR_MONEY = named("pile", PILE_NAMES[:PRESTIGE_PILE])
PILE_OF_THE_PROFESSOR = Parameter("pile", PILES, _piles_of_the_professor)
POINTS = Parameter("points", MAX_PRESTIGE, _points)
PRICE_ASKED_FOR = Parameter("florins", MAX_PRICES, _prices)
SEAT = Parameter("seat", MAX_SEATS, _seats)
CARD_LOOKED_AT = Parameter("card", HAND_LOOKED_AT)
"""Which card it is depends on the pile."""
PLACE_OF_TILE = Parameter("place", MAX_PLACES + 1)
"""A place of the piece that is to be laid; the last one stands for all places that there are not."""
