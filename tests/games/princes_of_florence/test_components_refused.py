"""Component data that makes no playable game."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from signoria import BadComponents
from signoria.games.princes_of_florence import components
from tests.games.component_data import Data, with_value, without

DATA: Data = tomllib.loads(
    (Path(str(components.__file__)).parent / "components.toml").read_text(encoding="utf-8"),
)
ROW = "." * 7 + "\n"


def swapped(table: str) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data[table][0], data[table][1] = data[table][1], data[table][0]

    return change


def shape(drawing: str) -> Callable[[Data], None]:
    return with_value("building", 3, "shape", value=drawing)


def area(seats: int, drawing: str) -> Callable[[Data], None]:
    return with_value("layout", seats - 2, "area", value=drawing)


def boards(*corners: tuple[int, int]) -> str:
    """A layout with boards at these corners, the later over the earlier."""
    lines = [["."] * 40 for _ in range(40)]
    for letter, (top, left) in zip("ABCDE", corners, strict=False):
        for row in range(top, top + 7):
            lines[row][left : left + 7] = letter * 7
    return "\n".join("".join(line) for line in lines)


REFUSALS = [
    (swapped("building"), "the buildings are university, laboratory, workshop, library"),
    (without("building", 9), "the buildings are university, laboratory"),
    (swapped("landscape"), "the landscapes are forest, lake, park, in this order"),
    (with_value("building", 3, "size", value="huge"), "library's size is large or medium or small"),
    (with_value("building", 3, "copies", value=0), "there are 1 to 9 copies of library"),
    (with_value("landscape", 1, "copies", value=10), "there are 1 to 9 copies of lake"),
    (with_value("landscape", 1, "copies", value=True), "there are 1 to 9 copies of lake"),
    (shape("XX\nxx"), "library's shape is drawn with X and dots"),
    (shape("X X"), "library's shape is drawn with X and dots"),
    (with_value("building", 3, "shape", value=5), "library's shape is drawn with X and dots"),
    (shape("..."), "library has 1 to 12 squares, not 0"),
    (shape("XXXXXXX\nXXXXXX"), "library has 1 to 12 squares, not 13"),
    (shape("XX.\n..X"), "library is in pieces"),
    (shape("XXXXXXXX"), "library is larger than a board"),
    (shape("X\n" * 8), "library is larger than a board"),
    (with_value("board", "front", value=ROW * 6), "the board's front is 7 rows of 7 squares"),
    (with_value("board", "back", value=ROW * 6 + "......"), "the board's back is 7 rows of 7 squares"),
    (with_value("board", "back", value=ROW * 6 + "..P...."), "the board's back is drawn with # and dots"),
    (with_value("board", "front", value=("#" * 7 + "\n") * 7), "university fits nowhere on the board's front"),
    (with_value("board", "back", value="#.#.#.#\n" * 7), "university fits nowhere on the board's back"),
    (without("layout", 3), "there are layouts for 2, 3, 4 and 5 players, in this order"),
    (swapped("layout"), "there are layouts for 2, 3, 4 and 5 players, in this order"),
    (area(2, boards((0, 0), (0, 7), (7, 0))), "the layout for 2 players is drawn with A, B and dots"),
    (area(2, boards((0, 0), (0, 20))), "the layout for 2 players is at most 26 squares each way"),
    (area(2, boards((0, 0), (20, 0))), "the layout for 2 players is at most 26 squares each way"),
    (area(2, boards((0, 0), (0, 6))), "in the layout for 2 players A is a board of 7 by 7 squares"),
    (area(2, boards((0, 0))), "in the layout for 2 players B is a board of 7 by 7 squares"),
    (area(2, "A" * 25 + "\n" + "A" * 24 + "\n" + "B" * 25), "in the layout for 2 players A is a board of 7 by 7"),
    (area(3, boards((0, 0), (0, 7), (8, 3))), "in the layout for 3 players somebody has no neighbour"),
    (area(2, boards((0, 0), (7, 7))), "in the layout for 2 players somebody has no neighbour"),
    (without("profession", 0), "there are 21 professions, not 20"),
    (with_value("profession", 0, "name", value="Poet"), "a profession's name is plain lower-case letters, not 'Poet'"),
    (with_value("profession", 0, "name", value="poète"), "a profession's name is plain lower-case letters"),
    (with_value("profession", 0, "name", value="organ builder"), "a profession's name is plain lower-case letters"),
    (with_value("profession", 0, "name", value="poet-"), "a profession's name is plain lower-case letters"),
    (with_value("profession", 0, "name", value="poet"), "two professions have the same name"),
    (with_value("profession", 18, "building", value="palace"), "the poet's building is none there is: 'palace'"),
    (with_value("profession", 18, "landscape", value="sea"), "the poet's landscape is none there is: 'sea'"),
    (with_value("profession", 18, "freedom", value="speech"), "the poet's freedom is none there is: 'speech'"),
    (without("bonus", 0), "there are 20 bonus cards, not 19"),
    (with_value("bonus", 0, "name", value=3), "a bonus card's name is plain lower-case letters, not 3"),
    (with_value("bonus", 0, "name", value="table"), "two bonus cards have the same name"),
    (with_value("bonus", 0, "per", value={}), "bonus card buildings counts 1 to 4 things, not 0"),
    (
        with_value("bonus", 0, "per", value=dict.fromkeys(("forest", "lake", "park", "jester", "freedom"), 1)),
        "bonus card buildings counts 1 to 4 things, not 5",
    ),
    (with_value("bonus", 0, "per", value={"house": 1}), "bonus card buildings counts something there is not: 'house'"),
    (with_value("bonus", 0, "per", value={"lake": 0}), "bonus card buildings's number for lake is from 1 to 9"),
    (with_value("bonus", 0, "per", value={"lake": 10}), "bonus card buildings's number for lake is from 1 to 9"),
    (without("prestige", 0), "there are 14 prestige cards, not 13"),
    (with_value("prestige", 0, "name", value="most-works"), "two prestige cards have the same name"),
    (without("prestige", 0, "most"), "prestige card most-buildings asks for one of most, fewest, least"),
    (with_value("prestige", 0, "fewest", value="lake"), "prestige card most-buildings asks for one of most, fewest"),
    (with_value("prestige", 0, "most", value="house"), "most-buildings counts something there is not: 'house'"),
    (with_value("prestige", 2, "fewest", value="square"), "fewest-squares counts something there is not: 'square'"),
    (with_value("prestige", 1, "least", value={"large": 50}), "two-large's number for large is from 1 to 49"),
    (with_value("prestige", 1, "points", value=21), "prestige card two-large is worth 0 to 20 (points)"),
    (with_value("prestige", 0, "alone", value=-1), "prestige card most-buildings is worth 0 to 20 (alone)"),
    (with_value("prestige", 0, "tied", value=21), "prestige card most-buildings is worth 0 to 20 (tied)"),
    (without("prestige", 0, "tied"), "'tied' is missing"),
    (swapped("character"), "the characters are muse, cardinal, princess, merchant, professor, banker, in this order"),
    (with_value("character", 5, "low", value=-1), "the banker's numbers are from 0 to 15, the lower one first"),
    (with_value("character", 5, "high", value=16), "the banker's numbers are from 0 to 15, the lower one first"),
    (with_value("character", 0, "high", value=2), "the muse's numbers are from 0 to 15, the lower one first"),
    (with_value("minimum", "1", value=-1), "minimum 1 is from 0 to 99"),
    (with_value("minimum", "7", value=100), "minimum 7 is from 0 to 99"),
    (without("minimum", "7"), "'7' is missing"),
    (with_value("freedoms", "5", value=10), "freedoms 5 is from 0 to 9"),
    (with_value("freedoms", "extra", value=4), "freedoms extra is from 0 to 3"),
    (with_value("freedoms", "scarce", value=-1), "freedoms scarce is from 0 to 3"),
    (with_value("supply", "jester", value=0), "supply jester is from 1 to 9"),
    (with_value("supply", "architect", value=10), "supply architect is from 1 to 9"),
    (with_value("supply", "recruiting", value=5.0), "supply recruiting is from 1 to 9"),
    (with_value("costs", "look", value=6), "costs look is from 1 to 5"),
    (with_value("points", "building", value=21), "points building is from 0 to 20"),
    (with_value("points", "best-work", value=-1), "points best-work is from 0 to 20"),
    (with_value("points", "further-landscape", value=21), "points further-landscape is from 0 to 20"),
    (with_value("work", "jester", value=10), "work jester is from 0 to 9"),
    (with_value("princess", "card", value=10), "princess card is from 0 to 9"),
    (with_value("cooperation", "refusals", value=0), "cooperation refusals is from 1 to 9"),
    (with_value("florins", "2", value=2550), "florins 2 is whole hundreds from 100 to 9900 florins"),
    (with_value("florins", "5", value=10000), "florins 5 is whole hundreds from 100 to 9900 florins"),
    (with_value("bids", "4", value=0), "bids 4 is whole hundreds from 100 to 1500 florins"),
    (with_value("bids", "raise", value=50), "bids raise is whole hundreds from 100 to 1500 florins"),
    (with_value("costs", "profession", value=350), "costs profession is whole hundreds from 0 to 9900 florins"),
    (with_value("costs", "freedom", value=-100), "costs freedom is whole hundreds from 0 to 9900 florins"),
    (with_value("costs", "bonus", value=True), "costs bonus is whole hundreds from 0 to 9900 florins"),
    (with_value("exchange", "value", value=400), "exchange value is whole hundreds from 100 to 300 florins"),
    (with_value("exchange", "point", value=0), "exchange point is whole hundreds from 100 to 1000 florins"),
    (with_value("banker", "start", value=1600), "banker start is whole hundreds from 0 to 1500 florins"),
    (with_value("banker", "growth", value=10), "banker growth is whole hundreds from 0 to 1500 florins"),
    (with_value("cooperation", "price", value=3100), "cooperation price is whole hundreds from 0 to 3000 florins"),
    (with_value("costs", "building", value=[700, 300, 0]), "costs building has 4 prices, whole hundreds"),
    (with_value("costs", "building", value=[750, 300, 300, 0]), "costs building has 4 prices, whole hundreds"),
    (with_value("points", "architects", value=[0, 3, 3]), "points architects has 4 numbers from 0 to 20"),
    (with_value("points", "architects", value=[0, 0, 3, 21]), "points architects has 4 numbers from 0 to 20"),
    (without("board"), "'board' is missing"),
    (without("building", 3, "shape"), "'shape' is missing"),
    (without("florins", "4"), "'4' is missing"),
    (with_value("bonus", value=20), "a value has the wrong form"),
    (with_value("landscape", value="forest"), "a value has the wrong form"),
    (with_value("costs", "building", value=700), "a value has the wrong form"),
    (with_value("prestige", 0, "most", value=["lake"]), "a value has the wrong form"),
]


@pytest.mark.parametrize(("change", "sentence"), REFUSALS, ids=[sentence for _, sentence in REFUSALS])
def test_what_makes_no_playable_game_is_refused_with_a_sentence(change: Callable[[Data], None], sentence: str) -> None:
    data = copy.deepcopy(DATA)
    change(data)
    with pytest.raises(BadComponents) as refused:
        components.read(data)
    assert str(refused.value).startswith("components: ")
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    "change",
    [
        shape("X"),
        shape("XXXXXXX\n.XXXXX."),
        shape("...\n.XX\n.X"),
        with_value("building", 3, "copies", value=9),
        with_value("building", 3, "size", value="large"),
        with_value("board", "back", value=ROW * 7),
        area(2, boards((0, 0), (0, 7))),
        area(2, boards((0, 0), (6, 7))),
        area(2, boards((12, 19), (19, 19))),
        area(2, boards((7, 3), (0, 0))),
        with_value("profession", 0, "name", value="organ-builder"),
        with_value("bonus", 0, "per", value={"forest": 9, "lake": 1, "park": 1, "jester": 1}),
        with_value("prestige", 1, "least", value={"free-square": 49}),
        with_value("prestige", 0, "tied", value=0),
        with_value("character", 5, "high", value=0),
        with_value("minimum", "1", value=0),
        with_value("florins", "2", value=9900),
        with_value("costs", "building", value=[0, 0, 0, 0]),
        with_value("costs", "look", value=1),
        with_value("cooperation", "price", value=0),
        with_value("freedoms", "extra", value=3),
    ],
)
def test_what_is_at_the_edge_is_accepted(change: Callable[[Data], None]) -> None:
    data = copy.deepcopy(DATA)
    change(data)
    assert components.read(data).digest != components.read(components.DATA).digest
