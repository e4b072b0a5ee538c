"""Clocks that end: one task for all tables, whether somebody is at them or not.

When the next clock ends at a table is kept with it, so that a restart forgets none, and a process that has died leaves
its tables to the others. What happened while no process was there counts for nobody.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

from signoria.server.live.live_table import Change, LiveTable
from signoria.server.ops.fault_log import FaultLog
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Store, Trouble
from signoria.server.tables import entries
from signoria.server.tables.entries import as_data, kind_of
from signoria.server.tables.timing import time_ended

BEAT = 10.0
"""Seconds between two times that the house says that it is there, and looks what ends soon."""
DEAD = 25.0
"""Seconds after which no other process can be there that shares the store."""
GRACE = 20.0
"""Seconds after a start in which no clock runs, for people to come back."""
SOONEST = 0.01

log = structlog.get_logger(__name__)


class ClockRunner:
    """Ends the time of seats, each when it is due."""

    def __init__(
        self,
        store: Store,
        faults: FaultLog,
        now: Callable[[], float],
        find: Callable[[str], Awaitable[LiveTable]],
        change: Change,
    ) -> None:
        self._store = store
        self._faults = faults
        self._now = now
        self._find = find
        self._change = change
        self._heap: list[tuple[float, str]] = []
        self._due: dict[str, float] = {}
        """When a clock ends at a table; what else the heap says of it no longer holds."""
        self._given_up: set[str] = set()
        """Tables that cannot be followed."""
        self._sooner = asyncio.Event()

    def wake(self, live: LiveTable) -> None:
        """Something may have changed at a table."""
        clocks = live.table.clocks
        if clocks is not None:
            due = clocks.due() if live.table.status == "playing" else {}
            self._expect(live.table.id, min(due.values(), default=None))

    def _expect(self, id: str, due: float | None) -> None:
        if due is None:
            self._due.pop(id, None)
        elif self._due.get(id) != due and id not in self._given_up:
            self._due[id] = due
            heapq.heappush(self._heap, (due, id))
            if self._heap[0] == (due, id):
                self._sooner.set()

    # -- the life of a process ---------------------------------------------------------------------------------------

    async def make_up(self) -> None:
        """First of all: the time in which no house was there counts for nobody."""
        now = self._now()

        def held(seconds: float) -> dict[str, object]:
            entry = entries.ClocksHeld(seconds, now + GRACE)
            return {"kind": kind_of(entry), "data": as_data(entry)}

        least = DEAD if self._store.is_shared else 0.0
        try:
            held_back = await self._store.clocks.make_up(now, least, GRACE, held)
        except Trouble as trouble:
            self._faults.note("clocks could not be held back", trouble)
        else:
            log.info("clocks go on", tables=held_back)

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                await self._store.clocks.beat(self._now())
                await self._look()
            except Trouble as trouble:
                self._faults.note("clocks could not be looked at", trouble)
            again = time.monotonic() + BEAT  # the clock on the wall may be put back
            while (left := again - time.monotonic()) > 0:
                await self.end_due()
                self._sooner.clear()
                due = self._heap[0][0] - self._now() if self._heap else left
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._sooner.wait(), min(left, max(SOONEST, due)))

    async def stop(self) -> None:
        """Until now the house was there."""
        with suppress(Trouble):
            await self._store.clocks.beat(self._now())

    async def _look(self) -> None:
        """What ends soon at tables that are not in memory here, or has ended without a house to see it."""
        for id, due in await self._store.clocks.due(self._now() + 2 * BEAT):
            if id not in self._due:
                self._expect(id, due)

    async def end_due(self) -> None:
        """End all that is due."""
        now = self._now()
        while self._heap and self._heap[0][0] <= now:
            due, id = heapq.heappop(self._heap)
            if self._due.get(id) == due:
                del self._due[id]
                try:
                    await self._end(id, now)
                except Exception as error:  # the store has it, so the next look finds it again
                    self._faults.note("a clock could not end", error, table=id)

    async def _end(self, id: str, now: float) -> None:
        try:
            live = await self._find(id)
        except Refused as refused:
            if refused.status < 500:
                self._given_up.add(id)
            return
        for seat in range(len(live.table.seats)):
            if time_ended(live.table, seat, now) is not None:
                await self._change(live, lambda table: time_ended(table, seat, now))  # noqa: B023
        self.wake(live)
