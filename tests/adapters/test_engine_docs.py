"""docs/engine-protocol.md: what it shows is what is said, and its commands play."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from signoria.bots.engines import limits
from signoria.bots.engines.messages import ASKED, PROTOCOL, TOLD, message_of
from tests.adapters.programs import PLAYING, REFERENCE
from tests.cli.terminal import run

PAGE = (REFERENCE.parent.parent / "engine-protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```text\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)


def shown(mark: str, key: str) -> list[dict[str, Any]]:
    """The messages of one side in the game that the page shows."""
    (game,) = [block for block in BLOCKS if block.startswith(">")]
    return [message_of(line[2:], key) for line in game.splitlines() if line.startswith(mark)]


def test_the_reference_engine_answers_as_the_page_shows() -> None:
    questions = "".join(json.dumps(asked) + "\n" for asked in shown(">", ASKED))
    done = subprocess.run(PLAYING, input=questions, capture_output=True, text=True, check=True)
    assert [json.loads(line) for line in done.stdout.splitlines()] == shown("<", TOLD)


def test_the_page_names_the_version_and_the_limits() -> None:
    assert f"the `protocol`, which is {PROTOCOL}" in PAGE
    usual = limits.Limits()
    assert f"within {usual.start:g} seconds" in PAGE
    assert f"within {usual.longest:g} seconds" in PAGE
    assert (usual.grace, usual.leave) == (1, 1)
    assert limits.MOST_BYTES == 1 << 20


COMMANDS = [line for block in BLOCKS if block.startswith("signoria") for line in block.splitlines()]


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_with_the_reference_engine_play(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(REFERENCE, tmp_path)
    smaller = line.replace("-n 200", "-n 2 --seats 2 --workers 1").replace("@1s", "@400")
    patient = ["--thought", "30"] if " play " in line else []
    result = run(*shlex.split(smaller)[1:], *patient, typed="1\n1\nq\n")
    assert "novice played" not in result.stdout
    assert "apprentice plays for it" not in result.stdout
