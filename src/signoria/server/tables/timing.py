"""Time at a table: what a clock may be, when a seat's time has ended, and what it is too late for."""

from __future__ import annotations

from signoria.server.protocol.facts import NO_CLOCK, ClockRules
from signoria.server.protocol.refusals import Refused
from signoria.server.store.rows import ClockRow
from signoria.server.tables import entries
from signoria.server.tables.clocks import DAY
from signoria.server.tables.requests import STAND_IN, must_be_playing, must_play_oneself
from signoria.server.tables.table import Table

LONGEST = {"move": 7 * DAY, "game": 30 * DAY}
"""Seconds that a clock gives for a move, or for a game."""
INCREMENTS = range(1, DAY + 1)
MOST_DAYS_OFF = 60


def checked_clock(rules: ClockRules, shortest: float) -> ClockRules:
    """A clock as it is kept; refused if it gives too little or too much."""
    if rules.per == "none":
        return NO_CLOCK
    is_right = shortest <= rules.seconds <= LONGEST[rules.per]
    if not is_right or (rules.per == "game" and rules.increment not in INCREMENTS):
        raise Refused("refused-clock", status=422)
    if not 0 <= rules.days_off <= MOST_DAYS_OFF or (rules.days_off > 0 and rules.seconds < DAY):
        raise Refused("refused-clock-days-off", status=422, most=MOST_DAYS_OFF)
    increment = rules.increment if rules.per == "game" else 0
    return ClockRules(rules.per, rules.seconds, increment, rules.then, rules.days_off)


def time_ended(table: Table, seat: int, now: float) -> entries.TimeEnded | None:
    """A seat's time has ended, if it has."""
    clocks = table.clocks
    if clocks is None or clocks.due().get(seat, now + 1.0) > now:
        return None
    return entries.TimeEnded(seat, clocks.rules.then, STAND_IN)


def take_days_off(table: Table, seat: int, days: int, key: str, now: float) -> entries.DaysOff | None:
    """A person's clock stands still for so many days; without any they are back, and keep what is left of them."""
    must_be_playing(table)
    must_play_oneself(table, seat)
    must_not_be_out_of_time(table, seat)
    clocks = table.clocks
    if clocks is None or clocks.rules.days_off == 0:
        raise Refused("refused-no-days-off")
    off = clocks.off(seat, now)
    if days == 0:
        return entries.DaysOff(seat, 0, key) if off > 0.0 else None
    if off > 0.0:
        raise Refused("refused-is-off")
    left = int(clocks.seats[seat].days_off // DAY)
    if days > left:
        raise Refused("refused-days-off", left=left)
    return entries.DaysOff(seat, days, key)


def takes_days(table: Table) -> bool:
    """Whether a game is played over days: its people come and go, and none of them is missed before their time ends."""
    return table.clocks is not None and table.clocks.rules.seconds >= DAY


def clock_row(table: Table) -> ClockRow | None:
    """What the store knows of a table's clocks; None once no game runs there."""
    clocks = table.clocks
    if clocks is None or table.status != "playing":
        return None
    due = clocks.due()
    turns: dict[str, float | None] = {}
    for seat in table.timed():
        guest, until = table.seats[seat].guest, due.get(seat)
        if guest is not None:
            known = turns.get(guest)
            turns[guest] = until if known is None else min(known, until or known)
    return ClockRow(min(due.values(), default=None), takes_days(table), turns)


def must_have_time_to_undo(table: Table, seat: int, now: float) -> None:
    """Who has no time left for another choice cannot take the one back that was made."""
    if table.clocks is not None and table.clocks.left_after_undo(seat, now) <= 0.0:
        raise Refused("refused-undo-time")


def must_not_be_out_of_time(table: Table, seat: int) -> None:
    """The bot makes the move for which there was no time."""
    if is_out_of_time(table, seat):
        raise Refused("refused-time-ended")


def is_out_of_time(table: Table, seat: int) -> bool:
    return table.clocks is not None and table.clocks.seats[seat].is_out
