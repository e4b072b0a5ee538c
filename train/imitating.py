"""Learn what a master found by looking ahead: its looks become likings, what came of the games hopes.

python -m train.imitating GAME FOLDER GAMES.npz ... --from CHECKPOINT
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from train.network import Network
from train.plans import PLANS
from train.self_play import NEVER
from train.training import Training

HELD_BACK = 0.05
"""The part of decisions that is not learned from, to see how well the rest is understood."""
PART = 4_096
HOPES = 0.5
"""What hopes count beside likings."""


class Decisions:
    """Decisions of expert games on the device."""

    def __init__(self, files: list[Path], actions: int, device: torch.device) -> None:
        parts = [np.load(file) for file in files]

        def whole(key: str) -> Tensor:
            return torch.from_numpy(np.concatenate([part[key] for part in parts])).to(device)

        self.listed, self.facts = whole("listed"), whole("facts")
        self.outcome, visits = whole("outcome"), whole("visits").float()
        count = len(self.listed)
        places = self.listed.clamp_min(0).long()
        there = self.listed >= 0
        preferences = torch.zeros(count, actions, device=device)
        preferences.scatter_add_(1, places, whole("preferences").float() * there)
        self.features = torch.cat((whole("features"), preferences.half()), 1)
        self.looks = torch.zeros(count, actions, device=device).scatter_add_(1, places, visits * there)
        self.masks = torch.zeros(count, actions, device=device).scatter_add_(1, places, there.float()) > 0
        self.count = count


def learn(training: Training, decisions: Decisions, epochs: int, rate: float, power: float) -> None:
    """Some epochs; figures of what was held back after each."""
    network, device = training.network, training.device
    order = torch.randperm(decisions.count, generator=torch.Generator().manual_seed(1)).to(device)
    held = int(decisions.count * HELD_BACK)
    apart, learned = order[:held], order[held:]
    optimiser = torch.optim.Adam(network.parameters(), lr=rate, eps=1e-5)
    for epoch in range(epochs):
        network.train()
        for group in optimiser.param_groups:
            group["lr"] = rate * (1 - epoch / epochs)
        mixed = learned[torch.randperm(len(learned), device=device)]
        for part in mixed.split(PART):
            wrong, of_hopes, _ = judged(network, decisions, part, power)
            optimiser.zero_grad(set_to_none=True)
            (wrong + HOPES * of_hopes).backward()
            optimiser.step()
        with torch.no_grad():
            figures = torch.stack([torch.stack(judged(network, decisions, part, power)) for part in apart.split(PART)])
        print(epoch, [round(number, 4) for number in figures.mean(0).tolist()], flush=True)


def judged(network: Network, decisions: Decisions, which: Tensor, power: float) -> tuple[Tensor, Tensor, Tensor]:
    """How far likings are from the master's looks, hopes from what came, and how often both make the same move."""
    likings, hopes = network(decisions.features[which], decisions.listed[which], decisions.facts[which])
    masks, looks = decisions.masks[which], decisions.looks[which]
    logs = functional.log_softmax(likings.float().masked_fill(~masks, NEVER), 1)
    wanted = looks.pow(power)
    wanted /= wanted.sum(1, keepdim=True).clamp_min(1)
    wrong = -(wanted * logs.masked_fill(~masks, 0)).sum(1).mean()
    of_hopes = ((hopes.float() - decisions.outcome[which]) ** 2).sum(1).mean()
    return wrong, of_hopes, (logs.argmax(1) == looks.argmax(1)).float().mean()


def begin_as(network: Network, kept: dict[str, Tensor]) -> None:
    """Take over the layers that are as wide there."""
    own = network.state_dict()
    own.update({key: value for key, value in kept.items() if key in own and own[key].shape == value.shape})
    network.load_state_dict(own)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train.imitating", description=__doc__)
    parser.add_argument("game", choices=list(PLANS))
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--from", dest="start", type=Path, required=True, help="a checkpoint to go on from")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--power", type=float, default=1.0, help="how much more the moves looked at most count")
    parser.add_argument(
        "--judges", type=int, nargs="+", help="widths of the layers that judge facts, if not the plan's"
    )
    parser.add_argument("--device", default="cuda")
    said = parser.parse_args()
    plan = PLANS[said.game].smaller(256, 1)
    training = Training(said.game, replace(plan, judges=tuple(said.judges or plan.judges)), 1, said.device)
    kept = torch.load(said.start, map_location=training.device, weights_only=False)
    begin_as(training.network, kept["network"])
    for name in ("done", "games", "decisions", "log"):
        setattr(training, name, kept[name])
    training.trained_seconds = kept["seconds"]
    decisions = Decisions(said.games, training.network.weighed, training.device)
    print(decisions.count, "decisions")
    learn(training, decisions, said.epochs, said.rate, said.power)
    training.save(said.folder)


if __name__ == "__main__":
    main()
