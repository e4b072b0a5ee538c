"""Many games of every setting, on compiled rules: none comes to a dead end, none goes on for ever."""

from __future__ import annotations

import pytest

from signoria.arena.simulation.compiled_games import Setting as Table
from signoria.arena.simulation.simulate import Plan, simulate
from tests.play import Setting


def test_hundreds_of_random_games_end_without_a_fault(setting: Setting) -> None:
    report = simulate(
        setting.game, setting.game.compiled, Table(setting.seats, setting.chosen), Plan(["novice"], games=700, seed=1)
    )
    assert report.games == 700
    assert 0 < report.decisions.min <= report.decisions.max <= setting.game.kit.longest
    assert sum(seat.win_share for seat in report.by_seat) == pytest.approx(1)


@pytest.mark.slow
def test_ten_thousand_games_of_novices_and_apprentices_end_without_a_fault_or_a_bad_index(setting: Setting) -> None:
    twin = setting.game.checked
    for bots in (["novice"], ["apprentice", "novice"], ["apprentice"]):
        report = simulate(setting.game, twin, Table(setting.seats, setting.chosen), Plan(bots, games=10_000, seed=10))
        assert report.decisions.max <= setting.game.kit.longest
