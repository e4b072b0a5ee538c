"""The command `signoria`: one module per command, imported when it is asked for."""

from __future__ import annotations

import sys
from importlib.metadata import version

NAME = "signoria"
COMMANDS = (
    "games",
    "rules",
    "serve",
    "house",
    "play",
    "simulate",
    "arena",
    "study",
    "bench",
    "replay",
    "verify",
    "engine",
)
"""In the order of the help."""


def main() -> None:
    """What the command `signoria` runs."""
    arguments = sys.argv[1:]
    if arguments == ["--version"]:
        print_version()
        return
    import warnings

    from signoria.cli.app import application, named_in
    from signoria.core.errors import InterpretedRules

    warnings.simplefilter("ignore", InterpretedRules)  # commands say so in a sentence of their own
    application(named_in(arguments))(prog_name=NAME)


def print_version() -> None:
    print(f"{NAME} {version(NAME)}")
