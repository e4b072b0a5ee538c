"""The page's types: up to date, and made from every kind of Python type the server uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Required, TypedDict

import msgspec
import pytest

import signoria
from signoria.server.codegen.field_pages import page, position_rows
from signoria.server.codegen.typescript import Declarations, files, game_types, protocol_types, returned_by

ROOT = Path(__file__).parents[3]


def test_the_types_of_the_page_are_up_to_date() -> None:
    for path, text in files().items():
        assert (ROOT / path).read_text(encoding="utf-8") == text, f"run scripts/types: {path} is not up to date"


def test_the_pages_of_fields_are_up_to_date(game_name: str) -> None:
    file = ROOT / "docs" / "fields" / f"{game_name}.md"
    assert file.read_text(encoding="utf-8") == page(signoria.game(game_name)), f"run scripts/types: {file.name} is old"


def test_every_game_and_no_other_has_a_page_of_fields() -> None:
    assert {file.stem for file in (ROOT / "docs" / "fields").glob("*.md")} == set(signoria.GAMES)


def test_a_field_of_a_position_without_a_meaning_is_named() -> None:
    fields = {"deck": "cards", "players[].hand.*": "by colour", "auction": "if one runs", "auction.bid": "the last"}
    positions: list[dict[str, Any]] = [
        {"deck": [], "players": [{"hand": {"red": 1}}], "auction": None},
        {"deck": ["a", 1], "players": [{"hand": {"red": None, "blue": 2}}], "auction": {"bid": True}},
    ]
    assert list(position_rows(fields, "", positions)) == [
        ("deck", "list of number or text", "cards"),
        ("players[].hand.*", "number or null", "by colour"),
        ("auction", "fields or null", "if one runs"),
        ("auction.bid", "true or false", "the last"),
    ]
    with pytest.raises(LookupError, match=r"^players\[\]\.coins of a position has no meaning"):
        list(position_rows(fields, "", [{"players": [{"coins": 1}]}]))


def test_making_the_types_again_changes_nothing() -> None:
    assert files() == files()


def test_no_game_has_types_but_those_of_the_house() -> None:
    written = {path.parent.name for path in (ROOT / "web/src/games").glob("*/view.ts")}
    assert written == set(signoria.GAMES)


class Window(TypedDict):
    """A window."""

    panes: list[int]
    opens: NotRequired[bool]


class House(TypedDict):
    """A house: what everybody sees
    from the street.

    And what its people see.
    """

    number: int | None
    """On the door."""
    windows: dict[str, Window]
    mood: Literal["grand", "modest"]
    words: list[bool | str]
    pairs: list[dict[str, int | str]]
    corners: tuple[float, ...]


def test_a_typed_dictionary_becomes_an_interface_after_those_it_needs() -> None:
    declarations = Declarations()
    assert declarations.spell(list[House]) == "House[]"
    assert declarations.spell(House | None) == "House | null"
    assert declarations.text() == TYPED_DICTIONARIES


TYPED_DICTIONARIES = """// Made by scripts/types; do not edit.

/** A window. */
export interface Window {
  panes: number[];
  opens?: boolean;
}

/**
 * A house: what everybody sees from the street.
 *
 * And what its people see.
 */
export interface House {
  /** On the door. */
  number: number | null;
  windows: Record<string, Window>;
  mood: "grand" | "modest";
  words: (boolean | string)[];
  pairs: Record<string, number | string>[];
  corners: number[];
}
"""


class Knock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="knock"):
    """A message from the page."""

    times: Annotated[int, msgspec.Meta(ge=1)]
    loudly: bool = False


class Answer(msgspec.Struct, frozen=True, tag_field="it", tag="answer"):
    """A message to the page."""

    view: msgspec.Raw
    arguments: dict[str, Any] = msgspec.field(name="with", default_factory=dict)


@dataclass
class Body:
    __pydantic_config__ = {"extra": "forbid"}  # noqa: RUF012
    name: str
    options: dict[str, bool] = field(default_factory=dict)


@dataclass
class Reply:
    name: str = ""


def test_what_has_a_default_may_be_left_out_of_what_the_page_sends_and_of_nothing_else() -> None:
    declarations = Declarations()
    for kind in (Knock, Answer, Body, Reply):
        declarations.declare(kind)
    declarations.union("Both", ["Knock", "Answer"], "")
    assert declarations.text() == MESSAGES


MESSAGES = """// Made by scripts/types; do not edit.

/** A message from the page. */
export interface Knock {
  do: "knock";
  times: number;
  loudly?: boolean;
}

/** A message to the page. */
export interface Answer {
  it: "answer";
  view: unknown;
  with: Record<string, unknown>;
}

export interface Body {
  name: string;
  options?: Record<string, boolean>;
}

export interface Reply {
  name: string;
}

export type Both = Knock | Answer;
"""


class Garden(TypedDict, total=False):
    trees: list[str]
    wall: Required[str]


def test_a_typed_dictionary_says_itself_what_may_be_missing() -> None:
    declarations = Declarations()
    declarations.declare(Garden)
    assert declarations.text().endswith("export interface Garden {\n  trees?: string[];\n  wall: string;\n}\n")


def test_a_union_too_long_for_a_line_has_a_line_for_each() -> None:
    declarations = Declarations()
    parts = [f"SomethingWithALongName{number}" for number in range(6)]
    declarations.union("Many", parts, "Many things.")
    lines = declarations.text().splitlines()[2:]
    assert lines == [
        "/** Many things. */",
        "export type Many =",
        *(f"  | {part}" for part in parts[:-1]),
        f"  | {parts[-1]};",
    ]


@pytest.mark.parametrize("kind", [set[int], bytes, dict[int, str], tuple[int, str], complex, list, Path])
def test_a_type_the_page_cannot_have_is_refused_with_a_sentence(kind: Any) -> None:
    with pytest.raises(TypeError, match=r"^the page has no type for .*: declare it otherwise, or teach server"):
        Declarations().spell(kind)


def test_two_types_of_one_name_are_refused() -> None:
    declarations = Declarations()
    declarations.declare(Window)
    other = msgspec.defstruct("Window", [("panes", int)])
    with pytest.raises(TypeError, match="two types are called Window: one of them needs another name"):
        declarations.declare(other)


def test_every_name_of_a_view_and_every_kind_of_event_is_in_its_game_types(game_name: str) -> None:
    game = signoria.game(game_name)
    text = game_types(game)
    for name in game.start(min(game.seats), 1).view(0):
        assert f"\n  {name}: " in text, name
    for event in game.kit.events:
        assert text.count(f'{{ kind: "{event.name}"; data: ') == 1
        for argument, wording in event.arguments.items():
            assert returned_by(wording) in (bool, int, str, list[str]), argument


def test_every_message_is_one_of_what_is_asked_or_told() -> None:
    text = protocol_types()
    for name in ("FromPage", "ToPage"):
        assert f"export type {name} =" in text
    assert "_FromPage" not in text
