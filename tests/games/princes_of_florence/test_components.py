"""The component data: what the rulebook prints, and that the tables are what the file says."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from signoria.core.rules.components import PROVENANCES, provenances, read_components
from signoria.games.princes_of_florence import components, constants
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.constants import BUILDING_NAMES, FEWEST, FIGURES, LEAST, MOST, PIECE_NAMES
from signoria.games.princes_of_florence.drawings import borders_of
from signoria.games.princes_of_florence.placements import drawn, orientations, relations

Data = dict[str, Any]
FILE = Path(str(components.__file__)).parent / "components.toml"
DATA: Data = tomllib.loads(FILE.read_text(encoding="utf-8"))
DEFAULT = components.read(components.DATA)
TABLES: dict[str, Any] = dict(DEFAULT.tables)
TILES = {tile["name"]: drawn(tile["shape"], "X") for tile in (*DATA["building"], *DATA["landscape"])}
SEATS = ("2", "3", "4", "5")


def changed(tmp_path: Path, *changes: tuple[str, str]) -> PrincesComponents:
    """The data of a file in which some words are others."""
    text = FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "components.toml"
    path.write_text(text, encoding="utf-8")
    return components.read(read_components(path, "princes-of-florence"))


# -- what the rulebook prints


@pytest.mark.clause("PF-1")
def test_a_principality_is_forty_nine_squares_six_of_them_the_palace() -> None:
    for side in ("front", "back"):
        assert len(drawn(DATA["board"][side], "#")) == 6
        assert len(drawn(DATA["board"][side], ".")) == 43
    assert [int(palace).bit_count() for palace in TABLES["PALACE"]] == [6, 6]
    assert drawn(DATA["board"]["front"], "#") == {(row, column) for row in (5, 6) for column in (0, 1, 2)}


@pytest.mark.clause("PF-1", "PF-75")
def test_everybody_starts_with_3500_florins_and_of_two_players_with_2500() -> None:
    assert [DATA["florins"][seats] for seats in SEATS] == [2500, 3500, 3500, 3500]
    assert TABLES["START_FLORINS"].tolist() == [0, 0, 25, 35, 35, 35]


@pytest.mark.clause("PF-3")
def test_the_supply_is_what_the_box_holds() -> None:
    assert dict(zip(constants.ITEM_NAMES[: constants.ITEMS], TABLES["SUPPLY"].tolist(), strict=True)) == {
        "forest": 6, "lake": 6, "park": 6, "jester": 7, "architect": 6, "prestige": 14, "recruiting": 5,
    }  # fmt: skip
    assert TABLES["BUILDING_COPIES"].tolist() == [3] * 10
    assert (len(DATA["profession"]), len(DATA["bonus"]), len(DATA["prestige"])) == (21, 20, 14)


@pytest.mark.clause("PF-3", "PF-77")
def test_there_is_of_each_freedom_one_fewer_than_players_and_for_two_players_a_few_of_a_second_set() -> None:
    assert TABLES["FREEDOM_COPIES"].tolist() == [0, 0, 1, 2, 3, 4]
    assert TABLES["EXTRA_FREEDOMS"].tolist() == [2, 1]


@pytest.mark.clause("PF-31")
def test_every_building_landscape_and_freedom_is_liked_by_as_many_professions_as_is_printed() -> None:
    rows = DATA["profession"]
    large = {"university": 3, "laboratory": 3, "workshop": 3}
    medium = {"library": 2, "opera": 2, "studio": 2, "hospital": 2, "theatre": 2}
    assert Counter(row["building"] for row in rows) == large | medium | {"tower": 1, "chapel": 1}
    assert Counter(row["landscape"] for row in rows) == {"forest": 9, "lake": 7, "park": 5}
    assert Counter(row["freedom"] for row in rows) == {"travel": 7, "religion": 7, "opinion": 7}
    assert len({(row["building"], row["landscape"], row["freedom"]) for row in rows}) == 21


@pytest.mark.clause("PF-31")
def test_the_poet_of_the_worked_example_likes_theatre_lake_and_travel() -> None:
    poet = DEFAULT.professions.index("poet")
    assert constants.BUILDING_NAMES[components.PROFESSION_BUILDING[poet]] == "theatre"
    assert constants.LANDSCAPE_NAMES[components.PROFESSION_LANDSCAPE[poet]] == "lake"
    assert constants.FREEDOM_NAMES[components.PROFESSION_FREEDOM[poet]] == "travel"
    assert (
        components.WORK_BUILDING + components.WORK_FREEDOM + 2 * components.WORK_JESTER + 4 * components.WORK_CARD == 15
    )


@pytest.mark.clause("PF-40")
def test_three_buildings_are_large_five_medium_and_two_small() -> None:
    squares = {"large": 7, "medium": 5, "small": 3}
    assert Counter(row["size"] for row in DATA["building"]) == {"large": 3, "medium": 5, "small": 2}
    assert all(len(TILES[row["name"]]) == squares[row["size"]] for row in DATA["building"])
    assert TABLES["BUILDING_SIZE"].tolist() == [0, 0, 0, 1, 1, 1, 1, 1, 2, 2]


@pytest.mark.clause("PF-20")
def test_lakes_are_smaller_than_forests_and_parks_smaller_still() -> None:
    assert [len(TILES[name]) for name in ("forest", "lake", "park")] == [5, 4, 3]


@pytest.mark.clause("PF-41")
def test_no_two_buildings_are_the_same_shape_and_some_have_two_different_faces() -> None:
    every_way = [frozenset(orientations(TILES[name])) for name in BUILDING_NAMES]
    assert len(set(every_way)) == 10
    assert {name for name, ways in zip(BUILDING_NAMES, every_way, strict=True) if len(ways) == 8} == {
        "laboratory", "opera", "studio",
    }  # fmt: skip


@pytest.mark.clause("PF-11", "PF-75")
def test_the_opening_bid_is_200_of_two_players_300_and_a_raise_is_100() -> None:
    assert TABLES["OPENING"].tolist() == [0, 0, 3, 2, 2, 2]
    assert TABLES["RAISE"] == 1


@pytest.mark.clause("PF-40", "PF-45", "PF-46", "PF-47", "PF-24")
def test_actions_cost_what_is_printed() -> None:
    assert TABLES["BUILDING_COST"].tolist() == [7, 3, 3, 0]
    assert (TABLES["PROFESSION_COST"], TABLES["FREEDOM_COST"], TABLES["BONUS_COST"]) == (3, 3, 3)
    assert TABLES["LOOK"] == 5


@pytest.mark.clause("PF-21", "PF-23", "PF-35", "PF-40")
def test_prestige_points_are_those_printed() -> None:
    assert TABLES["FURTHER_LANDSCAPE_POINTS"] == 3
    assert TABLES["ARCHITECT_POINTS"].tolist() == [0, 0, 3, 3]
    assert TABLES["BEST_WORK_POINTS"] == 3
    assert TABLES["BUILDING_POINTS"] == 3


@pytest.mark.clause("PF-32")
def test_the_least_value_of_a_work_grows_round_by_round() -> None:
    assert TABLES["MINIMUM"].tolist() == [0, 7, 10, 12, 14, 15, 16, 17]


@pytest.mark.clause("PF-33")
def test_a_point_of_value_pays_100_and_a_prestige_point_costs_200() -> None:
    assert (TABLES["WORK_PAY"], TABLES["PRESTIGE_PRICE"]) == (1, 2)


@pytest.mark.clause("PF-107")
def test_the_princess_counts_thirteen_for_the_worked_example() -> None:
    """Two lakes, a university, a studio and three cards."""
    landscapes, buildings = 2 * TABLES["PRINCESS_LANDSCAPE"], 2 * TABLES["PRINCESS_BUILDING"]
    assert landscapes + buildings + 3 * TABLES["PRINCESS_CARD"] == 13
    assert TABLES["PRINCESS_ARCHITECT"] == 2


@pytest.mark.clause("PF-103", "PF-110")
def test_characters_have_the_numbers_three_to_fifteen_and_the_banker_nought_to_five() -> None:
    assert TABLES["CHARACTER_LOW"].tolist() == [3, 3, 3, 3, 3, 0]
    assert TABLES["CHARACTER_HIGH"].tolist() == [15, 15, 15, 15, 15, 5]
    assert (TABLES["BANKER_START"], TABLES["BANKER_GROWTH"]) == (6, 1)


@pytest.mark.clause("PF-125")
def test_an_offer_asks_for_3000_florins_at_most_and_two_refusals_end_the_offers() -> None:
    assert (TABLES["MAX_PRICE"], TABLES["MAX_REFUSALS"]) == (30, 2)


# -- cards

SAMPLE = {
    "building": 5, "large": 2, "medium": 1, "small": 2, "size": 3, "landscape": 3, "forest": 2, "lake": 1, "park": 0,
    "landscape-kind": 2, "freedom": 2, "jester": 0, "architect": 2, "prestige-card": 1, "hand-card": 2,
    "table-card": 3, "category": 5, "free-square": 4, "card": 5,
}  # fmt: skip
"""The rulebook's principality with two forests, a lake and five buildings."""


@pytest.mark.clause(
    "PF-50", "PF-51", "PF-52", "PF-53", "PF-54", "PF-55", "PF-56", "PF-57", "PF-58", "PF-59",
    "PF-60", "PF-61", "PF-62", "PF-63", "PF-64", "PF-65", "PF-66", "PF-67", "PF-68", "PF-69",
)  # fmt: skip
def test_bonus_cards_add_what_the_rulebook_says_for_its_sample_principality() -> None:
    added = []
    for card in range(constants.BONUS_CARDS):
        terms = range(components.BONUS_TERMS[card])
        figures = [FIGURES[components.BONUS_FIGURE[card, term]] for term in terms]
        added.append(sum(components.BONUS_TIMES[card, term] * SAMPLE[figures[term]] for term in terms))
    assert added == [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3]


def prestige(card: int, own: dict[str, int], best_of_rivals: dict[str, int]) -> int:
    """The points of a card by its tables, written out for one owner."""
    rule, points, tied = (
        components.PRESTIGE_RULE[card],
        components.PRESTIGE_POINTS[card],
        components.PRESTIGE_TIED[card],
    )
    figures = [FIGURES[components.PRESTIGE_FIGURE[card, term]] for term in range(components.PRESTIGE_TERMS[card])]
    if rule == LEAST:
        needed = [components.PRESTIGE_LEAST[card, term] for term in range(len(figures))]
        return points if all(own[figure] >= least for figure, least in zip(figures, needed, strict=True)) else 0
    (figure,) = figures
    mine, theirs = own[figure], best_of_rivals.get(figure, 0)
    if rule == MOST and mine == 0:
        return 0
    if mine == theirs:
        return tied
    return points if (mine > theirs) == (rule == MOST) else 0


@pytest.mark.clause(
    "PF-80", "PF-81", "PF-82", "PF-83", "PF-84", "PF-85", "PF-86", "PF-87", "PF-88", "PF-89",
    "PF-90", "PF-91", "PF-92", "PF-93",
)  # fmt: skip
def test_prestige_cards_score_what_the_rulebook_says_for_its_sample_principality() -> None:
    own = SAMPLE | {"table-card": 5, "hand-card": 1}
    rivals = {"building": 5, "free-square": 3, "landscape": 3, "forest": 1, "lake": 1, "table-card": 5}
    points = [prestige(card, own, rivals) for card in range(constants.PRESTIGE_CARDS)]
    assert points == [3, 5, 0, 0, 4, 7, 3, 0, 6, 0, 6, 0, 0, 4]


@pytest.mark.clause(
    "PF-80", "PF-81", "PF-82", "PF-83", "PF-84", "PF-85", "PF-86", "PF-87", "PF-88", "PF-89",
    "PF-90", "PF-91", "PF-92", "PF-93",
)  # fmt: skip
def test_prestige_cards_are_worth_what_is_printed() -> None:
    assert TABLES["PRESTIGE_POINTS"].tolist() == [6, 5, 8, 8, 7, 7, 6, 8, 6, 6, 6, 5, 7, 7]
    compared = [
        tied for rule, tied in zip(TABLES["PRESTIGE_RULE"], TABLES["PRESTIGE_TIED"], strict=True) if rule != LEAST
    ]
    assert compared == [3, 4, 4, 4, 3, 3, 3, 3, 4]
    assert [card for card, rule in enumerate(TABLES["PRESTIGE_RULE"]) if rule == FEWEST] == [2]


# -- names and numbers


def test_names_are_in_the_order_of_their_numbers() -> None:
    assert DEFAULT.professions[0] == "mathematician" and DEFAULT.professions[20] == "organbuilder"
    assert DEFAULT.bonus_cards[0] == "buildings" and DEFAULT.bonus_cards[19] == "table"
    assert DEFAULT.prestige_cards[0] == "most-buildings" and DEFAULT.prestige_cards[13] == "most-works"
    assert PIECE_NAMES[10:] == constants.LANDSCAPE_NAMES == constants.ITEM_NAMES[:3]
    assert constants.ITEM_NAMES[constants.LANDSCAPE_ITEM] == "landscape"


def test_every_figure_has_the_number_of_its_constant() -> None:
    for number, name in enumerate(FIGURES):
        assert getattr(constants, f"FIGURE_{name.upper().replace('-', '_')}") == number


def test_every_table_is_bound_by_its_name() -> None:
    for name, table in TABLES.items():
        assert getattr(components, name) is table
        assert isinstance(table, int) or table.dtype == np.int64


def test_every_row_says_where_it_comes_from() -> None:
    assert all(provenances(row) <= set(PROVENANCES) and provenances(row) for _, row in DEFAULT.rows())
    assert 0 < DEFAULT.reconstructed() < len(list(DEFAULT.rows()))


# -- another data file


@pytest.mark.clause("PF-40")
def test_another_shape_makes_other_places(tmp_path: Path) -> None:
    tower, chapel = BUILDING_NAMES.index("tower"), BUILDING_NAMES.index("chapel")
    change = ('size = "small"\ncopies = 3\nshape = """\nXXX\n', 'size = "small"\ncopies = 3\nshape = """\nXXXX\n')
    longer = changed(tmp_path, change)
    assert longer.tables["PLACE_COUNT"][tower] == 44 < DEFAULT.tables["PLACE_COUNT"][tower]
    assert longer.tables["PLACE_COUNT"][chapel] == DEFAULT.tables["PLACE_COUNT"][chapel]
    assert longer.digest != DEFAULT.digest


@pytest.mark.clause("PF-1")
def test_another_palace_is_where_nothing_can_lie(tmp_path: Path) -> None:
    board = changed(tmp_path, ("..###..\n..###..", "###....\n###...."))
    palace = board.tables["PALACE"][1]
    start = board.tables["PLACE_START"][constants.PIECES]
    assert palace == 0b111 << 14 | 0b111 << 21
    assert not any(place & palace for place in board.tables["PLACE_MASK"][start:])
    assert board.tables["PALACE"][0] == DEFAULT.tables["PALACE"][0]


@pytest.mark.clause("PF-120")
def test_another_layout_makes_other_borders(tmp_path: Path) -> None:
    """Two players one above the other."""
    beside, above = "AAAAAAABBBBBBB\n" * 7, "AAAAAAA\n" * 7 + "BBBBBBB\n" * 7
    stacked = changed(tmp_path, (f'seats = 2\narea = """\n{beside}', f'seats = 2\narea = """\n{above}'))
    assert relations(borders_of(stacked.data))[0] == (7, 0)
    assert stacked.tables["ORIGIN"][2 * 5 + 1] == 7 * constants.AREA_WIDTH
    assert stacked.tables["BORDER_CELL_LOW"][0].tolist() == list(range(42, 49))
    assert stacked.tables["BORDER_CELL_HIGH"][0].tolist() == list(range(7))


def test_a_corrected_provenance_changes_no_record(tmp_path: Path) -> None:
    corrected = changed(tmp_path, ('shape = "reconstructed"', 'shape = "public"'))
    assert corrected.digest == DEFAULT.digest
    assert corrected.reconstructed() < DEFAULT.reconstructed()
