"""Positions changed at random: refused with a sentence, or good to be played to the end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from signoria import BadPosition, Match
from signoria.core.positions import HEADER
from signoria.games.habemus_papam.kinds import ACTION_NAMES, GEM_NAMES, ORDER_NAMES
from signoria.games.habemus_papam.position_reader import SMOKE_NAMES
from signoria.games.habemus_papam.state import PHASES
from tests.games.habemus_papam.games import random_states
from tests.games.habemus_papam.positions import Words
from tests.games.habemus_papam.tables import COMPONENTS, GAME
from tests.play import random_play

WORDS: list[Any] = [None, True, 0, 1, 2, 7, [], *PHASES, *COMPONENTS.cards, *SMOKE_NAMES, *GEM_NAMES, *ORDER_NAMES]
CARDS = ("offer", "cardinals", "politics", "actions", "gone")


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


def shift_card(dice: random.Random, words: Words) -> None:
    """A card elsewhere, so that none is lost."""
    piles = [*(words[name] for name in CARDS), *(player["people"] for player in words["players"])]
    source = dice.choice([pile for pile in piles if pile])
    goal = dice.choice(piles)
    goal.insert(dice.randrange(len(goal) + 1), source.pop(dice.randrange(len(source))))


def swap_cards(dice: random.Random, words: Words) -> None:
    """Two cards in each other's place."""
    piles = [*(words[name] for name in CARDS), *(player["people"] for player in words["players"])]
    one, other = dice.choices([pile for pile in piles if pile], k=2)
    here, there = dice.randrange(len(one)), dice.randrange(len(other))
    one[here], other[there] = other[there], one[here]


def shift_count(dice: random.Random, words: Words) -> None:
    """Gold, a gem or another card of one player elsewhere."""
    players = words["players"]
    gems, actions = dice.choice(GEM_NAMES), dice.choice(ACTION_NAMES)
    kinds = [("gold",), ("mazarin",), ("louis",), ("felipe",), ("gems", gems), ("actions", actions)]
    *way, kind = dice.choice(kinds)
    counts = [player[way[0]] if way else player for player in players]
    counts += [words["bank"]] if way == ["gems"] else []
    source = dice.choice([count for count in counts if count[kind]] or counts)
    source[kind] -= 1
    dice.choice(counts)[kind] += 1


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


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_position_changed_at_random_is_refused_or_played_to_the_end(seats: int) -> None:
    dice = random.Random(seats)
    outcomes = []
    for state in random_states(seats, seed=84):
        words = Match(GAME, state).position()
        dice.choice([change, shift_card, swap_cards, shift_count])(dice, words)
        outcomes.append(outcome_of(dice, words))
    assert "" in outcomes
    assert any(outcomes)
    assert not any(sentence.startswith("the position cannot be read") for sentence in outcomes)
