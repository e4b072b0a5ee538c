"""Learn what games played on by apprentices find of every move, on one GPU: values of all legal moves, not of one.

python -m train.rollouts patrician FOLDER --seconds 480

A round plays: learners make the moves found best, in later rounds often those that the network likes; apprentices sit
in the other seats. Then the network learns from all rounds: likings from how much better each move was, hopes from what
came of the best one.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

import signoria
from signoria.core.search.columns import CERTAIN
from train.evaluating import best, wins
from train.move_values import MoveValues
from train.network import Network, new_network
from train.plans import PLANS, Plan
from train.self_play import NEVER
from train.tables import APPRENTICE, LEARNER, Table, tensor_of

LEAD = 0.5
"""What the lead counts beside the share of the win."""
HUNDREDTHS = 100
WHIM = 0.05
"""How often a learner makes another of the listed moves, so that games differ."""
SPREAD = 0.01
"""Likings may lie so far apart that this much of a value is one: then moves of nearly the same value stay liked."""
HELD_BACK = 0.04
PART = 16_384
DECAY = 0.02
AWAY = 20.0
"""What the value that is given away counts beside the faults of hopes."""
HOPES = 0.5


class Rows:
    """Decisions that were looked at, on the device."""

    def __init__(self) -> None:
        self.parts: dict[str, list[Tensor]] = {}

    def add(self, **told: Tensor) -> None:
        for key, value in told.items():
            self.parts.setdefault(key, []).append(value)

    def whole(self) -> dict[str, Tensor]:
        for key, values in self.parts.items():
            self.parts[key] = [torch.cat(values)]
        return {key: values[0] for key, values in self.parts.items()}


class Looking:
    """Tables whose learners look at every move."""

    def __init__(self, name: str, plan: Plan, deals: int, device: torch.device) -> None:
        game = signoria.game(name)
        parts = sum(setting.part for setting in plan.settings)
        self.tables = [
            Table(game, setting, plan.games * setting.part // parts, 5 + 10**9 * number, device, 1.0, 0.0)
            for number, setting in enumerate(plan.settings)
        ]
        self.looks = []
        for number, table in enumerate(self.tables):
            assert table.move_facts is not None
            table.mix(77 + number)
            self.looks.append(MoveValues(table.move_facts))
        self.deals, self.number, self.most = deals, 1, max(game.seats)
        self.won = torch.zeros(len(self.tables), 2, device=device)

    def step(self, rows: Rows, network: Network | None, freedom: float) -> None:
        """A decision in every game. Learners make the move found best or, so often, what the network likes best.

        Without a network that is what an apprentice does.
        """
        for place, (table, look) in enumerate(zip(self.tables, self.looks, strict=True)):
            self._step_at(place, table, look, rows, network, freedom)

    def _step_at(
        self, place: int, table: Table, look: MoveValues, rows: Rows, network: Network | None, freedom: float
    ) -> None:
        import cupy  # type: ignore[import-not-found,unused-ignore]

        self.number += self.deals
        with table.at_work():
            table.weigh()
            seat = table.to_act.long()
            role = table.roles.gather(1, seat[:, None]).squeeze(1)
            table.propose(role == APPRENTICE)
            there = table.listed >= 0
            wanted = (role == LEARNER) & (there.sum(1) > 1)
            sums = tensor_of(look.look(cupy.from_dlpack(wanted.to(torch.uint8)), self.number, self.deals)).float()
            shares, leads = sums[0] / CERTAIN / self.deals, sums[1] / HUNDREDTHS / self.deals
            around = (torch.arange(self.most, device=seat.device)[:, None] + seat) % table.seats
            at_table = (torch.arange(self.most, device=seat.device) < table.seats)[:, None, None]
            around = around[:, None].expand(-1, shares.shape[1], -1)
            shares = shares.gather(0, around) * at_table
            leads = leads.gather(0, around) * at_table
            values = (shares[0] + LEAD * leads[0]).T
            masked = values.masked_fill(~there, NEVER)
            listed = table.listed.long().clamp_min(0)
            found = listed.gather(1, masked.argmax(1, keepdim=True)).squeeze(1)
            liked = table.proposed if network is None else best(network, table)
            chosen = torch.where(torch.rand(len(liked), device=liked.device) < freedom, liked, found)
            chance = torch.rand(len(chosen), device=chosen.device)
            lot = (torch.rand_like(values) * there).argmax(1)
            chosen = torch.where(chance < WHIM, listed.gather(1, lot[:, None]).squeeze(1), chosen)
            chosen = torch.where(role == APPRENTICE, table.proposed, chosen)
            where = wanted.nonzero().squeeze(1)
            usual = table.preferences.gather(1, listed).float().masked_fill(~there, NEVER).argmax(1)
            hopes = torch.stack((shares, leads)).gather(2, usual[None, None, None].expand(2, self.most, 1, -1))
            rows.add(
                features=torch.cat((table.features[where].half(), table.preferences[where].half()), 1),
                listed=table.listed[where].clone(),
                facts=table.facts[where].clone(),
                values=values[where].half(),
                hopes=hopes.squeeze(2)[:, :, where].permute(2, 0, 1).flatten(1).half(),
                table=torch.full((len(where),), place, device=where.device),
            )
            table.advance(chosen)
            over = table.ended.float() * table.alone
            won = table.shares.gather(1, table.place[:, None].to(table.shares.device)).squeeze(1)
            self.won[place] += torch.stack(((won * over).sum(), over.sum()))
        table.join()


def judged(network: Network, rows: dict[str, Tensor], which: Tensor) -> tuple[Tensor, ...]:
    """The value given away by chance, how mixed the chances are, what the best liking and an apprentice give away, and
    the faults of hopes. Values are noisy, so nothing but their sums is looked at.
    """
    listed = rows["listed"][which]
    there, places = listed >= 0, listed.clamp_min(0).long()
    likings, hopes = network(rows["features"][which], listed, rows["facts"][which])
    own = likings.float().gather(1, places).masked_fill(~there, NEVER)
    values = rows["values"][which].float()
    values = (values - values.masked_fill(~there, NEVER).max(1, keepdim=True).values).masked_fill(~there, NEVER)
    logs = functional.log_softmax(own, 1)
    mixed = -(logs.exp() * logs.masked_fill(~there, 0)).sum(1).mean()
    away = -(logs.exp() * values.masked_fill(~there, 0)).sum(1).mean()
    by_best = -values.gather(1, own.argmax(1, keepdim=True)).mean()
    preferences = rows["features"][which][:, -network.weighed :].float().gather(1, places).masked_fill(~there, NEVER)
    by_apprentice = -values.gather(1, preferences.argmax(1, keepdim=True)).mean()
    faults = ((hopes.float() - rows["hopes"][which].float()) ** 2).sum(1).mean()
    return away, mixed, by_best, by_apprentice, faults


def learn(network: Network, rows: dict[str, Tensor], epochs: int, rate: float, end: float) -> None:
    """Some epochs, or until that time; what gives least away of what was held back is kept, with figures of each."""
    count, device = len(rows["listed"]), rows["listed"].device
    order = torch.randperm(count, generator=torch.Generator().manual_seed(1)).to(device)
    held = int(count * HELD_BACK)
    apart, learned = order[:held], order[held:]
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, eps=1e-5, weight_decay=DECAY, fused=True)
    least, kept = 1.0, network.state_dict()
    for epoch in range(epochs):
        parts = learned[torch.randperm(len(learned), device=device)].split(PART)
        for number, part in enumerate(parts):
            if time.monotonic() > end:
                break
            for group in optimiser.param_groups:
                group["lr"] = rate * (1 - (epoch + number / len(parts)) / epochs) + 1e-5
            away, mixed, _, _, faults = judged(network, rows, part)
            optimiser.zero_grad(set_to_none=True)
            (AWAY * (away - SPREAD * mixed) + HOPES * faults).backward()
            optimiser.step()
        with torch.no_grad():
            figures = torch.stack([torch.stack(judged(network, rows, part)) for part in apart.split(PART)]).mean(0)
        print("epoch", epoch, [round(number, 4) for number in figures.tolist()], flush=True)
        if float(figures[2]) < least:
            least, kept = float(figures[2]), {name: value.clone() for name, value in network.state_dict().items()}
    network.load_state_dict(kept)


def save(network: Network, file: Path, games: float, decisions: int, seconds: float) -> None:
    """As a training's checkpoint."""
    kept: dict[str, Any] = {"network": {name: value.cpu() for name, value in network.state_dict().items()}}
    kept |= {"done": 0, "games": games, "decisions": decisions, "seconds": seconds, "log": []}
    file.parent.mkdir(parents=True, exist_ok=True)
    torch.save(kept, file)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train.rollouts", description=__doc__)
    parser.add_argument("game", choices=[name for name in PLANS if signoria.game(name).kit.move_facts])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=480, help="in all")
    parser.add_argument("--games", type=int, default=65_536, help="at once")
    parser.add_argument("--deals", type=int, default=8, help="in which a move is tried")
    parser.add_argument("--rounds", type=float, nargs="+", default=[0.45, 0.3], help="their parts of the time")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--judges", type=int, nargs="+", default=[64])
    parser.add_argument("--from", dest="start", type=Path, help="a checkpoint to go on from")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    began = time.monotonic()
    torch.manual_seed(said.seed)
    device = torch.device("cuda")
    plan = replace(PLANS[said.game], games=said.games)
    with torch.no_grad():
        looking = Looking(said.game, plan, said.deals, device)
    network = new_network(signoria.game(said.game), plan, said.judges).to(device)
    if said.start:
        network.load_state_dict(torch.load(said.start, map_location=device, weights_only=False)["network"])
    rows, freedom = Rows(), 0.5
    for number, part in enumerate(said.rounds):
        end, steps = time.monotonic() + part * said.seconds, 0
        looking.won.zero_()
        with torch.no_grad():
            while time.monotonic() < end:
                looking.step(rows, network if number or said.start else None, freedom)
                torch.cuda.synchronize()
                steps += 1
        whole = rows.whole()
        won = [f"{won / max(1, games):.3f} of {games:.0f}" for won, games in looking.won.tolist()]
        print(
            f"round {number}: {steps} steps, {len(whole['listed'])} rows, {time.monotonic() - began:.0f} s", flush=True
        )
        print("looking wins among apprentices:", won, flush=True)
        if number == 0 and not said.start:
            numbers = whole["features"][:: max(1, len(whole["features"]) // 200_000)].double()
            network.get_used_to(numbers.mean(0).float(), numbers.std(0).float())
        last = number == len(said.rounds) - 1
        until = began + said.seconds if last else time.monotonic() + said.seconds
        learn(network, whole, said.epochs, said.rate, until)
        games = float(looking.won[:, 1].sum())
        save(network, said.folder / f"{said.game}-{number}.pt", games, len(whole["listed"]), time.monotonic() - began)
        freedom = 0.7
        for table, setting in zip(looking.tables, plan.settings, strict=True):
            if setting.seats == 4 or last:
                fresh = Table(signoria.game(said.game), setting, 4096, 77, device, 1.0, 0.0)
                with torch.no_grad():
                    share, ended = wins(network, fresh, 260)
                print(f"network alone, {table.seats} {setting.options}: {share:.3f} of {ended}", flush=True)


if __name__ == "__main__":
    main()
