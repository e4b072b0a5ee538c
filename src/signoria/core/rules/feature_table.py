"""A game's table of features: from its rows come their names and `observe`, which writes their numbers.

So names and numbers cannot drift apart. `observe` is text of the rules subset, a chapter like any other for all that
runs, checks or compiles rules; `print(table.source)` shows it.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from signoria.core.errors import BadGame
from signoria.core.rules.bits import has_bit
from signoria.core.rules.chapter_source import written_chapter
from signoria.core.rules.components import Components
from signoria.core.rules.feature_rows import SEAT, Block, Feature, Group, parameters
from signoria.core.rules.state_record import Record

INDENT = "    "
HEAD = '''"""What a seat may know, as numbers: written from the game's table of features."""

from __future__ import annotations
'''


class FeatureTable:
    """The features of a game whose module `module` declares them, in their order."""

    def __init__(self, module: str, state: type[Record], *rows: Feature | Block | Group) -> None:
        self.module = module
        self.state = state
        self.rows = rows
        self._functions: dict[str, Callable[..., object]] = {"has_bit": has_bit}
        """The rule functions that the text calls."""

    def names(self, components: Components) -> tuple[str, ...]:
        """A name for each number that `observe` writes."""
        return tuple(name for row in self.rows for name in row.names(components, {}))

    @cached_property
    def chapter(self) -> types.ModuleType:
        """The chapter with `observe(state, seat, features)`."""
        return written_chapter(f"{self.module}.observe", self.source, self._functions)

    @cached_property
    def source(self) -> str:
        """Its text."""
        groups = [row for row in self.rows if isinstance(row, Group)]
        if len({group.axis.index for group in groups}) < len(groups):
            raise BadGame("two groups of features are about the same: put their rows into one")
        functions = [self._group_function(group) for group in groups]
        shared = {name: group.once[name] for group in groups for name in group.shared}
        lines = [f"{name} = {self._call(rule, ())}" for name, rule in shared.items()]
        at = 0
        for row in self.rows:
            lines += self._group(row, at) if isinstance(row, Group) else self._row(row, str(at), None)
            at += row.length
        return "\n\n".join([HEAD, *functions, _function("observe", ["state", SEAT, "features"], lines)])

    def _group(self, group: Group, at: int) -> list[str]:
        """The features of all places of a group."""
        here, width, taken = group.axis.index, group.width, ", ".join(_taken(group))
        if not group.is_of_seats:
            call = f"observe_{here}({taken}, features, {at} + {here} * {width})"
            return [f"for {here} in range({group.axis.length}):", _indented(call)]
        return [
            "for step in range(state.seats):",
            _indented("other = seat + step"),
            _indented("if other >= state.seats:"),
            _indented(_indented("other -= state.seats")),
            _indented(f"observe_seat({taken.replace(SEAT, 'other', 1)}, features, {at} + step * {width})"),
            f"for feature in range(state.seats * {width}, {group.length}):",
            _indented(f"features[{at} + feature] = 0"),
        ]

    def _group_function(self, group: Group) -> str:
        """The function that writes the features of one place."""
        here = group.axis.index
        lines = []
        if group.where is not None:
            lines += [f"if not {self._call(group.where, [here])}:", *map(_indented, _nothing("at", group.width))]
            lines += [_indented("return")]
        own = {name: rule for name, rule in group.once.items() if name not in group.shared}
        lines += [f"{name} = {self._call(rule, [here])}" for name, rule in own.items()]
        at = 0
        for row in group.rows:
            lines += self._row(row, f"at + {at}" if at else "at", group)
            at += row.length
        return _function(f"observe_{here}", [*_taken(group), "features", "at"], lines)

    def _row(self, row: Feature | Block, at: str, group: Group | None) -> list[str]:
        """The features of a row, from place `at` on."""
        here = SEAT if group is None else group.axis.index
        known = [here, *({} if group is None else group.once)]
        if isinstance(row, Block):
            return [*_nothing(at, row.length), self._call(row.function, [*known, "features", "at"], at)]
        place = "" if row.axis is None else row.axis.index
        if not isinstance(row.source, str):
            number = self._call(row.source, [*known, *([place] if row.has_places else [])])
        elif row.source in known[1:]:
            number = row.source
        else:
            number = self._field(row, row.source, here)
        if row.axis is None:
            return [f"features[{at}] = {row.formula.format(number=number, here=here)}"]
        once = [f"{place}_now = {number}"] if not row.has_places else []
        value = row.formula.format(number=f"{place}_now" if once else number, here=here, place=place)
        return [*once, f"for {place} in range({row.length}):", _indented(f"features[{at} + {place}] = {value}")]

    def _field(self, row: Feature, name: str, here: str) -> str:
        """A number of a field: of the axis's place if it has one for each, of the seat's or the group's if need be."""
        field = self.state.FIELDS.get(name)
        if field is None:
            raise BadGame(f"{row.name}: {self.state.__name__} has no field {name}")
        places = [row.axis.index] if row.axis is not None and row.has_places else []
        indices = [here, *places][1 + len(places) - len(field.shape) :]
        if len(indices) != len(field.shape) or (places and field.shape[-1] != row.length):
            raise BadGame(f"{row.name}: {name} has the shape {field.shape}, which does not fit this row")
        return f"state.{name}[{', '.join(indices)}]" if indices else f"state.{name}"

    def _call(self, function: Callable[..., object], known: Iterable[str], at: str = "") -> str:
        """A call of a rule function, which is given what its parameters are called."""
        taken = parameters(function)
        missing = set(taken) - {"state", SEAT, *known}
        if missing:
            raise BadGame(f"{function.__name__} takes {', '.join(sorted(missing))}, which its row does not have")
        self._functions[function.__name__] = function
        return f"{function.__name__}({', '.join(at if name == 'at' else name for name in taken)})"


def _taken(group: Group) -> list[str]:
    """What the function of a group takes, but for where to write."""
    return ["state", SEAT, *([] if group.is_of_seats else [group.axis.index]), *group.shared]


def _nothing(at: str, length: int) -> list[str]:
    return [f"for feature in range({length}):", _indented(f"features[{at} + feature] = 0")]


def _function(name: str, taken: Sequence[str], lines: Iterable[str]) -> str:
    kinds = {"state": "State", "features": "Row"}
    written = ", ".join(f"{parameter}: {kinds.get(parameter, 'int')}" for parameter in taken)
    return "\n".join([f"def {name}({written}) -> None:", *map(_indented, lines)]) + "\n"


def _indented(line: str) -> str:
    return f"{INDENT}{line}"
