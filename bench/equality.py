"""Play games interpreted and compiled, plainly and with checked indices, and compare them step by step.

    python bench/equality.py 100000 [GAME ...] [--seconds S --progress FILE]

plays so many games of each game (or of those named), shared out evenly among all seat counts and options, in as many
processes as there are cores. With a number of seconds it stops then, and goes on from FILE when asked again. Before
every decision the legal moves are compared; every 32nd time the state, what the acting seat may know and a state
re-dealt for it; at the end state, points and places. The first difference ends it.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import signoria
from signoria import Game
from signoria.core.compiled.buffers import buffers_for, states_for
from signoria.core.play.seeds import fill_generator
from signoria.core.rules.bits import lowest_bit
from signoria.core.rules.twins import Twin

LOOK_EVERY = 32
CHUNK = 50
AT_ONCE = 128
"""Chunks between two looks at the clock."""


@dataclass(frozen=True)
class Chunk:
    """Some games of one setting."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    first: int
    games: int


class Differs(Exception):
    """Where compiled rules are not the rules."""


class Compiled:
    """One game on a compiled twin, and room for what it answers."""

    def __init__(self, game: Game, twin: Twin) -> None:
        self.twin = twin
        self.state, self.copy = states_for(game, 1), states_for(game, 1)
        self.moves = buffers_for(game).moves
        self.features = np.zeros(len(game.features), np.float32)
        self.results = np.zeros((1, max(game.seats)), np.int32)
        self._at, self._moves_at = self.state.ctypes.data, self.moves.ctypes.data

    @property
    def acting(self) -> int:
        return lowest_bit(self.twin.waiting_one.direct(self._at))

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = self.moves[: self.twin.legal_one.direct(self._at, seat, self._moves_at)].tolist()
        return moves

    def play(self, seat: int, action: int) -> int:
        """0, or the clause that forbids it."""
        clause: int = self.twin.play_one.direct(self._at, seat, action)
        return clause


def main(games: int, names: Sequence[str], seconds: float, progress: Path | None) -> None:
    chunks = [chunk for name in names for chunk in work(name, games)]
    made: list[int] = json.loads(progress.read_text()) if progress and progress.is_file() else []
    began = time.monotonic()
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        while len(made) < len(chunks) and time.monotonic() - began < seconds:
            made += workers.map(compare, chunks[len(made) : len(made) + AT_ONCE])
            if progress:
                progress.write_text(json.dumps(made))
    done = list(zip(chunks, made, strict=False))
    played = {
        name: {
            "games": sum(chunk.games for chunk, _ in done if chunk.game == name),
            "settings": len({(chunk.seats, chunk.options) for chunk, _ in done if chunk.game == name}),
            "decisions": sum(decisions for chunk, decisions in done if chunk.game == name),
        }
        for name in names
    }
    left = sum(chunk.games for chunk in chunks[len(made) :])
    print(json.dumps({"seconds": round(time.monotonic() - began), **played, "games left": left}, indent=1))


def work(name: str, games: int) -> Iterator[Chunk]:
    """So many games of a game, in pieces."""
    settings = list(settings_of(signoria.game(name)))
    for seats, options in settings:
        left = -(-games // len(settings))
        for first in range(0, left, CHUNK):
            yield Chunk(name, seats, options, first, min(CHUNK, left - first))


def settings_of(game: Game) -> Iterator[tuple[int, tuple[tuple[str, Any], ...]]]:
    """Every seat count with every choice of options that it may be played with."""
    for seats in game.seats:
        fitting = [
            [(option.name, choice) for choice in option.choices if choice == option.default or seats in option.seats]
            for option in game.options.values()
        ]
        for options in itertools.product(*fitting):
            yield seats, options


def compare(chunk: Chunk) -> int:
    """Play some games; how many decisions were alike."""
    game = signoria.game(chunk.game)
    return sum(compare_game(game, chunk, seed) for seed in range(chunk.first, chunk.first + chunk.games))


def compare_game(game: Game, chunk: Chunk, seed: int) -> int:
    """Play one game on all three; how many decisions it had."""
    rules, dice = game.rules, random.Random(f"{chunk} {seed}")
    state = game.blank(chunk.seats, None, dict(chunk.options))[0]
    fill_generator(state, dice.getrandbits(64))
    others = [Compiled(game, game.compiled), Compiled(game, game.checked)]
    for other in others:
        state.write_to(other.state)
        other.twin.setup_many(other.state, 0, 1)
    rules.setup(state)
    moves = [0] * game.actions
    for step in itertools.count():
        seat = lowest_bit(rules.to_act(state))
        looks = step % LOOK_EVERY == 0 or seat < 0
        legal = moves[: rules.legal(state, seat, moves)] if seat >= 0 else []
        for other in others:
            same(seat, other.acting, "the seat to act", chunk, seed, step)
            if looks:
                same(state.to_array(), other.state, "the state", chunk, seed, step)
            if seat >= 0:
                same(legal, other.legal(seat), "the legal moves", chunk, seed, step)
        if seat < 0:
            compare_ends(game, state, others, (chunk, seed, step))
            return step
        if looks:
            compare_looks(game, state, seat, others, (chunk, seed, step))
        action = dice.choice(legal)
        rules.apply(state, seat, action)
        for other in others:
            same(0, other.play(seat, action), "what forbids a move", chunk, seed, step)
    raise AssertionError


def compare_looks(game: Game, state: Any, seat: int, others: list[Compiled], where: tuple[Any, ...]) -> None:
    """What a seat may know, and a state re-dealt for it."""
    features = [0] * len(game.features)
    game.rules.observe(state, seat, features)
    copy, number = state.copy(), where[1] * 1000 + where[2]
    game.rules.redeal_one([copy], seat, number)
    for other in others:
        other.twin.observe_one(other.state, seat, other.features)
        same(np.array(features, np.float32), other.features, "what the seat may know", *where)
        other.twin.copy_one(other.copy, other.state)
        other.twin.redeal_one(other.copy, seat, number)
        same(copy.to_array(), other.copy, "the state re-dealt", *where)


def compare_ends(game: Game, state: Any, others: list[Compiled], where: tuple[Any, ...]) -> None:
    """Points and places."""
    for ask, ask_many in ((game.rules.points, "points_many"), (game.rules.place, "places_many")):
        told = [ask(state, seat) for seat in range(state.seats)]
        for other in others:
            getattr(other.twin, ask_many)(other.state, other.results)
            same(told, other.results[0, : state.seats].tolist(), ask_many, *where)


def same(one: Any, other: Any, what: str, chunk: Chunk, seed: int, step: int) -> None:
    """Differs, if they do; arrays are compared as bytes, which takes a third off the whole."""
    if not (one.tobytes() == other.tobytes() if isinstance(one, np.ndarray) else one == other):
        raise Differs(f"{what} at step {step} of game {seed} of {chunk}: interpreted {one}, compiled {other}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int)
    parser.add_argument("names", nargs="*", default=signoria.GAMES)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--progress", type=Path)
    said = parser.parse_args()
    main(said.games, said.names, said.seconds, said.progress)
