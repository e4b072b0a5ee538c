"""The network: what a seat may know in, a liking for every move and what every seat can expect out."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import torch
from torch import Tensor, nn
from torch.nn import functional

from signoria.core.game import Game
from train.plans import Plan

FIRST_TRUST = 0.08
"""How much a preference of the apprentice counts at first; one is a number up to 64."""
JUDGES = 64
"""How many numbers the layer has in which facts of a move are judged."""
LEAST_SPREAD = 0.25
"""A number that hardly ever changes is not blown up by more than this allows."""


class Network(nn.Module):
    """Some hidden layers; out of the last the likings, and for each seat, from the one to act on, its win and its lead.

    Where it is told what an apprentice prefers, those numbers follow the features, and add to the likings.
    Where it is told facts of moves, each move's meet what the hidden layers found in a layer that all moves share.
    Features are fed as they are: their usual values are part of the first layer, so that a zero costs nothing.
    """

    def __init__(
        self,
        features: int,
        actions: int,
        seats: int,
        hidden: Sequence[int],
        *,
        weighed: bool = False,
        facts: int = 0,
        judges: Sequence[int] = (JUDGES,),
    ) -> None:
        super().__init__()
        features += actions if weighed else 0
        sizes = [features, *hidden]
        self.weighed = actions if weighed else 0
        self.seats = seats
        self.body = nn.ModuleList(nn.Linear(before, after) for before, after in itertools.pairwise(sizes))
        self.likings = nn.Linear(sizes[-1], actions)
        self.hopes = nn.Linear(sizes[-1], 2 * seats)
        self.facts = facts
        if facts:
            self.of_hidden = nn.Linear(sizes[-1], judges[0])
            self.of_facts = nn.Linear(facts, judges[0], bias=False)
            self.bench = nn.ModuleList(nn.Linear(before, after) for before, after in itertools.pairwise(judges))
            self.verdict = nn.Linear(judges[-1], 1)
        if weighed:
            self.trust = nn.Parameter(torch.tensor(FIRST_TRUST))
        self.register_buffer("shift", torch.zeros(features))
        self.register_buffer("scale", torch.ones(features))
        with torch.no_grad():
            self.likings.weight.mul_(0.1)
            self.likings.bias.zero_()
            self.hopes.weight.zero_()
            self.hopes.bias.zero_()
            if facts:
                self.of_facts.weight.mul_(0.5)
                self.verdict.weight.mul_(0.1)
                self.verdict.bias.zero_()

    def get_used_to(self, mean: Tensor, spread: Tensor) -> None:
        """Take numbers relative to what they usually are."""
        self.shift.copy_(mean)
        self.scale.copy_(1 / spread.clamp_min(LEAST_SPREAD))

    def forward(
        self, features: Tensor, listed: Tensor | None = None, facts: Tensor | None = None
    ) -> tuple[Tensor, Tensor]:
        """Likings, and hopes: for each seat a share of the win, then for each its lead."""
        with torch.autocast(features.device.type, torch.bfloat16, enabled=features.is_cuda):
            numbers = (features.float() - self.shift) * self.scale
            for layer in self.body:
                numbers = functional.relu(layer(numbers))
            likings, hopes = self.likings(numbers), self.hopes(numbers)
            if facts is not None and listed is not None:
                told = facts.view(len(facts), -1, self.facts).to(numbers.dtype)
                judges = functional.relu(self.of_hidden(numbers)[:, None] + self.of_facts(told))
                for layer in self.bench:
                    judges = functional.relu(layer(judges))
                verdicts = self.verdict(judges).squeeze(2) * (listed >= 0)
                likings = likings.float().scatter_add(1, listed.clamp_min(0).long(), verdicts.float())
        if self.weighed:
            likings = likings.float() + self.trust * features[:, -self.weighed :].float()
        return likings, hopes


def new_network(game: Game, plan: Plan, judges: Sequence[int]) -> Network:
    """A network for a game as it is planned, with layers so wide that judge facts of moves."""
    return Network(
        len(game.features),
        game.actions,
        max(game.seats),
        plan.hidden,
        weighed=plan.weighed,
        facts=game.kit.move_facts,
        judges=judges,
    )
