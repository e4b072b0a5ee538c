"""What a batch needs of the machine that plays it: arrays, and the drivers that write to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from signoria.core.batch.buffers import Array, Turn, turn_for
from signoria.core.batch.rewards import Reward

if TYPE_CHECKING:
    from signoria.core.compiled.compiled_rules import CompiledRules


@dataclass
class Games:
    """All that a batch keeps: a record, or a row, for each game."""

    states: Array
    blank: Array
    """One record with seats and options filled in, to set games up from."""
    seeds: Array
    scores: Array
    places: Array
    turn: Turn
    apart: int
    """How far apart the seeds of a place at the table are; 0 where games that end do not start anew."""

    def __len__(self) -> int:
        return len(self.seeds)


class Machine(Protocol):
    """Something that plays many games at once."""

    arrays: Any
    """The library its arrays are of."""

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Array:
        """An array of the machine's; the first place is the game's."""

    def records(self, game: CompiledRules, games: int) -> Array:
        """Blank records."""

    def take_in(self, records: Array) -> Array:
        """Records of NumPy as the machine's own."""

    def give_out(self, records: Array, place: int) -> Array:
        """One of the machine's records as an array of NumPy."""

    def shake(self, games: Games, number: int) -> None:
        """Dice of its own for every game."""

    def deal(self, games: Games) -> None:
        """Set every game up with its seed."""

    def ask(self, games: Games) -> None:
        """Write down what is asked in every game."""

    def take_turns(self, games: Games, actions: Array, worth: Reward) -> int:
        """A decision in every game that is not over, what is asked next, and what every seat gets where a game ended.

        The first game whose action is not among its legal moves, and then nothing has changed; -1 when all are.
        """

    def play_by_lot(self, games: Games, steps: int) -> int:
        """So many moves by lot in every game; the decisions made."""

    def acting(self, games: Games) -> Array:
        """Each game's acting seat; -1 when it is over."""

    def points(self, games: Games) -> Array:
        """Each seat's points in each game."""


def games_for(game: CompiledRules, machine: Machine, blank: Array, seed: int, games: int, auto_reset: bool) -> Games:
    """Arrays for so many games, none of them set up."""
    seats = int(blank["seats"][0])
    return Games(
        states=machine.records(game, games),
        blank=machine.take_in(blank),
        seeds=machine.arrays.arange(seed, seed + games, dtype="int64"),
        scores=machine.zeros((games, seats), "int32"),
        places=machine.zeros((games, seats), "int32"),
        turn=turn_for(game, games, seats, machine.zeros),
        apart=games if auto_reset else 0,
    )
