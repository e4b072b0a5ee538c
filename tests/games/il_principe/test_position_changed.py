"""Positions changed at random: refused with a sentence, or good to be played to the end."""

from __future__ import annotations

import random

import pytest

from signoria import Match
from signoria.games.il_principe.kinds import COLOUR_NAMES
from signoria.games.il_principe.state import ENDINGS, PHASES
from tests.changed_positions import Words, change, outcome_of
from tests.games.il_principe.busy_games import busy_states
from tests.games.il_principe.games import SETTINGS
from tests.games.il_principe.tables import COMPONENTS, GAME, ROLE_NAMES

WORDS = [None, True, 0, 1, 2, 7, "minor", *PHASES, *ENDINGS, *COLOUR_NAMES, *COMPONENTS.cities, *ROLE_NAMES]


def change_a_word(dice: random.Random, words: Words) -> None:
    change(dice, words, WORDS)


def shift(dice: random.Random, words: Words) -> None:
    """A card elsewhere, so that none is lost."""
    piles = [words["deck"], words["unsold"], words["reserve"]]
    piles += [player[where] for player in words["players"] for where in ("hand", "up", "down")]
    source, goal = dice.sample(piles, 2)
    colour = dice.choice([name for name in COLOUR_NAMES if source[name]] or COLOUR_NAMES)
    source[colour] -= 1
    goal[colour] += 1


@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS)
def test_a_position_changed_at_random_is_refused_or_played_to_the_end(
    seats: int, edition: str, abundance: bool
) -> None:
    dice = random.Random(seats)
    outcomes = []
    for state in busy_states(seats, edition, abundance, seed=84):
        if dice.random() < 0.6 / seats:
            words = Match(GAME, state).position()
            dice.choice([change_a_word, shift])(dice, words)
            outcomes.append(outcome_of(GAME, dice, words))
    assert "" in outcomes
    assert any(outcomes)
    assert not any(sentence.startswith("the position cannot be read") for sentence in outcomes)
