"""What is auctioned, for reviews and plans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.rules.auctions import Auctions


def lot(view: Mapping[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """IP-20 and IP-45: cards of a colour, or a role."""
    if view["phase"] != "bid":
        return None
    auction = view["auction"]
    if auction["role"] is None:
        return "lot-cards", {"colour": auction["colour"], "count": auction["count"]}
    return "lot-role", {"role": auction["role"]}


def height(_view: Mapping[str, Any], move: Mapping[str, Any]) -> int | None:
    return move["coins"] if move["do"] == "bid" else None


def bidders(view: Mapping[str, Any]) -> list[int]:
    """IP-21: a pass is final."""
    return list(view["auction"]["bidding"])


AUCTIONS = Auctions(lot, height, bidders=bidders)
