"""A worker process: a plan comes in as a line of JSON, then tasks, one a line; a line goes out for each."""

from __future__ import annotations

import os
import signal
import sys
import warnings
from collections.abc import Callable
from typing import TextIO

from signoria.core.errors import InterpretedRules

OUTER_PATH = "SIGNORIA_OUTER_PYTHONPATH"
"""Where a worker finds the search path that engines, which are other programs, are to have."""


def main(answer: Callable[[str, str], str]) -> None:
    """Answer until there are no more questions; what a bot prints goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warnings.simplefilter("ignore", InterpretedRules)  # who gives out the work has said so
    os.environ["PYTHONPATH"] = os.environ.pop(OUTER_PATH, "")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    try:
        serve(sys.stdin, answers, answer)
    except BrokenPipeError:
        os._exit(1)


def serve(questions: TextIO, answers: TextIO, answer: Callable[[str, str], str]) -> None:
    """Do each task asked for."""
    plan = next(questions)
    for line in questions:
        answers.write(answer(plan, line) + "\n")
        answers.flush()
