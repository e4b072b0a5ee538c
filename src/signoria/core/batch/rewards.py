"""Rewards: what the end of a game is worth to every seat, for one game or many at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from signoria.core.errors import BadOption

SeatNumbers = Any
"""A row for each game, a number for each of its seats: an array of NumPy, or of CuPy."""
Worth = Callable[[SeatNumbers, SeatNumbers], SeatNumbers]
SHARES = np.array([0.0, *(1 / winners for winners in range(1, 9))], np.float32)
"""What a win is worth to each of so many winners."""


@dataclass(frozen=True)
class Reward:
    """A way to reward every seat at the end, by points and places; least and most of it, and what all get together.

    Where it is a win that winners share, compiled code can share it.
    """

    worth: Worth
    least: float
    most: float
    together: float
    is_shared_win: bool = False

    def __call__(self, points: SeatNumbers, places: SeatNumbers) -> SeatNumbers:
        """What each seat of each game gets; both arguments have a row for each game."""
        return self.worth(points, places)


def win_share(points: SeatNumbers, places: SeatNumbers) -> SeatNumbers:
    """One win, shared equally by those who won."""
    won = places == 1
    return won / np.maximum(won.sum(axis=1, keepdims=True), 1)


def margin(points: SeatNumbers, places: SeatNumbers) -> SeatNumbers:
    """By how much a seat's points are above or below the table's mean, as a part of all points."""
    every = np.abs(points).sum(axis=1, keepdims=True)
    return (points - points.mean(axis=1, keepdims=True)) / np.maximum(every, 1)


REWARDS = {"win": Reward(win_share, 0.0, 1.0, 1.0, is_shared_win=True), "margin": Reward(margin, -1.0, 1.0, 0.0)}


def reward_named(name: str) -> Reward:
    """The reward with this name; BadOption names those there are."""
    if name not in REWARDS:
        raise BadOption(f"reward is one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
