"""Entries of a table's log about time."""

from __future__ import annotations

from signoria.server.protocol.facts import WhenTimeEnds
from signoria.server.tables.log_entry import LogEntry


class TimeEnded(LogEntry, frozen=True, tag="time-ended"):
    """A seat's time has ended; `level` is that of the bot that plays there, where one does."""

    seat: int
    then: WhenTimeEnds
    level: str


class DaysOff(LogEntry, frozen=True, tag="days-off"):
    """A person takes so many days off, from now on; none: is back before they are over."""

    seat: int
    days: int
    key: str


class ClocksHeld(LogEntry, frozen=True, tag="clocks-held"):
    """The house was down for so many seconds: they count for nobody, and clocks go on at `until`."""

    seconds: float
    until: float
