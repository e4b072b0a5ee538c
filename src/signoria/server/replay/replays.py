"""Replays: games that are over, and records that guests brought, ready to be looked at."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

import signoria
from signoria.core.errors import BadRecord
from signoria.core.play.match import Match
from signoria.server.live.house import House
from signoria.server.live.new_table import check_may_open, new_id, open_table
from signoria.server.protocol.bodies import LONGEST_NAME, NewTable
from signoria.server.protocol.facts import FAMILIES
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.replay_facts import ReplaySeat
from signoria.server.replay.replay_frames import ReplayFrames
from signoria.server.store import GuestRow, RecordRow
from signoria.server.tables.names import one_line
from signoria.server.tables.table import Table

HELD = 32
"""Replays in memory."""
LONGEST_WHY = 300
"""Characters that are said of what is wrong with a record."""

Given = ParamSpec("Given")
Made = TypeVar("Made")


class Replays:
    """The replays that were looked at last, and the thread in which all of them are made."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._held: OrderedDict[str, asyncio.Task[ReplayFrames]] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "replays")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def work(self, make: Callable[Given, Made], *given: Given.args, **named: Given.kwargs) -> Made:
        """Do what takes a while beside the event loop, one thing at a time."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: make(*given, **named))

    # -- looking -----------------------------------------------------------------------------------------------------

    async def of(self, id: str) -> ReplayFrames:
        """The replay of a table whose game is over or was broken off, or of a record that was brought."""
        opening = self._held.get(id)
        if opening is None:
            opening = self._held[id] = asyncio.create_task(self._open(id))
            opening.add_done_callback(lambda done: self._forget_failure(id, done))
            while len(self._held) > HELD:
                self._held.popitem(last=False)
        self._held.move_to_end(id)
        return await asyncio.shield(opening)

    def forget(self, ids: Iterable[str]) -> None:
        """What these replays show has changed: they are made anew."""
        for id in ids:
            self._held.pop(id, None)

    def _forget_failure(self, id: str, done: asyncio.Task[ReplayFrames]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._held.get(id) is done:
            del self._held[id]

    async def _open(self, id: str) -> ReplayFrames:
        record = await self.house.store.records.find(id)
        if record is None:
            return await self._open_table(id)
        try:
            match = await self.work(signoria.replay, record.text)
        except BadRecord:
            raise Refused("refused-other-rules", status=410) from None
        return await self.work(ReplayFrames, id, match, seats_of_record(match), record.text)

    async def _open_table(self, id: str) -> ReplayFrames:
        try:
            live = await self.house.table(id)
        except Refused as refused:
            if refused.status == 404:
                raise Refused("refused-no-such-replay", status=404) from None
            raise
        async with live.lock:
            table = live.table
            if table.status not in ("over", "ended") or table.match is None:
                raise Refused("refused-not-over")
        return await self.work(ReplayFrames, id, table.match, seats_of_table(table))

    # -- bringing and going on ---------------------------------------------------------------------------------------

    async def keep(self, guest: GuestRow, data: bytes) -> str:
        """Keep a record that a guest brings, if it can be replayed; its id."""
        await self.house.shared_limiter.check("new_records", guest.id)
        if await self.house.store.records.count_of(guest.id) >= self.house.settings.limits.records:
            raise Refused("refused-too-many-records", status=429)
        text = text_of(data)
        try:
            match = await self.work(signoria.replay, text)
        except BadRecord as error:
            why = one_line(str(error).partition(": ")[2])[:LONGEST_WHY]
            raise Refused("refused-bad-record", status=422, line=error.line, why=why) from None
        record = RecordRow(new_id(), match.game.name, text, guest.id, self.house.clock())
        await self.house.store.records.add(record)
        return record.id

    async def play_on(self, guest: GuestRow, id: str, step: int, listed: bool) -> str:
        """A new table at which the game goes on from a step; its id."""
        game = await self.of(id)
        if step > game.replay.steps:
            raise Refused("refused-no-such-step", status=422, last=game.replay.steps)
        match = await self.work(game.replay.at, step)
        if match.over:
            raise Refused("refused-over")
        await check_may_open(self.house, guest)
        wanted = NewTable(match.game.name, match.seats, dict(match.options), listed)
        return await open_table(self.house, guest, wanted, position=match.position())


def text_of(data: bytes) -> str:
    """A record as text; a database keeps no null characters."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise Refused("refused-no-text", status=422)
    return text


def seats_of_record(match: Match) -> list[ReplaySeat]:
    names = match.names or ("",) * match.seats
    shown = [one_line(name)[:LONGEST_NAME] for name in names]
    return [ReplaySeat(seat, name, FAMILIES[seat], None, False) for seat, name in enumerate(shown)]


def seats_of_table(table: Table) -> list[ReplaySeat]:
    return [
        ReplaySeat(number, seat.name, seat.family, seat.level, seat.resigned) for number, seat in enumerate(table.seats)
    ]
