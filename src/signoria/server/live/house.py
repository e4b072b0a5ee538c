"""The house: all tables, what may be asked of them, and the one way in which anything changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from signoria.server.bots.pool import BotPool
from signoria.server.config.settings import Settings
from signoria.server.limits.budgets import Budgets
from signoria.server.limits.preview_queue import PreviewQueue
from signoria.server.limits.rate_limits import Limiter
from signoria.server.limits.shared_limits import SharedLimiter
from signoria.server.limits.throttle import Throttle
from signoria.server.live.background_tasks import BackgroundTasks
from signoria.server.live.bot_runner import BotRunner
from signoria.server.live.changed_settings import ChangedSettings
from signoria.server.live.clock_runner import ClockRunner
from signoria.server.live.live_table import Ask, LiveTable, Told
from signoria.server.live.loading import load_table
from signoria.server.live.log_sync import LogSync
from signoria.server.live.outgoing import Outgoing
from signoria.server.live.plan_runner import PlanRunner
from signoria.server.live.presence import Presence
from signoria.server.live.sanctions import Sanctions
from signoria.server.ops.fault_log import FaultLog, refusal_of
from signoria.server.ops.load import Load
from signoria.server.ops.metrics import Metrics
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict, Store, Trouble
from signoria.server.store.database import THE_HOUSE

TRIES = 20
"""How often a change is tried when other processes were faster: at a table where all choose at once, several may be."""
BETWEEN_GREETINGS = 0.005
"""Seconds between two pages of one address that are greeted: each is sent a whole table."""
QUIET = 10.0
"""Seconds without a change after which it is quiet."""


class House:
    """Everything that runs on the event loop."""

    def __init__(self, settings: Settings, store: Store, pool: BotPool, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.metrics = Metrics()
        self.faults = FaultLog(clock, self.metrics.faults)
        self.load = Load(self.metrics, clock)
        self.limiter = Limiter(settings.limits)
        self.shared_limiter = SharedLimiter(settings.limits, store, clock)
        self.budgets = Budgets(settings.limits, clock)
        self.greetings = Throttle(BETWEEN_GREETINGS, time.monotonic)
        self.looks = PreviewQueue()
        self.tasks = BackgroundTasks()
        self.outgoing = Outgoing()
        self.mail_waits = asyncio.Event()
        self.notices_wait = asyncio.Event()
        self.sanctions = Sanctions(store, clock)
        self.changed_settings = ChangedSettings(settings.limits)
        self.order_changed = asyncio.Event()
        """Somebody may have been banned, or a limit or text changed, here or elsewhere."""
        self.when_signed_out: list[Callable[[str], object]] = []
        """What is done when a guest or member was signed out."""
        self.tables: dict[str, LiveTable] = {}
        self.bot_runner = BotRunner(settings, pool, self.faults, self.tables, self.change)
        self.plan_runner = PlanRunner(settings, self.faults, self.change)
        self.clock_runner = ClockRunner(store, self.faults, clock, self.table, self.change)
        self.presence = Presence(settings, store, self.faults, self.tables, self.tasks, self.change)
        self.log_sync = LogSync(settings, store, clock, self.metrics, self.faults, self.presence)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # -- tables ------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """A table, brought into memory if it is not there."""
        live = self.tables.get(id)
        if live is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(self._loading[id])
        if live.is_apart:
            await self.log_sync.come_together(live)
        live.used = self.clock()
        return live

    async def _load(self, id: str) -> LiveTable:
        try:
            table, snapshot_told = await load_table(self.store, id)
            elsewhere = await self.store.presence.elsewhere([id]) if self.store.is_shared else {id: []}
        except Trouble as trouble:
            self.faults.note("a table could not be read", trouble)
            raise refusal_of(trouble) from None
        live = LiveTable(table, self.clock, self.settings.away, snapshot_told=snapshot_told)
        live.meet(elsewhere[id])
        self.tables[id] = live
        self.metrics.tables.set(len(self.tables))
        self.wake(live)
        return live

    def wake(self, live: LiveTable) -> None:
        """Bots whose turn it is begin to think, planned moves that are due to be made, and clocks to be watched."""
        self.bot_runner.wake(live)
        self.plan_runner.wake(live)
        self.clock_runner.wake(live)

    # -- the one way to change a table -------------------------------------------------------------------------------

    async def change(self, live: LiveTable, ask: Ask, told: Told | None = None) -> int | None:
        """Check, write, and only then tell everybody; the entry's number, None if there was nothing to do.

        It is finished even if who asked for it has gone meanwhile. What `told` sends goes out with what is shown.
        """
        return await asyncio.shield(self.tasks.keep(self.change_here(live, ask, told)))

    async def change_here(self, live: LiveTable, ask: Ask, told: Told | None = None) -> int | None:
        """The same for who is not cancelled meanwhile: a task less."""
        try:
            return await self._change(live, ask, told)
        except Trouble as trouble:
            self.faults.note("a change could not be written", trouble, table=live.table.id)
            raise refusal_of(trouble) from None

    async def _change(self, live: LiveTable, ask: Ask, told: Told | None) -> int | None:
        began = time.perf_counter()
        try:
            if live.is_apart:
                await self.log_sync.come_together(live)
            async with live.lock:
                for _ in range(TRIES):
                    try:
                        seq = await self.log_sync.write(live, ask)
                    except Conflict:
                        continue
                    except Refused:
                        if not (self.store.is_shared and await self.log_sync.follow(live)):
                            raise
                        self.wake(live)
                        continue  # what it was refused for may have changed
                    if told is not None:
                        told(seq)
                    self.wake(live)
                    return seq
            raise Refused("refused-busy", status=503)
        finally:
            self.metrics.change_seconds.note(time.perf_counter() - began)

    # -- other processes ---------------------------------------------------------------------------------------------

    def heard(self, id: str | None, seq: int) -> None:
        """Another process has written to a table, or somebody has come or gone there (0); without a table, to any."""
        if id in (THE_HOUSE, None):
            self.order_changed.set()
        if id is not None and id not in self.tables and id not in self._loading:
            return
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
                await self.log_sync.follow(live)
                self.wake(live)
            if seq == 0:
                await self.presence.look(live)

    # -- keeping order -----------------------------------------------------------------------------------------------

    def put_away_idle(self) -> None:
        """Forget tables at which nobody is connected and nothing happens; the store has them."""
        deadline = self.clock() - self.settings.idle
        for id, live in list(self.tables.items()):
            if (
                live.used < deadline
                and not live.listeners
                and not (live.bots or live.planned)
                and not live.lock.locked()
            ):
                del self.tables[id]
        self.metrics.tables.set(len(self.tables))

    def is_quiet(self) -> bool:
        """Whether nothing has happened at any table for a while."""
        return self.tasks.is_idle and self.clock() - self.log_sync.last_write > QUIET

    async def stop(self) -> None:
        """Let what is under way come to its end."""
        self.bot_runner.stop()
        self.plan_runner.stop(list(self.tables.values()))
        await self.tasks.stop()
        await self.presence.stop()
        await self.clock_runner.stop()
        self.faults.tell_counts(all=True)
