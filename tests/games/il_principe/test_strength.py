"""The apprentice is worth playing against."""

from __future__ import annotations

import pytest

from signoria.arena.simulation.compiled_games import Setting
from signoria.arena.simulation.simulate import Plan, simulate
from tests.games.il_principe.tables import GAME


@pytest.mark.compiles
@pytest.mark.parametrize(("seats", "share"), [(2, 0.99), (3, 0.97), (4, 0.95), (5, 0.95)])
def test_one_apprentice_beats_all_others_at_random_in_a_thousand_seat_balanced_games(seats: int, share: float) -> None:
    setting = Setting(seats, {"edition": "second", "abundance": False})
    plan = Plan(["apprentice", *["novice"] * (seats - 1)], games=1000, seed=1)
    report = simulate(GAME, GAME.compiled, setting, plan)
    apprentice = next(bot for bot in report.by_bot if bot.bot == "apprentice")
    assert apprentice.win_share >= share
