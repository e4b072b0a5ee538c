"""A chapter for games that do not describe their moves."""

from __future__ import annotations

from signoria.core.rules.state_record import Record, Row


def describe_move(state: Record, seat: int, action: int, facts: Row) -> None:
    """There are no facts."""
