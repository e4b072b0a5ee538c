"""The rule `weigh` of a game, written from what each kind of move weighs: the apprentice's table of moves."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping

from signoria.core.errors import BadGame
from signoria.core.rules.move_table import Kind, MoveTable, Phase, Rule
from signoria.core.rules.written_moves import IN, Writer, belongs, branches, by_phase, chapter_of, parameters_of

Weight = Rule | int
"""A rule that takes what the rule that makes the move takes, or a number."""


def weights_chapter(
    table: MoveTable,
    package: str,
    weights: Mapping[Kind, Weight],
    *,
    in_phase: Mapping[tuple[int, Kind], Weight] | None = None,
    together: Mapping[int, Rule] | None = None,
) -> types.ModuleType:
    """A chapter with `weigh`; `in_phase` is for kinds that weigh something else in a phase, `together` for phases whose
    moves, all of one kind, are weighed at once: such a rule takes the number of the kind's first move besides."""
    writer, at_once = Writer(), dict(together or {})
    by_kind = {(phase.number, row.kind): weights.get(row.kind) for phase in table.phases for row in phase.rows}
    unknown = [kind.text for number, kind in in_phase or {} if (number, kind) not in by_kind]
    if unknown:
        raise BadGame(f"{unknown[0]!r} is weighed in a phase in which it is not decided")
    if any(len(phase.rows) != 1 for phase in table.phases if phase.number in at_once):
        raise BadGame("moves that are weighed together are of one kind")
    return chapter_of(f"{package}.weights", _functions(table, writer, by_kind | dict(in_phase or {}), at_once), writer)


def _functions(
    table: MoveTable, writer: Writer, weights: Mapping[tuple[int, Kind], Weight | None], together: Mapping[int, Rule]
) -> Iterator[list[str]]:
    singly = [phase for phase in table.phases if phase.number not in together]
    for phase in singly:
        yield [
            f"def weight_while_{phase.name}(state: State, seat: int, action: int) -> int:",
            *branches(
                (belongs(row.kind), f"return {_weight(phase, row.kind, weights[phase.number, row.kind], writer)}")
                for row in phase.rows
            ),
        ]
    yield [
        "def weight_of(state: State, seat: int, action: int) -> int:",
        f'{IN}"""How much a move is worth to a seat."""',
        *by_phase(singly, "return", {phase: f"weight_while_{phase.name}(state, seat, action)" for phase in singly}),
    ]
    lines = [
        "def weigh(state: State, seat: int, moves: Row, count: int, weights: Row) -> None:",
        f'{IN}"""A weight for each legal move; the heaviest is the apprentice\'s choice."""',
    ]
    for phase in table.phases:
        if phase.number in together:
            first = str(phase.rows[0].kind.first)
            call = writer.call(together[phase.number], "moves", "count", "weights", first)
            lines += [f"{IN}if state.phase == {phase.number}:", f"{IN * 2}{call}", f"{IN * 2}return"]
    yield [
        *lines,
        f"{IN}for index in range(count):",
        f"{IN * 2}weights[index] = weight_of(state, seat, int(moves[index]))",
    ]


def _weight(phase: Phase, kind: Kind, weight: Weight | None, writer: Writer) -> str:
    if weight is None:
        raise BadGame(f"nothing says what {kind.text!r} weighs in phase {phase.name}")
    return str(weight) if isinstance(weight, int) else writer.call(weight, *parameters_of(kind))
