"""Whether the answers of puzzles hold: how often ten times the search, with fresh dice, finds them again.

python bench/puzzle_answers.py [--processes N] [GAME ...]
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import signoria  # noqa: E402
from signoria.core.play.puzzles import puzzle_match, puzzles_in  # noqa: E402
from train.mine_puzzles import judge_for  # noqa: E402
from train.puzzle_judging import is_confirmed  # noqa: E402

FRESH = 1 << 61
"""Dice that no mining has used."""
LEAST = 0.95


def holds(name: str, id: str) -> bool:
    """Whether a puzzle's answer is found again."""
    judge = judge_for(name)
    puzzle = puzzles_in(judge.game.kit.folder)[id]
    match = puzzle_match(judge.game, puzzle)
    answers = {move.id for move in match.legal(puzzle.seat) if move.text in puzzle.answers}
    return is_confirmed(judge, match, puzzle.seat, answers, FRESH + (int(id, 16) << 24))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(signoria.GAMES), metavar="GAME")
    parser.add_argument("--processes", "-j", type=int, default=os.cpu_count() or 1)
    said = parser.parse_args()
    confirmed = asked = 0
    for name in said.games:
        signoria.game(name).compile_in_background(guided=True).wait()
        ids = list(puzzles_in(signoria.game(name).kit.folder))
        with ProcessPoolExecutor(said.processes) as workers:
            held = list(workers.map(holds, [name] * len(ids), ids))
        lost = " ".join(id for id, is_held in zip(ids, held, strict=True) if not is_held)
        print(f"{name}: {sum(held)} of {len(ids)} confirmed{f', not {lost}' if lost else ''}", flush=True)
        confirmed, asked = confirmed + sum(held), asked + len(ids)
    print(f"all: {confirmed} of {asked}, {confirmed / asked:.1%}")
    sys.exit(confirmed < LEAST * asked)


if __name__ == "__main__":
    main()
