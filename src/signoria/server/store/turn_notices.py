"""Whom games wait for that take days, and of which turns they were written to."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.account_rows import AccountRow
from signoria.server.store.rows import Turn
from signoria.server.store.statements import rows

CLOCK, TABLE, ACCOUNT, NOTICE = schema.clock.c, schema.game_table.c, schema.account.c, schema.turn_notice.c


class WaitingGame(msgspec.Struct, frozen=True):
    """A game that waits for a member."""

    table: str
    game: str
    turn: Turn


def turns_untold(connection: sa.Connection, before: float) -> dict[str, list[WaitingGame]]:
    """By guest: the games that take days and have waited for them since before then, of which nothing was written."""
    query = sa.select(CLOCK.table_id, TABLE.game, CLOCK.turns).join(schema.game_table, TABLE.id == CLOCK.table_id)
    waiting: dict[str, list[WaitingGame]] = {}
    for id, game, turns in connection.execute(query.where(CLOCK.is_slow).order_by(CLOCK.due_at)):
        for guest, turn in msgspec.convert(turns, dict[str, Turn]).items():
            if turn.since < before:
                waiting.setdefault(guest, []).append(WaitingGame(str(id), str(game), turn))
    told = {
        (row.account_id, row.table_id): float(row.since) for row in connection.execute(sa.select(schema.turn_notice))
    }
    untold = {
        guest: [one for one in games if told.get((guest, one.table)) != one.turn.since]
        for guest, games in waiting.items()
    }
    return {guest: games for guest, games in untold.items() if games}


def who_wants_letters(connection: sa.Connection, guests: Collection[str]) -> list[AccountRow]:
    """Of these guests the members who have an address and wish to be written to."""
    wanted = sa.select(schema.account).where(ACCOUNT.id.in_(guests), ACCOUNT.email.is_not(None), ACCOUNT.turn_mail)
    return rows(connection, wanted, AccountRow)


def note_told(connection: sa.Connection, account: str, table: str, since: float) -> bool:
    """A member is written to of this turn; false if they have been, by another process."""
    mine = sa.and_(NOTICE.account_id == account, NOTICE.table_id == table)
    known = connection.execute(sa.select(NOTICE.since).where(mine)).scalar_one_or_none()
    if known is None:
        connection.execute(sa.insert(schema.turn_notice), [{"account_id": account, "table_id": table, "since": since}])
        return True
    new = sa.update(schema.turn_notice).where(mine, NOTICE.since != since).values(since=since)
    return connection.execute(new).rowcount > 0


def still_waiting(connection: sa.Connection, account: str, tables: Collection[str]) -> dict[str, Turn]:
    """The turns of a member at these tables that have not passed; none if they no longer wish to be written to."""
    if not who_wants_letters(connection, [account]):
        return {}
    found = connection.execute(sa.select(CLOCK.table_id, CLOCK.turns).where(CLOCK.table_id.in_(tables)))
    turns = {str(id): msgspec.convert(turns, dict[str, Turn]) for id, turns in found}
    return {id: by_guest[account] for id, by_guest in turns.items() if account in by_guest}


def change_by_key(connection: sa.Connection, key: str, *, turn_mail: bool) -> bool:
    """Whoever has a member's key says whether they are written to; whether there is such a key."""
    change = sa.update(schema.account).where(ACCOUNT.letters_key == key, ACCOUNT.letters_key != "")
    return connection.execute(change.values(turn_mail=turn_mail)).rowcount > 0
