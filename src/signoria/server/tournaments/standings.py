"""Standings: by score, and where that is equal by what the tournament has declared, down to the lot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from signoria.server.tournaments.scoring import Scoring, score_of_bye, scores_of

NONE = Fraction(0)


@dataclass(frozen=True)
class Played:
    """A table that has ended: who sat there, their places and their points in the game."""

    players: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """A player's place in the tournament, and all that it follows from, in this order; then the lot decides."""

    place: int
    player: int
    score: Fraction
    wins: Fraction
    rivals: Fraction
    """What those whom they met have scored, on average."""
    share: Fraction
    """Their part of all points of a game, on average."""
    played: int
    byes: int


def standings(
    players: Collection[int],
    tables: Sequence[Played],
    byes: Iterable[int],
    seats: int,
    scoring: Scoring,
    lots: Mapping[int, int],
    last: Collection[int] = (),
) -> list[Standing]:
    """All players, the best first; those of `last` play no more and come after the others."""
    scores: dict[int, Fraction] = dict.fromkeys(players, NONE)
    wins: dict[int, Fraction] = dict.fromkeys(players, NONE)
    rivals, shares = defaultdict[int, list[int]](list), defaultdict[int, list[Fraction]](list)
    idle = dict.fromkeys(players, 0)
    for table in tables:
        for seat, score in enumerate(scores_of(table.places, seats, scoring)):
            scores[table.players[seat]] += score
        for seat, win in enumerate(scores_of(table.places, seats, "wins")):
            wins[table.players[seat]] += win
        for player, share in zip(table.players, shares_of(table.points), strict=True):
            shares[player].append(share)
            rivals[player] += [other for other in table.players if other != player]
    for player in byes:
        scores[player] += score_of_bye(seats, scoring)
        idle[player] += 1
    strength = {player: _mean([scores[other] for other in rivals[player]]) for player in players}
    part = {player: _mean(shares[player]) for player in players}
    ranked = sorted(
        players,
        key=lambda one: (one in last, -scores[one], -wins[one], -strength[one], -part[one], lots[one]),
    )
    return [
        Standing(place, one, scores[one], wins[one], strength[one], part[one], len(shares[one]), idle[one])
        for place, one in enumerate(ranked, start=1)
    ]


def shares_of(points: Sequence[int]) -> list[Fraction]:
    """Everybody's part of all points at a table; less than none is none."""
    counted = [max(0, own) for own in points]
    total = sum(counted)
    return [Fraction(own, total) if total else Fraction(1, len(points)) for own in counted]


def _mean(numbers: Sequence[Fraction]) -> Fraction:
    return sum(numbers, NONE) / len(numbers) if numbers else NONE
