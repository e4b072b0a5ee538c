"""Ratings: how strong each bot is on one scale, with what is not known about it.

A table's winner is drawn with chances in proportion to the strengths of those who sit there (Luce's choice, which for
two seats is Bradley and Terry's model and for more is the first place of Plackett and Luce's). The strengths are those
that make the results likeliest; the order of the games does not matter, as it would for ratings of people who learn.
To every line-up one game is added for each of its seats, won by that seat, so that a bot that never won, or never
lost, has a rating, too. Intervals come from weighing the deals anew by lot, many times.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from signoria.arena.tournament.plan import Tournament
from signoria.arena.tournament.playing import Result

Numbers = npt.NDArray[np.float64]

ANCHOR = 1000.0
"""The rating of the bot that all others are compared to."""
USUAL_ANCHOR = "apprentice"
SCALE = 400 / np.log(10)
"""As Elo's: ten times the strength is 400 more."""
SAMPLES = 1000
STEPS = 2000
CLOSE_ENOUGH = 1e-7
BOUNDS = (2.5, 97.5)


@dataclass(frozen=True)
class Rating:
    """A bot's place on the scale, with its 95 % interval."""

    bot: str
    rating: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Tally:
    """What is known of a tournament's winners: by deal and bot, the wins; by deal and line-up, the games."""

    wins: Numbers
    games: Numbers
    sitting: Numbers
    """How many seats of each line-up a bot holds, by line-up and bot."""


def tally(tournament: Tournament, results: Sequence[Result]) -> Tally:
    """Count who won on each deal."""
    places = {bot: place for place, bot in enumerate(tournament.bots)}
    wins = np.zeros((tournament.deals, len(places)))
    games = np.zeros((tournament.deals, len(tournament.line_ups)))
    for result in results:
        deal = tournament.deal(result.fixture)
        games[deal, result.line_up] += 1
        for bot, won in zip(result.bots, result.wins(), strict=True):
            wins[deal, places[bot]] += won
    sitting = np.array([[line_up.count(bot) for bot in places] for line_up in tournament.line_ups], np.float64)
    return Tally(wins, games, sitting)


def rate(tournament: Tournament, results: Sequence[Result]) -> list[Rating]:
    """Every bot's rating, the strongest first."""
    counted = tally(tournament, results)
    bots = tournament.bots
    anchor = bots.index(USUAL_ANCHOR) if USUAL_ANCHOR in bots else 0
    best = ratings_of(strengths(*_weighed(counted, None)), anchor)[0]
    samples = ratings_of(strengths(*_weighed(counted, np.random.default_rng(tournament.seed))), anchor)
    low, high = np.percentile(samples, BOUNDS, axis=0)
    rated = [Rating(bot, float(best[i]), (float(low[i]), float(high[i]))) for i, bot in enumerate(bots)]
    return sorted(rated, key=lambda one: -one.rating)


def _weighed(counted: Tally, lots: np.random.Generator | None) -> tuple[Numbers, Numbers, Numbers]:
    """Wins and games by sample, with all deals alike (None) or weighed by lot; the games added are weighed likewise."""
    deals, line_ups = counted.games.shape
    shape = (SAMPLES, deals) if lots is not None else (1, deals)
    weights = np.ones(shape) if lots is None else lots.exponential(size=shape)
    wins, games = weights @ counted.wins, weights @ counted.games
    for line_up in range(line_ups):
        seats = counted.sitting[line_up]
        shapes = np.broadcast_to(seats, (len(weights), len(seats)))
        added = shapes if lots is None else np.where(shapes > 0, lots.gamma(np.maximum(shapes, 1)), 0.0)
        wins = wins + added
        games[:, line_up] += added.sum(axis=1)
    return wins, games, counted.sitting


def strengths(wins: Numbers, games: Numbers, sitting: Numbers) -> Numbers:
    """The likeliest strengths by sample and bot, by Hunter's minorisation and maximisation."""
    found = np.ones_like(wins)
    for _ in range(STEPS):
        together = found @ sitting.T
        better = wins / ((games / together) @ sitting)
        better /= np.exp(np.log(better).mean(axis=1, keepdims=True))
        moved = np.abs(np.log(better / found)).max()
        found = better
        if moved < CLOSE_ENOUGH:
            break
    return found


def ratings_of(found: Numbers, anchor: int) -> Numbers:
    """Strengths on the scale of ratings, with one bot held fast."""
    logarithms = np.log(found)
    result: Numbers = ANCHOR + SCALE * (logarithms - logarithms[:, anchor : anchor + 1])
    return result
