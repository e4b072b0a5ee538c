"""Estimates with 95 % intervals: of means, of prices, and of differences between rule sets played on the same seeds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria.arena.simulation.intervals import NINETY_FIVE_PERCENT, wilson

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A number, its 95 % interval, and how many games it comes from."""

    value: float
    low: float
    high: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        return self.low, self.high


@dataclass(frozen=True)
class Compared:
    """A number for every rule set, and how each differs from the first one."""

    values: tuple[Estimate, ...]
    differences: tuple[Estimate, ...]
    """One for each rule set after the first."""


@dataclass(frozen=True)
class Sums:
    """By game a sum and how many things it is a sum of; their ratio over all games is a mean for one thing."""

    sums: Numbers
    counts: Numbers

    @property
    def mean(self) -> float:
        things = float(self.counts.sum())
        return float(self.sums.sum()) / things if things else 0.0

    def pull(self) -> Numbers:
        """How far each game pulls the mean: what a ratio of two sums varies by, to first order."""
        things = float(self.counts.sum())
        return (self.sums - self.mean * self.counts) / things if things else self.sums * 0


def each(values: Any) -> Sums:
    """One thing a game."""
    numbers = np.asarray(values, np.float64)
    return Sums(numbers, np.ones_like(numbers))


def estimate(sums: Sums) -> Estimate:
    """The mean with its interval; games are independent of each other, what happens within one is not."""
    return _around(sums.mean, sums.pull())


def difference(one: Sums, other: Sums) -> Estimate:
    """How much more the other mean is, game by game on the same seeds."""
    return _around(other.mean - one.mean, other.pull() - one.pull())


def compare(rule_sets: Sequence[Sums]) -> Compared:
    """Every rule set's mean, and its difference from the first."""
    return Compared(
        tuple(estimate(one) for one in rule_sets), tuple(difference(rule_sets[0], one) for one in rule_sets[1:])
    )


def compare_shares(rule_sets: Sequence[Numbers]) -> Compared:
    """The same for shares of games, with Wilson's intervals."""
    values = []
    for one in rule_sets:
        share = float(one.mean())
        low, high = wilson(share, len(one))
        values.append(Estimate(share, low, high, len(one)))
    sums = [each(one) for one in rule_sets]
    return Compared(tuple(values), tuple(difference(sums[0], one) for one in sums[1:]))


def _around(value: float, pull: Numbers) -> Estimate:
    games = len(pull)
    spread = math.sqrt(float((pull * pull).sum()) * games / max(1, games - 1))
    half = NINETY_FIVE_PERCENT * spread
    return Estimate(value, value - half, value + half, games)
