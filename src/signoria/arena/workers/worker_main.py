"""A worker process: a plan comes in as a line of JSON, then tasks, one a line; a line goes out for each."""

from __future__ import annotations

import os
import signal
import sys
import warnings
from collections.abc import Callable

from signoria.core.errors import InterpretedRules
from signoria.transport.worker_side import claim_output, send_line

OUTER_PATH = "SIGNORIA_OUTER_PYTHONPATH"
"""Where a worker finds the search path that engines, which are other programs, are to have."""


def main(answer: Callable[[str, str], str]) -> None:
    """Answer until there are no more questions; what a bot prints goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warnings.simplefilter("ignore", InterpretedRules)  # who gives out the work has said so
    os.environ["PYTHONPATH"] = os.environ.pop(OUTER_PATH, "")
    output = claim_output()
    plan = next(sys.stdin.buffer).decode()
    for line in sys.stdin.buffer:
        send_line(output, answer(plan, line.decode()).encode())
