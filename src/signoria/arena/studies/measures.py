"""What was counted in the games watched closely: what winners did differently, and what lots cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from signoria.arena.studies.estimates import Compared, Estimate, Sums, compare, each, estimate
from signoria.arena.studies.playing import Played
from signoria.arena.tournament.summary import Five, five
from signoria.core.rules.measures import Measures


@dataclass(frozen=True)
class Winners:
    """How winners differ in one number from the others at their table."""

    winners: float
    others: float
    difference: Estimate
    standardised: float
    """The difference in standard deviations of the number over all seats."""


@dataclass(frozen=True)
class SeatMeasure:
    """A number of every seat: by rule set its mean a seat, and how winners differ."""

    name: str
    means: Compared
    winners: tuple[Winners, ...]

    @property
    def weight(self) -> float:
        """How much it sets winners apart, in whichever rule set it does most."""
        return max(abs(one.standardised) for one in self.winners)


@dataclass(frozen=True)
class Lot:
    """What one kind of lot cost: by rule set how many were sold a game, the mean price, and its spread."""

    name: str
    sold: tuple[float, ...]
    prices: Compared
    fives: tuple[Five | None, ...]
    """None where none was sold."""


@dataclass(frozen=True)
class PriceTable:
    """All lots of one kind of price."""

    name: str
    lots: tuple[Lot, ...]


def seat_measures(measures: Measures, watched: Sequence[Sequence[Played]]) -> tuple[SeatMeasure, ...]:
    """Every measure that is not nothing everywhere."""
    places = [np.array([game for chunk in chunks for game in chunk.places]) for chunks in watched]
    counts = [np.array([game for chunk in chunks for game in chunk.measures], np.float64) for chunks in watched]
    found = []
    for place, measure in enumerate(measures.seats):
        numbers = [one[:, place, :] for one in counts]
        if any(one.any() for one in numbers):
            found.append(
                SeatMeasure(
                    name=measure.name,
                    means=compare([each(one.mean(axis=1)) for one in numbers]),
                    winners=tuple(_winners(one, place_of) for one, place_of in zip(numbers, places, strict=True)),
                )
            )
    return tuple(found)


def _winners(numbers: npt.NDArray[np.float64], places: npt.NDArray[np.int64]) -> Winners:
    """Within each game, so that what is common to a table does not count; games that all won tell nothing."""
    won = places == 1
    decided = ~won.all(axis=1)
    won, numbers = won[decided], numbers[decided]
    if not len(won):
        return Winners(0.0, 0.0, Estimate(0.0, 0.0, 0.0, 0), 0.0)
    theirs = (numbers * won).sum(axis=1) / won.sum(axis=1)
    rest = (numbers * ~won).sum(axis=1) / (~won).sum(axis=1)
    difference = estimate(each(theirs - rest))
    deviation = float(numbers.std())
    standardised = difference.value / deviation if deviation else 0.0
    return Winners(float(theirs.mean()), float(rest.mean()), difference, standardised)


def price_tables(measures: Measures, watched: Sequence[Sequence[Played]]) -> tuple[PriceTable, ...]:
    """Every kind of price of which anything was sold."""
    tables = []
    for place, price in enumerate(measures.prices):
        sales = [[game[place] for chunk in chunks for game in chunk.prices] for chunks in watched]
        lots = sorted({lot for games in sales for game in games for lot, _ in game}, key=_in_order)
        if lots:
            tables.append(PriceTable(price.name, tuple(_lot(name, sales) for name in lots)))
    return tuple(tables)


def _in_order(lot: str) -> tuple[int, str]:
    return (int(lot), "") if lot.isdecimal() else (0, lot)


def _lot(name: str, sales: Sequence[Sequence[Sequence[tuple[str, float]]]]) -> Lot:
    costs = [[[cost for lot, cost in game if lot == name] for game in games] for games in sales]
    sums = [
        Sums(np.array([sum(game) for game in games], np.float64), np.array([len(game) for game in games], np.float64))
        for games in costs
    ]
    together = [[cost for game in games for cost in game] for games in costs]
    return Lot(
        name=name,
        sold=tuple(float(one.counts.mean()) for one in sums),
        prices=compare(sums),
        fives=tuple(five(one) if one else None for one in together),
    )
