"""Friends as they are kept, and who asks whom to be one. Functions of a connection, so that several make one
transaction."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from signoria.server.store import lobby_schema, schema
from signoria.server.store.lobby_rows import AskRow, FriendRow
from signoria.server.store.statements import count, insert, one, rows

ASK, FRIEND = lobby_schema.friend_ask.c, lobby_schema.friendship.c
ACCOUNT, GUEST = schema.account.c, schema.guest.c


def members_called(connection: sa.Connection, called: str) -> list[str]:
    """The members who have this name, however it is written, large or small."""
    query = sa.select(GUEST.id, GUEST.name).join(schema.account, ACCOUNT.id == GUEST.id)
    return sorted(str(id) for id, name in connection.execute(query) if str(name).casefold() == called)


# -- friends -----------------------------------------------------------------------------------------------------------


def friends_of(connection: sa.Connection, account: str) -> list[FriendRow]:
    """A member's friends, by name."""
    query = (
        sa.select(FRIEND.id, FRIEND.friend_id, GUEST.name, ACCOUNT.seen_by, FRIEND.since)
        .join(schema.guest, GUEST.id == FRIEND.friend_id)
        .join(schema.account, ACCOUNT.id == FRIEND.friend_id)
        .where(FRIEND.account_id == account)
    )
    return sorted(rows(connection, query, FriendRow), key=lambda friend: (friend.name.casefold(), friend.id))


def friend_with_id(connection: sa.Connection, account: str, id: str) -> str | None:
    """The friend of a member by the id that the member knows."""
    query = sa.select(FRIEND.friend_id).where(FRIEND.account_id == account, FRIEND.id == id)
    found = connection.execute(query).scalar_one_or_none()
    return None if found is None else str(found)


def are_friends(connection: sa.Connection, account: str, other: str) -> bool:
    return count(connection, FRIEND.account_id == account, FRIEND.friend_id == other) > 0


def count_friends(connection: sa.Connection, account: str) -> int:
    return count(connection, FRIEND.account_id == account)


def make_friends(connection: sa.Connection, one_side: tuple[str, str], other_side: tuple[str, str], now: float) -> None:
    """Two members are friends, each side with an id of its own; nobody asks the other any more."""
    sides = ((one_side, other_side), (other_side, one_side))
    for (account, id), (friend, _) in sides:
        row = {"account_id": account, "friend_id": friend, "id": id, "since": now}
        connection.execute(sa.insert(lobby_schema.friendship), [row])
        drop_asks(connection, account, friend)


def part_friends(connection: sa.Connection, account: str, friend: str) -> None:
    """Two are no friends any more."""
    for one_of_them, other in ((account, friend), (friend, account)):
        mine = sa.and_(FRIEND.account_id == one_of_them, FRIEND.friend_id == other)
        connection.execute(sa.delete(lobby_schema.friendship).where(mine))


# -- asking ------------------------------------------------------------------------------------------------------------


def add_ask(connection: sa.Connection, ask: AskRow) -> None:
    """Somebody asks; who has asked before asks on, and is not asked again who has declined."""
    known = sa.and_(ASK.asker_id == ask.asker_id, ASK.called == ask.called, ASK.to_id == ask.to_id)
    again = connection.execute(sa.update(lobby_schema.friend_ask).where(known).values(withdrawn=False, at=ask.at))
    if not again.rowcount:
        insert(connection, lobby_schema.friend_ask, ask)


def asks_of(connection: sa.Connection, asker: str) -> list[AskRow]:
    """Whom a member has asked: one for each name, whoever has it."""
    query = sa.select(lobby_schema.friend_ask).where(ASK.asker_id == asker, ~ASK.withdrawn).order_by(ASK.at, ASK.id)
    return list({row.called: row for row in rows(connection, query, AskRow)}.values())


def asks_for(connection: sa.Connection, account: str) -> list[AskRow]:
    """Who asks a member and has had no answer; the name is the asker's."""
    query = (
        sa.select(lobby_schema.friend_ask, GUEST.name.label("asker_name"))
        .join(schema.guest, GUEST.id == ASK.asker_id)
        .where(ASK.to_id == account, ~ASK.declined, ~ASK.withdrawn)
        .order_by(ASK.at, ASK.id)
    )
    found: dict[str, AskRow] = {}
    for row in connection.execute(query):
        values = dict(row._mapping)
        values["name"] = values.pop("asker_name")
        found.setdefault(values["asker_id"], AskRow(**values))
    return list(found.values())


def count_asks_for_all(connection: sa.Connection) -> dict[str, int]:
    """How many ask each member."""
    query = sa.select(ASK.to_id, sa.func.count(ASK.asker_id.distinct())).where(~ASK.declined, ~ASK.withdrawn)
    found = connection.execute(query.where(ASK.to_id != "").group_by(ASK.to_id))
    return {str(id): int(number) for id, number in found}


def ask_with_id(connection: sa.Connection, id: str) -> AskRow | None:
    return one(connection, sa.select(lobby_schema.friend_ask).where(ASK.id == id), AskRow)


def has_asked(connection: sa.Connection, asker: str, account: str) -> bool:
    """Whether a member asks another now, answered with no or not at all."""
    return count(connection, ASK.asker_id == asker, ASK.to_id == account, ~ASK.withdrawn) > 0


def decline_asks(connection: sa.Connection, asker: str, account: str) -> None:
    asks = sa.update(lobby_schema.friend_ask).where(ASK.asker_id == asker, ASK.to_id == account)
    connection.execute(asks.values(declined=True))


def withdraw_asks(connection: sa.Connection, asker: str, called: str) -> None:
    """A member asks no longer. What was declined is kept, so that the other is not asked again."""
    mine = sa.and_(ASK.asker_id == asker, ASK.called == called)
    connection.execute(sa.delete(lobby_schema.friend_ask).where(mine, ~ASK.declined))
    connection.execute(sa.update(lobby_schema.friend_ask).where(mine).values(withdrawn=True))


def drop_asks(connection: sa.Connection, asker: str, account: str) -> None:
    """As if one member had never asked another by any name."""
    asks = sa.select(ASK.called).where(ASK.asker_id == asker, ASK.to_id == account)
    connection.execute(
        sa.delete(lobby_schema.friend_ask).where(ASK.asker_id == asker, ASK.called.in_(asks.scalar_subquery()))
    )


def shown_to_everybody(connection: sa.Connection, guests: Collection[str]) -> dict[str, str]:
    """Of these guests the members who wish that all members see that they are here, with their names."""
    query = sa.select(GUEST.id, GUEST.name).join(schema.account, ACCOUNT.id == GUEST.id)
    query = query.where(GUEST.id.in_(list(guests)), ACCOUNT.seen_by == "everybody")
    return {str(id): str(name) for id, name in connection.execute(query)}
