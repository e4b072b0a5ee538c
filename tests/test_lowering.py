"""Rules are compiled with what is known of them, and nothing else in the process is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest
from numba.core import config, typed_passes

from signoria.core import lowering

ROW = np.array([3, 5, 7], np.int8)
GRID = np.array([[1, 2], [3, 4]], np.int8)


def element(row: Any, place: int) -> int:
    return int(row[place])


def cell(grid: Any, line: int, place: int) -> int:
    return int(grid[line, place])


def write(row: Any, place: int) -> None:
    row[place] = 9


def twice_the_row(state: Any, out: Any) -> None:
    for place in range(len(state)):
        out[place] = 2 * state[place]


def first_as_often(state: Any, out: Any) -> None:
    for place in range(3):
        out[place] = state[0]


def eight_of_the_row(state: Any, out: Any) -> None:
    for place in range(8):
        out[place] = state[place]


def as_a_rule(function: Any, **options: Any) -> Any:
    return numba.njit(**options, pipeline_class=lowering.compiler_of_rules())(function)


def test_a_rule_reads_and_writes_by_indices_from_0_on() -> None:
    assert [as_a_rule(element)(ROW, place) for place in range(3)] == [3, 5, 7]
    assert as_a_rule(cell)(GRID, 1, 0) == 3
    row = ROW.copy()
    as_a_rule(write)(row, 1)
    assert row.tolist() == [3, 9, 7]


def test_an_index_below_0_is_out_of_bounds_in_a_checked_rule() -> None:
    for function, arguments in ((element, (ROW, -1)), (cell, (GRID, 0, -1)), (write, (ROW.copy(), -1))):
        with pytest.raises(IndexError):
            as_a_rule(function, boundscheck=True)(*arguments)


def test_other_compiled_code_still_counts_from_the_end() -> None:
    as_a_rule(element)(ROW, 0)
    assert numba.njit(element)(ROW, -1) == 7
    assert numba.njit(cell)(GRID, -1, -1) == 4


@pytest.mark.parametrize("compiler", [lowering.compiler_of_observations, lowering.compiler_of_listings])
def test_what_is_read_from_a_state_is_written_as_it_should_be(compiler: Callable[[], Any]) -> None:
    out = np.zeros(3, np.float32)
    numba.njit(twice_the_row, pipeline_class=compiler())(ROW, out)
    assert out.tolist() == [6, 10, 14]


def test_a_state_is_not_read_again_after_each_move_that_is_listed() -> None:
    reads = []
    for compiler in (lowering.compiler_of_rules, lowering.compiler_of_listings):
        listing = numba.njit(first_as_often, pipeline_class=compiler())
        out = np.zeros(3, np.int8)
        listing(ROW, out)
        assert out.tolist() == [3, 3, 3]
        reads.append(listing.inspect_llvm(listing.signatures[0]).count("load i8,"))
    assert reads[1] < reads[0]


def test_an_observation_converts_several_numbers_at_a_time_wherever_it_is_a_part() -> None:
    inside: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    observing: Any = {**inside, "pipeline_class": lowering.compiler_of_observations()}
    observation = numba.njit(**observing)(eight_of_the_row)

    def passed_on(state: Any, out: Any) -> None:
        observation(state, out)

    part = as_a_rule(passed_on, **inside)

    def entered(state: Any, out: Any) -> None:
        part(state, out)

    whole = as_a_rule(entered)
    out = np.zeros(8, np.float32)
    whole(np.arange(8, dtype=np.int8), out)
    assert out.tolist() == list(range(8))
    (code,) = whole.inspect_llvm().values()
    assert re.search(r"store <\d+ x float>", code)


def test_what_only_compiled_code_calls_is_built_into_its_callers_alone() -> None:
    inner = as_a_rule(element, no_cpython_wrapper=True, no_cfunc_wrapper=True)

    def doubled(row: Any, place: int) -> int:
        return 2 * int(inner(row, place))

    outer = as_a_rule(doubled)
    assert [outer(ROW, place) for place in range(3)] == [6, 10, 14]
    for function, is_built in ((inner, False), (outer, True)):
        (made,) = function.overloads.values()
        assert bool(made.library.get_pointer_to_function(made.fndesc.llvm_func_name)) == is_built


def test_an_index_out_of_bounds_in_what_only_compiled_code_calls_is_told_to_python() -> None:
    inner = as_a_rule(element, no_cpython_wrapper=True, no_cfunc_wrapper=True, boundscheck=True)

    def called(row: Any, place: int) -> int:
        return int(inner(row, place))

    outer = as_a_rule(called, boundscheck=True)
    assert outer(ROW, 2) == 7
    for place in (-1, 3):
        with pytest.raises(IndexError):
            outer(ROW, place)


def test_numbas_settings_are_as_before_after_a_rule_is_compiled_or_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    for before in (0, 1):
        monkeypatch.setattr(config, "SLP_VECTORIZE", before)
        as_a_rule(element)(ROW, 0)
        assert before == config.SLP_VECTORIZE  # type: ignore[attr-defined]
        with pytest.raises(numba.TypingError):
            as_a_rule(element)("not a row", 0)
        assert before == config.SLP_VECTORIZE  # type: ignore[attr-defined]


def test_a_numba_without_the_pass_we_come_after_compiles_rules_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as another_numba:
        another_numba.delattr(typed_passes, "IRLegalization")
        assert lowering._compiler(apart=False, observing=False) is None
    assert numba.njit(element, pipeline_class=None)(ROW, 1) == 5
