"""The same tournament on a Ray cluster of this machine."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from signoria.arena.problems import ArenaProblem
from signoria.arena.tournament.runner import on_ray, run
from tests.arena.sitters import LIVES, MORTAL
from tests.arena.small_tournaments import here, of_line_ups, without_times


@pytest.fixture(autouse=True)
def no_other_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)


@pytest.mark.full
def test_a_cluster_plays_the_same_games_though_a_worker_is_killed_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaths = tmp_path / "deaths"
    monkeypatch.setenv(LIVES, str(deaths))
    deaths.write_bytes(b"\n")
    tournament = of_line_ups([(MORTAL, "novice")], 6)
    results = run(tournament, on_ray(2))
    assert deaths.stat().st_size == 0
    assert without_times(results) == without_times(run(tournament, here))


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(ArenaProblem, match=r'Ray is not installed: pip install "signoria\[ray\]" brings it\.'):
        on_ray()
