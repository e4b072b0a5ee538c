"""Who is here: whose page has asked for news a moment ago, or is at a table, at whichever process."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from signoria.server.live.house import House
from signoria.server.store import Trouble
from signoria.server.store.here import Whereabouts, here_elsewhere, leave_here, tell_here
from signoria.server.store.presence import BEAT
from signoria.server.store.searches import note_searchers

GONE = 75.0
"""Seconds after which somebody is gone whose page no longer asks; of pages behind others browsers let it ask once a
minute."""

LATELY = 10.0


class Here:
    """With SQLite there are no other processes, and nothing of this is written."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asked: dict[str, float] = {}
        self._elsewhere: Whereabouts = {}

    def note(self, guest: str) -> None:
        """Somebody's page has asked for news."""
        self._asked[guest] = self._house.clock()

    def at_this_process(self) -> Whereabouts:
        """Who is here; of tables that are not listed nothing is said."""
        before = self._house.clock() - GONE
        self._asked = {guest: at for guest, at in self._asked.items() if at >= before}
        who: Whereabouts = dict.fromkeys(self._asked)
        for id, live in self._house.tables.items():
            there = live.at_this_process()
            table = id if live.table.charter.listed else None
            for guest in {one.guest for one in there.connected} if there is not None else ():
                if guest is not None:
                    who[guest] = table or who.get(guest)
        return who

    def everybody(self) -> Whereabouts:
        """Who is here, at all processes."""
        who = dict(self._elsewhere)
        for guest, table in self.at_this_process().items():
            who[guest] = table or who.get(guest)
        return who

    async def beat(self) -> None:
        """Tell the other processes who is here and hear who is there."""
        who = self.at_this_process()
        if self._house.store.is_shared:
            await tell_here(self._house.store, who)
            self._elsewhere = await here_elsewhere(self._house.store)

    async def note_searchers(self, searching: set[str]) -> None:
        """Of those who look for a game these have asked for news lately."""
        now = self._house.clock()
        here = {guest for guest in searching if self._asked.get(guest, 0.0) > now - LATELY}
        if here:
            await self._house.store.write(lambda connection: note_searchers(connection, here, now))

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                await self.beat()
            except Trouble as trouble:
                self._house.faults.note("other processes cannot be told who is in the lobby", trouble)
            await asyncio.sleep(BEAT)

    async def stop(self) -> None:
        """Nobody is here at this process any more."""
        if self._house.store.is_shared:
            with suppress(Trouble):
                await leave_here(self._house.store)
