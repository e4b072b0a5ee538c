"""Who plays at which table: apart from whom they blocked, as few repeated meetings as there can be and, with that,
people of like score together.

What follows depends on nothing but what is given and the seed. Small rounds are searched through to the end; in large
ones people change places as long as it helps, from several beginnings.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import lcm

from signoria.server.tournaments.history import History
from signoria.server.tournaments.seat_order import seated
from signoria.server.tournaments.table_sizes import SIZES, table_sizes

BEGINNINGS = 6
"""Arrangements from which a better one is looked for."""
SEARCHED = 12
"""Up to so many players all arrangements are searched through."""
Weights = Sequence[Sequence[int]]
"""What it costs that two players meet."""
Pairs = Collection[frozenset[int]]


@dataclass(frozen=True)
class Round:
    """The tables, each in the order of play, those of the best first, and who has none."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...]


def pair(
    ranked: Sequence[int],
    scores: Mapping[int, Fraction],
    history: History,
    seats: int,
    seed: str,
    allowed: Collection[int] = SIZES,
    unwilling: Pairs = (),
) -> Round:
    """The next round of players, the best first; of those who have had fewest byes the last have one. Who are
    `unwilling` to meet do so only where there is no other way."""
    sizes = table_sizes(len(ranked), seats, allowed)
    by_need = sorted(range(len(ranked)), key=lambda place: (history.byes[ranked[place]], -place))
    byes = {ranked[place] for place in by_need[: sizes.byes]}
    players = [player for player in ranked if player not in byes]
    dice = random.Random(seed)
    weights = weights_of(players, scores, history, unwilling)
    tables = [[players[place] for place in table] for table in arrange(weights, sizes.tables, dice)]
    rank = {player: place for place, player in enumerate(ranked)}
    tables.sort(key=lambda table: sorted(rank[player] for player in table))
    ordered = tuple(seated(table, history, dice) for table in tables)
    return Round(ordered, tuple(player for player in ranked if player in byes))


def weights_of(
    players: Sequence[int], scores: Mapping[int, Fraction], history: History, unwilling: Pairs = ()
) -> Weights:
    """One meeting more weighs more than all differences of score together, which count by their squares; two who are
    unwilling to meet weigh more than all else."""
    whole = lcm(1, *(Fraction(scores[player]).denominator for player in players))
    points = [int(scores[player] * whole) for player in players]
    apart = [[(one - other) ** 2 for other in points] for one in points]
    much = 1 + sum(map(sum, apart))
    most = much * (1 + sum(history.met(one, other) for one, other in combinations(players, 2)))
    return [
        [
            most * (frozenset((one, other)) in unwilling) + much * history.met(one, other) + apart[at][there]
            for there, other in enumerate(players)
        ]
        for at, one in enumerate(players)
    ]


def arrange(weights: Weights, sizes: Sequence[int], dice: random.Random) -> list[list[int]]:
    """Tables of these sizes that weigh least, as far as was looked; players are numbers from 0."""
    lots = list(range(len(weights)))
    best = _improved(weights, _cut(lots, sizes))
    least = _weight(weights, best)
    for _ in range(BEGINNINGS - 1):
        if least == 0:
            break
        dice.shuffle(lots)
        found = _improved(weights, _cut(lots, sizes))
        if (weight := _weight(weights, found)) < least:
            best, least = found, weight
    return _Search(weights, best, least).best_of(sizes) if least > 0 and len(weights) <= SEARCHED else best


def _cut(players: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    ends = [sum(sizes[: number + 1]) for number in range(len(sizes))]
    return [list(players[end - size : end]) for end, size in zip(ends, sizes, strict=True)]


def _weight(weights: Weights, tables: Sequence[Sequence[int]]) -> int:
    return sum(weights[one][other] for table in tables for one, other in combinations(table, 2))


def _improved(weights: Weights, tables: list[list[int]]) -> list[list[int]]:
    """Two players change places as long as that makes the whole lighter."""
    is_better = True
    while is_better:
        is_better = False
        for here, there in combinations(tables, 2):
            is_better = _changed_places(weights, here, there) or is_better
    return tables


def _changed_places(weights: Weights, here: list[int], there: list[int]) -> bool:
    changed = False
    for at in range(len(here)):
        for place in range(len(there)):
            one, other = here[at], there[place]
            of_one, of_other = weights[one], weights[other]
            gain = sum(of_one[next] - of_other[next] for next in here if next != one)
            gain += sum(of_other[next] - of_one[next] for next in there if next != other)
            if gain > 0:
                here[at], there[place] = other, one
                changed = True
    return changed


class _Search:
    """Goes through all arrangements but those that cannot be lighter than the best."""

    def __init__(self, weights: Weights, best: list[list[int]], least: int) -> None:
        self._weights = weights
        self._best = best
        self._least = least

    def best_of(self, sizes: Sequence[int]) -> list[list[int]]:
        self._seat(list(range(len(self._weights))), list(sizes), [], 0)
        return self._best

    def _seat(self, free: list[int], sizes: list[int], tables: list[list[int]], weight: int) -> None:
        """The first who has no table is given one, in all ways."""
        if not free:
            self._best, self._least = [list(table) for table in tables], weight
            return
        first, *others = free
        for size in sorted(set(sizes), reverse=True):
            left = list(sizes)
            left.remove(size)
            for company in combinations(others, size - 1):
                table = [first, *company]
                more = weight + _weight(self._weights, [table])
                if more < self._least:
                    rest = [player for player in others if player not in company]
                    self._seat(rest, left, [*tables, table], more)
