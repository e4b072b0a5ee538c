"""Ratings as they follow from rated games in their order: Plackett and Luce's model, as OpenSkill follows it.

A rating belongs to a game and a number of seats. It is a mean and a deviation; people are shown a number near 1500
and twice the deviation, between which and the number it is to be found nineteen times out of twenty.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby

from openskill.models import PlackettLuce, PlackettLuceRating

from signoria.server.store.rating_rows import RatedGame, RatedSeat, Rating

MODEL = PlackettLuce()
MU, SIGMA = MODEL.mu, MODEL.sigma
"""Of somebody who has never played: 25, and a third of it."""
AGAIN = SIGMA / 2
"""The deviation that a new season adds."""
CENTRE, SCALE = 1500, 30
"""What is shown of the mean, and of a whole one more: at two seats 400 more win ten games of eleven, as in chess."""
WIDTH = 2
"""Deviations that are shown as the uncertainty."""
LISTED = 400
"""The uncertainty up to which leaderboards show a rating."""
MOST_TO_GO = 50

NEW = Rating(MU, SIGMA, 0, 0)
Before = Callable[[str], Rating | None]


def ratings_of(games: Iterable[RatedGame], seasons: Sequence[float]) -> dict[str, list[RatedSeat]]:
    """What every game made of ratings, by its id, from the games and the beginnings of the seasons alone."""
    in_order = sorted(games, key=lambda game: (game.pool, game.moment))
    return {
        id: seats
        for _, of_pool in groupby(in_order, key=lambda game: game.pool)
        for id, seats in followed(of_pool, seasons, lambda _: None)
    }


def followed(
    games: Iterable[RatedGame], seasons: Sequence[float], before: Before
) -> Iterator[tuple[str, list[RatedSeat]]]:
    """What games of one pool, in their order, make of ratings; `before` knows what they were before the first."""
    known: dict[str, Rating] = {}
    for game in games:
        season = season_at(seasons, game.ended_at)
        old = [
            in_season(known[member] if member in known else before(member) or NEW, season) for member in game.members
        ]
        new = rated(old, game.places)
        known.update(zip(game.members, new, strict=True))
        yield (
            game.id,
            [
                RatedSeat(seat, game.members[seat], game.places[seat], season, was.mu, now.mu, now.sigma, now.games)
                for seat, (was, now) in enumerate(zip(old, new, strict=True))
            ],
        )


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game that ended with these places; several may share one."""
    teams = [[_player(rating)] for rating in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma, was.season, was.games + 1) for was, [one] in zip(before, after, strict=True)]


def _player(rating: Rating) -> PlackettLuceRating:
    return MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def season_at(seasons: Sequence[float], at: float) -> int:
    """The number of the season at a time; the first is 1."""
    return bisect_right(seasons, at)


def in_season(rating: Rating, season: int) -> Rating:
    """A rating as it goes into a season: less is known of it with every season since it was made."""
    if rating.season in (0, season):
        return Rating(rating.mu, rating.sigma, season, rating.games)
    sigma = math.hypot(rating.sigma, AGAIN * math.sqrt(season - rating.season))
    return Rating(rating.mu, min(sigma, SIGMA), season, 0)


# -- what is shown -----------------------------------------------------------------------------------------------------


def shown(mu: float) -> int:
    return round(CENTRE + SCALE * (mu - MU))


def uncertainty(sigma: float) -> int:
    return round(WIDTH * SCALE * sigma)


def is_listed(sigma: float) -> bool:
    """Whether enough is known of a rating for leaderboards."""
    return uncertainty(sigma) <= LISTED


def at_least(mu: float, sigma: float) -> float:
    """Leaderboards have this order: what a rating is worth at least."""
    return mu - WIDTH * sigma


def games_to_go(sigma: float, seats: int) -> int:
    """About how many more games a rating takes until it is listed, if its rivals are as strong and well known."""
    return _games_to_go(round(sigma, 2), seats)


@cache
def _games_to_go(sigma: float, seats: int) -> int:
    rivals = [Rating(MU, LISTED / SCALE / WIDTH, 1, 0)] * (seats - 1)
    places = [(seats + 1) // 2, *(place for place in range(1, seats + 1) if place != (seats + 1) // 2)]
    games, own = 0, Rating(MU, sigma, 1, 0)
    while not is_listed(own.sigma) and games < MOST_TO_GO:
        own = Rating(MU, rated([own, *rivals], places)[0].sigma, 1, 0)
        games += 1
    return games
