"""The writer: one thread that commits what many tables want written, together and in order."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from signoria.server.store.rows import Conflict

MOST_AT_ONCE = 512
"""Writes in one transaction."""
GATHER = 0.003
"""Seconds from one commit to the next while several want to write: what comes meanwhile is written together."""
SEVERAL = 2
"""Writes in one transaction that show it."""
GATHER_LONGER = 0.010
"""Seconds from one commit to the next while many want to write: a commit costs as much as some dozen rows."""
MANY = 1.2
"""Writes in a transaction, on average, that show it: from some hundred a second on."""

ROWS = 100
"""Of the log in one statement."""
MORE = ", (?, ?, ?, ?, ?)"
"""In a statement of SQLite, for each row after the first."""

Work = Callable[[sa.Connection], None]
LogRow = tuple[str, int, float, str, str]
"""A row of the log, in the order of its columns, its data as JSON."""


@dataclass(slots=True)
class Write:
    """Something to be written: rows for the log (the usual case, done for many tables at once) and other work."""

    rows: Sequence[LogRow]
    work: Work | None
    done: asyncio.Future[None]


After = Callable[[sa.Connection, list[Write]], None]
Check = Callable[[], None]


class Writer:
    """Commits in groups; nothing is acknowledged before it is on disk, where the database is looked for."""

    def __init__(self, engine: sa.Engine, insert: str, after: After, check: Check) -> None:
        self._engine = engine
        self._insert = insert
        self._after = after
        self._check = check
        self._connection: sa.Connection | None = None
        """The writer's thread's own."""
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, rows: Sequence[LogRow], work: Work | None = None) -> None:
        """Returns once it is on disk; it is written even if nobody waits for it any more."""
        if self._closed:
            raise RuntimeError("the store is closed")
        done = self._loop.create_future()
        self._queue.put(Write(rows, work, done))
        await done

    async def close(self) -> None:
        """Write what was asked for, and stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        is_open, usual = True, 0.0
        while is_open:
            batch, is_open = self._next_batch()
            if batch:
                began = time.monotonic()
                outcomes = self._commit_all(batch)
                self._loop.call_soon_threadsafe(_tell, batch, outcomes)
                usual += (len(batch) - usual) / 16
                pause = GATHER_LONGER if usual >= MANY else GATHER if len(batch) >= SEVERAL else 0.0
                if pause and is_open:
                    time.sleep(max(0.0, began + pause - time.monotonic()))
        self._let_go()

    def _next_batch(self) -> tuple[list[Write], bool]:
        """All that waits, at least one; and whether more may come."""
        first = self._queue.get()
        if first is None:
            return [], False
        batch = [first]
        while len(batch) < MOST_AT_ONCE:
            try:
                write = self._queue.get_nowait()
            except queue.Empty:
                break
            if write is None:
                return batch, False
            batch.append(write)
        return batch, True

    def _commit_all(self, batch: list[Write]) -> list[Exception | None]:
        """Together or, if that fails, one by one, so that only what is at fault fails.

        What went into a file that is gone is not tried again. A commit whose answer was lost is: it is a conflict then,
        with what was written.
        """
        try:
            self._commit(batch)
        except Exception as error:
            if len(batch) == 1 and not _is_cut_off(error):
                return [_as_conflict(error)]
            return [self._alone(write) for write in batch]
        return [None] * len(batch)

    def _alone(self, write: Write) -> Exception | None:
        try:
            self._check()
            self._commit([write])
        except Exception as error:
            return _as_conflict(error)
        return None

    def _commit(self, batch: list[Write]) -> None:
        self._write(batch)
        self._check()

    def _write(self, batch: list[Write]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        try:
            with connection.begin():
                self._write_to(connection, batch)
        except Exception:
            self._let_go()
            raise

    def _let_go(self) -> None:
        """The connection is kept from one commit to the next: taking one and giving it back costs as much as rows."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _write_to(self, connection: sa.Connection, batch: list[Write]) -> None:
        rows: list[LogRow] = []
        for write in batch:
            if write.work is not None:
                if rows:
                    self._insert_rows(connection, rows)
                    rows = []
                write.work(connection)
            rows.extend(write.rows)
        if rows:
            self._insert_rows(connection, rows)
        self._after(connection, batch)

    def _insert_rows(self, connection: sa.Connection, rows: list[LogRow]) -> None:
        """To SQLite itself, which costs a third less, and many at once: after each step it waits for the event loop."""
        driver: Any = connection.connection.dbapi_connection
        if not isinstance(driver, sqlite3.Connection):
            connection.exec_driver_sql(self._insert, rows)
            return
        try:
            for first in range(0, len(rows), ROWS):
                some = rows[first : first + ROWS]
                driver.execute(self._insert + MORE * (len(some) - 1), [value for row in some for value in row])
        except sqlite3.Error as error:
            raise sa.exc.DBAPIError.instance(self._insert, None, error, sqlite3.Error, hide_parameters=True) from error


def _is_cut_off(error: Exception) -> bool:
    """Whether the connection to the database was lost."""
    return isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated


def _as_conflict(error: Exception) -> Exception:
    return Conflict() if isinstance(error, sa.exc.IntegrityError) else error


def _tell(batch: list[Write], outcomes: list[Exception | None]) -> None:
    for write, outcome in zip(batch, outcomes, strict=True):
        if write.done.done():
            continue
        if outcome is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(outcome)
            write.done.exception()
