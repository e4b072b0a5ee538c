"""`signoria simulate` and `signoria bench`: the only tests of the commands that wait for the compiler."""

from __future__ import annotations

import ast
import inspect
import json

import numpy as np
import pytest

from signoria.arena import bench
from signoria.arena.simulation.compiled_games import GameResults, SeededGames
from signoria.core.play import playouts
from signoria.core.text.words import catalogue
from tests.cli.terminal import run, unwrapped

ONE = ("simulate", "patrician", "--seats", "4", "--option", "messengers", "--option", "ambassadors=off", "--seed", "1")


def test_a_simulation_reports_by_seat_and_by_bot() -> None:
    shown = run(*ONE, "-n", "40", "--bots", "apprentice,novice", "--json").stdout
    report = json.loads(shown)
    assert report["game"] == "patrician"
    (setting,) = report["settings"]
    assert setting["seats"] == 4
    assert setting["options"] == {"ambassadors": "off", "messengers": "on"}
    assert setting["games"] == 40
    assert sum(seat["win_share"] for seat in setting["by_seat"]) == pytest.approx(1)
    for seat in setting["by_seat"]:
        assert seat["points"]["min"] <= seat["points"]["mean"] <= seat["points"]["max"]
    assert setting["decisions"]["min"] >= 90
    assert setting["games_per_second"] > 0
    apprentice, novice = setting["by_bot"]
    assert (apprentice["bot"], apprentice["seats"], apprentice["equal_share"]) == ("apprentice", 1, 0.25)
    assert (novice["bot"], novice["seats"]) == ("novice", 3)
    assert apprentice["win_share"] + novice["win_share"] == pytest.approx(1)
    assert apprentice["interval"][0] < apprentice["win_share"] < apprentice["interval"][1]
    assert apprentice["points_mean"] > novice["points_mean"]


def test_a_simulation_without_seats_or_options_plays_every_setting() -> None:
    report = json.loads(run("simulate", "patrician", "-n", "4", "--json").stdout)
    combinations = {(row["seats"], *row["options"].values()) for row in report["settings"]}
    assert len(combinations) == len(report["settings"]) == 4 * 2 * 2


def test_the_tables_are_in_both_languages() -> None:
    english = run(*ONE, "-n", "8", "--bots", "apprentice,novice").stdout
    assert "4 players, messengers" in english
    assert "95% interval" in english
    french = run("simulate", "patrician", "-n", "4", "--seats", "2", "--lang", "fr").stdout
    assert "% de victoires" in french
    assert "sans option" in french


@pytest.mark.parametrize(
    ("code", "sentence"),
    [(playouts.DEAD_END, "A player had no legal move"), (playouts.TOO_LONG, "A game did not end")],
)
def test_a_game_that_cannot_go_on_is_a_failure_with_the_command_to_see_it_again(
    code: int, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: SeededGames, seed: int, games: int) -> GameResults:
        decisions = np.array([100] * (games - 1) + [code], np.int64)
        return GameResults(np.zeros((games, self.seats), np.int32), np.ones((games, self.seats), np.int32), decisions)

    monkeypatch.setattr(SeededGames, "play", broken)
    result = run(*ONE, "-n", "5", "--json", "--bots", "apprentice,novice", code=1)
    assert result.stdout == ""
    said = unwrapped(result.stderr)
    assert sentence in said
    again = "simulate patrician -n 1 --seats 4 --option ambassadors=off --option messengers=on"
    assert f"signoria {again} --bots apprentice,novice --seed 5 plays that game again." in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_number_of_the_benchmark_has_words(language: str) -> None:
    measured = {
        str(key.value)
        for function in ast.walk(ast.parse(inspect.getsource(bench)))
        if isinstance(function, ast.FunctionDef) and function.name != "machine"
        for given in ast.walk(function)
        if isinstance(given, ast.Dict)
        for key in given.keys
        if isinstance(key, ast.Constant) and str(key.value).islower()
    }
    assert len(measured) > 10
    words = catalogue(language)
    assert [key for key in sorted(measured) if not words.has(f"bench-{key.replace('_', '-')}")] == []


@pytest.mark.full
def test_the_benchmark_prints_its_numbers() -> None:
    report = json.loads(run("bench", "patrician", "--quick", "--json").stdout)
    assert report["machine"]["compiler"] != "none"
    numbers = report["games"]["patrician"]
    assert numbers["seats"] == 4
    wanted = {"random_games_per_second", "decision_ns", "copy_ns", "legal_ns", "observe_ns", "served_move_ms"}
    assert wanted <= set(numbers)
    assert all(value > 0 for value in numbers.values())
    assert "octets d’un état" in run("bench", "patrician", "--quick", "--lang", "fr").stdout
