"""Presence: who is at a table, wherever they are connected, since several processes may serve it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from signoria.server.protocol.refusals import Refused
from signoria.server.store import Trouble
from signoria.server.store.presence import BEAT
from signoria.server.tables.ending import ended_together

if TYPE_CHECKING:
    from signoria.server.live.house import House
    from signoria.server.live.live_table import LiveTable


class Presence:
    """Tells other processes who is connected here, and tables here who is connected there.

    With SQLite there are no other processes, and nothing to do but to look again when somebody has been gone a while.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self._untold: set[str] = set()
        """Tables of which the store could not be told."""

    async def tell(self, live: LiveTable) -> None:
        """Let the other processes know who is connected to a table here, and who has agreed to what."""
        who, id = live.at_this_process(), live.table.id
        if not self.house.store.is_shared or (who == live.told and id not in self._untold):
            return
        live.told = who
        self._untold.discard(id)
        try:
            await self.house.store.tell_presence(id, who)
        except Trouble as trouble:
            self._untold.add(id)
            self.house.faults.note("other processes cannot be told who is here", trouble)

    async def look(self, live: LiveTable) -> None:
        """See who is connected to a table at other processes; its lock is held."""
        if self.house.store.is_shared:
            found = await self.house.store.presence([live.table.id])
            if live.meet(found[live.table.id]):
                self._after_meeting(live)

    def _after_meeting(self, live: LiveTable) -> None:
        live.show_seating()
        self.look_again_later(live)
        self.tell_soon(live)  # who has come back ends a vote

    def tell_soon(self, live: LiveTable) -> None:
        """Tell when there is time; `stop` waits for it."""
        if self.house.store.is_shared:
            self.house.keep(self.tell(live))

    def look_again_later(self, live: LiveTable) -> None:
        """After a while a person who is not there counts as away, and the others are shown it."""
        if set(live.table.people()) - live.present() - live.away() or live.is_host_missed():
            self.house.do_later(self.house.settings.away + 0.1, lambda: self._show_again(live))

    async def _show_again(self, live: LiveTable) -> None:
        async with live.lock:
            live.show_seating()
        with suppress(Refused):
            await self.end_if_agreed(live)

    async def end_if_agreed(self, live: LiveTable) -> None:
        """Break a game off when all agree who play and are not away, at whichever process."""
        if live.table.ending:
            async with live.lock:
                await self.look(live)
            await self.house.change(live, lambda table: ended_together(table, live.away()))

    # -- the life of a process ---------------------------------------------------------------------------------------

    async def keep_telling(self) -> None:
        """Say for ever that this process is there, and notice when another no longer does."""
        while self.house.store.is_shared:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Trouble as trouble:
                self.house.faults.note("other processes cannot be told who is here", trouble)

    async def beat(self) -> None:
        """Once: tell what is to be told, and look at all tables."""
        tables = self.house.tables
        known = sum(live.told is not None for live in tables.values())
        if self._untold or await self.house.store.beat() != known:
            await self.house.store.leave()  # what the store says of us is wrong: say all of it again
            self._untold = set(tables)
        for id in list(self._untold):
            if id in tables:
                await self.tell(tables[id])
        found = await self.house.store.presence(list(tables))
        for id, elsewhere in found.items():
            live = tables.get(id)
            if live is not None and live.elsewhere != elsewhere:
                async with live.lock:
                    await self.look(live)

    async def stop(self) -> None:
        """Nobody is connected here any more."""
        if self.house.store.is_shared:
            try:
                await self.house.store.leave()
            except Trouble as trouble:
                self.house.faults.note("other processes cannot be told who is here", trouble)
