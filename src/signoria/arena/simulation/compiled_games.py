"""Whole games between bots on compiled rules, in chunks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria.bots import LEVELS
from signoria.core.game import Game
from signoria.core.play.options import Choice
from signoria.core.play.seeds import words_of_seed
from signoria.core.rules.state_record import GENERATOR_WORDS
from signoria.core.rules.twins import Twin

USUAL_SEATS = 4


def usual_seats(game: Game) -> int:
    """Four seats, or the number nearest to it that the game can be played with."""
    return min(game.seats, key=lambda count: abs(count - USUAL_SEATS))


@dataclass(frozen=True)
class Setting:
    """How a game is set up: its number of seats and its options."""

    seats: int
    options: dict[str, Choice]
    first: int | None = None
    """The seat that begins; None is by lot."""


@dataclass(frozen=True)
class GameResults:
    """Games that were played: points and places by game and seat, decisions by game (negative: a fault)."""

    points: npt.NDArray[np.int32]
    places: npt.NDArray[np.int32]
    decisions: npt.NDArray[np.int64]


class SeededGames:
    """A setting with bots, ready to play games by seed: deal, dice and seating all follow from a game's seed."""

    def __init__(self, game: Game, twin: Twin, setting: Setting, bots: Sequence[str]) -> None:
        self.twin = twin
        self.seats = setting.seats
        self.longest = game.kit.longest
        blank, _ = game.blank(setting.seats, setting.first, setting.options)
        self.blank: npt.NDArray[Any] = blank.to_array()
        self.levels = np.array([LEVELS[name].level for name in bots], np.int8)
        self.moves = np.zeros(game.actions, np.int32)
        self.weights = np.zeros(game.actions, np.int64)
        self.dice = np.zeros(GENERATOR_WORDS, np.uint32)

    def play(self, seed: int, games: int) -> GameResults:
        """Play the games whose seeds start at `seed`."""
        seeds = range(seed, seed + games)
        states = np.repeat(self.blank, games)
        states["generator"] = [words_of_seed(number) for number in seeds]
        levels = self.levels[self.bot_in_seat(seed, games)]
        decisions = np.zeros(games, np.int64)
        points = np.zeros((games, self.seats), np.int32)
        places = np.zeros((games, self.seats), np.int32)
        self.twin.setup_many(states, 0, games)
        self.twin.contest_many(states, levels, seed, decisions, self.moves, self.weights, self.dice, self.longest)
        self.twin.points_many(states, points)
        self.twin.places_many(states, places)
        return GameResults(points, places, decisions)

    def bot_in_seat(self, seed: int, games: int) -> npt.NDArray[np.int64]:
        """Which bot of the list sits where, by game and seat: they move on by one seat from seed to seed."""
        seats = np.arange(self.seats, dtype=np.int64)
        turned = (np.arange(games, dtype=np.int64) + seed % self.seats) % self.seats
        result: npt.NDArray[np.int64] = (seats[np.newaxis, :] + turned[:, np.newaxis]) % self.seats
        return result
