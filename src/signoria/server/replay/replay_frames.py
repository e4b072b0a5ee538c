"""Frames of a replay: what is told of a game, as bytes, to whichever eyes look at it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from signoria.bots import BY_NETWORK
from signoria.core.play.match import Match
from signoria.core.play.playing import Decision
from signoria.core.play.replays import Replay
from signoria.core.rules.journal import EVERYBODY
from signoria.core.text.message_refs import phrased
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.replay_facts import MadeMove, ReplayFacts, ReplaySeat, StepFacts
from signoria.server.replay.course import course_facts
from signoria.server.replay.reasons import reason_told
from signoria.server.tables.encoded import event_facts
from signoria.server.tables.frames import outcome_facts

ENCODER = msgspec.json.Encoder()
SPECTATOR = "spectator"
ALL = "all"


class ReplayFrames:
    """One game with its replay; whoever makes it has checked that everybody may see all of it."""

    def __init__(self, id: str, match: Match, seats: list[ReplaySeat], uploaded: str | None = None) -> None:
        self.id = id
        self.seats = seats
        self.is_uploaded = uploaded is not None
        self.record = match.record() if uploaded is None else uploaded
        self.replay = Replay(match)
        self.game = match.game
        self.facts = ENCODER.encode(self._facts(match))

    def _facts(self, match: Match) -> ReplayFacts:
        return ReplayFacts(
            id=self.id,
            game=self.game.name,
            options=dict(match.options),
            seats=self.seats,
            steps=self.replay.steps,
            moves=[self._move(step, decision) for step, decision in enumerate(self.replay.decisions)],
            outcome=outcome_facts(match),
            is_whole=match.over,
            from_position=match.start_position is not None,
            origin="upload" if self.is_uploaded else "table",
            table=None if self.is_uploaded else self.id,
        )

    def _move(self, step: int, decision: Decision) -> MadeMove:
        """A decision, in the words of who made it then."""
        return self._described(step, decision.seat, decision.action)

    def _described(self, step: int, seat: int, action: int) -> MadeMove:
        before = self.replay.at(step)
        view = {**before.view(None), **before.own_view(seat)}
        move = self.game.book.describe(before.state, seat, action)
        data = dict(move.data)
        return MadeMove(seat, move.text, data, phrased(self.game, view, data))

    def other_move(self, step: int, action: int) -> bytes:
        """What could have been done in place of a decision."""
        if step >= self.replay.steps:
            raise Refused("refused-no-such-step", status=422, last=self.replay.steps - 1)
        seat = self.replay.decisions[step].seat
        if action not in (move.id for move in self.replay.at(step).legal(seat)):
            raise Refused("refused-no-such-choice", status=422)
        return ENCODER.encode(self._described(step, seat, action))

    @cached_property
    def course(self) -> bytes:
        """The whole game for the rules in a browser."""
        return ENCODER.encode(course_facts(self.replay))

    def steps(self, first: int, stop: int, eyes: str) -> bytes:
        """The game after each of some steps."""
        lines = self._lines(eyes)
        return ENCODER.encode([self._step(step, eyes, lines[step]) for step in range(first, min(stop, len(lines)))])

    def _step(self, step: int, eyes: str, lines: int) -> StepFacts:
        match = self.replay.at(step)
        owns = {str(seat): _raw(match.own_view(seat)) for seat in self._seats_of(eyes)}
        return StepFacts(step, _raw(match.view(None)), owns, list(match.to_act), lines)

    def log(self, eyes: str) -> bytes:
        """Every line of the log."""
        heard = {EVERYBODY, *self._seats_of(eyes)}
        return ENCODER.encode([event for to, event in self._events if to in heard])

    def reason(self, line: int, eyes: str) -> bytes:
        """Why what a line of the log tells was done; null where no reason is given for it."""
        heard = {EVERYBODY, *self._seats_of(eyes)}
        told = [number for number, (to, _) in enumerate(self._events) if to in heard]
        if line >= len(told):
            raise Refused("refused-from-the-future", status=422)
        public = [number for number, (to, _) in enumerate(self._events) if to == EVERYBODY]
        is_public = told[line] in public
        if not is_public:
            return ENCODER.encode(None)
        networks = {seat.seat for seat in self.seats if seat.level in BY_NETWORK}
        return ENCODER.encode(reason_told(self.replay, None, public.index(told[line]), networks, is_open=True))

    @cached_property
    def _events(self) -> list[tuple[int, msgspec.Raw]]:
        last = self.replay.at(self.replay.steps)
        view = last.view(None)
        return [(to, _raw(event_facts(self.game, event, view))) for to, event in last.told()]

    def _lines(self, eyes: str) -> list[int]:
        if eyes == ALL:
            return self.replay.lines_of_all()
        return self.replay.lines(next(iter(self._seats_of(eyes)), None))

    def _seats_of(self, eyes: str) -> range:
        """The seats whose own knowledge these eyes have."""
        if eyes == SPECTATOR:
            return range(0)
        if eyes == ALL:
            return range(len(self.seats))
        seat = int(eyes)
        if seat >= len(self.seats):
            raise Refused("refused-no-such-seat", status=404)
        return range(seat, seat + 1)


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(value))
