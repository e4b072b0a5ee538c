"""All that the lobby keeps of a member: to be taken along, and to be removed."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from signoria.server.store import lobby_schema
from signoria.server.store.blocks import blocks_of
from signoria.server.store.friends import asks_of, friends_of
from signoria.server.store.searches import search_of


def lobby_of(connection: sa.Connection, account: str) -> dict[str, Any]:
    """Friends, whom they have asked and blocked, and the game they look for; of others no more than they are shown."""
    search = search_of(connection, account)
    return {
        "friends": [{"name": friend.name, "since": friend.since} for friend in friends_of(connection, account)],
        "asked_to_be_friends": [{"name": ask.name, "at": ask.at} for ask in asks_of(connection, account)],
        "blocked": [{"name": block.name, "at": block.at} for block in blocks_of(connection, account)],
        "looks_for": None
        if search is None
        else {
            "games": search.games,
            "least": search.least,
            "most": search.most,
            "pace": search.pace,
            "bots": search.bots,
            "began_at": search.began_at,
        },
    }


def forget_lobby(connection: sa.Connection, account: str) -> None:
    """A member leaves for good: nobody is their friend, and nobody is invited or blocked by them any more."""
    ask, friend = lobby_schema.friend_ask, lobby_schema.friendship
    block, invitation, search = lobby_schema.block, lobby_schema.invitation, lobby_schema.game_search
    for part, theirs in (
        (ask, sa.or_(ask.c.asker_id == account, ask.c.to_id == account)),
        (friend, sa.or_(friend.c.account_id == account, friend.c.friend_id == account)),
        (block, sa.or_(block.c.account_id == account, block.c.blocked_id == account)),
        (invitation, sa.or_(invitation.c.from_id == account, invitation.c.to_id == account)),
        (search, search.c.guest_id == account),
    ):
        connection.execute(sa.delete(part).where(theirs))
