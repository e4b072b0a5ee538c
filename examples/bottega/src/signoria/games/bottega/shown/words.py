"""Bottega's events and endings in words; the sentences themselves are in words.*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.rules.journal import EventKind, as_number
from signoria.games.bottega.components import BottegaComponents
from signoria.games.bottega.state import State

if TYPE_CHECKING:
    from signoria.core.kit import GameRules


def _commission(components: BottegaComponents, number: int) -> str:
    return components.commissions[number]


def _art(components: BottegaComponents, number: int) -> str:
    return components.arts[number]


def _patron(components: BottegaComponents, number: int) -> str:
    return components.patrons[number]


EVENTS = (
    EventKind("game-begun", {"seat": as_number}),
    EventKind("patron-dealt", {"seat": as_number, "patron": _patron}),
    EventKind("commission-turned-up", {"commission": _commission}),
    EventKind("commission-offered", {"seat": as_number, "commission": _commission}),
    EventKind("bid-made", {"seat": as_number, "price": as_number}),
    EventKind("bid-passed", {"seat": as_number}),
    EventKind("commission-taken", {"seat": as_number, "commission": _commission, "price": as_number}),
    EventKind("price-shared", {"share": as_number, "rest": as_number}),
    EventKind("box-emptied", {"seat": as_number, "florins": as_number}),
    EventKind("art-won", {"seat": as_number, "art": _art, "points": as_number}),
    EventKind("patron-shown", {"seat": as_number, "patron": _patron, "points": as_number}),
    EventKind("game-ended", {}),
)
"""In the order of the event numbers in `state`."""


def ending(_game: GameRules, _state: State) -> str:
    """BO-30: the only way to end."""
    return "ending-all-taken"
