"""Bottega's component data: checked, and made into the tables the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypedDict

from signoria.core.rules.component_tables import component_data, component_reader, numbers
from signoria.core.rules.components import Components, Rows, is_row, is_whole, names_in, require, require_names
from signoria.core.rules.state_record import IntTable
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

    arts = names_in("art")
    patrons = names_in("patron")

    @cached_property
    def commissions(self) -> tuple[str, ...]:
        return tuple(f"{art['name']}-{fame}" for art in self.data["art"] for fame in art["fames"])

    def commission_in_words(self, commission: int) -> CommissionView:
        """A commission as a view shows it."""
        art = self.data["art"][commission // WORKS]
        return {
            "name": self.commissions[commission],
            "art": art["name"],
            "fame": art["fames"][commission % WORKS],
        }


def check(data: Mapping[str, Any]) -> None:
    """Refuse data with which no game can be played."""
    _check_arts(data["art"])
    _check_patrons(data["patron"], _loved(data["art"]))
    _check_numbers(data["supplies"], data["scoring"])


def _loved(arts: Rows) -> list[str]:
    """What a patron can love: an art, different arts, or florins."""
    return [*(art["name"] for art in arts), "arts", "florins"]


def _check_arts(arts: Rows) -> None:
    require_names(arts, ARTS, "art", "arts")
    for art in arts:
        name, fames = art["name"], art["fames"]
        require(is_row(fames, WORKS, 1, MAX_FAME), f"{name} has {WORKS} commissions of fame 1 to {MAX_FAME}")
        require(len(set(fames)) == WORKS, f"{name}'s commissions are of different fame")


def _check_patrons(patrons: Rows, loved: list[str]) -> None:
    require_names(patrons, PATRONS, "patron", "patrons")
    for patron in patrons:
        name = patron["name"]
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


read = component_reader(__name__, BottegaComponents, check)
DATA = component_data(__file__, "bottega", check)
_arts, _patrons, _supplies, _scoring = DATA["art"], DATA["patron"], DATA["supplies"], DATA["scoring"]

FAME: IntTable = numbers(fame for art in _arts for fame in art["fames"])
PATRON_LOVES: IntTable = numbers(_loved(_arts).index(patron["loves"]) for patron in _patrons)
PATRON_POINTS: IntTable = numbers(patron["points"] for patron in _patrons)
PATRON_EACH: IntTable = numbers(patron["each"] for patron in _patrons)
FLORINS: int = _supplies["florins"]
ASIDE: IntTable = numbers(_supplies["aside"].get(str(seats), 0) for seats in range(MAX_SEATS + 1))
MOST_OF_AN_ART: int = _scoring["most_of_an_art"]
FLORINS_A_POINT: int = _scoring["florins_a_point"]
