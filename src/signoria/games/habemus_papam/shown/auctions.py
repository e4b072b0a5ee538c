"""What is bid for, for reviews and plans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.rules.auctions import Auctions
from signoria.games.habemus_papam.components import STRENGTH
from signoria.games.habemus_papam.constants import BIDS, GEM_NAMES


def lot(view: Mapping[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """HP-12: the right to take the cards of a round in order."""
    return ("lot", {"round": view["round"]}) if view["phase"] in ("bid", "bid-second") else None


def height(_view: Mapping[str, Any], move: Mapping[str, Any]) -> int | None:
    """HP-13: how good a bid is, before an action card makes it better (HP-43)."""
    if move["do"] != "bid":
        return None
    return int(STRENGTH[BIDS.index(tuple(move["gems"].count(gem) for gem in GEM_NAMES))])


AUCTIONS = Auctions(lot, height, letting_go="bid nothing", is_sealed=True)
