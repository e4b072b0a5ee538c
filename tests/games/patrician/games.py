"""Games of Patrician played at random, or with other components, for its tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import signoria
from signoria import Game, Match
from signoria.games.patrician.state import State
from tests.games.patrician.tables import GAME, RULES, state_of

SETTINGS = [
    (seats, ambassadors, messengers)
    for seats in GAME.seats
    for ambassadors in (False, True)
    for messengers in (False, True)
]
"""Every number of seats with every choice of options."""


def random_game(seats: int, ambassadors: bool, messengers: bool, seed: int = 1) -> Iterator[Match]:
    """The same match before its first decision and after each, played at random to the end."""
    dice = random.Random(seed)
    match = GAME.start(seats, seed=seed, ambassadors=ambassadors, messengers=messengers)
    yield match
    while not match.over:
        (seat,) = match.to_act
        match.play(seat, dice.choice(match.legal(seat)))
        yield match


@cache
def finished(seats: int, ambassadors: bool, messengers: bool) -> Match:
    """A match played at random to its end (without what was told on the way); tests only look at it."""
    *_, last = random_states(seats, ambassadors, messengers, seed=3)
    return Match(GAME, last)


def random_states(seats: int, ambassadors: bool, messengers: bool, seed: int = 1) -> Iterator[State]:
    """The same state before the first decision and after each, played at random to the end, by the bare rules."""
    dice = random.Random(seed)
    state = state_of(GAME.start(seats, seed=seed, ambassadors=ambassadors, messengers=messengers))
    moves = [0] * GAME.actions
    yield state
    while RULES.to_act(state):
        seat = RULES.lowest_bit(RULES.to_act(state))
        RULES.apply(state, seat, moves[dice.randrange(RULES.legal(state, seat, moves))])
        yield state


def game_with(folder: Path, *changes: tuple[str, str]) -> Game:
    """Patrician with a data file in which some lines read otherwise."""
    text = GAME.components_file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "components.toml").write_text(text, encoding="utf-8")
    return signoria.game("patrician", components=folder / "components.toml")
