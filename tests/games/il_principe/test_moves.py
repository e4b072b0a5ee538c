"""Moves by number and by text."""

from __future__ import annotations

from itertools import islice, permutations

import pytest

from signoria import Match
from signoria.core.rules.moves import FixedMoveBook
from signoria.games.il_principe.moves import MOVES, PASS
from tests.games.il_principe.games import random_states
from tests.games.il_principe.tables import GAME, RULES

assert isinstance(GAME.book, FixedMoveBook)
BOOK: FixedMoveBook = GAME.book
STATE = GAME.start(2, seed=1).state


def test_every_move_has_a_text_of_its_own_and_a_number_below_the_games_actions() -> None:
    moves = list(BOOK.by_id.values())
    assert len({move.text for move in moves}) == len(moves) == 15 + 35 + 99 + 15 + 100 + 6 + 5 + 1
    assert {move.id for move in moves} == set(range(GAME.actions))
    assert GAME.actions == MOVES.actions <= 1024
    assert max(move.id for move in moves) == PASS.number() == MOVES.actions - 1


def test_every_text_is_understood_as_the_move_it_names() -> None:
    for number, move in BOOK.by_id.items():
        assert move.id == number
        assert BOOK.parse(STATE, 0, move.text) == number
        assert BOOK.parse(STATE, 0, f"  {move.text.upper().replace(' ', '   ')} ") == number
        assert BOOK.describe(STATE, 0, number) == move
        assert str(move) == move.text


@pytest.mark.clause("IP-12")
def test_cards_for_the_reserve_may_be_named_in_any_order() -> None:
    for colours in (("green", "yellow"), ("green", "white", "red"), ("white", "blue", "blue")):
        numbers = {BOOK.parse(STATE, 0, " ".join(("reserve", *order))) for order in permutations(colours)}
        assert len(numbers) == 1
        (number,) = numbers
        assert number is not None
        assert BOOK.describe(STATE, 0, number).text == " ".join(("reserve", *colours))


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("reserve green white", {"do": "reserve", "colours": ["green", "white"]}),
        ("reserve red red yellow", {"do": "reserve", "colours": ["red", "red", "yellow"]}),
        ("bid 1", {"do": "bid", "coins": 1}),
        ("bid 99", {"do": "bid", "coins": 99}),
        ("build siena", {"do": "build", "city": "siena"}),
        ("build rimini", {"do": "build", "city": "rimini"}),
        ("lay green 1", {"do": "lay", "colour": "green", "count": 1}),
        ("lay yellow 20", {"do": "lay", "colour": "yellow", "count": 20}),
        ("shield violet", {"do": "shield", "region": "violet"}),
        ("turn blue", {"do": "turn", "colour": "blue"}),
        ("pass", {"do": "pass"}),
    ],
)
def test_a_move_carries_what_a_page_needs_to_show_it(text: str, data: dict[str, object]) -> None:
    number = BOOK.parse(STATE, 0, text)
    assert number is not None
    assert BOOK.describe(STATE, 0, number).data == data


@pytest.mark.parametrize(
    "text", ["", "reserve pink", "bid", "bid x", "bid 1 2", "build roma", "lay green", "lay pink 1", "7"]
)
def test_what_names_no_move_is_not_understood(text: str) -> None:
    assert BOOK.parse(STATE, 0, text) is None


def test_a_legal_move_can_be_made_by_its_text_its_number_or_itself() -> None:
    for state in islice(random_states(3, "second", True, seed=41), 0, 120, 9):
        seat = RULES.lowest_bit(RULES.to_act(state))
        by_text, by_number, by_itself = (Match(GAME, state.copy()) for _ in range(3))
        move = by_text.legal(seat)[-1]
        by_text.play(seat, move.text)
        by_number.play(seat, move.id)
        by_itself.play(seat, move)
        assert by_text.state == by_number.state == by_itself.state != state
