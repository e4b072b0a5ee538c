"""Intervals of shares."""

from __future__ import annotations

import math

NINETY_FIVE_PERCENT = 1.959964


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share observed in so many games."""
    z = NINETY_FIVE_PERCENT
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))
