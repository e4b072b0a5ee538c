"""Let numba-cuda judge our C++ in a game."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import signoria
from bench.gpu.measure import usual_seats
from bench.gpu.referee import referee

GAMES, STEPS = 131_072, 100


def main() -> None:
    out, name = sys.argv[1:]
    game = signoria.game(name)
    try:
        found = referee(game, usual_seats(game), GAMES, STEPS)
    except Exception as trouble:
        found = {"game": name, "trouble": f"{type(trouble).__name__}: {trouble}"}
    print(json.dumps(found), flush=True)
    Path(out).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
