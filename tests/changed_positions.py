"""Positions in words changed at random, and what becomes of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from signoria import BadPosition, Game
from signoria.core.positions import HEADER
from tests.play import random_play

Words = dict[str, Any]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value within a position."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(inner, (*path, key))


def change(dice: random.Random, words: Words, others: Sequence[Any]) -> None:
    """Another value somewhere: a number that differs by little, a shuffled or shorter list, or any of the others."""
    path = dice.choice([path for path in places(words) if path[0] not in HEADER])
    place: Any = words
    for step in path[:-1]:
        place = place[step]
    value = place[path[-1]]
    if isinstance(value, int) and dice.random() < 0.8:
        place[path[-1]] = value + dice.choice([-2, -1, 1, 2])
    elif isinstance(value, list) and value:
        dice.shuffle(value)
        del value[dice.randrange(2) :: len(value)]
    else:
        place[path[-1]] = dice.choice(others)


def outcome_of(game: Game, dice: random.Random, words: Words) -> str:
    """What becomes of a position: the sentence that refuses it, or nothing after it was played to the end."""
    try:
        match = game.from_position(words)
    except BadPosition as refused:
        return str(refused)
    again = game.from_position(match.position())
    assert again.state == match.state
    *_, last = random_play(match, dice.randrange(1000))
    assert last.outcome is not None
    return ""
