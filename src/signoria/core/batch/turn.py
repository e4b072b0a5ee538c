"""What is asked in every game of a batch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.rules.arrays import BITS
from signoria.core.rules.state_record import GENERATOR_WORDS

if TYPE_CHECKING:
    from signoria.core.kit import GameRules

Array = Any
"""An array of NumPy, or of a library that is used alike."""


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
