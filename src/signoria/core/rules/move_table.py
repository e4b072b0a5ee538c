"""A game's moves, declared once: what they are called, when they can be made, what allows them and what follows.

A kind of move has a text with its parameters (`build {city}`) and numbers of its own, one after another. A phase says
which kinds can be decided in it, and for each the rule that allows it, the rule that makes it, and perhaps a quicker
way to list those allowed. `book` gives the moves by name, `written_moves.moves_chapter` the rules `may`, `legal` and
`apply`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from math import prod
from string import Formatter
from typing import Any

from signoria.core.errors import BadGame
from signoria.core.rules.moves import NO_TEXT, FixedMoveBook, KnownTo, Move

Rule = Callable[..., Any]
"""A rule function: it takes the state, the seat if it asks for one, and the parameters of a move."""
Clause = str | Rule
"""The id of a clause, or a rule that gives its number."""


@dataclass(frozen=True)
class Value:
    """One value of a parameter: how it is written, what a page is told of it, and other ways to write it."""

    text: str
    data: Mapping[str, object]
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Parameter:
    """What a kind of move ranges over: whole numbers, which rules are given."""

    name: str
    size: int
    """How many there can be at most: every kind of move has room for so many."""
    values: Callable[[Any], Iterable[Value | None]] | None = None
    """All values, given the components, None for a number that means nothing; no rule: it depends on the state."""
    start: int = 0
    """The first number."""
    used: int | str = 0
    """How many of them can ever be chosen, or the name of that number among the tables; 0: all."""


def named(name: str, names: Sequence[str]) -> Parameter:
    """A parameter whose values have names that no component file changes."""
    return Parameter(name, len(names), lambda _components: (Value(text, {name: text}) for text in names))


def named_by(attribute: str, name: str, size: int, *, told: str = "", used: int | str = 0) -> Parameter:
    """A parameter whose values the component file names: by which attribute of the components, in what data."""

    def values(components: Any) -> Iterator[Value]:
        return (Value(text, {told or name: text}) for text in getattr(components, attribute)[:size])

    return Parameter(name, size, values, used=used)


def counted(name: str, size: int, start: int = 0, unit: int = 1) -> Parameter:
    """A parameter whose values are numbers, or so many times as much."""
    amounts = [number * unit for number in range(start, start + size)]
    return Parameter(
        name, size, lambda _components: (Value(str(amount), {name: amount}) for amount in amounts), start=start
    )


def several(name: str, choices: Sequence[Sequence[int]], names: Sequence[str], nothing: str = "") -> Parameter:
    """A parameter whose values are several things: each choice says how many of each name, which are written in any
    order."""

    def values(_components: Any) -> Iterator[Value]:
        for counts in choices:
            chosen = [one for one, count in zip(names, counts, strict=True) for _ in range(count)]
            others = {" ".join(order) for order in permutations(chosen)} - {" ".join(chosen)}
            yield Value(" ".join(chosen) or nothing, {name: chosen}, also=tuple(sorted(others)))

    return Parameter(name, len(choices), values)


def seat_of(seats: int) -> Parameter:
    """A seat by its number or its letter; a page is told that it is the `owner`."""
    return Parameter(
        "seat",
        seats,
        lambda _components: (Value(str(seat), {"owner": seat}, also=(chr(ord("a") + seat),)) for seat in range(seats)),
    )


@dataclass(frozen=True, eq=False)
class Kind:
    """Moves that differ in their parameters only."""

    text: str
    over: tuple[Parameter, ...]
    first: int
    """The number of its first move."""
    do: str
    """What a page knows it by."""
    known_to: KnownTo
    alike: str
    """A pattern of texts that have the form of such a move, but none is called that."""

    @cached_property
    def size(self) -> int:
        return prod(parameter.size for parameter in self.over)

    def __contains__(self, action: int) -> bool:
        return self.first <= action < self.first + self.size

    def number(self, *values: int) -> int:
        """The number of the move with these parameters."""
        place = 0
        for parameter, value in zip(self.over, values, strict=True):
            place = place * parameter.size + value - parameter.start
        return self.first + place

    def values(self, action: int) -> tuple[int, ...]:
        """The parameters of a move of this kind."""
        place, found = action - self.first, []
        for parameter in reversed(self.over):
            place, value = divmod(place, parameter.size)
            found.append(value + parameter.start)
        return tuple(reversed(found))

    def row(self, *, do: Rule, may: Rule | None = None, listing: Rule | None = None) -> Row:
        """That it can be decided in a phase: what makes it, what allows it (nothing: it always is), what lists it."""
        return Row(self, may, do, listing)

    def moves(self, components: Any) -> Iterator[tuple[Move, tuple[str, ...]]]:
        """All moves of this kind, each with other texts for it; none if their meaning depends on the state."""
        written = {name for _, name, _, _ in Formatter().parse(self.text) if name}
        if written != {parameter.name for parameter in self.over if parameter.values}:
            return
        ranges = [list(parameter.values(components)) for parameter in self.over if parameter.values]
        names = [parameter.name for parameter in self.over]
        for places in product(*(range(len(values)) for values in ranges)):
            chosen = [value for values, place in zip(ranges, places, strict=True) if (value := values[place])]
            if len(chosen) < len(places):
                continue
            number = self.number(*(p.start + place for p, place in zip(self.over, places, strict=True)))
            data = {"do": self.do} | {key: value for one in chosen for key, value in one.data.items()}
            texts = product(*((one.text, *one.also) for one in chosen))
            usual, *others = (self.text.format_map(dict(zip(names, words, strict=True))) for words in texts)
            yield Move(number, usual, data), tuple(others)


@dataclass(frozen=True)
class Row:
    """A kind of move in a phase."""

    kind: Kind
    may: Rule | None
    do: Rule
    listing: Rule | None


@dataclass(frozen=True)
class Phase:
    """What can be decided in a phase, in the order in which moves are listed."""

    number: int
    name: str
    clause: Clause
    """What says what is to be decided now; it refuses all other moves."""
    rows: tuple[Row, ...]
    waiting: Clause
    """What refuses the moves of those who are not asked."""


class MoveTable:
    """All moves of a game and all its phases."""

    def __init__(
        self,
        clauses: str,
        phases: Sequence[str],
        *,
        to_act: Rule,
        over: str,
        waiting: Clause | None = None,
        then: Rule | None = None,
    ) -> None:
        self.clauses = clauses
        self.names = phases
        self.to_act = to_act
        self.over = over
        """The clause that ends the game: in phase 0 nobody may move."""
        self.waiting = waiting
        """The clause that says whose turn it is; None: that of the phase."""
        self.then = then
        """What follows every move."""
        self.kinds: list[Kind] = []
        self.phases: list[Phase] = []

    @property
    def actions(self) -> int:
        """Every move's number is below this."""
        return sum(kind.size for kind in self.kinds)

    @property
    def known_to(self) -> dict[str, KnownTo]:
        """Who learns of a move, by its `do`."""
        return {kind.do: kind.known_to for kind in self.kinds}

    def kind(
        self,
        text: str,
        *over: Parameter,
        do: str = "",
        known_to: KnownTo = KnownTo.EVERYBODY,
        alike: str = NO_TEXT,
    ) -> Kind:
        """Declare a kind of move; its numbers follow those declared before."""
        for parameter in over:
            if f"{{{parameter.name}}}" not in text:
                raise BadGame(f"the text {text!r} does not say where {parameter.name} goes: write {{{parameter.name}}}")
        word = do or text.partition(" {")[0].replace(" ", "-")
        self.kinds.append(Kind(text, over, self.actions, word, known_to, alike))
        return self.kinds[-1]

    def phase(self, number: int, clause: Clause, *rows: Row, waiting: Clause | None = None) -> None:
        """Declare what can be decided in a phase."""
        told = waiting or self.waiting or clause
        self.phases.append(Phase(number, self.names[number].replace("-", "_"), clause, rows, told))

    def clause_number(self, clause: str) -> int:
        """The number of a clause id."""
        prefix, _, number = clause.partition("-")
        if prefix != self.clauses or not number.isdecimal():
            raise BadGame(f"{clause!r} is no clause of {self.clauses}")
        return int(number)

    def kind_of(self, action: int) -> Kind | None:
        """The kind a number belongs to; None if no move has it."""
        return next((kind for kind in self.kinds if action in kind), None)

    def entries(self, components: Any) -> tuple[list[Move], dict[str, int], str]:
        """What a book of the moves that always mean the same is made of: they, other texts for them, and a pattern of
        texts that only have the form of one."""
        moves: list[Move] = []
        also: dict[str, int] = {}
        for kind in self.kinds:
            for move, others in kind.moves(components):
                moves.append(move)
                also.update(dict.fromkeys(others, move.id))
        return moves, also, "|".join(kind.alike for kind in self.kinds)

    def book(self, components: Any) -> FixedMoveBook:
        """The moves by number and by text."""
        return FixedMoveBook(*self.entries(components))
