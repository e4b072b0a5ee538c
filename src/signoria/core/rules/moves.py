"""Moves as a caller sees them, and the book that names them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from signoria.core.rules.state_record import Record

NOT_NOW = -1
"""The number of a text that has a move's form but cannot be meant now: the clause of what is decided refuses it."""

WHOLE_NUMBER = "-?[0-9]{1,9}"
"""A pattern for the amounts in such texts."""
NO_TEXT = "(?!)"
"""A pattern for none."""


class KnownTo(Enum):
    """Who learns which move of a kind was made, and when. Once the game is over everybody learns of all moves."""

    EVERYBODY = "everybody"
    """Everybody, at once."""
    EVERYBODY_ONCE_ALL_CHOSE = "everybody once all chose"
    """Everybody, as soon as all have chosen who choose at the same time; until then the seat itself."""
    OWN_SEAT = "own seat"
    """Only the seat itself."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move: a number below the game's `actions`, one stable line of text, and what a page needs to show it."""

    id: int
    text: str
    data: Mapping[str, object] = field(hash=False, compare=False)

    def __str__(self) -> str:
        return self.text


class MoveBook(Protocol):
    """What a game brings to name its moves."""

    def describe(self, state: Record, seat: int, action: int) -> Move:
        """The move with this number, as it would be now."""

    def parse(self, state: Record, seat: int, text: str) -> int | None:
        """The number of the move with this text, legal or not; None if no move is called that."""


class FixedMoveBook:
    """A book in which every number means the same move throughout the game; `also` are other texts it understands, and
    `alike` is a pattern of those that no move is called but that have the form of one."""

    def __init__(self, moves: Iterable[Move], also: Mapping[str, int] | None = None, alike: str = NO_TEXT) -> None:
        self.by_id = {move.id: move for move in moves}
        self.by_text = {move.text: move.id for move in self.by_id.values()}
        if len(self.by_text) != len(self.by_id):
            raise ValueError("two moves have the same text")
        self.by_text.update(also or {})
        self.alike = re.compile(alike)

    def describe(self, state: Record, seat: int, action: int) -> Move:
        return self.by_id[action]

    def parse(self, state: Record, seat: int, text: str) -> int | None:
        words = " ".join(text.lower().split())
        return self.by_text.get(words, NOT_NOW if self.alike.fullmatch(words) else None)
