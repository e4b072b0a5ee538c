"""What a wheel's libraries lose beside those built for this very processor: python -m bench.prebuilt [ROUNDS]

Builds the libraries as for a wheel of this platform, and plays with each and with the machine's own in turn. Prints the
median of the speeds' ratios to that of the machine's own: by lot, steps of a batch, and a master's search.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import signoria
from scripts import build_libraries
from signoria import Game
from signoria.arena.bench import games_near_the_core
from signoria.arena.simulation.compiled_games import usual_seats
from signoria.core.compiled.prebuilt import NEWER, PLAIN
from signoria.core.compiled.twin import library_of
from signoria.core.search.tree import Style, Tree

OWN = "own"
STEPS, SIMULATIONS = 100, 400


def games_by_library(name: str, files: list[Path]) -> dict[str, Game]:
    """The same game with each library."""
    known = signoria.game(name)
    found = {}
    for kind in (OWN, PLAIN, NEWER):
        game = Game(known.kit, known.components_file)
        library = library_of(game)
        if kind == OWN:
            game._twins[False] = library.build()
        else:
            start = f"{name}-{library.key}-{kind}-"
            game._twins[False] = library.load(next(file for file in files if file.name.startswith(start)))
        found[kind] = game
    return found


def measures(game: Game) -> dict[str, Callable[[], object]]:
    """What is measured, ready to run."""
    seats = usual_seats(game)
    random_moves = game.batch(games_near_the_core(game), seats, seed=1, auto_reset=True, threads=1)
    steps = game.batch(games_near_the_core(game), seats, seed=1, auto_reset=True, threads=1)
    steps.play_random(300)
    opening, tree = game.start(seats, seed=1), Tree(game, Style())
    tree.begin(opening.state)

    def advance() -> None:
        for _ in range(STEPS):
            steps.advance(steps.turn.random_moves)

    def search() -> None:
        tree.forget()
        tree.grow(game.compiled, opening.to_act[0], SIMULATIONS, 1)

    return {"by lot": lambda: random_moves.play_random(STEPS), "steps": advance, "search": search}


def seconds(run: Callable[[], object]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


def main(rounds: int) -> None:
    _, files = build_libraries.build()
    print("| speed beside the machine's own | by lot | steps | search |")
    print("| --- | --- | --- | --- |")
    for name in signoria.GAMES:
        ready = {kind: measures(game) for kind, game in games_by_library(name, files).items()}
        ratios: dict[tuple[str, str], list[float]] = {}
        for _ in range(rounds):
            for what in ready[OWN]:
                took = {kind: seconds(ready[kind][what]) for kind in ready}
                for kind in (PLAIN, NEWER):
                    ratios.setdefault((kind, what), []).append(took[OWN] / took[kind])
        for kind in (PLAIN, NEWER):
            medians = " | ".join(f"{statistics.median(ratios[kind, what]):.2f}" for what in ready[OWN])
            print(f"| {signoria.game(name).title}, {kind} | {medians} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
