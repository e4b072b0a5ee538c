"""Rewards: what the end of a game is worth to every seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from signoria.core.errors import BadOption

Worth = Callable[[list[int], list[int]], list[float]]


@dataclass(frozen=True)
class Reward:
    """A way to reward every seat at the end, by points and places; least and most of it, and what all get together."""

    worth: Worth
    least: float
    most: float
    together: float

    def __call__(self, points: list[int], places: list[int]) -> list[float]:
        return self.worth(points, places)


def win_share(points: list[int], places: list[int]) -> list[float]:
    """One win, shared equally by those who won."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def margin(points: list[int], places: list[int]) -> list[float]:
    """By how much a seat's points are above or below the table's mean, as a part of all points."""
    every = sum(abs(own) for own in points)
    mean = sum(points) / len(points)
    return [(own - mean) / every if every else 0.0 for own in points]


REWARDS = {"win": Reward(win_share, 0.0, 1.0, 1.0), "margin": Reward(margin, -1.0, 1.0, 0.0)}


def reward_named(name: str) -> Reward:
    """The reward with this name; BadOption names those there are."""
    if name not in REWARDS:
        raise BadOption(f"reward is one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
