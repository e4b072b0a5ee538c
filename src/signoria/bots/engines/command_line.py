"""The command line of an engine."""

from __future__ import annotations

import os
import shlex
import shutil
import sys

from signoria.bots.engines.faults import EngineFault, quoted

HOUSE = "signoria"
"""As a first word, this very program, wherever it is installed."""


def command_of(text: str) -> tuple[str, ...]:
    """The words of a command, which stands on one line; no shell reads them."""
    try:
        words = shlex.split(text, posix=os.name == "posix") if text.isprintable() else []
    except ValueError:
        words = []
    if not words:
        raise EngineFault("engine-no-command", said=quoted(text))
    if words[0] == HOUSE:
        return (sys.executable, "-m", HOUSE, *words[1:])
    if shutil.which(words[0]) is None:
        raise EngineFault("engine-no-such-program", program=quoted(words[0]))
    return tuple(words)
