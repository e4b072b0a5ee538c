"""Groups: everybody plays in one, and the best of all groups meet at a last table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from signoria.server.tournaments.standings import Standing


def drawn_groups(players: Sequence[int], groups: int) -> list[list[int]]:
    """Players, in the order of the lot, dealt out to groups that differ by one at most."""
    return [list(players[number::groups]) for number in range(groups)]


def usual_groups(players: int, seats: int) -> int:
    """As many as can each fill a table, and no more than there are seats at the last one."""
    return max(1, min(seats, players // seats))


def finalists(ranked: Sequence[Standing], group_of: Mapping[int, int], seats: int) -> list[int]:
    """The winner of each group and, as long as there are seats, the best of all others; the best first."""
    winners: dict[int, int] = {}
    for standing in ranked:
        winners.setdefault(group_of[standing.player], standing.player)
    chosen = set(list(winners.values())[:seats])
    for standing in ranked:
        if len(chosen) < seats:
            chosen.add(standing.player)
    return [standing.player for standing in ranked if standing.player in chosen]
