"""From a checkpoint to the network that ships: whole numbers, in the game's own folder.

python -m train.quantise GAME CHECKPOINT [FILE]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

import signoria
from signoria.core.network.network import Network, quantised
from train.plans import PLANS, settings_met

LAYERS = "body.1", "body.2", "likings", "hopes"
LOOKED_AT = 60
"""Steps of a batch by which inputs are known to be as large as they become."""
SPARE = 2
"""They may become so many times as large."""


def network_from(kept: dict[str, Any], name: str) -> Network:
    """A checkpoint's network in whole numbers; what inputs usually are goes into the first layer."""
    of = {key: value.double().numpy() for key, value in kept["network"].items()}
    first = of["body.0.weight"] * of["scale"]
    weights = [first.T, *(of[f"{layer}.weight"] for layer in LAYERS)]
    biases = [of["body.0.bias"] - first @ of["shift"]]
    biases += [of[f"{layer}.bias"] for layer in LAYERS]
    if "of_facts.weight" in of:
        weights += [np.concatenate((of["of_hidden.weight"], of["of_facts.weight"]), axis=1), of["verdict.weight"]]
        biases += [of["of_hidden.bias"], of["verdict.bias"]]
    seconds = round(kept["seconds"])
    about = {key: kept[key] for key in ("done", "games", "decisions")} | {"seconds": seconds}
    about |= {"hidden": list(PLANS[name].hidden), "settings": settings_met(name)}
    trust = float(of["trust"]) if "trust" in of else 0.0
    return quantised(weights, biases, largest_inputs(name, len(first.T)), trust, about)


def largest_inputs(name: str, inputs: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    """How large each becomes in games at random, with some to spare."""
    game = signoria.game(name)
    largest = np.ones(len(game.features))
    for seats in game.seats:
        batch = game.batch(500, seats, 11, auto_reset=True)
        turn = batch.turn
        for _ in range(LOOKED_AT):
            largest = np.maximum(largest, np.abs(turn.features).max(axis=0))
            turn = batch.advance(batch.apprentice_moves())
            batch.play_random(5)
            turn = batch.turn
    preferences = np.full(inputs - len(largest), 64.0)
    return np.concatenate((largest * SPARE, preferences / SPARE))


def main() -> None:
    name, checkpoint = sys.argv[1:3]
    game = signoria.game(name)
    file = Path(sys.argv[3]) if len(sys.argv) > 3 else game.kit.folder / "bot" / "network.npz"
    kept = torch.load(checkpoint, map_location="cpu", weights_only=False)
    network = network_from(kept, name)
    network.save(file)
    print(name, "shifts", network.shifts, "trust", network.trust, "bytes", file.stat().st_size)


if __name__ == "__main__":
    main()
