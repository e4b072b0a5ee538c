"""The page's types, made from the server's: views and events of each game, and the messages between both.

`scripts/types` writes them; a test holds that they are up to date.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import json
import re
import textwrap
import types
import typing
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Literal, NamedTuple, NotRequired, Required, Union, get_args, get_origin, get_type_hints

import msgspec

import signoria
from signoria.core.game import Game
from signoria.server.protocol import (
    account_bodies,
    bodies,
    example_facts,
    facts,
    house_bodies,
    lesson_facts,
    lobby_bodies,
    order_bodies,
    puzzle_facts,
    rating_bodies,
    replay_facts,
    tournament_bodies,
)
from signoria.server.protocol.from_page import FromPage
from signoria.server.protocol.to_page import ToPage

HEADER = "// Made by scripts/types; do not edit."
WIDTH = 120
PLAIN: dict[Any, str] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    None: "null",
    types.NoneType: "null",
    object: "unknown",
    Any: "unknown",
    msgspec.Raw: "unknown",
}


class Property(NamedTuple):
    """One name of an object: whether it may be left out, and what it holds."""

    name: str
    optional: bool
    kind: str


class Declarations:
    """TypeScript declarations of Python types and of all they are made of, each after what it needs."""

    def __init__(self) -> None:
        self._declared: dict[str, Any] = {}
        self._texts: list[str] = []

    def text(self) -> str:
        """A whole file."""
        return "\n\n".join([HEADER, *self._texts]) + "\n"

    def spell(self, kind: Any) -> str:
        """A Python type as TypeScript writes it, declared first if it has a name; TypeError if there is no such."""
        origin, inner = get_origin(kind), get_args(kind)
        if origin is typing.Annotated:
            return self.spell(inner[0])
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in inner)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.spell(part) for part in inner))
        if origin is list or (origin is tuple and inner[1:] == (...,)):
            return _array(self.spell(inner[0]))
        if origin is dict and inner[0] is str:
            return f"Record<string, {self.spell(inner[1])}>"
        if _is_object(kind):
            return self.declare(kind)
        if origin is None and kind in PLAIN:
            return PLAIN[kind]
        remedy = "declare it otherwise, or teach server/codegen/typescript.py"
        raise TypeError(f"the page has no type for {kind!r}: {remedy}")

    def declare(self, kind: Any) -> str:
        """Declare a TypedDict, dataclass or Struct as an interface; its name."""
        name: str = kind.__name__
        if name not in self._declared:
            self._declared[name] = kind
            self._texts.append(self._interface(kind))
        if self._declared[name] is not kind:
            raise TypeError(f"two types are called {name}: one of them needs another name")
        return name

    def _interface(self, kind: Any) -> str:
        notes = field_notes(kind)
        lines = [*_comment(_docstring(kind)), f"export interface {kind.__name__} {{"]
        for name, optional, spelled in self.properties(kind):
            lines += [f"  {line}" for line in _comment(notes.get(name, ""))]
            lines.append(f"  {name}{'?' if optional else ''}: {spelled};")
        return "\n".join([*lines, "}"])

    def properties(self, kind: Any) -> Iterator[Property]:
        """What an object holds; what has a default may be left out of what the page sends."""
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            config = kind.__struct_config__
            if config.tag is not None:
                yield Property(str(config.tag_field), False, json.dumps(config.tag))
            for field in msgspec.structs.fields(kind):
                left_out = config.forbid_unknown_fields and not field.required
                yield Property(field.encode_name, left_out, self.spell(field.type))
            return
        hints = get_type_hints(kind)
        may_miss = _may_miss(kind)
        yield from (Property(name, name in may_miss, self.spell(hint)) for name, hint in hints.items())

    def union(self, name: str, parts: list[str], meaning: str) -> None:
        """Declare one of several types, on one line if it fits."""
        together, apart = f"{' | '.join(parts)};", "\n".join(f"  | {part}" for part in parts) + ";"
        text = f"export type {name} = {together}"
        if len(text) > WIDTH:
            text = f"export type {name} =\n" + (f"  {together}" if len(together) + 2 <= WIDTH else apart)
        self._texts.append("\n".join([*_comment(meaning), text]))


def _is_object(kind: Any) -> bool:
    return isinstance(kind, type) and (
        typing.is_typeddict(kind) or dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct)
    )


def _may_miss(kind: Any) -> frozenset[str]:
    """What may be left out: of a TypedDict what it says, of a body that forbids all else what has a default."""
    if typing.is_typeddict(kind):
        marked = {name: get_origin(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
        return frozenset(
            name
            for name, mark in marked.items()
            if mark is NotRequired or (mark is not Required and not kind.__total__)
        )
    if not hasattr(kind, "__pydantic_config__"):
        return frozenset()
    missing = dataclasses.MISSING
    fields = dataclasses.fields(kind)
    return frozenset(field.name for field in fields if (field.default, field.default_factory) != (missing, missing))


def _array(spelled: str) -> str:
    outside = re.sub("<.*>", "", spelled)
    return f"({spelled})[]" if " | " in outside else f"{spelled}[]"


# -- comments


def _docstring(kind: Any) -> str:
    """What a type's own docstring says; a dataclass without one has only its signature there."""
    said = inspect.cleandoc(kind.__doc__ or "")
    return "" if said.startswith(f"{kind.__name__}(") else said


def field_notes(kind: Any) -> dict[str, str]:
    """The docstrings below the fields of a class."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    return {
        field.target.id: inspect.cleandoc(note.value.value)
        for field, note in pairwise(body.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant) and isinstance(note.value.value, str)
    }


def _comment(said: str) -> list[str]:
    """A comment of one line, or of several."""
    if not said:
        return []
    said = said.replace("*/", "* /")
    if "\n" not in said and len(said) <= WIDTH - 10:
        return [f"/** {said} */"]
    paragraphs = ["\n".join(textwrap.wrap(paragraph, WIDTH - 5)) for paragraph in said.split("\n\n")]
    lines = "\n\n".join(paragraphs).splitlines()
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


# -- the files


def returned_by(function: Callable[..., Any]) -> Any:
    """What a function is annotated to return; its arguments may be of types known to type checkers only."""
    only = types.SimpleNamespace(__annotations__={"return": function.__annotations__["return"]})
    return get_type_hints(only, globalns=function.__globals__)["return"]


def game_types(game: Game) -> str:
    """A game's view and events, as its board on the page reads them."""
    declarations = Declarations()
    view = declarations.declare(returned_by(game.kit.view))
    declarations.union("GameView", [view], "")
    events = [
        (event.name, {name: declarations.spell(returned_by(wording)) for name, wording in event.arguments.items()})
        for event in game.kit.events
    ]
    declarations.union("GameEvent", [_event(*event) for event in events], "What happens, by its kind.")
    return declarations.text()


def _event(kind: str, arguments: dict[str, str]) -> str:
    data = "; ".join(f"{name}: {spelled}" for name, spelled in arguments.items())
    return f"{{ kind: {json.dumps(kind)}; data: {f'{{ {data} }}' if data else 'Record<string, never>'} }}"


def protocol_types() -> str:
    """Everything that goes between page and server."""
    declarations = Declarations()
    facts_of = (facts, bodies, replay_facts, example_facts, lesson_facts, puzzle_facts)
    bodies_of = (account_bodies, rating_bodies, tournament_bodies, order_bodies, house_bodies, lobby_bodies)
    for module in (*facts_of, *bodies_of):
        for kind in vars(module).values():
            if _is_object(kind) and kind.__module__ == module.__name__:
                declarations.declare(kind)
    messages = (("FromPage", FromPage, "What a page may ask."), ("ToPage", ToPage, "What a page is told."))
    for name, union, meaning in messages:
        declarations.union(name, [declarations.declare(part) for part in get_args(union)], meaning)
    return declarations.text()


def files() -> dict[str, str]:
    """Every file of types, by its path in the repository."""
    games = [signoria.game(name) for name in signoria.GAMES]
    return {
        "web/src/lib/generated/protocol.ts": protocol_types(),
        **{f"web/src/games/{game.name}/view.ts": game_types(game) for game in games},
    }
