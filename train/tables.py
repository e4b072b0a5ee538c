"""Games of one setting played at once on the device, and who sits where: the learner, apprentices, earlier selves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch import Tensor

from signoria import Game
from train.move_facts import MoveFacts
from train.plans import Setting

LEARNER, APPRENTICE, PAST = 0, 1, 2
MIXED, MIXING_STEPS = 100, 5
"""Games are stopped at so many different moments, so many decisions apart: some hundred decisions are a game."""


def tensor_of(array: Any) -> Tensor:
    """An array of a batch as a tensor on the same memory."""
    return torch.from_numpy(array) if hasattr(array, "__array_interface__") else torch.from_dlpack(array)


def rows_of(states: Any) -> Tensor:
    """The records of a batch as rows of bytes, on the same memory."""
    if hasattr(states, "__array_interface__"):
        return torch.from_numpy(states.view("uint8").reshape(len(states), -1))
    return torch.from_dlpack(states)


class Table:
    """So many games of a setting. Rows of the earlier selves come first, then those with apprentices.

    On a GPU every table works in a stream of its own: one game's moves take long, however few games there are.
    """

    def __init__(
        self, game: Game, setting: Setting, games: int, seed: int, device: torch.device, apprentices: float, past: float
    ) -> None:
        self.setting, self.seats, self.games = setting, setting.seats, games
        self.on_gpu = device.type == "cuda"
        self.stream = torch.cuda.Stream() if self.on_gpu else None
        self.past = int(games * past)
        self.with_apprentices = int(games * apprentices)
        self.roles = self._seated(seed).to(device)
        self.alone = ((self.roles == APPRENTICE).sum(1) == self.seats - 1).to(device)
        """Where one learner meets apprentices only."""
        self.place = (self.roles == LEARNER).to(torch.int8).argmax(1)
        """Of those the learner's seat."""
        self.proposed = torch.zeros(games, dtype=torch.int64, device=device)
        """What an apprentice would do, where one is to act."""
        with self.at_work():
            kind = "cuda" if self.on_gpu else "cpu"
            self.batch = game.batch(games, setting.seats, seed, auto_reset=True, device=kind, **setting.options)
            turn = self.batch.turn
            self.features, self.masks = tensor_of(turn.features), tensor_of(turn.masks)
            self.to_act, self.random_moves = tensor_of(turn.seats), tensor_of(turn.random_moves)
            self.ended, self.shares = tensor_of(turn.ended), tensor_of(turn.rewards)
            self.points = tensor_of(self.batch.ended_points)
            self.move_facts = MoveFacts(game, self.batch, games, on_gpu=self.on_gpu) if game.kit.move_facts else None
            self._preferences = self.move_facts.preferences if self.move_facts else self.batch.preferences()
            self.preferences = tensor_of(self._preferences)
            if self.move_facts is not None:
                self.listed = tensor_of(self.move_facts.listed)
                self.facts = tensor_of(self.move_facts.facts)

    def _seated(self, seed: int) -> Tensor:
        dice = torch.Generator().manual_seed(seed)
        roles = torch.zeros(self.games, self.seats, dtype=torch.int8)
        for first, last, role in (
            (0, self.past, PAST),
            (self.past, self.past + self.with_apprentices, APPRENTICE),
        ):
            rows = last - first
            learners = torch.randint(1, self.seats, (rows, 1), generator=dice)
            order = torch.rand(rows, self.seats, generator=dice).argsort(1)
            roles[first:last] = torch.where(order < learners, LEARNER, role).to(torch.int8)
        return roles

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """In this table's stream, when all that was asked before is done; whoever asks next waits for it."""
        if self.stream is None:
            yield
            return
        import cupy  # type: ignore[import-not-found,unused-ignore]

        before = torch.cuda.current_stream()
        self.stream.wait_stream(before)
        with torch.cuda.stream(self.stream), cupy.cuda.ExternalStream(self.stream.cuda_stream):
            yield

    def join(self) -> None:
        """What follows waits for this table."""
        if self.stream is not None:
            torch.cuda.current_stream().wait_stream(self.stream)

    def mix(self, seed: int) -> None:
        """Play on at random, each game so far as the dice say, so that games are in every state of play.

        Games of one length that begin together end together: a wave would hold one part of a game only.
        """
        dice = torch.Generator().manual_seed(seed)
        with self.at_work():
            rows = rows_of(self.batch.states)
            stops = torch.randint(1, MIXED + 1, (self.games,), generator=dice).to(rows.device)
            stopped = rows.clone()
            for stop in range(1, MIXED + 1):
                self.batch.play_random(MIXING_STEPS)
                stopped = torch.where((stops == stop)[:, None], rows, stopped)
            rows.copy_(stopped)
            self.batch.play_random(1)
            _ = self.batch.turn
        self.join()

    def propose(self, wanted: Tensor) -> None:
        """What apprentices would do where they are to act; the moves were weighed for that, if they are at all."""
        if self.move_facts is not None:
            lots = torch.rand(self.preferences.shape, device=wanted.device)
            self.proposed.copy_((self.preferences + lots).argmax(1))
            return
        flags = self._given(wanted.to(torch.uint8))
        self.proposed.copy_(tensor_of(self.batch.apprentice_moves(flags)))

    def weigh(self) -> None:
        """How an apprentice likes the legal moves now, and what they are about."""
        if self.move_facts is not None:
            self.move_facts.look()
        else:
            self.batch.preferences(self._preferences)

    def advance(self, moves: Tensor) -> None:
        """A move in every game, from those that are legal."""
        self.batch.advance(self._given(moves), check=False)

    def _given(self, numbers: Tensor) -> Any:
        if not self.on_gpu:
            return numbers.numpy()
        import cupy

        return cupy.from_dlpack(numbers)
