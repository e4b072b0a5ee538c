"""A table of moves: their numbers, what they are called, and that every game's table is complete."""

from __future__ import annotations

from collections import Counter

import pytest

import signoria
from signoria.core.errors import BadGame
from signoria.core.rules.move_table import MoveTable, Parameter
from signoria.core.rules.moves import NOT_NOW, KnownTo
from tests.core.rules.market import BET, BUY, COUNT, GIVE, MARKET, NAMES, PHASES, WALK_ON, WARE, market, to_act
from tests.play import table_of
from tests.probes import numbers

BOOK = MARKET.book(NAMES)
STATE = market()


def understood(text: str) -> int | None:
    return BOOK.parse(STATE, 1, text)


# -- numbers


def test_numbers_follow_each_other_in_the_order_in_which_kinds_are_declared() -> None:
    assert [(kind.first, kind.size) for kind in MARKET.kinds] == [(0, 12), (12, 3), (15, 5), (20, 1)]
    assert MARKET.actions == 21


def test_the_last_parameter_counts_fastest_and_each_from_its_start() -> None:
    assert [BUY.number(0, 1), BUY.number(0, 3), BUY.number(1, 1), BUY.number(3, 3)] == [0, 2, 3, 11]
    assert (BUY.values(0), BUY.values(7), BUY.values(11)) == ((0, 1), (2, 2), (3, 3))
    assert (GIVE.number(2), GIVE.values(14), WALK_ON.number(), WALK_ON.values(20)) == (14, (2,), 20, ())


def test_a_number_belongs_to_one_kind_and_leads_to_its_parameters_and_back() -> None:
    for action in range(MARKET.actions):
        (kind,) = (kind for kind in MARKET.kinds if action in kind)
        assert MARKET.kind_of(action) is kind
        assert kind.number(*kind.values(action)) == action
    assert (MARKET.kind_of(-1), MARKET.kind_of(MARKET.actions)) == (None, None)


def test_a_kind_takes_as_many_parameters_as_it_has() -> None:
    with pytest.raises(ValueError, match="shorter"):
        BUY.number(1)
    with pytest.raises(ValueError, match="longer"):
        WALK_ON.number(1)


# -- texts


def test_a_move_is_called_by_the_texts_of_its_parameters_and_carries_their_data() -> None:
    move = BOOK.describe(STATE, 1, BUY.number(3, 2))
    assert (move.text, move.data) == ("buy dye 2", {"do": "buy", "ware": "dye", "count": 2})
    assert BOOK.describe(STATE, 1, GIVE.number(2)).data == {"do": "present", "seat": "right"}
    assert BOOK.describe(STATE, 1, WALK_ON.number()).data == {"do": "walk-on"}


def test_other_texts_for_a_parameter_are_understood_and_not_used() -> None:
    assert understood("buy apple 3") == understood("Buy  apples 3") == BUY.number(0, 3)
    assert BOOK.describe(STATE, 1, BUY.number(0, 3)).text == "buy apple 3"


def test_a_number_that_means_nothing_has_no_text_and_moves_no_other() -> None:
    assert {action for action in numbers(BUY) if action not in BOOK.by_id} == {
        BUY.number(2, count) for count in (1, 2, 3)
    }
    assert understood("buy dye 1") == BUY.number(3, 1)


def test_moves_whose_meaning_depends_on_the_state_are_in_no_book() -> None:
    assert not any(action in BOOK.by_id for action in numbers(BET))
    assert sorted(BOOK.by_id) == sorted({*range(MARKET.actions)} - {*numbers(BET)} - {6, 7, 8})


def test_a_text_that_has_a_moves_form_but_names_none_cannot_be_meant_now() -> None:
    assert [understood(text) for text in ("buy apple 9", "buy silk 1", "buy apple", "give 1")] == [
        NOT_NOW,
        NOT_NOW,
        None,
        None,
    ]


def test_components_name_the_values() -> None:
    assert MARKET.book(("fig", "grape", "honey")).parse(STATE, 1, "buy honey 1") == BUY.number(3, 1)


def test_everybody_learns_of_a_move_unless_its_kind_says_otherwise() -> None:
    assert MARKET.known_to == {
        "buy": KnownTo.EVERYBODY,
        "present": KnownTo.OWN_SEAT,
        "bet": KnownTo.EVERYBODY,
        "walk-on": KnownTo.EVERYBODY,
    }


@pytest.mark.parametrize(
    ("text", "parameters", "missing"),
    [("buy", (WARE,), "ware"), ("buy {ware}", (WARE, COUNT), "count"), ("bet", (Parameter("coins", 5),), "coins")],
)
def test_a_text_names_all_parameters(text: str, parameters: tuple[Parameter, ...], missing: str) -> None:
    with pytest.raises(BadGame, match=f"^the text '{text}' does not say where {missing} goes: write {{{missing}}}$"):
        MoveTable("MA", PHASES, to_act=to_act, over="MA-9").kind(text, *parameters)


# -- the tables of all games


def test_every_phase_but_the_end_is_declared_once(game_name: str) -> None:
    table = table_of(signoria.game(game_name))
    assert sorted(phase.number for phase in table.phases) == list(range(1, len(table.names)))
    assert table.names[0] == "over"


def test_every_kind_of_move_is_decided_in_some_phase_and_once_in_each(game_name: str) -> None:
    table = table_of(signoria.game(game_name))
    decided = [Counter(row.kind for row in phase.rows) for phase in table.phases]
    assert all(count == 1 for kinds in decided for count in kinds.values())
    assert set().union(*decided) == set(table.kinds)


def test_every_kind_of_move_has_a_name_of_its_own(game_name: str) -> None:
    table = table_of(signoria.game(game_name))
    assert len({kind.do for kind in table.kinds}) == len({kind.text for kind in table.kinds}) == len(table.kinds)
    assert signoria.game(game_name).actions == table.actions
