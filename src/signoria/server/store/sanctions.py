"""Sanctions as they are kept: who is banned, muted or to choose another name, and addresses that are kept out."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.store import order_schema, schema
from signoria.server.store.order_rows import SanctionKind, SanctionRow
from signoria.server.store.statements import insert, one, rows

SANCTION = order_schema.sanction.c


def add_sanction(connection: sa.Connection, sanction: SanctionRow) -> None:
    insert(connection, order_schema.sanction, sanction)


def holding(connection: sa.Connection, now: float) -> list[SanctionRow]:
    """All that hold now, the newest first."""
    query = sa.select(order_schema.sanction).where(_holds(now)).order_by(SANCTION.created_at.desc(), SANCTION.id)
    return rows(connection, query, SanctionRow)


def holding_of(connection: sa.Connection, guest: str, kind: SanctionKind, now: float) -> SanctionRow | None:
    """The one of this kind that holds longest for somebody."""
    query = sa.select(order_schema.sanction).where(SANCTION.guest_id == guest, SANCTION.kind == kind, _holds(now))
    longest = sa.case((SANCTION.until.is_(None), 0), else_=1), SANCTION.until.desc()
    return one(connection, query.order_by(*longest), SanctionRow)


def lift(connection: sa.Connection, guest: str, kind: SanctionKind, now: float) -> bool:
    """Whether there was one of this kind."""
    those = sa.update(order_schema.sanction).where(SANCTION.guest_id == guest, SANCTION.kind == kind, _holds(now))
    return connection.execute(those.values(lifted_at=now)).rowcount > 0


def lift_network(connection: sa.Connection, network: str, now: float) -> bool:
    """Whether this network was kept out."""
    those = sa.update(order_schema.sanction).where(SANCTION.network == network, _holds(now))
    return connection.execute(those.values(lifted_at=now)).rowcount > 0


def cookies_of(connection: sa.Connection, guest: str) -> list[str]:
    """The hashes of what a guest's or a member's browsers send now."""
    session, row = schema.session.c, schema.guest.c
    own = sa.select(row.token_hash).where(row.id == guest)
    query = own.union(sa.select(session.token_hash).where(session.account_id == guest))
    return sorted(str(token_hash) for token_hash in connection.scalars(query))


def is_last_administrator(connection: sa.Connection, account: str, now: float) -> bool:
    """Whether without this member nobody would be left who may run the house from its page."""
    row = schema.account.c
    ids = [str(id) for id in connection.scalars(sa.select(row.id).where(row.role == "administrator"))]
    others = (id for id in ids if id != account and holding_of(connection, id, "ban", now) is None)
    return account in ids and next(others, None) is None


def _holds(now: float) -> sa.ColumnElement[bool]:
    return SANCTION.lifted_at.is_(None) & (SANCTION.until.is_(None) | (SANCTION.until > now))
