"""Ties are broken in the order in which a rulebook names them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from signoria.core.rules.ranking import compare_in_order

POINTS = some.integers(-3, 3)
THREE = some.tuples(POINTS, POINTS, POINTS)


@given(THREE, THREE)
def test_the_first_difference_decides(one: tuple[int, int, int], other: tuple[int, int, int]) -> None:
    first, second, third = (mine - theirs for mine, theirs in zip(one, other, strict=True))
    found = compare_in_order(first, second, third)
    assert (found > 0, found == 0) == (one > other, one == other)


def test_two_differences_are_enough() -> None:
    assert [compare_in_order(0, -2), compare_in_order(1, -2), compare_in_order(0, 0)] == [-2, 1, 0]
