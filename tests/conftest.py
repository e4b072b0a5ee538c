"""What every test shares."""

from __future__ import annotations

import itertools
import zlib
from collections import defaultdict
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
    in one of them, but only one of them in each test, `full` so many that any two of them that can meet do so in one,
    and `slow` the rest."""
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


FULL, SLOW = pytest.mark.full, pytest.mark.slow


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--one-setting", action="store_true", help="try one setting of each game")
    parser.addoption("--every-step", action="store_true", help="look at every step of every game")


def pytest_configure(config: pytest.Config) -> None:
    thinning.thin = not config.getoption("every_step")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with `game_name` runs for every game, and one with `setting` for every setting, most of them marked."""
    if "setting" in metafunc.fixturenames:
        every = levels()
        if metafunc.config.getoption("one_setting"):
            chosen = [setting for setting, level in every.items() if level == "check"]
            metafunc.parametrize("setting", chosen, ids=str)
        else:
            now = settings_of_test(metafunc.function.__qualname__)
            cases = [
                pytest.param(setting, marks=() if setting in now else SLOW if level == "slow" else FULL)
                for setting, level in every.items()
            ]
            metafunc.parametrize("setting", cases, ids=str)
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", signoria.GAMES)


def settings_of_test(test: str) -> list[Setting]:
    """One setting of each game, another in every test, so that all tests together try all that `make test` tries."""
    usual: defaultdict[str, list[Setting]] = defaultdict(list)
    for setting, level in levels().items():
        if level in {"check", "test"}:
            usual[setting.name].append(setting)
    return [some[turn_of(test, len(some))] for some in usual.values()]


def turn_of(name: str, many: int) -> int:
    """Which of so many it is the turn of: the same in every run."""
    return zlib.crc32(name.encode()) % many


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a browser, and the cases of a test that are left to `make full`."""
    cases: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
        if item.get_closest_marker("few") and not any(item.get_closest_marker(mark) for mark in ("full", "slow")):
            cases[item.nodeid.partition("[")[0]].append(item)
    for some in cases.values():
        (few,) = some[0].get_closest_marker("few").args  # type: ignore[union-attr]
        first = turn_of(some[0].path.name, len(some))
        for number, item in enumerate(some[first:] + some[:first]):
            if number * few % len(some) >= few:
                item.add_marker(FULL)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """How tests are shared out, unless somebody asks for another way."""
    if config.getoption("dist") != "load":
        return None
    from tests.scheduling import FilesAndPages

    return FilesAndPages(config, log)
