"""What tests of auctions ask."""

from __future__ import annotations

from signoria import Match
from tests.games.princes_of_florence.tables import Table, own
from tests.probes import play

ALL = ["forest", "lake", "park", "jester", "architect", "prestige", "recruiting"]
ALL_OF_TWO = ["jester", "architect", "prestige", "recruiting", "landscape"]
FULL = " ".join(f"{column}{row}" for row in range(1, 8) for column in "abcdefg")
"""Every square of a grid."""


def opens(items: list[str]) -> list[str]:
    return [*(f"open {name}" for name in items), "give up"]


def takes(items: list[str]) -> list[str]:
    return [*(f"take {name}" for name in items), "give up"]


def actors(match: Match, *moves: str) -> list[int]:
    """Who is asked after each of the moves."""
    asked = []
    for text in moves:
        play(match, text)
        asked.append(match.to_act[0])
    return asked


def purses(match: Match) -> list[int]:
    return [own(match, seat)["florins"] for seat in range(match.seats)]


def phase(match: Match) -> str:
    return str(match.view(None)["phase"])


def auction(match: Match) -> dict[str, object]:
    """Who bids for what, and who no longer does."""
    shown = match.view(None)["auction"]
    return {name: shown[name] for name in ("item", "florins", "bidder", "passed", "out", "sold")}


def without_room(table: Table, seat: int, *free: str) -> Table:
    """Every square of a grid covered, but these."""
    taken = {"a6", "b6", "c6", "a7", "b7", "c7", *free}
    return table.covering(seat, " ".join(square for square in FULL.split() if square not in taken))


def gave_up(seat: int) -> dict[str, object]:
    return {"kind": "gave-up", "seat": seat}
