"""Games of 1655 played at random, or with other components, for its tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import signoria
from signoria import Game, Match
from signoria.games.habemus_papam.state import State
from tests.games.habemus_papam.tables import GAME, RULES, state_of


def random_game(seats: int, seed: int = 1) -> Iterator[Match]:
    """The same match before its first decision and after each, played at random to the end."""
    dice = random.Random(seed)
    match = GAME.start(seats, seed=seed)
    yield match
    while not match.over:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
        yield match


def random_states(seats: int, seed: int = 1) -> Iterator[State]:
    """The same state before the first decision and after each, played at random to the end, by the bare rules."""
    dice = random.Random(seed)
    state = state_of(GAME.start(seats, seed=seed))
    moves = [0] * GAME.actions
    yield state
    while to_act := RULES.to_act(state):
        seat = dice.choice([seat for seat in range(seats) if to_act >> seat & 1])
        RULES.apply(state, seat, moves[dice.randrange(RULES.legal(state, seat, moves))])
        yield state


@cache
def finished(seats: int, seed: int = 3) -> Match:
    """A match played at random to its end (without what was told on the way); tests only look at it."""
    *_, last = random_states(seats, seed)
    return Match(GAME, last)


def game_with(folder: Path, *changes: tuple[str, str]) -> Game:
    """1655 with a data file in which some lines read otherwise."""
    text = GAME.components_file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "components.toml").write_text(text, encoding="utf-8")
    return signoria.game("habemus-papam", components=folder / "components.toml")


def wilful_game(seats: int, seed: int, *wishes: str) -> Match:
    """A match played to its end by seats that make the first of their wishes that is legal, and else choose by lot."""
    *_, last = wilful_play(seats, seed, *wishes)
    return last


def wilful_play(seats: int, seed: int, *wishes: str) -> Iterator[Match]:
    """The same match before its first decision and after each."""
    dice = random.Random(seed)
    match = GAME.start(seats, seed=seed)
    yield match
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        wished = [move for wish in wishes for move in legal if move.text.startswith(wish)]
        match.play(seat, wished[0] if wished else dice.choice(legal))
        yield match
