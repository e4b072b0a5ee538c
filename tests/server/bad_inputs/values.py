"""Values as a schema wishes them, and what is put in their place."""

from __future__ import annotations

import copy
import json
import random
import re
import string
from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.server.bad_inputs.doors import Schema

ALPHABETS = (
    "0123456789abcdef",
    string.digits,
    string.ascii_lowercase + string.digits,
    string.ascii_letters + string.digits + "-_",
)
LENGTHS = (1, 2, 6, 8, 16, 22, 32, 64, 87)
RAW = {
    "@deep list@": "[" * 400 + "]" * 400,
    "@deeper list@": "[" * 20_000 + "]" * 20_000,
    "@deep object@": '{"a":' * 400 + "1" + "}" * 400,
    "@open list@": "[" * 20_000,
    "@many digits@": "9" * 6_000,
    "@beyond all@": "1e999",
    "@minus beyond@": "-1e999",
    "@not a number@": "NaN",
    "@infinite@": "-Infinity",
    "@half a pair@": '"\\ud800"',
    "@other half@": '"a\\udfff\\ud800b"',
    "@bad escape@": '"\\x41"',
    "@minus zero@": "-0",
    "@many fraction@": "0." + "1" * 500,
    "@comment@": "/* */ 1",
}
"""What no JSON library writes, put where its name stands."""
NO_UTF_8 = (b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\x80")
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 255, 65_536, 2**31, -(2**31) - 1, 2**53 + 1, 2**63, -(2**63) - 1, 2**64, 10**30,
    0.5, -0.0, 1e-320, 1e300, "", " ", "x", "0", "1", "-1", "1.0", "true", "null", "NaN", "\0", "a\0b", "\x7f", "\r\n",
    "a\r\nSet-Cookie: x=y", "\u202ea", "\u200b", "\ufeff", "\ufffe", "é" * 200, "\N{CASTLE}" * 120,
    "\N{MATHEMATICAL DOUBLE-STRUCK CAPITAL A}" * 60, "x" * 41,
    "x" * 600, "x" * 5_000, "a b", "../../etc/passwd", "%00", "%2e%2e", "' OR 1=1 --", '"; DROP TABLE guest; --',
    "<script>alert(1)</script>", "{{7*7}}", "${7*7}", "%s%n", "[]", "{}", [], {}, [None], [[]], [0] * 300, ["x"] * 40,
    {"": ""}, {"\0": 1}, {"a": None}, {"id": 1}, {"do": "hello"}, {"say": "x"}, {str(n): n for n in range(60)},
    *RAW,
)  # fmt: skip


class Values:
    """Draws values; `known` has real ones by the names under which they are asked for."""

    def __init__(self, dice: random.Random, parts: Mapping[str, Schema], known: Mapping[str, list[Any]]) -> None:
        self.dice, self.parts, self.known = dice, parts, known

    def right(self, schema: Schema, name: str = "", *, whole: bool = False) -> Any:
        """A value that the schema allows, a real one if there is; `whole` with all fields that it may have."""
        dice = self.dice
        if "$ref" in schema:
            return self.right(self.parts[schema["$ref"].rpartition("/")[2]], name, whole=whole)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.right(dice.choice(schema[several]), name, whole=whole)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return dice.choice(schema["enum"])
        kind = schema.get("type", "object")
        if name in self.known and dice.random() < 0.85 and kind in ("string", "integer", "object"):
            fitting = [value for value in self.known[name] if fits(value, schema)]
            if fitting:
                return dice.choice(fitting)
        if kind == "object":
            return self._object(schema, whole=whole)
        return self._array(schema, name) if kind == "array" else getattr(self, f"_{kind}")(schema)

    def _object(self, schema: Schema, *, whole: bool) -> dict[str, Any]:
        needed = schema.get("required", [])
        made = {
            name: self.right(part, name)
            for name, part in schema.get("properties", {}).items()
            if whole or name in needed or self.dice.random() < 0.6
        }
        other = schema.get("additionalProperties")
        if isinstance(other, dict) or "properties" not in schema:
            for _ in range(self.dice.choice((0, 0, 1, 2))):
                made[self.dice.choice(("base", "word", "a"))] = self.right(
                    other if isinstance(other, dict) else {"type": "string"}
                )
        return made

    def _array(self, schema: Schema, name: str) -> list[Any]:
        least, most = schema.get("minItems", 0), schema.get("maxItems", 3)
        count = self.dice.randint(least, max(least, min(most, 3)))
        return [self.right(schema.get("items", {"type": "integer"}), name) for _ in range(count)]

    def _integer(self, schema: Schema) -> int:
        low, high = int(schema.get("minimum", 0)), int(schema.get("maximum", 1_000_000))
        return self.dice.choice((low, high, min(high, low + self.dice.randrange(8)), self.dice.randint(low, high)))

    def _number(self, schema: Schema) -> float:
        return self.dice.uniform(schema.get("minimum", 0.0), schema.get("maximum", 1e6))

    def _boolean(self, _schema: Schema) -> bool:
        return self.dice.random() < 0.5

    def _null(self, _schema: Schema) -> None:
        return None

    def _string(self, schema: Schema) -> str:
        ways = ways_to_match(schema.get("pattern", ""), schema.get("minLength", 0), schema.get("maxLength", 100))
        alphabet, length = self.dice.choice(ways) if ways else (ALPHABETS[2], 8)
        return alphabet if length < 0 else "".join(self.dice.choices(alphabet, k=length))

    def strange(self) -> Any:
        return copy.deepcopy(self.dice.choice(STRANGE))

    def spoiled(self, value: Any) -> Any:
        """The value with one thing in it changed."""
        dice = self.dice
        if isinstance(value, dict) and value and dice.random() < 0.85:
            made = dict(value)
            name = dice.choice(list(made))
            roll = dice.random()
            if roll < 0.15:
                del made[name]
            elif roll < 0.25:
                made[dice.choice(("extra", "__proto__", "", "\0", name.upper(), f"{name} ", "x" * 300))] = (
                    self.strange()
                )
            elif roll < 0.35:
                made[name] = dice.choice(
                    ([made[name]], {name: made[name]}, str(made[name]), made[name], [made[name]] * 99)
                )
            else:
                made[name] = self.spoiled(made[name])
            return made
        if isinstance(value, list) and value and dice.random() < 0.6:
            made_list = list(value)
            made_list[dice.randrange(len(made_list))] = self.strange()
            return made_list * dice.choice((1, 1, 1, 50))
        if isinstance(value, str) and dice.random() < 0.4:
            at = dice.randint(0, len(value))
            piece = dice.choice(("\0", "\ud800", "é", " ", "\n", "%", "/", "\u202e", "\\", "'", '"', "x" * 300))
            return value[:at] + piece + value[at:]
        return self.strange()

    def text(self, value: Any) -> str:
        """The value as JSON, or something like it."""
        text = json.dumps(value, ensure_ascii=self.dice.random() < 0.5)
        if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text) and self.dice.random() < 0.9:
            text = json.dumps(value)  # else it is no UTF-8, and most of a house is never reached by that
        for name, raw in RAW.items():
            text = text.replace(f'"{name}"', raw)
        return text

    def torn(self, content: bytes) -> bytes:
        """The bytes with something done to them that no page does."""
        dice = self.dice
        at, size = dice.randint(0, len(content)), dice.randrange(1, 9)
        return dice.choice((
            content[:at],
            content[:at] + content[at + size :],
            content[:at] + content[max(0, at - size) :],
            content[:at] + dice.randbytes(size) + content[at:],
            content[:at] + dice.choice(NO_UTF_8) + content[at:],
            b"\xef\xbb\xbf" + content,
            content.decode("utf-8", "replace").encode("utf-16"),
            content + content,
            content + b"\0" * size,
            b"[" + content + b"]",
            content.replace(b"}", b",}"),
            content.replace(b'"', b"'"),
            b"",
            dice.randbytes(dice.randrange(200)),
        ))  # fmt: skip


def fits(value: Any, schema: Schema) -> bool:
    """Whether a real value is what is asked for, as far as is easily seen."""
    if schema.get("type") == "integer":
        return isinstance(value, int) and schema.get("minimum", value) <= value <= schema.get("maximum", value)
    if schema.get("type") == "object":
        return isinstance(value, dict)
    return (
        isinstance(value, str)
        and re.search(schema.get("pattern", ""), value) is not None
        and len(value) <= schema.get("maxLength", len(value))
    )


@cache
def ways_to_match(pattern: str, least: int, most: int) -> list[tuple[str, int]]:
    """Letters and how many of them make a text that matches; words that do have the length -1."""
    ways = [(alphabet, length) for alphabet in ALPHABETS for length in LENGTHS if least <= length <= most]
    found = [(alphabet, length) for alphabet, length in ways if all(_matches(pattern, alphabet, length) for _ in "123")]
    return found + [(word, -1) for word in re.findall(r"[A-Za-z]{3,}", pattern) if re.search(pattern, word)]


def _matches(pattern: str, alphabet: str, length: int) -> bool:
    text = "".join(random.Random(length).choices(alphabet, k=length))
    return re.search(pattern, text) is not None and re.search(pattern, alphabet[-1] * length) is not None
