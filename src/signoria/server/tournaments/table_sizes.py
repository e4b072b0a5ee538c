"""How many tables a number of players make, and how large: most as large as wished, else one smaller."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

SIZES = range(3, 6)
"""Seats of a tournament's tables."""


class Sizes(NamedTuple):
    """The sizes of all tables, the largest first, and how many players have none."""

    tables: tuple[int, ...]
    byes: int


def table_sizes(players: int, wished: int, allowed: Collection[int] = SIZES) -> Sizes:
    """The tables of a round: as few byes as can be, then tables as near to the wished size as can be."""
    sizes = sorted((size for size in allowed if size in SIZES and size <= wished), reverse=True)
    for byes in range(players + 1):
        found = list(_ways(players - byes, sizes))
        if found:
            return Sizes(min(found, key=lambda tables: (sum((wished - size) ** 2 for size in tables), tables)), byes)
    raise AssertionError("nobody at any table is one way")


def _ways(players: int, sizes: list[int]) -> Iterator[tuple[int, ...]]:
    """All ways to seat exactly so many at tables of these sizes."""
    if not sizes:
        if players == 0:
            yield ()
        return
    largest, *smaller = sizes
    for tables in range(players // largest, -1, -1):
        for rest in _ways(players - tables * largest, smaller):
            yield (largest,) * tables + rest
