"""Spaces: what observations and moves look like to a learner."""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces

from signoria.adapters.episode import Features, Mask
from signoria.core.game import Game

LARGEST = float(1 << 24)
"""Every feature is a whole number; up to here a float of 32 bits holds all of them."""


class Observation(TypedDict):
    """What an agent gets: what its seat may know, named by `game.features`, and 1 for every move it may make."""

    observation: Features
    action_mask: Mask


class MoveSpace(spaces.Discrete[np.int64]):
    """Numbers of moves: a `Discrete` that draws one of a mask's fifteen times as fast."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Any move, any that the mask has, or one by probability."""
        if mask is None or probability is not None or mask.dtype != np.int8 or mask.shape != (self.n,):
            return super().sample(mask, probability)
        moves = mask.nonzero()[0]
        drawn: np.int64 = moves[int(self.np_random.random() * len(moves))] if len(moves) else self.start
        return drawn


def action_space(game: Game, more: int = 0) -> MoveSpace:
    """A number for every move, and so many `more`."""
    return MoveSpace(game.actions + more)


def observation_space(game: Game, more: int = 0) -> spaces.Space[Any]:
    """What `Observation` holds."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (len(game.features),), np.float32),
            "action_mask": spaces.Box(0, 1, (game.actions + more,), np.int8),
        }
    )


def state_space(game: Game, seats: int) -> spaces.Box:
    """What all seats know, one after another."""
    return spaces.Box(-LARGEST, LARGEST, (seats * len(game.features),), np.float32)
