"""Stores and houses in the test's own process, and something to put into them."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import sqlalchemy as sa

import signoria
from signoria.core.play.match import Match
from signoria.server.bots.pool import BotPool
from signoria.server.config.settings import Settings
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.new_table import open_table
from signoria.server.protocol.bodies import NewTable
from signoria.server.store import EntryRow, GuestRow, Store, TableRow
from signoria.server.tables import entries, requests
from signoria.server.tables.snapshots import frozen
from signoria.server.tables.table import Table

GUEST = GuestRow("guest-0", "hash-0", "Lucrezia", 1.0)


def a_guest(number: int) -> GuestRow:
    return GuestRow(f"guest-{number}", f"hash-{number}", f"Name {number}", 1.0)


def a_row(id: str = "table-0", **other: Any) -> TableRow:
    """A table of the first guest's, opened just now."""
    game, now = signoria.game("patrician"), time.time()
    row: dict[str, Any] = {
        "id": id,
        "game": game.name,
        "seats": 2,
        "options": {"base": True, "word": "a"},
        "listed": True,
        "host_id": GUEST.id,
        "status": "waiting",
        "secret": "5e" * 32,
        "rules_version": game.kit.version,
        "components": game.components.digest,
        "created_at": now,
        "changed_at": now,
        "names": ["", "Ésope"],
        "rematch_of": None,
    }
    return TableRow(**{**row, **other})


def an_entry(seq: int, text: str = "a word", at: float = 1_700_000_000.123456) -> EntryRow:
    return EntryRow(seq, at, "spoke", {"guest": GUEST.id, "seat": None, "name": "Lucrezia", "text": text, "key": None})


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store that is closed in the end."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def with_table(url: str) -> AsyncIterator[Store]:
    """A store that holds a guest and a table with no entries."""
    async with opened(url) as store:
        await store.guests.add(GUEST)
        await store.tables.add(a_row(), [], [GUEST.id])
        yield store


@asynccontextmanager
async def a_house(url: str, **settings: Any) -> AsyncIterator[House]:
    """A house without doors, in which no bot answers."""
    async with opened(url) as store:
        house = House(Settings(**settings), store, BotPool(0))
        try:
            yield house
        finally:
            await house.stop()


async def two_at_a_table(house: House, **options: Any) -> LiveTable:
    """Two people who have begun to play; their tokens' hashes are hash-0 and hash-1."""
    for number in range(2):
        await house.store.guests.add(a_guest(number))
    id = await open_table(house, GUEST, NewTable("patrician", 2, options, False))
    live = await house.table(id)
    for number in range(2):
        await house.change(live, sitting(number))
    await house.change(live, lambda table: requests.start(table, "guest-0"))
    return live


async def all_at_a_table(house: House, match: Match) -> LiveTable:
    """People in all seats, who play on from a match."""
    for number in range(match.seats):
        await house.store.guests.add(a_guest(number))
    wanted = NewTable(match.game.name, match.seats, match.options, False)
    live = await house.table(await open_table(house, GUEST, wanted, position=match.position()))
    for number in range(match.seats):
        await house.change(live, sitting(number))
    await house.change(live, lambda table: requests.start(table, "guest-0"))
    return live


def sitting(seat: int) -> Callable[[Table], Any]:
    return lambda table: requests.sit(table, seat, f"guest-{seat}", f"N{seat}", None, f"nonce-{seat}", f"hash-{seat}")


def playing(key: str) -> Callable[[Table], Any]:
    """Whoever is to act makes the first move."""

    def ask(table: Table) -> Any:
        assert table.match is not None
        seat = table.match.to_act[0]
        return entries.Decided(seat, table.legal(seat)[0].text, key)

    return ask


def state_of(table: Table) -> bytes:
    """Everything a table is, to be compared."""
    return frozen(table)


def lose_the_next_answer(store: Store) -> None:
    """The next commit is done, but the connection breaks before the database can say so."""
    usual = store.engine.dialect.do_commit

    def commit(connection: Any) -> None:
        store.engine.dialect.do_commit = usual  # type: ignore[method-assign]
        usual(connection)
        if store.engine.dialect.name == "postgresql":
            connection.dbapi_connection.close()
            raise psycopg.OperationalError("the connection is closed")
        raise sa.exc.OperationalError("COMMIT", {}, OSError("disk I/O error"))

    store.engine.dialect.do_commit = commit  # type: ignore[method-assign,assignment]


def make_read_only(store: Store) -> Callable[[], None]:
    """From now on nothing can be written; what is returned makes it possible again."""
    statement = "SET TRANSACTION READ ONLY" if store.engine.dialect.name == "postgresql" else "PRAGMA query_only=ON"

    def forbid(connection: sa.Connection) -> None:
        connection.exec_driver_sql(statement)

    def allow() -> None:
        sa.event.remove(store.engine, "begin", forbid)
        store.engine.dispose()

    sa.event.listen(store.engine, "begin", forbid)
    return allow
