"""A real server in a process of its own, and visitors who talk to it."""

from __future__ import annotations

import http.client
import itertools
import json
import os
import signal
import threading
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from tests.server.nursery import NURSERY, serve_as

PATIENCE = 30.0
"""Seconds to wait for anything."""
KEYS = itertools.count(1)
"""For what pages ask: a server takes the same key for the same request."""
GENEROUS = {
    "new_guests": "100000/hour",
    "requests": "1000000/minute",
    "friend_asks": "100000/hour",
    "invitations": "100000/hour",
    "searches": "100000/hour",
    "new_tables": "100000/hour",
    "open_tables": 100_000,
    "looks": "1000000/minute",
    "new_records": "100000/hour",
    "connections": 10_000,
    "address_connections": 10_000,
    "openings": 1_000_000,
    "messages": 1_000_000,
    "previews": 1_000_000,
    "look_seconds": 1_000.0,
}
"""Limits for tests that are not about limits."""


@dataclass
class Server:
    """A server; its settings are those of `Settings`, with bots that do not wait and limits that are not reached."""

    database: str
    log: Path
    settings: dict[str, Any] = field(default_factory=dict)
    port: int = 0
    process: BaseProcess | None = None
    ahead: Any = None
    """How far its clock is ahead of this machine's, as `a_moved_clock` has it; None where it is not moved."""
    visited: threading.Event = field(default_factory=threading.Event)
    """Whether a page has come since it was last started."""

    def start(self) -> Self:
        """Start it, on the same port as the last time."""
        asked: dict[str, Any] = {"database": self.database, "port": self.port, "pace": 0.0, "workers": 1}
        asked.update(self.settings)
        asked["limits"] = {**GENEROUS, **asked.get("limits", {})}
        self.visited.clear()
        port, ready = NURSERY.Pipe(duplex=False)
        told = (asked, dict(os.environ), self.log, ready, self.ahead)
        started = NURSERY.Process(target=serve_as, args=told, daemon=True)
        started.start()
        ready.close()
        try:
            self.port = port.recv()
        except EOFError:
            raise AssertionError(self.log.read_text()) from None
        self.process = started
        return self

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    @property
    def pid(self) -> int:
        assert self.process is not None and self.process.pid is not None
        return self.process.pid

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; its exit status."""
        self.send_signal(how)
        assert self.process is not None
        self.process.join(PATIENCE)
        status = self.process.exitcode
        assert status is not None, "it has not ended"
        self.process = None
        return status

    def kill(self) -> None:
        """What a power cut does to the process."""
        self.stop(signal.SIGKILL)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.stop(signal.SIGKILL)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def bot_workers(self) -> list[int]:
        """The processes in which bots think."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(child) for child in children]

    def guest(self, name: str) -> Visitor:
        """A visitor with a name."""
        visitor = Visitor(self)
        visitor.post("/api/guest", {"name": name})
        return visitor


@dataclass
class Answer:
    """What came back over HTTP."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)


@dataclass
class Visitor:
    """Somebody with a browser: keeps the cookie, sends the server's own origin."""

    server: Server
    cookie: str = ""

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """A request, whatever comes of it."""
        sent = {"Origin": self.server.address, "Content-Type": "application/json"}
        if self.cookie:
            sent["Cookie"] = self.cookie
        sent.update({name.replace("_", "-"): value for name, value in headers.items()})
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        try:
            content = body if body is None or isinstance(body, bytes) else json.dumps(body)
            connection.request(method, path, content, sent)
            response = connection.getresponse()
            answer = Answer(response.status, dict(response.getheaders()), response.read().decode(errors="replace"))
        finally:
            connection.close()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    def post(self, path: str, body: object = None) -> Any:
        """A request that must be done."""
        answer = self.ask("POST", path, body)
        assert answer.status < 300, answer
        return answer.json if answer.text else None

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status == 200, answer
        return answer.json

    def open_table(
        self, game: str = "patrician", seats: int = 2, *, one_device: bool = False, hints: bool = False, **options: Any
    ) -> str:
        """A table that is not listed; at one for one device a visitor may take several seats."""
        wanted = {"game": game, "seats": seats, "options": options, "one_device": one_device, "hints": hints}
        return str(self.post("/api/tables", wanted)["id"])

    def sit(self, table: str, seat: int, **how: Any) -> str:
        """The token of the seat."""
        return str(self.post(f"/api/tables/{table}/seats/{seat}", how)["token"])

    def seat_bot(self, table: str, seat: int, level: str = "novice") -> None:
        self.post(f"/api/tables/{table}/seats/{seat}/bot", {"level": level})

    def start(self, table: str) -> None:
        self.post(f"/api/tables/{table}/start")

    def connect(self, table: str, token: str | None = None) -> Page:
        """A page at a table, greeted as the seat with this token or as a spectator."""
        page = Page(self, table)
        page.open()
        page.hello(token)
        return page


class Page:
    """A page on a socket: keeps every frame it was sent, and what the last ones of each kind said."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.frames: list[str] = []
        self.last: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    def open(self, **headers: str) -> None:
        address = f"{self.visitor.server.address.replace('http', 'ws')}/api/tables/{self.table}/live"
        sent = {"Cookie": self.visitor.cookie} if self.visitor.cookie else {}
        origin: Any = headers.pop("origin", self.visitor.server.address)
        opening = connect(
            address, origin=origin, additional_headers={**sent, **headers}, compression=None, open_timeout=PATIENCE
        )
        self.socket: ClientConnection = opening.__enter__()

    def hello(self, token: str | None) -> None:
        self.send({"do": "hello"} if token is None else {"do": "hello", "token": token})
        self.until("welcome")  # what was sent before may still come in
        self.until("chat")
        if self.last["seating"]["table"]["status"] in ("playing", "over", "ended"):
            self.until("play")
        self.visitor.server.visited.set()

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self) -> Any:
        """The next message."""
        frame = self.socket.recv(timeout=PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        self.last[message["it"]] = message
        if message["it"] == "play":
            self.log[message["log_from"] :] = message["log"]
        return message

    def until(self, *kinds: str) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = self.receive()
            if message["it"] in kinds:
                return message

    def ask(self, do: str, **what: Any) -> Any:
        """Ask for something with a new key; `accepted`, what was to be shown, or `refused`, whichever answers it."""
        key = what.setdefault("key", f"{os.getpid()}-{next(KEYS)}")
        self.send({"do": do, **what})
        while True:
            message = self.until("accepted", "refused", do)
            if message["key"] == key:
                return message

    @property
    def play(self) -> Any:
        return self.last["play"]

    def move(self, place: int = 0, **what: Any) -> Any:
        """Make one of the moves on offer."""
        return self.ask("move", id=self.play["moves"][place]["id"], seq=self.play["seq"], **what)

    def close(self) -> None:
        self.socket.close()


def settle(pages: list[Page]) -> None:
    """Let all pages hear of the newest move that one of them has heard of."""
    newest = max(page.play["seq"] for page in pages)
    for page in pages:
        if page.play["seq"] < newest:  # by a move, or only by something said since
            page.send({"do": "ping"})
            page.until("pong")


def play_out(pages: list[Page], most: int = 10_000) -> int:
    """Let the pages' people make the first move on offer until the game is over; how many moves they made."""
    made = 0
    while made < most:
        settle(pages)
        if pages[0].play["outcome"] is not None:
            return made
        acting = [page for page in pages if page.play["moves"]]
        if acting:
            answer = acting[0].move()
            assert answer["it"] == "accepted", answer
            while acting[0].play["seq"] < answer["seq"]:
                acting[0].until("play")
            made += 1
        else:
            pages[0].until("play")
    return made
