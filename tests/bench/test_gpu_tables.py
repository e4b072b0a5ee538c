"""The figures on the performance page are those that were measured."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import signoria
from bench.gpu.tables import RESULTS, TITLES, millions, tables

PAGE = (Path(__file__).parents[2] / "docs" / "performance.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", tables())
def test_every_table_of_the_page_is_what_the_results_say(name: str) -> None:
    assert tables()[name] in PAGE


def test_every_game_was_measured() -> None:
    figures = json.loads((RESULTS / "figures.json").read_text(encoding="utf-8"))
    assert tuple(figures["games"]) == tuple(TITLES) == signoria.GAMES


def test_all_tests_on_the_gpu_passed() -> None:
    for name in (*signoria.GAMES, "sharing"):
        told = (RESULTS / f"tests-{name}.txt").read_text(encoding="utf-8").splitlines()[-1]
        assert " passed" in told
        assert "failed" not in told
        assert "error" not in told


@pytest.mark.parametrize(
    ("rate", "shown"), [(1_471e6, "1,471"), (118.4e6, "118"), (12.74e6, "12.7"), (3.746e6, "3.75")]
)
def test_rates_are_shown_in_millions_with_three_figures(rate: float, shown: str) -> None:
    assert millions(rate) == shown
