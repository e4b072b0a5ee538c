"""Measures: what is worth counting in a finished game, for whoever studies its design; each game declares its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Story:
    """A finished game: everything that was told, secrets included, and how it stood at the end."""

    seats: int
    events: Sequence[Mapping[str, Any]]
    state: Any
    components: Any

    def of(self, *kinds: str) -> Iterator[Mapping[str, Any]]:
        """The events of these kinds, in their order."""
        return (event for event in self.events if event["kind"] in kinds)


Counting = Callable[[Story], Sequence[float]]
"""A number for every seat."""
Selling = Callable[[Story], Iterable[tuple[str, float]]]
"""Every lot that was sold, with its price."""


@dataclass(frozen=True)
class Measure:
    """A number for every seat, such as how often it did something; `measure-<name>` says what it is."""

    name: str
    count: Counting


@dataclass(frozen=True)
class Whole:
    """A number for the whole game, such as its rounds; `measure-<name>` says what it is."""

    name: str
    count: Callable[[Story], float]


@dataclass(frozen=True)
class Price:
    """What lots of one kind cost.

    `price-<name>` says what is sold and in what it is paid, `price-<name>-lot` or else `word-<lot>` names a lot.
    """

    name: str
    sold: Selling


@dataclass(frozen=True)
class Measures:
    """All that a game declares."""

    seats: tuple[Measure, ...] = ()
    whole: tuple[Whole, ...] = ()
    prices: tuple[Price, ...] = ()


def deeds(*kinds: str, amount: str = "", of: str = "seat", **where: Collection[object]) -> Counting:
    """How often each seat did this, or with `amount` how much, where the arguments named have one of the values.

    `of` is the argument that names the seat: with `owner` it is counted to whom this was done.
    """

    def count(story: Story) -> list[float]:
        sums = [0.0] * story.seats
        for event in story.of(*kinds):
            if all(event[name] in values for name, values in where.items()):
                sums[event[of]] += event[amount] if amount else 1
        return sums

    return count


def at_the_end(field: str) -> Counting:
    """What a field of the record holds for each seat when the game is over."""
    return lambda story: [float(getattr(story.state, field)[seat]) for seat in range(story.seats)]


def column(field: str, place: int) -> Counting:
    """What one column of a field with a row for each seat holds when the game is over."""
    return lambda story: [float(getattr(story.state, field)[seat, place]) for seat in range(story.seats)]


def paid(*kinds: str, lot: str, amount: str, per: str = "") -> Selling:
    """The lots that events tell of, each with what was paid for it, or for one piece of it."""
    return lambda story: (
        (str(event[lot]), float(event[amount]) / (event[per] if per else 1)) for event in story.of(*kinds)
    )
