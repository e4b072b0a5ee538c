"""What is bid for, for reviews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.rules.auctions import Auctions
from signoria.games.habemus_papam.constants import GEM_NAMES, MOST_IN_A_BID


def lot(view: Mapping[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """HP-12: the right to take the cards of a round in order."""
    return ("lot", {"round": view["round"]}) if view["phase"] in ("bid", "bid-second") else None


def height(_view: Mapping[str, Any], move: Mapping[str, Any]) -> int | None:
    """HP-13: more gems beat fewer, then the best gem counts."""
    if move["do"] != "bid":
        return None
    worths = [len(GEM_NAMES) - GEM_NAMES.index(gem) for gem in move["gems"]]
    height = len(worths)
    for worth in (worths + [0] * MOST_IN_A_BID)[:MOST_IN_A_BID]:
        height = height * (len(GEM_NAMES) + 1) + worth
    return height


AUCTIONS = Auctions(lot, height)
