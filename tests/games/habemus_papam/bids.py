"""Bids of 1655 and the order in which they let their seats take, for its tests."""

from __future__ import annotations

from signoria import Match
from tests.games.habemus_papam.tables import RULES, Table, bid

RICH = "3 diamond 3 ruby 3 sapphire 3 amber"


def ranking(match: Match) -> list[int]:
    """The order of taking, as everybody sees it."""
    return list(match.view(None)["ranking"])


def ranked(*bids: str, camerlengo: int = 0, played: dict[int, str] | None = None) -> list[int]:
    """The order in which these bids let their seats take."""
    table = Table(len(bids)).camerlengo(camerlengo)
    for seat, names in enumerate(bids):
        table.state.bid[seat] = bid(names)
        table.gems(seat, RICH)
    for seat, name in (played or {}).items():
        table.played(seat, name)
    RULES.rank_bids(table.state)
    return [table.state.rank[place] for place in range(len(bids))]
