"""1655's events and endings in words; the sentences themselves are in words.*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.core.rules.journal import EventKind, as_number
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.constants import ACTION_NAMES, BIDS, GEM_NAMES, ORDER_NAMES
from signoria.games.habemus_papam.state import State

if TYPE_CHECKING:
    from signoria.core.kit import GameRules


def _card(components: PapamComponents, number: int) -> str:
    return components.cards[number]


def _order(_components: Any, number: int) -> str:
    return ORDER_NAMES[number]


def _action(_components: Any, number: int) -> str:
    return ACTION_NAMES[number]


def _gem(_components: Any, number: int) -> str:
    return GEM_NAMES[number]


def _bid(_components: Any, number: int) -> list[str]:
    return gems_of(number)


def _truth(_components: Any, number: int) -> bool:
    return bool(number)


def gems_of(bid: int) -> list[str]:
    """The gems of a bid, the best first."""
    return [name for name, count in zip(GEM_NAMES, BIDS[bid], strict=True) for _ in range(count)]


EVENTS = (
    EventKind("game-begun", {"seat": as_number}),
    EventKind("order-dealt", {"seat": as_number, "order": _order}),
    EventKind("round-begun", {"round": as_number}),
    EventKind("card-turned-up", {"card": _card}),
    EventKind("black-smoke", {}),
    EventKind("white-smoke", {"count": as_number}),
    EventKind("bags-paid", {"seat": as_number, "count": as_number, "gold": as_number}),
    EventKind("order-discarded", {"seat": as_number, "order": _order}),
    EventKind("action-chosen", {"seat": as_number, "action": _action}),
    EventKind("action-played", {"seat": as_number, "action": _action}),
    EventKind("no-action", {"seat": as_number}),
    EventKind("gold-gained", {"seat": as_number, "gold": as_number}),
    EventKind("gold-taken", {"seat": as_number, "owner": as_number, "gold": as_number}),
    EventKind("action-returned", {"seat": as_number, "action": _action}),
    EventKind("bribed", {"seat": as_number, "owner": as_number, "card": _card, "gold": as_number}),
    EventKind("swapped", {"seat": as_number, "card": _card, "other": _card}),
    EventKind("swap-declined", {"seat": as_number}),
    EventKind("bid-chosen", {"seat": as_number, "gems": _bid}),
    EventKind("bid-revealed", {"seat": as_number, "gems": _bid}),
    EventKind("ranked", {"seat": as_number, "place": as_number}),
    EventKind("card-taken", {"seat": as_number, "card": _card}),
    EventKind("gem-gained", {"seat": as_number, "gem": _gem, "count": as_number}),
    EventKind("named-camerlengo", {"seat": as_number}),
    EventKind("card-left", {"card": _card}),
    EventKind("squadrone-paid", {"seat": as_number, "gold": as_number}),
    EventKind("squadrone-unpaid", {"seat": as_number}),
    EventKind("excluded", {"seat": as_number, "owner": as_number, "card": _card}),
    EventKind("died", {"seat": as_number, "owner": as_number, "card": _card}),
    EventKind("game-ended", {}),
    EventKind("gems-sold", {"seat": as_number, "count": as_number}),
    EventKind("felipe-paid", {"seat": as_number, "count": as_number, "gold": as_number}),
    EventKind("order-opened", {"seat": as_number, "order": _order, "fulfilled": _truth}),
    EventKind("votes-counted", {"seat": as_number, "votes": as_number}),
)
"""In the order of the event numbers in `state`."""


def ending(_game: GameRules, state: State) -> str:
    """HP-22: by the round in which White Smoke rose (HP-21)."""
    return f"ending-round-{state.round}"
