"""Tables with characters, and what tests of their powers ask."""

from __future__ import annotations

from signoria import Match
from tests.games.princes_of_florence.tables import Table, own
from tests.probes import Event, play


def table(seats: int = 3, first: int = 0) -> Table:
    return Table(seats, first=first, muse_and_princess=True)


def working(round_number: int = 3, jesters: int = 3) -> Table:
    """Seat 0 has three professions in hand and is to act: works of 3 and 2 for every jester."""
    return table().round(round_number).hand(0, "poet", "painter", "lawyer").jesters(0, jesters)


def owners(match: Match) -> dict[str, int]:
    return {row["name"]: row["owner"] for row in match.view(None)["characters"] if row["owner"] is not None}


def gained(seat: int, points: int, source: str) -> Event:
    return {"kind": "points-gained", "seat": seat, "points": points, "source": source}


def worth(match: Match, seat: int, name: str) -> int:
    """What the work of a profession in hand would be worth."""
    return int({row["name"]: row["value"] for row in own(match, seat)["hand"]}[name])


def after(match: Match, *moves: str) -> list[Event]:
    """What everybody is told of these moves."""
    before = len(match.events(None))
    return play(match, *moves).events(None, before)
