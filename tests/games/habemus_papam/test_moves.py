"""Moves by number and by text."""

from __future__ import annotations

from itertools import islice, permutations

import pytest

from signoria import Match
from signoria.core.rules.moves import FixedMoveBook
from signoria.games.habemus_papam.moves import MOVES, PASS
from tests.games.habemus_papam.games import random_states
from tests.games.habemus_papam.tables import GAME, RULES, Table, display
from tests.probes import play

assert isinstance(GAME.book, FixedMoveBook)
BOOK: FixedMoveBook = GAME.book
STATE = GAME.start(3, seed=1).state


def test_every_move_has_a_text_of_its_own_and_a_number_below_the_games_actions() -> None:
    moves = list(BOOK.by_id.values())
    assert len({move.text for move in moves}) == len(moves) == 7 + 6 + 35 + 37 + 25 + 4 + 1
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


@pytest.mark.clause("HP-12")
def test_gems_of_a_bid_may_be_named_in_any_order() -> None:
    for gems in (("diamond", "amber"), ("diamond", "ruby", "sapphire"), ("ruby", "amber", "amber")):
        numbers = {BOOK.parse(STATE, 0, " ".join(("bid", *order))) for order in permutations(gems)}
        assert len(numbers) == 1
        (number,) = numbers
        assert number is not None
        assert BOOK.describe(STATE, 0, number).text == " ".join(("bid", *gems))


@pytest.mark.clause("HP-34")
def test_an_opponent_may_be_named_by_letter() -> None:
    table = Table().display(1, "lugo").display(2, "bichi").offer("hessen death gold camerlengo")
    match = play(table.taking(0, 1, 2), "take death", "victim B")
    assert display(match, 1) == []
    assert [BOOK.parse(STATE, 0, f"victim {letter}") for letter in "abcd"] == [
        BOOK.parse(STATE, 0, f"victim {seat}") for seat in range(4)
    ]


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("discard four-arms", {"do": "discard", "order": "four-arms"}),
        ("discard felipe-mazarin", {"do": "discard", "order": "felipe-mazarin"}),
        ("play gold", {"do": "play", "action": "gold"}),
        ("play swap", {"do": "play", "action": "swap"}),
        ("bid nothing", {"do": "bid", "gems": []}),
        ("bid diamond", {"do": "bid", "gems": ["diamond"]}),
        ("bid amber amber amber", {"do": "bid", "gems": ["amber", "amber", "amber"]}),
        ("take barberini", {"do": "take", "card": "barberini"}),
        ("take death", {"do": "take", "card": "death"}),
        ("take gold", {"do": "take", "card": "gold"}),
        ("take camerlengo", {"do": "take", "card": "camerlengo"}),
        ("choose chigi", {"do": "choose", "card": "chigi"}),
        ("choose francesco", {"do": "choose", "card": "francesco"}),
        ("victim 3", {"do": "victim", "owner": 3}),
        ("pass", {"do": "pass"}),
    ],
)
def test_a_move_carries_what_a_page_needs_to_show_it(text: str, data: dict[str, object]) -> None:
    number = BOOK.parse(STATE, 0, text)
    assert number is not None
    assert BOOK.describe(STATE, 0, number).data == data


@pytest.mark.parametrize(
    "text",
    [
        *("", "bid", "bid pearl", "bid diamond nothing", "bid amber 4", "take", "take pope"),
        *("play louis", "choose louis", "victim 4", "victim e", "discard spain", "7"),
    ],
)
def test_what_names_no_move_is_not_understood(text: str) -> None:
    assert BOOK.parse(STATE, 0, text) is None


def test_a_legal_move_can_be_made_by_its_text_its_number_or_itself() -> None:
    for state in islice(random_states(3, seed=41), 0, 120, 9):
        seat = RULES.lowest_bit(RULES.to_act(state))
        by_text, by_number, by_itself = (Match(GAME, state.copy()) for _ in range(3))
        move = by_text.legal(seat)[-1]
        by_text.play(seat, move.text)
        by_number.play(seat, move.id)
        by_itself.play(seat, move)
        assert by_text.state == by_number.state == by_itself.state != state
