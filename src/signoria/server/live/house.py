"""The house: all tables, what may be asked of them, and the one way in which anything changes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from signoria.core.play.fair_deal import new_secret
from signoria.server.bots.pool import BotPool
from signoria.server.config.settings import Settings
from signoria.server.limits.budgets import Budgets
from signoria.server.limits.preview_queue import PreviewQueue
from signoria.server.limits.rate_limits import Limiter
from signoria.server.limits.throttle import Throttle
from signoria.server.live.background_tasks import BackgroundTasks
from signoria.server.live.bot_runner import BotRunner
from signoria.server.live.live_table import Ask, LiveTable
from signoria.server.live.loading import load_table, read_rows
from signoria.server.live.new_table import checked_options, known_game
from signoria.server.live.presence import Presence
from signoria.server.ops.fault_log import FaultLog, refusal_of
from signoria.server.ops.metrics import Metrics
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict, EntryRow, Gone, GuestRow, Store, TableChange, TableRow, Trouble
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry, as_data, kind_of
from signoria.server.tables.snapshots import frozen
from signoria.server.tables.table import Table

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of a table's id: nothing that is misread."""
ID_LENGTH = 16
TRIES = 20
"""How often a change is tried when other processes were faster: at a table where all choose at once, several may be."""
BETWEEN_GREETINGS = 0.005
"""Seconds between two pages of one address that are greeted: each is sent a whole table."""
READ_AGAIN = 0.5
"""Seconds until a store is asked again that did not answer."""

QUIET = 10.0
"""Seconds without a change after which it is quiet."""

Read = TypeVar("Read")
log = structlog.get_logger(__name__)


class House:
    """Everything that runs on the event loop."""

    def __init__(self, settings: Settings, store: Store, pool: BotPool, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.metrics = Metrics()
        self.faults = FaultLog(clock, self.metrics.faults)
        self.limiter = Limiter(settings.limits)
        self.budgets = Budgets(settings.limits, clock)
        self.greetings = Throttle(BETWEEN_GREETINGS, time.monotonic)
        self.looks = PreviewQueue()
        self.tasks = BackgroundTasks()
        self.tables: dict[str, LiveTable] = {}
        self.bot_runner = BotRunner(settings, pool, self.faults, self.tables, self.change)
        self.presence = Presence(settings, store, self.faults, self.tables, self.tasks, self.change)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._last_change = 0.0

    # -- tables ------------------------------------------------------------------------------------------------------

    async def check_new_table(self, guest: GuestRow) -> None:
        """Refuse a guest who opens too many tables."""
        self.limiter.check("new_tables", guest.id)
        if await self.store.count_open_tables(guest.id) >= self.settings.limits.open_tables:
            raise Refused("refused-too-many-tables", status=429)

    async def open_table(
        self, guest: GuestRow, wanted: NewTable, before: Table | None = None, position: dict[str, Any] | None = None
    ) -> str:
        """A new table, nobody seated; with the table of a game before, for the same people.

        With a position the game begins there and not with a deal.
        """
        game = known_game(wanted.game)
        options = checked_options(game, wanted)
        now = self.clock()
        row = TableRow(
            id=new_id(),
            game=game.name,
            seats=wanted.seats,
            options=options,
            listed=wanted.listed,
            host_id=guest.id,
            status="waiting",
            secret=new_secret(),
            rules_version=game.kit.version,
            components=game.components.digest,
            created_at=now,
            changed_at=now,
            names=[""] * wanted.seats,
            rematch_of=before.id if before else None,
            position=position,
        )
        kept = [*arranged(wanted), *([] if before is None else kept_seats(before))]
        rows = [EntryRow(number, now, kind_of(entry), as_data(entry)) for number, entry in enumerate(kept, start=1)]
        members = [guest.id] if before is None else [guest.id, *guests_of(before)]
        await self.store.add_table(row, rows, sorted(set(members)))
        log.info("table opened", table=row.id, game=row.game, seats=row.seats)
        return row.id

    async def table(self, id: str) -> LiveTable:
        """A table, brought into memory if it is not there."""
        live = self.tables.get(id)
        if live is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(self._loading[id])
        if live.is_apart:
            await self._come_together(live)
        live.used = self.clock()
        return live

    async def _load(self, id: str) -> LiveTable:
        try:
            table, snapshot_seq = await load_table(self.store, id)
            elsewhere = await self.store.presence([id]) if self.store.is_shared else {id: []}
        except Trouble as trouble:
            self.faults.note("a table could not be read", trouble)
            raise refusal_of(trouble) from None
        live = LiveTable(table, self.clock, self.settings.away, snapshot_seq=snapshot_seq)
        live.meet(elsewhere[id])
        self.tables[id] = live
        self.metrics.tables.set(len(self.tables))
        self.bot_runner.wake(live)
        return live

    # -- the one way to change a table -------------------------------------------------------------------------------

    async def change(self, live: LiveTable, ask: Ask) -> int | None:
        """Check, write, and only then tell everybody; the entry's number, None if there was nothing to do.

        It is finished even if who asked for it has gone meanwhile.
        """
        try:
            return await asyncio.shield(self.tasks.keep(self._change(live, ask)))
        except Trouble as trouble:
            self.faults.note("a change could not be written", trouble, table=live.table.id)
            raise refusal_of(trouble) from None

    async def _change(self, live: LiveTable, ask: Ask) -> int | None:
        with self.metrics.change_seconds.time():
            if live.is_apart:
                await self._come_together(live)
            async with live.lock:
                for _ in range(TRIES):
                    try:
                        seq = await self._write(live, ask)
                    except Conflict:
                        continue
                    except Refused:
                        if not (self.store.is_shared and await self._follow(live)):
                            raise
                        continue  # what it was refused for may have changed
                    self.bot_runner.wake(live)
                    return seq
        raise Refused("refused-busy", status=503)

    async def _write(self, live: LiveTable, ask: Ask) -> int | None:
        table = live.table
        entry = ask(table)
        if entry is None:
            return None
        self.store.check_file()
        marks, status = live.marks(), table.status
        row = EntryRow(table.seq + 1, self.clock(), kind_of(entry), as_data(entry))
        try:
            table.apply(entry, row.at)
            await self._append(live, entry, row, status)
        except Exception as error:
            if not await self._start_over(live, row):
                raise
            log.warning("an entry was written, but the answer was lost", table=table.id, why=type(error).__name__)
            return row.seq
        self.metrics.entries.labels(row.kind).inc()
        live.used = self._last_change = row.at
        live.show_change(entry, marks)
        if isinstance(entry, entries.Relieved):
            self.presence.tell_soon(live)
        return row.seq

    async def _append(self, live: LiveTable, entry: Entry, row: EntryRow, status: str) -> None:
        table = live.table
        is_done = table.status in ("over", "ended") and table.status != status
        due = is_done or table.seq - live.snapshot_seq >= self.settings.snapshot_every
        change = None
        if due or not isinstance(entry, entries.Decided | entries.Undone | entries.Spoke):
            change = TableChange(status=table.status, names=table.names())
        members = [entry.guest] if isinstance(entry, entries.Sat) else []
        with self.metrics.write_seconds.time():
            await self.store.append(table.id, [row], change, members, frozen(table) if due else None)
        if due:
            live.snapshot_seq = table.seq

    async def _start_over(self, live: LiveTable, row: EntryRow) -> bool:
        """Memory and log may have come apart: the log is right, and everybody is shown what it says.

        Whether it holds the row after all: another process was faster, or only the answer to our commit was lost.
        """
        id = live.table.id
        live.is_apart = True
        await self._read_again(live)
        return row in await self._surely(lambda: self.store.entries(id, row.seq - 1))

    async def _come_together(self, live: LiveTable) -> None:
        """Read a table anew that has come apart from its log because the log was gone."""
        async with live.lock:
            if live.is_apart:
                try:
                    await self._read_again(live)
                except Trouble as trouble:
                    self.faults.note("a table could not be read", trouble)
                    raise refusal_of(trouble) from None

    async def _read_again(self, live: LiveTable) -> None:
        id = live.table.id
        live.table, live.snapshot_seq = await self._surely(lambda: load_table(self.store, id))
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

    # -- other processes ---------------------------------------------------------------------------------------------

    def heard(self, id: str | None, seq: int) -> None:
        """Another process has written to a table, or somebody has come or gone there (0); without a table, to any."""
        self.tasks.keep(self._catch_up_all([id] if id is not None else [*self._loading, *self.tables], seq))

    async def _catch_up_all(self, ids: list[str], seq: int) -> None:
        for id in ids:
            try:
                await self.catch_up(id, seq)
            except Exception as error:
                self.faults.note("a table cannot follow what another process wrote", error, table=id)

    async def catch_up(self, id: str, seq: int = 0) -> None:
        """Another process may have written to a table that is in memory here; `seq` is the entry, if it is known."""
        if id in self._loading:
            await asyncio.wait([self._loading[id]])
        live = self.tables.get(id)
        if live is None:
            return
        async with live.lock:
            if not live.table.seq >= seq > 0:
                await self._follow(live)
            if seq == 0:
                await self.presence.look(live)

    async def _follow(self, live: LiveTable) -> bool:
        """Take in what other processes have written; whether there was anything."""
        table = live.table
        written = await self._surely(lambda: self.store.entries(table.id, table.seq))
        for entry, at in read_rows(written):
            marks = live.marks()
            table.apply(entry, at)
            live.show_change(entry, marks)
            if isinstance(entry, entries.Relieved):
                self.presence.tell_soon(live)
        self.bot_runner.wake(live)
        return bool(written)

    # -- keeping order -----------------------------------------------------------------------------------------------

    def put_away_idle(self) -> None:
        """Forget tables at which nobody is connected and nothing happens; the store has them."""
        deadline = self.clock() - self.settings.idle
        for id, live in list(self.tables.items()):
            if live.used < deadline and not live.listeners and not live.bots and not live.lock.locked():
                del self.tables[id]
        self.metrics.tables.set(len(self.tables))

    def is_quiet(self) -> bool:
        """Whether nothing has happened at any table for a while."""
        return self.tasks.is_idle and self.clock() - self._last_change > QUIET

    async def stop(self) -> None:
        """Let what is under way come to its end."""
        self.bot_runner.stop()
        await self.tasks.stop()
        await self.presence.stop()
        self.faults.tell_counts(all=True)


def new_id() -> str:
    """A table's id: who knows it is invited, so it cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def arranged(wanted: NewTable) -> list[Entry]:
    """Who may sit down, where it is not anybody, once: at a listed table whom the host admits, if nothing is wished."""
    admission = wanted.admission or ("request" if wanted.listed else "open")
    is_usual = admission == "open" and not wanted.one_device
    return [] if is_usual else [entries.Arranged(admission, wanted.one_device)]


def kept_seats(before: Table) -> list[Entry]:
    """For a rematch: people's seats are kept for them, bots sit where they sat, and who was kept out stays out."""
    kept: list[Entry] = [entries.KeptOut(caller.guest, caller.name) for caller in before.door.with_answer("kept-out")]
    for number, seat in enumerate(before.seats):
        if seat.holder == "person" and seat.guest is not None:
            kept.append(entries.Reserved(number, seat.guest, seat.name, seat.family))
        elif seat.level is not None:
            kept.append(entries.BotSat(number, seat.level, seat.family))
    return kept


def guests_of(table: Table) -> list[str]:
    return [seat.guest for seat in table.seats if seat.guest is not None]
