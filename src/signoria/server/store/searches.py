"""Who looks for a game. Functions of a connection, so that several make one transaction."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
import sqlalchemy as sa

from signoria.server.store import lobby_schema, schema
from signoria.server.store.lobby_rows import SearchRow
from signoria.server.store.statements import insert, one, rows

SEARCH = lobby_schema.game_search.c
WAITS = SEARCH.table_id.is_(None)


def begin_search(connection: sa.Connection, row: SearchRow) -> SearchRow:
    """Somebody looks for a game, in place of what they looked for before; one that was found stays."""
    known = search_of(connection, row.guest_id)
    if known is None:
        insert(connection, lobby_schema.game_search, row)
        return row
    changed = sa.update(lobby_schema.game_search).where(SEARCH.guest_id == row.guest_id, WAITS)
    connection.execute(changed.values(**msgspec.structs.asdict(row)))
    return search_of(connection, row.guest_id) or row


def search_of(connection: sa.Connection, guest: str) -> SearchRow | None:
    return one(connection, sa.select(lobby_schema.game_search).where(SEARCH.guest_id == guest), SearchRow)


def end_search(connection: sa.Connection, guest: str) -> bool:
    """Somebody looks no longer; false if there was nothing any more, or a game has been found."""
    mine = sa.delete(lobby_schema.game_search).where(SEARCH.guest_id == guest, WAITS)
    return connection.execute(mine).rowcount > 0


def end_found(connection: sa.Connection, guest: str, table: str) -> None:
    """Who has found a game has come to its table, or will not."""
    mine = sa.delete(lobby_schema.game_search).where(SEARCH.guest_id == guest, SEARCH.table_id == table)
    connection.execute(mine)


def note_searchers(connection: sa.Connection, guests: Collection[str], now: float) -> None:
    """These are there and look for a game."""
    there = sa.update(lobby_schema.game_search).where(SEARCH.guest_id.in_(list(guests)), WAITS)
    connection.execute(there.values(seen_at=now))


def end_old_searches(connection: sa.Connection, live_before: float, slow_before: float) -> None:
    """Those end who have left the page, and those who have waited for days."""
    old = sa.or_(
        sa.and_(SEARCH.pace == "live", SEARCH.seen_at < live_before),
        sa.and_(SEARCH.pace == "slow", SEARCH.began_at < slow_before),
    )
    connection.execute(sa.delete(lobby_schema.game_search).where(WAITS, old))


def waiting_searches(connection: sa.Connection) -> list[SearchRow]:
    """Who waits, the longest first. Each is held until this transaction ends: nobody else seats them meanwhile, and who
    wants to leave has to wait. Whom another transaction holds is passed over."""
    query = sa.select(lobby_schema.game_search).where(WAITS).order_by(SEARCH.began_at, SEARCH.guest_id)
    return rows(connection, query.with_for_update(skip_locked=True), SearchRow)


def mark_found(connection: sa.Connection, guest: str, table: str, seat: int, now: float) -> bool:
    """A game was found for somebody; false if they have left meanwhile."""
    mine = sa.update(lobby_schema.game_search).where(SEARCH.guest_id == guest, WAITS)
    return connection.execute(mine.values(table_id=table, seat=seat, found_at=now)).rowcount == 1


def all_searches(connection: sa.Connection) -> list[SearchRow]:
    return rows(connection, sa.select(lobby_schema.game_search), SearchRow)


def found_before(connection: sa.Connection, before: float) -> list[SearchRow]:
    """Who has not come to the table that was found for them."""
    query = sa.select(lobby_schema.game_search).where(SEARCH.found_at < before).order_by(SEARCH.guest_id)
    return rows(connection, query, SearchRow)


def games_of(connection: sa.Connection, tables: Collection[str]) -> dict[str, str]:
    """What is played at these tables."""
    table = schema.game_table.c
    query = sa.select(table.id, table.game).where(table.id.in_(list(tables)))
    return {str(id): str(game) for id, game in connection.execute(query)}
