"""A table: what follows from its log, entry by entry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import signoria
from signoria.core.game import Game
from signoria.core.play.fair_deal import NO_NONCE, Deal
from signoria.core.play.lessons import Lesson, LessonStep, lessons_in
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move
from signoria.core.text.words import seat_letter
from signoria.server.protocol.facts import FAMILIES, Admission, Ending, Status
from signoria.server.tables import entries
from signoria.server.tables.charter import Asked, Charter
from signoria.server.tables.chat import TableChat, author_of
from signoria.server.tables.door import Door
from signoria.server.tables.entries import Entry
from signoria.server.tables.journal import Journal, Lines
from signoria.server.tables.names import BOT, NOBODY
from signoria.server.tables.seat import Seat


@dataclass
class Table:
    """A table after `seq` entries of its log."""

    charter: Charter
    seq: int = 0
    status: Status = "waiting"
    match: Match | None = None
    chat: TableChat = field(default_factory=TableChat)
    rematch: str | None = None
    keys: dict[tuple[str, str], int] = field(default_factory=dict)
    """The entries made by requests that had a key, by who asked and the key."""
    admission: Admission = "open"
    one_device: bool = False
    """Whether one guest may hold several seats."""
    hints: bool = False
    """Whether hints are allowed."""
    door: Door = field(default_factory=Door)
    ending: set[int] = field(default_factory=set)
    """The seats that agree to end the game now."""
    ended: Ending | None = None
    """Why the game was broken off."""
    taught: tuple[str, str] | None = None
    """The lesson this table is for, and its script."""

    def __post_init__(self) -> None:
        self.game: Game = signoria.game(self.charter.game)
        self.seats = [Seat(FAMILIES[number]) for number in range(self.charter.seats)]
        self.asked = [Asked() for _ in self.seats]
        self._journal = Journal(len(self.seats))
        self._lines = Lines(len(self.seats))
        self._legal: dict[int, tuple[Move, ...]] = {}
        self._view: Mapping[str, Any] | None = None
        self.lesson: Lesson | None = None

    # -- what is asked -----------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.charter.id

    def names(self) -> list[str]:
        """What the lobby shows of the seats: a bot is known by its level there."""
        return [seat.name or (f"{BOT}{seat.level}" if seat.level else "") for seat in self.seats]

    def seat_of_hash(self, token_hash: str) -> int | None:
        """The seat that a token opens."""
        for number, seat in enumerate(self.seats):
            if seat.token_hash == token_hash and seat.holder == "person":
                return number
        return None

    def legal(self, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat now; asked again, the same."""
        if self.match is None or self.status == "ended":
            return ()
        if seat not in self._legal:
            legal, step = self.match.legal(seat), self.lesson_step()
            self._legal[seat] = legal if step is None else tuple(move for move in legal if step.asks(seat, move.text))
        return self._legal[seat]

    def view(self) -> Mapping[str, Any]:
        """What everybody sees of the running game; asked again, the same."""
        assert self.match is not None
        if self._view is None:
            self._view = self.match.view(None)
        return self._view

    def journal(self) -> Journal:
        """What everybody has been told, up to now."""
        if self.match is not None:
            self._journal.catch_up(self.match, self.view())
        return self._journal

    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game was broken off or the table closed."""
        return () if self.match is None or self.status != "playing" else tuple(self.match.to_act)

    def lesson_step(self) -> LessonStep | None:
        """The step of its lesson that the game is at; None without a lesson, or once the learner plays on alone."""
        if self.lesson is None or self.match is None or self.match.decided >= len(self.lesson.steps):
            return None
        return self.lesson.steps[self.match.decided]

    def seats_for_bots(self) -> list[int]:
        """The seats that may act now and that a bot plays; in a lesson bots wait until the learner has read."""
        if self.lesson is not None and (self.lesson_step() is not None or not self.lesson.alone):
            return []
        return [seat for seat in self.waiting() if self.seats[seat].is_played_by_a_bot]

    def seats_of_guest(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def author(self, seat: int | None, guest: str | None) -> str:
        """Who speaks in the chat: for a seat whoever holds it, on whatever device."""
        return author_of(self.id, guest if seat is None else self.seats[seat].guest)

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == "person"]

    def players(self) -> list[int]:
        """The seats whose people have not resigned."""
        return [number for number in self.people() if not self.seats[number].resigned]

    # -- what happens ------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry, at: float) -> None:
        """Let an entry happen; it was checked before it was written."""
        self._happen(entry, at)
        self.seq += 1
        key = getattr(entry, "key", None)
        if key is not None:
            self.keys[who_asked(entry), key] = self.seq

    def _happen(self, entry: Entry, at: float) -> None:
        match entry:
            case entries.Decided() | entries.Undone():
                self._play(entry)
            case entries.Hinted():
                self.seats[entry.seat].hints += 1
                self.asked[entry.seat].hinted = self.asked[entry.seat].question
            case entries.Taught():
                self.teach(entry.lesson, entry.script)
            case entries.Spoke():
                author = self.author(entry.seat, entry.guest)
                self.chat.add(at, author, entry.seat, entry.name, entry.text)
            case entries.Removed():
                self.chat.remove(entry.line)
            case entries.Muted():
                self.chat.mute(entry.author, entry.muted)
            case entries.Allowed():
                self.chat.allowed = entry.who
            case entries.Arranged():
                self.admission, self.one_device, self.hints = entry.admission, entry.one_device, entry.hints
            case entries.SeatAsked() | entries.Withdrew() | entries.Admitted() | entries.KeptOut():
                self.door.apply(entry, self.seq + 1)
            case entries.Reserved():
                self.seats[entry.seat] = Seat(entry.family, name=entry.name, reserved=entry.guest)
            case entries.Sat():
                self._sit(entry)
            case entries.BotSat():
                self.seats[entry.seat] = Seat(entry.family, "bot", level=entry.level)
            case entries.Left():
                self._leave(entry)
            case entries.Started():
                self._start()
            case entries.Relieved():
                self.seats[entry.seat].level = entry.level
            case entries.Returned():
                self.seats[entry.seat].level = None
            case entries.Resigned():
                self._resign(entry)
            case entries.EndWished():
                wish = {entry.seat, *self.seats_of_guest(self.seats[entry.seat].guest or "")} & set(self.players())
                self.ending = self.ending | wish if entry.agrees else self.ending - wish
            case entries.Ended():
                self._end(entry.why)
            case entries.Rematched():
                self.rematch = entry.table
            case entries.Passed():
                self._pass(entry)
            case entries.Forgotten():
                self._forget(entry)
            case entries.Closed():
                self.status = "closed"

    def teach(self, name: str, script: str) -> None:
        """The table is for a lesson; one that has changed since is no longer followed."""
        lesson = lessons_in(self.game.kit.folder).get(name)
        self.taught = (name, script) if name else None
        self.lesson = lesson if lesson is not None and lesson.script == script else None

    def _sit(self, entry: entries.Sat) -> None:
        reserved = self.seats[entry.seat].reserved
        self.seats[entry.seat] = Seat(
            entry.family, "person", entry.guest, entry.name, entry.token_hash, entry.nonce, reserved=reserved
        )

    def _leave(self, entry: entries.Left) -> None:
        left = self.seats[entry.seat]
        freed = [entry.seat]
        if entry.sent_away and left.guest is not None:
            self.door.keep_out(left.guest, left.name, self.seq + 1)
            freed = self.seats_of_guest(left.guest)
        for number in freed:
            self.seats[number] = Seat(self.seats[number].family)

    def _pass(self, entry: entries.Passed) -> None:
        """What was a guest's is another's from now on."""
        for seat in self.seats:
            seat.guest = entry.to if seat.guest == entry.guest else seat.guest
            seat.reserved = entry.to if seat.reserved == entry.guest else seat.reserved
        if self.charter.host == entry.guest:
            self.charter = replace(self.charter, host=entry.to)
        self.door.hand_over(entry.guest, entry.to)
        self.chat.hand_over(author_of(self.id, entry.guest), author_of(self.id, entry.to))

    def _forget(self, entry: entries.Forgotten) -> None:
        """The game stays for the others, without the name."""
        for seat in self.seats:
            if seat.name and (seat.guest in entry.guests or seat.reserved in entry.guests):
                seat.name = NOBODY
        self.door.forget(entry.guests)
        for guest in entry.guests:
            self.chat.forget(author_of(self.id, guest), NOBODY)
        if self.match is not None:
            self.match.names = tuple(self.name_of(number) for number in range(len(self.seats)))

    def _start(self) -> None:
        deal = Deal(self.charter.secret, tuple(seat.nonce or NO_NONCE for seat in self.seats))
        options: dict[str, Any] = dict(self.charter.options)
        if self.taught is not None and self.charter.position is not None:
            self.match = self.game.from_position(self.charter.position)
        elif self.charter.position is None:
            self.match = self.game.start_deal(deal, len(self.seats), **options)
        else:
            self.match = self.game.resume_deal(deal, self.charter.position)
        self.match.names = tuple(self.name_of(number) for number in range(len(self.seats)))
        self.match.keep_parts()
        self.status = "playing"
        self._note_what_changed(frozenset(), None)

    def _resign(self, entry: entries.Resigned) -> None:
        seat = self.seats[entry.seat]
        seat.level, seat.resigned = entry.level, True
        self.ending.discard(entry.seat)
        if not self.players():
            self._end("resigned")

    def _end(self, why: Ending) -> None:
        self.status, self.ended = "ended", why
        self.ending.clear()

    def name_of(self, number: int) -> str:
        """What a seat is called in a record."""
        seat = self.seats[number]
        return seat.name or f"{(seat.level or 'bot').capitalize()} {seat_letter(number)}"

    def _play(self, entry: entries.Decided | entries.Undone) -> None:
        assert self.match is not None
        before = frozenset(self.match.to_act)
        if isinstance(entry, entries.Decided):
            self.match.play(entry.seat, entry.move)
        else:
            self.match.undo(entry.seat)
            self._journal.forget()
            self._lines.forget()
        self._note_what_changed(before, entry.seat)
        if self.match.over:
            self.status = "over"

    def _note_what_changed(self, before: frozenset[int], actor: int | None) -> None:
        """A question stands as long as its seat has not acted, whatever the others choose meanwhile."""
        assert self.match is not None
        now = self.seq + 1
        for seat in self.match.to_act:
            if seat == actor or seat not in before:
                self.asked[seat].question = now
        if actor is not None:
            self.asked[actor].deed = now
        for seat, known in enumerate(self._lines.catch_up(self.match)):
            asked = self.asked[seat]
            asked.known = known if actor in (None, seat) else min(asked.known, known)
        self._legal.clear()
        self._view = None


def who_asked(entry: Entry) -> str:
    """Who made a request with a key: a seat, or a guest who holds none."""
    seat = getattr(entry, "seat", None)
    return f"guest {getattr(entry, 'guest', None)}" if seat is None else f"seat {seat}"
