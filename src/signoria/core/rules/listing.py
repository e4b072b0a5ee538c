"""Listing moves whose parameters are numbers one after another."""

from __future__ import annotations

from signoria.core.rules.state_record import Row


def list_range(moves: Row, count: int, first: int, length: int) -> int:
    """So many moves from the first one on."""
    for step in range(length):
        moves[count + step] = first + step
    return count + length
