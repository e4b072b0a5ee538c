"""Bots at the tables: a worker is asked for each seat that a bot plays, and its move is made like any other."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping

import structlog

from signoria.bots import DRIVEN
from signoria.server.bots.errors import BotFailed, BotsBusy, BotsStopped
from signoria.server.bots.pool import BotPool
from signoria.server.bots.question import question_for
from signoria.server.config.settings import Settings
from signoria.server.live.live_table import Change, LiveTable
from signoria.server.ops.fault_log import FaultLog
from signoria.server.tables.requests import bot_move
from signoria.server.tables.seat import Seat

BUSY_WAIT = 2.0
"""Seconds until a question is asked again that could not even wait."""

log = structlog.get_logger(__name__)


class BotRunner:
    """One task for each seat that a bot has to act for."""

    def __init__(
        self, settings: Settings, pool: BotPool, faults: FaultLog, tables: Mapping[str, LiveTable], change: Change
    ) -> None:
        self.pool = pool
        self._settings = settings
        self._faults = faults
        self._tables = tables
        self._change = change
        self._stopped = False

    def wake(self, live: LiveTable) -> None:
        """See to it that there are workers for bots, that every bot that may act is being asked, and that those who
        look ahead can."""
        if self._stopped:
            return
        if live.table.status in ("waiting", "playing"):
            if any(seat.is_played_by_a_bot for seat in live.table.seats):
                self.pool.start()
            if any(map(looks_ahead, live.table.seats)):
                self.pool.prepare(live.table.game.name)
        for seat in live.table.seats_for_bots():
            if seat not in live.bots:
                live.bots[seat] = asyncio.create_task(self._act(live, seat))

    def stop(self) -> None:
        """Ask no more bots."""
        self._stopped = True
        for live in self._tables.values():
            for task in live.bots.values():
                task.cancel()

    async def _act(self, live: LiveTable, seat: int) -> None:
        """Make the seat's moves until it has none to make."""
        try:
            while seat in live.table.seats_for_bots() and not self._stopped:
                due = asyncio.get_running_loop().time() + self._settings.pace
                try:
                    await self._decide(live, seat, due)
                except Exception as error:
                    self._faults.note("a bot's move could not be made", error, table=live.table.id, seat=seat)
                    await asyncio.sleep(BUSY_WAIT)
        finally:
            del live.bots[seat]

    async def _decide(self, live: LiveTable, seat: int, due: float) -> None:
        """Think at once, but move when it is due: how long a bot thought about what is secret shows to nobody."""
        async with live.lock:
            table = live.table
            if table.match is None or seat not in table.seats_for_bots():
                return
            question = table.asked[seat].question
            level = table.seats[seat].level or ""
            asked = question_for(
                table.match, seat, level, self._settings.thought, secrets.randbits(128), live.bot_keys[seat]
            )
            legal = [move.text for move in table.legal(seat)]
        try:
            text = await self.pool.choose(asked, table.charter.host, legal)
        except BotsBusy:
            await asyncio.sleep(BUSY_WAIT)
            return
        except BotsStopped:
            self._stopped = True
            return
        except BotFailed as failure:
            log.warning("no bot answers, so chance decides", table=table.id, seat=seat, why=str(failure))
            text = secrets.choice(legal)
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        await self._change(live, lambda table: bot_move(table, seat, text, question))


def looks_ahead(seat: Seat) -> bool:
    """Whether a bot plays here that needs time, and compiled rules."""
    return seat.level is not None and seat.level not in DRIVEN
