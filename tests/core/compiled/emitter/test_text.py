"""How rules are written as C++."""

from __future__ import annotations

import ast

import numpy as np
import pytest

import signoria
from signoria.core.batch.cuda_program import program_for
from signoria.core.compiled.emitter.program import record_text, table_text
from signoria.core.compiled.emitter.rules import Rule
from signoria.core.compiled.emitter.text import Writer
from signoria.core.compiled.emitter.widths import Widths
from signoria.core.errors import BadGame
from signoria.core.rules.state_record import Record, public


class Tiny(Record):
    """A record with a narrow and a wide field."""

    few: int = public(np.int8, 5, meaning="small numbers")
    new: int = public(np.int64, meaning="bits")


def written(source: str) -> str:
    """A function of a rule module as C++."""
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.FunctionDef)
    rule = Rule("chapter_rule", node, {"SIZE": 7, "VALUES": np.array([[1, 300]])})
    return Writer(rule, Widths([rule], Tiny, {})).function()


def body(source: str) -> list[str]:
    return [line.strip() for line in written(source).splitlines()[1:-1]]


def test_small_numbers_take_32_bits_and_shifted_ones_64() -> None:
    text = written("def rule(state: State, seat: int) -> int:\n few = state.few[seat] + SIZE\n return 1 << few")
    assert text.startswith("RULE i64 chapter_rule(State& state, i32 seat) {")
    assert "    i32 few = 0;\n    few = (state.few[seat] + 7);\n    return (i64(1) << few);" in text


def test_one_bit_of_a_wide_number_is_narrow_again() -> None:
    assert written("def rule(state: State, place: int) -> int:\n return (state.new >> place) & 1").startswith(
        "RULE i32"
    )
    assert written("def rule(state: State, place: int) -> int:\n return state.new >> place").startswith("RULE i64")


def test_names_that_cpp_keeps_for_itself_get_another() -> None:
    assert "state.new_ = 1;" in body("def rule(state: State) -> None:\n state.new = 1")


def test_division_rounds_down_as_pythons_does() -> None:
    assert body("def rule(a: int) -> int:\n a //= 3\n return a % 5")[:2] == [
        "a = py_div(a, 3);",
        "return py_mod(a, 5);",
    ]


def test_a_loop_keeps_its_bounds_and_leaves_its_last_number() -> None:
    lines = body("def rule(a: int) -> int:\n for place in range(a, 0, -1):\n  a = place\n return place")
    assert lines[1:4] == [
        "for (i32 turn_1 = a, end_1 = 0; turn_1 > end_1; turn_1 += (-1)) {",
        "place = turn_1;",
        "a = place;",
    ]


def test_a_loop_that_copies_a_row_is_one_call_and_leaves_its_last_number() -> None:
    head = "def rule(state: State, at: int, features: Row) -> None:\n"
    assert "copy_row<7>(features, (at + 2), state.few, n);" in body(
        head + " for n in range(SIZE):\n  features[at + 2 + n] = state.few[n]"
    )
    lines = body(head + " for n in range(2):\n  features[at + n] = VALUES[state.few[1], n]")
    assert "copy_row<2>(features, at, TABLE_VALUES[state.few[1]], n);" in lines


@pytest.mark.parametrize(
    "loop",
    [
        "for n in range(at):\n  features[at + n] = state.few[n]",
        "for n in range(1, SIZE):\n  features[at + n] = state.few[n]",
        "for n in range(SIZE):\n  features[n + n] = state.few[n]",
        "for n in range(SIZE):\n  features[at + n] = VALUES[n, n]",
        "for n in range(SIZE):\n  features[at + n] = VALUES[n, 0]",
        "for n in range(SIZE):\n  features[at + n] = state.few[n] + 1",
        "for n in range(SIZE):\n  features[at - n] = state.few[n]",
        "for n in range(SIZE):\n  features[at + n] = state.few[n]\n  features[n] = 0",
    ],
)
def test_a_loop_that_does_more_or_less_than_copy_a_row_stays_a_loop(loop: str) -> None:
    text = written("def rule(state: State, at: int, features: Row) -> None:\n " + loop)
    assert "copy_row" not in text
    assert "for (" in text


def test_arrays_are_taken_as_they_come() -> None:
    text = written("def rule(moves: Row, a: int) -> None:\n moves[a] = VALUES[0, a]")
    assert text.splitlines()[0] == "template <class Of_moves>"
    assert "moves[a] = TABLE_VALUES[0][a];" in text


def test_tables_take_the_smallest_kind_that_holds_them() -> None:
    assert table_text("T", np.array([1, -128])) == "TABLE Fixed<int8_t, 2> T = ROW(1,-128);"
    assert table_text("T", np.array([[1], [300]])) == "TABLE Fixed<Fixed<int16_t, 1>, 2> T = ROW(ROW(1),ROW(300));"
    assert table_text("T", np.array([1 << 40])).startswith("TABLE Fixed<int64_t, 1>")


def test_a_record_is_laid_out_as_numpy_lays_it_out() -> None:
    text = record_text(Tiny)
    assert "Fixed<int8_t, 5> few;" in text
    assert f"sizeof(State) == {Tiny.DTYPE.itemsize}" in text


@pytest.mark.parametrize("line", ["return f'{a}'", "return a and 3", "with a: pass", "return (lambda: a)()"])
def test_what_cpp_is_not_written_for_is_named_with_its_line(line: str) -> None:
    with pytest.raises(BadGame, match=r"chapter_rule, line 2: C\+\+ is not written for "):
        written(f"def rule(a: int) -> int:\n {line}")


def test_a_program_says_nothing_of_a_machine(game_name: str) -> None:
    text = program_for(signoria.game(game_name))
    assert text.isascii()
    assert program_for(signoria.game(game_name)) == text
    for kernel in ("deal_many", "ask_many", "check_many", "advance_many", "play_random_many"):
        assert f"KERNEL({kernel}," in text
