"""The training of one network: waves of self-play and of learning, and checkpoints to go on from."""

from __future__ import annotations

import copy
import random
import time
from pathlib import Path

import torch

import signoria
from train.learning import Learner, looked_back
from train.network import Network, new_network
from train.plans import Plan
from train.self_play import Wave, decisions_for
from train.tables import Table

LOG_EVERY = 10
FIRST_CHECKPOINT = 10
PAST_EVERY = 25
"""Waves after which the network is kept as an earlier self."""
MOST_PAST = 12
MOMENTS = ("exp_avg", "exp_avg_sq")
"""What Adam remembers; a checkpoint keeps it in half the room."""


class Training:
    """All of it, and what a checkpoint keeps."""

    def __init__(self, name: str, plan: Plan, seed: int, device: str) -> None:
        torch.manual_seed(seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.name, self.plan, self.seed = name, plan, seed
        self.device = torch.device(device)
        game = signoria.game(name)
        sizes = len(game.features), game.actions, max(game.seats)
        parts = sum(setting.part for setting in plan.settings)
        self.tables = [
            Table(
                game,
                setting,
                plan.games * setting.part // parts,
                seed + number * 10**9,
                self.device,
                plan.apprentices,
                plan.past,
            )
            for number, setting in enumerate(plan.settings)
        ]
        facts = game.kit.move_facts
        self.network = new_network(game, plan, plan.judges).to(self.device)
        games = sum(table.games for table in self.tables)
        self.wave = Wave(plan, self.tables, self.network, decisions_for(plan, games, sizes, facts, self.device))
        self.learner = Learner(plan, self.network)
        self.past: list[Network] = []
        self.done = 0
        self.games = 0.0
        self.decisions = 0
        self.log: list[dict[str, object]] = []
        self.trained_seconds = 0.0

    def get_used_to_the_game(self) -> None:
        """What numbers usually are, from games of apprentices and games at random."""
        sums = torch.zeros(2, len(self.network.shift), dtype=torch.float64, device=self.device)
        count = 0
        for number, table in enumerate(self.tables):
            table.mix(self.seed + number)
            for step in range(240):
                strong = torch.rand(table.games, device=self.device) < 0.9
                with table.at_work():
                    table.weigh()
                    table.propose(strong)
                    table.advance(torch.where(strong, table.proposed, table.random_moves))
                table.join()
                if step % 12 == 0:
                    seen = self.wave.sight_of(table).double()
                    sums += torch.stack((seen.sum(0), (seen * seen).sum(0)))
                    count += len(seen)
        mean = sums[0] / count
        self.network.get_used_to(mean.float(), (sums[1] / count - mean**2).clamp_min(0).sqrt().float())

    def run(self, waves: int, end: float, folder: Path) -> None:
        """Go on until all waves are done or that time has come."""
        while self.done < waves and time.monotonic() < end:
            began = time.monotonic()
            progress = self.done / waves
            dice = random.Random(self.seed * 1_000_003 + self.done)
            earlier = dice.choice(self.past) if self.past else None
            self.wave.play(earlier)
            self._wait()
            played = time.monotonic()
            lessons = looked_back(self.wave, self.plan.lead * (1 - 0.75 * progress))
            self.learner.learn(self.wave.room, lessons, progress)
            self._wait()
            self.done += 1
            self.decisions += len(lessons.rows)
            self.trained_seconds += time.monotonic() - began
            counts = self.wave.counts.tolist()
            self.games += sum(row[0] for row in counts)
            if self.done % LOG_EVERY == 0:
                self.tell(counts, played - began, time.monotonic() - played)
            if self.done % PAST_EVERY == 0:
                self.remember()
            if self.done == FIRST_CHECKPOINT:
                self.save(folder)
        self.save(folder)

    def remember(self) -> None:
        """The network as it is becomes an earlier self; some of them are forgotten."""
        kept = copy.deepcopy(self.network).eval()
        for parameter in kept.parameters():
            parameter.requires_grad_(False)
        self.past.append(kept)
        if len(self.past) > MOST_PAST:
            del self.past[random.Random(self.done).randrange(MOST_PAST // 2)]

    def tell(self, counts: list[list[float]], playing: float, learning: float) -> None:
        """A line of figures."""
        row: dict[str, object] = {
            "wave": self.done,
            "seconds": round(self.trained_seconds, 1),
            "decisions": self.decisions,
            "games": round(self.games),
            "playing": round(playing, 3),
            "learning": round(learning, 3),
            **self.learner.figures,
            "points": [round(points / max(1, games), 2) for games, points, _, _ in counts],
            "against_apprentices": [round(wins / max(1, games), 3) for _, _, games, wins in counts],
        }
        self.log.append(row)

    def _wait(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def save(self, folder: Path) -> None:
        """A checkpoint: all that the next piece needs."""
        folder.mkdir(parents=True, exist_ok=True)
        moments = self.learner.optimiser.state_dict()
        short = {
            number: {**state, **{name: state[name].to(torch.bfloat16).cpu() for name in MOMENTS}}
            for number, state in moments["state"].items()
        }
        kept = {
            "network": {name: value.cpu() for name, value in self.network.state_dict().items()},
            "moments": {**moments, "state": short},
            "done": self.done,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.trained_seconds,
            "log": self.log,
        }
        torch.save(kept, folder / f"{self.name}.pt")

    def load(self, file: Path) -> None:
        """Go on from a checkpoint; games begin anew, and the network is its own first earlier self."""
        kept = torch.load(file, map_location=self.device, weights_only=False)
        self.network.load_state_dict(kept["network"])
        for state in kept["moments"]["state"].values():
            for name in MOMENTS:
                state[name] = state[name].float().to(self.device)
        self.learner.optimiser.load_state_dict(kept["moments"])
        self.done, self.games, self.decisions = kept["done"], kept["games"], kept["decisions"]
        self.trained_seconds, self.log = kept["seconds"], kept["log"]
        self.remember()
