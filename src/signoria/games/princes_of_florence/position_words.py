"""Florins in a position's words."""

from __future__ import annotations

from signoria.core.position_words import require, whole

MOST_FLORINS = 1_000_000
MOST_POINTS = 5_000


def hundreds(value: object, what: str, high: int = MOST_FLORINS) -> int:
    """Florins as the rules count them."""
    florins = whole(value, what, 0, high)
    require(florins % 100 == 0, f"{what} is in whole hundreds of florins, not {florins}")
    return florins // 100
