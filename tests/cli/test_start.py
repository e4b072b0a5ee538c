"""A command imports what it needs and nothing else: a start is felt."""

from __future__ import annotations

import subprocess
import sys

import pytest

from signoria.cli.app import application, named_in
from signoria.cli.commands import COMMANDS

PROGRAM = """
import contextlib, io, sys
from signoria.cli import main
sys.argv = ["signoria", *sys.argv[1:]]
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    main()
print(*sys.modules)
"""


def imported_by(*arguments: str) -> set[str]:
    done = subprocess.run([sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (["--version"], {"typer", "numpy", "fluent.runtime", "signoria.core"}),
        (["games"], {"numpy", "signoria.core.compiled", "signoria.core.game", "signoria.bots", "signoria.server"}),
        (
            ["--lang", "fr", "games"],
            {"numpy", "signoria.core.compiled", "signoria.core.game", "signoria.bots", "signoria.server"},
        ),
        (["rules", "patrician"], {"signoria.core.compiled", "signoria.arena", "signoria.server"}),
    ],
    ids=["version", "games", "French games", "rules"],
)
def test_a_command_imports_no_more_than_it_needs(arguments: list[str], unneeded: set[str]) -> None:
    found = imported_by(*arguments)
    assert "signoria.cli" in found
    assert not found & unneeded


def test_the_contract_is_imported_when_it_is_asked_for() -> None:
    program = "import sys, signoria; print(len(signoria.GAMES), 'numpy' in sys.modules, 'game' in dir(signoria))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["4", "False", "True"]


def test_a_command_is_found_wherever_the_language_is_named() -> None:
    assert named_in(["--lang", "fr", "games"]) == named_in(["games", "--lang", "fr"]) == ("games",)
    assert named_in(["--help"]) == named_in(["nonsense"]) == named_in([]) == COMMANDS
    assert [command.name for command in application().registered_commands] == list(COMMANDS)
