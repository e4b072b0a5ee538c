"""A table: what follows from its log, entry by entry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

import signoria
from signoria.core.game import Game
from signoria.core.play.fair_deal import NO_NONCE, Deal
from signoria.core.play.going_back import gone_back
from signoria.core.play.lessons import Lesson, LessonStep, lessons_in
from signoria.core.play.match import Match
from signoria.core.play.plans import Plan, lot_of
from signoria.core.rules.moves import Move
from signoria.server.protocol.facts import Ending, Status
from signoria.server.tables import entries
from signoria.server.tables.charter import Asked, TakeBack
from signoria.server.tables.clocks import TIMED, Clocks
from signoria.server.tables.company import Company
from signoria.server.tables.encoded import ENCODER, EncodedView
from signoria.server.tables.entries import Entry
from signoria.server.tables.journal import Journal, Lines
from signoria.server.tables.plans import Plans
from signoria.server.tables.seat import Seat


@dataclass
class Table(Company):
    """A table after `seq` entries of its log."""

    seq: int = 0
    status: Status = "waiting"
    match: Match | None = None
    rematch: str | None = None
    keys: dict[tuple[str, str], int] = field(default_factory=dict)
    """The entries made by requests that had a key, by who asked and the key."""
    ending: set[int] = field(default_factory=set)
    """The seats that agree to end the game now."""
    left: list[int] = field(default_factory=list)
    """The seats that have resigned, or lost by the clock, in this order."""
    ended: Ending | None = None
    """Why the game was broken off."""
    back: TakeBack | None = None
    """What somebody asks to take back."""
    plans: Plans = field(default_factory=Plans)
    clocks: Clocks | None = None
    """Of a game that is timed."""
    taught: tuple[str, str] | None = None
    """The lesson this table is for, and its script."""

    def __post_init__(self) -> None:
        self.game: Game = signoria.game(self.charter.game)
        self.sit_nobody()
        self.asked = [Asked() for _ in self.seats]
        self._journal = Journal(len(self.seats))
        self._lines = Lines(len(self.seats))
        self._legal: dict[int, tuple[Move, ...]] = {}
        self._view: Mapping[str, Any] | None = None
        self.encoded_view = EncodedView()
        self._own: dict[int, tuple[Mapping[str, Any], msgspec.Raw]] = {}
        self.lesson: Lesson | None = None

    # -- what is asked -----------------------------------------------------------------------------------------------

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

    def own_view(self, seat: int) -> tuple[Mapping[str, Any], msgspec.Raw]:
        """What only a seat sees on top of it, and the same encoded: mostly it has not changed since the last time."""
        assert self.match is not None
        own = self.match.own_view(seat)
        kept = self._own.get(seat)
        if kept is None or kept[0] is not own:
            kept = self._own[seat] = own, msgspec.Raw(ENCODER.encode(own))
        return kept

    def journal(self) -> Journal:
        """What everybody has been told, up to now."""
        if self.match is not None and self._journal.told != self.match.told_count:
            self._journal.catch_up(self.match, self.view())
        return self._journal

    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game was broken off or the table closed."""
        return () if self.match is None or self.status != "playing" else tuple(self.match.to_act)

    def timed(self) -> list[int]:
        """The seats whose time runs: people whom the game waits for."""
        return [seat for seat in self.waiting() if not self.seats[seat].is_played_by_a_bot]

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

    # -- what happens ------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry, at: float) -> None:
        """Let an entry happen; it was checked before it was written."""
        by_bot = isinstance(entry, entries.Decided) and self.seats[entry.seat].is_played_by_a_bot
        self._happen(entry, at)
        if self.clocks is not None and isinstance(entry, TIMED):
            self.clocks.follow(entry, at, self.timed(), by_bot=by_bot)
        self.seq += 1
        self.told += not isinstance(entry, entries.PRIVATE)
        key = getattr(entry, "key", None)
        if key is not None:
            self.keys[entries.who_asked(entry), key] = self.told

    def _happen(self, entry: Entry, at: float) -> None:
        match entry:
            case entries.Decided() | entries.Undone():
                self._play(entry)
            case entries.Hinted():
                self.seats[entry.seat].hints += 1
                self.asked[entry.seat].hinted = self.asked[entry.seat].question
            case entries.BackAsked():
                self.back = TakeBack(entry.seat, entry.decided, entry.revealed)
            case entries.BackGranted():
                if self.back is not None:
                    self.back.granted.append(entry.seat)
            case entries.BackDropped():
                self.back = None
            case entries.TakenBack():
                self._take_back(entry)
            case entries.Planned():
                self._plan(entry)
            case entries.Unplanned():
                self.plans.drop(entry.seat)
            case entries.Taught():
                self.teach(entry.lesson, entry.script)
            case entries.Started():
                self._start()
            case entries.Relieved():
                self.seats[entry.seat].level = entry.level
                self.plans.drop(entry.seat)
            case entries.Returned():
                self.seats[entry.seat].level = None
            case entries.Resigned():
                self._resign(entry)
            case entries.TimeEnded():
                self._run_out(entry)
            case entries.EndWished():
                wish = {entry.seat, *self.seats_of_guest(self.seats[entry.seat].guest or "")} & set(self.players())
                self.ending = self.ending | wish if entry.agrees else self.ending - wish
            case entries.Ended():
                self._end(entry.why)
            case entries.Rematched():
                self.rematch = entry.table
            case entries.Closed():
                self.status = "closed"
            case _:
                self.meet(entry, at)
                if self.match is not None and isinstance(entry, entries.Forgotten | entries.Renamed):
                    self.match.names = self.names_in_records()

    def teach(self, name: str, script: str) -> None:
        """The table is for a lesson; one that has changed since is no longer followed."""
        lesson = lessons_in(self.game.kit.folder).get(name)
        self.taught = (name, script) if name else None
        self.lesson = lesson if lesson is not None and lesson.script == script else None

    def _start(self) -> None:
        deal = Deal(self.charter.secret, tuple(seat.nonce or NO_NONCE for seat in self.seats))
        options: dict[str, Any] = dict(self.charter.options)
        if self.taught is not None and self.charter.position is not None:
            self.match = self.game.from_position(self.charter.position)
        elif self.charter.position is None:
            self.match = self.game.start_deal(deal, len(self.seats), **options)
        else:
            self.match = self.game.resume_deal(deal, self.charter.position)
        self.match.names = self.names_in_records()
        self.match.keep_parts()
        self.status = "playing"
        self.clocks = Clocks.begin(self.clock, len(self.seats))
        self._note_what_changed(frozenset(), None)

    def _run_out(self, entry: entries.TimeEnded) -> None:
        if entry.then == "lose":
            self._resign(entry)
        elif entry.then != "wait":
            seat = self.seats[entry.seat]
            seat.level, seat.until_move = entry.level, entry.then == "move"
            self.plans.drop(entry.seat)

    def _resign(self, entry: entries.Resigned | entries.TimeEnded) -> None:
        seat = self.seats[entry.seat]
        seat.level, seat.resigned = entry.level, True
        self.left.append(entry.seat)
        self.ending.discard(entry.seat)
        self.plans.drop(entry.seat)
        if not self.players():
            self._end("resigned")

    def _end(self, why: Ending) -> None:
        self.status, self.ended = "ended", why
        self.ending.clear()
        self.plans.clear()
        self.back = None

    def _play(self, entry: entries.Decided | entries.Undone) -> None:
        assert self.match is not None
        before = frozenset(self.match.to_act)
        if isinstance(entry, entries.Decided):
            self._play_move(self.match, entry.seat, entry.move)
            self.plans.decided(entry.seat)
            self._end_one_move(self.seats[entry.seat])
        else:
            self.match.undo(entry.seat)
            self.plans.drop(entry.seat)
            self._journal.forget()
            self._lines.forget()
        self._note_what_changed(before, entry.seat)
        if self.match.over:
            self.status = "over"
            self.plans.clear()
            self.back = None

    def _play_move(self, match: Match, seat: int, text: str) -> None:
        """What has just been listed need not be looked at again."""
        listed = [move for move in self._legal.get(seat, ()) if move.text == text]
        match.play_listed(seat, listed[0]) if listed else match.play(seat, text)

    def _end_one_move(self, seat: Seat) -> None:
        """A bot that made the one move for which there was no time gives the seat back."""
        if seat.until_move:
            seat.level, seat.until_move = None, False

    def _take_back(self, entry: entries.TakenBack) -> None:
        assert self.match is not None
        self.match = gone_back(self.match, entry.decided)
        self.match.names = self.names_in_records()
        self.match.keep_parts()
        self.seats[entry.of].taken_back += 1
        self.back = None
        self.plans.clear()
        self._journal.forget()
        self._lines.forget()
        self._note_what_changed(frozenset(), None)

    def _note_what_changed(self, before: frozenset[int], actor: int | None) -> None:
        """A question stands as long as its seat has not acted, whatever the others choose meanwhile."""
        assert self.match is not None
        now = self.told + 1
        for seat in self.match.to_act:
            if seat == actor or seat not in before:
                self.asked[seat].question = now
            if seat not in before:
                self.asked[seat].turn = now
        if actor is not None:
            self.asked[actor].deed = now
        for seat, known in enumerate(self._lines.catch_up(self.match)):
            asked = self.asked[seat]
            asked.known = known if actor in (None, seat) else min(asked.known, known)
        self._legal.clear()
        self._view = None
        self._follow_plans()

    def _plan(self, entry: entries.Planned) -> None:
        assert self.match is not None
        lot = None if entry.what == "choice" else lot_of(self.game.kit.auctions, self.view())
        told = self.match.told_count
        self.plans.make(
            entry.seat,
            Plan(entry.what, entry.limit, entry.beyond, entry.move, entry.data, entry.anyway, lot, told),
        )
        self._follow_plans()

    def _follow_plans(self) -> None:
        if self.match is not None and self.plans.of:
            self.plans.follow(self.match, self.view, self.legal)
