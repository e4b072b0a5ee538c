"""The apprentice is worth playing against."""

from __future__ import annotations

import pytest

from signoria.arena.simulation.compiled_games import Setting
from signoria.arena.simulation.simulate import Plan, simulate
from tests.games.patrician.tables import GAME


@pytest.mark.compiles
@pytest.mark.parametrize(("seats", "share"), [(2, 0.95), (3, 0.92), (4, 0.85), (5, 0.80)])
def test_the_apprentice_beats_novices_in_a_thousand_seat_balanced_games(seats: int, share: float) -> None:
    setting = Setting(seats, {"ambassadors": False, "messengers": False})
    report = simulate(GAME, GAME.compiled, setting, Plan(["apprentice", "novice"], games=1000, seed=1))
    apprentice = next(bot for bot in report.by_bot if bot.bot == "apprentice")
    assert apprentice.win_share >= share
