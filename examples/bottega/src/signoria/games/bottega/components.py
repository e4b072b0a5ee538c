"""Bottega's component data: checked, and made into the tables the rules read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypedDict

import numpy as np

from signoria.core.rules.components import (
    Components,
    is_whole,
    read_components,
    refusing_what_is_missing,
    require,
)
from signoria.core.rules.state_record import Table
from signoria.games.bottega import SEAT_COUNTS

MAX_SEATS = SEAT_COUNTS[-1]
ARTS = 4
WORKS = 6
"""Commissions of each art."""
COMMISSIONS = ARTS * WORKS
MAX_FAME = 9
PATRONS = 6
MOST_FLORINS = 24
"""Nobody can begin with more."""
ALL_FLORINS = MOST_FLORINS * MAX_SEATS
OPEN = 2
"""Commissions that lie open."""
LOVES_ARTS = ARTS
LOVES_FLORINS = ARTS + 1


class CommissionView(TypedDict):
    """A commission."""

    name: str
    art: str
    fame: int


@dataclass(frozen=True)
class BottegaComponents(Components):
    """The data with the names of arts, commissions and patrons in the order of their numbers."""

    @cached_property
    def arts(self) -> tuple[str, ...]:
        return tuple(art["name"] for art in self.data["art"])

    @cached_property
    def commissions(self) -> tuple[str, ...]:
        return tuple(f"{art['name']}-{fame}" for art in self.data["art"] for fame in art["fames"])

    @cached_property
    def patrons(self) -> tuple[str, ...]:
        return tuple(patron["name"] for patron in self.data["patron"])

    def commission_in_words(self, commission: int) -> CommissionView:
        """A commission as a view shows it."""
        art = self.data["art"][commission // WORKS]
        return {
            "name": self.commissions[commission],
            "art": art["name"],
            "fame": art["fames"][commission % WORKS],
        }


def read(data: Mapping[str, Any]) -> BottegaComponents:
    """Check the data of a component file and make its tables."""
    with refusing_what_is_missing():
        _check_arts(data["art"])
        _check_patrons(data["art"], data["patron"])
        _check_numbers(data["supplies"], data["scoring"])
        return BottegaComponents(data, _tables(data))


def _is_name(name: object) -> bool:
    return isinstance(name, str) and name.isascii() and name.isalpha() and name.islower()


def _check_arts(arts: Sequence[Mapping[str, Any]]) -> None:
    names = [art["name"] for art in arts]
    require(len(set(names)) == len(names) == ARTS, f"there are {ARTS} different arts, not {names}")
    for art in arts:
        name, fames = art["name"], art["fames"]
        require(_is_name(name), f"an art's name is plain lower-case letters, not {name!r}")
        require(len(set(fames)) == len(fames) == WORKS, f"{name} has {WORKS} commissions of different fame")
        require(all(is_whole(fame, 1, MAX_FAME) for fame in fames), f"{name}'s fames are from 1 to {MAX_FAME}")


def _check_patrons(arts: Sequence[Mapping[str, Any]], patrons: Sequence[Mapping[str, Any]]) -> None:
    names = [patron["name"] for patron in patrons]
    require(len(set(names)) == len(names) == PATRONS, f"there are {PATRONS} different patrons, not {names}")
    loved = [*(art["name"] for art in arts), "arts", "florins"]
    for patron in patrons:
        name = patron["name"]
        require(_is_name(name), f"a patron's name is plain lower-case letters, not {name!r}")
        require(patron["loves"] in loved, f"{name} loves {' or '.join(loved)}, not {patron['loves']!r}")
        require(is_whole(patron["points"], 0, 9), f"{name} gives 0 to 9 points")
        require(is_whole(patron["each"], 1, 9), f"{name} gives them for each 1 to 9")


def _check_numbers(supplies: Mapping[str, Any], scoring: Mapping[str, Any]) -> None:
    require(is_whole(supplies["florins"], 1, MOST_FLORINS), f"everybody has 1 to {MOST_FLORINS} florins")
    for seats in SEAT_COUNTS:
        aside = supplies["aside"][str(seats)]
        require(is_whole(aside, 0, COMMISSIONS - OPEN), f"0 to {COMMISSIONS - OPEN} commissions are set aside")
    require(is_whole(scoring["most_of_an_art"], 0, 20), "most of an art is worth 0 to 20 points")
    require(is_whole(scoring["florins_a_point"], 1, 99), "1 to 99 florins are worth a point")


def _tables(data: Mapping[str, Any]) -> dict[str, Any]:
    arts, patrons, supplies = data["art"], data["patron"], data["supplies"]
    loved = [*(art["name"] for art in arts), "arts", "florins"]
    return {
        "FAME": _array([fame for art in arts for fame in art["fames"]]),
        "PATRON_LOVES": _array([loved.index(patron["loves"]) for patron in patrons]),
        "PATRON_POINTS": _array([patron["points"] for patron in patrons]),
        "PATRON_EACH": _array([patron["each"] for patron in patrons]),
        "FLORINS": supplies["florins"],
        "ASIDE": _array([supplies["aside"].get(str(seats), 0) for seats in range(MAX_SEATS + 1)]),
        "MOST_OF_AN_ART": data["scoring"]["most_of_an_art"],
        "FLORINS_A_POINT": data["scoring"]["florins_a_point"],
    }


def _array(values: Sequence[int]) -> Any:
    return np.array(values, np.int64)


DEFAULT = read(read_components(Path(__file__).parent / "components.toml", "bottega"))

FAME: Table = DEFAULT.tables["FAME"]
PATRON_LOVES: Table = DEFAULT.tables["PATRON_LOVES"]
PATRON_POINTS: Table = DEFAULT.tables["PATRON_POINTS"]
PATRON_EACH: Table = DEFAULT.tables["PATRON_EACH"]
FLORINS: int = DEFAULT.tables["FLORINS"]
ASIDE: Table = DEFAULT.tables["ASIDE"]
MOST_OF_AN_ART: int = DEFAULT.tables["MOST_OF_AN_ART"]
FLORINS_A_POINT: int = DEFAULT.tables["FLORINS_A_POINT"]
