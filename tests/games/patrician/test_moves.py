"""Moves by number and by text."""

from __future__ import annotations

from itertools import islice

import pytest

from signoria import Match
from signoria.core.rules.moves import FixedMoveBook
from signoria.games.patrician.moves import MOVES, PASS
from tests.games.patrician.games import random_states
from tests.games.patrician.tables import COMPONENTS, GAME

assert isinstance(GAME.book, FixedMoveBook)
BOOK: FixedMoveBook = GAME.book
STATE = GAME.start(2, seed=1).state


def test_every_move_has_a_text_of_its_own_and_a_number_below_the_games_actions() -> None:
    moves = list(BOOK.by_id.values())
    assert len({move.text for move in moves}) == len(moves) == 55 + 20 + 20 + 10 + 12 + 1
    assert {move.id for move in moves} <= set(range(GAME.actions))
    assert GAME.actions == MOVES.actions <= 1024
    assert max(move.id for move in moves) == PASS.number() == MOVES.actions - 1


def test_every_text_is_understood_as_the_move_it_names() -> None:
    for number, move in BOOK.by_id.items():
        assert move.id == number
        assert BOOK.parse(STATE, 0, move.text) == number
        assert BOOK.parse(STATE, 0, f"  {move.text.upper().replace(' ', '   ')} ") == number
        assert BOOK.describe(STATE, 0, number) == move
        assert str(move) == move.text


@pytest.mark.clause("PA-54")
def test_a_road_is_understood_from_either_end() -> None:
    for one, other in COMPONENTS.roads:
        there = BOOK.parse(STATE, 0, f"messenger {one} {other}")
        assert there is not None
        assert BOOK.parse(STATE, 0, f"messenger {other} {one}") == there
        assert BOOK.describe(STATE, 0, there).text == f"messenger {one} {other}"


@pytest.mark.parametrize(
    ("text", "data"),
    [
        (
            "play bologna-3",
            {
                "do": "play",
                "card": {"name": "bologna-3", "city": "bologna", "symbol": "star", "crests": 1, "head": "a"},
            },
        ),
        (
            "play roma-1",
            {"do": "play", "card": {"name": "roma-1", "city": "roma", "symbol": "crest", "crests": 2, "head": None}},
        ),
        ("floor bologna left", {"do": "floor", "city": "bologna", "site": "left"}),
        ("move verona right", {"do": "move", "city": "verona", "site": "right"}),
        ("take pistoia", {"do": "take", "city": "pistoia"}),
        ("messenger roma pistoia", {"do": "messenger", "cities": ["roma", "pistoia"]}),
        ("pass", {"do": "pass"}),
    ],
)
def test_a_move_carries_what_a_page_needs_to_show_it(text: str, data: dict[str, object]) -> None:
    number = BOOK.parse(STATE, 0, text)
    assert number is not None
    assert BOOK.describe(STATE, 0, number).data == data


@pytest.mark.parametrize("text", ["", "play", "play roma-8", "floor roma", "messenger roma verona", "bid 7", "7"])
def test_what_names_no_move_is_not_understood(text: str) -> None:
    assert BOOK.parse(STATE, 0, text) is None


def test_a_legal_move_can_be_made_by_its_text_its_number_or_itself() -> None:
    for state in islice(random_states(3, True, True, seed=41), 0, 100, 9):
        seat = state.turn
        by_text, by_number, by_itself = (Match(GAME, state.copy()) for _ in range(3))
        move = by_text.legal(seat)[-1]
        by_text.play(seat, move.text)
        by_number.play(seat, move.id)
        by_itself.play(seat, move)
        assert by_text.state == by_number.state == by_itself.state != state
