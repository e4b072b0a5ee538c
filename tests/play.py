"""Small helpers to set games up and play them at random."""

from __future__ import annotations

import importlib
import itertools
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import signoria
from signoria import Game, Match
from signoria.core.play.options import Choice, word
from signoria.core.rules.move_table import MoveTable
from tests.thinning import step_of


@dataclass(frozen=True)
class Setting:
    """A game, a seat count and a choice for every option."""

    name: str
    seats: int
    options: tuple[tuple[str, Choice], ...]

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(f"{name}={word(choice)}" for name, choice in self.options)])

    @property
    def game(self) -> Game:
        return signoria.game(self.name)

    @property
    def chosen(self) -> dict[str, Any]:
        """The options as keywords."""
        return dict(self.options)

    def start(self, seed: int) -> Match:
        return self.game.start(self.seats, seed, **self.chosen)


def table_of(game: Game) -> MoveTable:
    """The table in which a game declares its moves."""
    package = game.kit.state.__module__.rpartition(".")[0]
    table = importlib.import_module(f"{package}.moves").MOVES
    assert isinstance(table, MoveTable)
    return table


def rows_of(game: Game, state: Any, actions: Iterable[int]) -> list[str]:
    """The rows of a game's table that numbers belong to in the present phase."""
    table = table_of(game)
    kinds = {table.kind_of(action) for action in actions}
    return [f"{table.names[state.phase]}: {kind.text}" for kind in table.kinds if kind in kinds]


def with_all_options(name: str, seats: int) -> Setting:
    """A game with so many seats and all that they may play with."""
    return Setting(name, seats, tuple(with_everything(name, seats).items()))


def mostly_full(games: Iterable[str], usual: str) -> list[Any]:
    """Games as parameters, of which `make test` tries one, and `make full` all."""
    return [pytest.param(name, marks=() if name == usual else pytest.mark.full) for name in games]


def with_everything(name: str, seats: int = 4) -> dict[str, Any]:
    """Of every option the last choice, if so many may play with it: all expansions, the latest edition."""
    return {
        option.name: option.choices[-1] if seats in option.seats else option.default
        for option in signoria.game(name).options.values()
    }


def random_play(match: Match, seed: int, every: int = 1) -> Iterator[Match]:
    """Play a match out at random, any of the seats to act; yields before every decision and at the end.

    Where every third decision, say, is enough, the others are looked at by `make full`.
    """
    chooser, step = random.Random(seed), step_of(every)
    for made in itertools.count():
        if match.over:
            break
        if made % step == 0:
            yield match
        seat = chooser.choice(match.to_act)
        match.play(seat, chooser.choice(match.legal(seat)))
    yield match


def play_some(match: Match, seed: int, decisions: int) -> Match:
    """Play so many random decisions, or to the end."""
    for made, _ in enumerate(random_play(match, seed)):
        if made == decisions:
            break
    return match


def nearly_over(setting: Setting, seed: int, left: int) -> Match:
    """A match that random decisions have brought to where so many more of them would end it."""
    length = len(play_some(setting.start(seed), seed, 10_000).decisions())
    return play_some(setting.start(seed), seed, length - left)


def everybody(match: Match) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(match.seats), None]
