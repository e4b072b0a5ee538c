"""1655's component data: made into the tables the rules read; what is wrong with it is in `component_checks`.

Rule modules import the tables by name; a game with another data file gets other tables under the same names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from signoria.core.rules.components import Components, read_components, refusing_what_is_missing
from signoria.core.rules.state_record import Table
from signoria.games.habemus_papam.component_checks import check
from signoria.games.habemus_papam.constants import (
    ACTION_NAMES,
    BID_COUNT,
    BIDS,
    FACTION_NAMES,
    FIRST_ACTION,
    FIRST_LATE,
    FIRST_LEADER,
    GEM_NAMES,
    GEMS,
    MAX_SEATS,
    MOST_IN_A_BID,
    ORDER_COATS,
    ORDER_NAMES,
    PEOPLE,
    POLITICS_NAMES,
    SYMBOL_NAMES,
)

NONE = -1
COUNTED_BITS = 6
"""Enough for all people and all their coats of arms."""


@dataclass(frozen=True)
class PapamComponents(Components):
    """The data with the names of people and cards in the order of their numbers."""

    @cached_property
    def people(self) -> tuple[Mapping[str, Any], ...]:
        """Cardinals, late cardinals and leaders."""
        return (*self.data["cardinal"], *self.data["late"], *self.data["leader"])

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The name of every card there is to take."""
        return (*(person["name"] for person in self.people), *POLITICS_NAMES, *ACTION_NAMES, "camerlengo")


def read(data: dict[str, Any]) -> PapamComponents:
    """Check the data of a component file and make its tables."""
    with refusing_what_is_missing():
        check(data)
        return PapamComponents(data, _tables(data))


def _tables(data: Mapping[str, Any]) -> dict[str, Any]:
    people = [*data["cardinal"], *data["late"], *data["leader"]]
    orders = {row["name"]: row for row in data["order"]}
    return {
        **_people_tables(people),
        **_bid_tables(),
        **_gold_and_votes(data),
        "POLITICS_DECK": _array(_politics_deck(data)),
        "ACTION_DECK": _array(_action_deck(data)),
        "ORDER_DECK": _array([n for n, name in enumerate(ORDER_NAMES) for _ in range(orders[name]["cards"])]),
        "ORDER_VOTES": _array([orders[name]["votes"] for name in ORDER_NAMES]),
        "COATS_FOR_ORDER": _array(ORDER_COATS),
        "THEFT": _array([data["thefts"][name] for name in ACTION_NAMES]),
        "GEMS_IN_ALL": _array([data["gems"][name] for name in GEM_NAMES]),
        "START_GEMS": _array([data["start"][name] for name in GEM_NAMES]),
        "CAMERLENGO_GEMS": _array([data["camerlengo"][name] for name in GEM_NAMES]),
        "ABOVE_BLACK": _array(data["smoke"]["above_black"]),
        "SEAT_AFTER": _small_array(_seats_after()),
        "BLACK_PLACES": len(data["smoke"]["above_black"]),
    }


def _people_tables(people: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    return {
        "FACTION": _array([FACTION_NAMES.index(p["faction"]) if "faction" in p else NONE for p in people]),
        "COATS": _array([("faction" in p) + (number >= FIRST_LEADER) for number, p in enumerate(people)]),
        "COUNTED": _array([_counted(number, person) for number, person in enumerate(people)]),
        "AGE": _array([person["age"] for person in people]),
        "SYMBOL": _array([SYMBOL_NAMES.index(p["symbol"]) if "symbol" in p else NONE for p in people]),
        "IS_IMMUNE": _array([int(person.get("is_immune", False)) for person in people]),
    }


def _counted(number: int, person: Mapping[str, Any]) -> int:
    """A cardinal or leader and the coats of arms it brings of each faction, in so many bits each: sums tell all."""
    if "faction" not in person:
        return 1
    coats = 2 if number >= FIRST_LEADER else 1
    return 1 + (coats << (COUNTED_BITS * (1 + FACTION_NAMES.index(person["faction"]))))


def _seats_after() -> list[list[int]]:
    """For each number of seats, a row for each seat: who sits so many steps clockwise."""
    steps = range(MAX_SEATS)
    return [[(seat + step) % max(1, seats) for step in steps] for seats in range(MAX_SEATS + 1) for seat in steps]


def _bid_tables() -> dict[str, Any]:
    bids_from = _bids_by_gems()
    twice = [_with_best_twice(bid) for bid in BIDS]
    in_order = sorted({*map(_best_last, BIDS), *map(_best_last, twice)})
    return {
        "BID_NEEDS": _array(BIDS),
        "BID_SEEN": _small_array([[0] * GEMS, *BIDS]),
        "BID_SIZE": _array([sum(bid) for bid in BIDS]),
        "BIDS_FROM": _small_array(bids_from),
        "BIDS_FROM_COUNT": _small_array([BID_COUNT - bids.count(NONE) for bids in bids_from]),
        "STRENGTH": _array([in_order.index(_best_last(bid)) for bid in BIDS]),
        "STRENGTH_TWICE": _array([in_order.index(_best_last(bid)) for bid in twice]),
    }


def _bids_by_gems() -> list[list[int]]:
    """The bids of two gems at most, then those of three at most, by how many of each gem one has, up to three."""
    return [
        _bids_from(gems, most)
        for most in (MOST_IN_A_BID - 1, MOST_IN_A_BID)
        for gems in product(range(MOST_IN_A_BID + 1), repeat=GEMS)
    ]


def _bids_from(gems: Sequence[int], most: int) -> list[int]:
    """The numbers of the bids there are from some gems, those with few of the best gem first, filled up with NONE."""
    bids = sorted(bid for bid in BIDS if sum(bid) <= most and all(n <= held for n, held in zip(bid, gems, strict=True)))
    return [*map(BIDS.index, bids), *[NONE] * (BID_COUNT - len(bids))]


def _best_last(bid: Sequence[int]) -> tuple[int, ...]:
    """HP-13: what bids are sorted by: how many gems, then how many of the best, of the next and so on."""
    return (sum(bid), *bid)


def _with_best_twice(bid: Sequence[int]) -> list[int]:
    """HP-43: with one more of the best gem, if there is any."""
    best = next((gem for gem in range(GEMS) if bid[gem]), NONE)
    return [count + (gem == best) for gem, count in enumerate(bid)]


def _politics_deck(data: Mapping[str, Any]) -> list[int]:
    others = [PEOPLE + n for n, name in enumerate(POLITICS_NAMES) for _ in range(data["politics"][name])]
    return [*range(FIRST_LATE, FIRST_LEADER), *others]


def _action_deck(data: Mapping[str, Any]) -> list[int]:
    others = [FIRST_ACTION + n for n, name in enumerate(ACTION_NAMES) for _ in range(data["actions"][name])]
    return [*range(FIRST_LEADER, PEOPLE), *others]


def _gold_and_votes(data: Mapping[str, Any]) -> dict[str, Any]:
    gold, votes = data["gold"], data["votes"]
    return {
        "START_GOLD": data["start"]["gold"],
        "CAMERLENGO_GOLD": data["camerlengo"]["gold"],
        "BAG_GOLD": gold["bag"],
        "FELIPE_GOLD": gold["felipe"],
        "DEATH_GOLD": gold["death"],
        "ACTION_GOLD": gold["action"],
        "BRIBE_GOLD": gold["bribe"],
        "SQUADRONE_GOLD": gold["squadrone"],
        "FELIPE_END": _array(gold["felipe_at_the_end"]),
        "GOLD_FOR_A_VOTE": _array(gold["for_a_vote"]),
        "PERSON_VOTES": votes["person"],
        "LOUIS_VOTES": _array(votes["louis"]),
        "SYMBOL_VOTES": votes["symbol"],
        "SQUADRONE_VOTES": votes["squadrone"],
    }


def _array(values: Sequence[Any]) -> Any:
    return np.array(values, np.int64)


def _small_array(values: Sequence[Any]) -> Any:
    """For a large table of small numbers, so that it stays in the processor's cache."""
    return np.array(values, np.int8)


DEFAULT = read(read_components(Path(__file__).parent / "components.toml", "habemus-papam"))

FACTION: Table = DEFAULT.tables["FACTION"]
COATS: Table = DEFAULT.tables["COATS"]
SEAT_AFTER: Table = DEFAULT.tables["SEAT_AFTER"]
"""For each number of seats a row for each seat: who sits so many steps clockwise."""
COUNTED: Table = DEFAULT.tables["COUNTED"]
"""One for a person, and the coats of arms it brings, COUNTED_BITS further for each faction."""
AGE: Table = DEFAULT.tables["AGE"]
SYMBOL: Table = DEFAULT.tables["SYMBOL"]
IS_IMMUNE: Table = DEFAULT.tables["IS_IMMUNE"]
BID_NEEDS: Table = DEFAULT.tables["BID_NEEDS"]
BID_SEEN: Table = DEFAULT.tables["BID_SEEN"]
"""The gems of no bid, and of each."""
BID_SIZE: Table = DEFAULT.tables["BID_SIZE"]
BIDS_FROM: Table = DEFAULT.tables["BIDS_FROM"]
BIDS_FROM_COUNT: Table = DEFAULT.tables["BIDS_FROM_COUNT"]
STRENGTH: Table = DEFAULT.tables["STRENGTH"]
STRENGTH_TWICE: Table = DEFAULT.tables["STRENGTH_TWICE"]
POLITICS_DECK: Table = DEFAULT.tables["POLITICS_DECK"]
ACTION_DECK: Table = DEFAULT.tables["ACTION_DECK"]
ORDER_DECK: Table = DEFAULT.tables["ORDER_DECK"]
ORDER_VOTES: Table = DEFAULT.tables["ORDER_VOTES"]
COATS_FOR_ORDER: Table = DEFAULT.tables["COATS_FOR_ORDER"]
THEFT: Table = DEFAULT.tables["THEFT"]
GEMS_IN_ALL: Table = DEFAULT.tables["GEMS_IN_ALL"]
START_GEMS: Table = DEFAULT.tables["START_GEMS"]
CAMERLENGO_GEMS: Table = DEFAULT.tables["CAMERLENGO_GEMS"]
ABOVE_BLACK: Table = DEFAULT.tables["ABOVE_BLACK"]
FELIPE_END: Table = DEFAULT.tables["FELIPE_END"]
GOLD_FOR_A_VOTE: Table = DEFAULT.tables["GOLD_FOR_A_VOTE"]
LOUIS_VOTES: Table = DEFAULT.tables["LOUIS_VOTES"]
BLACK_PLACES: int = DEFAULT.tables["BLACK_PLACES"]
START_GOLD: int = DEFAULT.tables["START_GOLD"]
CAMERLENGO_GOLD: int = DEFAULT.tables["CAMERLENGO_GOLD"]
BAG_GOLD: int = DEFAULT.tables["BAG_GOLD"]
FELIPE_GOLD: int = DEFAULT.tables["FELIPE_GOLD"]
DEATH_GOLD: int = DEFAULT.tables["DEATH_GOLD"]
ACTION_GOLD: int = DEFAULT.tables["ACTION_GOLD"]
BRIBE_GOLD: int = DEFAULT.tables["BRIBE_GOLD"]
SQUADRONE_GOLD: int = DEFAULT.tables["SQUADRONE_GOLD"]
PERSON_VOTES: int = DEFAULT.tables["PERSON_VOTES"]
SYMBOL_VOTES: int = DEFAULT.tables["SYMBOL_VOTES"]
SQUADRONE_VOTES: int = DEFAULT.tables["SQUADRONE_VOTES"]
