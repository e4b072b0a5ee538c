"""Small networks for tests."""

from __future__ import annotations

import itertools

import numpy as np

from signoria import Game
from signoria.core.network.network import Network, quantised

HIDDEN = 9, 7, 5
JUDGES = 6


def small_network(game: Game, seed: int, trust: float = 0.0) -> Network:
    """A network of a few numbers a layer, as it might have been learned."""
    dice = np.random.default_rng(seed)
    inputs = len(game.features) + (game.actions if trust else 0)
    sizes = (inputs, *HIDDEN)
    shapes = [(before, after) for before, after in itertools.pairwise(sizes)]
    weights = [dice.normal(0, 0.1, shapes[0]), *(dice.normal(0, 0.6, shape[::-1]) for shape in shapes[1:])]
    weights += [dice.normal(0, 1, (game.actions, HIDDEN[-1])), dice.normal(0, 1, (2 * max(game.seats), HIDDEN[-1]))]
    biases = [dice.normal(0, 1, size) for size in (*HIDDEN, game.actions, 2 * max(game.seats))]
    if game.kit.move_facts:
        weights += [dice.normal(0, 0.6, (JUDGES, HIDDEN[-1] + game.kit.move_facts)), dice.normal(0, 1, (1, JUDGES))]
        biases += [dice.normal(0, 1, JUDGES), dice.normal(0, 1, 1)]
    return quantised(weights, biases, np.full(inputs, 100.0), trust, {"seed": seed})
