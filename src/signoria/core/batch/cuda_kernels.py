"""Batches played by the rules as C++, wherever that was built; one thread, or one turn of a loop, plays one game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.batch.backend import BatchState
from signoria.core.batch.rewards import Reward
from signoria.core.batch.turn import Array

if TYPE_CHECKING:
    from signoria.core.kit import GameRules


class Emitted:
    """A machine that runs the kernels of `kernels.h`; who makes one says how."""

    def __init__(self, game: GameRules, arrays: Any) -> None:
        self.arrays = arrays
        self._state = game.kit.state.DTYPE

    def run(self, kernel: str, games: int, *arguments: Any) -> None:
        """Run a kernel, a thread for each game."""
        raise NotImplementedError

    def to_numpy(self, array: Array) -> npt.NDArray[Any]:
        """An array of the machine's as NumPy's."""
        raise NotImplementedError

    def zeros(self, shape: tuple[int, ...], kind: npt.DTypeLike) -> Array:
        """The numbers of all games lie side by side."""
        return self.arrays.zeros(shape, kind, order="F")

    def records(self, game: GameRules, games: int) -> Array:
        """Blank records, as bytes."""
        return self.arrays.zeros((games, self._state.itemsize), np.uint8)

    def take_in(self, records: npt.NDArray[Any]) -> Array:
        """Records of NumPy as bytes on the GPU."""
        return self.arrays.asarray(records.view(np.uint8).reshape(len(records), self._state.itemsize))

    def give_out(self, records: Array, place: int) -> npt.NDArray[Any]:
        """One record as an array of NumPy."""
        return self.to_numpy(records[place]).view(self._state)

    def shake(self, games: BatchState, number: int) -> None:
        """Dice of its own for every game."""
        self.run("shake_many", len(games), games.turn.dice, number)

    def deal(self, games: BatchState) -> None:
        """Set every game up with its seed."""
        self.run("deal_many", len(games), games.states, games.blank, games.seeds)

    def ask(self, games: BatchState) -> None:
        """Write down what is asked in every game."""
        self.run("ask_many", len(games), games.states, *games.turn.asked)

    def take_turns(self, games: BatchState, actions: Array, worth: Reward, *, check: bool) -> int:
        """A decision in every game that is not over, unless one is not legal, and what every seat gets for it."""
        chosen = self.arrays.ascontiguousarray(actions, "int64")
        wrong = self.first_not_asked(games, chosen) if check else -1
        if wrong < 0:
            self.advance(games, chosen)
            self.reward(games, worth)
        return wrong

    def first_not_asked(self, games: BatchState, actions: Array) -> int:
        """The first game whose action is not among its legal moves; -1 when all are."""
        wrong = self.arrays.full(1, len(games), np.int64)
        self.run("check_many", len(games), games.turn.seats, games.turn.bits, actions, wrong)
        first = int(wrong[0])
        return first if first < len(games) else -1

    def advance(self, games: BatchState, actions: Array) -> None:
        """A decision in every game that is not over, and what is asked next."""
        dealt = (games.blank, games.seeds, games.seed_stride)
        ended = (games.turn.ended_flags, games.scores, games.places)
        self.run("advance_many", len(games), games.states, actions, *dealt, *games.turn.asked, *ended)

    def reward(self, games: BatchState, worth: Reward) -> None:
        """All rows are reckoned, since to ask which have ended would be to wait for the GPU."""
        ended = games.turn.ended[:, None]
        games.turn.rewards[...] = self.arrays.where(ended, worth(games.scores, games.places), 0)

    def play_random(self, games: BatchState, steps: int) -> int:
        """So many moves by lot in every game; the decisions made."""
        decisions = self.arrays.zeros(len(games), np.int64)
        dealt = (games.blank, games.seeds, games.seed_stride)
        self.run("play_random_many", len(games), games.states, *dealt, games.turn.dice, steps, decisions)
        return int(decisions.sum())

    def apprentice_moves(self, games: BatchState, wanted: Array, chosen: Array) -> None:
        """In every game that is wanted the move an apprentice makes."""
        self.run("apprentice_moves_many", len(games), games.states, games.turn.seats, wanted, chosen, games.turn.dice)

    def preferences(self, games: BatchState, out: Array) -> None:
        """How an apprentice likes the legal moves of every game."""
        self.run("preferences_many", len(games), games.states, games.turn.seats, out)

    def acting(self, games: BatchState) -> Array:
        """Each game's acting seat; -1 when it is over."""
        seats = self.zeros((len(games),), np.int8)
        self.run("acting_many", len(games), games.states, seats)
        return seats

    def points(self, games: BatchState) -> Array:
        """Each seat's points in each game."""
        out = self.zeros(games.scores.shape, np.int32)
        self.run("points_many", len(games), games.states, out)
        return out
