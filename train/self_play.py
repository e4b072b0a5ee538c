"""A wave of self-play: so many decisions in every game, and what came of them."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from train.move_facts import MOST
from train.network import Network
from train.plans import Plan
from train.tables import APPRENTICE, PAST, Table

NEVER = -1e9


@dataclass
class Decisions:
    """What was seen, chosen and hoped for, a row for each step with a place for each game; shares of seats by seat."""

    features: Tensor
    listed: Tensor
    facts: Tensor
    masks: Tensor
    seats: Tensor
    chosen: Tensor
    logs: Tensor
    hopes: Tensor
    roles: Tensor
    ended: Tensor
    outcome: Tensor

    def sight(self, which: Any) -> tuple[Tensor, ...]:
        """What a network is fed at some of the decisions."""
        told = (self.listed[which], self.facts[which]) if self.facts.shape[-1] else ()
        return (self.features[which], *told)


def decisions_for(plan: Plan, games: int, sizes: tuple[int, int, int], facts: int, device: torch.device) -> Decisions:
    """Room for a wave."""
    features, actions, seats = sizes

    def room(kind: torch.dtype, *more: int) -> Tensor:
        return torch.zeros(plan.steps, games, *more, dtype=kind, device=device)

    return Decisions(
        features=room(torch.float16, features + (actions if plan.weighed else 0)),
        listed=room(torch.int16, MOST if facts else 0),
        facts=room(torch.int8, MOST * facts),
        masks=room(torch.bool, actions),
        seats=room(torch.int64),
        chosen=room(torch.int64),
        logs=room(torch.float32),
        hopes=room(torch.float32, 2, seats),
        roles=room(torch.int8),
        ended=room(torch.bool),
        outcome=room(torch.float32, 2, seats),
    )


def drawn(likings: Tensor) -> Tensor:
    """A move by its chance."""
    noise = torch.rand_like(likings).clamp_(1e-9, 1 - 1e-7)
    return (likings - torch.log(-torch.log(noise))).argmax(1)


class Wave:
    """Plays, and keeps what it needs between two waves."""

    def __init__(self, plan: Plan, tables: list[Table], network: Network, room: Decisions) -> None:
        self.plan, self.tables, self.network, self.room = plan, tables, network, room
        bounds = [0]
        for table in tables:
            bounds.append(bounds[-1] + table.games)
        self.rows = [slice(*pair) for pair in itertools.pairwise(bounds)]
        device = room.features.device
        starts = [
            torch.arange(rows.start, rows.start + table.past) for table, rows in zip(tables, self.rows, strict=True)
        ]
        self.past_rows = torch.cat(starts).to(device)
        self.counts = torch.zeros(len(tables), 4, device=device)
        """For each table: games ended, points, games of one learner among apprentices, its wins."""

    def play(self, earlier: Network | None) -> None:
        """Fill the room; `earlier` sits where earlier selves do."""
        with torch.no_grad():
            self._play(earlier)

    def _play(self, earlier: Network | None) -> None:
        self.counts.zero_()
        self._each(lambda _, table, rows: self._look(0, table, rows))
        for step in range(self.plan.steps):
            moves = self._choose(step, earlier)

            def go_on(number: int, table: Table, rows: slice, step: int = step, moves: Tensor = moves) -> None:
                table.advance(moves[rows])
                self._see_what_came(step, number, table, rows)
                if step + 1 < self.plan.steps:
                    self._look(step + 1, table, rows)

            self._each(go_on)

    def _each(self, work: Callable[[int, Table, slice], None]) -> None:
        """Work for every table, on a GPU all at the same time."""
        for number, (table, rows) in enumerate(zip(self.tables, self.rows, strict=True)):
            with table.at_work():
                work(number, table, rows)
        for table in self.tables:
            table.join()

    def _look(self, step: int, table: Table, rows: slice) -> None:
        """What is seen, who is to act, and what apprentices would do."""
        room = self.room
        room.features[step, rows] = self.sight_of(table)
        if table.move_facts is not None:
            room.listed[step, rows] = table.listed
            room.facts[step, rows] = table.facts
        room.masks[step, rows] = table.masks
        room.seats[step, rows] = table.to_act
        role = table.roles.gather(1, room.seats[step, rows, None]).squeeze(1)
        room.roles[step, rows] = role
        if table.with_apprentices:
            table.propose(role == APPRENTICE)

    def sight_of(self, table: Table) -> Tensor:
        """What the network is fed now."""
        if not self.plan.weighed:
            return table.features
        table.weigh()
        return torch.cat((table.features, table.preferences), 1)

    def _choose(self, step: int, earlier: Network | None) -> Tensor:
        room = self.room
        likings, hopes = self.network(*room.sight(step))
        likings = likings.float().masked_fill_(~room.masks[step], NEVER)
        moves = drawn(likings)
        room.hopes[step] = hopes.float().view(len(moves), 2, -1)
        if earlier is not None:
            self._as_before(step, earlier, moves)
        proposed = torch.cat([table.proposed for table in self.tables])
        moves = torch.where(room.roles[step] == APPRENTICE, proposed, moves)
        room.chosen[step] = moves
        room.logs[step] = likings.gather(1, moves[:, None]).squeeze(1) - torch.logsumexp(likings, 1)
        return moves

    def _as_before(self, step: int, earlier: Network, moves: Tensor) -> None:
        """An earlier self moves where it sits."""
        first = self.past_rows
        where = self.room.roles[step, first] == PAST
        theirs, _ = earlier(*self.room.sight((step, first)))
        theirs = drawn(theirs.float().masked_fill_(~self.room.masks[step, first], NEVER))
        moves[first] = torch.where(where, theirs, moves[first])

    def _see_what_came(self, step: int, number: int, table: Table, rows: slice) -> None:
        room, seats = self.room, table.seats
        points = table.points.float()
        mean = points.mean(1, keepdim=True)
        room.ended[step, rows] = table.ended
        room.outcome[step, rows, 0, :seats] = table.shares
        lead = (points - mean) / points.abs().mean(1, keepdim=True).clamp_min(1)
        room.outcome[step, rows, 1, :seats] = lead.clamp_(-2, 2)
        over = table.ended.float()
        alone = over * table.alone
        won = table.shares.gather(1, table.place[:, None]).squeeze(1)
        self.counts[number] += torch.stack(
            (over.sum(), (mean.squeeze(1) * over).sum(), alone.sum(), (won * alone).sum())
        )
