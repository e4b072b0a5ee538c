"""The rule `describe_move` of a game, written from what describes each kind of move; networks judge moves by it."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping

from signoria.core.rules.move_table import Kind, MoveTable, Rule
from signoria.core.rules.written_moves import IN, Writer, belongs, branches, chapter_of, parameters_of


def facts_chapter(table: MoveTable, package: str, describing: Mapping[Kind, Rule]) -> types.ModuleType:
    """A chapter with `describe_move`; a rule takes what the rule that makes the move takes, and the facts to write."""
    writer = Writer()
    return chapter_of(f"{package}.facts", _functions(describing, writer), writer)


def _functions(describing: Mapping[Kind, Rule], writer: Writer) -> Iterator[list[str]]:
    cases = [(belongs(kind), writer.call(rule, *parameters_of(kind), "facts")) for kind, rule in describing.items()]
    yield [
        "def describe_move(state: State, seat: int, action: int, facts: Row) -> None:",
        f'{IN}"""What a legal move is about, in numbers that mean the same for all moves."""',
        f"{IN}for place in range(len(facts)):",
        f"{IN * 2}facts[place] = 0",
        *branches([*cases, ("", "pass")]),
    ]
