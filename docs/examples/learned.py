"""The agent that was trained, as a bot for every table and for the arena."""

from __future__ import annotations

import numpy as np

import signoria


class Learned(signoria.Bot):
    """Makes the move it likes best."""

    def __init__(self) -> None:
        with np.load("agent.npz") as weights:
            self.hidden, self.likings = weights["hidden"], weights["likings"]

    def choose(self, match: signoria.Match, seat: int, budget: float) -> signoria.Move:
        likings = np.maximum(np.arcsinh(match.observe(seat)) @ self.hidden, 0) @ self.likings
        return max(match.legal(seat), key=lambda move: likings[move.id])
