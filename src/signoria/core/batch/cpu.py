"""Batches on the CPU: the compiled twin, its games shared by threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.batch.backend import BatchState
from signoria.core.batch.rewards import SHARES, Reward
from signoria.core.batch.threads import check_threads, shared_by_threads
from signoria.core.compiled.buffers import Buffers, buffers_for, states_for
from signoria.core.play.seeds import hash_table

if TYPE_CHECKING:
    from signoria.core.compiled_rules import CompiledRules
    from signoria.core.rules.twins import Twin


IS_CHECKED, START, STOP = 2, 3, 4
"""Where these are among the numbers that `take_turns` is given."""


class CompiledStep:
    """The compiled `take_turns` for the arrays of some games, bound once: a step of few games takes microseconds."""

    def __init__(self, games: BatchState, twin: Twin, buffers: list[Buffers], table: npt.NDArray[np.int64]) -> None:
        turn = games.turn
        dealt = (games.states, games.blank, games.seeds, games.seed_stride, table)
        settled = (turn.ended_flags, games.scores, games.places, SHARES, turn.rewards)
        self.games = games
        self.count = len(games)
        self.actions = np.zeros(self.count, np.int64)
        """The moves to make are copied here: sooner done than asking an array where it lies."""
        self._bound = {
            id(own): twin.take_turns.bind(
                self.actions, 0, 0, self.count, own.moves, own.block, *dealt, *turn.asked, *settled
            )
            for own in buffers
        }

        self.whole = self._bound[id(buffers[0])]
        """All games in one thread; only where there is no other."""

    def take(self, own: Buffers, is_checked: int, start: int, stop: int) -> int:
        """The first game whose action is not among its legal moves; -1 when all are, and then they were made."""
        bound = self._bound[id(own)]
        numbers = bound.numbers
        numbers[IS_CHECKED] = is_checked
        numbers[START] = start
        numbers[STOP] = stop
        return int(bound())


class Cpu:
    """So many threads of the machine this runs on."""

    arrays: Any = np

    def __init__(self, game: CompiledRules, twin: Twin, threads: int | None) -> None:
        self._twin = twin
        self._buffers: list[Buffers] = [buffers_for(game) for _ in range(check_threads(threads))]
        self._hash_table = hash_table()
        self._step: CompiledStep | None = None

    def zeros(self, shape: tuple[int, ...], kind: npt.DTypeLike) -> npt.NDArray[Any]:
        """A game's row lies together."""
        return np.zeros(shape, kind)

    def records(self, game: CompiledRules, games: int) -> npt.NDArray[Any]:
        """Blank records."""
        return states_for(game, games)

    def take_in(self, records: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """They are as they should be."""
        return records

    def give_out(self, records: npt.NDArray[Any], place: int) -> npt.NDArray[Any]:
        """One record."""
        return records[place : place + 1]

    def shake(self, games: BatchState, number: int) -> None:
        """Dice of its own for every game."""
        self._twin.shake_many(games.turn.dice, number)

    def deal(self, games: BatchState) -> None:
        """Set every game up with its seed."""

        def deal(own: Buffers, start: int, stop: int) -> int:
            self._twin.deal_many(games.states, games.blank, games.seeds, self._hash_table, own.block, start, stop)
            return 0

        shared_by_threads(self._buffers, len(games), deal)

    def ask(self, games: BatchState) -> None:
        """Write down what is asked in every game."""

        def ask(own: Buffers, start: int, stop: int) -> int:
            self._twin.ask_many(games.states, *games.turn.asked, own.moves, start, stop)
            return 0

        shared_by_threads(self._buffers, len(games), ask)

    def take_turns(self, games: BatchState, actions: npt.NDArray[np.int64], worth: Reward, *, check: bool) -> int:
        """A decision in every game that is not over, unless one is not legal; each thread shares its games' wins.

        It is always checked: that takes no time here.
        """
        if self._step is None or self._step.games is not games:
            self._step = CompiledStep(games, self._twin, self._buffers, self._hash_table)
        step = self._step
        step.actions[...] = actions
        wrong = int(step.whole() if len(self._buffers) == 1 else self._take_turns_together(step))
        if wrong < 0 and not worth.is_shared_win:
            self._reward(games, worth)
        return wrong

    def _take_turns_together(self, step: CompiledStep) -> int:
        """All games are looked at before any thread changes one."""
        turn = step.games.turn
        wrong = int(self._twin.first_not_asked(turn.seats, turn.bits, step.actions, 0, step.count))
        if wrong < 0:

            def take(own: Buffers, start: int, stop: int) -> int:
                return step.take(own, 1, start, stop)

            shared_by_threads(self._buffers, step.count, take)
        return wrong

    def _reward(self, games: BatchState, worth: Reward) -> None:
        """Few games end at a time: only their rows are looked at."""
        games.turn.rewards.fill(0)
        ended = games.turn.ended.nonzero()[0]
        if len(ended):
            games.turn.rewards[ended] = worth(games.scores.take(ended, axis=0), games.places.take(ended, axis=0))

    def play_random(self, games: BatchState, steps: int) -> int:
        """So many moves by lot in every game; the decisions made."""

        def play(own: Buffers, start: int, stop: int) -> int:
            return int(
                self._twin.play_random_many(
                    games.states,
                    games.blank,
                    games.seeds,
                    games.seed_stride,
                    self._hash_table,
                    own.block,
                    games.turn.dice,
                    own.moves,
                    steps,
                    start,
                    stop,
                )
            )

        return sum(shared_by_threads(self._buffers, len(games), play))

    def apprentice_moves(self, games: BatchState, wanted: npt.NDArray[np.uint8], chosen: npt.NDArray[np.int64]) -> None:
        """In every game that is wanted the move an apprentice makes."""

        def weigh(own: Buffers, start: int, stop: int) -> int:
            asked = (games.states, games.turn.seats, wanted, chosen, games.turn.dice)
            self._twin.apprentice_moves_many(*asked, own.moves, own.weights, start, stop)
            return 0

        shared_by_threads(self._buffers, len(games), weigh)

    def preferences(self, games: BatchState, out: npt.NDArray[np.int8]) -> None:
        """How an apprentice likes the legal moves of every game."""

        def weigh(own: Buffers, start: int, stop: int) -> int:
            self._twin.preferences_many(games.states, games.turn.seats, out, own.moves, own.weights, start, stop)
            return 0

        shared_by_threads(self._buffers, len(games), weigh)

    def acting(self, games: BatchState) -> npt.NDArray[np.int8]:
        """Each game's acting seat; -1 when it is over."""
        seats = np.zeros(len(games), np.int8)
        self._twin.acting_many(games.states, seats)
        return seats

    def points(self, games: BatchState) -> npt.NDArray[np.int32]:
        """Each seat's points in each game."""
        out = np.zeros(games.scores.shape, np.int32)
        self._twin.points_many(games.states, out)
        return out
