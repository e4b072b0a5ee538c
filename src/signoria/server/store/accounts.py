"""Members as they are kept. Functions of a connection, so that several of them make one transaction."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.account_rows import AccountRow
from signoria.server.store.rows import GuestRow
from signoria.server.store.statements import count, insert, one, rows

ACCOUNT = schema.account.c
GUEST = schema.guest.c


def add_account(connection: sa.Connection, account: AccountRow) -> None:
    """A guest becomes a member; Conflict if they are one, or somebody else has the address."""
    insert(connection, schema.account, account)


def account_of(connection: sa.Connection, id: str) -> AccountRow | None:
    return one(connection, sa.select(schema.account).where(ACCOUNT.id == id), AccountRow)


def account_with_email(connection: sa.Connection, email: str) -> AccountRow | None:
    return one(connection, sa.select(schema.account).where(ACCOUNT.email == email), AccountRow)


def all_accounts(connection: sa.Connection) -> list[tuple[AccountRow, str]]:
    """All members with their names, the oldest first."""
    accounts = rows(connection, sa.select(schema.account).order_by(ACCOUNT.created_at), AccountRow)
    names = sa.select(GUEST.id, GUEST.name).join(schema.account, ACCOUNT.id == GUEST.id)
    by_id = {str(row.id): str(row.name) for row in connection.execute(names)}
    return [(account, by_id[account.id]) for account in accounts]


def change_account(connection: sa.Connection, id: str, **values: Any) -> bool:
    """Whether there is such a member."""
    return connection.execute(sa.update(schema.account).where(ACCOUNT.id == id).values(**values)).rowcount > 0


def is_member(connection: sa.Connection, guest: str) -> bool:
    return count(connection, ACCOUNT.id == guest) > 0


def guest_of(connection: sa.Connection, id: str) -> GuestRow | None:
    return one(connection, sa.select(schema.guest).where(GUEST.id == id), GuestRow)


def change_guest(connection: sa.Connection, id: str, **values: Any) -> None:
    connection.execute(sa.update(schema.guest).where(GUEST.id == id).values(**values))
