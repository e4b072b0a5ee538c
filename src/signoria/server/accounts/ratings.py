"""What a member is shown of ratings: leaderboards, their own, and what a game at their table made of them."""

from __future__ import annotations

from itertools import groupby

import sqlalchemy as sa

from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.protocol.rating_bodies import (
    GameRatings,
    Leaderboard,
    LeaderboardRow,
    OwnRating,
    OwnRatings,
    OwnStanding,
    RatedPool,
    RatingPoint,
    Season,
    SeatRating,
)
from signoria.server.protocol.refusals import Refused
from signoria.server.ratings.rating import (
    at_least,
    games_to_go,
    in_season,
    is_listed,
    season_at,
    shown,
    uncertainty,
)
from signoria.server.ratings.seasons import season_due
from signoria.server.store.accounts import account_of
from signoria.server.store.rating_rows import ListedMember, OwnPoint, Pool, Rating
from signoria.server.store.ratings import (
    members_off_leaderboards,
    members_rated,
    points_of,
    pools_by_games,
    rated_seats,
    season_starts,
    seasons_played,
)

ROWS = 100
"""Rows of a leaderboard in one answer."""
POINTS = 200
"""Games of one rating that are told, the last ones."""


async def leaderboard(house: House, member: str, pool: Pool | None, season: int | None, skip: int) -> Leaderboard:
    """A leaderboard; without a wish that of the season that goes on and of what was played most in it."""
    now, kind = house.clock(), house.settings.seasons
    return await house.store.read(lambda connection: _leaderboard(connection, member, pool, season, skip, now, kind))


def _leaderboard(
    connection: sa.Connection, member: str, wanted: Pool | None, asked: int | None, skip: int, now: float, kind: str
) -> Leaderboard:
    starts = _starts(connection, kind, now)
    season = len(starts) if asked is None else asked
    if not 1 <= season <= len(starts):
        raise Refused("refused-no-such-season", status=404)
    pools = pools_by_games(connection, season)
    pool = wanted or next(iter(pools), None)
    seasons = _seasons(starts, {*seasons_played(connection), season})
    shown_pools = [RatedPool(*one) for one in pools]
    if pool is None:
        return Leaderboard(None, season, seasons, [], [], 0, 0, None)
    rated = members_rated(connection, pool, season)
    listed = sorted((one for one in rated if not one.off_leaderboards and is_listed(one.sigma)), key=_order)
    places = _places(listed)
    rows = [_row(one, places[one.member_id], member) for one in listed[skip : skip + ROWS]]
    hidden = sum(not one.off_leaderboards and not is_listed(one.sigma) for one in rated)
    own = next((_own(one, places.get(member), pool) for one in rated if one.member_id == member), None)
    return Leaderboard(RatedPool(*pool), season, seasons, shown_pools, rows, len(listed), hidden, own)


def _starts(connection: sa.Connection, kind: str, now: float) -> list[float]:
    """When each season began, with the one that is due by the calendar though nobody has played in it yet."""
    starts = season_starts(connection)
    due = season_due(kind, starts, now)
    return starts if due is None else [*starts, due]


def _seasons(starts: list[float], told: set[int]) -> list[Season]:
    numbers = sorted({*told, len(starts)}, reverse=True)
    return [
        Season(number, starts[number - 1] or None, starts[number] if number < len(starts) else None)
        for number in numbers
    ]


def _order(one: ListedMember) -> tuple[int, str, str]:
    return (-_worth(one), one.name, one.member_id)


def _worth(one: ListedMember) -> int:
    """To the number that is shown: a difference that nobody sees makes no order."""
    return shown(at_least(one.mu, one.sigma))


def _places(listed: list[ListedMember]) -> dict[str, int]:
    places: dict[str, int] = {}
    done = 0
    for _, same in groupby(listed, _worth):
        ids = [one.member_id for one in same]
        places.update(dict.fromkeys(ids, done + 1))
        done += len(ids)
    return places


def _row(one: ListedMember, place: int, member: str) -> LeaderboardRow:
    return LeaderboardRow(place, one.name, shown(one.mu), uncertainty(one.sigma), one.games, one.member_id == member)


def _own(one: ListedMember, place: int | None, pool: Pool) -> OwnStanding:
    to_go = games_to_go(one.sigma, pool[1])
    return OwnStanding(place, shown(one.mu), uncertainty(one.sigma), one.games, to_go, one.off_leaderboards)


async def own_ratings(house: House, member: str) -> OwnRatings:
    """A member's ratings as they are now, and how they came about."""
    now, kind = house.clock(), house.settings.seasons

    def read(connection: sa.Connection) -> OwnRatings:
        account, season = account_of(connection, member), season_at(_starts(connection, kind, now), now)
        by_pool: dict[Pool, list[OwnPoint]] = {}
        for point in points_of(connection, member):
            by_pool.setdefault((point.game, point.seats), []).append(point)
        ratings = [_own_rating(pool, points, season) for pool, points in by_pool.items()]
        ratings.sort(key=lambda one: -one.points[-1].at)
        return OwnRatings(account is not None and account.off_leaderboards, ratings)

    return await house.store.read(read)


def _own_rating(pool: Pool, points: list[OwnPoint], season: int) -> OwnRating:
    last = points[-1]
    now = in_season(Rating(last.mu, last.sigma, last.season, last.games), season)
    told = [
        RatingPoint(one.table_id, one.ended_at, one.season, one.place, shown(one.mu), uncertainty(one.sigma))
        for one in points[-POINTS:]
    ]
    to_go = games_to_go(now.sigma, pool[1])
    return OwnRating(RatedPool(*pool), shown(now.mu), uncertainty(now.sigma), now.games, to_go, told)


async def game_ratings(house: House, live: LiveTable, reader: str) -> GameRatings:
    """What the game at a table made of ratings, for those who sat there."""
    async with live.lock:  # an end that is not on disk yet has made nothing of ratings
        table = live.table
        if not table.seats_of_guest(reader):
            raise Refused("refused-not-seated", status=403)
        if table.status not in ("over", "ended"):
            raise Refused("refused-not-over")

    def read(connection: sa.Connection) -> GameRatings:
        seats = rated_seats(connection, table.id)
        unseen = members_off_leaderboards(connection, [one.member_id for one in seats]) - {reader}
        told = [
            SeatRating(one.seat, one.place, shown(one.mu), uncertainty(one.sigma), shown(one.mu) - shown(one.mu_before))
            for one in seats
            if one.member_id not in unseen
        ]
        return GameRatings(bool(seats), told)

    return await house.store.read(read)
