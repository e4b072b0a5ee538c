"""Seasons of ratings: each begins when the house says so, or with the first rated game of a quarter or a year."""

from __future__ import annotations

from datetime import UTC, datetime

MONTHS = {"quarters": 3, "years": 12}
"""How long seasons by the calendar are."""


def season_due(kind: str, seasons: list[float], at: float) -> float | None:
    """When the season began, by the calendar, that a game falls into which ended now, if it is not there yet."""
    if kind not in MONTHS:
        return None
    day = datetime.fromtimestamp(at, UTC)
    months = MONTHS[kind]
    began = datetime(day.year, (day.month - 1) // months * months + 1, 1, tzinfo=UTC).timestamp()
    return began if began > seasons[-1] else None
