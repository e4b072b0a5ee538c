"""The apprentice is worth playing against."""

from __future__ import annotations

import pytest

from signoria.arena.simulation.compiled_games import Setting
from signoria.arena.simulation.simulate import Plan, Report, simulate
from tests.games.princes_of_florence.tables import GAME


def played(seats: int, bots: list[str], games: int, **options: bool) -> Report:
    return simulate(GAME, GAME.compiled, Setting(seats, dict(options)), Plan(bots, games=games, seed=1))


@pytest.mark.compiles
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_apprentice_beats_novices_in_99_of_100_seat_balanced_games(seats: int) -> None:
    report = played(seats, ["apprentice", "novice"], 1000)
    assert next(bot for bot in report.by_bot if bot.bot == "apprentice").win_share >= 0.99


@pytest.mark.compiles
@pytest.mark.parametrize("cooperation", [False, True])
@pytest.mark.parametrize("muse_and_princess", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_apprentice_beats_novices_with_every_expansion(
    seats: int, muse_and_princess: bool, cooperation: bool
) -> None:
    options = {"muse_and_princess": muse_and_princess, "cooperation": cooperation}
    report = played(seats, ["apprentice", "novice"], 400, **options)
    assert next(bot for bot in report.by_bot if bot.bot == "apprentice").win_share >= 0.98


@pytest.mark.compiles
def test_apprentices_among_themselves_score_as_people_do() -> None:
    report = played(4, ["apprentice"], 400)
    assert 50 <= sum(seat.points.mean for seat in report.by_seat) / 4 <= 75
