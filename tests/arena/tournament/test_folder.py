"""A tournament's folder: broken off anywhere, it is gone on with, and ends with the same results."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from signoria.arena.problems import ArenaProblem
from signoria.arena.resumable_folder import GAMES
from signoria.arena.tournament.folder import PLAN, RECORDS, ResultFolder
from signoria.arena.tournament.plan import Tournament
from signoria.arena.tournament.runner import run
from tests.arena.small_tournaments import here, nobody, small, without_times


@pytest.fixture
def folder(tmp_path: Path) -> ResultFolder:
    return ResultFolder(tmp_path / "results")


def after(games: int) -> Iterator[None]:
    """Goes on for so many games, then breaks off."""
    yield from [None] * games
    raise KeyboardInterrupt


def break_off(tournament: Tournament, folder: ResultFolder, games: int) -> None:
    left = after(games)
    with pytest.raises(KeyboardInterrupt):
        run(tournament, here, folder, lambda done: next(left) if done else None)


def test_a_tournament_that_was_broken_off_ends_as_if_it_had_not_been(folder: ResultFolder) -> None:
    tournament = small(games=6)
    break_off(tournament, folder, 2)
    before = (folder.path / GAMES).read_bytes()
    assert before.count(b"\n") == 3
    told: list[int] = []
    results = run(tournament, here, folder, told.append)
    assert told == [3, 1, 1, 1]
    assert (folder.path / GAMES).read_bytes().startswith(before)
    assert without_times(results) == without_times(run(tournament, here))


def test_a_finished_tournament_is_read_and_not_played_again(folder: ResultFolder) -> None:
    tournament = small()
    results = run(tournament, here, folder)
    assert run(tournament, nobody, folder) == results


def test_a_torn_last_line_is_cut_away_and_its_game_is_played_again(folder: ResultFolder) -> None:
    tournament = small()
    results = run(tournament, here, folder)
    file = folder.path / GAMES
    file.write_bytes(file.read_bytes()[:-20])
    again = run(tournament, here, folder)
    assert without_times(again) == without_times(results)
    assert [json.loads(line)["game"] for line in file.read_text().splitlines()] == [0, 1, 2, 3]


@pytest.mark.parametrize("change", [{"seed": 8}, {"games": 8}, {"rules": "0"}, {"options": {}}])
def test_another_tournament_in_the_same_folder_is_refused(folder: ResultFolder, change: dict[str, object]) -> None:
    tournament = small()
    folder.open(tournament)
    with pytest.raises(ArenaProblem, match="holds another tournament"):
        folder.open(replace(tournament, **change))  # type: ignore[arg-type]


@pytest.mark.parametrize("line", ["{}", "[1]", "no JSON", '{"line_up": 0}'])
def test_a_line_that_is_no_result_is_named(folder: ResultFolder, line: str) -> None:
    tournament = small()
    break_off(tournament, folder, 0)
    with (folder.path / GAMES).open("a") as file:
        file.write(f"{line}\n")
    with pytest.raises(ArenaProblem, match=r"Line 2 of games\.jsonl"):
        folder.open(tournament)


def test_a_plan_that_cannot_be_read_is_refused(folder: ResultFolder) -> None:
    folder.open(small())
    (folder.path / PLAN).write_text("{")
    with pytest.raises(ArenaProblem, match=r"tournament\.json"):
        folder.plan()


def test_records_are_kept_if_they_are_wanted(folder: ResultFolder) -> None:
    run(small(games=2), here, folder, records=True)
    assert sorted(file.name for file in (folder.path / RECORDS).iterdir()) == ["0-0.txt", "0-1.txt"]
    assert (folder.path / RECORDS / "0-1.txt").read_text().startswith("signoria-record 1\n")


def test_a_command_that_is_killed_is_gone_on_with(folder: ResultFolder) -> None:
    tournament = small(["novice", "apprentice"], games=12)
    words = ["arena", "patrician", "--bots", "novice,apprentice", "-n", "12", "--seats", "2", "--seed", "7"]
    command = [sys.executable, "-m", "signoria", *words, "--workers", "2", "--out", str(folder.path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        for _ in range(600):
            if (folder.path / GAMES).exists() and (folder.path / GAMES).read_bytes().count(b"\n") >= 2:
                break
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGKILL)
    done = len(folder.played())
    assert 2 <= done < 12
    assert without_times(run(tournament, here, folder)) == without_times(run(tournament, here))
