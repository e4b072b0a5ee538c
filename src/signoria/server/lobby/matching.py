"""Who of those that look for a game can play together, and what: worked out from what they look for alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from signoria.server.protocol.lobby_bodies import Pace
from signoria.server.store.lobby_rows import SearchRow
from signoria.server.tables.names import look_alike

SETTLE: dict[Pace, float] = {"live": 8.0, "slow": 300.0}
"""Seconds for which a game waits for more people, though there are as many as it needs."""
FILL: dict[Pace, float] = {"live": 25.0, "slow": 3600.0}
"""Seconds after which bots take the seats that are free, where all wish it."""
LEAST_PEOPLE = 2

Blocks = Collection[tuple[str, str]]
"""Who has blocked whom."""


@dataclass(frozen=True)
class Group:
    """People who play together, the one first who has waited longest, and how many bots play with them."""

    game: str
    people: tuple[SearchRow, ...]
    bots: int = 0


def groups(
    waiting: Sequence[SearchRow], blocks: Blocks, seats: Mapping[str, Collection[int]], now: float
) -> list[Group]:
    """All games that can begin now; `waiting` has the longest first, and `seats` how many play each game."""
    left, found = list(waiting), []
    while group := _first_group(left, blocks, seats, now):
        found.append(group)
        left = [search for search in left if search not in group.people]
    return found


def _first_group(
    waiting: Sequence[SearchRow], blocks: Blocks, seats: Mapping[str, Collection[int]], now: float
) -> Group | None:
    for place, first in enumerate(waiting):
        others = waiting[place + 1 :]
        waited = now - first.began_at
        for game in first.games:
            sizes = [size for size in sorted(seats.get(game, ()), reverse=True) if first.least <= size <= first.most]
            group = _whole(first, others, blocks, game, sizes, waited) or (
                _with_bots(first, others, blocks, game, sizes) if first.bots and waited >= FILL[first.pace] else None
            )
            if group is not None:
                return group
    return None


def _whole(
    first: SearchRow, others: Sequence[SearchRow], blocks: Blocks, game: str, sizes: Sequence[int], waited: float
) -> Group | None:
    """As many people as there are seats: as many as possible, and fewer only after a while."""
    for size in sizes:
        people = _together(first, others, blocks, game, size)
        if len(people) == size:
            is_most = size == max(sizes) or all(other.most <= size for other in people)
            if is_most or waited >= SETTLE[first.pace]:
                return Group(game, tuple(people))
    return None


def _with_bots(
    first: SearchRow, others: Sequence[SearchRow], blocks: Blocks, game: str, sizes: Sequence[int]
) -> Group | None:
    """As many people as possible with as few bots as possible."""
    willing = [other for other in others if other.bots]
    found = [Group(game, tuple(people), size - len(people)) for size in sizes
             if len(people := _together(first, willing, blocks, game, size)) >= LEAST_PEOPLE]  # fmt: skip
    return max(found, key=lambda group: (len(group.people), -group.bots), default=None)


def _together(first: SearchRow, others: Sequence[SearchRow], blocks: Blocks, game: str, size: int) -> list[SearchRow]:
    """Up to so many people who can play with one another."""
    people = [first]
    for other in others:
        fits = other.pace == first.pace and game in other.games and other.least <= size <= other.most
        if len(people) < size and fits and all(_get_along(one, other, blocks) for one in people):
            people.append(other)
    return people


def _get_along(one: SearchRow, other: SearchRow, blocks: Blocks) -> bool:
    """Neither has blocked the other, and at a table they are told from one another."""
    pair = (one.guest_id, other.guest_id)
    return pair not in blocks and pair[::-1] not in blocks and not look_alike(one.name, other.name)
