"""How often one network, by the move it likes best, wins among apprentices: thousands of games at once.

python -m train.evaluating GAME CHECKPOINT ...
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch
from torch import Tensor

import signoria
from train.network import Network, new_network
from train.plans import PLANS, Plan, Setting
from train.self_play import NEVER
from train.tables import APPRENTICE, LEARNER, Table


def wins(network: Network, table: Table, steps: int) -> tuple[float, int]:
    """The share of first games that the learner wins where it sits among apprentices alone, and how many those were."""
    won = torch.zeros(2, device=table.alone.device)
    table.roles[:] = APPRENTICE
    table.roles.scatter_(1, table.place[:, None].to(table.roles.device), LEARNER)
    ended = torch.zeros_like(table.ended, dtype=torch.bool)
    for _ in range(steps):
        with table.at_work():
            table.weigh()
            role = table.roles.gather(1, table.to_act.long()[:, None]).squeeze(1)
            table.propose(role == APPRENTICE)
        table.join()
        moves = torch.where(role == APPRENTICE, table.proposed, best(network, table))
        with table.at_work():
            table.advance(moves)
        table.join()
        over = table.ended.bool()
        counts = over & ~ended
        share = table.shares.gather(1, table.place[:, None].to(table.shares.device)).squeeze(1)
        won += torch.stack(((share * counts).sum(), counts.sum()))
        ended |= over
    return float(won[0] / won[1]), int(won[1])


def best(network: Network, table: Table) -> Tensor:
    """The moves it likes best."""
    sight = table.features if not network.weighed else torch.cat((table.features, table.preferences), 1)
    told = (table.listed, table.facts) if table.move_facts is not None else ()
    likings, _ = network(sight.half(), *told)
    return likings.float().masked_fill(~table.masks.bool(), NEVER).argmax(1)


def network_of(name: str, plan: Plan, file: Path, device: torch.device) -> Network:
    """The network of a checkpoint."""
    kept = torch.load(file, map_location=device, weights_only=False)["network"]
    network = new_network(signoria.game(name), plan, judges_of(kept))
    network.load_state_dict(kept)
    network.to(device).eval()
    return network


def judges_of(kept: dict[str, Tensor]) -> list[int]:
    """How wide the layers are in which it judges facts."""
    return [len(kept[key]) for key in ("of_hidden.weight", "bench.0.weight", "bench.1.weight") if key in kept]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train.evaluating", description=__doc__)
    parser.add_argument("game", choices=list(PLANS))
    parser.add_argument("checkpoints", type=Path, nargs="+")
    parser.add_argument("--games", type=int, default=8192, help="at once")
    parser.add_argument("--steps", type=int, default=260)
    parser.add_argument("--settings", type=int, help="only so many of the plan's")
    parser.add_argument("--device", default="cuda")
    said = parser.parse_args()
    device, plan = torch.device(said.device), PLANS[said.game]
    settings: tuple[Setting, ...] = plan.settings[: said.settings]
    for file in said.checkpoints:
        network = network_of(said.game, plan, file, device)
        for setting in settings:
            table = Table(signoria.game(said.game), setting, said.games, 77, device, 1.0, 0.0)
            with torch.no_grad():
                share, games = wins(network, table, said.steps)
            print(f"{file} {setting.seats} {setting.options}: {share:.3f} of {games}", flush=True)


if __name__ == "__main__":
    main()
