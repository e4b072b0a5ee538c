"""The command `signoria`: one module per command, imported when it is asked for."""

from __future__ import annotations

import sys

from signoria.cli.commands import NAME, print_version


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
