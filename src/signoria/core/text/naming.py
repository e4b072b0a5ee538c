"""Names for numbers and bits of a state, as views show them."""

from __future__ import annotations

from collections.abc import Sequence

NONE = -1
"""The number that stands for nobody and for nothing."""


def name_or_none(names: Sequence[str], number: int) -> str | None:
    """A name by its number; None for nothing."""
    return None if number == NONE else names[number]


def names_of_bits(names: Sequence[str], bits: int) -> list[str]:
    """The names whose bits are set."""
    return [name for number, name in enumerate(names) if bits >> number & 1]


def seat_or_none(seat: int) -> int | None:
    """A seat; None for nobody."""
    return None if seat == NONE else seat


def numbers_of_bits(bits: int) -> list[int]:
    """The numbers of the bits that are set: seats, or cards."""
    found = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found
