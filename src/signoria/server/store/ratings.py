"""Rated games and what came of them. Functions of a connection, so that several of them make one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.rating_rows import ListedMember, Moment, OwnPoint, Pool, RatedGame, RatedSeat, Rating
from signoria.server.store.statements import count, rows

SEASON, GAME, SEAT = schema.season.c, schema.rated_game.c, schema.rated_seat.c
BOTH = schema.rated_seat.join(schema.rated_game, SEAT.table_id == GAME.table_id)


def take_turn(connection: sa.Connection) -> None:
    """From here to the end of the transaction nobody else writes ratings."""
    connection.execute(sa.update(schema.season).where(SEASON.begins_at == 0.0).values(begins_at=0.0))


# -- seasons -----------------------------------------------------------------------------------------------------------


def season_starts(connection: sa.Connection) -> list[float]:
    """When each season began, the first at 0."""
    return [float(at) for at in connection.scalars(sa.select(SEASON.begins_at).order_by(SEASON.begins_at))]


def add_season(connection: sa.Connection, at: float) -> None:
    connection.execute(sa.insert(schema.season), [{"begins_at": at}])


def seasons_played(connection: sa.Connection) -> set[int]:
    """The numbers of the seasons in which there were games."""
    return {int(number) for number in connection.scalars(sa.select(SEAT.season).distinct())}


# -- games -------------------------------------------------------------------------------------------------------------


def is_counted(connection: sa.Connection, table: str) -> bool:
    return count(connection, GAME.table_id == table) > 0


def add_game(connection: sa.Connection, game: RatedGame) -> None:
    """A game that counts; what it makes of ratings is still to be said."""
    row = {"table_id": game.id, "game": game.game, "seats": game.seats, "ended_at": game.ended_at}
    connection.execute(sa.insert(schema.rated_game), [row])
    unknown = {"season": 0, "mu_before": 0.0, "mu": 0.0, "sigma": 0.0, "games": 0}
    sat = zip(game.members, game.places, strict=True)
    connection.execute(
        sa.insert(schema.rated_seat),
        [
            {"table_id": game.id, "seat": seat, "member_id": member, "place": place, **unknown}
            for seat, (member, place) in enumerate(sat)
        ],
    )


def remove_game(connection: sa.Connection, table: str) -> None:
    connection.execute(sa.delete(schema.rated_seat).where(SEAT.table_id == table))
    connection.execute(sa.delete(schema.rated_game).where(GAME.table_id == table))


def games_from(connection: sa.Connection, pool: Pool, since: Moment) -> list[RatedGame]:
    """The games of a pool that ended then or later, in their order."""
    return _games(connection, _of(pool), ~_before(since))


def all_games(connection: sa.Connection) -> list[RatedGame]:
    """All games that count, in their order."""
    return _games(connection)


def _games(connection: sa.Connection, *those: sa.ColumnElement[bool]) -> list[RatedGame]:
    query = sa.select(GAME.table_id, GAME.game, GAME.seats, GAME.ended_at, SEAT.member_id, SEAT.place)
    found = connection.execute(query.select_from(BOTH).where(*those).order_by(GAME.ended_at, GAME.table_id, SEAT.seat))
    games = []
    for (id, game, seats, ended_at), sat in groupby(found, lambda row: tuple(row[:4])):
        members, places = zip(*((str(row[4]), int(row[5])) for row in sat), strict=True)
        games.append(RatedGame(id, game, seats, ended_at, members, places))
    return games


def pools_since(connection: sa.Connection, at: float) -> list[Pool]:
    """The pools in which a game ended then or later."""
    query = sa.select(GAME.game, GAME.seats).where(GAME.ended_at >= at).distinct()
    return [(str(game), int(seats)) for game, seats in connection.execute(query)]


# -- ratings -----------------------------------------------------------------------------------------------------------


def rating_before(connection: sa.Connection, pool: Pool, member: str, moment: Moment) -> Rating | None:
    """What the games before then had made of a member's rating; None if there were none."""
    query = sa.select(SEAT.mu, SEAT.sigma, SEAT.season, SEAT.games).select_from(BOTH)
    query = query.where(SEAT.member_id == member, _of(pool), _before(moment))
    last = connection.execute(query.order_by(GAME.ended_at.desc(), GAME.table_id.desc()).limit(1)).first()
    return None if last is None else Rating(**last._mapping)


def keep_ratings(connection: sa.Connection, table: str, seats: Iterable[RatedSeat]) -> None:
    """What a game made of ratings."""
    for one in seats:
        values = {"season": one.season, "mu_before": one.mu_before, "mu": one.mu, "sigma": one.sigma}
        change = sa.update(schema.rated_seat).where(SEAT.table_id == table, SEAT.seat == one.seat)
        connection.execute(change.values(**values, games=one.games))


def rated_seats(connection: sa.Connection, table: str) -> list[RatedSeat]:
    """What a game made of ratings, in the order of seats; nothing of one that does not count."""
    return rows(connection, _seats().where(SEAT.table_id == table).order_by(SEAT.seat), RatedSeat)


def all_rated_seats(connection: sa.Connection) -> dict[str, list[RatedSeat]]:
    """The same of all games."""
    found = connection.execute(_seats().add_columns(SEAT.table_id).order_by(SEAT.table_id, SEAT.seat))
    return {
        str(id): [RatedSeat(*row[:-1]) for row in of_game] for id, of_game in groupby(found, lambda row: row.table_id)
    }


def _seats() -> sa.Select[Any]:
    return sa.select(*(SEAT[name] for name in RatedSeat.__struct_fields__))


def points_of(connection: sa.Connection, member: str) -> list[OwnPoint]:
    """All that became of a member's ratings, in the order of games."""
    columns = [SEAT[name] if name in SEAT else GAME[name] for name in OwnPoint.__struct_fields__]
    query = sa.select(*columns).select_from(BOTH).where(SEAT.member_id == member)
    return rows(connection, query.order_by(GAME.ended_at, GAME.table_id), OwnPoint)


def members_rated(connection: sa.Connection, pool: Pool, season: int) -> list[ListedMember]:
    """Every member who has played in a season, with their last rating of it; who has left the house is no member."""
    newest_first = sa.func.row_number().over(
        partition_by=SEAT.member_id, order_by=(GAME.ended_at.desc(), GAME.table_id.desc())
    )
    ranked = sa.select(SEAT.member_id, SEAT.mu, SEAT.sigma, SEAT.games, newest_first.label("back")).select_from(BOTH)
    last = ranked.where(_of(pool), SEAT.season == season).subquery()
    guest, account = schema.guest.c, schema.account.c
    query = (
        sa.select(last.c.member_id, guest.name, account.off_leaderboards, last.c.mu, last.c.sigma, last.c.games)
        .join(schema.account, account.id == last.c.member_id)
        .join(schema.guest, guest.id == last.c.member_id)
        .where(last.c.back == 1)
    )
    return rows(connection, query, ListedMember)


def pools_by_games(connection: sa.Connection, season: int) -> list[Pool]:
    """The pools in which there were games in a season, those with the most first."""
    number = sa.func.count(sa.distinct(GAME.table_id))
    query = sa.select(GAME.game, GAME.seats).select_from(BOTH).where(SEAT.season == season)
    found = connection.execute(query.group_by(GAME.game, GAME.seats).order_by(number.desc(), GAME.game, GAME.seats))
    return [(str(game), int(seats)) for game, seats in found]


def members_off_leaderboards(connection: sa.Connection, members: Sequence[str]) -> set[str]:
    """Of these, whoever does not wish to be listed, or has left the house."""
    account = schema.account.c
    listed = sa.select(account.id).where(account.id.in_(members), ~account.off_leaderboards)
    return set(members) - {str(id) for id in connection.scalars(listed)}


def _of(pool: Pool) -> sa.ColumnElement[bool]:
    return sa.and_(GAME.game == pool[0], GAME.seats == pool[1])


def _before(moment: Moment) -> sa.ColumnElement[bool]:
    at, id = moment
    return sa.or_(GAME.ended_at < at, sa.and_(GAME.ended_at == at, GAME.table_id < id))
