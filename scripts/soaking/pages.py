"""A page at a table: it comes back after every loss, and asks again with the same key."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from .counts import Counts

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
OPENED_WITHIN = 2.5
"""Seconds where there are several processes: one that is starting takes connections before it answers, and another may
answer meanwhile."""
GREETED_WITHIN = 15.0
AGAIN, LATER = 0.15, 4.0
"""Seconds until the next process is tried, at first and after many tries in vain."""
USUAL = {1000, 1001, 1005, 1006, 1012, 1013, 4408}
"""Codes with which a socket may end while a house is in trouble; 4408 where the proxy has lost a hello."""


class Listed(msgspec.Struct):
    id: int
    text: str


class Shown(msgspec.Struct):
    """A `play` message, as far as a page looks at it."""

    seq: int
    waiting: list[int]
    moves: list[Listed]
    may_undo: bool
    log_from: int
    log: list[msgspec.Raw]
    outcome: msgspec.Raw

    @property
    def is_over(self) -> bool:
        return bytes(self.outcome) != b"null"


SHOWN = msgspec.json.Decoder(Shown)
Answer = dict[str, Any]


class Who(NamedTuple):
    """Who looks at a table, with whose eyes, and from where."""

    table: str
    seat: int | None
    token: str | None
    cookie: str
    address: str


class Page:
    """One socket of somebody at a table; every `play` it is sent is kept to be compared."""

    def __init__(self, who: Who, ports: Sequence[Callable[[], int]], counts: Counts, dice: random.Random) -> None:
        self.table, self.seat, self.token, self.cookie, self.address = who
        self.ports, self.counts, self.dice = ports, counts, dice
        self.at = dice.randrange(len(ports))
        self.play: Shown | None = None
        self.last_play = b""
        self.known = 0
        """Lines of the log that it has."""
        self.seen: set[bytes] = set()
        self.answers: dict[str, asyncio.Future[Answer]] = {}
        self.greeted = asyncio.Event()
        self.changed = asyncio.Event()
        self.away = 0.0
        """Seconds that it stays away the next time it is lost."""
        self.socket: ClientConnection | None = None
        self._is_over = False
        self._life = asyncio.create_task(self._live())

    async def _live(self) -> None:
        in_vain = 0
        while not self._is_over:
            try:
                await self._come(in_vain)
                await self._hear()
            except LOST:
                self.counts.of["connections lost"] += self.greeted.is_set()
            was_there = self.greeted.is_set()
            self._lose()
            in_vain = 0 if was_there else in_vain + 1
            await asyncio.sleep(self.away or min(LATER, AGAIN * 2**in_vain))
            self.away = 0.0
            self.at = (self.at + 1) % len(self.ports)

    def _lose(self) -> None:
        self.greeted.clear()
        socket, self.socket = self.socket, None
        if socket is not None:
            self._note_end(socket)
            socket.transport.abort()
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("lost"))
                answer.exception()
        self.answers.clear()

    def _note_end(self, socket: ClientConnection) -> None:
        code = socket.close_code
        self.counts.closed[str(code)] += 1
        if code is not None and code not in USUAL and not self._is_over:
            self.counts.fault("socket closed", f"{self.table} seat {self.seat}: {code} {socket.close_reason}")

    async def _come(self, in_vain: int) -> None:
        port = self.ports[self.at]()
        patience = OPENED_WITHIN * (1 + in_vain) if len(self.ports) > 1 else GREETED_WITHIN
        origin: Any = f"http://127.0.0.1:{port}"
        self.socket = await connect(
            f"ws://127.0.0.1:{port}/api/tables/{self.table}/live", origin=origin,
            additional_headers={"Cookie": self.cookie} if self.seat is not None else {}, local_addr=(self.address, 0),
            compression=None, max_size=None, ping_interval=None, open_timeout=patience, close_timeout=1,
        )  # fmt: skip
        self.counts.of["connections"] += 1
        await self.say_hello()
        async with asyncio.timeout(GREETED_WITHIN):
            while not self.greeted.is_set():
                await self._take(await self._receive())

    async def say_hello(self) -> None:
        await self.send({"do": "hello"} if self.token is None else {"do": "hello", "token": self.token})

    async def _hear(self) -> None:
        while True:
            await self._take(await self._receive())

    async def _receive(self) -> bytes:
        assert self.socket is not None
        return await self.socket.recv(decode=False)

    async def _take(self, frame: bytes) -> None:
        if frame.startswith(b'{"it":"play"'):
            await self._take_play(frame)
            return
        message = json.loads(frame)
        match message["it"]:
            case "accepted" | "refused":
                answer = self.answers.pop(message["key"], None)
                if answer is not None and not answer.done():
                    answer.set_result(message)
                elif message["key"] is None:
                    self.counts.fault("not understood", f"{self.table}: {message}")
            case "welcome" if message["seat"] != self.seat:
                self.counts.fault("another seat", f"{self.table} seat {self.seat}: {message}")
            case "closing":
                self.counts.of["goodbyes"] += 1

    async def _take_play(self, frame: bytes) -> None:
        play = SHOWN.decode(frame)
        self.counts.of["views"] += 1
        self.seen.add(frame)
        if self.greeted.is_set() and play.log_from > self.known:
            self.counts.of["gaps in a log"] += 1
            await self.say_hello()
        self.known = play.log_from + len(play.log)
        self.play, self.last_play = play, frame
        self.greeted.set()
        self.changed.set()

    async def send(self, message: Answer) -> None:
        if self.socket is None:
            raise ConnectionError("not connected")
        await self.socket.send(json.dumps(message))

    async def ask(self, message: Answer, within: float) -> Answer:
        """What is answered; one of LOST if it is lost, or takes too long."""
        answer = self.answers[message["key"]] = asyncio.get_running_loop().create_future()
        try:
            await self.send(message)
            return await asyncio.wait_for(answer, within)
        finally:
            self.answers.pop(message["key"], None)

    def break_off(self, away: float = 0.0) -> None:
        """Vanish without a word, and come back."""
        self.away = away
        if self.socket is not None:
            self.socket.transport.abort()

    async def close(self) -> None:
        self._is_over = True
        if self.socket is not None:
            with suppress(*LOST):
                await asyncio.wait_for(self.socket.close(), 3)
        self._life.cancel()
        with suppress(asyncio.CancelledError):
            await self._life
        self._lose()
