"""Tournaments as they are kept: the row, the log, and the tables that begin with a round."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.clocks import keep_clock
from signoria.server.store.database import Database
from signoria.server.store.notice_told import note_happening
from signoria.server.store.rows import EntryRow
from signoria.server.store.statements import count, rows
from signoria.server.store.tables import insert_table, log_rows
from signoria.server.store.tournament_rows import Change, NewGame, TournamentRow
from signoria.server.store.tournament_schema import tournament, tournament_entry

ROW = tournament.c
LOG = tournament_entry.c
GUEST = schema.guest.c
TABLE = schema.game_table.c


class TournamentStore:
    """The tournaments and their logs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: TournamentRow) -> None:
        """A new tournament."""
        values = {**msgspec.structs.asdict(row), "clock": msgspec.to_builtins(row.clock)}
        await self._database.write(lambda connection: connection.execute(sa.insert(tournament), [values]))

    async def append(self, id: str, entries: Sequence[EntryRow], change: Change, games: Sequence[NewGame] = ()) -> None:
        """Add to a tournament's log, with the tables that begin, all or nothing; Conflict if somebody was faster."""

        def statements(connection: sa.Connection) -> None:
            added = [{"tournament_id": id, **msgspec.structs.asdict(entry)} for entry in entries]
            connection.execute(sa.insert(tournament_entry), added)
            values = {**msgspec.structs.asdict(change), "changed_at": entries[-1].at}
            connection.execute(sa.update(tournament).where(ROW.id == id).values(**values))
            for game in games:
                insert_table(connection, game.row, game.members)
                if game.clock is not None:
                    keep_clock(connection, game.row.id, game.clock, game.row.created_at)
                note_happening(
                    connection, game.members, game.row.id, "round", game.entries[-1].seq, game.row.created_at
                )

        log = [row for game in games for row in log_rows(game.row.id, game.entries)]
        await self._database.write(statements, log)

    async def load(self, id: str, after: int = 0) -> tuple[TournamentRow, list[EntryRow]] | None:
        """A tournament, and its log from a point on."""

        def statements(connection: sa.Connection) -> tuple[TournamentRow, list[EntryRow]] | None:
            found = _rows(connection, sa.select(tournament).where(ROW.id == id))
            query = sa.select(LOG.seq, LOG.at, LOG.kind, LOG.data).where(LOG.tournament_id == id, LOG.seq > after)
            return (found[0], rows(connection, query.order_by(LOG.seq), EntryRow)) if found else None

        return await self._database.read(statements)

    async def listed(self, statuses: Collection[str], limit: int) -> list[TournamentRow]:
        """Those that are so far, where something changed last first."""
        query = sa.select(tournament).where(ROW.status.in_(list(statuses))).order_by(ROW.changed_at.desc(), ROW.id)
        return await self._database.read(lambda connection: _rows(connection, query.limit(limit)))

    async def to_look_after(self, now: float) -> list[str]:
        """Those in which something may be due."""
        is_due = (ROW.status == "running") | ((ROW.status == "open") & (ROW.closes_at <= now))
        query = sa.select(ROW.id).where(is_due).order_by(ROW.id)
        return await self._database.read(lambda connection: [str(row.id) for row in connection.execute(query)])

    async def count_open(self, host: str) -> int:
        """How many of a member's are neither over nor called off."""
        return await self._database.read(
            lambda connection: count(connection, ROW.host_id == host, ROW.status.in_(("open", "running")))
        )

    async def names(self, guests: Iterable[str]) -> dict[str, str]:
        """What these are called now."""
        query = sa.select(GUEST.id, GUEST.name).where(GUEST.id.in_(sorted(set(guests))))
        return await self._database.read(
            lambda connection: {str(row.id): str(row.name) for row in connection.execute(query)}
        )

    async def members_among(self, guests: Iterable[str]) -> set[str]:
        """Those of them who have not left the house."""
        account = schema.account.c
        query = sa.select(account.id).where(account.id.in_(sorted(set(guests))))
        return await self._database.read(lambda connection: {str(row.id) for row in connection.execute(query)})

    async def statuses(self, tables: Collection[str]) -> dict[str, tuple[str, float]]:
        """Of those tables that there still are: how far they are, and when something last happened."""
        log = schema.entry.c
        last = sa.select(sa.func.max(log.at)).where(log.table_id == TABLE.id).scalar_subquery()
        query = sa.select(TABLE.id, TABLE.status, last.label("at")).where(TABLE.id.in_(list(tables)))
        return await self._database.read(
            lambda connection: {
                str(row.id): (str(row.status), float(row.at or 0.0)) for row in connection.execute(query)
            }
        )


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[TournamentRow]:
    found = ({str(name): value for name, value in row._mapping.items()} for row in connection.execute(query))
    return [msgspec.convert(values, TournamentRow) for values in found]


def tournaments_of(connection: sa.Connection, own: Collection[str]) -> list[dict[str, Any]]:
    """What is kept of the tournaments in which somebody took part or that they made."""
    took_part = sa.select(LOG.tournament_id).where(LOG.data["guest"].as_string().in_(list(own)))
    query = sa.select(tournament).where(ROW.id.in_(took_part) | ROW.host_id.in_(list(own)))
    return [
        {
            "id": row.id,
            "name": row.name,
            "game": row.game,
            "status": row.status,
            "made": row.host_id in own,
            "created_at": row.created_at,
        }
        for row in _rows(connection, query.order_by(ROW.created_at, ROW.id))
    ]


def remove_tournaments(connection: sa.Connection, before: float) -> None:
    """Those that ended or were called off so long ago."""
    old = sa.select(ROW.id).where(ROW.status.in_(("over", "called-off")), ROW.changed_at < before)
    ids = [str(row.id) for row in connection.execute(old)]
    connection.execute(sa.delete(tournament_entry).where(LOG.tournament_id.in_(ids)))
    connection.execute(sa.delete(tournament).where(ROW.id.in_(ids)))
