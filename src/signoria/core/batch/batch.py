"""Batches: many games at once on compiled rules, arrays in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from signoria.core.batch.backend import Backend, batch_state_for
from signoria.core.batch.rewards import reward_named
from signoria.core.batch.turn import Array, Turn
from signoria.core.errors import BadOption, IllegalMove
from signoria.core.play import options as choices
from signoria.core.play.match import Match
from signoria.core.play.seeds import HIGHEST_SEED, number_of_seed

if TYPE_CHECKING:
    from signoria.core.compiled_rules import CompiledRules


class Batch:
    """Many games at once; each waits for its acting seat (of several, the lowest).

    The arrays are of NumPy on a CPU and of CuPy on a GPU; both have a row, or a number, for each game.
    """

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        game: CompiledRules,
        games: int,
        seats: int,
        seed: int,
        first: int | None,
        auto_reset: bool,
        reward: str,
        options: Mapping[str, object],
        backend: Backend,
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise BadOption(f"a batch has one game or more, not {games!r}")
        if choices.check_seed(seed) + games > HIGHEST_SEED:
            raise BadOption(f"the seeds of a batch are below {HIGHEST_SEED}, not {seed}")
        blank = game.blank(seats, first, options)[0].to_array()
        self.game = game
        self.seed = seed
        self.auto_reset = auto_reset
        self.reward = reward_named(reward)
        self._backend = backend
        self._games = batch_state_for(game, backend, blank, seed, games, auto_reset)
        self._is_asked = False
        backend.shake(self._games, number_of_seed(seed, "by lot"))
        backend.deal(self._games)

    def __len__(self) -> int:
        return len(self._games)

    @property
    def states(self) -> Array:
        """The records themselves: structured on a CPU, bytes on a GPU."""
        return self._games.states

    @property
    def ended(self) -> Array:
        """Which games ended by the last decision."""
        return self._games.turn.ended

    @property
    def ended_points(self) -> Array:
        """Each seat's points in the game that ended last at each place."""
        return self._games.scores

    def seed_of(self, index: int) -> int:
        """The seed of a game: `start` with it gives the same deal."""
        return int(self._games.seeds[index])

    @property
    def to_act(self) -> Array:
        """Each game's acting seat; -1 when it is over."""
        return self._backend.acting(self._games)

    @property
    def over(self) -> Array:
        """Which games are over."""
        return self.to_act < 0

    @property
    def points(self) -> Array:
        """Each seat's points in each game: what lies open, and once it is over everything."""
        return self._backend.points(self._games)

    def legal(self) -> Array:
        """Which moves each game's acting seat may make (none when it is over)."""
        return self._looked_at().masks.copy()

    def observe(self) -> Array:
        """What each game's acting seat may know, as numbers named by `game.features`."""
        return self._looked_at().features.copy()

    def _looked_at(self) -> Turn:
        """What is asked, without casting lots."""
        turn = self._games.turn
        if not self._is_asked:
            dice = turn.dice.copy()
            self._backend.ask(self._games)
            turn.dice[...] = dice
        return turn

    def step(self, actions: Array) -> None:
        """One move in every game that is not over; an illegal one is refused and nothing changes."""
        self.advance(actions)

    @property
    def turn(self) -> Turn:
        """What is asked in every game now, in arrays that the next `advance` writes anew."""
        if not self._is_asked:
            self._backend.ask(self._games)
            self._is_asked = True
        return self._games.turn

    def advance(self, actions: Array, *, check: bool = True) -> Turn:
        """One move in every game that is not over, and what is asked next; an illegal one changes nothing.

        Moves that are known to be legal, because they come from the masks, need no check: a GPU does not wait for it.
        """
        chosen = self._whole_numbers(actions)
        turn = self.turn
        wrong = self._backend.take_turns(self._games, chosen, self.reward, check=check)
        if wrong >= 0:
            raise IllegalMove(f"game {wrong}: move {int(chosen[wrong])} is not legal there")
        return turn

    def apprentice_moves(self, wanted: Array | None = None) -> Array:
        """The move that an apprentice makes in each game, or in those where `wanted` is true (0 in the others)."""
        seats, arrays = self.turn.seats, self._backend.arrays
        if wanted is None:
            flags = arrays.ones(len(self), "uint8")
        else:
            flags = arrays.ascontiguousarray(wanted).astype("uint8")
            if flags.shape != seats.shape:
                raise BadOption(f"apprentice_moves takes {len(self)} flags, one a game")
        chosen = arrays.zeros(len(self), "int64")
        self._backend.apprentice_moves(self._games, flags, chosen)
        return chosen

    def preferences(self, out: Array | None = None) -> Array:
        """How an apprentice likes each legal move: 64 the one it weighs most, 1 at least; 0 for what is not legal."""
        _ = self.turn
        if out is None:
            out = self._backend.zeros((len(self), self.game.actions), "int8")
        self._backend.preferences(self._games, out)
        return out

    def _whole_numbers(self, actions: Array) -> Array:
        chosen = self._backend.arrays.asarray(actions)
        if chosen.shape != self._games.seeds.shape or chosen.dtype.kind not in "iu":
            raise BadOption(f"step takes {len(self)} whole numbers, one a game")
        return chosen

    def play_random(self, steps: int) -> int:
        """So many moves by lot in every game (fewer where it ends and does not start anew); the decisions made."""
        self._is_asked = False
        self._games.turn.ended.fill(False)
        self._games.turn.rewards.fill(0)
        return self._backend.play_random(self._games, steps)

    def match(self, index: int) -> Match:
        """Game `index` as a match at this point (its record starts from the position)."""
        if not 0 <= index < len(self):
            raise IndexError(f"there is no game {index}: the games are 0 to {len(self) - 1}")
        record = self._backend.give_out(self.states, index)
        return Match.resume(self.game, self.game.kit.state.read_from(record, 0))
