"""What is auctioned, for reviews and plans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.rules.auctions import Auctions, Standing


def lot(view: Mapping[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """PF-11: an item that somebody has opened the auction of."""
    return ("lot", {"item": view["auction"]["item"]}) if view["phase"] == "bid" else None


def height(view: Mapping[str, Any], move: Mapping[str, Any]) -> int | None:
    return view["auction"]["next"] if move["do"] == "bid" else None


def standing(view: Mapping[str, Any]) -> Standing | None:
    auction = view["auction"]
    if auction["bidder"] is None:
        return None
    return Standing(auction["bidder"], auction["florins"], {"florins": auction["florins"]})


def bidders(view: Mapping[str, Any]) -> list[int]:
    """PF-11: who has neither passed nor bought nor given up."""
    auction = view["auction"]
    return [seat for seat in range(view["seats"]) if seat not in auction["passed"] and seat not in auction["out"]]


AUCTIONS = Auctions(lot, height, standing, bidders)
