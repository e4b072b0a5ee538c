"""A terminal for tests: runs the command in this process and keeps what it wrote."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from signoria.cli.app import application, named_in

ENVIRONMENT: dict[str, str | None] = {"SIGNORIA_LANG": "en", "COLUMNS": "80", "NO_COLOR": "1", "FORCE_COLOR": None}


def run(*arguments: str, typed: str = "", code: int = 0, variables: Mapping[str, str | None] = ENVIRONMENT) -> Result:
    """Run `signoria` with these arguments, `typed` on its standard input; it must end with this code."""
    runner = CliRunner(env={**ENVIRONMENT, **variables})
    result = runner.invoke(application(named_in(arguments)), list(arguments), input=typed, catch_exceptions=False)
    assert result.exit_code == code, result.output
    return result


def refusal(*arguments: str, code: int = 2) -> str:
    """The one sentence with which the command refuses; it writes nothing else."""
    result = run(*arguments, code=code)
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert "Traceback" not in result.stderr
    return lines[0]


def unwrapped(text: str) -> str:
    """The text with its line ends made spaces, so that a sentence can be looked for."""
    return " ".join(text.replace("\u00a0", " ").replace("\u202f", " ").split())


def play_to_the_end(*arguments: str) -> Result:
    """Play a game by always taking the first move."""
    return run("play", "patrician", *arguments, typed="1\n" * 300)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game."""
    file = tmp_path / "game.txt"
    play_to_the_end("--seats", "2", "--seed", "11", "--bots", "novice", "--save", str(file))
    return file
