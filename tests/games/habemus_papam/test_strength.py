"""The apprentice is worth playing against."""

from __future__ import annotations

import pytest

from signoria.arena.simulation.compiled_games import Setting
from signoria.arena.simulation.simulate import Plan, simulate
from tests.games.habemus_papam.tables import GAME


@pytest.mark.compiles
@pytest.mark.parametrize(("seats", "share"), [(3, 0.98), (4, 0.95)])
def test_one_apprentice_beats_all_others_at_random_in_a_thousand_seat_balanced_games(seats: int, share: float) -> None:
    plan = Plan(["apprentice", *["novice"] * (seats - 1)], games=1000, seed=1)
    report = simulate(GAME, GAME.compiled, Setting(seats, {}), plan)
    apprentice = next(bot for bot in report.by_bot if bot.bot == "apprentice")
    assert apprentice.win_share >= share
