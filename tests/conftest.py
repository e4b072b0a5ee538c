"""What every test shares."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

import signoria
from tests.play import Setting


def settings() -> Iterator[Setting]:
    """Every game with every seat count and every choice of options."""
    for name in signoria.GAMES:
        game = signoria.game(name)
        for seats in game.seats:
            fitting = [
                [
                    (option.name, choice)
                    for choice in option.choices
                    if choice == option.default or seats in option.seats
                ]
                for option in game.options.values()
            ]
            for options in itertools.product(*fitting):
                yield Setting(name, seats, options)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `setting` runs for every setting, one that takes `game_name` for every game."""
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", list(settings()), ids=str)
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", signoria.GAMES)
