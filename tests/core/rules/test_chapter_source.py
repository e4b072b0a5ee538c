"""A chapter that the house writes is run, checked and hashed like one in a file."""

from __future__ import annotations

import traceback

import numpy as np
import pytest

from signoria.core.compiled.cache import rules_key
from signoria.core.rules.chapter_source import parsed, source_of, written_chapter
from signoria.core.rules.state_record import Record, Row, public
from signoria.core.rules.subset import check_chapters

HALVED = """from __future__ import annotations


def halved(state: Board, seat: int) -> int:
    return state.coins[seat] // PARTS
"""


class Board(Record):
    """A record for these tests."""

    coins: Row = public(np.int8, 3, meaning="coins")


def test_its_functions_run_and_its_text_lies_beside_it() -> None:
    chapter = written_chapter("board.halves", HALVED, {"PARTS": 2})
    state = Board()
    state.coins[1] = 7
    assert chapter.halved(state, 1) == 3
    assert source_of(chapter) == HALVED
    assert list(parsed(chapter)) == ["halved"]


def test_the_linter_names_its_lines() -> None:
    chapter = written_chapter("board.halves", HALVED, {})
    assert [str(complaint) for complaint in check_chapters((chapter,), Board, {})] == [
        "<board.halves>:5: a division by PARTS, which may be zero: divide by a positive constant or by max(1, ...)",
        "<board.halves>:5: the unknown name 'PARTS': define it, or import it at the top of the module",
    ]


def test_a_mistake_in_it_is_shown_with_its_line() -> None:
    chapter = written_chapter("board.halves", HALVED, {"PARTS": 0})
    with pytest.raises(ZeroDivisionError) as raised:
        chapter.halved(Board(), 1)
    assert "return state.coins[seat] // PARTS" in "".join(traceback.format_exception(raised.value))


def test_the_hash_of_the_rules_follows_its_text_and_its_numbers() -> None:
    other = HALVED.replace("halved", "parted")
    chapters = [
        written_chapter("board.halves", text, {"PARTS": parts})
        for text, parts in ((HALVED, 2), (HALVED, 3), (other, 2))
    ]
    keys = [rules_key((chapter,), {}) for chapter in chapters]
    assert len(set(keys)) == 3
    assert keys[0] == rules_key((written_chapter("board.halves", HALVED, {"PARTS": 2}),), {})
