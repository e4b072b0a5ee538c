"""What a study counts, for every game: a number for each seat, and words for all of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import signoria
from signoria.core.rules.measures import Story, at_the_end, column, deeds, paid
from signoria.core.text.words import LANGUAGES
from tests.games.measuring import measured
from tests.play import random_play, with_all_options

STORY = Story(
    seats=2,
    events=[
        {"kind": "sold", "seat": 0, "lot": "red", "coins": 6, "count": 2},
        {"kind": "sold", "seat": 0, "lot": "blue", "coins": 1, "count": 1},
        {"kind": "given", "seat": 1, "lot": "red", "coins": 0, "count": 1},
    ],
    state=None,
    components=None,
)


def test_deeds_are_counted_or_added_up_for_the_seat_that_did_them() -> None:
    assert deeds("sold")(STORY) == [2, 0]
    assert deeds("sold", "given", amount="count")(STORY) == [3, 1]
    assert deeds("sold", "given", lot=("red",))(STORY) == [1, 1]


def test_a_price_is_what_was_paid_for_a_lot_or_for_one_piece_of_it() -> None:
    assert list(paid("sold", lot="lot", amount="coins")(STORY)) == [("red", 6), ("blue", 1)]
    assert list(paid("sold", lot="lot", amount="coins", per="count")(STORY)) == [("red", 3), ("blue", 1)]


def test_fields_are_read_where_the_game_ended() -> None:
    state: Any = signoria.game("patrician").start(2, 1).state
    state.tokens[1] = 4
    state.hand[1, 0] = 3
    story = replace(STORY, state=state)
    assert at_the_end("tokens")(story) == [0, 4]
    assert column("hand", 0)(story)[1] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_has_words_and_a_number_for_each_seat(game_name: str, language: str) -> None:
    game = signoria.game(game_name)
    seats = max(game.seats)
    *_, match = random_play(with_all_options(game_name, seats).start(3), 3)
    counted = measured(match)
    assert counted.seats
    assert all(len(numbers) == seats for numbers in counted.seats.values())
    words = game.words(language)
    for name in (*counted.seats, *counted.whole):
        assert words.has(f"measure-{name}")
    for name, lots in counted.prices.items():
        assert words.has(f"price-{name}")
        for lot, _ in lots:
            assert words.has(f"price-{name}-lot") or words.has(f"word-{lot}")
