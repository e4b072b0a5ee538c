"""How a game tells what its players bid for: for reviews of games that are over, and for bids planned ahead."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple


class Standing(NamedTuple):
    """A bid that stands: whose it is, how high, and its data."""

    seat: int
    height: int
    data: Mapping[str, Any]


def _none(_view: Mapping[str, Any]) -> Standing | None:
    return None


def _nobody(_view: Mapping[str, Any]) -> Collection[int]:
    return ()


@dataclass(frozen=True)
class Auctions:
    """What a game's folder declares of its auctions."""

    lot: Callable[[Mapping[str, Any]], tuple[str, Mapping[str, Any]] | None]
    """What is bid for, from a spectator's view: a message of the game's words and its arguments; None: nothing is."""
    height: Callable[[Mapping[str, Any], Mapping[str, Any]], int | None]
    """How high a move bids, given its data too; None: it is no bid. The message `bid-height` says it, with the data."""
    standing: Callable[[Mapping[str, Any]], Standing | None] = _none
    """The bid that stands before anybody is asked."""
    bidders: Callable[[Mapping[str, Any]], Collection[int]] = _nobody
    """The seats that may bid for it, now or when they are asked: they can plan ahead how high they go."""
    letting_go: str = "pass"
    """The text of the move that lets a lot go to others."""
    is_sealed: bool = False
    """Whether all bid at once: then nobody outbids, and one lets the next lot go before it is asked for bids."""
