"""The lobby of one process, and what goes on in it all the time."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from signoria.server.live.house import House
from signoria.server.lobby.here import Here
from signoria.server.lobby.news import Newsroom
from signoria.server.lobby.searching import go_on_without, match
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Trouble

OFTEN, SELDOM = (1.5, 2.5), (8.0, 12.0)
"""Seconds between two looks who can play together, unless somebody has just begun to look; seldom where nobody does.
When it is exactly is drawn by lot, so that several processes do not look together."""


CHANCE = random.SystemRandom()


class Lobby:
    """Who is here, what is new for them, and who looks for a game."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.here = Here(house)
        self.news = Newsroom(house, self.here)
        self._wanted = asyncio.Event()

    def look_soon(self) -> None:
        """Somebody has begun to look for a game."""
        self._wanted.set()

    async def run(self) -> None:
        """For ever: find games for those who look for one, and go on without those who do not come."""
        while True:
            self._wanted.clear()
            try:
                await match(self.house, self.here, self.news)
                await go_on_without(self.house, self.news)
            except (Trouble, Refused) as trouble:
                self.house.faults.note("games that are looked for could not be found", trouble)
            except LookupError as trouble:
                self.house.faults.note("somebody left a search that was held", trouble)
            pause = CHANCE.uniform(*(OFTEN if (await self.news.read()).searches else SELDOM))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), pause)
