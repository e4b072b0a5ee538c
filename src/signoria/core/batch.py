"""Batches: many games at once on compiled rules, NumPy arrays in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core import options as choices
from signoria.core.errors import BadOption, IllegalMove
from signoria.core.scratch import scratch_for, states_for, table_for
from signoria.core.seeds import words_of_seed

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.match import Match


class Batch:
    """Many games at once; each waits for its acting seat (of several, the lowest)."""

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int,
        seed: int,
        first: int | None,
        auto_reset: bool,
        options: Mapping[str, object],
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise BadOption(f"a batch has one game or more, not {games!r}")
        self.game = game
        self.seed = choices.check_seed(seed)
        self.auto_reset = auto_reset
        blank, _ = game.blank(seats, first, options)
        self._blank = blank.to_array()
        self._twin = game.compiled
        self._moves = scratch_for(game).moves
        self._restarts = np.zeros(games, np.int64)
        self.states: npt.NDArray[Any] = states_for(game, games)
        self.ended = np.zeros(games, np.bool_)
        self.ended_points = table_for(games, seats)
        self._start(np.arange(games))

    def __len__(self) -> int:
        return len(self.states)

    def _start(self, which: npt.NDArray[np.int64]) -> None:
        fresh = np.repeat(self._blank, len(which))
        for place, index in enumerate(which):
            fresh["generator"][place] = words_of_seed(self.seed_of(int(index)))
        self._twin.setup_many(fresh, 0, len(fresh))
        self.states[which] = fresh

    def seed_of(self, index: int) -> int:
        """The seed of a game: `start` with it gives the same deal."""
        return self.seed + index + int(self._restarts[index]) * len(self.states)

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
        self._twin.legal_many(self.states, masks, self._moves)
        return masks.view(np.bool_)

    def observe(self) -> npt.NDArray[np.float32]:
        """What each game's acting seat may know, as numbers named by `game.features`."""
        features = np.zeros((len(self.states), len(self.game.features)), np.float32)
        self._twin.observe_many(self.states, features)
        return features

    def step(self, actions: npt.ArrayLike) -> None:
        """One move in every game that is not over; an illegal one is refused and nothing changes."""
        chosen = np.asarray(actions)
        if chosen.shape != (len(self.states),) or chosen.dtype.kind not in "iu":
            raise BadOption(f"step takes {len(self.states)} whole numbers, one a game")
        chosen = np.ascontiguousarray(chosen, np.int64)
        wrong = int(self._twin.first_illegal(self.states, chosen))
        if wrong >= 0:
            raise IllegalMove(f"game {wrong}: move {int(chosen[wrong])} is not legal there")
        was_over = self.over
        self._twin.step_many(self.states, chosen)
        self.ended = self.over & ~was_over
        if self.auto_reset and self.ended.any():
            which = np.flatnonzero(self.ended)
            self.ended_points[which] = self.points[which]
            self._restarts[which] += 1
            self._start(which)

    def match(self, index: int) -> Match:
        """Game `index` as a match at this point (its record starts from the position)."""
        from signoria.core.match import Match

        if not 0 <= index < len(self.states):
            raise IndexError(f"there is no game {index}: the games are 0 to {len(self.states) - 1}")
        return Match.resume(self.game, self.game.kit.state.read_from(self.states, index))
