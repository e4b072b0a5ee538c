"""Pages of fields: what a game's views, positions and moves hold, made from its types and from games played by lot.

`scripts/types` writes them; a test holds that they are up to date.
"""

from __future__ import annotations

import inspect
import random
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import signoria
from signoria.core.game import Game
from signoria.core.play.match import Match
from signoria.core.play.options import word
from signoria.core.rules.moves import FixedMoveBook
from signoria.core.text.words import Catalogue
from signoria.server.codegen.typescript import field_notes, returned_by

SEED = 1
INTRODUCTION = """\
<!-- Made by scripts/types; do not edit. -->

# {title}: fields

What a program reads and writes of {title}: the view of a seat, a whole position, and a move. Seats are numbers
from 0 on.
"""
VIEW = """\
## The view

`match.view(seat)` is all that a seat may know, `match.view(None)` what a spectator may; it is {name}.
"""
POSITION = """\
## The position

`match.position()` is everything there is, secrets too, and `game.from_position` reads it back. `[]` stands for every
place of a list, `*` for every name.

| field | type | meaning |
| --- | --- | --- |
"""
MOVES = """\
## Moves

`move.text` is what is played, and `move.data` what it does: `do` says which of these moves it is.

| `do` | an example of `text` | other fields of `data` |
| --- | --- | --- |
"""
HEADER = {
    "game": "the game's name",
    "rules": "the version of its rules",
    "components": "a hash of its component data",
    "seats": "how many play",
    "options.*": "every option's choice, by its name",
    "first": "who began",
    "generator": "what all chance to come follows from",
}

VIEW_FIELDS = {
    "game": "the game's name",
    "seats": "how many play",
    "options": "every option's choice, by its name",
    "phase": "what is decided now",
    "sheet": "the score sheet, once the game is over",
    "lines": "the points one by one",
    "clause": "the clause that gives them",
    "why": "which sentence tells it: `sheet-line-<why>`",
    "count": "how many there are",
    "points": "how many points it gives",
}
"""What views of all games hold and no page has a label for."""


@dataclass
class Met:
    """What was met in games by lot: positions, and for every kind of move an example and its data."""

    positions: list[dict[str, Any]] = field(default_factory=list)
    moves: dict[str, list[signoria.Move]] = field(default_factory=dict)


def played_by_lot(game: Game) -> Met:
    """Whole games with every number of seats, with the first and with the last choice of every option; and every move
    that has a number of its own, met or not."""
    met = Met()
    book = game.book if isinstance(game.book, FixedMoveBook) else getattr(game.book, "fixed", None)
    for move in book.by_id.values() if isinstance(book, FixedMoveBook) else ():
        met.moves.setdefault(str(move.data["do"]), []).append(move)
    for seats in game.seats:
        for place in (0, -1):
            fitting = {option.name: option for option in game.options.values() if seats in option.seats}
            options = {name: word(option.choices[place]) for name, option in fitting.items()}
            _watch(game.start(seats, SEED, **options), random.Random(SEED), met)  # type: ignore[arg-type]
    return met


def _watch(match: Match, dice: random.Random, met: Met) -> None:
    while not match.over:
        seat = dice.choice(match.to_act)
        moves = match.legal(seat)
        met.positions.append(match.position())
        for move in moves:
            met.moves.setdefault(str(move.data["do"]), []).append(move)
        match.play(seat, dice.choice(moves))
    met.positions.append(match.position())


# -- views


def spelled(kind: Any) -> str:
    """A type as Python writes it."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (typing.NotRequired, typing.Required, typing.Annotated):
        return spelled(inner[0])
    if origin is Literal:
        return " or ".join(f"`{value}`" for value in inner)
    if origin in (Union, types.UnionType):
        return " or ".join(dict.fromkeys(spelled(part) for part in inner))
    if origin is list or origin is tuple:
        return f"list of {spelled(inner[0])}"
    if origin is dict:
        return f"{spelled(inner[1])} by name"
    if kind is types.NoneType:
        return "null"
    if typing.is_typeddict(kind):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    return {bool: "true or false", int: "number", str: "text"}.get(kind, getattr(kind, "__name__", str(kind)))


def parts_of(kind: Any) -> Iterator[Any]:
    """The typed dictionaries that a type is made of."""
    if typing.is_typeddict(kind):
        yield kind
    else:
        for inner in get_args(kind):
            yield from parts_of(inner)


def view_tables(root: Any, words: Catalogue) -> Iterator[str]:
    """A table for the view and for each of its parts, in the order in which they are met."""
    waiting: list[tuple[Any, str]] = [(root, "")]
    for kind, parent in waiting:
        notes = field_notes(kind)
        rows = []
        for name, hint in get_type_hints(kind, include_extras=True).items():
            for part in parts_of(hint):
                if all(part is not known for known, _ in waiting):
                    waiting.append((part, name))
            meaning = notes.get(name) or label(words, parent, name) or VIEW_FIELDS.get(name, "")
            rows.append(f"| `{name}` | {spelled(hint)} | {' '.join(meaning.split())} |")
        about = " ".join(inspect.cleandoc(kind.__doc__ or "").split())
        yield "\n".join(
            [f"### {kind.__name__}", "", about, "", "| field | type | meaning |", "| --- | --- | --- |", *rows]
        )


def label(words: Catalogue, parent: str, name: str) -> str:
    """What the page calls a name of a view, within its parent if it has a name of its own there."""
    asked = name.replace("_", "-")
    sheet = ("sheet", "view") if parent == "sheet" else ("view", "sheet")
    prefixes = (f"view-{parent.replace('_', '-')}", *sheet, "word")
    for message in (*(f"{prefix}-{asked}" for prefix in prefixes), f"option-name-{asked}"):
        if words.has(message):
            return words.say(message)
    return ""


# -- positions


def position_rows(fields: Mapping[str, str], path: str, values: list[Any]) -> Iterator[tuple[str, str, str]]:
    """Field, type and meaning of all that is under a path; LookupError names what has no meaning."""
    held = [value for value in values if value is not None]
    if held and all(isinstance(value, dict) for value in held):
        if len(held) < len(values):
            yield path, "fields or null", _meaning(fields, path)
        is_by_name = any(known == f"{path}.*" or known.startswith(f"{path}.*.") for known in fields)
        if is_by_name:
            yield from position_rows(fields, f"{path}.*", [inner for value in held for inner in value.values()])
        else:
            for name in dict.fromkeys(name for value in held for name in value):
                inner = [value[name] for value in held if name in value]
                yield from position_rows(fields, f"{path}.{name}" if path else name, inner)
    elif held and all(_is_list_of_fields(value) for value in held) and any(held):
        yield from position_rows(fields, f"{path}[]", [inner for value in held for inner in value])
    else:
        yield path, kind_of(values), _meaning(fields, path)


def _is_list_of_fields(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(inner, dict) for inner in value)


def _meaning(fields: Mapping[str, str], path: str) -> str:
    if path not in fields:
        raise LookupError(f"{path} of a position has no meaning: write one in the game's position.py")
    return fields[path]


def kind_of(values: list[Any]) -> str:
    """What kind of values these are."""
    kinds: dict[str, list[Any]] = {}
    for value in values:
        name = {bool: "true or false", int: "number", str: "text", list: "list", dict: "fields"}.get(
            type(value), "null"
        )
        kinds.setdefault(name, []).append(value)
    inner = [one for value in kinds.get("list", []) for one in value]
    listed = f"list of {kind_of(inner)}" if inner else "list"
    order = ("true or false", "number", "text", "list", "fields", "null")
    return " or ".join(listed if name == "list" else name for name in order if name in kinds)


# -- pages


def move_rows(met: Met) -> Iterator[str]:
    """A row for every kind of move."""
    for do, moves in sorted(met.moves.items()):
        held: dict[str, list[Any]] = {}
        for move in moves:
            for name, value in move.data.items():
                held.setdefault(name, []).append(value)
        others = ", ".join(f"`{name}`: {kind_of(values)}" for name, values in held.items() if name != "do")
        yield f"| `{do}` | `{max(moves[:50], key=lambda move: len(move.text)).text}` | {others} |"


def page(game: Game) -> str:
    """A game's page."""
    met, words = played_by_lot(game), game.words("en")
    view = returned_by(game.kit.view)
    blank, _ = game.blank(max(game.seats), 0, {})
    fields = HEADER | dict(game.kit.position.meanings(game, blank))
    found = list(position_rows(fields, "", met.positions))
    unmet = fields.keys() - {path for path, _, _ in found}
    if unmet:
        raise LookupError(f"no position of {game.name} has {', '.join(sorted(unmet))}")
    rows = [f"| `{path}` | {kind} | {meaning} |" for path, kind, meaning in found]
    parts = [
        INTRODUCTION.format(title=game.title),
        VIEW.format(name=f"[{view.__name__}](#{view.__name__.lower()})"),
        *(f"{table}\n" for table in view_tables(view, words)),
        POSITION + "\n".join(rows) + "\n",
        MOVES + "\n".join(move_rows(met)) + "\n",
    ]
    return "\n".join(parts)


def field_pages() -> dict[str, str]:
    """Every page of fields, by its path in the repository."""
    return {f"docs/fields/{name}.md": page(signoria.game(name)) for name in signoria.GAMES}
