"""What a place at a table is worth in a tournament; who ties shares."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

Scoring = Literal["places", "wins"]
"""Points by place, as 4-3-2-1 at a table of four, or a whole point for the winner alone."""


def scores_of(places: Sequence[int], seats: int, scoring: Scoring) -> list[Fraction]:
    """What these places are worth where tables have so many seats.

    At a smaller one the first and the last are worth as much as at any, and so are all together for each seat.
    """
    worth = [_worth(place, len(places), seats, scoring) for place in range(1, len(places) + 1)]
    shared = {place: worth[place - 1 : place - 1 + places.count(place)] for place in set(places)}
    return [sum(shared[place], Fraction(0)) / len(shared[place]) for place in places]


def score_of_bye(seats: int, scoring: Scoring) -> Fraction:
    """Who has no table has what a seat is worth on average."""
    return Fraction(seats + 1, 2) if scoring == "places" else Fraction(1, seats)


def _worth(place: int, players: int, seats: int, scoring: Scoring) -> Fraction:
    if scoring == "wins":
        return Fraction(place == 1)
    return seats - Fraction((place - 1) * (seats - 1), players - 1)


def broken_off(resigned: Sequence[bool]) -> list[int]:
    """Places at a table whose game was broken off: all who have not resigned share the first."""
    staying = len(resigned) - sum(resigned)
    return [staying + 1 if gone else 1 for gone in resigned] if staying else [1] * len(resigned)
