"""What is sent to a seat: every byte of it is made here, from the table alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from signoria.core.play.fair_deal import commitment_of
from signoria.core.play.match import Match
from signoria.server.protocol.facts import RequestFacts, SeatFacts, TableFacts, TakeBackFacts
from signoria.server.protocol.play_facts import OutcomeFacts
from signoria.server.protocol.to_page import (
    Chat,
    ChatLine,
    ClockFacts,
    ClocksNow,
    EarlierLines,
    EarlierLog,
    Play,
    Seating,
    ToPage,
)
from signoria.server.tables.clocks import DAY, Clocks
from signoria.server.tables.door import Answer
from signoria.server.tables.encoded import ENCODER, sayings
from signoria.server.tables.ending import is_deserted
from signoria.server.tables.planning import PlanningNow
from signoria.server.tables.table import Table
from signoria.server.tables.taking_back import still_to_grant
from signoria.server.tables.timing import is_out_of_time

NOTHING = msgspec.Raw(b"{}")
CHAT_BYTES = 8_192
"""Of lines of chat in one message: those before them are asked for."""
LOG_BYTES = 32_768
"""Of lines of the log in the first message and in one that is asked for."""


class Attendance:
    """Who is there: what a table's log does not say."""

    def __init__(
        self,
        present: Collection[int] = (),
        away: Collection[int] = (),
        agreed: Mapping[int, Collection[int]] | None = None,
        spectators: int = 0,
        host_away: bool = False,
    ) -> None:
        self.present = present
        self.away = away
        self.agreed = agreed or {}
        self.spectators = spectators
        self.host_away = host_away


def encode(message: ToPage) -> bytes:
    """What a text frame says that tells a message."""
    return ENCODER.encode(message)


def seating(table: Table, attendance: Attendance) -> Seating:
    """Who sits where."""
    return Seating(table.told, table_facts(table, attendance))


def table_facts(table: Table, attendance: Attendance) -> TableFacts:
    """The table as everybody may know it."""
    charter = table.charter
    return TableFacts(
        id=charter.id,
        game=charter.game,
        options=dict(charter.options),
        seats=[_seat_facts(table, number, attendance) for number in range(len(table.seats))],
        status=table.status,
        listed=charter.listed,
        admission=table.admission,
        one_device=table.one_device,
        hints=table.hints,
        clock=table.clock,
        rated=table.rated,
        requests=_callers(table, "waits"),
        kept_out=_callers(table, "kept-out"),
        host_away=attendance.host_away,
        commitment=commitment_of(charter.secret),
        nonces=[seat.nonce for seat in table.seats],
        rematch=table.rematch,
        rematch_of=charter.rematch_of,
        from_position=charter.position is not None,
        lesson=table.lesson.name if table.lesson else None,
        spectators=attendance.spectators,
        stranded=False,
        goes_on_at=None,
        chat_for=table.chat.allowed,
        muted=list(table.chat.muted),
        ending=sorted(table.ending),
        ended=table.ended,
        back=_back_facts(table),
        deserted=is_deserted(table, attendance.away),
    )


def _back_facts(table: Table) -> TakeBackFacts | None:
    asked = table.back
    if asked is None:
        return None
    return TakeBackFacts(asked.seat, asked.revealed, list(asked.granted), sorted(still_to_grant(table, asked)))


def _callers(table: Table, answer: Answer) -> list[RequestFacts]:
    """Who stands at the door; once the game has begun nobody need know."""
    callers = table.door.with_answer(answer) if table.status == "waiting" else []
    return [RequestFacts(caller.number, caller.name) for caller in callers]


def _seat_facts(table: Table, number: int, attendance: Attendance) -> SeatFacts:
    seat = table.seats[number]
    return SeatFacts(
        seat=number,
        holder=seat.holder,
        name=seat.name,
        family=seat.family,
        level=seat.level,
        present=number in attendance.present,
        away=number in attendance.away,
        agreed=sorted(attendance.agreed.get(number, ())),
        reserved=seat.reserved is not None and seat.holder == "nobody",
        resigned=seat.resigned,
        hints=seat.hints,
        taken_back=seat.taken_back,
        times_up=0 if table.clocks is None else table.clocks.seats[number].times_up,
        out_of_time=is_out_of_time(table, number),
    )


def clocks(table: Table, now: float) -> ClocksNow | None:
    """What the clocks show, the same to everybody; None where there are none."""
    if table.clocks is None:
        return None
    return ClocksNow([_clock_facts(table.clocks, seat, now) for seat in range(len(table.seats))])


def _clock_facts(clocks: Clocks, seat: int, now: float) -> ClockFacts:
    due, off = clocks.due().get(seat), clocks.off(seat, now)
    left = clocks.left(seat, now) if due is None else due - now - off
    return ClockFacts(round(max(0.0, left), 1), due is not None, round(off, 1), int(clocks.seats[seat].days_off // DAY))


def chat(table: Table) -> Chat:
    """The last lines of chat, for who has none yet."""
    lines = _last_lines(table.chat.lines)
    return Chat(table.chat.said - len(lines), lines, table.chat.oldest, anew=True)


def chat_since(table: Table, number: int) -> Chat:
    """What was said from a line on, for who has what was said before."""
    return Chat(number, table.chat.since(number), table.chat.oldest, anew=False)


def earlier_lines(table: Table, before: int, key: str) -> EarlierLines:
    """The lines of chat that come right before another."""
    end = min(max(before, table.chat.oldest), table.chat.said)
    lines = _last_lines(table.chat.lines[: end - table.chat.oldest])
    return EarlierLines(key, end - len(lines), lines, table.chat.oldest)


def _last_lines(lines: Sequence[ChatLine]) -> list[ChatLine]:
    """As many of the last lines of chat as one message has room for."""
    return list(lines[_first_that_fits(lines, len(lines), CHAT_BYTES) :])


def earlier_log(table: Table, seat: int | None, before: int, key: str) -> EarlierLog:
    """The lines of a seat's log that come right before another."""
    log = table.journal().of(seat)
    end = min(before, len(log))
    first = _first_that_fits(log, end, LOG_BYTES)
    return EarlierLog(key, first, log[first:end])  # type: ignore[arg-type] # encoded already


def _first_that_fits(lines: Sequence[Any], end: int, room: int) -> int:
    """With which line a message with room for so many bytes begins that ends before line `end`."""
    first = end
    while first > 0:
        room -= len(ENCODER.encode(lines[first - 1])) + 1
        if room < 0:
            break
        first -= 1
    return first


class PlayFrames:
    """The running game as each seat sees it; what is public is encoded once for all."""

    def __init__(self, table: Table) -> None:
        assert table.match is not None
        self.table = table
        self.match: Match = table.match
        self.view = table.encoded_view.of(table.view())
        self.planning = PlanningNow(table)
        self.journal = table.journal()
        self.waiting = list(table.waiting())
        self.outcome = outcome_facts(self.match)

    def first(self, seat: int | None) -> Play:
        """The game for a seat, or for a spectator (None), who knows nothing yet: with the last lines of its log."""
        log = self.journal.of(seat)
        return self.of(seat, _first_that_fits(log, len(log), LOG_BYTES))

    def of(self, seat: int | None, log_from: int = 0) -> Play:
        """The game for a seat, or for a spectator (None), who knows the first `log_from` lines of its log."""
        own, encoded = ({}, NOTHING) if seat is None else self.table.own_view(seat)
        log = self.journal.of(seat)
        return Play(
            seq=self.table.told,
            view=self.view,
            own=encoded,
            waiting=self.waiting,
            moves=[] if seat is None else self._moves(seat, own),
            may_undo=seat is not None and self.table.status != "ended" and self.match.may_undo(seat),
            planning=None if seat is None else self.planning.of(seat),
            decided=0 if self.table.lesson is None else self.match.decided,
            log_from=log_from,
            log=log[log_from:],  # type: ignore[arg-type] # encoded already
            news_from=len(log) if seat is None else self.table.asked[seat].known,
            outcome=self.outcome,
        )

    def _moves(self, seat: int, own: Mapping[str, Any]) -> list[Any]:
        legal = self.table.legal(seat)
        return sayings(self.table.game).moves(legal, self.table.view(), own) if legal else []


def outcome_facts(match: Match) -> OutcomeFacts | None:
    """How a match ended, once it is over."""
    outcome = match.outcome
    if outcome is None:
        return None
    return OutcomeFacts(
        points=list(outcome.points),
        winners=list(outcome.winners),
        ranking=list(outcome.ranking),
        places=list(outcome.places),
        reason=outcome.reason,
    )
