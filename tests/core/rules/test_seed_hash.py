"""Seeds hashed in the rules subset are those hashed by hashlib."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from signoria.core.play.seeds import HIGHEST_SEED, hash_table, words_of_seed
from signoria.core.rules import seed_hash


def hashed(seed: int, purpose: str = "deal") -> list[int]:
    generator, block = np.zeros(4, np.int64), np.zeros(seed_hash.BLOCK_WORDS, np.int64)
    seed_hash.deal_generator(generator, seed, hash_table(purpose), block)
    return [int(word) for word in generator]


@given(st.integers(0, HIGHEST_SEED))
def test_a_seed_has_the_same_words_in_the_subset(seed: int) -> None:
    assert hashed(seed) == words_of_seed(seed)


@pytest.mark.parametrize("seed", [0, 9, 10, 99, 100, 10**18 - 1, 10**18, HIGHEST_SEED])
def test_so_it_is_where_a_digit_more_is_needed(seed: int) -> None:
    assert hashed(seed) == words_of_seed(seed)


def test_the_words_depend_on_what_stands_before_the_seed() -> None:
    assert hashed(7, "by lot") == words_of_seed(7, "by lot") != words_of_seed(7)


def test_compiled_code_deals_what_start_deals(game_name: str) -> None:
    game = signoria.game(game_name)
    seats = max(game.seats)
    batch = game.batch(20, seats, seed=10**12)
    for index in range(20):
        assert batch.match(index).state == game.start(seats, 10**12 + index).state
