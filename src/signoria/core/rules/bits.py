"""Bits of an integer, in the rules subset (compiled code has no `int.bit_count`).

Compiled, `count_bits` and `lowest_bit` are one instruction of the processor each (`compiled/emitter/prelude.h`): as
loops they would cost a branch nobody can foresee wherever a seat is looked up.
"""

from __future__ import annotations


def count_bits(bits: int) -> int:
    """How many bits are set in a non-negative integer below 2**63."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def has_bit(bits: int, place: int) -> int:
    """1 if the bit is set, else 0."""
    return (bits >> place) & 1


def lowest_bit(bits: int) -> int:
    """The place of the lowest bit set; -1 if there is none."""
    if bits == 0:
        return -1
    return count_bits((bits & -bits) - 1)
