"""The arrays that loops over games write to while they play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.rules.arrays import MAX_LEVELS
from signoria.core.rules.seed_hash import BLOCK_WORDS
from signoria.core.rules.state_record import GENERATOR_WORDS

if TYPE_CHECKING:
    from signoria.core.kit import GameRules


@dataclass(frozen=True)
class Buffers:
    """What a thread writes to while it plays: a list of moves, their weights, a generator for choices, and the words of
    a seed that is hashed."""

    moves: npt.NDArray[np.int32]
    weights: npt.NDArray[np.int64]
    dice: npt.NDArray[np.uint32]
    block: npt.NDArray[np.int64]


def buffers_for(game: GameRules) -> Buffers:
    """Buffers for one thread."""
    return Buffers(
        moves=np.zeros(game.actions, np.int32),
        weights=np.zeros(game.actions, np.int64),
        dice=np.zeros(GENERATOR_WORDS, np.uint32),
        block=np.zeros(BLOCK_WORDS, np.int64),
    )


def states_for(game: GameRules, games: int) -> npt.NDArray[Any]:
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
