"""Positions in words changed on purpose or at random, in any game, and what becomes of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from signoria import BadPosition, Game, Match
from signoria.core.play.starting import match_of_position
from signoria.core.text.positions import HEADER
from tests.play import random_play

Words = dict[str, Any]
Way = tuple[Any, ...]
Change = Callable[[Words], object]
Case = tuple[str, list[Change], str]
"""The name of a situation, what is changed there, and a part of the sentence with which that is refused."""


def name_of_case(case: Case) -> str:
    """A case as a test's name shows it."""
    return f"{case[0]}: {case[2]}"


def refusal_of(game: Game, words: Words) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(BadPosition) as refused:
        game.from_position(words)
    return str(refused.value)


def changed(words: Words, *changes: Change) -> Words:
    """The position after some changes."""
    for change in changes:
        change(words)
    return words


def put(*path: str | int, value: object) -> Change:
    """Another value in a place of a position, or one more key."""
    return lambda words: holder(words, path).__setitem__(path[-1], value)


def drop(*path: str | int) -> Change:
    """A place of a position left out."""
    return lambda words: holder(words, path).__delitem__(path[-1])


def several(*path: str | int, **values: object) -> Change:
    """Other values for several keys of one place."""
    return lambda words: holder(words, (*path, "")).update(values)


def add(number: int, *path: str | int) -> Change:
    """So many more (or fewer) in a place of a position."""
    return lambda words: holder(words, path).__setitem__(path[-1], holder(words, path)[path[-1]] + number)


# -- at random


def places(value: Any, path: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Every value within a position, with the way to it."""
    if path:
        yield path, value
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            if path or key not in HEADER:
                yield from places(inner, (*path, key))


def holder(words: Words, path: Way) -> Any:
    """The list or mapping that holds what is at the end of a way."""
    place: Any = words
    for step in path[:-1]:
        place = place[step]
    return place


def change_a_word(dice: random.Random, words: Words) -> None:
    """Another value somewhere: a number that differs by little, a shuffled or shorter list, or any other value."""
    found = list(places(words))
    path, value = dice.choice(found)
    place = holder(words, path)
    if type(value) is int and dice.random() < 0.8:
        place[path[-1]] = value + dice.choice([-2, -1, 1, 2])
    elif isinstance(value, list) and value and dice.random() < 0.8:
        dice.shuffle(value)
        del value[dice.randrange(2) :: len(value)]
    else:
        others = [other for _, other in found if not isinstance(other, dict | list)]
        place[path[-1]] = dice.choice([None, True, 0, 1, 7, [], *others])


def move_an_item(dice: random.Random, words: Words) -> None:
    """A card, say, elsewhere, so that none is lost."""
    lists = [value for _, value in places(words) if isinstance(value, list) and not any(map(_is_deep, value))]
    source = dice.choice([value for value in lists if value])
    goal = dice.choice(lists)
    goal.insert(dice.randrange(len(goal) + 1), source.pop(dice.randrange(len(source))))


def swap_items(dice: random.Random, words: Words) -> None:
    """Two values in each other's place."""
    texts = [path for path, value in places(words) if isinstance(value, str)]
    one, other = dice.choices(texts, k=2)
    here, there = holder(words, one), holder(words, other)
    here[one[-1]], there[other[-1]] = there[other[-1]], here[one[-1]]


def move_a_count(dice: random.Random, words: Words) -> None:
    """One less here, one more there, of what bears the same name."""
    counts = [path for path, value in places(words) if type(value) is int and isinstance(path[-1], str)]
    source = dice.choice(counts)
    goal = dice.choice([path for path in counts if path[-1] == source[-1]])
    holder(words, source)[source[-1]] -= 1
    holder(words, goal)[goal[-1]] += 1


def _is_deep(value: Any) -> bool:
    return isinstance(value, dict | list)


CHANGES = (change_a_word, move_an_item, swap_items, move_a_count)


def outcome_of(game: Game, dice: random.Random, words: Words) -> str:
    """What becomes of a position: the sentence that refuses it, or nothing after it was played to the end."""
    try:
        match = game.from_position(words)
    except BadPosition as refused:
        return str(refused)
    for step, now in enumerate(random_play(match, dice.randrange(1000))):
        assert step <= game.kit.longest
        if step % 25 == 0 or now.over:
            look(now)
    assert match.outcome is not None
    return ""


def look(match: Match) -> None:
    """All that is shown, said and weighed; and the position comes back as it was."""
    for seat in range(match.seats):
        match.view(seat)
        match.observe(seat)
        match_of_position(match.game, match.redeal(seat, 1).position())
    assert match_of_position(match.game, match.position()).state == match.state
