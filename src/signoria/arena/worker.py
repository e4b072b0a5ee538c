"""A worker process: a tournament comes in as a line of JSON, then fixtures, one a line; a line goes out for each."""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import TextIO

from signoria.arena.playing import get_ready, play
from signoria.arena.problems import ArenaProblem
from signoria.arena.tournament import Fixture, tournament_from

OUTER_PATH = "SIGNORIA_OUTER_PYTHONPATH"
"""Where a worker finds the search path that engines, which are other programs, are to have."""


def main() -> None:
    """Answer until there are no more questions; what a bot prints goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["PYTHONPATH"] = os.environ.pop(OUTER_PATH, "")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    try:
        serve(sys.stdin, answers)
    except BrokenPipeError:
        os._exit(1)


def serve(questions: TextIO, answers: TextIO) -> None:
    """Play each fixture asked for."""
    plan = next(questions)
    for line in questions:
        answers.write(answer(plan, line) + "\n")
        answers.flush()


def answer(plan: str, fixture: str) -> str:
    """What comes of one game of a tournament, or why it cannot be played; all three are JSON."""
    try:
        tournament = tournament_from(json.loads(plan))
        get_ready(tournament)
        result, record = play(tournament, Fixture(**json.loads(fixture)))
    except ArenaProblem as problem:
        return json.dumps({"message": problem.message, "arguments": problem.arguments})
    return json.dumps({"result": result.as_json(), "record": record})


if __name__ == "__main__":
    main()
