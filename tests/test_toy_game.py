"""A fifth game costs its folder: a toy game put into a temporary one passes the contract, terminal included."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TOY = HERE / "toy" / "morra"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("games")
    shutil.copytree(TOY, folder / "morra")
    return {**os.environ, "SIGNORIA_GAMES": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}


def run(environment: dict[str, str], *arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        input=text,
        capture_output=True,
        text=True,
        check=False,
        cwd=HERE.parent,
    )


def signoria(environment: dict[str, str], *arguments: str, text: str = "") -> str:
    done = run(environment, "-m", "signoria", *arguments, text=text)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.full
def test_the_toy_game_passes_the_contract_the_leak_tests_and_the_linter_in_every_mode(
    environment: dict[str, str],
) -> None:
    of_every_game = [f"tests/games/test_{name}.py" for name in ("contract", "leaks", "view_words")]
    of_core = ["compiled/test_twins", "batch/test_batch", "rules/test_subset", "text/test_words", "play/test_previews"]
    done = run(
        environment,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-m",
        "not slow and not gpu",
        "-k",
        "morra",
        *of_every_game,
        *(f"tests/core/{name}.py" for name in of_core),
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "passed" in done.stdout


def test_the_toy_game_passes_the_contract_and_the_leak_tests(environment: dict[str, str]) -> None:
    files = [f"tests/games/test_{name}.py" for name in ("contract", "leaks")]
    done = run(environment, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--one-setting", "-k", "morra", *files)
    assert done.returncode == 0, done.stdout[-4000:]
    assert "passed" in done.stdout


@pytest.mark.full
def test_the_toy_game_is_listed_with_its_pitch_in_both_languages(environment: dict[str, str]) -> None:
    assert "who alone shows most" in signoria(environment, "games", "--lang", "en")
    assert "qui en montre seul" in signoria(environment, "games", "--lang", "fr")
    assert "one to three fingers" in signoria(environment, "rules", "morra", "--lang", "en")


def test_the_toy_game_is_played_in_the_terminal_against_bots(environment: dict[str, str]) -> None:
    shown = signoria(environment, "play", "morra", "--seats", "3", "--seed", "1", "--lang", "en", text="1\n" * 20)
    assert "show 1" in shown
    assert "A prize of" in shown
    assert "All prizes are gone." in shown


def test_the_toy_game_is_simulated(environment: dict[str, str]) -> None:
    report = json.loads(signoria(environment, "simulate", "morra", "-n", "50", "--json"))
    assert [(row["seats"], row["options"], row["games"]) for row in report["settings"]] == [
        (2, {"double": "off"}, 50),
        (3, {"double": "off"}, 50),
        (3, {"double": "on"}, 50),
    ]


def test_sealed_choices_are_taken_back_until_the_reveal_and_written_in_seat_order(environment: dict[str, str]) -> None:
    program = """
import signoria
match = signoria.game("morra").start(3, seed=1)
assert match.to_act == (0, 1, 2)
match.play(2, "show 3")
match.play(0, "show 1")
assert match.to_act == (1,)
assert match.may_undo(2) and match.may_undo(0) and not match.may_undo(1)
assert "2 show 3" in match.record() and "2 show 3" in match.record(2)
assert "2 sealed" in match.record(0) and "2 sealed" in match.record(sealed=True)
match.undo(2)
assert match.to_act == (1, 2)
assert match.view(0)["own_choice"] == 1 and match.view(2)["own_choice"] is None
match.play(2, "show 2")
assert [line for line in match.record().splitlines() if " show " in line] == ["0 show 1", "2 show 2"]
match.play(1, "show 3")
assert not any(match.may_undo(seat) for seat in range(3))
assert [line for line in match.record().splitlines() if " show " in line] == ["0 show 1", "1 show 3", "2 show 2"]
assert signoria.replay(match.record()).position() == match.position()
shown = [event for event in match.events(None) if event["kind"] == "fingers-shown"]
assert [(event["seat"], event["fingers"]) for event in shown] == [(0, 1), (1, 3), (2, 2)]
match.play(1, "show 1")
match.undo(1)
assert match.to_act == (0, 1, 2)
"""
    done = run(environment, "-c", program)
    assert done.returncode == 0, done.stderr
