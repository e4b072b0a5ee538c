"""Who has blocked whom. Functions of a connection, so that several make one transaction."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from signoria.server.store import lobby_schema
from signoria.server.store.lobby_rows import BlockRow
from signoria.server.store.statements import count, insert, rows

BLOCK = lobby_schema.block.c


def add_block(connection: sa.Connection, block: BlockRow) -> None:
    """A member blocks somebody; who was blocked before stays so."""
    if block.blocked_id not in blocked_by(connection, block.account_id):
        insert(connection, lobby_schema.block, block)


def drop_block(connection: sa.Connection, account: str, id: str) -> bool:
    """Whether the member had blocked somebody under this id."""
    mine = sa.delete(lobby_schema.block).where(BLOCK.account_id == account, BLOCK.id == id)
    return connection.execute(mine).rowcount > 0


def blocks_of(connection: sa.Connection, account: str) -> list[BlockRow]:
    query = sa.select(lobby_schema.block).where(BLOCK.account_id == account).order_by(BLOCK.at, BLOCK.id)
    return rows(connection, query, BlockRow)


def count_blocks(connection: sa.Connection, account: str) -> int:
    return count(connection, BLOCK.account_id == account)


def blocked_by(connection: sa.Connection, account: str) -> set[str]:
    """Whom a member has blocked."""
    query = sa.select(BLOCK.blocked_id).where(BLOCK.account_id == account)
    return {str(id) for id in connection.scalars(query)}


def who_blocks(connection: sa.Connection, guest: str) -> set[str]:
    """The members who have blocked a guest."""
    query = sa.select(BLOCK.account_id).where(BLOCK.blocked_id == guest)
    return {str(id) for id in connection.scalars(query)}


def blocks_among(connection: sa.Connection, guests: Collection[str]) -> set[tuple[str, str]]:
    """Who of these has blocked whom of them."""
    query = sa.select(BLOCK.account_id, BLOCK.blocked_id).where(
        BLOCK.account_id.in_(list(guests)), BLOCK.blocked_id.in_(list(guests))
    )
    return {(str(one), str(other)) for one, other in connection.execute(query)}


def pass_blocks(connection: sa.Connection, guest: str, account: str) -> None:
    """Who had blocked a guest has blocked the member that the guest has become; nobody blocks themselves."""
    known = sa.select(BLOCK.account_id).where(BLOCK.blocked_id == account)
    theirs = sa.update(lobby_schema.block).where(BLOCK.blocked_id == guest, BLOCK.account_id != account)
    connection.execute(theirs.where(BLOCK.account_id.not_in(known.scalar_subquery())).values(blocked_id=account))
    connection.execute(sa.delete(lobby_schema.block).where(BLOCK.blocked_id == guest))


def blocks_of_these(connection: sa.Connection, accounts: Collection[str]) -> dict[str, set[str]]:
    """Whom each of these members has blocked."""
    found: dict[str, set[str]] = {}
    query = sa.select(BLOCK.account_id, BLOCK.blocked_id).where(BLOCK.account_id.in_(list(accounts)))
    for account, blocked in connection.execute(query):
        found.setdefault(str(account), set()).add(str(blocked))
    return found
