"""Guests who signed in as a member that there was already: what was theirs is the member's."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.store import lobby_schema, schema
from signoria.server.store.blocks import pass_blocks

LOG = schema.entry.c
MEMBER = schema.member.c
FORMER = schema.former_guest.c


def keys_of_guest(connection: sa.Connection, guest: str) -> dict[str, list[tuple[int, str]]]:
    """Seats a guest ever took at each table, with the hashes of the tokens that open them."""
    tables = sa.select(MEMBER.table_id).where(MEMBER.guest_id == guest)
    query = sa.select(LOG.table_id, LOG.data).where(LOG.table_id.in_(tables), LOG.kind == "sat")
    found: dict[str, list[tuple[int, str]]] = {}
    for row in connection.execute(query.where(LOG.data["guest"].as_string() == guest).order_by(LOG.table_id, LOG.seq)):
        found.setdefault(str(row.table_id), []).append((int(row.data["seat"]), str(row.data["token_hash"])))
    return found


def hand_over(connection: sa.Connection, guest: str, account: str) -> None:
    """A guest's tables and records are a member's from now on."""
    table, record = schema.game_table, schema.record
    known = sa.select(MEMBER.table_id).where(MEMBER.guest_id == account)
    moved = sa.update(schema.member).where(MEMBER.guest_id == guest, MEMBER.table_id.not_in(known))
    connection.execute(moved.values(guest_id=account))
    connection.execute(sa.delete(schema.member).where(MEMBER.guest_id == guest))
    connection.execute(sa.update(table).where(table.c.host_id == guest).values(host_id=account))
    connection.execute(sa.update(record).where(record.c.guest_id == guest).values(guest_id=account))
    pass_blocks(connection, guest, account)
    connection.execute(sa.delete(lobby_schema.game_search).where(lobby_schema.game_search.c.guest_id == guest))
    if guest not in former_guests(connection, account):
        connection.execute(sa.insert(schema.former_guest), [{"guest_id": guest, "account_id": account}])


def former_guests(connection: sa.Connection, account: str) -> list[str]:
    """The guests that a member was."""
    query = sa.select(FORMER.guest_id).where(FORMER.account_id == account).order_by(FORMER.guest_id)
    return [str(row.guest_id) for row in connection.execute(query)]
