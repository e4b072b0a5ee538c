"""A table in memory and its log: what changes is written and only then shown, and the log is right when they differ."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import sqlalchemy as sa
import structlog

from signoria.server.config.settings import Settings
from signoria.server.live.happenings import unseen_by
from signoria.server.live.live_table import Ask, LiveTable
from signoria.server.live.loading import load_table, read_rows
from signoria.server.live.presence import Presence
from signoria.server.ops.fault_log import FaultLog, refusal_of
from signoria.server.ops.metrics import Metrics
from signoria.server.ratings.counting import count_game
from signoria.server.ratings.places import rated_game
from signoria.server.store import EntryRow, Gone, Store, TableChange, Trouble
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry, as_data, kind_of
from signoria.server.tables.snapshots import frozen
from signoria.server.tables.table import Table
from signoria.server.tables.timing import clock_row

READ_AGAIN = 0.5
"""Seconds until a store is asked again that did not answer."""
Read = TypeVar("Read")
log = structlog.get_logger(__name__)


class LogSync:
    """Keeps tables and their logs the same; a table's lock is held meanwhile."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Callable[[], float],
        metrics: Metrics,
        faults: FaultLog,
        presence: Presence,
    ) -> None:
        self._settings = settings
        self._store = store
        self._clock = clock
        self._metrics = metrics
        self._faults = faults
        self._presence = presence
        self.last_write = 0.0

    async def write(self, live: LiveTable, ask: Ask) -> int | None:
        """Check, write, and only then show; the number told of the entry, None if there was nothing to do."""
        table = live.table
        entry = ask(table)
        if entry is None:
            return None
        self._store.check_file()
        marks, status = live.marks(), table.status
        row = EntryRow(table.seq + 1, self._clock(), kind_of(entry), as_data(entry))
        try:
            table.apply(entry, row.at)
            await self._append(live, entry, row, status)
        except Exception as error:
            if not await self._start_over(live, row):
                raise
            log.warning("an entry was written, but the answer was lost", table=table.id, why=type(error).__name__)
            return live.table.told
        self._metrics.entries.note(row.kind)
        live.used = self.last_write = row.at
        self._show(live, entry, marks)
        return table.told

    async def _append(self, live: LiveTable, entry: Entry, row: EntryRow, status: str) -> None:
        table = live.table
        is_done = table.status in ("over", "ended") and table.status != status
        is_private = isinstance(entry, entries.PRIVATE)
        due = is_done or (not is_private and table.told - live.snapshot_told >= self._settings.snapshot_every)
        change = None
        if due or not (is_private or isinstance(entry, entries.Decided | entries.Undone | entries.Spoke)):
            unseen = unseen_by(live, entry, is_done=is_done and status == "playing")
            change = TableChange(status=table.status, names=table.names(), unseen=unseen)
        members = [entry.guest] if isinstance(entry, entries.Sat) else []
        is_timed = table.clocks is not None and not (is_private or isinstance(entry, entries.Spoke))
        clock = clock_row(table) if is_timed else None
        snapshot = frozen(table) if due else None
        counted = self._counted(table, row.at) if is_done else None
        began = time.perf_counter()
        try:
            await self._store.tables.append(
                table.id, [row], change, members, snapshot, clock, is_timed=is_timed, besides=counted
            )
        finally:
            self._metrics.write_seconds.note(time.perf_counter() - began)
        if due:
            live.snapshot_told = table.told

    def _counted(self, table: Table, at: float) -> Callable[[sa.Connection], None] | None:
        """What counts a rated game, with the entry that ends it or not at all."""
        game, seasons = rated_game(table, at), self._settings.seasons
        return None if game is None else lambda connection: count_game(connection, game, seasons)

    async def follow(self, live: LiveTable) -> bool:
        """Take in what other processes have written; whether there was anything."""
        table = live.table
        written = await self._surely(lambda: self._store.tables.entries(table.id, table.seq))
        for entry, at in read_rows(written):
            marks = live.marks()
            table.apply(entry, at)
            self._show(live, entry, marks)
        return bool(written)

    def _show(self, live: LiveTable, entry: Entry, marks: list[int]) -> None:
        live.show_change(entry, marks)
        if isinstance(entry, entries.Relieved | entries.TimeEnded):
            self._presence.tell_soon(live)

    # -- when memory and log have come apart -------------------------------------------------------------------------

    async def come_together(self, live: LiveTable) -> None:
        """Read a table anew that has come apart from its log because the log was gone; takes its lock."""
        async with live.lock:
            if live.is_apart:
                try:
                    await self._read_again(live)
                except Trouble as trouble:
                    self._faults.note("a table could not be read", trouble)
                    raise refusal_of(trouble) from None

    async def _start_over(self, live: LiveTable, row: EntryRow) -> bool:
        """Memory and log may have come apart: the log is right, and everybody is shown what it says.

        Whether it holds the row after all: another process was faster, or only the answer to our commit was lost.
        """
        id = live.table.id
        live.is_apart = True
        await self._read_again(live)
        return row in await self._surely(lambda: self._store.tables.entries(id, row.seq - 1))

    async def _read_again(self, live: LiveTable) -> None:
        id = live.table.id
        live.table, live.snapshot_told = await self._surely(lambda: load_table(self._store, id))
        live.is_apart = False
        live.show_all_again()

    async def _surely(self, read: Callable[[], Awaitable[Read]]) -> Read:
        """What the store says, however long it cannot be reached; meanwhile nothing can happen at the table.

        A file that is gone may never come back, so nobody waits for it.
        """
        while True:
            try:
                return await read()
            except Gone:
                raise
            except Trouble as trouble:
                log.warning("the store cannot be read", why=type(trouble).__name__)
                await asyncio.sleep(READ_AGAIN)
