"""Tables for the tests of environments: every game with every number of seats, and what is asked of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import signoria
from signoria.adapters.episode import Episode
from signoria.adapters.episode_factory import EpisodeFactory, Rules
from tests.play import Setting, with_all_options

TABLES = [(name, seats) for name in signoria.GAMES for seats in signoria.game(name).seats]
SEALED = [table for table in TABLES if table[0] != "patrician"]
"""In that one nobody ever chooses at the same time as another."""


def at_tables(tables: list[tuple[str, int]]) -> pytest.MarkDecorator:
    """A test at these tables: at a game's largest one every time, at the others in `make full`."""
    most = dict(sorted(tables))
    marked = [pytest.param(*table, marks=() if most[table[0]] == table[1] else pytest.mark.full) for table in tables]
    return pytest.mark.parametrize(("name", "seats"), marked)


every_table = at_tables(TABLES)
every_table_with_sealed_choices = at_tables(SEALED)


def factory(name: str, seats: int, rules: Rules = "interpreted", reward: str = "win") -> EpisodeFactory:
    """A factory of a game with all that so many may play with."""
    return EpisodeFactory(name, seats, None, reward, rules, everything(name, seats).chosen)


def everything(name: str, seats: int) -> Setting:
    """A game with all that so many may play with."""
    return with_all_options(name, seats)


def random_moves(episode: Episode, seed: int) -> Iterator[tuple[int, int]]:
    """Play an episode out at random; yields every move, seat and number, before it is made."""
    chooser = random.Random(seed)
    while not episode.over:
        seat = chooser.choice(episode.to_act)
        action = chooser.choice(episode.legal(seat))
        yield seat, action
        episode.play(seat, action)
