"""Component data that makes no playable game."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable

import pytest

from signoria import BadComponents
from signoria.games.patrician import components
from tests.games.component_data import Data, with_value, without
from tests.games.patrician.tables import COMPONENTS, GAME

DATA: Data = tomllib.loads(GAME.components_file.read_text(encoding="utf-8"))


def no_more_stars_than(count: int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        stars = [card for card in data["card"] if card["symbol"] == "star" and card["city"] != "pistoia"]
        for card in stars[count:]:
            card["symbol"] = "heads"

    return change


def only_stars_and(count: int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        others = [card for card in data["card"] if card["symbol"] != "star" and card["city"] != "pistoia"]
        data["card"] = [card for card in data["card"] if card["symbol"] == "star"] + others[:count]

    return change


def more(table: str, count: int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data[table] += data[table][:1] * (count - len(data[table]))

    return change


REFUSALS = [
    (without("city", 9), "there are 10 cities, not 9"),
    (with_value("city", 1, "name", value="bologna"), "two cities have the same name"),
    (with_value("city", 0, "name", value="Bologna"), "plain lower-case letters, not 'Bologna'"),
    (with_value("city", 0, "name", value="san marino"), "plain lower-case letters"),
    (with_value("city", 0, "name", value="forlì"), "plain lower-case letters"),
    (with_value("city", 0, "capacity", value=1), "bologna's capacity is from 2 to 12"),
    (with_value("city", 0, "capacity", value=13), "bologna's capacity is from 2 to 12"),
    (with_value("city", 0, "capacity", value=9.0), "bologna's capacity is from 2 to 12"),
    (with_value("city", 0, "capacity", value=True), "bologna's capacity is from 2 to 12"),
    (with_value("city", 0, "tiles", value=[9]), "bologna has two tiles of 0 to 20"),
    (with_value("city", 0, "tiles", value=[9, 6, 3]), "bologna has two tiles of 0 to 20"),
    (with_value("city", 0, "tiles", value=[21, 6]), "bologna has two tiles of 0 to 20"),
    (with_value("city", 0, "tiles", value=[9, -1]), "bologna has two tiles of 0 to 20"),
    (with_value("city", 0, "tiles", value=[6, 9]), "bologna's larger tile comes first"),
    (with_value("city", 0, "seats", value=[1, 2]), "bologna is in play with some of 2 to 5 seats"),
    (with_value("city", 0, "seats", value=[6]), "bologna is in play with some of 2 to 5 seats"),
    (with_value("city", 0, "colour", value=7), "bologna has a colour"),
    (with_value("city", 0, "cell", value=[1]), "bologna has a cell"),
    (with_value("city", 0, "cell", value=[0, 1]), "bologna has a cell"),
    (with_value("city", 0, "cell", value=[1, 10]), "bologna has a cell"),
    (more("card", 63), "there are 62 cards at most, not 63"),
    (with_value("card", 2, "city", value="venezia"), "card 3 is of no city there is: 'venezia'"),
    (with_value("card", 2, "symbol", value="moon"), "card 3's symbol is 'moon', not crest or star or heads or move"),
    (without("card", 2, "head"), "card 3: star and heads cards, and no others, have a head"),
    (with_value("card", 0, "head", value="a"), "card 1: star and heads cards, and no others, have a head"),
    (with_value("card", 2, "head", value="d"), "card 3's head is a or b or c"),
    (with_value("card", 6, "symbol", value="crest"), "bologna's cards show 10 coats of arms, but it has room for 9"),
    (no_more_stars_than(11), "4 players need 12 star cards, not 11"),
    (only_stars_and(6), "5 players have too few cards to fill the cities"),
    (more("road", 17), "there are 16 roads at most"),
    (with_value("road", 0, "cities", value=["roma", "venezia"]), "no such road"),
    (with_value("road", 0, "cities", value=["roma", "roma"]), "no such road"),
    (with_value("road", 0, "cities", value=["roma", "siena", "siena"]), "no such road"),
    (with_value("road", 1, "cities", value=["siena", "roma"]), "the road siena to roma is there twice"),
    (with_value("floors", "2", value=0), "floors for 2 players is from 1 to 100"),
    (with_value("floors", "5", value=101), "floors for 5 players is from 1 to 100"),
    (with_value("floors", "2", value=38), "a player of 2 may need 39 floors, more than 38"),
    (with_value("floors", "3", value=28), "a player of 3 may need 29 floors, more than 28"),
    (with_value("floors", "4", value=20), "a player of 4 may need 21 floors, more than 20"),
    (with_value("floors", "5", value=18), "a player of 5 may need 19 floors, more than 18"),
    (with_value("messengers", "3", value=-1), "messengers for 3 players is from 0 to 9"),
    (with_value("messengers", "3", value=10), "messengers for 3 players is from 0 to 9"),
    (with_value("messengers", "token", value=10), "a messenger's token is worth 0 to 9"),
    (with_value("messengers", "token", value=-1), "a messenger's token is worth 0 to 9"),
    (with_value("messengers", "penalty", value=1), "the penalty is from -20 to 0"),
    (with_value("messengers", "penalty", value=-21), "the penalty is from -20 to 0"),
    (with_value("portraits", "set", value=0), "a set of portraits has 1 to 9 heads"),
    (with_value("portraits", "set", value=10), "a set of portraits has 1 to 9 heads"),
    (with_value("portraits", "points", value=-1), "a set of portraits is worth 0 to 20"),
    (with_value("portraits", "points", value=21), "a set of portraits is worth 0 to 20"),
    (with_value("ambassador", 0, "letter", value="b"), "the ambassadors are a, b, c, d, in this order"),
    (without("ambassador", 3), "the ambassadors are a, b, c, d, in this order"),
    (with_value("ambassador", 0, "order", value=["venezia"]), "ambassador a names a city there is not"),
    (with_value("ambassador", 3, "cities", value=["verona", "venezia"]), "ambassador d names a city there is not"),
    (with_value("ambassador", 1, "order", value=["siena", "siena"]), "ambassador b names a city twice"),
    (with_value("ambassador", 2, "order", value=[]), "ambassador c names no city"),
    (with_value("ambassador", 0, "value", value=21), "ambassador a's value is 0 to 20"),
    (without("card"), "'card' is missing"),
    (without("city", 3, "capacity"), "'capacity' is missing"),
    (without("floors", "4"), "'4' is missing"),
    (with_value("card", value=55), "a value has the wrong form"),
    (with_value("city", value="bologna"), "a value has the wrong form"),
    (with_value("city", 0, "tiles", value=9), "has two tiles of 0 to 20"),
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
        with_value("city", 0, "capacity", value=12),
        with_value("city", 0, "tiles", value=[20, 20]),
        with_value("city", 0, "tiles", value=[0, 0]),
        no_more_stars_than(12),
        only_stars_and(7),
        with_value("floors", "5", value=100),
        with_value("messengers", "penalty", value=0),
        with_value("messengers", "token", value=0),
        with_value("portraits", "set", value=9),
        with_value("ambassador", 0, "value", value=0),
    ],
)
def test_what_is_at_the_edge_is_accepted(change: Callable[[Data], None]) -> None:
    data = copy.deepcopy(DATA)
    change(data)
    assert components.read(data).digest != COMPONENTS.digest
