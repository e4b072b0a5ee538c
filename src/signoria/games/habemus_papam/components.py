"""1655's component data: made into the tables the rules read; what is wrong with it is in `component_checks`.

Rule modules import the tables by name; a game with another data file gets other tables under the same names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

from signoria.core.rules.component_tables import component_data, component_reader, numbers, small_numbers
from signoria.core.rules.components import Components
from signoria.core.rules.state_record import IntTable
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


read = component_reader(__name__, PapamComponents, check)
DATA = component_data(__file__, "habemus-papam", check)
_people = [*DATA["cardinal"], *DATA["late"], *DATA["leader"]]
_orders = {row["name"]: row for row in DATA["order"]}
_gold, _votes = DATA["gold"], DATA["votes"]
_twice = [_with_best_twice(bid) for bid in BIDS]
_in_order = sorted({*map(_best_last, BIDS), *map(_best_last, _twice)})


def _coats(number: int, person: Mapping[str, Any]) -> int:
    """How many coats of arms of its faction a cardinal or leader brings."""
    return 0 if "faction" not in person else 2 if number >= FIRST_LEADER else 1


def _counted(number: int, person: Mapping[str, Any]) -> int:
    """A cardinal or leader and the coats of arms it brings of each faction, in so many bits each: sums tell all."""
    faction = FACTION_NAMES.index(person["faction"]) if "faction" in person else 0
    return 1 + (_coats(number, person) << (COUNTED_BITS * (1 + faction)))


def _deck(first: int, names: Sequence[str], counts: Mapping[str, int]) -> Iterator[int]:
    """So many cards of each name, numbered from the first."""
    return (first + number for number, name in enumerate(names) for _ in range(counts[name]))


FACTION: IntTable = numbers(FACTION_NAMES.index(p["faction"]) if "faction" in p else NONE for p in _people)
COATS: IntTable = numbers(_coats(number, person) for number, person in enumerate(_people))
COUNTED: IntTable = numbers(_counted(number, person) for number, person in enumerate(_people))
"""One for a person, and the coats of arms it brings, COUNTED_BITS further for each faction."""
AGE: IntTable = numbers(person["age"] for person in _people)
SYMBOL: IntTable = numbers(SYMBOL_NAMES.index(p["symbol"]) if "symbol" in p else NONE for p in _people)
IS_IMMUNE: IntTable = numbers(int(person.get("is_immune", False)) for person in _people)
BID_NEEDS: IntTable = numbers(BIDS)
BID_SEEN: IntTable = small_numbers([[0] * GEMS, *BIDS])
"""The gems of no bid, and of each."""
BID_SIZE: IntTable = numbers(sum(bid) for bid in BIDS)
_bids_from_gems = _bids_by_gems()
BIDS_FROM: IntTable = small_numbers(_bids_from_gems)
BIDS_FROM_COUNT: IntTable = small_numbers(BID_COUNT - bids.count(NONE) for bids in _bids_from_gems)
STRENGTH: IntTable = numbers(_in_order.index(_best_last(bid)) for bid in BIDS)
STRENGTH_TWICE: IntTable = numbers(_in_order.index(_best_last(bid)) for bid in _twice)
START_GOLD: int = DATA["start"]["gold"]
CAMERLENGO_GOLD: int = DATA["camerlengo"]["gold"]
BAG_GOLD: int = _gold["bag"]
FELIPE_GOLD: int = _gold["felipe"]
DEATH_GOLD: int = _gold["death"]
ACTION_GOLD: int = _gold["action"]
BRIBE_GOLD: int = _gold["bribe"]
SQUADRONE_GOLD: int = _gold["squadrone"]
FELIPE_END: IntTable = numbers(_gold["felipe_at_the_end"])
GOLD_FOR_A_VOTE: IntTable = numbers(_gold["for_a_vote"])
PERSON_VOTES: int = _votes["person"]
LOUIS_VOTES: IntTable = numbers(_votes["louis"])
SYMBOL_VOTES: int = _votes["symbol"]
SQUADRONE_VOTES: int = _votes["squadrone"]
POLITICS_DECK: IntTable = numbers([*range(FIRST_LATE, FIRST_LEADER), *_deck(PEOPLE, POLITICS_NAMES, DATA["politics"])])
ACTION_DECK: IntTable = numbers([*range(FIRST_LEADER, PEOPLE), *_deck(FIRST_ACTION, ACTION_NAMES, DATA["actions"])])
ORDER_DECK: IntTable = numbers(_deck(0, ORDER_NAMES, {name: row["cards"] for name, row in _orders.items()}))
ORDER_VOTES: IntTable = numbers(_orders[name]["votes"] for name in ORDER_NAMES)
COATS_FOR_ORDER: IntTable = numbers(ORDER_COATS)
THEFT: IntTable = numbers(DATA["thefts"][name] for name in ACTION_NAMES)
GEMS_IN_ALL: IntTable = numbers(DATA["gems"][name] for name in GEM_NAMES)
START_GEMS: IntTable = numbers(DATA["start"][name] for name in GEM_NAMES)
CAMERLENGO_GEMS: IntTable = numbers(DATA["camerlengo"][name] for name in GEM_NAMES)
ABOVE_BLACK: IntTable = numbers(DATA["smoke"]["above_black"])
BLACK_PLACES: int = len(DATA["smoke"]["above_black"])
