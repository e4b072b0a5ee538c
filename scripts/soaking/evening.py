"""A whole evening: a house is opened, people play, things befall it, and in the end everything is looked at."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from .counts import Counts
from .databases import Database, Postgres, Sqlite
from .faults import Fate, schedule
from .looking import Meter, Onlooker, look_at_log
from .pages import LOST
from .people import Players
from .proxy import Proxy
from .servers import Server
from .truth import FACTS

GONE = 30.0
"""Seconds for which a database is gone."""
LONG_LIFE = 400.0
"""Seconds that a process must have lived for its memory to be judged."""
MOST = 0.75
"""The part of the tables that play when the first fault comes."""
SET_UP_WITHIN = 600.0
QUIET = 20.0
"""Seconds in which everything that was opened for people must be closed once they have gone."""


class Evening:
    """One run."""

    def __init__(
        self, database: str, processes: int, tables: int, rate: float, seed: int, seconds: float, folder: Path
    ) -> None:
        self.seed, self.seconds, self.counts = seed, seconds, Counts()
        self.database: Database = Postgres(folder) if database == "postgresql" else Sqlite(folder)
        self.servers = [Server(number, self.database.url, folder / f"process-{number}") for number in range(processes)]
        dice = random.Random(seed)
        self.proxies = [Proxy(0, random.Random(dice.random()), self.counts) for _ in self.servers]
        doors = [_port_of(server) for server in self.servers]
        ports = [_port_of(proxy) for proxy in self.proxies]
        self.playing = [
            Players(number, doors, ports, rate, self.counts, random.Random(dice.random()), self._finished)
            for number in range(tables)
        ]
        spared_from = seconds / (6 if processes > 1 else 3)
        self.fate = Fate(self.servers, self.proxies, self.database, self.playing, self.counts, spared_from)
        self.kinds = self.fate.kinds
        self.meter = Meter(self.servers, self.database, lambda: self.fate.is_in_trouble)
        self.onlooker: Onlooker | None = None

    async def _finished(self, players: Players) -> None:
        """A game is over, and its pages are still there."""
        if self.onlooker is not None:
            await self._all_see_the_same(players)
            await self.onlooker.finish(players)

    async def spend(self) -> dict[str, Any]:
        """Everything; what there is to be said of it."""
        await self.servers[0].start()
        await asyncio.gather(*(server.start() for server in self.servers[1:]))
        for server, proxy in zip(self.servers, self.proxies, strict=True):
            proxy.upstream = server.port
            await proxy.open()
        self.onlooker = Onlooker(self.database.url, self.playing, self.counts, lambda: self.fate.is_in_trouble)
        lives = [asyncio.create_task(players.play_for_ever()) for players in self.playing]
        looking = [asyncio.create_task(self.meter.run()), asyncio.create_task(self.onlooker.run())]
        while sum(players.is_playing for players in self.playing) < MOST * len(self.playing):
            await asyncio.sleep(0.2)
            self._must_run([*lives, *looking])
            if time.monotonic() - self.counts.began > SET_UP_WITHIN:
                raise RuntimeError(f"tables cannot be set up: {dict(self.counts.refused)} {dict(self.counts.of)}")
        self.counts.say(f"most of {len(lives)} tables play")
        faults = schedule(self.seed, self.seconds, self.kinds, min(GONE, self.seconds / 12))
        befalling = asyncio.create_task(self.fate.run(faults))
        end = time.monotonic() + self.seconds
        while time.monotonic() < end or not befalling.done():
            await asyncio.sleep(min(30.0, max(5.0, end - time.monotonic())))
            self._must_run([*lives, *looking, befalling])
            self.counts.say(f"{self.counts.of['moves']} moves, {self.counts.of['views compared']} views compared")
        await self.fate.make_good()
        for task in (*lives, *looking):
            task.cancel()
        await asyncio.wait([*lives, *looking])
        await self._end()
        return self._summary()

    def _must_run(self, tasks: list[asyncio.Task[Any]]) -> None:
        for task in tasks:
            if task.done():
                task.result()

    async def _all_see_the_same(self, players: Players) -> None:
        """Every page says hello once more: all must be shown the last moment."""
        before = {page: page.play for page in players.everybody()}
        for page in before:
            with suppress(*LOST):
                await page.say_hello()
        for _ in range(100):
            await asyncio.sleep(0.1)
            if all(page.play is not play and page.greeted.is_set() for page, play in before.items()):
                break
        numbers = {FACTS.decode(page.last_play).seq for page in players.everybody() if page.last_play}
        if len(numbers) > 1 and not self.fate.is_in_trouble:
            self.counts.of["tables where pages knew different moments"] += 1

    async def _end(self) -> None:
        """All games are broken off, and everything is compared."""
        assert self.onlooker is not None
        self.counts.say("nobody plays any more")
        await asyncio.sleep(3.0)
        for players in self.playing:
            players.is_playing = False
            if players.pages:
                await self._all_see_the_same(players)
                await self.onlooker.finish(players)
                await players.leave()
        await self.onlooker.look_again()
        await self._nothing_stays_open()
        self.left = self.meter.judge(self.counts, LONG_LIFE)
        for server in self.servers:
            self.counts.of["file size of logs"] += (server.folder / "log").stat().st_size
            if await server.stop(signal.SIGTERM) not in (0, -signal.SIGTERM):
                self.counts.fault("not stopped", f"process {server.number}")
            look_at_log(server, self.counts, self.fate.troubles)
        for proxy in self.proxies:
            await proxy.close()
        self.onlooker.close()

    async def _nothing_stays_open(self) -> None:
        """Once everybody has gone no socket is open any more."""
        for server in self.servers:
            deadline = time.monotonic() + QUIET
            while (there := await asyncio.to_thread(server.metric, "signoria_connections")) != 0.0:
                if time.monotonic() > deadline:
                    self.counts.fault("leak", f"{there} sockets are open at process {server.number}")
                    break
                await asyncio.sleep(0.5)

    def _summary(self) -> dict[str, Any]:
        counts = self.counts
        after: dict[str, list[float]] = {}
        for kind, _, last in counts.answered_after:
            after.setdefault(kind, []).append(last)
        faults = counts.faults
        return {
            "seed": self.seed, "seconds": round(time.monotonic() - counts.began), "processes": len(self.servers),
            "moves": counts.of["moves"], "lost": faults["lost"], "doubled": faults["doubled"], "leaks": faults["leak"],
            "befell": dict(sorted(counts.befell.items())), "counted": dict(sorted(counts.of.items())),
            "refused": dict(counts.refused.most_common()), "closing codes": dict(counts.closed.most_common()),
            "last table answered after, most": {kind: round(max(values), 2) for kind, values in sorted(after.items())},
            "measured, first and last quarter": self.left,
            "faults": {kind: count for kind, count in faults.items() if count}, "told": counts.told,
        }  # fmt: skip

    def close(self) -> None:
        """Whatever happened: no process and no disk is left."""
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.process.kill()
        self.database.close()


def _port_of(what: Server | Proxy) -> Callable[[], int]:
    return lambda: what.port
