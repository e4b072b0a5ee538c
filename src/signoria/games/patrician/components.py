"""Patrician's component data: checked, and made into the tables the rules read.

Rule modules import the tables by name; a game with another data file gets other tables under the same names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import Any

from signoria.core.rules.component_tables import component_data, component_reader, numbers, padded, rows_to_copy
from signoria.core.rules.components import (
    Components,
    is_row,
    is_whole,
    names_in,
    require,
    require_in_order,
    require_names,
)
from signoria.core.rules.state_record import IntTable
from signoria.games.patrician import SEAT_COUNTS

MAX_SEATS = SEAT_COUNTS[-1]
HAND = 3
SITES = 2
CITIES = 10
TOWERS = CITIES * SITES
MAX_CARDS = 62
MAX_ROADS = 16
MAX_CAPACITY = 12
HEADS = 3
AMBASSADORS = 4

SYMBOLS = ("crest", "star", "heads", "move", "choice")
CREST, STAR, TWO_HEADS, MOVE, CHOICE = range(len(SYMBOLS))
HEAD_NAMES = ("a", "b", "c")
CARD_FEATURES = 3 + len(SYMBOLS) + HEADS
"""Numbers an observation has for a card that lies open."""
SITE_NAMES = ("left", "right")
LETTERS = ("a", "b", "c", "d")
NONE = -1


@dataclass(frozen=True)
class PatricianComponents(Components):
    """The data with the names of cities, cards and roads in the order of their numbers."""

    cities = names_in("city")

    @cached_property
    def cards(self) -> tuple[str, ...]:
        count = dict.fromkeys(self.cities, 0)
        names = []
        for card in self.data["card"]:
            count[card["city"]] += 1
            names.append(f"{card['city']}-{count[card['city']]}")
        return tuple(names)

    @cached_property
    def roads(self) -> tuple[tuple[str, str], ...]:
        return tuple((road["cities"][0], road["cities"][1]) for road in self.data["road"])

    @cached_property
    def _cards_in_words(self) -> tuple[dict[str, Any], ...]:
        return tuple(
            {
                "name": name,
                "city": row["city"],
                "symbol": row["symbol"],
                "crests": 2 if row["symbol"] == "crest" else 1,
                "head": row.get("head"),
            }
            for name, row in zip(self.cards, self.data["card"], strict=True)
        )

    def card_in_words(self, card: int) -> dict[str, Any]:
        """A card as a view shows it."""
        return self._cards_in_words[card].copy()


def check(data: Mapping[str, Any]) -> None:
    """Refuse data with which no game can be played."""
    _check_cities(data["city"])
    _check_cards(data["city"], data["card"])
    _check_roads(data["city"], data["road"])
    _check_supplies(data)
    _check_ambassadors(data)


def _check_cities(cities: Sequence[Mapping[str, Any]]) -> None:
    require_names(cities, CITIES, "city", "cities")
    for city in cities:
        name, tiles = city["name"], city["tiles"]
        require(is_whole(city["capacity"], 2, MAX_CAPACITY), f"{name}'s capacity is from 2 to {MAX_CAPACITY}")
        require(is_row(tiles, 2, 0, 20), f"{name} has two tiles of 0 to 20")
        require(tiles[0] >= tiles[1], f"{name}'s larger tile comes first")
        require(set(city["seats"]) <= set(SEAT_COUNTS), f"{name} is in play with some of 2 to 5 seats")
        require(isinstance(city["colour"], str), f"{name} has a colour")
        require(is_row(city["cell"], 2, 1, 9), f"{name} has a cell")


def _check_cards(cities: Sequence[Mapping[str, Any]], cards: Sequence[Mapping[str, Any]]) -> None:
    names = {city["name"] for city in cities}
    require(len(cards) <= MAX_CARDS, f"there are {MAX_CARDS} cards at most, not {len(cards)}")
    for number, card in enumerate(cards, start=1):
        require(card["city"] in names, f"card {number} is of no city there is: {card['city']!r}")
        require(card["symbol"] in SYMBOLS, f"card {number}'s symbol is {card['symbol']!r}, not {' or '.join(SYMBOLS)}")
        with_head = card["symbol"] in ("star", "heads")
        require(with_head == ("head" in card), f"card {number}: star and heads cards, and no others, have a head")
        require(not with_head or card["head"] in HEAD_NAMES, f"card {number}'s head is {' or '.join(HEAD_NAMES)}")
    for city in cities:
        crests = sum(1 + (card["symbol"] == "crest") for card in cards if card["city"] == city["name"])
        require(
            crests <= city["capacity"],
            f"{city['name']}'s cards show {crests} coats of arms, but it has room for {city['capacity']} floors",
        )
    for seats in SEAT_COUNTS:
        in_play = {city["name"] for city in cities if seats in city["seats"]}
        deck = [card for card in cards if card["city"] in in_play]
        stars = sum(card["symbol"] == "star" for card in deck)
        require(stars >= HAND * seats, f"{seats} players need {HAND * seats} star cards, not {stars}")
        require(len(deck) >= HAND * seats + len(in_play), f"{seats} players have too few cards to fill the cities")


def _check_roads(cities: Sequence[Mapping[str, Any]], roads: Sequence[Mapping[str, Any]]) -> None:
    names = {city["name"] for city in cities}
    require(len(roads) <= MAX_ROADS, f"there are {MAX_ROADS} roads at most")
    seen = set()
    for road in roads:
        pair = frozenset(road["cities"])
        require(len(pair) == 2 and len(road["cities"]) == 2 and pair <= names, f"no such road: {road['cities']}")
        require(pair not in seen, f"the road {' to '.join(road['cities'])} is there twice")
        seen.add(pair)


def _check_supplies(data: Mapping[str, Any]) -> None:
    for seats in SEAT_COUNTS:
        require(is_whole(data["floors"][str(seats)], 1, 100), f"floors for {seats} players is from 1 to 100")
        require(is_whole(data["messengers"][str(seats)], 0, 9), f"messengers for {seats} players is from 0 to 9")
        most = _most_floors_needed(data, seats)
        require(
            data["floors"][str(seats)] >= most,
            f"a player of {seats} may need {most} floors, more than {data['floors'][str(seats)]}",
        )
    require(is_whole(data["messengers"]["token"], 0, 9), "a messenger's token is worth 0 to 9")
    require(is_whole(data["messengers"]["penalty"], -20, 0), "the penalty is from -20 to 0")
    require(is_whole(data["portraits"]["set"], 1, 9), "a set of portraits has 1 to 9 heads")
    require(is_whole(data["portraits"]["points"], 0, 20), "a set of portraits is worth 0 to 20")


def _most_floors_needed(data: Mapping[str, Any], seats: int) -> int:
    """The most coats of arms one player can play: their share of the cards, three of them the star cards dealt."""
    in_play = {city["name"] for city in data["city"] if seats in city["seats"]}
    deck = [card for card in data["card"] if card["city"] in in_play]
    turns = -(-len(deck) // seats)
    doubles = sum(card["symbol"] == "crest" for card in deck)
    return int(turns + min(doubles, turns - HAND))


def _check_ambassadors(data: Mapping[str, Any]) -> None:
    names = {city["name"] for city in data["city"]}
    rows = data["ambassador"]
    require_in_order(rows, LETTERS, "ambassadors", key="letter")
    for row in rows:
        pictured = row["cities"] if row["letter"] == "d" else row["order"]
        require(set(pictured) <= names, f"ambassador {row['letter']} names a city there is not")
        require(len(set(pictured)) == len(pictured), f"ambassador {row['letter']} names a city twice")
        require(len(pictured) >= 1, f"ambassador {row['letter']} names no city")
        require(row["letter"] == "d" or is_whole(row["value"], 0, 20), f"ambassador {row['letter']}'s value is 0 to 20")


def _heads(card: Mapping[str, Any]) -> int:
    """How many heads a card shows."""
    return ("star", "heads").index(card["symbol"]) + 1 if "head" in card else 0


def _card_seen(card: Mapping[str, Any]) -> list[int]:
    """What an observation says of an open card: that it is there, its city, coats of arms, symbol and heads."""
    symbols = (int(card["symbol"] == symbol) for symbol in SYMBOLS)
    heads = (_heads(card) if card.get("head") == head else 0 for head in HEAD_NAMES)
    return [1, _number[card["city"]] + 1, 2 if card["symbol"] == "crest" else 1, *symbols, *heads]


def _chances_to_catch_up() -> list[list[int]]:
    """For the heuristic: row (seats, floors to come), column n: the chance in percent that one rival gets n of them."""
    rows = []
    for seats in range(MAX_SEATS + 1):
        chance = 1 / (2 * max(1, seats - 1))
        for room in range(MAX_CAPACITY + 1):
            exactly = [comb(room, n) * chance**n * (1 - chance) ** (room - n) for n in range(room + 1)]
            rows.append([round(100 * sum(exactly[n:])) for n in range(MAX_CAPACITY + 1)])
    return rows


read = component_reader(__name__, PatricianComponents, check)
DATA = component_data(__file__, "patrician", check)
_cities, _cards, _roads, _ambassadors = DATA["city"], DATA["card"], DATA["road"], DATA["ambassador"]
_number = {city["name"]: place for place, city in enumerate(_cities)}

CARDS: int = len(_cards)
ROADS: int = len(_roads)
CAPACITY: IntTable = numbers(city["capacity"] for city in _cities)
TILE_VALUE: IntTable = numbers(value for city in _cities for value in city["tiles"])
IN_PLAY: IntTable = numbers([int(seats in city["seats"]) for seats in range(MAX_SEATS + 1)] for city in _cities)
CARD_CITY: IntTable = numbers(_number[card["city"]] for card in _cards)
CARD_SYMBOL: IntTable = numbers(SYMBOLS.index(card["symbol"]) for card in _cards)
CARD_CRESTS: IntTable = numbers(2 if card["symbol"] == "crest" else 1 for card in _cards)
CARD_HEAD: IntTable = numbers(HEAD_NAMES.index(card["head"]) if "head" in card else NONE for card in _cards)
CARD_HEADS: IntTable = numbers(_heads(card) for card in _cards)
CARD_SEEN: IntTable = rows_to_copy([[0] * CARD_FEATURES, *(_card_seen(card) for card in _cards)])
"""What is seen of no card, and of each."""
ROAD_FROM: IntTable = numbers(_number[road["cities"][0]] for road in _roads)
ROAD_TO: IntTable = numbers(_number[road["cities"][1]] for road in _roads)
FLOORS: IntTable = numbers(DATA["floors"].get(str(seats), 0) for seats in range(MAX_SEATS + 1))
MESSENGERS: IntTable = numbers(DATA["messengers"].get(str(seats), 0) for seats in range(MAX_SEATS + 1))
TOKEN: int = DATA["messengers"]["token"]
PENALTY: int = DATA["messengers"]["penalty"]
SET_SIZE: int = DATA["portraits"]["set"]
SET_POINTS: int = DATA["portraits"]["points"]
CATCH_UP: IntTable = numbers(_chances_to_catch_up())
AMBASSADOR_VALUE: IntTable = numbers(row.get("value", 0) for row in _ambassadors)
AMBASSADOR_ORDER: IntTable = numbers(
    padded((_number[name] for name in row.get("order", row.get("cities"))), CITIES) for row in _ambassadors
)
