"""What every test shares."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import signoria
from tests import thinning
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
def levels() -> dict[Setting, str]:
    """Which command tries a setting: `check` one of each game, `test` so many that every seat count and every choice is
    in one of them, `full` so many that any two of them that can meet do so in one, and `slow` the rest."""
    found = dict.fromkeys(settings(), "slow")
    for name in signoria.GAMES:
        of_game = [setting for setting in found if setting.name == name]
        found.update(dict.fromkeys(covering(of_game, pairs), "full"))
        each = covering(of_game, singles)
        found.update(dict.fromkeys(each, "test"))
        found[each[0]] = "check"
    return found


def covering(settings: list[Setting], parts: Callable[[Setting], set[Any]]) -> list[Setting]:
    """So many settings that every part of one is a part of one of these; of equal ones those with most in play."""
    kept = []
    left = {setting: parts(setting) for setting in settings}
    while any(left.values()):
        best = max(left, key=lambda setting: (len(left[setting]), in_play(setting)))
        kept.append(best)
        left = {setting: those - parts(best) for setting, those in left.items()}
    return kept


def in_play(setting: Setting) -> int:
    """How many options are not as they are by default."""
    return sum(choice != setting.game.options[name].default for name, choice in setting.options)


def singles(setting: Setting) -> set[Any]:
    """A setting's seat count and its choices."""
    return {setting.seats, *setting.options}


def pairs(setting: Setting) -> set[Any]:
    """Any two of a setting's seat count and choices, and what is alone."""
    return set(itertools.combinations_with_replacement((setting.seats, *setting.options), 2))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--one-setting", action="store_true", help="try one setting of each game")
    parser.addoption("--every-step", action="store_true", help="look at every step of every game")


def pytest_configure(config: pytest.Config) -> None:
    thinning.thin = not config.getoption("every_step")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with `game_name` runs for every game, one with `setting` for every setting, most of them marked, and one
    with `usual_setting` too, but all marked except one of each game."""
    is_one = metafunc.config.getoption("one_setting")
    marks = {"check": [], "test": [], "full": [pytest.mark.full], "slow": [pytest.mark.slow]}
    for name, of_test in (("setting", []), ("usual_setting", [pytest.mark.full])):
        if name in metafunc.fixturenames:
            marks["test"] = of_test
            every = [
                pytest.param(one, marks=marks[level])
                for one, level in levels().items()
                if level == "check" or not is_one
            ]
            metafunc.parametrize(name, every, ids=str)
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", signoria.GAMES)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a browser."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """How tests are shared out, unless somebody asks for another way."""
    if config.getoption("dist") != "load":
        return None
    from tests.scheduling import FilesAndPages

    return FilesAndPages(config, log)
