"""The journal of a match: what rules told while they ran interpreted, to whom, and how it is put into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from signoria.core.rules.events import NOBODY, reveal, tell, whisper
from signoria.core.rules.state_record import Record

EVERYBODY = -1
REVELATION = -1


@dataclass(frozen=True, slots=True)
class Told:
    """One journal entry: an event's number, its arguments, and the seat that may know it (or EVERYBODY)."""

    event: int
    arguments: tuple[int, int, int, int]
    to: int = EVERYBODY


def _journal_tell(state: Record, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    journal = state.__dict__["journal"]
    if journal is not None:
        journal.append(Told(event, (a, b, c, d)))


def _journal_whisper(state: Record, seat: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    journal = state.__dict__["journal"]
    if journal is not None:
        journal.append(Told(event, (a, b, c, d), seat))


def _journal_reveal(state: Record, knower: int = NOBODY) -> None:
    journal = state.__dict__["journal"]
    if journal is not None:
        journal.append(Told(REVELATION, (knower, 0, 0, 0)))


INTERPRETED_HOOKS: dict[Callable[..., None], Callable[..., None]] = {
    tell: _journal_tell,
    whisper: _journal_whisper,
    reveal: _journal_reveal,
}

Wording = Callable[[Any, int], object]


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name in the catalogue, and how each of its arguments is put into words.

    `arguments` maps a name to a function of (components, number) that gives a word or number fit for JSON.
    """

    name: str
    arguments: Mapping[str, Wording]

    def in_words(self, components: Any, told: Told) -> dict[str, object]:
        """The event as JSON-able words."""
        words: dict[str, object] = {"kind": self.name}
        for (name, wording), number in zip(self.arguments.items(), told.arguments, strict=False):
            words[name] = wording(components, number)
        return words


def as_number(_components: Any, number: int) -> int:
    """The wording of a seat, a count or a value: the number itself."""
    return number


def one_of(names: Sequence[str]) -> Wording:
    """The wording of what is called the same whatever the component file says."""

    def name(_components: Any, number: int) -> str:
        return names[number]

    return name


def named_by(attribute: str) -> Wording:
    """The wording of what the component file names: which names of a game's components these are."""

    def name(components: Any, number: int) -> str:
        return str(getattr(components, attribute)[number])

    return name


class EventTable:
    """A game's events, declared once: what each is called, and the number by which rules tell it."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def kind(self, name: str, **arguments: Wording) -> int:
        """Declare an event; its number follows those declared before."""
        self.kinds.append(EventKind(name, arguments))
        return len(self.kinds) - 1
