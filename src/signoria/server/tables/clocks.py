"""The clocks of a table: how much time each seat has, as it follows from what everybody knows of the log.

Time runs for whom the game waits, and for nobody else: it says nothing that `waiting` does not say. A move that is
undone gives back the time that it brought, and the time since then stays spent.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from signoria.server.protocol.facts import ClockRules
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry

TIMED = (
    entries.Started,
    entries.Decided,
    entries.Undone,
    entries.TakenBack,
    entries.Relieved,
    entries.Returned,
    entries.Resigned,
    entries.TimeEnded,
    entries.DaysOff,
    entries.ClocksHeld,
    entries.Ended,
)
"""What starts or stops a clock. Nothing private does, nor anything that is said."""
DAY = 24 * 3600
UNDOABLE = 64
"""Of a seat's last moves it is known what time they brought."""


@dataclass(slots=True)
class SeatClock:
    """What a seat's clock showed when it was last looked at: at `since`, if it runs."""

    left: float
    since: float | None = None
    times_up: int = 0
    is_out: bool = False
    """Whether its time has ended and it has not moved since."""
    moves: list[tuple[float, float]] = field(default_factory=list)
    """What was left before and after each of its last moves."""
    days_off: float = 0.0
    """Seconds that it may still stand still because its person is away; those until `off_until` are spent."""
    off_until: float = 0.0


@dataclass(slots=True)
class Clocks:
    """A clock for each seat."""

    rules: ClockRules
    seats: list[SeatClock]
    held_until: float = 0.0
    """Clocks stand still until then."""

    @classmethod
    def begin(cls, rules: ClockRules, seats: int) -> Clocks | None:
        """The clocks of a game that begins; None where nobody counts."""
        return (
            None
            if rules.per == "none"
            else cls(
                rules, [SeatClock(float(rules.seconds), days_off=float(rules.days_off * DAY)) for _ in range(seats)]
            )
        )

    # -- what is asked -----------------------------------------------------------------------------------------------

    def left(self, seat: int, now: float) -> float:
        """Seconds that a seat has, less than none once its time has ended."""
        clock = self.seats[seat]
        return clock.left if clock.since is None else clock.left - max(0.0, max(now, self.held_until) - clock.since)

    def due(self) -> dict[int, float]:
        """When the time ends of the seats whose clocks run."""
        return {seat: clock.since + clock.left for seat, clock in enumerate(self.seats) if clock.since is not None}

    def off(self, seat: int, now: float) -> float:
        """Seconds in which a seat's clock stands still because its person has taken days off."""
        return max(0.0, self.seats[seat].off_until - now)

    def left_after_undo(self, seat: int, now: float) -> float:
        """What a seat would have if it undid its last move."""
        before, after = self.seats[seat].moves[-1] if self.seats[seat].moves else (0.0, 0.0)
        return before - after + self.left(seat, now)

    # -- what happens ------------------------------------------------------------------------------------------------

    def follow(self, entry: Entry, at: float, running: Collection[int], *, by_bot: bool = False) -> None:
        """Something of `TIMED` has happened: from now on the clocks of these seats run."""
        if isinstance(entry, entries.ClocksHeld):
            self._hold(entry)
            return
        for seat, clock in enumerate(self.seats):
            clock.left, clock.since = self.left(seat, at), None
        match entry:
            case entries.Decided():
                self._decide(self.seats[entry.seat], by_bot)
            case entries.Undone():
                clock = self.seats[entry.seat]
                clock.left = self.left_after_undo(entry.seat, at)
                del clock.moves[-1:]
            case entries.TakenBack():
                for clock in self.seats:
                    clock.moves.clear()
                    clock.left = float(self.rules.seconds) if self.rules.per == "move" else clock.left
            case entries.DaysOff():
                self._take_days_off(self.seats[entry.seat], entry.days * DAY, at)
            case entries.TimeEnded():
                clock = self.seats[entry.seat]
                clock.left, clock.is_out, clock.times_up = 0.0, True, clock.times_up + 1
        for seat in running:
            clock = self.seats[seat]
            if not clock.is_out:
                clock.since = max(at, self.held_until, clock.off_until)

    def _decide(self, clock: SeatClock, by_bot: bool) -> None:
        """A move brings the next one's time, or the increment; what a bot does for who rests brings none."""
        before = clock.left
        if self.rules.per == "move":
            clock.left = float(self.rules.seconds)
        elif clock.is_out or not by_bot:
            clock.left = max(0.0, clock.left) + self.rules.increment
        clock.is_out = False
        clock.moves = [*clock.moves, (before, clock.left)][-UNDOABLE:]

    def _take_days_off(self, clock: SeatClock, seconds: float, at: float) -> None:
        """What is not used of the days before is given back."""
        clock.days_off += max(0.0, clock.off_until - at) - seconds
        clock.off_until = at + seconds

    def _hold(self, held: entries.ClocksHeld) -> None:
        self.held_until = held.until
        for clock in self.seats:
            if clock.since is not None:
                clock.since = max(clock.since, min(clock.since + held.seconds, held.until))
