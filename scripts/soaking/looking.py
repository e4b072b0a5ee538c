"""Looking on: logs and views while people play, memory and open files of the processes, and what they logged."""

from __future__ import annotations

import asyncio
import re
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeVar

import sqlalchemy as sa

from signoria.server.store.engine import make_engine

from .counts import Counts
from .databases import Database
from .people import Players
from .servers import Server, log_lines
from .truth import FACTS, Truth, Views

Answer = TypeVar("Answer")
BEHIND = 8.0
"""Seconds that looking on stays behind what is shown, so that nearly all that was shown of a moment has come."""
EVERY = 5.0
"""Seconds between two measurements."""
WARM = 0.3
"""The part of a process's life that is not looked at for leaks: what is read once is read by then."""
GROWTH = 1.12
SLACK = {"memory": 12.0, "workers": 25.0, "files": 24.0, "threads": 12.0, "tasks": 40.0}
"""By how much a process may have more at the end of its life, beside a few per cent."""

EXPECTED = {
    "the store cannot be read", "notices are not heard", "an entry was written, but the answer was lost",
    "no bot answers, so chance decides", "the same fault again", "a bot's worker failed",
}  # fmt: skip
"""What a server says beside `info` when its database is away or its workers are killed."""
OF_THE_STORE = (
    "OperationalError",
    "InterfaceError",
    "DatabaseError",
    "TimeoutError",
    "Gone",
    "DiskFull",
    "AdminShutdown",
)
"""Faults that are no fault of ours where the database is in trouble, by the last line of what was logged."""
OF_AN_ERROR = re.compile(r"^([A-Za-z_][\w.]*)(?::|$)", re.MULTILINE)
AFTERWARDS = 20.0
"""Seconds after trouble in which it may still be logged."""


@dataclass
class _Watched:
    players: Players
    truth: Truth | None = None
    views: Views = field(default_factory=dict)
    newest: list[tuple[float, int]] = field(default_factory=list)
    """When the views up to which number had come."""


class Onlooker:
    """Follows the logs of all tables, a little behind."""

    def __init__(self, url: str, playing: Sequence[Players], counts: Counts, is_in_trouble: Callable[[], bool]) -> None:
        self.engine = make_engine(url)
        self.counts, self.is_in_trouble = counts, is_in_trouble
        self.watched = {players.number: _Watched(players) for players in playing}
        self.finished: list[Truth] = []
        self.lock = asyncio.Lock()

    async def run(self) -> None:
        """For ever."""
        while True:
            for number in list(self.watched):
                await asyncio.sleep(BEHIND / 2 / len(self.watched))
                if not self.is_in_trouble() and self.watched[number].players.is_playing:
                    async with self.lock:
                        await self._look(self.watched[number])

    def _collect(self, watched: _Watched) -> None:
        for seat, pages in watched.players.pages.items():
            for page in pages:
                seen, page.seen = page.seen, set()
                for frame in seen:
                    watched.views[seat, frame] = FACTS.decode(frame).seq
        watched.newest.append((time.monotonic(), max(watched.views.values(), default=0)))

    async def _look(self, watched: _Watched, *, to_the_end: bool = False) -> None:
        self._collect(watched)
        settled = [number for at, number in watched.newest if at < time.monotonic() - BEHIND]
        watched.newest = [one for one in watched.newest if one[0] >= time.monotonic() - BEHIND]
        if not to_the_end and not settled:
            return
        up_to = None if to_the_end else max(settled)
        rows = await self._ask(lambda connection: self._truth(watched, connection).read(connection))
        ready = {view: number for view, number in watched.views.items() if up_to is None or number <= up_to}
        watched.views = {view: number for view, number in watched.views.items() if view not in ready}
        self._truth(watched).follow(rows, ready, up_to)

    def _truth(self, watched: _Watched, connection: sa.Connection | None = None) -> Truth:
        if watched.truth is None:
            assert connection is not None
            watched.truth = Truth(connection, watched.players, self.counts)
        return watched.truth

    async def _ask(self, statements: Callable[[sa.Connection], Answer]) -> Answer:
        def asked() -> Answer:
            with self.engine.connect() as connection:
                return statements(connection)

        while True:
            try:
                return await asyncio.to_thread(asked)
            except sa.exc.SQLAlchemyError:
                self.engine.dispose()
                await asyncio.sleep(1.0)

    async def finish(self, players: Players) -> None:
        """A table's game is over, or everything is: all of its log is looked at."""
        async with self.lock:
            watched = self.watched[players.number]
            await self._look(watched, to_the_end=True)
            truth = self._truth(watched)
            truth.look_back()
            truth.finish()
            self.finished.append(truth)
            self.watched[players.number] = _Watched(players)

    async def look_again(self) -> None:
        """In the end the logs of all tables are read once more."""
        for truth in self.finished:
            await self._ask(truth.read_again)

    def close(self) -> None:
        self.engine.dispose()


class Meter:
    """Measures the processes every few seconds."""

    def __init__(self, servers: Sequence[Server], database: Database, is_in_trouble: Callable[[], bool]) -> None:
        self.servers, self.database, self.is_in_trouble = servers, database, is_in_trouble
        self.lives: dict[tuple[int, int], list[tuple[float, dict[str, float]]]] = {}
        self.connections: list[tuple[float, int]] = []

    async def run(self) -> None:
        """For ever."""
        while True:
            now = time.monotonic()
            for server in self.servers:
                if (measured := server.measure()) is not None:
                    self.lives.setdefault((server.number, server.life), []).append((now, measured))
            if not self.is_in_trouble():
                count = await asyncio.to_thread(self.database.connections)
                if count is not None:
                    self.connections.append((now, count))
            await asyncio.sleep(EVERY)

    def judge(self, counts: Counts, shortest: float) -> dict[str, object]:
        """What grew in the lives that were long enough; the first and last quarter after warming up."""
        told: dict[str, object] = {}
        for (number, life), points in self.lives.items():
            if points[-1][0] - points[0][0] < shortest:
                continue
            warm = [values for at, values in points if at >= points[0][0] + WARM * (points[-1][0] - points[0][0])]
            quarter = max(1, len(warm) // 4)
            for what, slack in SLACK.items():
                first = statistics.median(values[what] for values in warm[:quarter])
                last = statistics.median(values[what] for values in warm[-quarter:])
                told[f"process {number}, life {life}: {what}"] = [round(first, 1), round(last, 1)]
                if last > first * GROWTH + slack:
                    counts.fault("leak", f"{what} of process {number} grew from {first:.0f} to {last:.0f}")
        if self.connections:
            quarter = max(1, len(self.connections) // 4)
            most = [
                max(count for _, count in part) for part in (self.connections[:quarter], self.connections[-quarter:])
            ]
            told["database connections, most"] = most
            if most[1] > most[0] + 6 * len(self.servers):
                counts.fault("leak", f"database connections grew from {most[0]} to {most[1]}")
        return told


def look_at_log(server: Server, counts: Counts, troubles: Sequence[tuple[float, float]]) -> None:
    """Whether a server logged anything that it should not have, given when its database was in trouble."""
    now = 0.0
    for line in log_lines(server.folder / "log"):
        if "timestamp" in line:
            now = datetime.fromisoformat(line["timestamp"]).timestamp()
        if line.get("level") == "info":
            continue
        counts.of["lines of trouble logged"] += 1
        event, exception = str(line.get("event", line.get("raw", ""))), str(line.get("exception", ""))
        is_expected = any(event.startswith(words) for words in EXPECTED) and not exception
        is_in_trouble = any(began <= now <= ended + AFTERWARDS for began, ended in troubles)
        kinds = OF_AN_ERROR.findall(exception)
        is_of_the_store = bool(kinds) and any(kind in kinds[-1] for kind in OF_THE_STORE)
        is_of_the_store |= "Refused: refused-store" in exception
        is_cut = "raw" in line and (event.startswith("{") or is_in_trouble)  # by a kill; or it could not start
        if not (is_expected or is_cut or (is_of_the_store and is_in_trouble)):
            counts.fault("logged", f"process {server.number}: {event[:300]} | {exception[-1500:]}")
