"""The arrays that loops over games write to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.batch.batch_game import BITS
from signoria.core.rules.arrays import MAX_LEVELS
from signoria.core.rules.seed_hash import BLOCK_WORDS
from signoria.core.rules.state_record import GENERATOR_WORDS

if TYPE_CHECKING:
    from signoria.core.kit import GameRules

Array = Any
"""An array of NumPy, or of a library that is used alike."""


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


@dataclass
class Turn:
    """What is asked in every game of a batch: a row, or a number, for each game.

    The acting seat (-1: the game is over), its legal moves, what it may know, and one of its moves at random; what
    every seat gets for the decision before (nothing but at the end of a game), and which games ended by it.
    """

    seats: Array
    masks: Array
    features: Array
    random_moves: Array
    rewards: Array
    ended: Array
    bits: Array
    dice: Array

    @cached_property
    def asked(self) -> tuple[Array, ...]:
        """The arrays that loops write what is asked to, in their order."""
        return self.seats, self.masks.view(np.uint8), self.bits, self.features, self.random_moves, self.dice

    @cached_property
    def ended_flags(self) -> Array:
        """Which games ended, as loops write it."""
        return self.ended.view(np.uint8)


Zeros = Callable[[tuple[int, ...], npt.DTypeLike], Any]
"""Makes an array of a backend's."""


def turn_for(game: GameRules, games: int, seats: int, zeros: Zeros) -> Turn:
    """A turn's arrays."""
    return Turn(
        seats=zeros((games,), np.int8),
        masks=zeros((games, game.actions), np.bool_),
        features=zeros((games, len(game.features)), np.float32),
        random_moves=zeros((games,), np.int64),
        rewards=zeros((games, seats), np.float32),
        ended=zeros((games,), np.bool_),
        bits=zeros((games, -(-game.actions // BITS)), np.int64),
        dice=zeros((games, GENERATOR_WORDS), np.uint32),
    )
