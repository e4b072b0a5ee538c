"""Listing moves whose parameters are numbers one after another, or bits that are set."""

from __future__ import annotations

from signoria.core.rules.bits import lowest_bit
from signoria.core.rules.state_record import Row


def list_range(moves: Row, count: int, first: int, length: int) -> int:
    """So many moves from the first one on."""
    for step in range(length):
        moves[count + step] = first + step
    return count + length


def list_bits(moves: Row, count: int, first: int, bits: int) -> int:
    """A move for each bit that is set, counted from the first one on."""
    left = bits
    while left != 0:
        moves[count] = first + lowest_bit(left)
        left &= left - 1
        count += 1
    return count
