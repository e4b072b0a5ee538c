"""Batches on the CPU: the compiled twin, its games shared by threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.machines import Games
from signoria.core.rewards import SHARES, Reward
from signoria.core.scratch import Room, room_for, states_for
from signoria.core.seeds import hash_table
from signoria.core.sharing import check_threads, shared_by_threads

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.twins import Twin


class Cpu:
    """So many threads of the machine this runs on."""

    arrays: Any = np

    def __init__(self, game: Game, twin: Twin, threads: int | None) -> None:
        self._twin = twin
        self._rooms: list[Room] = [room_for(game) for _ in range(check_threads(threads))]
        self._hash_table = hash_table()
        self._gathered: tuple[Games, tuple[Any, ...]] | None = None

    def zeros(self, shape: tuple[int, ...], kind: npt.DTypeLike) -> npt.NDArray[Any]:
        """A game's row lies together."""
        return np.zeros(shape, kind)

    def records(self, game: Game, games: int) -> npt.NDArray[Any]:
        """Blank records."""
        return states_for(game, games)

    def take_in(self, records: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """They are as they should be."""
        return records

    def give_out(self, records: npt.NDArray[Any], place: int) -> npt.NDArray[Any]:
        """One record."""
        return records[place : place + 1]

    def shake(self, games: Games, number: int) -> None:
        """Dice of its own for every game."""
        self._twin.shake_many(games.turn.dice, number)

    def deal(self, games: Games) -> None:
        """Set every game up with its seed."""

        def deal(room: Room, start: int, stop: int) -> int:
            self._twin.deal_many(games.states, games.blank, games.seeds, self._hash_table, room.block, start, stop)
            return 0

        shared_by_threads(self._rooms, len(games), deal)

    def ask(self, games: Games) -> None:
        """Write down what is asked in every game."""

        def ask(room: Room, start: int, stop: int) -> int:
            self._twin.ask_many(games.states, *games.turn.asked, room.moves, start, stop)
            return 0

        shared_by_threads(self._rooms, len(games), ask)

    def take_turns(self, games: Games, actions: npt.NDArray[np.int64], worth: Reward) -> int:
        """A decision in every game that is not over, unless one is not legal; each thread shares its games' wins."""
        arrays = self._arrays_of(games)
        if len(self._rooms) == 1:
            wrong = int(self._twin.take_turns(actions, 0, 0, len(games.seeds), *self._rooms[0], *arrays))
        else:
            wrong = self._take_turns_together(games, actions, arrays)
        if wrong < 0 and not worth.is_shared_win:
            self._reward(games, worth)
        return wrong

    def _take_turns_together(self, games: Games, actions: npt.NDArray[np.int64], arrays: tuple[Any, ...]) -> int:
        """All games are looked at before any thread changes one."""
        wrong = int(self._twin.first_not_asked(games.turn.seats, games.turn.bits, actions, 0, len(games)))
        if wrong < 0:

            def take(room: Room, start: int, stop: int) -> int:
                return int(self._twin.take_turns(actions, 1, start, stop, *room, *arrays))

            shared_by_threads(self._rooms, len(games), take)
        return wrong

    def _arrays_of(self, games: Games) -> tuple[Any, ...]:
        """What `take_turns` reads and writes, gathered once: a step of few games is over in a few microseconds."""
        if self._gathered is None or self._gathered[0] is not games:
            dealt = (games.states, games.blank, games.seeds, games.apart, self._hash_table)
            settled = (games.turn.ended_flags, games.scores, games.places, SHARES, games.turn.rewards)
            self._gathered = games, (*dealt, *games.turn.asked, *settled)
        return self._gathered[1]

    def _reward(self, games: Games, worth: Reward) -> None:
        """Few games end at a time: only their rows are looked at."""
        games.turn.rewards.fill(0)
        ended = games.turn.ended.nonzero()[0]
        if len(ended):
            games.turn.rewards[ended] = worth(games.scores.take(ended, axis=0), games.places.take(ended, axis=0))

    def play_by_lot(self, games: Games, steps: int) -> int:
        """So many moves by lot in every game; the decisions made."""

        def play(room: Room, start: int, stop: int) -> int:
            return int(
                self._twin.play_by_lot_many(
                    games.states,
                    games.blank,
                    games.seeds,
                    games.apart,
                    self._hash_table,
                    room.block,
                    games.turn.dice,
                    room.moves,
                    steps,
                    start,
                    stop,
                )
            )

        return sum(shared_by_threads(self._rooms, len(games), play))

    def acting(self, games: Games) -> npt.NDArray[np.int8]:
        """Each game's acting seat; -1 when it is over."""
        seats = np.zeros(len(games), np.int8)
        self._twin.acting_many(games.states, seats)
        return seats

    def points(self, games: Games) -> npt.NDArray[np.int32]:
        """Each seat's points in each game."""
        out = np.zeros(games.scores.shape, np.int32)
        self._twin.points_many(games.states, out)
        return out
