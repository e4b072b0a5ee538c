"""One game's kernels, run twice each, for a profiler to look at the second run."""

from __future__ import annotations

import sys

import signoria
from bench.gpu.measure import USUAL, usual_seats, wait


def main() -> None:
    game = signoria.game(sys.argv[1])
    batch = game.batch(USUAL, usual_seats(game), seed=1, auto_reset=True, device="cuda")
    for lots in (300, 64):
        batch.play_random(lots)
        batch.advance(batch.turn.random_moves)
    wait()


if __name__ == "__main__":
    main()
