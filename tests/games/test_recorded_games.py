"""Recorded games replay for ever: one for every seat count and option, and a playthrough with every seat's view."""

from __future__ import annotations

import signoria
from tests.games.recorded import bot_game, endings, folder_of, playthrough, playthrough_file, record_file
from tests.play import Setting

AGAIN = "if the rules were meant to change, raise the game's version and run scripts/record-games"


def test_there_is_a_recorded_game_of_every_setting_and_it_replays(setting: Setting) -> None:
    file = record_file(setting)
    assert file.is_file(), f"no recorded game of {setting}: run scripts/record-games"
    text = file.read_text()
    match = signoria.replay(text)
    assert match.record() == text, AGAIN
    assert match.over
    assert (match.game.name, match.seats, match.options) == (setting.name, setting.seats, setting.chosen)


def test_every_recorded_game_replays_and_none_is_left_over(game_name: str) -> None:
    for file in (folder_of(game_name) / "records").glob("*"):
        text = file.read_text()
        match = signoria.replay(text)
        assert match.record() == text, AGAIN
        assert match.outcome is not None
        setting = Setting(game_name, match.seats, tuple(match.options.items()))
        assert file in (record_file(setting), record_file(setting, match.outcome.reason))


def test_bots_play_the_recorded_games_again_move_for_move(setting: Setting) -> None:
    *_, end = bot_game(setting)
    assert end.record() == record_file(setting).read_text(), "a bot plays otherwise: run scripts/record-games"


def test_the_playthrough_shows_what_every_seat_learns_at_every_step(game_name: str) -> None:
    assert playthrough(game_name) == playthrough_file(game_name).read_text(), AGAIN


def test_every_way_to_end_is_recorded(game_name: str) -> None:
    ends = set()
    for file in (folder_of(game_name) / "records").glob("*"):
        outcome = signoria.replay(file.read_text()).outcome
        assert outcome is not None
        ends.add(outcome.reason)
    assert ends == endings(game_name)
