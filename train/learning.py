"""Learning from a wave: proximal policy optimisation, and what every seat could expect."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from train.network import Network
from train.plans import Plan
from train.self_play import NEVER, Decisions, Wave
from train.tables import LEARNER

WITHIN = 0.2
"""A chance is changed by so much in one wave."""
LAST = 0.1
"""What is left of rate and entropy at the end."""


@dataclass
class Lessons:
    """Decisions as rows: where each is in the room, how much better than hoped it was, and what to hope for."""

    rows: Tensor
    advantages: Tensor
    targets: Tensor


def looked_back(wave: Wave, lead: float) -> Lessons:
    """From the end of the wave to its beginning: what each decision led to.

    Hopes are those of the acting seat for all seats, itself first; here they stand by seat.
    """
    room, plan = wave.room, wave.plan
    steps, games, _, most = room.hopes.shape
    device = room.hopes.device
    seats = torch.cat([torch.full((table.games,), table.seats, device=device) for table in wave.tables])[:, None]
    numbers = torch.arange(most, device=device)[None]
    at_table = numbers < seats
    value = torch.zeros(games, most, device=device)
    advantage = torch.zeros(games, most, device=device)
    known = torch.zeros(games, most, dtype=torch.bool, device=device)
    expected = torch.zeros(games, 2, most, device=device)
    each = plan.fading ** (1 / seats[:, :, None])
    """From one decision to the next, whoever makes it."""
    reached = torch.zeros(games, 1, dtype=torch.bool, device=device)
    advantages = torch.zeros(steps, games, device=device)
    usable = torch.zeros(steps, games, dtype=torch.bool, device=device)
    targets = torch.zeros(steps, games, 2, most, device=device)
    for step in range(steps - 1, -1, -1):
        ended, outcome, seat = room.ended[step][:, None], room.outcome[step], room.seats[step][:, None]
        worth = outcome[:, 0] - 1 / seats + lead * outcome[:, 1]
        value = torch.where(ended, worth, value)
        advantage = torch.where(ended, 0.0, advantage)
        known = known | ended
        expected = torch.where(ended[:, :, None], outcome, expected)
        reached = reached | ended
        hoped = room.hopes[step]
        own = hoped[:, 0, :1] - 1 / seats + lead * hoped[:, 1, :1]
        better = value.gather(1, seat) - own + plan.fading * advantage.gather(1, seat)
        has_next = known.gather(1, seat)
        advantages[step] = better.squeeze(1)
        usable[step] = (has_next & reached).squeeze(1) & (room.roles[step] == LEARNER)
        around = (numbers + seat) % seats
        targets[step] = expected.gather(2, around[:, None].expand(-1, 2, -1)) * at_table[:, None]
        value = value.scatter(1, seat, own)
        advantage = advantage.scatter(1, seat, torch.where(has_next, better, torch.zeros_like(better)))
        known = known.scatter(1, seat, True)
        back = ((numbers - seat) % seats)[:, None].expand(-1, 2, -1)
        by_seat = hoped.gather(2, back) * at_table[:, None]
        expected = torch.where(reached[:, :, None], each * expected + (1 - each) * by_seat, by_seat)
        reached = torch.ones_like(reached)
    rows = usable.flatten().nonzero().squeeze(1)
    chosen = advantages.flatten()[rows]
    centred = (chosen - chosen.mean()) / (chosen.std() + 1e-6)
    return Lessons(rows, centred, targets.view(steps * games, 2 * most)[rows])


class Learner:
    """A network and its optimiser."""

    def __init__(self, plan: Plan, network: Network) -> None:
        self.plan, self.network = plan, network
        on_gpu = next(network.parameters()).is_cuda
        self.optimiser = torch.optim.Adam(network.parameters(), lr=plan.rate, eps=1e-5, fused=on_gpu)
        self.figures: dict[str, float] = {}

    def learn(self, room: Decisions, lessons: Lessons, progress: float) -> None:
        """Some epochs over a wave; `progress` goes from 0 to 1 over the whole training."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.plan.rate * (1 - (1 - LAST) * progress)
        entropy = self.plan.entropy * (1 - (1 - LAST) * progress)
        count = len(lessons.rows)
        parts = max(1, count // self.plan.part)
        size = count // parts
        for _ in range(self.plan.epochs):
            order = torch.randperm(count, device=lessons.rows.device)
            for part in range(parts):
                told = self._step(room, lessons, order[part * size : (part + 1) * size], entropy)
        self.figures = {name: round(float(number.detach()), 4) for name, number in told.items()}

    def _step(self, room: Decisions, lessons: Lessons, which: Tensor, entropy: float) -> dict[str, Tensor]:
        rows, targets = lessons.rows[which], lessons.targets[which]
        games = room.masks.shape[1]
        masks = room.masks.flatten(0, 1)[rows]
        likings, hopes = self.network(*room.sight((rows // games, rows % games)))
        logs = functional.log_softmax(likings.float().masked_fill(~masks, NEVER), 1)
        chosen = logs.gather(1, room.chosen.flatten()[rows, None]).squeeze(1)
        ratio = (chosen - room.logs.flatten()[rows]).exp()
        better = lessons.advantages[which]
        gain = torch.min(ratio * better, ratio.clamp(1 - WITHIN, 1 + WITHIN) * better).mean()
        wrong = ((hopes.float() - targets) ** 2).sum(1).mean()
        spread = -(logs.exp() * logs.masked_fill(~masks, 0)).sum(1).mean()
        loss = wrong - gain - entropy * spread
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimiser.step()
        return {"gain": gain, "wrong": wrong, "entropy": spread, "moved": (ratio - 1 - ratio.log()).mean()}
