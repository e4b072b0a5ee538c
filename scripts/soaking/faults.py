"""What befalls a house, by a schedule that follows from a seed; after each the tables must answer soon."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Sequence
from dataclasses import dataclass

from .counts import Counts
from .databases import Database
from .people import Players
from .proxy import Proxy, Trouble
from .servers import Server

ANSWERS_WITHIN = 5.0
"""Seconds after a fault in which every table must answer."""
BUSY = 1.5
"""Where so many processes want each core, others use the machine: then lateness is counted, and is no fault."""
FARTHEST = 600.0
"""Seconds by which a process's clock is moved, at most."""
KILLS = ("process killed", "process stopped")
EVERYBODY = ("workers killed", "clock moved", "messages", "people vanish")


@dataclass(frozen=True)
class Fault:
    """What befalls the house, when, and for how long."""

    at: float
    kind: str
    seconds: float
    lot: int


def schedule(seed: int, seconds: float, kinds: Sequence[str], away: float) -> list[Fault]:
    """Every kind once in each round, in an order that lot decides."""
    dice, faults, at = random.Random(seed), list[Fault](), 0.0
    gap = min(15.0, seconds / 25)
    while True:
        for kind in dice.sample(kinds, len(kinds)):
            at += dice.uniform(0.5, 1.5) * gap
            lasts = away * (1.0 if kind.startswith("database") else dice.uniform(0.3, 0.7))
            if at + lasts > seconds - gap:
                return faults
            faults.append(Fault(at, kind, lasts, dice.randrange(1 << 30)))
            at += lasts + 1.0


class Fate:
    """Lets things happen to a house, one after another."""

    def __init__(
        self,
        servers: Sequence[Server],
        proxies: Sequence[Proxy],
        database: Database,
        playing: Sequence[Players],
        counts: Counts,
        spared_from: float,
    ) -> None:
        self.servers, self.proxies, self.database = servers, proxies, database
        self.playing, self.counts = playing, counts
        self.spared_from = spared_from
        """The second from which the first process is not killed any more, so that its memory can be watched."""
        self.is_in_trouble = False
        """Whether the database is."""
        self.troubles: list[tuple[float, float]] = []

    @property
    def kinds(self) -> tuple[str, ...]:
        return (*KILLS, *EVERYBODY, *self.database.faults)

    async def run(self, faults: Sequence[Fault]) -> None:
        began = time.monotonic()
        for fault in faults:
            await asyncio.sleep(max(0.0, began + fault.at - time.monotonic()))
            await self._all_there()
            late = time.monotonic() - began
            victims = [server for server in self.servers if server.number > 0 or late < self.spared_from]
            if fault.kind in KILLS and not victims:
                continue
            self.counts.say(f"{fault.kind}, {fault.seconds:.1f} s")
            self.counts.befell[fault.kind] += 1
            over = await self._befall(fault, victims)
            await self._must_answer(fault.kind, over)

    async def _all_there(self) -> None:
        """Who was killed is there again: of several processes one dies at a time."""
        for server in self.servers:
            while server.process is None or server.is_starting.locked():
                await asyncio.sleep(0.1)

    async def _befall(self, fault: Fault, victims: Sequence[Server]) -> float:
        """Let it happen; when it was over, for those who play."""
        dice = random.Random(fault.lot)
        if fault.kind in KILLS:
            return await self._end_process(fault, dice.choice(victims))
        if fault.kind == "workers killed":
            for server in self.servers:
                self.counts.of["workers killed"] += server.kill_workers()
            return time.monotonic()
        if fault.kind == "clock moved":
            dice.choice(self.servers).set_clock(dice.uniform(-FARTHEST, FARTHEST))
            await asyncio.sleep(fault.seconds)
            if dice.random() < 0.5:
                for server in self.servers:
                    server.set_clock(0.0)
            return time.monotonic()
        if fault.kind == "people vanish":
            for page in [page for players in self.playing for page in players.everybody()]:
                if dice.random() < 0.4:
                    page.break_off(away=dice.uniform(0.1, fault.seconds))
            await asyncio.sleep(fault.seconds)
            return time.monotonic()
        if fault.kind == "messages":
            return await self._disturb(fault, dice)
        self.is_in_trouble, began = True, time.time()
        try:
            await self.database.befall(fault.kind)
            await asyncio.sleep(fault.seconds)
            await self.database.recover(fault.kind)
        finally:
            self.is_in_trouble = False
            self.troubles.append((began, time.time()))
        return time.monotonic()

    async def _end_process(self, fault: Fault, server: Server) -> float:
        how = signal.SIGKILL if fault.kind == "process killed" else signal.SIGTERM
        began = time.monotonic()
        status = await server.stop(how)
        if how == signal.SIGTERM and status not in (0, -signal.SIGTERM):
            self.counts.fault("not stopped", f"process {server.number} ended with {status}")
        if left := await server.left_behind():
            self.counts.fault("left behind", f"workers {left} of process {server.number}")
        if len(self.servers) > 1:
            asyncio.get_running_loop().call_later(
                fault.seconds, lambda: setattr(self, "_starting", asyncio.create_task(server.start()))
            )
            return began
        await server.start()
        return time.monotonic()

    async def _disturb(self, fault: Fault, dice: random.Random) -> float:
        often = dice.uniform(0.01, 0.04)
        for proxy in self.proxies:
            proxy.trouble = Trouble(lost=often / 2, doubled=often, late=often, cut=often / 2)
        await asyncio.sleep(fault.seconds)
        for proxy in self.proxies:
            proxy.trouble = Trouble()
        return time.monotonic()

    async def _must_answer(self, kind: str, over: float) -> None:
        """Every table is spoken at, and acknowledges it soon."""
        players = [players for players in self.playing if players.is_playing]
        asked = [asyncio.create_task(one.speak()) for one in players]
        if asked:
            await asyncio.wait(asked, timeout=120)
        took = sorted(task.result() - over if task.done() else 120.0 for task in asked)
        for task in asked:
            task.cancel()
        if not took:
            return
        self.counts.answered_after.append((kind, took[len(took) // 2], took[-1]))
        self.counts.say(
            f"{kind} is over: tables answered after {took[len(took) // 2]:.2f} s, the last {took[-1]:.2f} s"
        )
        late, load = sum(seconds > ANSWERS_WITHIN for seconds in took), os.getloadavg()[0]
        if late and load > BUSY * (os.cpu_count() or 1):
            self.counts.of["late on a busy machine"] += late
        elif late:
            self.counts.fault("late", f"after {kind} {late} tables, the last {took[-1]:.1f} s, load {load:.1f}")

    async def make_good(self) -> None:
        """Everything is well again."""
        for server in self.servers:
            server.set_clock(0.0)
        for proxy in self.proxies:
            proxy.trouble = Trouble()
        await asyncio.gather(*(server.start() for server in self.servers))
