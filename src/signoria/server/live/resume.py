"""After a restart: bots go on at running tables, though nobody comes to look at them."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from signoria.server.live.house import House
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Trouble

MOST = 200
"""Running tables that are brought into memory at the start, those that changed last first."""
PAUSE = 0.05
"""Seconds between two of them, so that whoever comes meanwhile does not wait."""
LOOK = 10.0
"""Seconds for which a process that shares a store looks whether a table goes on at another process."""
SPREAD = 10.0
"""Seconds within which such processes begin, each at a moment of its own."""


async def resume_tables(house: House) -> None:
    """Bring running tables into memory: wherever a bot is to act, it does."""
    try:
        for id in await _tables_at_rest(house):
            with suppress(Refused):
                await house.table(id)
            await asyncio.sleep(PAUSE)
    except Trouble as trouble:
        house.faults.note("tables could not be gone on with", trouble)


async def _tables_at_rest(house: House) -> list[str]:
    """The running tables; with other processes, those at which none of them goes on."""
    running = await house.store.lists.running(MOST)
    if not house.store.is_shared:
        return running
    before = await house.store.tables.lengths(running)
    await asyncio.sleep(LOOK + random.uniform(0.0, SPREAD))
    now = await house.store.tables.lengths(running)
    return [id for id in running if before.get(id) == now.get(id)]
