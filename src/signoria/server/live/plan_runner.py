"""Moves planned ahead, made when their seats are asked: neither sooner nor later than a person's would be.

Others see that a seat has moved, as ever. How long it took says nothing: whatever was planned, the time is drawn by lot
once the seat is asked, from times that people take.
"""

from __future__ import annotations

import asyncio
import random

from signoria.server.config.settings import Settings
from signoria.server.live.live_table import Change, LiveTable
from signoria.server.ops.fault_log import FaultLog
from signoria.server.tables.planning import carry_out, move_of

SPREAD = 0.45
"""Of the logarithm of the time: two of three are between 0.6 and 1.6 times the usual one."""
LEAST, MOST = 0.4, 4.0
"""How many times the usual one it is at least and at most."""
TRY_AGAIN = 2.0
"""Seconds until a move is tried once more that could not be made."""
DICE = random.SystemRandom()


def time_for(usual: float) -> float:
    """Seconds that somebody takes for an answer, by lot."""
    return usual * min(MOST, max(LEAST, DICE.lognormvariate(0.0, SPREAD)))


class PlanRunner:
    """One task for each seat that is asked and has planned what it does."""

    def __init__(self, settings: Settings, faults: FaultLog, change: Change) -> None:
        self._settings = settings
        self._faults = faults
        self._change = change
        self._stopped = False

    def wake(self, live: LiveTable) -> None:
        """See to it that every planned move is made that is due."""
        if self._stopped or not live.table.plans.of:
            return
        for seat in live.table.waiting():
            if seat not in live.planned and move_of(live.table, seat) is not None:
                live.planned[seat] = asyncio.create_task(self._act(live, seat))

    def stop(self, lives: list[LiveTable]) -> None:
        """Make no more moves."""
        self._stopped = True
        for live in lives:
            for task in live.planned.values():
                task.cancel()

    async def _act(self, live: LiveTable, seat: int) -> None:
        """Make the seat's planned moves until none is due; another plan takes its own time."""
        try:
            while seat in live.table.waiting() and move_of(live.table, seat) is not None:
                question, made = live.table.asked[seat].question, live.table.plans.of[seat]
                await asyncio.sleep(time_for(self._settings.answer))
                try:
                    await self._change(live, lambda table: carry_out(table, seat, question, made))  # noqa: B023
                except Exception as error:
                    self._faults.note("a planned move could not be made", error, table=live.table.id, seat=seat)
                    await asyncio.sleep(TRY_AGAIN)
        finally:
            del live.planned[seat]
