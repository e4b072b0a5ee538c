"""Who is invited to which table. Functions of a connection, so that several make one transaction."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from signoria.server.store import lobby_schema, schema
from signoria.server.store.lobby_rows import InvitationRow
from signoria.server.store.statements import count, insert, one, rows

INVITED, TABLE, GUEST = lobby_schema.invitation.c, schema.game_table.c, schema.guest.c


class OpenInvitation(msgspec.Struct, frozen=True):
    """An invitation to a table that still waits, with what its reader is shown."""

    row: InvitationRow
    host: str
    game: str
    seats: int
    names: list[str]


def add_invitation(connection: sa.Connection, row: InvitationRow) -> bool:
    """Somebody is invited; false if they were to this table under this name, whatever they answered."""
    same = (INVITED.table_id == row.table_id, INVITED.called == row.called, INVITED.to_id == row.to_id)
    if count(connection, *same):
        return False
    insert(connection, lobby_schema.invitation, row)
    return True


def invitations_to(connection: sa.Connection, table: str) -> list[InvitationRow]:
    """Who was invited to a table, one for each name."""
    query = sa.select(lobby_schema.invitation).where(INVITED.table_id == table).order_by(INVITED.at, INVITED.id)
    by_name: dict[str, InvitationRow] = {}
    for row in rows(connection, query, InvitationRow):
        known = by_name.get(row.called)
        if known is None or known.declined:
            by_name[row.called] = row
    return list(by_name.values())


def all_open_invitations(connection: sa.Connection, since: float) -> list[OpenInvitation]:
    """The invitations that wait for an answer, to tables that wait and were opened since; those of blocked people are
    left out."""
    block = lobby_schema.block.c
    is_blocked = sa.exists().where(block.account_id == INVITED.to_id, block.blocked_id == INVITED.from_id)
    query = (
        sa.select(lobby_schema.invitation, GUEST.name.label("host"), TABLE.game, TABLE.seats, TABLE.names)
        .join(schema.game_table, TABLE.id == INVITED.table_id)
        .join(schema.guest, GUEST.id == INVITED.from_id)
        .where(INVITED.to_id != "", ~INVITED.declined, TABLE.status == "waiting", TABLE.changed_at > since, ~is_blocked)
        .order_by(INVITED.at, INVITED.id)
    )
    found = []
    for row in connection.execute(query):
        values = dict(row._mapping)
        about = {name: values.pop(name) for name in ("host", "game", "seats", "names")}
        # The table's `names` and the invitation's `name` are apart.
        found.append(OpenInvitation(InvitationRow(**values), **about))
    return found


def is_invited(connection: sa.Connection, table: str, to: str) -> bool:
    """Whether somebody is invited to a table, has not answered, and has not blocked who invites."""
    block = lobby_schema.block.c
    is_blocked = sa.exists().where(block.account_id == INVITED.to_id, block.blocked_id == INVITED.from_id)
    return count(connection, INVITED.table_id == table, INVITED.to_id == to, ~INVITED.declined, ~is_blocked) > 0


def invitation_with_id(connection: sa.Connection, id: str, to: str) -> InvitationRow | None:
    """An invitation by its id, if it is to this guest."""
    query = sa.select(lobby_schema.invitation).where(INVITED.id == id, INVITED.to_id == to)
    return one(connection, query, InvitationRow)


def decline_invitations(connection: sa.Connection, table: str, to: str) -> None:
    """Who is invited, by whatever name, does not come."""
    mine = sa.update(lobby_schema.invitation).where(INVITED.table_id == table, INVITED.to_id == to)
    connection.execute(mine.values(declined=True))


def drop_invitations(connection: sa.Connection, table: str, to: str) -> None:
    """Who was invited has come."""
    mine = sa.delete(lobby_schema.invitation).where(INVITED.table_id == table, INVITED.to_id == to)
    connection.execute(mine)


def withdraw_invitation(connection: sa.Connection, table: str, id: str) -> bool:
    """Nobody is invited any more by the name of this invitation; whether there was such a one."""
    called = sa.select(INVITED.called).where(INVITED.table_id == table, INVITED.id == id)
    name = connection.execute(called).scalar_one_or_none()
    if name is None:
        return False
    gone = sa.delete(lobby_schema.invitation).where(INVITED.table_id == table, INVITED.called == name)
    connection.execute(gone)
    return True


def count_invitations(connection: sa.Connection, table: str) -> int:
    return count(connection, INVITED.table_id == table)


def forget_invitations(connection: sa.Connection, account: str, other: str) -> None:
    """A member invites somebody no longer, to whatever table."""
    theirs = sa.delete(lobby_schema.invitation).where(INVITED.from_id == account, INVITED.to_id == other)
    connection.execute(theirs)
