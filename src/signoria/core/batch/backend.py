"""What a batch needs of the backend that plays it: arrays, and the loops that write to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from signoria.core.batch.rewards import Reward
from signoria.core.batch.turn import Array, Turn, turn_for

if TYPE_CHECKING:
    from signoria.core.compiled_rules import CompiledRules


@dataclass
class BatchState:
    """All that a batch keeps: a record, or a row, for each game."""

    states: Array
    blank: Array
    """One record with seats and options filled in, to set games up from."""
    seeds: Array
    scores: Array
    places: Array
    turn: Turn
    seed_stride: int
    """How far apart the seeds of a place at the table are; 0 where games that end do not start anew."""

    def __len__(self) -> int:
        return len(self.seeds)


class Backend(Protocol):
    """Something that plays many games at once."""

    arrays: Any
    """The library its arrays are of."""

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Array:
        """An array of the backend's; the first place is the game's."""

    def records(self, game: CompiledRules, games: int) -> Array:
        """Blank records."""

    def take_in(self, records: Array) -> Array:
        """Records of NumPy as the backend's own."""

    def give_out(self, records: Array, place: int) -> Array:
        """One of the backend's records as an array of NumPy."""

    def shake(self, games: BatchState, number: int) -> None:
        """Dice of its own for every game."""

    def deal(self, games: BatchState) -> None:
        """Set every game up with its seed."""

    def ask(self, games: BatchState) -> None:
        """Write down what is asked in every game."""

    def take_turns(self, games: BatchState, actions: Array, worth: Reward, *, check: bool) -> int:
        """A decision in every game that is not over, what is asked next, and what every seat gets where a game ended.

        The first game whose action is not among its legal moves, and then nothing has changed; -1 when all are.
        """

    def play_random(self, games: BatchState, steps: int) -> int:
        """So many moves by lot in every game; the decisions made."""

    def apprentice_moves(self, games: BatchState, wanted: Array, chosen: Array) -> None:
        """In every game that is wanted the move an apprentice makes."""

    def preferences(self, games: BatchState, out: Array) -> None:
        """How an apprentice likes the legal moves of every game."""

    def acting(self, games: BatchState) -> Array:
        """Each game's acting seat; -1 when it is over."""

    def points(self, games: BatchState) -> Array:
        """Each seat's points in each game."""


def batch_state_for(
    game: CompiledRules, backend: Backend, blank: Array, seed: int, games: int, auto_reset: bool
) -> BatchState:
    """Arrays for so many games, none of them set up."""
    seats = int(blank["seats"][0])
    return BatchState(
        states=backend.records(game, games),
        blank=backend.take_in(blank),
        seeds=backend.arrays.arange(seed, seed + games, dtype="int64"),
        scores=backend.zeros((games, seats), "int32"),
        places=backend.zeros((games, seats), "int32"),
        turn=turn_for(game, games, seats, backend.zeros),
        seed_stride=games if auto_reset else 0,
    )
