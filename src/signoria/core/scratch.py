"""The arrays the drivers write to, of the same kinds everywhere, so that each driver is compiled once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.record import GENERATOR_WORDS

if TYPE_CHECKING:
    from signoria.core.game import Game

MAX_LEVELS = 8
"""Seats a row of bot levels has room for."""


@dataclass(frozen=True)
class Scratch:
    """Room for a list of moves, their weights, and a generator for choices."""

    moves: npt.NDArray[np.int32]
    weights: npt.NDArray[np.int64]
    dice: npt.NDArray[np.uint32]


def scratch_for(game: Game) -> Scratch:
    """Scratch arrays for one thread."""
    return Scratch(
        np.zeros(game.actions, np.int32), np.zeros(game.actions, np.int64), np.zeros(GENERATOR_WORDS, np.uint32)
    )


def states_for(game: Game, games: int) -> npt.NDArray[Any]:
    """Blank records."""
    return np.zeros(games, game.kit.state.DTYPE)


def counts_for(games: int) -> npt.NDArray[np.int64]:
    """A whole number for each game."""
    return np.zeros(games, np.int64)


def table_for(games: int, seats: int) -> npt.NDArray[np.int32]:
    """A whole number for each seat of each game."""
    return np.zeros((games, seats), np.int32)


def levels_for(games: int) -> npt.NDArray[np.int8]:
    """A bot level for each seat of each game."""
    return np.zeros((games, MAX_LEVELS), np.int8)
