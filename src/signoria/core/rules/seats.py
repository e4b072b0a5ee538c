"""Seats in their order round the table, in the rules subset."""

from __future__ import annotations

from signoria.core.rules.state_record import Record


def next_seat(state: Record, seat: int) -> int:
    """The next seat clockwise; after the last comes the first."""
    return 0 if seat + 1 == state.seats else seat + 1
