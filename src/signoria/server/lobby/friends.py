"""Friends: members who ask one another, and see whether the other is here."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from signoria.server.accounts.secrets_of_members import new_id
from signoria.server.live.house import House
from signoria.server.lobby.here import Here
from signoria.server.lobby.people import whom
from signoria.server.protocol.lobby_bodies import AskFacts, BlockFacts, FriendFacts, Friends, SeenBy, Whom
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict
from signoria.server.store.account_rows import AccountRow
from signoria.server.store.accounts import account_of, change_account, is_member
from signoria.server.store.blocks import blocked_by, blocks_of, who_blocks
from signoria.server.store.friends import (
    add_ask,
    are_friends,
    ask_with_id,
    asks_for,
    asks_of,
    count_friends,
    decline_asks,
    friend_with_id,
    friends_of,
    has_asked,
    make_friends,
    part_friends,
    withdraw_asks,
)
from signoria.server.store.lobby_rows import AskRow, BlockRow, FriendRow

MOST_FRIENDS = 500
MOST_ASKED = 50
"""People whom one member asks at the same time."""


async def friends(house: House, here: Here, account: str) -> Friends:
    """A member's friends, and all that belongs to it."""

    def read(
        connection: sa.Connection,
    ) -> tuple[list[FriendRow], list[AskRow], list[AskRow], list[BlockRow], AccountRow | None]:
        return (
            friends_of(connection, account),
            asks_for(connection, account),
            asks_of(connection, account),
            blocks_of(connection, account),
            account_of(connection, account),
        )

    known, asking, asked, blocked, own = await house.store.read(read)
    there = here.everybody()
    return Friends(
        friends=[_friend(friend, there) for friend in known],
        asking=[AskFacts(row.id, row.name, row.at) for row in asking],
        asked=[AskFacts(row.id, row.name, row.at) for row in asked],
        blocked=[BlockFacts(row.id, row.name) for row in blocked],
        seen_by="friends" if own is None else own.seen_by,
    )


def _friend(friend: FriendRow, here: dict[str, str | None]) -> FriendFacts:
    is_here = friend.friend_id in here and friend.seen_by != "nobody"
    return FriendFacts(friend.id, friend.name, is_here, here[friend.friend_id] if is_here else None)


async def ask(house: House, account: str, asked: Whom) -> None:
    """Ask somebody to be a friend. Who asks by name is answered alike whether there is such a member, and whether they
    want to hear of it; who asks somebody that asks them has a friend."""
    await house.shared_limiter.check("friend_asks", account)
    meant, now = await whom(house, account, asked), house.clock()
    if account in meant.guests:
        raise Refused("refused-yourself", status=422)

    def statements(connection: sa.Connection) -> None:
        unwilling = who_blocks(connection, account) | blocked_by(connection, account)
        wanted = [id for id in meant.guests if id not in unwilling and is_member(connection, id)]
        if any(are_friends(connection, account, id) for id in wanted):
            raise Refused("refused-friend-already")
        if count_friends(connection, account) >= MOST_FRIENDS:
            raise Refused("refused-too-many-friends", status=429)
        asking = [id for id in wanted if has_asked(connection, id, account)]
        for id in asking:
            _befriend(connection, account, id, now)
        if asking:
            return
        if len(asks_of(connection, account)) >= MOST_ASKED:
            raise Refused("refused-too-many-asked", status=429)
        for id in wanted or [""]:
            add_ask(connection, AskRow(account, meant.called, id, new_id(), meant.name, now))

    await _unless_done(house, statements)


async def answer(house: House, account: str, id: str, *, accept: bool) -> None:
    """Take who asks as a friend, or not, which they are not told."""

    def statements(connection: sa.Connection) -> None:
        asked = ask_with_id(connection, id)
        if asked is None or asked.to_id != account or asked.declined or asked.withdrawn:
            raise Refused("refused-nobody-there", status=404)
        if not accept:
            decline_asks(connection, asked.asker_id, account)
            return
        if max(count_friends(connection, account), count_friends(connection, asked.asker_id)) >= MOST_FRIENDS:
            raise Refused("refused-too-many-friends", status=429)
        _befriend(connection, account, asked.asker_id, house.clock())

    await _unless_done(house, statements)


def _befriend(connection: sa.Connection, account: str, other: str, now: float) -> None:
    if not are_friends(connection, account, other):
        make_friends(connection, (account, new_id()), (other, new_id()), now)


async def _unless_done(house: House, statements: Callable[[sa.Connection], None]) -> None:
    """Where two do the same at once, it is done once."""
    try:
        await house.store.write(statements)
    except Conflict:
        return


async def withdraw(house: House, account: str, id: str) -> None:
    """Ask somebody no longer."""

    def statements(connection: sa.Connection) -> None:
        asked = ask_with_id(connection, id)
        if asked is None or asked.asker_id != account or asked.withdrawn:
            raise Refused("refused-nobody-there", status=404)
        withdraw_asks(connection, account, asked.called)

    await house.store.write(statements)


async def part(house: House, account: str, id: str) -> None:
    """A friend is one no longer, on both sides."""

    def statements(connection: sa.Connection) -> None:
        friend = friend_with_id(connection, account, id)
        if friend is None:
            raise Refused("refused-nobody-there", status=404)
        part_friends(connection, account, friend)

    await house.store.write(statements)


async def be_seen_by(house: House, account: str, seen_by: SeenBy) -> None:
    """Who may see that a member is here."""
    await house.store.write(lambda connection: change_account(connection, account, seen_by=seen_by))
