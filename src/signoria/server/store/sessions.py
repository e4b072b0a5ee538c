"""Sessions, the devices on which members are signed in, and the tokens with which each device opens its seats."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.account_rows import SessionRow
from signoria.server.store.rows import GuestRow
from signoria.server.store.statements import insert, one, rows

SESSION = schema.session.c
KEY = schema.seat_key.c
LASTS = 400 * 24 * 3600.0
"""Seconds after which a device on which nobody has come is no longer signed in: as long as a browser keeps a cookie."""


def add_session(connection: sa.Connection, session: SessionRow) -> None:
    insert(connection, schema.session, session)


def session_with_token(connection: sa.Connection, token_hash: str, now: float) -> tuple[SessionRow, GuestRow] | None:
    """The session with this token and its member, as a guest whose token it is."""
    query = sa.select(schema.session).where(SESSION.token_hash == token_hash, SESSION.seen_at > now - LASTS)
    session = one(connection, query, SessionRow)
    if session is None:
        return None
    guest = one(connection, sa.select(schema.guest).where(schema.guest.c.id == session.account_id), GuestRow)
    return None if guest is None else (session, guest)


def sessions_of(connection: sa.Connection, account: str, now: float) -> list[SessionRow]:
    """A member's devices, the one that was used last first."""
    query = sa.select(schema.session).where(SESSION.account_id == account, SESSION.seen_at > now - LASTS)
    return rows(connection, query.order_by(SESSION.seen_at.desc(), SESSION.id), SessionRow)


def end_sessions(connection: sa.Connection, account: str, *, only: str | None = None, but: str = "") -> list[str]:
    """End one of a member's sessions, or all but one; which ones were ended."""
    query = sa.select(SESSION.id).where(SESSION.account_id == account, SESSION.id != but)
    if only is not None:
        query = query.where(SESSION.id == only)
    ended = [str(row.id) for row in connection.execute(query)]
    connection.execute(sa.delete(schema.seat_key).where(KEY.session_id.in_(ended)))
    connection.execute(sa.delete(schema.session).where(SESSION.id.in_(ended)))
    return ended


def note_session_seen(connection: sa.Connection, id: str, at: float) -> None:
    connection.execute(sa.update(schema.session).where(SESSION.id == id).values(seen_at=at))


def living_sessions(connection: sa.Connection, ids: Collection[str]) -> set[str]:
    """Which of these sessions have not ended."""
    return {str(row.id) for row in connection.execute(sa.select(SESSION.id).where(SESSION.id.in_(ids)))}


# -- seats -----------------------------------------------------------------------------------------------------------


def keep_seat_keys(connection: sa.Connection, session: str, table: str, keys: Iterable[tuple[int, str]]) -> None:
    """Let tokens, given by their hashes, open seats as long as the session lasts."""
    for seat, token_hash in keys:
        if seat_of_key(connection, token_hash, table) is None:
            row = {"token_hash": token_hash, "session_id": session, "table_id": table, "seat": seat}
            connection.execute(sa.insert(schema.seat_key), [row])


def keys_missing(connection: sa.Connection, table: str, keys: Iterable[tuple[int, str]]) -> bool:
    """Whether any of these tokens opens nothing yet."""
    return any(seat_of_key(connection, token_hash, table) is None for _, token_hash in keys)


def seat_of_key(connection: sa.Connection, token_hash: str, table: str) -> tuple[int, str] | None:
    """The seat that a device's token opens at a table, and the member whose it is."""
    query = (
        sa.select(KEY.seat, SESSION.account_id)
        .join(schema.session, SESSION.id == KEY.session_id)
        .where(KEY.token_hash == token_hash, KEY.table_id == table)
    )
    found = connection.execute(query).first()
    return None if found is None else (int(found.seat), str(found.account_id))
