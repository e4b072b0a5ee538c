"""A table in memory: who is connected to it, and what they are sent when it changes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from signoria.core.play.replays import Replay
from signoria.server.live.listener import Listener
from signoria.server.live.missed import Missed
from signoria.server.protocol.to_page import Door, OwnNote, RemovedLine, ToPage, Welcome
from signoria.server.store.rows import AtProcess, Connected
from signoria.server.tables import entries
from signoria.server.tables.admission import standing
from signoria.server.tables.clocks import TIMED
from signoria.server.tables.entries import Entry
from signoria.server.tables.frames import Attendance, PlayFrames, chat, chat_since, clocks, encode, seating
from signoria.server.tables.table import Table
from signoria.server.tables.timing import is_out_of_time, takes_days

Ask = Callable[[Table], Entry | None]
"""Checks what is asked of a table and gives the entry to write; None if there is nothing to do any more."""
Told = Callable[[int | None], None]
"""Is told a change's number as soon as everybody has been shown it."""
Change = Callable[["LiveTable", Ask], Coroutine[Any, Any, int | None]]
"""Checks, writes, and only then tells everybody; the entry's number, None if there was nothing to do."""
AT_THE_DOOR = (entries.Arranged, entries.SeatAsked, entries.Withdrew, entries.Admitted, entries.KeptOut)
"""What changes who may sit down."""


@dataclass(eq=False)
class LiveTable:
    """A table and everybody connected to it; `lock` is held while it changes or is shown."""

    table: Table
    clock: Callable[[], float]
    away_after: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    bots: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    planned: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    """What will make the moves that seats have planned."""
    agreed: dict[int, set[int]] = field(default_factory=dict)
    """The seats that agree to a stand-in, by the seat it is for; only those who are connected here."""
    elsewhere: list[AtProcess] = field(default_factory=list)
    """Who is connected at other processes."""
    told: AtProcess | None = None
    """What the other processes know of us."""
    replay: Replay | None = None
    """What the table's game looked like before, once somebody has asked."""
    snapshot_told: int = 0
    """How many entries everybody could know of when the last snapshot was made."""
    used: float = 0.0
    missed: dict[int, Missed] = field(default_factory=dict)
    """The seats for which a game without a clock waits, and whose people are not there."""
    is_apart: bool = False
    """Whether something happened here that is not in the log, which cannot be read either."""

    def __post_init__(self) -> None:
        self.used = self.clock()
        self.gone_since = dict.fromkeys(range(len(self.table.seats)), self.used)
        self._there: set[int] = set()
        self._shown_seating = b""
        self._host_seen = self.used
        self._was_host_here = False
        self.bot_keys = [secrets.token_hex(8) for _ in self.table.seats]
        """By these a worker knows a seat again that it thought for before; they say nothing else."""

    # -- who is there ------------------------------------------------------------------------------------------------

    def present(self) -> set[int]:
        """The seats whose people are connected, if only with the eyes of another on the same device."""
        everybody = self._everybody()
        guests = {who.guest for who in everybody if who.guest is not None}
        seats = {who.seat for who in everybody if who.seat is not None}
        return seats | {seat for seat in self.table.people() if self.table.seats[seat].guest in guests}

    def away(self) -> set[int]:
        """People who have been gone so long that a bot may stand in for them; in a game over days, until their time
        has ended."""
        now, present = self.clock(), self.present()
        gone = {seat for seat in self.table.people() if seat not in present}
        if self.table.status == "playing" and takes_days(self.table):
            seats = self.table.seats
            return {seat for seat in gone if is_out_of_time(self.table, seat) or seats[seat].is_played_by_a_bot}
        return {seat for seat in gone if now - self.gone_since[seat] >= self.away_after}

    def until_somebody_is_away(self) -> float | None:
        """Seconds until the next who is not there may count as away; None if all are there, or away already."""
        gone = [self.gone_since[seat] for seat in set(self.table.people()) - self.present() - self.away()]
        gone += [self._host_seen] * self.is_host_missed()
        return max(min(1.0, self.away_after), min(gone) + self.away_after - self.clock()) if gone else None

    def is_host_away(self) -> bool:
        """Whether who opened the table has been gone so long that others may start; they may hold no seat."""
        host = self.table.charter.host
        if seats := self.table.seats_of_guest(host):
            return self.away() >= set(seats)
        return not self._is_host_here() and self.clock() - self._host_seen >= self.away_after

    def is_host_missed(self) -> bool:
        """Whether a table that waits may have to be started by others before long."""
        return self.table.status == "waiting" and not self._is_host_here() and not self.is_host_away()

    def _is_host_here(self) -> bool:
        return any(who.guest == self.table.charter.host for who in self._everybody())

    def attendance(self) -> Attendance:
        spectators = [who for who in self._everybody() if who.seat is None and not self._is_seated(who)]
        agreed = {seat: self.all_agreed(seat) for seat in range(len(self.table.seats))}
        return Attendance(self.present(), self.away(), agreed, len(spectators), self.is_host_away())

    def guests_there(self) -> set[str]:
        """The guests who have a page open at the table, and those whose seats are looked at from one."""
        everybody, seats = self._everybody(), self.table.seats
        looking = {seats[who.seat].guest for who in everybody if who.seat is not None}
        return {guest for guest in (*looking, *(who.guest for who in everybody)) if guest is not None}

    def is_watched_by(self, guest: str) -> bool:
        """Whether a guest has a page open at the table."""
        return any(who.guest == guest for who in self._everybody())

    def all_agreed(self, seat: int) -> set[int]:
        """The seats that agree to a stand-in for a seat, at all processes."""
        there = {who for at in self.elsewhere for agreed_on, seats in at.agreed if agreed_on == seat for who in seats}
        return there | self.agreed.get(seat, set())

    def _is_seated(self, who: Listener | Connected) -> bool:
        return who.guest is not None and bool(self.table.seats_of_guest(who.guest))

    def _everybody(self) -> list[Listener | Connected]:
        """Who is connected, here or at another process."""
        return [*self._greeted(), *(who for at in self.elsewhere for who in at.connected)]

    def at_this_process(self) -> AtProcess | None:
        """Who is connected here, for other processes; None if nobody is."""
        greeted = [Connected(listener.guest, listener.seat) for listener in self._greeted()]
        agreed = tuple((seat, tuple(sorted(seats))) for seat, seats in sorted(self.agreed.items()) if seats)
        by_name = tuple(sorted(greeted, key=lambda who: (who.guest or "", -1 if who.seat is None else who.seat)))
        return AtProcess(by_name, agreed) if greeted else None

    def meet(self, elsewhere: list[AtProcess]) -> bool:
        """Who is connected at other processes now; whether that is new."""
        if elsewhere == self.elsewhere:
            return False
        self.elsewhere = elsewhere
        self.note_who_is_there()
        return True

    def note_who_is_there(self) -> None:
        """Somebody has come or gone: since when are seats empty, and who came back after all."""
        present = self.present()
        self.gone_since.update(dict.fromkeys(self._there - present, self.clock()))
        for seat in present:
            self.agreed.pop(seat, None)
        self._there = present
        if self._was_host_here:
            self._host_seen = self.clock()
        self._was_host_here = self._is_host_here()

    # -- what they are sent ------------------------------------------------------------------------------------------

    def marks(self) -> list[int]:
        """How much of the log everybody has, before a change."""
        return self.table.journal().lengths() if self.listeners else []

    def show_all(self, listener: Listener) -> None:
        """Everything from the beginning, after hello."""
        is_host = listener.guest is not None and listener.guest == self.table.charter.host
        listener.push(encode(Welcome(listener.seat, is_host, self._author(listener))))
        listener.push(encode(seating(self.table, self.attendance())))
        if self.table.status == "waiting":
            self._show_door(listener)
        listener.push(encode(chat(self.table)))
        if self.table.match is not None:
            listener.push(encode(PlayFrames(self.table).first(listener.seat)))
        if (now := clocks(self.table, self.clock())) is not None:
            listener.push(encode(now))
        if listener.seat is not None and self.table.seats[listener.seat].note:
            listener.push(encode(OwnNote(self.table.seats[listener.seat].note)))

    def _author(self, listener: Listener) -> str | None:
        if listener.seat is None and listener.guest is None:
            return None
        return self.table.author(listener.seat, listener.guest)

    def _show_door(self, listener: Listener) -> None:
        listener.push(encode(Door(standing(self.table, listener.guest))))

    def show_all_again(self) -> None:
        """Everything to everybody, after the table was read anew."""
        self._close_eyes()
        self._shown_seating = b""
        for listener in self._greeted():
            self.show_all(listener)

    def _close_eyes(self) -> list[Listener]:
        """Who looked with the eyes of a seat that is no longer theirs is a spectator from now on."""
        seats = self.table.seats
        lost = [
            listener
            for listener in self.listeners
            if listener.seat is not None and seats[listener.seat].token_hash != listener.token_hash
        ]
        for listener in lost:
            listener.seat, listener.token_hash = None, ""
        return lost

    def show_seating(self, but: Listener | None = None) -> None:
        """Who is there, to everybody but one who has been told; nothing if all have been told just that before."""
        frame = encode(seating(self.table, self.attendance()))
        if frame != self._shown_seating:
            self._shown_seating = frame
            for listener in self._greeted():
                if listener is not but:
                    listener.push(frame)

    def show_change(self, entry: Entry, marks: list[int]) -> None:
        """What an entry has changed, to everybody."""
        if isinstance(entry, entries.Relieved | entries.TimeEnded):
            self.agreed.pop(entry.seat, None)
        if not self.listeners:
            return
        if isinstance(entry, entries.Decided) and self.table.status == "playing" and self.table.clocks is None:
            self._show_play(marks)  # what is nearly always shown
            return
        if isinstance(entry, entries.Noted):
            self._show_seat(entry.seat, OwnNote(entry.text))
            return
        if isinstance(entry, entries.PRIVATE):
            self._show_own_play(entry.seat)
            return
        if isinstance(entry, entries.Spoke):
            self._send_all(chat_since(self.table, self.table.chat.said - 1))
            return
        if isinstance(entry, entries.Removed):
            self._send_all(RemovedLine(entry.line))
            return
        if isinstance(entry, entries.Forgotten | entries.Renamed):
            self.show_all_again()
            return
        if isinstance(entry, entries.Left):
            for listener in self._close_eyes():
                self.show_all(listener)
        if isinstance(entry, AT_THE_DOOR) or (isinstance(entry, entries.Left) and entry.sent_away):
            for listener in self._greeted():
                self._show_door(listener)
        is_played = isinstance(entry, entries.Decided | entries.Undone | entries.TakenBack)
        is_timed = self.table.clocks is not None and isinstance(entry, TIMED)
        if not is_played or is_timed or self.table.status == "over" or isinstance(entry, entries.TakenBack):
            self.show_seating()
        is_ended = self.table.status == "ended" and isinstance(
            entry, entries.Ended | entries.Resigned | entries.TimeEnded
        )
        if is_played or is_ended or isinstance(entry, entries.Started):
            self._show_play(marks)
        if is_timed and (now := clocks(self.table, self.clock())) is not None:
            self._send_all(now)

    def _show_play(self, marks: list[int]) -> None:
        """The game, to each seat its own; everybody has the log as far as `marks` says."""
        play = PlayFrames(self.table)
        lengths = play.journal.lengths()
        made: dict[int | None, bytes] = {}
        for listener in self._greeted():
            seat = listener.seat
            if seat not in made:
                place = -1 if seat is None else seat
                made[seat] = encode(play.of(seat, min(marks[place], lengths[place])))
            listener.push(made[seat])

    def _show_own_play(self, seat: int) -> None:
        """What only one seat may know of the game has changed: it alone is sent anything."""
        if self.table.match is not None:
            self._show_seat(seat, PlayFrames(self.table).of(seat, len(self.table.journal().of(seat))))

    def _show_seat(self, seat: int, message: ToPage) -> None:
        frame = encode(message)
        for listener in self._greeted():
            if listener.seat == seat:
                listener.push(frame)

    def _send_all(self, message: ToPage) -> None:
        frame = encode(message)
        for listener in self._greeted():
            listener.push(frame)

    def _greeted(self) -> list[Listener]:
        return [listener for listener in self.listeners if listener.is_greeted]
