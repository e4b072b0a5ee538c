"""Who is ahead of whom, in the rules subset: ties are broken in the order in which a rulebook names them."""

from __future__ import annotations


def compare_in_order(first: int, second: int, third: int = 0) -> int:
    """How far one is ahead of another by the first thing they differ in: below 0 behind, 0 tied in all of them."""
    if first != 0:
        return first
    return second if second != 0 else third
