"""The linter of the rules subset names file, line and remedy, and finds nothing wrong with our own rules."""

from __future__ import annotations

import importlib.util
import types
from pathlib import Path

import numpy as np
import pytest

import signoria
from signoria.core.rules.state_record import Record, Row, public
from signoria.core.rules.subset import check_chapters
from signoria.core.shared_chapters import SHARED_CHAPTERS

HEADER = """from __future__ import annotations
import numpy as np
from signoria.core.rules.chance import below
from signoria.core.rules.events import tell
SIZE = 3
NOTHING = 0
NAMES = ["a"]
LOOSE = np.array([1, 2])
def helper(state, seat):
    return seat
"""
FIRST_LINE = HEADER.count("\n") + 1


class Board(Record):
    """A record for these tests."""

    coins: Row = public(np.int8, 3, meaning="coins")
    total: int = public(np.int8, meaning="their sum")


def module_of(tmp_path: Path, rules: str) -> types.ModuleType:
    file = tmp_path / "chapter.py"
    file.write_text(HEADER + rules)
    spec = importlib.util.spec_from_file_location("chapter", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def complaints_about(tmp_path: Path, rules: str) -> list[str]:
    module = module_of(tmp_path, rules)
    found = check_chapters((*SHARED_CHAPTERS, module), Board, {"TABLE": np.array([1]), "DIVISOR": 2})
    assert all(complaint.file == module.__file__ for complaint in found)
    return [f"{complaint.line - FIRST_LINE + 1}: {complaint.found} -> {complaint.remedy}" for complaint in found]


def test_the_rules_of_every_game_keep_to_the_subset(game_name: str) -> None:
    game = signoria.game(game_name)
    assert check_chapters((*SHARED_CHAPTERS, *game.kit.chapters), game.kit.state, game.components.tables) == []


@pytest.mark.parametrize(
    "line",
    [
        "return below(state.generator, 6) + below(state.generator, 6)",
        "return state.total + take(state)",
        "return state.coins[0] < take(state)",
        "state.total += take(state)",
        "return helper(state, take(state) + state.coins[seat])",
        "return min(take(state), twice(state))",
    ],
)
def test_what_depends_on_the_order_in_which_a_line_is_worked_out_is_named(tmp_path: Path, line: str) -> None:
    rules = """def take(state):
    state.total -= 1
    return 1
def twice(state):
    return 2 * take(state)
def rule(state, seat):
    LINE
""".replace("LINE", line)
    (found,) = complaints_about(tmp_path, rules)
    assert found.startswith("7: ")
    assert ", which changes something, beside what may read it -> give what is worked out first a name" in found


@pytest.mark.parametrize(
    "line",
    [
        "return state.total > 0 and take(state) > 0",
        "return take(state) if state.total else state.coins[0]",
        "return TABLE[0] + take(state)",
        "return seat + take(state)",
        "return helper(state, below(state.generator, 3))",
        "state.total = take(state)",
    ],
)
def test_what_has_but_one_order_is_left_alone(tmp_path: Path, line: str) -> None:
    rules = f"def take(state):\n    state.total -= 1\n    return 1\ndef rule(state, seat):\n    {line}\n"
    assert complaints_about(tmp_path, rules) == []


def test_a_rule_within_the_subset_is_left_alone(tmp_path: Path) -> None:
    rules = '''def rule(state, seat: int, moves: Row) -> int:
    """Everything that is allowed."""
    count = 0
    for place in range(SIZE):
        if state.coins[place] > 0 and not state.total == seat or place == 1:
            state.coins[place] -= 1
            moves[count] = TABLE[place] % SIZE
            count += 1 if place else -1
        elif place == 2:
            continue
        else:
            break
    while count < max(1, seat):
        count = helper(state, count) + below(state.generator, 3) // DIVISOR
    tell(state, 1, count // max(1, seat), abs(count), count % (SIZE * 2))
    return min(count, int(state.total)) & 7 | 1 << 2 ^ ~count
'''
    assert complaints_about(tmp_path, rules) == []


@pytest.mark.few(13)
@pytest.mark.parametrize(
    ("line", "found", "remedy"),
    [
        ("x = 'text'", "a string ('text')", "whole numbers only"),
        ("x = 1.5", "a fraction (1.5)", "use hundredths"),
        ("x = None", "a value (None)", "whole numbers only"),
        (f"x = {2**63}", "a number of more than 63 bits", "64-bit"),
        ("x = seat / 2", "a division that gives a fraction", "`//`"),
        ("x = seat // state.total", "a division by state.total, which may be zero", "max(1, ...)"),
        ("x = seat % NOTHING", "a division by NOTHING, which may be zero", "positive constant"),
        ("seat %= seat", "a division by seat, which may be zero", "positive constant"),
        ("x = seat ** 2", "a power", "multiply"),
        ("x = [1]", "a list", "component table"),
        ("x = {1: 2}", "a dict", "component table"),
        ("x = {1}", "a set", "bits"),
        ("x = [i for i in range(3)]", "a list comprehension", "`for` loop"),
        ("x = sum(i for i in range(3))", "a generator expression", "`for` loop"),
        ("x = (y := 3)", "a walrus assignment", "a line of its own"),
        ("x = lambda: 3", "a lambda", "named rule function"),
        ("x = state.coins[0:2]", "a slice", "`for` loop"),
        ("x = state.coins[-1]", "the negative index -1", "count from the start"),
        ("x = state.purse", "the unknown field 'purse'", "the fields are in Board"),
        ("x = seat.real", "the attribute .real", "only `state.field`"),
        ("x = nowhere", "the unknown name 'nowhere'", "import it"),
        ("x = NAMES", "NAMES, a module-level list", "NumPy table"),
        ("x = LOOSE[0]", "LOOSE, a table that no component file gives", "the game's tables"),
        ("x = len(seat) + print(3)", "a call of print, which is no rule function", "the game's chapters"),
        ("x = state.coins.sum()", "a call of something with a dot", "by its name"),
        ("x = helper(state, seat=1)", "keyword arguments for helper", "in order"),
        ("x = helper(*state)", "a starred argument", "name every argument"),
        ("x = 1 < seat < 3", "a chained comparison", "`and`"),
        ("x = seat in (1, 2)", "`in`", "`==`"),
        ("x = seat is 1", "`is`", "`==`"),
        ("x, y = 1, 2", "several values assigned at once", "one value a line"),
        ("x = y = 1", "a chain of assignments", "one value a line"),
        ("raise ValueError", "an exception", "clause number"),
        ("assert seat", "an assertion", "test"),
        ("del seat", "a `del`", "means nothing"),
        ("import math", "an import inside a function", "top of the module"),
        ("global SIZE", "a global statement", "record"),
        ("yield seat", "a generator", "phases"),
        ("x = f'{seat}'", "a string", "event"),
    ],
)
@pytest.mark.filterwarnings("ignore::SyntaxWarning")
def test_what_the_subset_forbids_is_named_with_its_line_and_remedy(
    tmp_path: Path, line: str, found: str, remedy: str
) -> None:
    told = complaints_about(tmp_path, f"def rule(state, seat):\n    count = 1\n    {line}\n")
    assert any(text.startswith(f"3: {found}") and remedy in text for text in told), told


@pytest.mark.parametrize(
    ("rules", "found"),
    [
        ("def rule(state):\n    for x in (1, 2):\n        pass\n", "2: a loop over something else than range(...)"),
        (
            "def rule(state):\n    while state.total:\n        break\n    else:\n        return\n",
            "2: a loop with `else`",
        ),
        ("def rule(state):\n    try:\n        return\n    finally:\n        pass\n", "2: an exception handler"),
        ("def rule(state):\n    with state:\n        pass\n", "2: a `with` block"),
        ("def rule(state):\n    def inner():\n        pass\n", "2: a function inside a function"),
        ("def rule(state):\n    class Inner:\n        pass\n", "2: a class"),
        ("def rule(state):\n    match state.total:\n        case 1:\n            return\n", "2: a match statement"),
        ("def rule(state, *more):\n    pass\n", "1: starred or keyword-only arguments"),
        ("def rule(state, *, seat):\n    pass\n", "1: starred or keyword-only arguments"),
        ("def rule(state):\n    return rule(state)\n", "1: rule calls itself, directly or through others"),
        ("def one(state):\n    return two(state)\ndef two(state):\n    return one(state)\n", "3: two calls itself"),
    ],
)
def test_forbidden_blocks_and_recursion_are_found(tmp_path: Path, rules: str, found: str) -> None:
    told = complaints_about(tmp_path, rules)
    assert any(text.startswith(found) for text in told), told


def test_a_decorated_rule_is_refused(tmp_path: Path) -> None:
    told = complaints_about(tmp_path, "import functools\n@functools.cache\ndef rule(state):\n    pass\n")
    assert told == ["3: a decorator on rule -> rules are plain; twins wrap them"]


def test_a_complaint_reads_as_a_line_to_click_on(tmp_path: Path) -> None:
    module = module_of(tmp_path, "def rule(state):\n    return 1.5\n")
    (complaint,) = check_chapters((*SHARED_CHAPTERS, module), Board, {})
    assert str(complaint) == f"{module.__file__}:{FIRST_LINE + 1}: a fraction (1.5): use hundredths"
