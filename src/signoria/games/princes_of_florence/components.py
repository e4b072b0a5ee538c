"""The Princes of Florence's component data: checked, and made into the tables the rules read.

Rule modules import the tables by name; a game with another data file gets other tables under the same names.
Money in the tables is in hundreds of florins. A cell of a board is bit row * 7 + column of a mask.
"""

from __future__ import annotations

from dataclasses import dataclass

from signoria.core.rules.component_tables import component_data, component_reader, numbers, padded
from signoria.core.rules.components import Components, names_in
from signoria.core.rules.state_record import IntTable
from signoria.games.princes_of_florence import placements as geometry
from signoria.games.princes_of_florence.component_checks import check_data, conditions_of
from signoria.games.princes_of_florence.constants import (
    BUILDING_NAMES,
    BUILDINGS,
    COMPARISONS,
    FIGURES,
    FREEDOM_NAMES,
    LANDSCAPE_NAMES,
    MAX_SEATS,
    MAX_TERMS,
    PIECES,
    PRESTIGE_CARDS,
    ROUNDS,
    SIDES,
    SIZE,
    SIZES,
)
from signoria.games.princes_of_florence.drawings import (
    boards_of,
    borders_in_order,
    borders_of,
    joint_placements_of,
    placements_of,
)
from signoria.games.princes_of_florence.placements import Placement, drawn, number_of


@dataclass(frozen=True)
class PrincesComponents(Components):
    """The data with the names of cards in the order of their numbers, and where every tile can lie."""

    professions = names_in("profession")
    bonus_cards = names_in("bonus")
    prestige_cards = names_in("prestige")

    def cards(self, pile: int) -> tuple[str, ...]:
        """The names of a pile's cards."""
        return (self.professions, self.bonus_cards, self.prestige_cards)[pile]

    def placements(self, side: int, piece: int) -> tuple[Placement, ...]:
        """Every way to lay a tile on one board, in the order of the tables."""
        return placements_of(self.data)[side * PIECES + piece]

    def joint_placements(self, relation: int, piece: int) -> tuple[Placement, ...]:
        """Every way to lay a building across a border, as squares of the lower seat's board."""
        return joint_placements_of(self.data)[relation * BUILDINGS + piece]


read = component_reader(__name__, PrincesComponents, check_data)
DATA = component_data(__file__, "princes-of-florence", check_data)
_up_to_seats = [str(seats) for seats in range(MAX_SEATS + 1)]

# -- cards

_professions, _bonus, _prestige = DATA["profession"], DATA["bonus"], DATA["prestige"]
_conditions = [conditions_of(row) for row in _prestige]
PROFESSION_BUILDING: IntTable = numbers(BUILDING_NAMES.index(row["building"]) for row in _professions)
PROFESSION_LANDSCAPE: IntTable = numbers(LANDSCAPE_NAMES.index(row["landscape"]) for row in _professions)
PROFESSION_FREEDOM: IntTable = numbers(FREEDOM_NAMES.index(row["freedom"]) for row in _professions)
BONUS_TERMS: IntTable = numbers(len(row["per"]) for row in _bonus)
BONUS_FIGURE: IntTable = numbers(padded((FIGURES.index(figure) for figure in row["per"]), MAX_TERMS) for row in _bonus)
BONUS_TIMES: IntTable = numbers(padded(row["per"].values(), MAX_TERMS, 0) for row in _bonus)
PRESTIGE_RULE: IntTable = numbers(next(n for n, rule in enumerate(COMPARISONS) if rule in row) for row in _prestige)
PRESTIGE_TERMS: IntTable = numbers(len(row) for row in _conditions)
PRESTIGE_FIGURE: IntTable = numbers(padded((FIGURES.index(figure) for figure in row), MAX_TERMS) for row in _conditions)
PRESTIGE_LEAST: IntTable = numbers(padded(row.values(), MAX_TERMS, 0) for row in _conditions)
PRESTIGE_POINTS: IntTable = numbers(row["points"] if "least" in row else row["alone"] for row in _prestige)
PRESTIGE_TIED: IntTable = numbers(row["points"] if "least" in row else row["tied"] for row in _prestige)
CHARACTER_LOW: IntTable = numbers(row["low"] for row in DATA["character"])
CHARACTER_HIGH: IntTable = numbers(row["high"] for row in DATA["character"])

# -- numbers

_supply, _freedoms, _bids, _costs = DATA["supply"], DATA["freedoms"], DATA["bids"], DATA["costs"]
_points, _work, _princess = DATA["points"], DATA["work"], DATA["princess"]
START_FLORINS: IntTable = numbers(DATA["florins"].get(seats, 0) // 100 for seats in _up_to_seats)
OPENING: IntTable = numbers(_bids.get(seats, 0) // 100 for seats in _up_to_seats)
RAISE: int = _bids["raise"] // 100
SUPPLY: IntTable = numbers(
    [
        *(row["copies"] for row in DATA["landscape"]),
        _supply["jester"],
        _supply["architect"],
        PRESTIGE_CARDS,
        _supply["recruiting"],
    ]
)
BUILDING_COPIES: IntTable = numbers(row["copies"] for row in DATA["building"])
BUILDING_SIZE: IntTable = numbers(SIZES.index(row["size"]) for row in DATA["building"])
MINIMUM: IntTable = numbers(DATA["minimum"].get(str(number), 0) for number in range(ROUNDS + 1))
FREEDOM_COPIES: IntTable = numbers(_freedoms.get(seats, 0) for seats in _up_to_seats)
EXTRA_FREEDOMS: IntTable = numbers([_freedoms["extra"], _freedoms["scarce"]])
BUILDING_COST: IntTable = numbers(cost // 100 for cost in _costs["building"])
PROFESSION_COST: int = _costs["profession"] // 100
FREEDOM_COST: int = _costs["freedom"] // 100
BONUS_COST: int = _costs["bonus"] // 100
LOOK: int = _costs["look"]
BUILDING_POINTS: int = _points["building"]
BEST_WORK_POINTS: int = _points["best-work"]
FURTHER_LANDSCAPE_POINTS: int = _points["further-landscape"]
ARCHITECT_POINTS: IntTable = numbers(_points["architects"])
WORK_PAY: int = DATA["exchange"]["value"] // 100
PRESTIGE_PRICE: int = DATA["exchange"]["point"] // 100
WORK_BUILDING: int = _work["building"]
WORK_LANDSCAPE: int = _work["landscape"]
WORK_FREEDOM: int = _work["freedom"]
WORK_JESTER: int = _work["jester"]
WORK_CARD: int = _work["card"]
PRINCESS_LANDSCAPE: int = _princess["landscape"]
PRINCESS_BUILDING: int = _princess["building"]
PRINCESS_ARCHITECT: int = _princess["architect"]
PRINCESS_CARD: int = _princess["card"]
BANKER_START: int = DATA["banker"]["start"] // 100
BANKER_GROWTH: int = DATA["banker"]["growth"] // 100
MAX_PRICE: int = DATA["cooperation"]["price"] // 100
MAX_REFUSALS: int = DATA["cooperation"]["refusals"]

# -- places: row side * 13 + piece says where a piece's places start in the flat tables, and how many there are

_places = placements_of(DATA)
PALACE: IntTable = numbers(geometry.mask(drawn(DATA["board"][side], "#")) for side in SIDES)
PLACE_START: IntTable = numbers(sum(map(len, _places[:row])) for row in range(len(_places)))
PLACE_COUNT: IntTable = numbers(len(row) for row in _places)
PLACE_MASK: IntTable = numbers(geometry.mask(place.cells) for row in _places for place in row)
PLACE_ANCHOR: IntTable = numbers(number_of(place.anchor) for row in _places for place in row)
PLACE_TURN: IntTable = numbers(place.turn for row in _places for place in row)

# -- joint places: row relation * 10 + building, as the places on one board

_joint_places, _offsets = joint_placements_of(DATA), geometry.relations(borders_of(DATA))
RELATIONS: int = len(_offsets)
JOINT_START: IntTable = numbers(sum(map(len, _joint_places[:row])) for row in range(len(_joint_places)))
JOINT_COUNT: IntTable = numbers(len(row) for row in _joint_places)
JOINT_LOW: IntTable = numbers(geometry.mask(place.cells) for row in _joint_places for place in row)
JOINT_HIGH: IntTable = numbers(
    geometry.mask(place.cells, _offsets[number // BUILDINGS])
    for number, row in enumerate(_joint_places)
    for place in row
)
JOINT_ANCHOR: IntTable = numbers(number_of(place.anchor) for row in _joint_places for place in row)
JOINT_TURN: IntTable = numbers(place.turn for row in _joint_places for place in row)

# -- layouts: row seats * 5 + seat for a seat's board; borders are numbered over all layouts

_borders, (_origins, _edges, _between) = borders_in_order(DATA), boards_of(DATA)
ORIGIN: IntTable = numbers(_origins)
EDGE: IntTable = numbers(_edges)
BORDER_OF: IntTable = numbers(_between)
BORDERS: int = len(_borders)
BORDER_LOW: IntTable = numbers(border.low for border in _borders)
BORDER_HIGH: IntTable = numbers(border.high for border in _borders)
BORDER_RELATION: IntTable = numbers(_offsets.index(border.offset) for border in _borders)
BORDER_LENGTH: IntTable = numbers(len(border.pairs) for border in _borders)
BORDER_CELL_LOW: IntTable = numbers(
    padded((row * SIZE + column for (row, column), _ in border.pairs), SIZE) for border in _borders
)
BORDER_CELL_HIGH: IntTable = numbers(
    padded((row * SIZE + column for _, (row, column) in border.pairs), SIZE) for border in _borders
)
