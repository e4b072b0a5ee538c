"""Component data that makes no playable game."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable

import pytest

from signoria import BadComponents
from signoria.games.habemus_papam import components
from tests.games.component_data import Data, with_value, without
from tests.games.habemus_papam.tables import COMPONENTS, GAME

DATA: Data = tomllib.loads(GAME.components_file.read_text(encoding="utf-8"))
SYMBOLS = "eagle, ship, sun, column, book, mitre, louis, mazarin"
ORDERS = "four-arms, spain-innocent, innocent-urban, spain-urban, france, leaders, felipe-mazarin"


REFUSALS = [
    (without("cardinal", 17), "there are 18 rows of cardinal, not 17"),
    (without("late", 0), "there are 3 rows of late, not 2"),
    (without("leader", 3), "there are 4 rows of leader, not 3"),
    (with_value("cardinal", 1, "name", value="barberini"), "two cards have the same name"),
    (with_value("cardinal", 1, "name", value="este"), "two cards have the same name"),
    (with_value("cardinal", 1, "name", value="camerlengo"), "two cards have the same name"),
    (with_value("late", 1, "name", value="swap"), "two cards have the same name"),
    (with_value("leader", 1, "name", value="death"), "two cards have the same name"),
    (with_value("cardinal", 0, "name", value="Barberini"), "plain lower-case letters, not 'Barberini'"),
    (with_value("cardinal", 0, "name", value="de lugo"), "plain lower-case letters"),
    (with_value("cardinal", 0, "name", value="forlì"), "plain lower-case letters"),
    (with_value("cardinal", 0, "name", value=7), "plain lower-case letters, not 7"),
    (with_value("cardinal", 0, "age", value=58), "two people are of the same age"),
    (with_value("leader", 0, "age", value=58), "two people are of the same age"),
    (with_value("cardinal", 0, "age", value=0), "barberini's age is from 1 to 120"),
    (with_value("cardinal", 0, "age", value=121), "barberini's age is from 1 to 120"),
    (with_value("cardinal", 0, "age", value=47.5), "barberini's age is from 1 to 120"),
    (with_value("cardinal", 0, "full_name", value=7), "barberini has a full name"),
    (with_value("cardinal", 0, "symbol", value="dove"), f"barberini's symbol is {SYMBOLS}"),
    (with_value("cardinal", 0, "is_immune", value=1), "barberini is immune or not"),
    (with_value("cardinal", 0, "faction", value="venice"), "barberini's faction is france, spain, innocent, urban"),
    (with_value("leader", 0, "faction", value="venice"), "este's faction is france, spain, innocent, urban"),
    (with_value("late", 0, "faction", value="spain"), "harrach came late and has no faction"),
    (with_value("politics", "mazarin", value=4), "the deck of politics has 18 cards, not 17"),
    (with_value("politics", "felipe", value=10), "there are 0 to 9 cards felipe"),
    (with_value("politics", "felipe", value=-1), "there are 0 to 9 cards felipe"),
    (with_value("actions", "swap", value=4), "the deck of actions has 18 cards, not 19"),
    (with_value("actions", "gold", value="2"), "there are 0 to 9 cards gold"),
    (with_value("thefts", "twice", value=10), "the card twice takes 0 to 9 gold"),
    (with_value("thefts", "swap", value=-1), "the card swap takes 0 to 9 gold"),
    (without("order", 0), f"the orders are {ORDERS}, in this order"),
    (with_value("order", 1, "name", value="four-arms"), f"the orders are {ORDERS}, in this order"),
    (with_value("order", 0, "cards", value=3), "there are 8 order cards"),
    (with_value("order", 0, "cards", value=9), "there are 0 to 8 cards of the order four-arms"),
    (with_value("order", 0, "cards", value=-1), "there are 0 to 8 cards of the order four-arms"),
    (with_value("order", 4, "votes", value=10), "the order france is worth 0 to 9 votes"),
    (with_value("order", 4, "votes", value=True), "the order france is worth 0 to 9 votes"),
    (with_value("gems", "amber", value=61), "there are 0 to 60 gems amber"),
    (with_value("gems", "diamond", value=15), "there are too few diamond for 4"),
    (with_value("start", "ruby", value=16), "everybody begins with 0 to 15 ruby"),
    (with_value("start", "sapphire", value=-1), "everybody begins with 0 to 15 sapphire"),
    (with_value("camerlengo", "ruby", value=6), "the Camerlengo brings 0 to 5 ruby"),
    (with_value("start", "gold", value=100), "gold (start) is from 0 to 99"),
    (with_value("camerlengo", "gold", value=-1), "gold (camerlengo) is from 0 to 99"),
    *(
        (with_value("gold", what, value=100), f"gold ({what}) is from 0 to 99")
        for what in ("bag", "felipe", "death", "action", "bribe", "squadrone")
    ),
    (with_value("gold", "bag", value=-1), "gold (bag) is from 0 to 99"),
    (with_value("gold", "felipe_at_the_end", value=[5, 15, 25]), "gold for Felipe at the end is four numbers from 0"),
    (with_value("gold", "felipe_at_the_end", value=[0, 5, 15, 100]), "gold for Felipe at the end is four numbers"),
    (with_value("gold", "felipe_at_the_end", value=5), "gold for Felipe at the end is four numbers from 0 to 99"),
    (with_value("gold", "for_a_vote", value=[15, 10, 8, 7, 6, 0]), "gold for a vote is six numbers from 1 to 99"),
    (with_value("gold", "for_a_vote", value=[15, 10, 8, 7, 6]), "gold for a vote is six numbers from 1 to 99"),
    (with_value("votes", "louis", value=[1, 2, 4, 6, 8]), "votes for Louis are six numbers from 0 to 99"),
    (with_value("votes", "louis", value=[0, 1, 2, 4, 6, -8]), "votes for Louis are six numbers from 0 to 99"),
    (with_value("votes", "person", value=10), "votes (person) are from 0 to 9"),
    (with_value("votes", "symbol", value=-1), "votes (symbol) are from 0 to 9"),
    (with_value("votes", "squadrone", value=10), "votes (squadrone) are from 0 to 9"),
    (with_value("smoke", "above_black", value=[]), "Black Smoke lies under 1 to 14"),
    (with_value("smoke", "above_black", value=[8, 15]), "Black Smoke lies under 1 to 14"),
    (with_value("smoke", "above_black", value=[0]), "Black Smoke lies under 1 to 14"),
    (without("cardinal"), "'cardinal' is missing"),
    (without("votes", "louis"), "'louis' is missing"),
    (without("cardinal", 3, "faction"), "'faction' is missing"),
    (with_value("cardinal", value="barberini"), "there are 18 rows of cardinal, not 9"),
    (with_value("smoke", "above_black", value=9), "a value has the wrong form"),
]


def exchanged(table: str, one: str, other: str, count: int) -> Callable[[Data], None]:
    """So many cards more of one kind and fewer of another."""

    def change(data: Data) -> None:
        data[table][one] += count
        data[table][other] -= count

    return change


REFUSALS += [
    (exchanged("politics", "mazarin", "louis", 1), "there are at most 5 cards mazarin"),
    (exchanged("politics", "louis", "mazarin", 1), "there are at most 5 cards louis"),
    (exchanged("politics", "felipe", "mazarin", 1), "there are at most 3 cards felipe"),
    (exchanged("politics", "squadrone", "mazarin", 1), "there are at most 1 cards squadrone"),
    (exchanged("politics", "death", "mazarin", 1), "there are at most 1 cards death"),
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
        with_value("cardinal", 0, "age", value=1),
        with_value("cardinal", 0, "age", value=120),
        with_value("cardinal", 1, "is_immune", value=True),
        without("cardinal", 0, "symbol"),
        exchanged("actions", "gold", "swap", 3),
        with_value("thefts", "gold", value=9),
        with_value("order", 0, "votes", value=0),
        with_value("gems", "diamond", value=60),
        with_value("start", "amber", value=0),
        with_value("camerlengo", "diamond", value=5),
        with_value("gold", "squadrone", value=99),
        with_value("gold", "for_a_vote", value=[1, 1, 1, 1, 1, 1]),
        with_value("votes", "louis", value=[0, 0, 0, 0, 0, 99]),
        with_value("smoke", "above_black", value=[1, 14]),
    ],
)
def test_what_is_at_the_edge_is_accepted(change: Callable[[Data], None]) -> None:
    data = copy.deepcopy(DATA)
    change(data)
    assert components.read(data).digest != COMPONENTS.digest
