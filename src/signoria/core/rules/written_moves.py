"""The rules `may`, `legal` and `apply` of a game, written from its table of moves in the rules subset.

Every phase has a function for each: `may_while_play`, `legal_while_play`, `apply_while_play`; phases with the same
rules share one. Their text is shown by tracebacks and debuggers like that of any other module.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator
from typing import Any

from signoria.core.errors import BadGame
from signoria.core.rules.bits import has_bit
from signoria.core.rules.chapter_source import written_chapter
from signoria.core.rules.move_table import Clause, Kind, MoveTable, Parameter, Phase, Row, Rule

IN = "    "


def moves_chapter(table: MoveTable, package: str) -> types.ModuleType:
    """A chapter with `may`, `legal` and `apply`."""
    writer = Writer()
    return chapter_of(f"{package}.move_rules", _functions(table, writer), writer)


def chapter_of(name: str, functions: Iterable[list[str]], writer: Writer) -> types.ModuleType:
    """A chapter of these functions."""
    texts = ["from __future__ import annotations", *("\n".join(lines) for lines in functions)]
    return written_chapter(name, "\n\n\n".join(texts) + "\n", writer.names)


class Writer:
    """Collects the rules that a text calls by name."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"has_bit": has_bit}

    def call(self, rule: Rule, *values: str) -> str:
        """A call of a rule with the parameters of a move, and with the seat if it asks for one."""
        wanted = rule.__code__.co_varnames[: rule.__code__.co_argcount]
        told = [name for name in wanted[:2] if name in ("state", "seat")]
        if wanted[:1] != ("state",) or len(wanted) != len(told) + len(values):
            many = "parameter" if len(values) == 1 else "parameters"
            raise BadGame(f"{rule.__name__} takes {', '.join(wanted)}: not the state and {len(values)} {many}")
        if self.names.setdefault(rule.__name__, rule) is not rule:
            raise BadGame(f"two rules are called {rule.__name__}: rename one")
        return f"{rule.__name__}({', '.join((*told, *values))})"

    def clause(self, table: MoveTable, clause: Clause) -> str:
        """The number of a clause, or a call of what gives it."""
        return str(table.clause_number(clause)) if isinstance(clause, str) else self.call(clause)


def _functions(table: MoveTable, writer: Writer) -> Iterator[list[str]]:
    phases = table.phases
    may = PhaseFunctions("may", "action: int", "int", {phase: _may_while(table, phase, writer) for phase in phases})
    legal = PhaseFunctions("legal", "moves: Row", "int", {phase: _legal_while(phase, writer) for phase in phases})
    apply = PhaseFunctions("apply", "action: int", "None", {phase: _apply_while(phase, writer) for phase in phases})
    yield from (*may.texts, *legal.texts, *apply.texts)
    asked = f"has_bit({writer.call(table.to_act)}, seat)"
    yield [
        "def clause_while_waiting(state: State) -> int:",
        f'{IN}"""The clause that says whose turn it is."""',
        *by_phase(phases, "return", {phase: writer.clause(table, phase.waiting) for phase in phases}),
    ]
    yield [
        "def may(state: State, seat: int, action: int) -> int:",
        f'{IN}"""0, or the number of the clause that forbids this move now."""',
        f"{IN}if state.phase == 0:",
        f"{IN * 2}return {table.clause_number(table.over)}",
        f"{IN}if not {asked}:",
        f"{IN * 2}return clause_while_waiting(state)",
        *by_phase(phases, "return", may.calls),
    ]
    yield [
        "def legal(state: State, seat: int, moves: Row) -> int:",
        f'{IN}"""Write the numbers of this seat\'s legal moves; how many there are."""',
        f"{IN}if not {asked}:",
        f"{IN * 2}return 0",
        *by_phase(phases, "return", legal.calls),
    ]
    yield [
        "def apply(state: State, seat: int, action: int) -> None:",
        f'{IN}"""Make a legal move, and go on to the next decision."""',
        *by_phase(phases, "", apply.calls),
        *([f"{IN}{writer.call(table.then)}"] if table.then else []),
    ]


def by_phase(phases: list[Phase], verb: str, texts: dict[Phase, str]) -> Iterator[str]:
    """Statements of which one is made, that of the present phase; phases with the same text share one."""
    groups: dict[str, list[Phase]] = {}
    for phase in phases:
        groups.setdefault(texts[phase], []).append(phase)
    yield from branches(
        (" or ".join(f"state.phase == {phase.number}" for phase in together), f"{verb} {text}".strip())
        for text, together in groups.items()
    )


def branches(cases: Iterable[tuple[str, str]]) -> Iterator[str]:
    """`if`, `elif` and so on; the last case is what is left."""
    known = list(cases)
    for place, (condition, statement) in enumerate(known):
        if len(known) == 1:
            yield f"{IN}{statement}"
            break
        is_last = place == len(known) - 1
        yield f"{IN}else:" if is_last else f"{IN}{'elif' if place else 'if'} {condition}:"
        yield f"{IN * 2}{statement}"


# -- one phase


class PhaseFunctions:
    """A function for each phase; phases with the same body share one, which a GPU runs for all of them at once."""

    def __init__(self, what: str, last: str, gives: str, bodies: dict[Phase, list[str]]) -> None:
        self.texts: list[list[str]] = []
        self.calls: dict[Phase, str] = {}
        names: dict[tuple[str, ...], str] = {}
        for phase, body in bodies.items():
            if tuple(body) not in names:
                name = names[tuple(body)] = f"{what}_while_{phase.name}"
                self.texts.append([f"def {name}(state: State, seat: int, {last}) -> {gives}:", *body])
            self.calls[phase] = f"{names[tuple(body)]}(state, seat, {last.partition(':')[0]})"


def _may_while(table: MoveTable, phase: Phase, writer: Writer) -> list[str]:
    lines = []
    for row in phase.rows:
        allowed = "0" if row.may is None else writer.call(row.may, *parameters_of(row.kind))
        lines += [f"{IN}if {belongs(row.kind)}:  # {row.kind.text}", f"{IN * 2}return {allowed}"]
    return [*lines, f"{IN}return {writer.clause(table, phase.clause)}"]


def _legal_while(phase: Phase, writer: Writer) -> list[str]:
    lines = [f"{IN}count = 0"]
    for row in phase.rows:
        lines += _listed(row, writer)
    return [*lines, f"{IN}return count"]


def _listed(row: Row, writer: Writer) -> Iterator[str]:
    """The moves of one kind: by its own listing, or each that is allowed."""
    kind, deep = row.kind, IN
    if row.listing is not None:
        yield f"{IN}count = {writer.call(row.listing, 'moves', 'count', str(kind.first))}  # {kind.text}"
        return
    names = [f"value_{place}" for place in range(len(kind.over))]
    for name, parameter in zip(names, kind.over, strict=True):
        yield f"{deep}for {name} in range({parameter.start}, {_end(parameter)}):"
        deep += IN
    if row.may is not None:
        yield f"{deep}if {writer.call(row.may, *names)} == 0:"
        deep += IN
    yield f"{deep}moves[count] = {_number(kind, names)}  # {kind.text}"
    yield f"{deep}count += 1"


def _apply_while(phase: Phase, writer: Writer) -> list[str]:
    cases = [(belongs(row.kind), writer.call(row.do, *parameters_of(row.kind))) for row in phase.rows]
    return list(branches(cases))


# -- numbers and parameters


def belongs(kind: Kind) -> str:
    """Whether a number is one of this kind."""
    if not kind.over:
        return f"action == {kind.first}"
    return f"action >= {kind.first} and action < {kind.first + kind.size}"


def parameters_of(kind: Kind) -> list[str]:
    """The parameters of the move `action`."""
    found, apart = [], kind.size
    for place, parameter in enumerate(kind.over):
        whole, apart = apart, apart // parameter.size
        text = _plus("action", -kind.first)
        if apart > 1:
            text = f"({text}) // {apart}"
        if place > 0:
            text = f"({_plus('action', -kind.first)}) % {whole}" + (f" // {apart}" if apart > 1 else "")
        is_alone = len(kind.over) == 1
        found.append(_plus("action", parameter.start - kind.first) if is_alone else _plus(text, parameter.start))
    return found


def _number(kind: Kind, names: list[str]) -> str:
    """The number of a move with these parameters."""
    terms, apart, rest = [], kind.size, kind.first
    for name, parameter in zip(names, kind.over, strict=True):
        apart //= parameter.size
        terms.append(f"{name} * {apart}" if apart > 1 else name)
        rest -= parameter.start * apart
    return _plus(" + ".join(terms), rest) if terms else str(rest)


def _end(parameter: Parameter) -> str:
    if isinstance(parameter.used, str):
        return _plus(parameter.used, parameter.start)
    return str(parameter.start + (parameter.used or parameter.size))


def _plus(text: str, number: int) -> str:
    """A sum without needless noughts."""
    return text if number == 0 else f"{text} {'+' if number > 0 else '-'} {abs(number)}"
