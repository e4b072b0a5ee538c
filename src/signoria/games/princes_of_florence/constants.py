"""What kinds of things there are in The Princes of Florence, by name and number, and how many of each at most."""

from __future__ import annotations

from signoria.games.princes_of_florence import placements as geometry

MAX_SEATS = 5
SEAT_COUNTS = range(2, MAX_SEATS + 1)
SIZE = geometry.SIZE
CELLS = SIZE * SIZE
AREA_WIDTH = geometry.AREA_WIDTH
ROUNDS = 7
MAX_PLACES = 240
MAX_TERMS = 4
MAX_ARCHITECTS = 3
NONE = -1

SIDES = ("front", "back")
SIZES = ("large", "medium", "small")
BUILDING_NAMES = (
    "university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theatre", "tower", "chapel",
)  # fmt: skip
LANDSCAPE_NAMES = ("forest", "lake", "park")
PIECE_NAMES = BUILDING_NAMES + LANDSCAPE_NAMES
ITEM_NAMES = (*LANDSCAPE_NAMES, "jester", "architect", "prestige", "recruiting", "landscape")
FREEDOM_NAMES = ("travel", "religion", "opinion")
CHARACTER_NAMES = ("muse", "cardinal", "princess", "merchant", "professor", "banker")
PILE_NAMES = ("profession", "bonus", "prestige")
TURN_NAMES = geometry.TURN_NAMES
SEAT_LETTERS = "ABCDE"

BUILDINGS = len(BUILDING_NAMES)
LANDSCAPES = len(LANDSCAPE_NAMES)
PIECES = len(PIECE_NAMES)
ITEMS = len(ITEM_NAMES) - 1
LANDSCAPE_ITEM = ITEMS
FREEDOMS = len(FREEDOM_NAMES)
CHARACTERS = len(CHARACTER_NAMES)
PROFESSIONS = 21
BONUS_CARDS = 20
PRESTIGE_CARDS = 14

FIGURES = (
    "building", "large", "medium", "small", "size", "landscape", "forest", "lake", "park", "landscape-kind",
    "freedom", "jester", "architect", "prestige-card", "hand-card", "table-card", "category", "free-square", "card",
)  # fmt: skip
(
    FIGURE_BUILDING, FIGURE_LARGE, FIGURE_MEDIUM, FIGURE_SMALL, FIGURE_SIZE, FIGURE_LANDSCAPE, FIGURE_FOREST,
    FIGURE_LAKE, FIGURE_PARK, FIGURE_LANDSCAPE_KIND, FIGURE_FREEDOM, FIGURE_JESTER, FIGURE_ARCHITECT,
    FIGURE_PRESTIGE_CARD, FIGURE_HAND_CARD, FIGURE_TABLE_CARD, FIGURE_CATEGORY, FIGURE_FREE_SQUARE, FIGURE_CARD,
) = range(len(FIGURES))  # fmt: skip

COMPARISONS = ("most", "fewest", "least")
MOST, FEWEST, LEAST = range(len(COMPARISONS))
