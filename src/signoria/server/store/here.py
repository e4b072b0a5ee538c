"""Who is here at which process: a row that a process refreshes, and that no longer counts when it has died."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from signoria.server.store import lobby_schema
from signoria.server.store.database import Database
from signoria.server.store.presence import DEAD, NOW

HERE = lobby_schema.here.c
Whereabouts = dict[str, str | None]
"""Guests who are here, with the listed table at which they are, if they are at one."""


async def tell_here(database: Database, who: Whereabouts) -> None:
    """Let the other processes know who is here; rows of the dead are swept away."""
    row = {"process": str(database.notices.process), "at": NOW, "who": who}

    def statements(connection: sa.Connection) -> None:
        written = insert(lobby_schema.here).values(**row)
        told = written.on_conflict_do_update(index_elements=[HERE.process], set_={"at": NOW, "who": who})
        connection.execute(told)
        connection.execute(sa.delete(lobby_schema.here).where(HERE.at < NOW - 2 * DEAD))

    await database.write(statements)


async def here_elsewhere(database: Database) -> Whereabouts:
    """Who is here at other processes."""
    query = sa.select(HERE.who).where(HERE.process != str(database.notices.process), HERE.at >= NOW - DEAD)

    def statements(connection: sa.Connection) -> Whereabouts:
        found: Whereabouts = {}
        for who in connection.scalars(query.order_by(HERE.process)):
            found.update({guest: table or found.get(guest) for guest, table in who.items()})
        return found

    return await database.read(statements)


async def leave_here(database: Database) -> None:
    """Nobody is here at this process any more."""
    mine = sa.delete(lobby_schema.here).where(HERE.process == str(database.notices.process))
    await database.write(lambda connection: connection.execute(mine))
