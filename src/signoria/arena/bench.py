"""How fast a game runs on this machine: compiled on one core, interpreted, and from a cold start."""

from __future__ import annotations

import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from signoria.arena.simulation.compiled_games import SeededGames, Setting, usual_seats
from signoria.core.compiled.building import find_compiler
from signoria.core.game import Game
from signoria.core.play import playouts
from signoria.core.play.match import Match
from signoria.core.play.seeds import words_of_seed
from signoria.core.search.tree import Style, Tree

MIDDLE = 2
"""Games are stopped after the longest game's decisions divided by this, to measure in the middle of them."""


NEAR_THE_CORE = 900_000
"""Bytes of a batch: few enough that they stay in a core's own cache."""


@dataclass(frozen=True)
class Effort:
    """How much is played for each number."""

    games: int
    repeats: int
    matches: int
    copies: int
    simulations: int
    steps: int
    cold: bool


FULL = Effort(games=20_000, repeats=5, matches=10, copies=10_000_000, simulations=3_000, steps=500, cold=True)
QUICK = Effort(games=2_000, repeats=3, matches=1, copies=100_000, simulations=1_000, steps=100, cold=False)
INTERPRETED = Effort(games=4, repeats=1, matches=1, copies=1_000, simulations=4, steps=2, cold=False)
"""Where there are no compiled rules."""


def machine() -> dict[str, Any]:
    """What the numbers were measured on."""
    return {
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "compiler": " ".join(compiler.command) if (compiler := find_compiler()) else "none",
    }


def bench(game: Game, effort: Effort) -> dict[str, float]:
    """Every number for one game; cold starts only where the effort asks for them."""
    seats = usual_seats(game)
    numbers: dict[str, float] = {"seats": seats, "state_bytes": game.kit.state.DTYPE.itemsize}
    numbers |= _compiled(game, seats, effort)
    numbers |= _batches(game, seats, effort)
    numbers |= _searches(game, seats, effort)
    numbers |= _interpreted(game, seats, effort)
    if effort.cold:
        numbers |= _cold(game)
    return numbers


def best_of(repeats: int, run: Callable[[], Any]) -> float:
    """The least CPU time of several runs, in seconds; a run before them compiles."""
    run()
    times = []
    for _ in range(repeats):
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return max(min(times), 1e-9)


def _compiled(game: Game, seats: int, effort: Effort) -> dict[str, float]:
    table = SeededGames(game, game.compiled, Setting(seats, {}), ["novice"] * seats)
    return _random_games(table, effort) | _parts(game, table, effort) | _heuristic_games(game, seats, effort)


def _random_games(table: SeededGames, effort: Effort) -> dict[str, float]:
    """Set-up included: the way a search or a batch starts games."""
    states = np.repeat(table.blank, effort.games)
    total = 0

    def run() -> None:
        nonlocal total
        total = table.twin.setup_and_playout(states, table.blank, 1, table.moves, table.dice)

    seconds = best_of(effort.repeats, run)
    few = states[:4]
    copying = best_of(effort.repeats, lambda: table.twin.copy_many(few, table.blank, effort.copies))
    return {
        "random_games_per_second": effort.games / seconds,
        "decisions_per_game": total / effort.games,
        "decision_ns": seconds / total * 1e9,
        "copy_ns": copying / effort.copies * 1e9,
    }


def _parts(game: Game, table: SeededGames, effort: Effort) -> dict[str, float]:
    """What a seat's legal moves and its observation cost, in the middle of games."""
    twin, count = table.twin, effort.games
    states = np.repeat(table.blank, count)
    states["generator"] = [words_of_seed(seed) for seed in range(count)]
    twin.setup_many(states, 0, count)
    levels = np.zeros((count, table.seats), np.int8)
    decisions = np.zeros(count, np.int64)
    half = _decisions_of_a_game(table) // MIDDLE
    twin.contest_many(states, levels, 0, decisions, table.moves, table.weights, table.dice, half)
    masks = np.zeros((count, game.actions), np.uint8)
    features = np.zeros((count, len(game.features)), np.float32)
    listing = best_of(effort.repeats, lambda: twin.legal_many(states, masks, table.moves))
    observing = best_of(effort.repeats, lambda: twin.observe_many(states, features))
    return {"legal_ns": listing / count * 1e9, "observe_ns": observing / count * 1e9}


def _decisions_of_a_game(table: SeededGames) -> int:
    return int(table.play(0, 1).decisions[0])


def _heuristic_games(game: Game, seats: int, effort: Effort) -> dict[str, float]:
    table = SeededGames(game, game.compiled, Setting(seats, {}), ["apprentice"] * seats)
    count = max(effort.games // 10, 1)
    seconds = best_of(effort.repeats, lambda: table.play(0, count))
    return {"apprentice_games_per_second": count / seconds}


def _batches(game: Game, seats: int, effort: Effort) -> dict[str, float]:
    """Steps of a batch on one core: moves by lot with masks, observations and rewards, and without them."""
    games = games_near_the_core(game)
    batch = game.batch(games, seats, seed=1, auto_reset=True, threads=1)
    batch.play_random(effort.steps)

    def advance() -> None:
        for _ in range(effort.steps):
            batch.advance(batch.turn.random_moves)

    stepping = best_of(effort.repeats, advance)
    playing = best_of(effort.repeats, lambda: batch.play_random(effort.steps))
    return {
        "batch_games": games,
        "batch_steps_per_second": games * effort.steps / stepping,
        "batch_random_moves_per_second": games * effort.steps / playing,
    }


def games_near_the_core(game: Game) -> int:
    """How many games of a batch fit into a core's own cache; with these it is fastest."""
    return NEAR_THE_CORE // bytes_of_a_game(game) // 64 * 64


def bytes_of_a_game(game: Game) -> int:
    """What a batch keeps for each game, but for some dozen: its state, the acting seat's observation and its mask."""
    return int(game.kit.state.DTYPE.itemsize + 4 * len(game.features) + game.actions)


def _searches(game: Game, seats: int, effort: Effort) -> dict[str, float]:
    """From the opening, playing on at random, and as a master does."""
    return {
        "random_simulations_per_second": _simulations(game, seats, effort, Style(rollout=playouts.NOVICE)),
        "master_simulations_per_second": _simulations(game, seats, effort, Style()),
    }


def _simulations(game: Game, seats: int, effort: Effort, style: Style) -> float:
    tree, opening = Tree(game, style), game.start(seats, seed=1)
    tree.begin(opening.state)

    def run() -> None:
        tree.forget()
        tree.grow(game.compiled, opening.to_act[0], effort.simulations, 1)

    return effort.simulations / best_of(effort.repeats, run)


def _interpreted(game: Game, seats: int, effort: Effort) -> dict[str, float]:
    """What a move costs a server: the legal moves, the move itself, and every seat's view and news."""
    decisions = 0
    start = time.process_time()
    for seed in range(effort.matches):
        decisions += _serve(game.start(seats, seed), random.Random(seed))
    return {"served_move_ms": (time.process_time() - start) / decisions * 1e3}


def _serve(match: Match, dice: random.Random) -> int:
    decisions = 0
    told = 0
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
        match.views()
        told += len(match.events(None, told))
        decisions += 1
    return decisions


# -- cold starts, in processes of their own


def _cold(game: Game) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as cache:
        first = seconds_to_first_question(game, cache)
        compiling = seconds_to_compile(game, cache)
        return {
            "compile_seconds": compiling,
            "load_seconds": seconds_to_compile(game, cache),
            "first_question_seconds": first,
        }


def _environment(cache: str) -> dict[str, str]:
    """This process's environment with another cache, and this package found where it is here."""
    import signoria

    places = [str(Path(str(signoria.__file__)).parent.parent), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "SIGNORIA_CACHE": cache, "PYTHONPATH": os.pathsep.join(filter(None, places))}


def seconds_to_compile(game: Game, cache: str) -> float:
    """From the start of a process until it has played a compiled game."""
    command = [sys.executable, "-m", "signoria", "simulate", game.name, "-n", "1", "--json", *_components(game)]
    start = time.perf_counter()
    subprocess.run(command, env=_environment(cache), stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def seconds_to_first_question(game: Game, cache: str) -> float:
    """From the start of `signoria play` until it asks the first person for a move."""
    command = [sys.executable, "-m", "signoria", "play", game.name, "--first", "0", *_components(game)]
    start = time.perf_counter()
    with subprocess.Popen(
        command, env=_environment(cache), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        seen = b""
        while not seen.endswith(b"\n> "):
            read = process.stdout.read(4096)
            if not read:
                raise RuntimeError("signoria play ended before it asked for a move")
            seen += read
        seconds = time.perf_counter() - start
        process.stdin.close()
    return seconds


def _components(game: Game) -> list[str]:
    return ["--components", str(game.components_file)]
