"""Presence: who is at a table, wherever they are connected, since several processes may serve it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from signoria.server.config.settings import Settings
from signoria.server.live.background_tasks import BackgroundTasks
from signoria.server.live.live_table import Change, LiveTable
from signoria.server.ops.fault_log import FaultLog
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Store, Trouble
from signoria.server.store.presence import BEAT
from signoria.server.tables.ending import ended_together


class Presence:
    """Tells other processes who is connected here, and tables here who is connected there.

    With SQLite there are no other processes, and nothing to do but to look again when somebody has been gone a while.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        faults: FaultLog,
        tables: Mapping[str, LiveTable],
        tasks: BackgroundTasks,
        change: Change,
    ) -> None:
        self._settings = settings
        self._store = store
        self._faults = faults
        self._tables = tables
        self._tasks = tasks
        self._change = change
        self._untold: set[str] = set()
        """Tables of which the store could not be told."""
        self._due: set[LiveTable] = set()
        """Tables that are shown again once somebody who is not there counts as away."""

    async def tell(self, live: LiveTable) -> None:
        """Let the other processes know who is connected to a table here, and who has agreed to what."""
        who, id = live.at_this_process(), live.table.id
        if not self._store.is_shared or (who == live.told and id not in self._untold):
            return
        live.told = who
        self._untold.discard(id)
        try:
            await self._store.presence.tell(id, who)
        except Trouble as trouble:
            self._untold.add(id)
            self._faults.note("other processes cannot be told who is here", trouble)

    async def look(self, live: LiveTable) -> None:
        """See who is connected to a table at other processes; its lock is held."""
        if self._store.is_shared:
            found = await self._store.presence.elsewhere([live.table.id])
            if live.meet(found[live.table.id]):
                self._after_meeting(live)

    def _after_meeting(self, live: LiveTable) -> None:
        live.show_seating()
        self.look_again_later(live)
        self.tell_soon(live)  # who has come back ends a vote

    def tell_soon(self, live: LiveTable) -> None:
        """Tell when there is time; `stop` waits for it."""
        if self._store.is_shared:
            self._tasks.keep(self.tell(live))

    def look_again_later(self, live: LiveTable) -> None:
        """After a while a person who is not there counts as away, and the others are shown it: however many come and
        go meanwhile, one look is due at a time."""
        seconds = live.until_somebody_is_away()
        if seconds is not None and live not in self._due:
            self._due.add(live)
            self._tasks.do_later(seconds + 0.1, lambda: self._show_again(live))

    async def _show_again(self, live: LiveTable) -> None:
        self._due.discard(live)
        async with live.lock:
            live.show_seating()
        self.look_again_later(live)
        with suppress(Refused):
            await self.end_if_agreed(live)

    async def end_if_agreed(self, live: LiveTable) -> None:
        """Break a game off when all agree who play and are not away, at whichever process."""
        if live.table.ending:
            async with live.lock:
                await self.look(live)
            await self._change(live, lambda table: ended_together(table, live.away()))

    # -- the life of a process ---------------------------------------------------------------------------------------

    async def keep_telling(self) -> None:
        """Say for ever that this process is there, and notice when another no longer does."""
        while self._store.is_shared:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Trouble as trouble:
                self._faults.note("other processes cannot be told who is here", trouble)

    async def beat(self) -> None:
        """Once: tell what is to be told, and look at all tables."""
        tables = self._tables
        known = sum(live.told is not None for live in tables.values())
        if self._untold or await self._store.presence.beat() != known:
            await self._store.presence.leave()  # what the store says of us is wrong: say all of it again
            self._untold = set(tables)
        for id in list(self._untold):
            if id in tables:
                await self.tell(tables[id])
        found = await self._store.presence.elsewhere(list(tables))
        for id, elsewhere in found.items():
            live = tables.get(id)
            if live is not None and live.elsewhere != elsewhere:
                async with live.lock:
                    await self.look(live)

    async def stop(self) -> None:
        """Nobody is connected here any more."""
        if self._store.is_shared:
            try:
                await self._store.presence.leave()
            except Trouble as trouble:
                self._faults.note("other processes cannot be told who is here", trouble)
