"""The kinds of things there are in Il Principe, in the order of their numbers."""

from __future__ import annotations

from math import comb

MAX_SEATS = 5
SEAT_COUNTS = range(2, MAX_SEATS + 1)

COLOUR_NAMES = ("green", "white", "red", "blue", "yellow")
GREEN, WHITE, RED, BLUE, YELLOW = range(len(COLOUR_NAMES))
COLOURS = len(COLOUR_NAMES)

REGION_NAMES = ("blue", "green", "red", "yellow", "brown", "violet")
REGIONS = len(REGION_NAMES)

RANK_NAMES = ("major", "minor")
ROLE_NAMES = tuple(f"{rank}-{colour}" for rank in RANK_NAMES for colour in COLOUR_NAMES)
ROLES = len(ROLE_NAMES)
"""A role's number is its colour, and for a minor one COLOURS more."""

CITIES = 15
FACE_UP = 4
CITY_FEATURES = 4 + COLOURS + REGIONS
"""Numbers an observation has for a city on offer."""

SIZE_NAMES = ("small", "medium", "large")

EDITIONS = ("first", "second")
FIRST, SECOND = range(len(EDITIONS))

RESERVE_SIZES = (2, 3)
"""How many cards a player may have to lay into the reserve."""

MAX_CARDS_OF_COLOUR = 20
MAX_COINS = 99
"""Nobody can ever hold more, so nobody bids more."""


def choices_of_size(size: int) -> int:
    """How many ways there are to lay so many cards into the reserve."""
    return comb(COLOURS + size - 1, size) if size in RESERVE_SIZES else 0
