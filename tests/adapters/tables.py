"""Tables for the tests of environments: every game with every number of seats, and what is asked of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import signoria
from signoria.adapters.dealer import Dealer, Rules
from signoria.adapters.episode import Episode
from tests.play import Setting, with_all_options

TABLES = [(name, seats) for name in signoria.GAMES for seats in signoria.game(name).seats]
SEALED = [table for table in TABLES if table[0] != "patrician"]
"""In that one nobody ever chooses at the same time as another."""
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_table_with_sealed_choices = pytest.mark.parametrize(("name", "seats"), SEALED)


def dealer(name: str, seats: int, rules: Rules = "interpreted", reward: str = "win") -> Dealer:
    """A dealer of a game with all that so many may play with."""
    return Dealer(name, seats, None, reward, rules, everything(name, seats).chosen)


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
