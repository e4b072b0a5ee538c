"""Batches: many games at once on compiled rules, NumPy arrays in and out."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core import options as choices
from signoria.core.errors import BadOption, IllegalMove
from signoria.core.rewards import reward_named
from signoria.core.scratch import Room, Turn, room_for, states_for, table_for, turn_for
from signoria.core.seeds import HIGHEST_SEED, hash_table, number_of_seed
from signoria.core.sharing import shared_by_threads

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.match import Match
    from signoria.core.twins import Twin


class Batch:
    """Many games at once; each waits for its acting seat (of several, the lowest)."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        game: Game,
        games: int,
        seats: int,
        seed: int,
        first: int | None,
        auto_reset: bool,
        threads: int | None,
        reward: str,
        options: Mapping[str, object],
        twin: Twin | None = None,
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise BadOption(f"a batch has one game or more, not {games!r}")
        if choices.check_seed(seed) + games > HIGHEST_SEED:
            raise BadOption(f"the seeds of a batch are below {HIGHEST_SEED}, not {seed}")
        self.game = game
        self.seed = seed
        self.auto_reset = auto_reset
        self.reward = reward_named(reward)
        self._blank = game.blank(seats, first, options)[0].to_array()
        self._twin = twin or game.compiled
        self._rooms: list[Room] = [room_for(game) for _ in range(check_threads(threads))]
        self._hash_table = hash_table()
        self._seeds = np.arange(seed, seed + games, dtype=np.int64)
        self._places = table_for(games, seats)
        self._turn = turn_for(game, games, seats)
        self._twin.shake_many(self._turn.dice, number_of_seed(seed, "by lot"))
        self._is_asked = False
        self.states: npt.NDArray[Any] = states_for(game, games)
        self.ended = self._turn.ended
        self.ended_points = table_for(games, seats)
        shared_by_threads(self._rooms, games, self._deal)

    def __len__(self) -> int:
        return len(self.states)

    def _deal(self, room: Room, start: int, stop: int) -> int:
        self._twin.deal_many(self.states, self._blank, self._seeds, self._hash_table, room.block, start, stop)
        return 0

    def seed_of(self, index: int) -> int:
        """The seed of a game: `start` with it gives the same deal."""
        return int(self._seeds[index])

    @property
    def to_act(self) -> npt.NDArray[np.int8]:
        """Each game's acting seat; -1 when it is over."""
        seats = np.zeros(len(self.states), np.int8)
        self._twin.acting_many(self.states, seats)
        return seats

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games are over."""
        result: npt.NDArray[np.bool_] = self.to_act < 0
        return result

    @property
    def points(self) -> npt.NDArray[np.int32]:
        """Each seat's points in each game: what lies open, and once it is over everything."""
        out = table_for(len(self.states), int(self._blank["seats"][0]))
        self._twin.points_many(self.states, out)
        return out

    def legal(self) -> npt.NDArray[np.bool_]:
        """Which moves each game's acting seat may make (none when it is over)."""
        masks = np.zeros((len(self.states), self.game.actions), np.uint8)
        self._twin.legal_many(self.states, masks, self._rooms[0].moves)
        return masks.view(np.bool_)

    def observe(self) -> npt.NDArray[np.float32]:
        """What each game's acting seat may know, as numbers named by `game.features`."""
        features = np.zeros((len(self.states), len(self.game.features)), np.float32)
        self._twin.observe_many(self.states, features)
        return features

    def step(self, actions: npt.ArrayLike) -> None:
        """One move in every game that is not over; an illegal one is refused and nothing changes."""
        self.advance(actions)

    @property
    def turn(self) -> Turn:
        """What is asked in every game now, in arrays that the next `advance` writes anew."""
        if not self._is_asked:
            shared_by_threads(self._rooms, len(self), self._ask)
            self._is_asked = True
        return self._turn

    def _ask(self, room: Room, start: int, stop: int) -> int:
        turn = self._turn
        self._twin.ask_many(self.states, *turn.asked, room.moves, start, stop)
        return 0

    def advance(self, actions: npt.ArrayLike) -> Turn:
        """One move in every game that is not over, and what is asked next; an illegal one changes nothing."""
        chosen = self._checked(actions)
        apart = len(self) if self.auto_reset else 0

        def decide(room: Room, start: int, stop: int) -> int:
            self._twin.advance_many(
                self.states,
                chosen,
                self._blank,
                self._seeds,
                apart,
                self._hash_table,
                room.block,
                *self._turn.asked,
                room.moves,
                self._turn.ended.view(np.uint8),
                self.ended_points,
                self._places,
                start,
                stop,
            )
            return 0

        shared_by_threads(self._rooms, len(self), decide)
        self._reward()
        return self._turn

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise BadOption(f"step takes {len(self)} whole numbers, one a game")
        chosen = np.ascontiguousarray(chosen, np.int64)
        turn = self.turn
        wrong = int(self._twin.first_not_asked(turn.seats, turn.bits, chosen))
        if wrong >= 0:
            raise IllegalMove(f"game {wrong}: move {int(chosen[wrong])} is not legal there")
        return chosen

    def _reward(self) -> None:
        """Rewards are for those whose game has just ended."""
        rewards = self._turn.rewards
        rewards.fill(0)
        ended = self._turn.ended.nonzero()[0]
        if len(ended):
            rewards[ended] = self.reward(self.ended_points.take(ended, axis=0), self._places.take(ended, axis=0))

    def play_by_lot(self, steps: int) -> int:
        """So many moves by lot in every game (fewer where it ends and does not start anew); the decisions made."""
        apart = len(self) if self.auto_reset else 0

        def play(room: Room, start: int, stop: int) -> int:
            return int(
                self._twin.play_by_lot_many(
                    self.states,
                    self._blank,
                    self._seeds,
                    apart,
                    self._hash_table,
                    room.block,
                    self._turn.dice,
                    room.moves,
                    steps,
                    start,
                    stop,
                )
            )

        self._is_asked = False
        self._turn.ended[:] = False
        self._reward()
        return sum(shared_by_threads(self._rooms, len(self), play))

    def match(self, index: int) -> Match:
        """Game `index` as a match at this point (its record starts from the position)."""
        from signoria.core.match import Match

        if not 0 <= index < len(self.states):
            raise IndexError(f"there is no game {index}: the games are 0 to {len(self.states) - 1}")
        return Match.resume(self.game, self.game.kit.state.read_from(self.states, index))


def check_threads(threads: object) -> int:
    """How many threads play: one or more, or None for one a core."""
    if threads is None:
        return os.cpu_count() or 1
    if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
        raise BadOption(f"a batch has one thread or more, or None for one a core, not {threads!r}")
    return threads
