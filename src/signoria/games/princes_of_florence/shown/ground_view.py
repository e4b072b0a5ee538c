"""Where a seat can lay pieces: the squares closed to it, each with the clause that closes it.

A page can so show at once, without asking, where a piece fits and which rule forbids it elsewhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

from signoria.core.kit import GameRules
from signoria.core.play.parts import part
from signoria.core.text.naming import names_of_bits
from signoria.games.princes_of_florence.constants import BUILDING_NAMES
from signoria.games.princes_of_florence.shown.area import Area
from signoria.games.princes_of_florence.state import State

Closed = dict[str, list[str]]


class GroundView(TypedDict):
    """Squares closed to a piece by the clause that closes them, the first that is met counts; `otherwise` is the clause
    against any other place that is not allowed, such as one that sticks out; `barred` pieces lie nowhere here."""

    closed: dict[str, list[str]]
    """Squares, by the clause that closes them."""
    otherwise: str
    """The clause against any other place that is not allowed."""
    barred: dict[str, list[str]]
    """Pieces that lie nowhere here, by the clause."""


class OwnGroundView(TypedDict):
    """The ground for what one lays alone, and for a building with each neighbour, by seat."""

    landscape: GroundView
    building: GroundView
    joint: dict[str, GroundView]
    """For a building with a neighbour, by its seat."""


@part
def own_ground(game: GameRules, area: Area, state: State, seat: int) -> OwnGroundView:
    """PF-20 for landscapes, PF-41, PF-42 and PF-124 for buildings, PF-121 to PF-123 for those with a neighbour."""
    covered = _squares(area, state, seat, state.covered[seat])
    needs_room = state.architects[seat] < 2
    touched = _squares(area, state, seat, state.touched[seat] if needs_room else 0)
    across = state.across[seat] if needs_room else 0
    edge = game.rules.edge_of(state, seat) if state.cooperation and state.architects[seat] == 0 else 0
    along = _squares(area, state, seat, across | edge)
    return {
        "landscape": {"closed": {"PF-20": covered}, "otherwise": "PF-20", "barred": {}},
        "building": {
            "closed": {"PF-41": covered, "PF-42": touched, "PF-124": along},
            "otherwise": "PF-41",
            "barred": {},
        },
        "joint": {
            str(other): _joint_ground(game, area, state, (seat, other))
            for other in range(state.seats)
            if state.cooperation and other != seat and game.rules.border_between(state, seat, other) >= 0
        },
    }


def _joint_ground(game: GameRules, area: Area, state: State, partners: tuple[int, int]) -> GroundView:
    covered = [square for seat in partners for square in _squares(area, state, seat, state.covered[seat])]
    near = [
        square
        for seat in partners
        for square in _squares(area, state, seat, game.rules.closed_to_joint(state, seat) & ~state.covered[seat])
    ]
    owned = names_of_bits(BUILDING_NAMES, state.buildings[partners[1]])
    return {"closed": {"PF-41": covered, "PF-123": near}, "otherwise": "PF-121", "barred": {"PF-122": owned}}


def _squares(area: Area, state: State, seat: int, mask: int) -> list[str]:
    """The names of some squares of a principality."""
    return list(_named(tuple(area.grid(state, seat)), mask)) if mask else []


@lru_cache(maxsize=4096)
def _named(grid: tuple[str, ...], mask: int) -> tuple[str, ...]:
    return tuple(name for cell, name in enumerate(grid) if mask >> cell & 1)
