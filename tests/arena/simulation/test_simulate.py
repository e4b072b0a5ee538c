"""Many games: how they are dealt, who sits where, and what is made of the results."""

from __future__ import annotations

import pytest

import signoria
from signoria.arena.simulation.compiled_games import SeededGames, Setting
from signoria.arena.simulation.intervals import wilson
from signoria.arena.simulation.simulate import Plan, bots_for, settings, simulate


def test_a_simulated_game_is_the_game_with_its_seed() -> None:
    game = signoria.game("patrician")
    table = SeededGames(game, game.compiled, Setting(3, {}), ["novice"] * 3)
    together, alone = table.play(70, 5), table.play(73, 1)
    assert together.points[3].tolist() == alone.points[0].tolist()
    assert together.decisions[3] == alone.decisions[0]


def test_bots_sit_in_every_seat_equally_often() -> None:
    game = signoria.game("patrician")
    table = SeededGames(game, game.compiled, Setting(4, {}), ["apprentice", "novice", "novice", "novice"])
    sitting = table.bot_in_seat(seed=6, games=8)
    assert [(sitting[:, seat] == 0).sum() for seat in range(4)] == [2, 2, 2, 2]
    assert table.bot_in_seat(seed=9, games=1).tolist() == sitting[3:4].tolist()


def test_the_last_bot_of_a_list_fills_the_seats_that_are_left() -> None:
    assert bots_for(["apprentice", "novice"], 4) == ("apprentice", "novice", "novice", "novice")
    assert bots_for(["apprentice", "novice"], 1) == ("apprentice",)


def test_what_is_chosen_narrows_the_settings() -> None:
    game = signoria.game("patrician")
    chosen = settings(game, 5, {"messengers": True})
    assert [setting.options["ambassadors"] for setting in chosen] == [False, True]
    assert all(setting.seats == 5 and setting.options["messengers"] is True for setting in chosen)


def test_wilson_gives_the_textbook_interval() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0.0, 10)[0] == pytest.approx(0)
    assert wilson(1.0, 10)[1] == pytest.approx(1)


def test_progress_is_told_game_by_game() -> None:
    game = signoria.game("patrician")
    told: list[int] = []
    simulate(game, game.compiled, Setting(2, {}), Plan(["novice"], 7, 1), told.append)
    assert sum(told) == 7
