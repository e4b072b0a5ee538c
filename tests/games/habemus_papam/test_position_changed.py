"""Positions changed at random: refused with a sentence, or good to be played to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from signoria import Match
from signoria.games.habemus_papam.kinds import ACTION_NAMES, GEM_NAMES, ORDER_NAMES
from signoria.games.habemus_papam.position_reader import SMOKE_NAMES
from signoria.games.habemus_papam.state import PHASES
from tests.changed_positions import Words, change, outcome_of
from tests.games.habemus_papam.games import random_states
from tests.games.habemus_papam.tables import COMPONENTS, GAME

WORDS: list[Any] = [None, True, 0, 1, 2, 7, [], *PHASES, *COMPONENTS.cards, *SMOKE_NAMES, *GEM_NAMES, *ORDER_NAMES]
CARDS = ("offer", "cardinals", "politics", "actions", "gone")


def change_a_word(dice: random.Random, words: Words) -> None:
    change(dice, words, WORDS)


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


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_position_changed_at_random_is_refused_or_played_to_the_end(seats: int) -> None:
    dice = random.Random(seats)
    outcomes = []
    for state in random_states(seats, seed=84):
        words = Match(GAME, state).position()
        dice.choice([change_a_word, shift_card, swap_cards, shift_count])(dice, words)
        outcomes.append(outcome_of(GAME, dice, words))
    assert "" in outcomes
    assert any(outcomes)
    assert not any(sentence.startswith("the position cannot be read") for sentence in outcomes)
