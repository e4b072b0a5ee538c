"""Worked examples of clauses: a position, what of it is looked at, and a move that is made there or refused.

A game's examples are in its `text/examples.toml`, their own sentences among its words, as `example-<name>`.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from signoria.core.game import Game
from signoria.core.play.lessons import position_for
from signoria.core.play.match import Match
from signoria.core.play.playing import Refusal
from signoria.core.rules.moves import Move
from signoria.core.text.message_refs import phrased

PARTS = ("board", "hand", "sheet")
"""What of a table is drawn."""


@dataclass(frozen=True)
class Example:
    """What some clauses mean, at one position."""

    clauses: tuple[str, ...]
    name: str | None
    """It has a sentence of its own, then."""
    position: Mapping[str, Any]
    seat: int
    """Who looks, and moves."""
    move: str | None
    """The move that is made."""
    refused: str | None
    """The move that one of the clauses refuses."""
    part: str
    at: tuple[str, ...]
    """What is pointed at: names as in lessons; where there are none, the place of the move."""
    tells: tuple[str, ...]
    """Which kinds of events are told of what the move leads to; where there are none, all."""
    numbers: Mapping[str, str]
    """The numbers of its sentence: for each where it stands in the view, the one after the move if it is made."""

    @property
    def text(self) -> str | None:
        """The move it is about."""
        return self.move or self.refused

    @property
    def message(self) -> str | None:
        return None if self.name is None else f"example-{self.name}"


class Worked(NamedTuple):
    """An example as the rules have it: the match before and after its move, or why that is refused."""

    before: Match
    after: Match | None
    refusal: Refusal | None

    @property
    def last(self) -> Match:
        return self.after or self.before

    def events(self, example: Example) -> list[dict[str, object]]:
        """What is told of the move, to the seat that looks."""
        told = self.last.events(example.seat)
        return [event for event in told if not example.tells or event["kind"] in example.tells]

    def lines(self, example: Example) -> list[tuple[int, Mapping[str, Any]]]:
        """The lines of the score sheet that the clauses give, with their seats."""
        sheet = self.last.view(None).get("sheet") or ()
        return [(row["seat"], line) for row in sheet for line in row["lines"] if line["clause"] in example.clauses]


@cache
def examples_in(folder: Path) -> tuple[Example, ...]:
    """The examples of the game in this folder, in their order."""
    file = folder / "text" / "examples.toml"
    if not file.is_file():
        return ()
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    positions = {name: json.loads(text) for name, text in told["position"].items()}
    return tuple(_example(about, positions) for about in told["example"])


def examples_of(folder: Path, clause: str) -> tuple[Example, ...]:
    """The examples of a clause."""
    return tuple(example for example in examples_in(folder) if clause in example.clauses)


def explained_clauses(folder: Path) -> list[str]:
    """The clauses that have an example, in the order of their numbers."""
    clauses = {clause for example in examples_in(folder) for clause in example.clauses}
    return sorted(clauses, key=lambda clause: int(clause.partition("-")[2]))


def worked(game: Game, example: Example) -> Worked:
    """An example, worked by the rules: BadPosition or IllegalMove where it no longer holds."""
    before = game.from_position(position_for(game, example.position))
    if example.refused is not None:
        return Worked(before, None, before.why_not(example.seat, example.refused))
    if example.move is None:
        return Worked(before, None, None)
    after = before.copy()
    after.play(example.seat, example.move)
    return Worked(before, after, None)


def move_in_words(example: Example, before: Match) -> tuple[Move, dict[str, Any]] | None:
    """An example's move and what to put over its data; None where it cannot be said, as of a card that is not there."""
    action = None if example.text is None else before.game.book.parse(before.state, example.seat, example.text)
    if action is None:
        return None
    move = before.game.book.describe(before.state, example.seat, action)
    try:
        return move, phrased(before.game, before.view(example.seat), move.data)
    except (AttributeError, LookupError, RuntimeError, StopIteration, TypeError, ValueError):
        return None


def numbers_of(example: Example, view: Mapping[str, Any]) -> dict[str, int]:
    """The numbers that an example's sentence is said with."""
    return {name: _number_at(view, path) for name, path in example.numbers.items()}


def _number_at(view: Any, path: str) -> int:
    """A number of a view, as at `players.0.florins` or `cities.milano.room`; of a list, how long it is."""
    for key in path.split("."):
        if isinstance(view, Mapping):
            view = view[key]
        elif key.isdecimal():
            view = view[int(key)]
        else:
            view = next(row for row in view if key in (row.get("name"), row.get("city")))
    return len(view) if isinstance(view, list | tuple) else int(view)


def _example(about: Mapping[str, Any], positions: Mapping[str, Mapping[str, Any]]) -> Example:
    return Example(
        clauses=tuple(about["clauses"]),
        name=about.get("name"),
        position=positions[about["position"]],
        seat=about.get("seat", 0),
        move=about.get("move"),
        refused=about.get("refused"),
        part=about.get("part", PARTS[0]),
        at=tuple(about.get("at", ())),
        tells=tuple(about.get("tells", ())),
        numbers=about.get("numbers", {}),
    )
