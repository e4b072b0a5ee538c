"""All ratings made anew from the logs of the tables, and compared with those that are kept."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from signoria.server.live.loading import charter_of, is_stranded, read_rows
from signoria.server.ratings.places import rated_game
from signoria.server.ratings.rating import ratings_of
from signoria.server.store import schema
from signoria.server.store.rating_rows import RatedGame, RatedSeat
from signoria.server.store.ratings import (
    add_game,
    all_games,
    all_rated_seats,
    keep_ratings,
    remove_game,
    season_starts,
    take_turn,
)
from signoria.server.store.results import FINISHED
from signoria.server.store.rows import TableRow
from signoria.server.store.statements import rows
from signoria.server.store.tables import entries_after
from signoria.server.tables.table import Table

SAME = 1e-9
"""Numbers that differ by less were made by another machine."""


@dataclass
class Recount:
    """What came of it."""

    games: int = 0
    """Rated games that count."""
    unread: int = 0
    """Of them those whose log is gone, or cannot be followed by these rules: they stay as they were counted."""
    added: int = 0
    removed: int = 0
    changed: int = 0
    """Games that had been counted with other members or places, or as if they had ended at another time."""
    ratings: int = 0
    """Seats of games after which the rating is another now."""

    @property
    def is_same(self) -> bool:
        return not (self.added or self.removed or self.changed or self.ratings)


def recount(engine: sa.Engine, *, write: bool) -> Recount:
    """Follow every rated game that has come to its end, and put right what is kept of ratings, or only say what."""
    with engine.connect() as connection:
        found = games_in_logs(connection)
    with engine.connect() as connection:
        take_turn(connection)
        done = _put_right(connection, found)
        connection.commit() if write else connection.rollback()
    return done


def games_in_logs(connection: sa.Connection) -> dict[str, RatedGame | None]:
    """By table, what the log says of a finished rated game, None if it does not count; but not what cannot be read."""
    found: dict[str, RatedGame | None] = {}
    for row in _finished_and_rated(connection):
        if is_stranded(row):
            continue
        try:
            found[row.id] = game_in_log(connection, row)
        except Exception:  # whatever a log can be wrong in
            continue
    return found


def _finished_and_rated(connection: sa.Connection) -> list[TableRow]:
    table, log = schema.game_table.c, schema.entry.c
    query = sa.select(schema.game_table, log.data).join(schema.entry, sa.and_(log.table_id == table.id, log.seq == 1))
    found = connection.execute(query.where(table.status.in_(FINISHED), log.kind == "arranged").order_by(table.id))
    rated = [row.id for row in found if row.data.get("rated")]
    return [
        one for id in rated for one in rows(connection, sa.select(schema.game_table).where(table.id == id), TableRow)
    ]


def game_in_log(connection: sa.Connection, row: TableRow) -> RatedGame | None:
    """What the whole log of a table says, whatever was said and noted there afterwards."""
    table = Table(charter_of(row))
    for entry, at in read_rows(entries_after(connection, row.id, 0)):
        table.apply(entry, at)
        if table.status in FINISHED:
            return rated_game(table, at)
    return None


def _put_right(connection: sa.Connection, found: dict[str, RatedGame | None]) -> Recount:
    kept = {game.id: game for game in all_games(connection)}
    wanted = {**kept, **found}
    counting = {id: game for id, game in wanted.items() if game is not None}
    done = Recount(len(counting), sum(id not in found for id in kept))
    for id, game in wanted.items():
        before = kept.get(id)
        if game == before:
            continue
        done.added += before is None
        done.removed += game is None
        done.changed += None not in (before, game)
        if before is not None:
            remove_game(connection, id)
        if game is not None:
            add_game(connection, game)
    known = all_rated_seats(connection)
    for id, seats in ratings_of(counting.values(), season_starts(connection)).items():
        different = [new for old, new in zip(known[id], seats, strict=True) if not _is_same(old, new)]
        done.ratings += len(different)
        keep_ratings(connection, id, different)
    return done


def _is_same(old: RatedSeat, new: RatedSeat) -> bool:
    whole = (old.season, old.games) == (new.season, new.games)
    numbers = ((old.mu, new.mu), (old.sigma, new.sigma), (old.mu_before, new.mu_before))
    return whole and all(abs(was - now) < SAME for was, now in numbers)
