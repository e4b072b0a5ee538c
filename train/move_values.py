"""What every legal move of many games leads to when apprentices play on, on a GPU: a master's look without its tree."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from signoria import Game
from signoria.core.compiled.emitter.program import program
from signoria.core.compiled.emitter.rules import name_of, rules_for
from signoria.core.search.columns import CERTAIN
from train import trying
from train.move_facts import MOST, THREADS, MoveFacts

ROOTS: tuple[Any, ...] = (trying.tried, trying.has_won, trying.points_of, trying.seats_at)
WIDE = frozenset({"weights", "number"})
KERNEL = (Path(__file__).parent / "move_values.h").read_text(encoding="utf-8")
LANES = 8
"""Threads that share the deals of one move."""


class MoveValues:
    """For the listed moves of a batch: shares of the win of every seat, then their leads, added up over the deals."""

    def __init__(self, told: MoveFacts) -> None:
        import cupy  # type: ignore[import-not-found,unused-ignore]

        self.told = told
        self.values = cupy.zeros((2, max(told.game.seats), MOST, told.games), np.int32)

    def look(self, wanted: Any, number: int, deals: int) -> Any:
        """Try the moves of the games that are wanted (an array of bytes), in so many deals from this number on."""
        told, games = self.told, self.told.games
        self.values[:] = 0
        blocks = -(-games * MOST * LANES // THREADS)
        numbers = (np.int64(number), np.int64(deals), np.int64(LANES))
        arguments = (told.batch.states, told.batch.turn.seats, told.listed, wanted, *numbers, self.values)
        kernel(told.game)((blocks,), (THREADS,), (*arguments, np.int64(games)))
        return self.values


@cache
def kernel(game: Game) -> Any:
    """The kernel of a game, built once."""
    import cupy

    return cupy.RawModule(code=program_for(game), options=("-std=c++17",)).get_function("try_moves")


def program_for(game: Game) -> str:
    """Its C++."""
    rules = rules_for(ROOTS, (*game.kit.chapters, trying), game.components.tables)
    sizes = f"constexpr int MOST = {MOST}, CERTAIN = {CERTAIN};\n"
    return program(game, rules, {name_of(root): WIDE for root in ROOTS}, [], [sizes + KERNEL])
