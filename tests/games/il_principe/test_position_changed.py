"""Positions changed at random: refused with a sentence, or good to be played to the end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from signoria import BadPosition, Match
from signoria.core.positions import HEADER
from signoria.games.il_principe.kinds import COLOUR_NAMES
from signoria.games.il_principe.state import ENDINGS, PHASES
from tests.games.il_principe.busy_games import busy_states
from tests.games.il_principe.games import SETTINGS
from tests.games.il_principe.positions import Words
from tests.games.il_principe.tables import COMPONENTS, GAME, ROLE_NAMES
from tests.play import random_play

WORDS = [None, True, 0, 1, 2, 7, "minor", *PHASES, *ENDINGS, *COLOUR_NAMES, *COMPONENTS.cities, *ROLE_NAMES]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value within a position."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(inner, (*path, key))


def change(dice: random.Random, words: Words) -> None:
    """Another value somewhere: a number that differs by little, a shuffled or shorter list, or any word."""
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
        place[path[-1]] = dice.choice(WORDS)


def shift(dice: random.Random, words: Words) -> None:
    """A card elsewhere, so that none is lost."""
    piles = [words["deck"], words["unsold"], words["reserve"]]
    piles += [player[where] for player in words["players"] for where in ("hand", "up", "down")]
    source, goal = dice.sample(piles, 2)
    colour = dice.choice([name for name in COLOUR_NAMES if source[name]] or COLOUR_NAMES)
    source[colour] -= 1
    goal[colour] += 1


def outcome_of(dice: random.Random, words: Words) -> str:
    """What becomes of a position: the sentence that refuses it, or nothing after it was played to the end."""
    try:
        match = GAME.from_position(words)
    except BadPosition as refused:
        return str(refused)
    again = GAME.from_position(match.position())
    assert again.state == match.state
    *_, last = random_play(match, dice.randrange(1000))
    assert last.outcome is not None
    return ""


@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS)
def test_a_position_changed_at_random_is_refused_or_played_to_the_end(
    seats: int, edition: str, abundance: bool
) -> None:
    dice = random.Random(seats)
    outcomes = []
    for state in busy_states(seats, edition, abundance, seed=84):
        if dice.random() < 0.6 / seats:
            words = Match(GAME, state).position()
            dice.choice([change, shift])(dice, words)
            outcomes.append(outcome_of(dice, words))
    assert "" in outcomes
    assert any(outcomes)
    assert not any(sentence.startswith("the position cannot be read") for sentence in outcomes)
