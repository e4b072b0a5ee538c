"""Bad inputs by the hundred or by the hundred thousand, what a house answered, and what it should not have."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from signoria.server.config.settings import Limits
from signoria.server.store.engine import make_engine
from tests.server.accounts.mailbox import Mailbox
from tests.server.bad_inputs.asking import Asked, Asking, doors_in_turn
from tests.server.bad_inputs.company import Company, a_record
from tests.server.bad_inputs.doors import all_doors
from tests.server.bad_inputs.messages import Framer, Messenger, SocketTally
from tests.server.bad_inputs.values import Values
from tests.server.bad_inputs.wire import Heard, Wire
from tests.server.kept import differing, kept_in, settled
from tests.server.running import Server, Visitor, play_out

COUNTED = (
    "records", "open_tables", "messages", "previews", "openings", "address_connections", "connections", "misunderstood",
)  # fmt: skip
LIMITS = {one.name: "100000000/hour" for one in fields(Limits) if "/" in str(one.default)}
HOUSE: dict[str, Any] = {
    "limits": {**LIMITS, **dict.fromkeys(COUNTED, 10**8), "look_seconds": 1e9},
    "tournament_makers": "members",
    "head": 1.0,
    "body": 1.0,
    "away": 5.0,
    "pace": 600.0,
    "thought": 0.05,
    "idle": 60.0,
}
"""A house in which nothing is refused because it comes too often: what is refused is refused for what it is."""
TOGETHER = 12
"""Connections at once."""
SHIFT = 2_500
"""Inputs after which there is a company of its own."""
HEALING = 40
HEALED = 300
"""Inputs after which whoever was signed out comes again, one after another and many at once."""
A_WHILE = 25
"""Requests after which a page at a table says as much."""
A_VISIT = 60
"""Messages of one page."""
KEPT = 20
"""Faults that are told."""


@dataclass
class Tally:
    """What was asked, and what came of it."""

    bad: int = 0
    right: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    by_way: dict[str, Counter[int]] = field(default_factory=dict)
    by_role: dict[str, Counter[int]] = field(default_factory=dict)
    by_door: dict[str, Counter[int]] = field(default_factory=dict)
    said: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    """Inputs that were refused and changed something all the same."""
    compared: int = 0
    """Refused inputs before and after which all that is kept was compared."""
    socket: SocketTally = field(default_factory=SocketTally)

    def note(self, asked: Asked, heard: Heard) -> None:
        self.bad += asked.is_bad
        self.right += not asked.is_bad
        self.statuses[heard.status] += 1
        for counters, name in ((self.by_way, asked.way), (self.by_role, asked.role), (self.by_door, asked.door.name)):
            counters.setdefault(name, Counter())[heard.status] += 1
        if 400 <= heard.status < 500:
            self.said[said_in(heard)] += 1
        if heard.status >= 500:
            self.faults.append(
                f"{heard.status} {asked.role} {asked.way} {asked.content[:1500]!r}: {heard.body[:300]!r}"
            )

    @property
    def inputs(self) -> int:
        """All bad ones."""
        return self.bad + self.socket.bad

    def told(self) -> str:
        """In lines."""
        lines = [f"{self.inputs} bad inputs ({self.bad} by HTTP, {self.socket.bad} on sockets)"]
        lines.append(f"and {self.right} right requests and {self.socket.sent - self.socket.bad} right messages between")
        lines.append(f"HTTP by status: {_counts(self.statuses)}")
        lines += [f"  {way}: {_counts(found)}" for way, found in self.by_way.items()]
        lines += [f"  as {role}: {_counts(found)}" for role, found in self.by_role.items()]
        lines.append(f"refused with: {_counts(self.said, 30)}")
        done = sum(any(200 <= status < 300 for status in found) for found in self.by_door.values())
        lines.append(f"{len(self.by_door)} ways of addresses, {done} of them answered something with 2xx")
        lines.append(f"messages: {_counts(self.socket.kinds, 40)}")
        lines.append(f"heard on sockets: {_counts(self.socket.heard, 40)}")
        lines.append(f"{self.compared} refused inputs compared before and after, {len(self.changed)} changed something")
        return "\n".join(lines)


def _counts(counter: Counter[Any], most: int = 12) -> str:
    return ", ".join(f"{name} {count}" for name, count in counter.most_common(most))


def said_in(heard: Heard) -> str:
    """With which message something was refused."""
    try:
        return str(json.loads(heard.body)["say"])
    except (ValueError, TypeError, KeyError):
        return "(a page)" if b"<html" in heard.body else f"(plain) {heard.body[:40]!r}"


class Campaign:
    """A running house, and everything that may be asked of it, wrongly."""

    def __init__(self, house: Server, mailbox: Mailbox, seed: int) -> None:
        self.house, self.mailbox, self.dice = house, mailbox, random.Random(seed)
        self.doors, self.tally = all_doors(), Tally()
        self.gather()
        self.asked = self.requests()

    def gather(self) -> None:
        """A new company."""
        self.company = Company(self.house, self.mailbox)
        self.company.learn("record", a_record())
        self.values = Values(self.dice, self.doors.parts, self.company.known)
        self.asking = Asking(self.values, f"127.0.0.1:{self.house.port}")

    def requests(self) -> Iterator[Asked]:
        """Every door in turn, by everybody in turn, for ever."""
        while True:
            for door in doors_in_turn(self.doors.http, self.dice):
                role = self.company.anybody(self.dice)
                yield self.asking.request(door, role, self.company.people[role].cookie)

    def run_every_field(self) -> None:
        """Every parameter and every field, by who may ask the most, with what databases do not take."""
        asyncio.run(self._every_field())

    async def _every_field(self) -> None:
        wire = Wire(self.house.port)
        for door in self.doors.http:
            self.company.heal()
            for role in ("administrator", "guest") if door.path.startswith("/api/sign-in") else ("administrator",):
                for asked in self.asking.every_field(door, role, self.company.people[role].cookie):
                    self.tally.note(asked, await wire.ask(asked.content))
        await wire.close()

    # -- many at once ----------------------------------------------------------------------------------------------

    def run(self, inputs: int, tell: Callable[[str], None] = lambda _: None) -> None:
        """Until so many bad inputs have been answered."""
        began, shifts = time.monotonic(), 0
        while self.tally.inputs < inputs:
            if shifts:
                self.gather()
            shifts += 1
            until = min(inputs, self.tally.inputs + SHIFT)
            while self.tally.inputs < until or len(self.tally.by_door) < len(self.doors.http):
                until = max(until, self.tally.inputs + 1)
                asyncio.run(self._spell(min(until, self.tally.inputs + HEALED)))
                self.company.heal()
            tell(f"{self.tally.inputs} in {time.monotonic() - began:.0f} s: {_counts(self.tally.statuses)}")

    async def _spell(self, until: int) -> None:
        talking = [asyncio.create_task(self._ask(until)) for _ in range(TOGETHER)]
        talking.append(asyncio.create_task(self._talk(until)))
        await asyncio.gather(*talking)

    async def _ask(self, until: int) -> None:
        wire = Wire(self.house.port)
        while self.tally.inputs < until:
            asked = next(self.asked)
            try:
                heard = await wire.ask(asked.content, last=asked.is_last)
            except TimeoutError:
                self.tally.faults.append(f"no answer to {asked.content[:1500]!r}")
                wire = Wire(self.house.port)
                continue
            self.tally.note(asked, heard)
        await wire.close()

    async def _talk(self, until: int) -> None:
        """A page at a table, then another, as long as they say less than is asked elsewhere."""
        while self.tally.inputs < until:
            if self.tally.socket.bad > self.tally.bad:
                await asyncio.sleep(0.01)
            else:
                await self.visit()

    def place_of(self, role: str) -> tuple[str, str | None]:
        """A table and a token: mostly of a seat that somebody holds, sometimes another's or none."""
        held = [(table, token) for table, token in self.company.seats[role] if token is not None]
        table, token = self.dice.choice(held if held and self.dice.random() < 0.8 else self.company.seats[role])
        return table, self.dice.choice(self.company.known["token"]) if self.dice.random() < 0.05 else token

    async def visit(self, messages: int = A_VISIT) -> None:
        """Somebody's page, and a knock at the same door."""
        role = self.company.anybody(self.dice)
        cookie = self.company.people[role].cookie
        table, token = self.place_of(role)
        messenger = Messenger(self.doors, self.values, self.house.port, self.tally.socket)
        await messenger.visit(table, token, cookie, messages)
        for path in self.doors.sockets:
            await Framer(self.dice, self.house.port, self.tally.socket).knock(path, table, cookie)

    # -- one after another -----------------------------------------------------------------------------------------

    def run_carefully(self, inputs: int) -> None:
        """So many, one after another; what is refused must leave all that is kept as it is."""
        asyncio.run(self._one_by_one(inputs))

    async def _one_by_one(self, inputs: int) -> None:
        engine, wire = make_engine(self.house.database), Wire(self.house.port)
        kept = await settled(engine)
        until = self.tally.inputs + inputs
        for number, asked in enumerate(self.asked):
            if self.tally.inputs >= until:
                break
            if number % HEALING == HEALING - 1:
                self.company.heal()
                kept = await settled(engine)
            if number % A_WHILE == A_WHILE - 1:
                await self._watched_visit(engine)
                kept = await settled(engine)
            heard = await wire.ask(asked.content, last=asked.is_last)
            self.tally.note(asked, heard)
            if heard.status < 400:
                kept = await settled(engine) if asked.door.method != "GET" else kept_in(engine)
                continue
            now = kept_in(engine)
            self.tally.compared += 1
            if now != kept:  # or the house has done something by itself, which it does not do twice
                kept = await settled(engine)
                heard, now = await wire.ask(asked.content, last=asked.is_last), kept_in(engine)
            if now != kept and heard.status >= 400:
                what = f"{heard.status} {said_in(heard)} {asked.role} {asked.content[:600]!r}: {differing(kept, now)}"
                self.tally.changed.append(what)
            kept = now
        await wire.close()
        engine.dispose()

    async def _watched_visit(self, engine: sa.Engine) -> None:
        """One page, of whose messages each is answered before the next: what is refused has changed nothing."""
        role = self.company.anybody(self.dice)
        messenger = Messenger(self.doors, self.values, self.house.port, self.tally.socket)
        kept, done = kept_in(engine), self._done()

        def watched() -> None:
            nonlocal kept, done
            now, was_done = kept_in(engine), done
            done = self._done()
            self.tally.compared += 1
            if now != kept and done == was_done:
                self.tally.changed.append(f"socket {role} {messenger.last[-2:]}: {differing(kept, now)}")
            kept = now

        await messenger.visit(*self.place_of(role), self.company.people[role].cookie, A_WHILE, 1, watched)

    def _done(self) -> int:
        """How many messages have been accepted."""
        return self.tally.socket.heard["accepted"]

    # -- afterwards ------------------------------------------------------------------------------------------------

    def still_serves(self) -> None:
        """New people come and play a game to its end."""
        visitors = [self.house.guest(f"Anna {self.company.number}"), self.house.guest(f"Bruno {self.company.number}")]
        table = visitors[0].open_table("patrician", 2)
        tokens = [visitor.sit(table, seat) for seat, visitor in enumerate(visitors)]
        visitors[0].start(table)
        pages = [visitor.connect(table, token) for visitor, token in zip(visitors, tokens, strict=True)]
        play_out(pages)
        assert pages[0].play["outcome"] is not None
        assert Visitor(self.house).get("/health") == {"well": True}
        for page in pages:
            page.close()


def complaints(log: Path) -> list[str]:
    """What the house has logged that is a fault of its own."""
    lines = log.read_text(errors="replace").splitlines()
    return [line for line in lines if ('"level": "error"' in line or "Traceback" in line) and not is_uvicorns_own(line)]


def is_uvicorns_own(line: str) -> bool:
    """uvicorn stumbles over text that is no UTF-8 on a connection that is being closed already, which does no harm."""
    return "InvalidState: connection is clos" in line and "UnicodeDecodeError" in line
