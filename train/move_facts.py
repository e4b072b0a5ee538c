"""What the legal moves of many games are about, and how an apprentice likes them: networks judge moves by it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from signoria import Game
from signoria.core.compiled.emitter.program import program
from signoria.core.compiled.emitter.rules import name_of, rules_for
from train import describing

MOST = 24
"""Of so many legal moves the facts are written; no decision of a game that has facts has more."""
THREADS = 128
ROOTS: tuple[Any, ...] = (describing.listed, describing.described, describing.liked)
WIDE = frozenset({"weights"})
KERNEL = (Path(__file__).parent / "move_facts.h").read_text(encoding="utf-8")


class MoveFacts:
    """Arrays for the moves of a batch: which they are (-1: none), their facts, and preferences of all moves."""

    def __init__(self, game: Game, batch: Any, games: int, *, on_gpu: bool) -> None:
        self.game, self.batch, self.games, self.on_gpu = game, batch, games, on_gpu
        self.count = game.kit.move_facts
        arrays: Any = np
        if on_gpu:
            import cupy  # type: ignore[import-not-found,unused-ignore]

            arrays = cupy
        order = "F" if on_gpu else "C"
        self.listed = arrays.zeros((games, MOST), np.int16, order=order)
        self.facts = arrays.zeros((games, MOST * self.count), np.int8, order=order)
        self.preferences = arrays.zeros((games, game.actions), np.int8, order=order)

    def look(self) -> None:
        """Write them for the decisions that are asked now."""
        if self.on_gpu:
            self._on_gpu()
        else:
            self._one_by_one()

    def _on_gpu(self) -> None:
        written = self.listed, self.facts, self.preferences
        blocks = -(-self.games // THREADS)
        arguments = (self.batch.states, self.batch.turn.seats, *written, np.int64(self.games))
        kernel(self.game)((blocks,), (THREADS,), arguments)

    def _one_by_one(self) -> None:
        self.batch.preferences(self.preferences)
        rules, seats = self.game.rules, self.batch.turn.seats
        self.listed[:] = -1
        for place, seat in enumerate(seats.tolist()):
            state = self.game.kit.state.read_from(self.batch.states, place)
            moves, facts = [0] * self.game.actions, [0] * self.count
            for number, move in enumerate(moves[: rules.legal(state, seat, moves)]):
                rules.describe_move(state, seat, move, facts)
                facts[0] = int(self.preferences[place, move])
                self.listed[place, number] = move
                self.facts[place, number * self.count : (number + 1) * self.count] = np.clip(facts, -63, 63)


@cache
def kernel(game: Game) -> Any:
    """The kernel of a game, built once."""
    import cupy

    return cupy.RawModule(code=program_for(game), options=("-std=c++17",)).get_function("describe_many")


def program_for(game: Game) -> str:
    """Its C++."""
    rules = rules_for(ROOTS, (*game.kit.chapters, describing), game.components.tables)
    sizes = f"constexpr int FACTS = {game.kit.move_facts}, MOST = {MOST};\n"
    return program(game, rules, {name_of(root): WIDE for root in ROOTS}, [], [sizes + KERNEL])
