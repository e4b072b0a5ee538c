"""How numbers spread: the columns of histograms that can be laid side by side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

MOST_COLUMNS = 30
OUTERMOST = 0.001
"""So small a part at either end shares the first and the last column."""


@dataclass(frozen=True)
class Columns:
    """By rule set how many numbers fall into each column, and of them a part that is marked."""

    lows: tuple[int, ...]
    """The least number of each column; the first and the last one hold whatever lies beyond."""
    width: int
    counts: tuple[tuple[int, ...], ...]
    marked: tuple[tuple[int, ...], ...] = ()


def columns_of(rule_sets: Sequence[npt.NDArray[Any]], marked: Sequence[npt.NDArray[Any]] = ()) -> Columns:
    """The same columns for all rule sets."""
    together = np.concatenate(list(rule_sets))
    low, high = (int(np.quantile(together, share)) for share in (OUTERMOST, 1 - OUTERMOST))
    width = max(1, math.ceil((high - low + 1) / MOST_COLUMNS))
    count = (high - low) // width + 1

    def columns(values: npt.NDArray[Any]) -> tuple[int, ...]:
        places = np.clip((values - low) // width, 0, count - 1).astype(np.int64)
        return tuple(int(number) for number in np.bincount(places, minlength=count))

    return Columns(
        lows=tuple(low + place * width for place in range(count)),
        width=width,
        counts=tuple(columns(one) for one in rule_sets),
        marked=tuple(columns(one) for one in marked),
    )
