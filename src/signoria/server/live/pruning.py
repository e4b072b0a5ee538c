"""Pruning by the server itself, once a day, where its settings say for how long things are kept."""

from __future__ import annotations

import asyncio

import structlog

from signoria.server.live.house import House
from signoria.server.store import Trouble
from signoria.server.store.pruning import DAY, keep_of

FIRST = 60.0
"""Seconds after the start: there is more to do then."""
log = structlog.get_logger(__name__)


async def prune_daily(house: House) -> None:
    """Prune for ever, once a day."""
    if keep_of(house.settings).is_for_ever:
        return
    await asyncio.sleep(FIRST)
    while True:
        await prune_once(house)
        await asyncio.sleep(DAY)


async def prune_once(house: House) -> None:
    """Remove what is old but for the tables in memory."""
    try:
        pruned = await house.store.prune(keep_of(house.settings), house.clock(), set(house.tables))
    except Trouble as trouble:
        house.faults.note("what is old could not be removed", trouble)
        return
    log.info("pruned", tables=pruned.tables, records=pruned.records, guests=pruned.guests)
