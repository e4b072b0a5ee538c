"""Chance draws fairly and the same everywhere; bits are counted right."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from signoria.core.play.seeds import words_of_seed
from signoria.core.rules.bits import count_bits, has_bit, lowest_bit
from signoria.core.rules.chance import below, reseed, shuffle
from signoria.core.rules.state_record import Row, row_kind


def generator(seed: int) -> Row:
    return row_kind(0, 2**32 - 1)(words_of_seed(seed))


def test_numbers_are_below_their_bound_and_equally_likely() -> None:
    words = generator(1)
    counts = Counter(below(words, 6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_a_shuffle_keeps_the_cards_and_makes_every_order() -> None:
    words = generator(2)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = row_kind(0, 9)([1, 2, 3, 9])
        shuffle(words, cards, 3)
        assert cards[3] == 9
        seen[tuple(cards)] += 1
    assert len(seen) == 6
    assert all(abs(count - 1000) < 150 for count in seen.values())


def test_the_stream_is_fixed_for_ever() -> None:
    words = generator(7)
    assert [below(words, 1000) for _ in range(5)] == STREAM_OF_7
    reseed(words, 7)
    assert [below(words, 1000) for _ in range(5)] == STREAM_AFTER_RESEED


def test_near_seeds_and_other_purposes_give_unrelated_words() -> None:
    words = {word for seed in range(100) for word in words_of_seed(seed)}
    assert len(words) == 400
    assert words_of_seed(1) != words_of_seed(1, "redeal")


@given(some.integers(0, 2**62))
def test_bits_are_counted_and_found(number: int) -> None:
    assert count_bits(number) == number.bit_count()
    assert lowest_bit(number) == (number & -number).bit_length() - 1
    assert all(has_bit(number, place) == (number >> place) & 1 for place in range(63))


@pytest.mark.parametrize("number", [0, 1, 2**61])
def test_a_generator_can_be_seeded_from_any_number_of_up_to_62_bits(number: int) -> None:
    words = generator(1)
    reseed(words, number)
    assert len({below(words, 2**31) for _ in range(20)}) > 15


STREAM_OF_7 = [980, 220, 970, 163, 475]
STREAM_AFTER_RESEED = [23, 663, 693, 565, 679]
