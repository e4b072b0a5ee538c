"""How a game tells what its players bid for; for reviews of games that are over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple


class Standing(NamedTuple):
    """A bid that stands: whose it is, how high, and its data."""

    seat: int
    height: int
    data: Mapping[str, Any]


def _none(_view: Mapping[str, Any]) -> Standing | None:
    return None


@dataclass(frozen=True)
class Auctions:
    """What a game's folder declares of its auctions."""

    lot: Callable[[Mapping[str, Any]], tuple[str, Mapping[str, Any]] | None]
    """What is bid for, from a spectator's view: a message of the game's words and its arguments; None: nothing is."""
    height: Callable[[Mapping[str, Any], Mapping[str, Any]], int | None]
    """How high a move bids, given its data too; None: it is no bid. The message `bid-height` says it, with the data."""
    standing: Callable[[Mapping[str, Any]], Standing | None] = _none
    """The bid that stands before anybody is asked."""
