"""A whole game at a real server, with every frame that its pages were sent."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from signoria.core.play.match import Match
from signoria.server.live.loading import charter_of, read_rows
from signoria.server.store import Store, TableRow
from signoria.server.tables.entries import Decided, Entry
from signoria.server.tables.table import Table
from tests.server.running import Page, Server, Visitor, settle

UNDOS, LINES, RETURNS, LOOKS = 0.15, 0.06, 0.06, 0.3


@dataclass
class Kept:
    """What the store keeps of a table."""

    row: TableRow
    log: list[tuple[Entry, float]]

    def replay(self) -> Iterator[Table]:
        """The table after each entry of its log."""
        table = Table(charter_of(self.row))
        for entry, at in self.log:
            table.journal()
            table.apply(entry, at)
            yield table

    def secret_choices(self) -> Iterator[tuple[Table, Decided, Match]]:
        """The table after each choice that is not revealed yet, with the choice and the match before it."""
        before: Match | None = None
        for (entry, _), table in zip(self.log, self.replay(), strict=True):
            match = table.match
            if match is None:
                continue
            if before is not None and isinstance(entry, Decided) and match.is_sealed(match._decisions[-1]):
                yield table, entry, before
            before = match.copy()

    def at(self, seq: int) -> Table:
        """The table after so many entries."""
        return next(table for table in self.replay() if table.seq == seq)


def kept_of(server: Server, table: str) -> Kept:
    """A table as the server's store has it now."""

    async def read() -> Kept:
        store = await Store.open(server.database)
        try:
            stored = await store.tables.load(table)
            assert stored is not None
            return Kept(stored.row, read_rows(await store.tables.entries(table, 0)))
        finally:
            await store.close()

    return asyncio.run(read())


def entries_of(server: Server, table: str) -> int:
    """How many entries a table's log has."""
    return len(kept_of(server, table).log)


@dataclass
class Game:
    """Anna in seat 0, Bruno in seats 1 and 2 on one device, a bot in the last of four, and Carla, who watches."""

    server: Server
    name: str
    options: dict[str, Any]
    seed: int
    seats: int = 4
    tokens: dict[int, str] = field(default_factory=dict)
    gone: list[Page] = field(default_factory=list)
    """Pages that were closed; others came in their place."""
    done: set[str] = field(default_factory=set)
    """What was done at least once of what is left to chance."""
    looked: set[int] = field(default_factory=set)
    """The seats that have looked around: each does so when it first acts, whatever chance says later."""
    finals: set[bool] = field(default_factory=set)
    """What was looked at: moves that can be taken back, and such that cannot. Looks go on until there was either."""

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)
        self.anna, self.bruno, self.carla = (self.server.guest(name) for name in ("Anna", "Bruno", "Carla"))
        self.table = self.anna.open_table(self.name, self.seats, one_device=True, **self.options)
        for seat, visitor in self.people.items():
            self.tokens[seat] = visitor.sit(self.table, seat, nonce=f"nonce-{seat}")
        for seat in range(len(self.people), self.seats):
            self.anna.seat_bot(self.table, seat)
        self.pages = [
            self.anna.connect(self.table, self.tokens[0]),
            self.bruno.connect(self.table, self.tokens[1]),
            self.carla.connect(self.table),
        ]
        assert self.pages[0].ask("allow", who="everybody")["it"] == "accepted"
        self.anna.start(self.table)
        for page in self.pages:
            page.until("play")

    @property
    def people(self) -> dict[int, Visitor]:
        people = {0: self.anna, 1: self.bruno, 2: self.bruno}
        return {seat: visitor for seat, visitor in people.items() if seat < self.seats}

    def play(self, most: int = 10_000) -> bool:
        """Play on by chance; whether the game came to its end."""
        for _ in range(most):
            settle(self.pages)
            if self.pages[0].play["outcome"] is not None:
                return True
            seats = [seat for seat in self.pages[0].play["waiting"] if seat in self.people]
            if seats:
                self._act(self.dice.choice(seats))
            else:
                self.pages[0].until("play")
        return False

    def _act(self, seat: int) -> None:
        page = self._page_of(seat)
        if page.play["moves"] and seat not in self.looked:
            self.looked.add(seat)
            self._look_around(page, [page, self.pages[-1]])
        elif page.play["moves"] and (self.dice.random() < LOOKS or len(self.finals) < 2):
            self._look_around(page, [self.dice.choice(self.pages)])
        moves = page.play["moves"]
        if not moves:
            return
        _after(page, page.move(self.dice.randrange(len(moves))))
        if page.play["may_undo"] and self._chance("undo", UNDOS):
            _after(page, page.ask("undo", seq=page.play["seq"]))
        if self._chance("say", LINES):
            speaker = self.dice.choice(self.pages)
            assert speaker.ask("say", text="Buona sera")["it"] == "accepted"
        if self._chance("come again", RETURNS):
            self._come_again(self.dice.randrange(len(self.pages)))

    def _chance(self, what: str, share: float) -> bool:
        """Whether something is done now; the first time it always is, so that every game has it."""
        is_first = what not in self.done
        self.done.add(what)
        return self.dice.random() < share or is_first

    def _look_around(self, page: Page, looking_back: list[Page]) -> None:
        """What a move would do is looked at, and by some how the game was at a line of the log."""
        move = self.dice.choice(page.play["moves"])
        answer = page.ask("preview", id=move["id"], seq=page.play["seq"])
        if answer["it"] == "preview":
            self.finals.add(answer["final"])
        for other in looking_back:
            other.ask("then", line=self.dice.randrange(len(other.log)))

    def _page_of(self, seat: int) -> Page:
        """The page on which a seat is looked at: Bruno's says hello again for the other of his."""
        page = self.pages[min(seat, 1)]
        if page.last["welcome"]["seat"] != seat:
            page.hello(self.tokens[seat])
        return page

    def _come_again(self, number: int) -> None:
        page = self.pages[number]
        page.close()
        self.gone.append(page)
        seat = page.last["welcome"]["seat"]
        self.pages[number] = page.visitor.connect(self.table, None if seat is None else self.tokens[seat])

    def frames(self) -> Iterator[tuple[int | None, Any, str]]:
        """Every frame with who looked then and what it says: of all pages, one after the other."""
        for page in [*self.gone, *self.pages]:
            viewer: int | None = None
            for frame in page.frames:
                message = json.loads(frame)
                if message["it"] == "welcome":
                    viewer = message["seat"]
                yield viewer, message, frame


def _after(page: Page, answer: Any) -> None:
    """Let a page hear of what it has done; a bot may have been faster, and even have ended the game."""
    if answer["it"] == "refused":
        assert answer["why"]["say"] in ("refused-stale", "cannot-undo", "refused-over"), answer
        return
    while page.play["seq"] < answer["seq"]:
        page.until("play")
