"""Rated games counted as they end: each once, and as if all had been counted in the order of their ends."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.ratings.rating import followed
from signoria.server.ratings.seasons import season_due
from signoria.server.store.rating_rows import Moment, Pool, RatedGame
from signoria.server.store.ratings import (
    add_game,
    add_season,
    games_from,
    is_counted,
    keep_ratings,
    pools_since,
    rating_before,
    season_starts,
    take_turn,
)


def count_game(connection: sa.Connection, game: RatedGame, seasons: str) -> None:
    """Count a game that has ended, unless it is counted already; `seasons` is what the house has set."""
    take_turn(connection)
    if is_counted(connection, game.id):
        return
    due = season_due(seasons, season_starts(connection), game.ended_at)
    if due is not None:
        _begin_season(connection, due)
    add_game(connection, game)
    rate_from(connection, game.pool, game.moment)


def begin_season(connection: sa.Connection, at: float) -> int:
    """Begin a season; its number."""
    take_turn(connection)
    _begin_season(connection, at)
    return len(season_starts(connection))


def _begin_season(connection: sa.Connection, at: float) -> None:
    add_season(connection, at)
    for pool in pools_since(connection, at):
        rate_from(connection, pool, (at, ""))


def rate_from(connection: sa.Connection, pool: Pool, since: Moment) -> None:
    """What the games of a pool that ended then or later make of ratings: usually one game, the last."""
    games = games_from(connection, pool, since)
    for id, seats in followed(
        games, season_starts(connection), lambda member: rating_before(connection, pool, member, since)
    ):
        keep_ratings(connection, id, seats)
