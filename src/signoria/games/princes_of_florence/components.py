"""The Princes of Florence's component data: checked, and made into the tables the rules read.

Rule modules import the tables by name; a game with another data file gets other tables under the same names.
Money in the tables is in hundreds of florins. A cell of a board is bit row * 7 + column of a mask.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from signoria.core.rules.components import Components, read_components, refusing_what_is_missing
from signoria.core.rules.state_record import Table
from signoria.games.princes_of_florence import placements as geometry
from signoria.games.princes_of_florence.component_checks import check_data
from signoria.games.princes_of_florence.component_tables import tables
from signoria.games.princes_of_florence.constants import (
    BUILDINGS,
    PIECES,
)
from signoria.games.princes_of_florence.drawings import borders_of, joint_placements_of, placements_of
from signoria.games.princes_of_florence.placements import Placement, Square


@dataclass(frozen=True)
class PrincesComponents(Components):
    """The data with the names of cards in the order of their numbers, and where every tile can lie."""

    @cached_property
    def professions(self) -> tuple[str, ...]:
        return tuple(row["name"] for row in self.data["profession"])

    @cached_property
    def bonus_cards(self) -> tuple[str, ...]:
        return tuple(row["name"] for row in self.data["bonus"])

    @cached_property
    def prestige_cards(self) -> tuple[str, ...]:
        return tuple(row["name"] for row in self.data["prestige"])

    def cards(self, pile: int) -> tuple[str, ...]:
        """The names of a pile's cards."""
        return (self.professions, self.bonus_cards, self.prestige_cards)[pile]

    @cached_property
    def relations(self) -> tuple[Square, ...]:
        """How the higher seat's board lies to the lower seat's, for every relation: rows down, columns right."""
        return geometry.relations(borders_of(self.data))

    def placements(self, side: int, piece: int) -> tuple[Placement, ...]:
        """Every way to lay a tile on one board, in the order of the tables."""
        return placements_of(self.data)[side * PIECES + piece]

    def joint_placements(self, relation: int, piece: int) -> tuple[Placement, ...]:
        """Every way to lay a building across a border, as squares of the lower seat's board."""
        return joint_placements_of(self.data)[relation * BUILDINGS + piece]

    @staticmethod
    def square(area_number: int) -> str:
        """`b3` for a square of the area of all boards."""
        return geometry.square_name(area_number)

    @staticmethod
    def area_number(square: str) -> int:
        """The number of a square of the area from its name."""
        return geometry.square_number(square)


def read(data: dict[str, Any]) -> PrincesComponents:
    """Check the data of a component file and make its tables."""
    with refusing_what_is_missing():
        check_data(data)
        return PrincesComponents(data, tables(data))


DEFAULT = read(read_components(Path(__file__).parent / "components.toml", "princes-of-florence"))

PROFESSION_BUILDING: Table = DEFAULT.tables["PROFESSION_BUILDING"]
PROFESSION_LANDSCAPE: Table = DEFAULT.tables["PROFESSION_LANDSCAPE"]
PROFESSION_FREEDOM: Table = DEFAULT.tables["PROFESSION_FREEDOM"]
BONUS_TERMS: Table = DEFAULT.tables["BONUS_TERMS"]
BONUS_FIGURE: Table = DEFAULT.tables["BONUS_FIGURE"]
BONUS_TIMES: Table = DEFAULT.tables["BONUS_TIMES"]
PRESTIGE_RULE: Table = DEFAULT.tables["PRESTIGE_RULE"]
PRESTIGE_TERMS: Table = DEFAULT.tables["PRESTIGE_TERMS"]
PRESTIGE_FIGURE: Table = DEFAULT.tables["PRESTIGE_FIGURE"]
PRESTIGE_LEAST: Table = DEFAULT.tables["PRESTIGE_LEAST"]
PRESTIGE_POINTS: Table = DEFAULT.tables["PRESTIGE_POINTS"]
PRESTIGE_TIED: Table = DEFAULT.tables["PRESTIGE_TIED"]
CHARACTER_LOW: Table = DEFAULT.tables["CHARACTER_LOW"]
CHARACTER_HIGH: Table = DEFAULT.tables["CHARACTER_HIGH"]
START_FLORINS: Table = DEFAULT.tables["START_FLORINS"]
OPENING: Table = DEFAULT.tables["OPENING"]
RAISE: int = DEFAULT.tables["RAISE"]
SUPPLY: Table = DEFAULT.tables["SUPPLY"]
BUILDING_COPIES: Table = DEFAULT.tables["BUILDING_COPIES"]
BUILDING_SIZE: Table = DEFAULT.tables["BUILDING_SIZE"]
MINIMUM: Table = DEFAULT.tables["MINIMUM"]
FREEDOM_COPIES: Table = DEFAULT.tables["FREEDOM_COPIES"]
EXTRA_FREEDOMS: Table = DEFAULT.tables["EXTRA_FREEDOMS"]
BUILDING_COST: Table = DEFAULT.tables["BUILDING_COST"]
PROFESSION_COST: int = DEFAULT.tables["PROFESSION_COST"]
FREEDOM_COST: int = DEFAULT.tables["FREEDOM_COST"]
BONUS_COST: int = DEFAULT.tables["BONUS_COST"]
LOOK: int = DEFAULT.tables["LOOK"]
BUILDING_POINTS: int = DEFAULT.tables["BUILDING_POINTS"]
BEST_WORK_POINTS: int = DEFAULT.tables["BEST_WORK_POINTS"]
FURTHER_LANDSCAPE_POINTS: int = DEFAULT.tables["FURTHER_LANDSCAPE_POINTS"]
ARCHITECT_POINTS: Table = DEFAULT.tables["ARCHITECT_POINTS"]
WORK_PAY: int = DEFAULT.tables["WORK_PAY"]
PRESTIGE_PRICE: int = DEFAULT.tables["PRESTIGE_PRICE"]
WORK_BUILDING: int = DEFAULT.tables["WORK_BUILDING"]
WORK_LANDSCAPE: int = DEFAULT.tables["WORK_LANDSCAPE"]
WORK_FREEDOM: int = DEFAULT.tables["WORK_FREEDOM"]
WORK_JESTER: int = DEFAULT.tables["WORK_JESTER"]
WORK_CARD: int = DEFAULT.tables["WORK_CARD"]
PRINCESS_LANDSCAPE: int = DEFAULT.tables["PRINCESS_LANDSCAPE"]
PRINCESS_BUILDING: int = DEFAULT.tables["PRINCESS_BUILDING"]
PRINCESS_ARCHITECT: int = DEFAULT.tables["PRINCESS_ARCHITECT"]
PRINCESS_CARD: int = DEFAULT.tables["PRINCESS_CARD"]
BANKER_START: int = DEFAULT.tables["BANKER_START"]
BANKER_GROWTH: int = DEFAULT.tables["BANKER_GROWTH"]
MAX_PRICE: int = DEFAULT.tables["MAX_PRICE"]
MAX_REFUSALS: int = DEFAULT.tables["MAX_REFUSALS"]
PALACE: Table = DEFAULT.tables["PALACE"]
PLACE_START: Table = DEFAULT.tables["PLACE_START"]
PLACE_COUNT: Table = DEFAULT.tables["PLACE_COUNT"]
PLACE_MASK: Table = DEFAULT.tables["PLACE_MASK"]
PLACE_ANCHOR: Table = DEFAULT.tables["PLACE_ANCHOR"]
PLACE_TURN: Table = DEFAULT.tables["PLACE_TURN"]
RELATIONS: int = DEFAULT.tables["RELATIONS"]
JOINT_START: Table = DEFAULT.tables["JOINT_START"]
JOINT_COUNT: Table = DEFAULT.tables["JOINT_COUNT"]
JOINT_LOW: Table = DEFAULT.tables["JOINT_LOW"]
JOINT_HIGH: Table = DEFAULT.tables["JOINT_HIGH"]
JOINT_ANCHOR: Table = DEFAULT.tables["JOINT_ANCHOR"]
JOINT_TURN: Table = DEFAULT.tables["JOINT_TURN"]
ORIGIN: Table = DEFAULT.tables["ORIGIN"]
EDGE: Table = DEFAULT.tables["EDGE"]
BORDER_OF: Table = DEFAULT.tables["BORDER_OF"]
BORDERS: int = DEFAULT.tables["BORDERS"]
BORDER_LOW: Table = DEFAULT.tables["BORDER_LOW"]
BORDER_HIGH: Table = DEFAULT.tables["BORDER_HIGH"]
BORDER_RELATION: Table = DEFAULT.tables["BORDER_RELATION"]
BORDER_LENGTH: Table = DEFAULT.tables["BORDER_LENGTH"]
BORDER_CELL_LOW: Table = DEFAULT.tables["BORDER_CELL_LOW"]
BORDER_CELL_HIGH: Table = DEFAULT.tables["BORDER_CELL_HIGH"]
