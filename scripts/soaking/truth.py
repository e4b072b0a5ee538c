"""A table as it follows from its log by the rules, and everything its people were shown compared with that."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import sqlalchemy as sa

from signoria.server.live.loading import charter_of, read_rows
from signoria.server.store import EntryRow, TableRow, schema
from signoria.server.store.statements import rows
from signoria.server.store.tables import entries_after
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry
from signoria.server.tables.frames import PlayFrames, encode
from signoria.server.tables.table import Table

from .counts import Counts
from .people import Players

USUAL = (
    entries.Sat, entries.BotSat, entries.Arranged, entries.Started, entries.Decided, entries.Undone, entries.Spoke,
    entries.ClocksHeld,
)  # fmt: skip
"""What may be in the log of a table at which nobody does anything else."""
DEALT_ANEW = 40
"""Of so many views one is compared with those of games that its seat cannot tell from the true one."""


class Facts(msgspec.Struct):
    """A `play` message, as far as it says which one it is."""

    seq: int
    log_from: int


FACTS = msgspec.json.Decoder(Facts)
Views = dict[tuple[int | None, bytes], int]
"""What was shown to a seat, and its number."""


class Truth:
    """What a log says, entry by entry."""

    def __init__(self, connection: sa.Connection, players: Players, counts: Counts) -> None:
        self.id, self.counts = players.table, counts
        self.sent, self.accepted, self.refused = players.sent, players.accepted, players.refused
        query = sa.select(schema.game_table).where(schema.game_table.c.id == self.id)
        self.row = rows(connection, query, TableRow)[0]
        self.table = Table(charter_of(self.row))
        self.log: list[EntryRow] = []
        self.done: dict[str, int] = {}
        """The numbers told of entries that have a key."""
        self.late: Views = {}
        self.looked_at = 0

    def read(self, connection: sa.Connection) -> list[EntryRow]:
        """What is new in the log; what was there must be there still, in its order."""
        rows_now = entries_after(connection, self.id, len(self.log))
        if [row.seq for row in rows_now] != list(range(len(self.log) + 1, len(self.log) + len(rows_now) + 1)):
            self.counts.fault("log", f"{self.id}: entries {[row.seq for row in rows_now]} after {len(self.log)}")
        return rows_now

    def read_again(self, connection: sa.Connection) -> None:
        """In the end: nothing that was there is gone or has changed."""
        if entries_after(connection, self.id, 0)[: len(self.log)] != self.log:
            self.counts.fault("log", f"{self.id}: what was there before is not what is there now")

    def follow(self, rows_now: list[EntryRow], views: Views, up_to: int | None = None) -> None:
        """Let entries happen, as many as may be told up to a number, and compare what was shown meanwhile."""
        by_number: dict[int, list[tuple[int | None, bytes]]] = {}
        for (seat, frame), number in views.items():
            by_number.setdefault(number, []).append((seat, frame))
        self._compare(self.table, by_number.pop(self.table.told, []))
        for row, (entry, at) in zip(rows_now, read_rows(rows_now), strict=True):
            if up_to is not None and self.table.told >= up_to:
                break
            self._check(self.table, entry)
            self.table.apply(entry, at)
            self.log.append(row)
            if (key := row.data.get("key")) is not None:
                self.done[key] = self.table.told
            self._compare(self.table, by_number.pop(self.table.told, []))
        for number, shown in by_number.items():
            self.late.update(dict.fromkeys(shown, number))

    def look_back(self) -> None:
        """Compare what was shown of moments that are behind us."""
        late, self.late = self.late, {}
        if not late:
            return
        table, wanted = Table(charter_of(self.row)), set(late.values())
        for entry, at in read_rows(self.log):
            table.apply(entry, at)
            if table.told in wanted:
                wanted.discard(table.told)
                self._compare(table, [view for view, number in late.items() if number == table.told])
        self.late = {view: number for view, number in late.items() if number in wanted}

    def finish(self) -> None:
        """Nothing more happens at the table: what was acknowledged is there, once, and nothing else is."""
        for (seat, _), number in self.late.items():
            self.counts.fault("view of nothing", f"{self.id} seat {seat}: number {number} of {self.table.told}")
        for key, number in self.accepted.items():
            if self.done.get(key) is None:
                self.counts.fault("lost", f"{self.id}: {key} {self.sent[key]} was acknowledged as {number}")
            elif self.done[key] != number:
                self.counts.fault("out of order", f"{self.id}: {key} told as {number}, is {self.done[key]}")
        for key in self.refused & self.done.keys():
            self.counts.fault("refused but done", f"{self.id}: {key} {self.sent[key]}")
        times = Counter(row.data["key"] for row in self.log if row.data.get("key") is not None)
        for key, count in times.items():
            if count > 1:
                self.counts.fault("doubled", f"{self.id}: {key} {count} times")
        self.counts.of["entries of logs"] += len(self.log)
        self.counts.of["acknowledged"] += len(self.accepted)
        self.counts.of["tables looked at"] += 1

    # -- one entry, one moment ---------------------------------------------------------------------------------------

    def _check(self, table: Table, entry: Entry) -> None:
        """Whether somebody asked for an entry."""
        if not isinstance(entry, USUAL):
            self.counts.fault("unasked", f"{self.id}: {entry}")
            return
        key: str | None = getattr(entry, "key", None)
        if key is not None:
            asked = self.sent.get(key)
            text: Any = getattr(entry, "move", getattr(entry, "text", ""))
            if asked is None or (asked.seat, asked.text) != (getattr(entry, "seat", None), text):
                self.counts.fault("not what was asked", f"{self.id}: {entry}, asked {asked}")
        elif isinstance(entry, entries.Decided):
            if not table.seats[entry.seat].is_played_by_a_bot:
                self.counts.fault("unasked", f"{self.id}: {entry}")
            self.counts.of["moves of bots"] += 1

    def _compare(self, table: Table, views: list[tuple[int | None, bytes]]) -> None:
        if not views or table.match is None:
            return
        frames, made = PlayFrames(table), dict[tuple[int | None, int], bytes]()
        for seat, shown in views:
            place = (seat, FACTS.decode(shown).log_from)
            if place not in made:
                made[place] = encode(frames.of(*place))
            if made[place] != shown:
                self._tell_difference(seat, shown, made[place])
            self.looked_at += 1
            self.counts.of["views compared"] += 1
            if seat is not None and self.looked_at % DEALT_ANEW == 0:
                self._deal_anew(table, seat)

    def _deal_anew(self, table: Table, seat: int) -> None:
        """What a seat may not know is another: it must be shown the same."""
        assert table.match is not None
        match, twin = table.match, table.match.redeal(seat, self.looked_at)
        if (twin.view(seat), twin.legal(seat)) != (match.view(seat), match.legal(seat)):
            self.counts.fault("leak", f"{self.id} seat {seat} at {table.told}: a view tells what is hidden")
        self.counts.of["views of games dealt anew"] += 1

    def _tell_difference(self, seat: int | None, shown: bytes, right: bytes) -> None:
        one, two = msgspec.json.decode(shown), msgspec.json.decode(right)
        apart = {
            name: (one.get(name), two.get(name)) for name in one.keys() | two.keys() if one.get(name) != two.get(name)
        }
        self.counts.fault("view", f"{self.id} seat {seat} at {two['seq']}: {str(apart)[:1_500]}")
