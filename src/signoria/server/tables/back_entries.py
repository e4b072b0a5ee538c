"""Entries of a table's log about taking back where undo has ended."""

from __future__ import annotations

from signoria.server.tables.log_entry import LogEntry


class BackAsked(LogEntry, frozen=True, tag="back-asked"):
    """A seat asks the others to let it take back its last decision, the one of number `decided`."""

    seat: int
    decided: int
    revealed: bool
    key: str | None = None


class BackGranted(LogEntry, frozen=True, tag="back-granted"):
    """A seat lets another take back; others are still to answer."""

    seat: int
    key: str | None = None


class BackDropped(LogEntry, frozen=True, tag="back-dropped"):
    """A seat does not let another take back, or no longer asks for it."""

    seat: int
    key: str | None = None


class TakenBack(LogEntry, frozen=True, tag="taken-back"):
    """The last whose word was needed has let seat `of` take back: the game is as it was after so many decisions."""

    seat: int
    of: int
    decided: int
    key: str | None = None
