"""What every test shares."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

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


@cache
def chosen_settings() -> frozenset[Setting]:
    """So many settings that any two of seat count and choices that can meet in a game do so in one of them."""
    kept: set[Setting] = set()
    for name in signoria.GAMES:
        left = {setting: meetings(setting) for setting in settings() if setting.name == name}
        while any(left.values()):
            best = max(left, key=lambda setting: len(left[setting]))
            kept.add(best)
            left = {setting: pairs - meetings(best) for setting, pairs in left.items()}
    return frozenset(kept)


def meetings(setting: Setting) -> set[tuple[object, object]]:
    """Any two of a setting's seat count and choices, and what is alone."""
    return set(itertools.combinations_with_replacement((setting.seats, *setting.options), 2))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `game_name` runs for every game, one that takes `setting` for every setting, some of them slow.

    In what is not slow every seat count meets every choice of every option, and every choice every other one; in what
    is, three and more of them meet.
    """
    if "setting" in metafunc.fixturenames:
        slow = pytest.mark.slow
        every = [pytest.param(one, marks=() if one in chosen_settings() else slow) for one in settings()]
        metafunc.parametrize("setting", every, ids=str)
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", signoria.GAMES)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """How tests are shared out, unless somebody asks for another way."""
    if config.getoption("dist") != "load":
        return None
    from tests.scheduling import FewPagesAtOnce

    return FewPagesAtOnce(config, log)
