"""Rewards: what the end of a game is worth to every seat, for one game or many at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from signoria.core.errors import BadOption

Table = npt.NDArray[np.float64]
"""A row for each game, a number for each of its seats."""
Worth = Callable[[npt.NDArray[np.int32], npt.NDArray[np.int32]], Table]


@dataclass(frozen=True)
class Reward:
    """A way to reward every seat at the end, by points and places; least and most of it, and what all get together."""

    worth: Worth
    least: float
    most: float
    together: float

    def __call__(self, points: npt.ArrayLike, places: npt.ArrayLike) -> Table:
        """What each seat of each game gets; both arguments have a row for each game."""
        return self.worth(np.asarray(points, np.int32), np.asarray(places, np.int32))


def win_share(points: npt.NDArray[np.int32], places: npt.NDArray[np.int32]) -> Table:
    """One win, shared equally by those who won."""
    won = places == 1
    return np.asarray(won / np.add.reduce(won, axis=1, keepdims=True))


def margin(points: npt.NDArray[np.int32], places: npt.NDArray[np.int32]) -> Table:
    """By how much a seat's points are above or below the table's mean, as a part of all points."""
    every = np.abs(points).sum(axis=1, keepdims=True)
    return np.asarray((points - points.mean(axis=1, keepdims=True)) / np.maximum(every, 1))


REWARDS = {"win": Reward(win_share, 0.0, 1.0, 1.0), "margin": Reward(margin, -1.0, 1.0, 0.0)}


def reward_named(name: str) -> Reward:
    """The reward with this name; BadOption names those there are."""
    if name not in REWARDS:
        raise BadOption(f"reward is one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
