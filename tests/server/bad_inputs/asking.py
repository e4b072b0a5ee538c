"""HTTP requests: right ones, and such with something wrong in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from tests.server.bad_inputs.doors import Door
from tests.server.bad_inputs.values import Values

WAYS = (
    ("right", 12),
    ("one thing", 34),
    ("several things", 10),
    ("another's id", 6),
    ("torn body", 9),
    ("parameter", 12),
    ("kind of body", 5),
    ("header", 7),
    ("head", 4),
    ("length", 2),
    ("noise", 2),
)
"""What is done to a request, and how often."""
PARAMETERS: tuple[str, ...] = (
    "", "0", "-1", "x", "\0", "a\0b", "../..", "..%2f..", "%", "%zz",
    "%ff%fe", "%ed%a0%80", "\u202e", "é", "\N{CASTLE}" * 40,
    "9" * 25, "9" * 5_000, "a" * 300, "1e5", "0x10", "1.0", "NaN", "true",
    "null", "[]", "{}", " ", "+", "A" * 16, "'--", ";",
    "0123456789abcdef", "aaaaaaaa", "spectator", "-0", "٣", "\N{FULLWIDTH DIGIT ONE}",
    "\r\nX: y", "a/b", "a?b", "a#b", "live", "%00",
)  # fmt: skip
NOT_TO_BE_KEPT = ("a\0b", 2**63, "\ufffe", "@half a pair@")
"""What a database refuses, or another one takes."""
METHODS = (
    "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "BREW", "get", "X" * 40,
)  # fmt: skip
KINDS = (
    "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary=x", "",
    "application/json; charset=utf-7", "application/json; charset=nonsense",
    "application/vnd.x+json", "APPLICATION/JSON",
    "application/json, text/plain", "json", "application/xml", "application/json;", "/", ";;;", "image/png\t",
)  # fmt: skip
HEADERS: tuple[tuple[str, tuple[bytes, ...]], ...] = (
    ("Origin", (b"null", b"https://example.org", b"http://", b"http://[::1", b"\xff\xfe", b"file://", b"x" * 3000)),
    ("Host", (b"", b"example.org", b"127.0.0.1:99999", b"[::1", b"a@127.0.0.1", b"\xff", b"127.0.0.1:-1", b"a b")),
    ("Cookie", (
        b"signoria_guest=", b"signoria_guest=\xff\xfe", b"signoria_guest=" + b"a" * 4000, b"signoria_guest", b";;;=;",
        b"signoria_guest=\"a\\\"b\"", b"=x; signoria_guest=a; signoria_guest=b", b"a=b; " * 400, b"signoria_guest=%00",
        b"signoria_guest=\"\\377\\400\"",
    )),
    ("Accept-Language", (b"", b"fr", b"fr;q=x", b"xx," * 600, b"\xff", b";;;", b"-", b"en-" * 200)),
    ("Accept", (b"", b"text/html", b"text/html;q=abc", b"*/*;" * 200, b"\xff", b"text/html, application/json;q=9")),
    ("Accept-Encoding", (b"gzip", b"br;q=9", b"\xff", b"identity;q=0, *;q=0", b"gzip," * 300)),
    ("If-None-Match", (b"*", b'"', b'W/"x', b"\xff", b"x" * 3000)),
    ("If-Modified-Since", (b"now", b"Mon, 99 Foo 9999 99:99:99 GMT", b"\xff")),
    ("Range", (
        b"bytes=", b"bytes=-", b"bytes=9-1", b"bytes=0-0,1-1," * 90, b"bytes=-99999999999999999999", b"lines=1",
        b"\xff",
    )),
    ("If-Range", (b"\xff", b'"x"')),
    ("User-Agent", (b"", b"\xff\xfe", b"x" * 4000, b"Mozilla/5.0 (\0)")),
    ("Authorization", (b"Bearer", b"Bearer \xff", b"Basic !!!", b"x" * 2000)),
    ("X-Forwarded-For", (b"", b"1.2.3.4", b"::ffff:1.2.3.4, x", b"\xff", b"a," * 900, b"999.1.1.1")),
    ("X-Forwarded-Proto", (b"https", b"\xff", b"gopher")),
    ("Forwarded", (b"for=", b'for="[::1', b"\xff")),
    ("Connection", (b"close", b"upgrade", b"\xff", b"keep-alive, upgrade, x")),
    ("Upgrade", (b"websocket", b"h2c", b"\xff")),
    ("Expect", (b"100-continue", b"200-maybe")),
    ("Content-Encoding", (b"gzip", b"br", b"\xff")),
    ("Sec-WebSocket-Key", (b"", b"x", b"\xff")),
    ("Sec-WebSocket-Version", (b"13", b"99", b"x")),
    ("TE", (b"trailers", b"\xff")),
    ("Bad Name", (b"x",)),
    ("X\0", (b"x",)),
    ("", (b"x",)),
    ("x" * 3000, (b"y",)),
)  # fmt: skip


@dataclass
class Asked:
    """A request as bytes, and what it is."""

    content: bytes
    door: Door
    role: str
    way: str
    is_last: bool = False
    """Nothing can be sent behind it on the same connection."""

    @property
    def is_bad(self) -> bool:
        return self.way != "right"


@dataclass
class Draft:
    """What a request is made of."""

    method: str
    target: str
    headers: list[tuple[str, bytes]]
    body: bytes | None

    def as_bytes(self, version: str = "HTTP/1.1") -> bytes:
        headers = list(self.headers)
        if self.body is not None:
            headers.append(("Content-Length", str(len(self.body)).encode()))
        lines = [f"{self.method} {self.target} {version}".encode()]
        lines += [name.encode() + b": " + value for name, value in headers]
        return b"\r\n".join(lines) + b"\r\n\r\n" + (self.body or b"")


class Asking:
    """Writes requests for somebody."""

    def __init__(self, values: Values, host: str) -> None:
        self.values, self.dice, self.host = values, values.dice, host

    def request(self, door: Door, role: str, cookie: str) -> Asked:
        """A request at this door, of a way drawn by chance."""
        way = self.dice.choices([way for way, _ in WAYS], [weight for _, weight in WAYS])[0]
        if way in ("one thing", "several things", "torn body", "kind of body") and door.body is None:
            way = "parameter" if door.parameters and way != "kind of body" else "header"
        right = {one.name: self._right(one.schema, one.name, door) for one in door.parameters}
        body = None if door.body is None else self._body(door)
        given = {one.name: self._text(right[one.name]) for one in door.parameters}
        query = {
            one.name: given[one.name]
            for one in door.parameters
            if one.place == "query" and (one.is_needed or self.dice.random() < 0.6)
        }
        content = None if body is None else self._encoded(body, door)
        draft = Draft(door.method, "", self._headers(door, cookie), content)
        if way == "another's id":
            given = {name: self._anything_known() for name in given}
        elif way == "parameter" and given:
            spoiled = self.dice.choice(list(given))
            given[spoiled] = self.dice.choice(PARAMETERS)
            if spoiled in {one.name for one in door.parameters if one.place == "query"}:
                query[spoiled] = given[spoiled]
        elif way in ("one thing", "several things"):
            for _ in range(1 if way == "one thing" else self.dice.randrange(2, 6)):
                body = self.values.spoiled(body)
            draft.body = self._encoded(body, door)
        elif way == "torn body":
            draft.body = self.values.torn(draft.body or b"")
        draft.target = self._target(door, given, query, raw=way == "parameter" and self.dice.random() < 0.5)
        return self._finished(draft, door, role, way)

    def every_field(self, door: Door, role: str, cookie: str) -> Iterator[Asked]:
        """One request for every parameter and every field of a body, with each of what databases do not take in it."""
        for odd in NOT_TO_BE_KEPT:
            for one in door.parameters:
                given = {
                    other.name: self._text(self._right(other.schema, other.name, door)) for other in door.parameters
                }
                given[one.name] = str(odd)
                query = {other.name: given[other.name] for other in door.parameters if other.place == "query"}
                content = None if door.body is None else self._encoded(self._body(door), door)
                target = self._target(door, given, query, raw=False)
                yield Asked(
                    Draft(door.method, target, self._headers(door, cookie), content).as_bytes(), door, role, "field"
                )
            found = None if door.body is None else self.values.right(door.body, whole=True)
            body: dict[str, Any] = found if isinstance(found, dict) else {}
            for name in body:
                given = {
                    other.name: self._text(self._right(other.schema, other.name, door)) for other in door.parameters
                }
                target, spoiled = self._target(door, given, {}, raw=False), {**body, name: odd}
                content = self.values.text(spoiled).encode("utf-8", "surrogatepass")
                yield Asked(
                    Draft(door.method, target, self._headers(door, cookie), content).as_bytes(), door, role, "field"
                )

    def _finished(self, draft: Draft, door: Door, role: str, way: str) -> Asked:
        dice = self.dice
        if way == "kind of body":
            draft.headers = [(name, value) for name, value in draft.headers if name != "Content-Type"]
            draft.headers += [("Content-Type", dice.choice(KINDS).encode())] * dice.choice((1, 1, 2, 0))
        elif way == "header":
            self._spoil_headers(draft)
            return Asked(draft.as_bytes(), door, role, way, is_last=True)
        elif way == "head":
            return Asked(self._spoiled_head(draft), door, role, way, is_last=True)
        elif way == "length":
            return Asked(self._spoiled_length(draft), door, role, way, is_last=True)
        elif way == "noise":
            return Asked(dice.randbytes(dice.randrange(1, 400)) + b"\r\n\r\n", door, role, way, is_last=True)
        return Asked(draft.as_bytes(), door, role, way)

    def _right(self, schema: Any, name: str, door: Door) -> Any:
        """A real value of a parameter: for an id one of those that this part of the house gives."""
        first = "/".join(door.path.split("/")[:3])
        return self.values.right(schema, f"{name} {first}" if f"{name} {first}" in self.values.known else name)

    def _anything_known(self) -> str:
        return self._text(self.dice.choice(self.values.known[self.dice.choice(list(self.values.known))]))

    def _text(self, value: Any) -> str:
        return str(value).lower() if isinstance(value, bool) else str(value)

    def _body(self, door: Door) -> Any:
        assert door.body is not None
        if door.media != "application/json":
            return self.dice.choice(self.values.known.get("record", ["x"]))
        return self.values.right(door.body)

    def _encoded(self, body: Any, door: Door) -> bytes:
        if door.media != "application/json" and isinstance(body, str):
            return body.encode("utf-8", "surrogatepass")
        return self.values.text(body).encode("utf-8", "surrogatepass")

    def _headers(self, door: Door, cookie: str) -> list[tuple[str, bytes]]:
        headers = [("Host", self.host.encode()), ("Origin", f"http://{self.host}".encode())]
        if door.body is not None:
            headers.append(("Content-Type", door.media.encode()))
        return [*headers, ("Cookie", cookie.encode())] if cookie else headers

    def _target(self, door: Door, given: dict[str, str], query: dict[str, str], *, raw: bool) -> str:
        """The address with what is given in it; `raw` as it is, where it can be sent at all."""

        def written(text: str) -> str:
            kept = "".join(letter for letter in text if " " < letter < "\x7f")
            return kept if raw else quote(text, safe="")

        target = door.path
        for one in door.parameters:
            if one.place == "path":
                target = target.replace(f"{{{one.name}:path}}", f"{{{one.name}}}")
                target = target.replace(f"{{{one.name}}}", written(given[one.name]))
        if query:
            target += "?" + "&".join(f"{name}={written(text)}" for name, text in query.items())
        return target

    def _spoil_headers(self, draft: Draft) -> None:
        for _ in range(self.dice.choice((1, 1, 1, 3))):
            name, values = self.dice.choice(HEADERS)
            if self.dice.random() < 0.7:
                draft.headers = [(one, value) for one, value in draft.headers if one != name]
            draft.headers.append((name, self.dice.choice(values)))
        if self.dice.random() < 0.05:
            draft.headers += [(f"X-{number}", b"y") for number in range(300)]

    def _spoiled_head(self, draft: Draft) -> bytes:
        dice, version = self.dice, "HTTP/1.1"
        roll = dice.random()
        if roll < 0.45:
            draft.method = dice.choice(METHODS)
        elif roll < 0.65:
            draft.target += dice.choice((
                "/", "//", "?", "?&&==&", "?" + "a=b&" * 900, "#x", "/..", "/%2e%2e/", "%", "?%", "?x=%ff", "\\",
                "x" * 20_000,
                "?game=%00", "?skip=9" + "9" * 5000, ";a=b", "?[]=1", "?skip=1&skip=2",
            ))  # fmt: skip
        elif roll < 0.75:
            draft.target = dice.choice(
                ("*", "", "x", "http://127.0.0.1/", "//", "/\xe9", "/api", "?", "/api/../health", "/assets/../x")
            )
        elif roll < 0.85:
            version = dice.choice(("HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "HTTP/1.1 x", "HTTP", "", "ICY"))
        elif roll < 0.92:
            return draft.as_bytes().replace(b"\r\n", b"\n")
        else:
            return self.values.torn(draft.as_bytes()) + b"\r\n\r\n"
        return draft.as_bytes(version)

    def _spoiled_length(self, draft: Draft) -> bytes:
        """A body whose length is told wrongly, or in pieces that are none."""
        dice, body = self.dice, draft.body or b"{}"
        draft.body = None
        told: tuple[tuple[tuple[str, bytes], ...], bytes] = dice.choice((
            ((("Content-Length", str(max(0, len(body) - 2)).encode()),), body),
            ((("Content-Length", b"-1"),), body),
            ((("Content-Length", b"1" * 30),), body),
            ((("Content-Length", b"\xb2"),), body),
            ((("Content-Length", b"2"), ("Content-Length", b"3")), body),
            ((("Content-Length", b"70000"),), body + b" " * (70_000 - len(body))),
            ((("Content-Length", b"400000"),), body + b" " * (400_000 - len(body))),
            ((("Transfer-Encoding", b"chunked"),), b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)),
            ((("Transfer-Encoding", b"chunked"),), b"zz\r\n" + body),
            ((("Transfer-Encoding", b"chunked"),), b"fffffffffffffffff\r\n" + body),
            ((("Transfer-Encoding", b"chunked"), ("Content-Length", b"2")), b"0\r\n\r\n"),
            ((("Transfer-Encoding", b"gzip, chunked"),), b"0\r\n\r\n"),
            ((), body),
            (() if dice.random() < 0.8 else (("Content-Length", str(len(body) + 5).encode()),), body),
        ))  # fmt: skip
        draft.headers += told[0]
        return draft.as_bytes() + told[1]


def doors_in_turn(doors: tuple[Door, ...], dice: random.Random) -> list[Door]:
    """Every door once, in a new order."""
    return dice.sample(doors, len(doors))
